"""How far a figure from so many hands can be trusted: 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

_Z: Final = 1.959963984540054
"""Standard errors on both sides that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure, and between what it lies with a confidence of 95 %."""

    value: float
    low: float
    high: float

    def over(self, number: int) -> Estimate:
        """The same, divided among so many."""
        return Estimate(self.value / number, self.low / number, self.high / number)


def wilson(times: int, of: int) -> Estimate | None:
    """How often something happens that happened so many times, by Wilson's score interval.

    It stays between 0 and 1, and says something after few hands, and after none or all. `None` of nothing.

    >>> wilson(0, 10)
    Estimate(value=0.0, low=0.0, high=0.27753279...)
    """
    if not of:
        return None
    share, spread = times / of, _Z * _Z / of
    middle = (share + spread / 2) / (1 + spread)
    half = sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def normal(values: Sequence[float]) -> Estimate | None:
    """A mean, and the normal interval about it; `None` of less than two values.

    >>> normal([1, 2, 3])
    Estimate(value=2.0, low=0.86841..., high=3.13158...)
    """
    if len(values) < 2:
        return None
    mean, half = fmean(values), _Z * stdev(values) / sqrt(len(values))
    return Estimate(mean, mean - half, mean + half)
