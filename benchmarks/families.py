"""Whether a card is fair to its families: in which of them does the nearest line of a random rack lie?

    python benchmarks/families.py [CARD.toml] [--racks 20000] [--seed 1]

Prints, for each section of a card, its lines, its hands, and the share of random 13-tile racks whose
nearest line lies in it; a rack that is equally near to several sections is shared among them.
The last line gives the mean distance of a rack from the card.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

import numpy as np

from rollor.card import Card, read_card, sample
from rollor.kernels.numpy_kernels import line_distances
from rollor.kernels.pack import pack, racks_array
from rollor.tiles import FULL_SET, Rack


def random_racks(number: int, seed: int) -> list[Rack]:
    """So many racks of 13 tiles, each dealt from a whole set."""
    rng, tiles = random.Random(seed), tuple(FULL_SET)
    return [Rack.of(rng.sample(tiles, 13)) for _ in range(number)]


def shares(card: Card, racks: list[Rack]) -> tuple[np.ndarray, np.ndarray, float]:
    """The share of each section, of each line, and the mean distance."""
    found = line_distances(pack(card), racks_array(racks))
    least = found.min(axis=1)
    near = (found == least[:, None]).astype(float)
    section_of = np.array([line.section.number - 1 for line in card.lines])
    sections = np.zeros((len(racks), len(card.sections)))
    for section in range(len(card.sections)):
        sections[:, section] = near[:, section_of == section].max(axis=1)
    lines = near / near.sum(axis=1, keepdims=True)
    sections /= sections.sum(axis=1, keepdims=True)
    return sections.mean(axis=0), lines.mean(axis=0), float(least.mean())


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("card", nargs="?", help="a card's file; the practice card if left out")
    parser.add_argument("--racks", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lines", action="store_true", help="print each line too")
    arguments = parser.parse_args()
    text = Path(arguments.card).read_bytes() if arguments.card else sample("practice")
    card = read_card(text)
    by_section, by_line, mean = shares(card, random_racks(arguments.racks, arguments.seed))
    print(f"{card.name}: {len(card.lines)} lines, {len(card.hands)} hands")
    for section, share in zip(card.sections, by_section, strict=True):
        lines = [line for line in card.lines if line.section == section]
        hands = sum(len(card.hands_of(line.id)) for line in lines)
        print(f"{section.name:24} {len(lines):3} lines {hands:5} hands {share:7.1%}")
        for line in lines if arguments.lines else ():
            far = by_line[card.lines.index(line)]
            print(f"    {line.id:8} {len(card.hands_of(line.id)):4} {far:6.1%}  {line.pattern}")
    print(f"mean distance of a random rack {mean:.2f}")


if __name__ == "__main__":
    main()
