"""Arithmetic over arrays: how far a rack is from every hand of a card.

`reference` is the meaning, slow and obvious; the kernels agree with it to the bit.
"""
