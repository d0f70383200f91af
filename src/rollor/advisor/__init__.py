"""Opinions: what is near, what is likely, what to do. Everything here sees a `View` and no more."""
