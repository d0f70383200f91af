"""95 % intervals, against figures that others have published."""

from __future__ import annotations

import pytest

from rollor.simulator.intervals import Estimate, normal, wilson


@pytest.mark.parametrize(
    ("times", "of", "low", "high"),
    [(15, 148, 0.0624, 0.1605), (81, 263, 0.2553, 0.3662), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_gives_the_figures_of_newcombe_1998(times: int, of: int, low: float, high: float) -> None:
    found = wilson(times, of)
    assert found is not None
    assert found.value == times / of
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_what_always_or_never_happens_is_never_quite_certain() -> None:
    never, always = wilson(0, 50), wilson(50, 50)
    assert never is not None
    assert always is not None
    assert never.low == 0.0 < never.high
    assert always.low < 1.0 == always.high
    assert always.low == pytest.approx(1 - never.high)


def test_nothing_can_be_said_of_nothing() -> None:
    assert wilson(0, 0) is None
    assert normal([]) is None
    assert normal([3.0]) is None


def test_a_mean_has_the_normal_interval_about_it() -> None:
    found = normal([1.0, 2.0, 3.0, 4.0])
    assert found is not None
    assert found.value == 2.5
    assert found.high - 2.5 == pytest.approx(2.5 - found.low) == pytest.approx(1.959964 * (5 / 3) ** 0.5 / 2)


def test_an_estimate_can_be_shared_out() -> None:
    assert Estimate(0.6, 0.3, 0.9).over(3) == Estimate(0.6 / 3, 0.3 / 3, 0.9 / 3)
