"""rollor: the Charleston of American mah-jongg, as law, table, trainer and coach.

rollor is not the National Mah Jongg League, and its lines are no official card.
"""
