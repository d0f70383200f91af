"""Deals on several cores at once. How many there are makes the work shorter, and no other difference."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager

from rollor.card import Card
from rollor.simulator.arena import Arena, Deal
from rollor.simulator.settings import Settings

_arena: list[Arena] = []
"""In a worker: what it was started with."""


@contextmanager
def deals(
    settings: Settings, card: Card, numbers: Iterable[int], workers: int = 1
) -> Iterator[Iterator[tuple[int, Deal]]]:
    """Each of these deals, with its number, in their order.

    Workers end with the block, whatever ends it; deals that nobody has begun by then are not played.
    """
    if workers == 1:
        arena = Arena(settings, card)
        yield ((number, arena.deal(number)) for number in numbers)
        return
    pool = ProcessPoolExecutor(
        workers, multiprocessing.get_context("spawn"), initializer=_start, initargs=(settings, card)
    )
    try:
        yield pool.map(_deal, numbers)
    finally:
        pool.shutdown(cancel_futures=True)


def _start(settings: Settings, card: Card) -> None:
    """Begins a worker. Ctrl-C is for the one who started it; if that is gone, so is the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    _arena.append(Arena(settings, card))


def _end_with_the_parent() -> None:
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os._exit(1)


def _deal(number: int) -> tuple[int, Deal]:
    return number, _arena[0].deal(number)
