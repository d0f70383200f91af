"""Plays hands that nobody watches, and counts."""
