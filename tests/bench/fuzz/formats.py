"""Every reader of puzzles, with every truncation of its samples, damage of all kinds, and the samples of all others."""

import random
from collections.abc import Iterator
from functools import partial
from typing import Final

from solver_core import formats
from solver_core.cover import ProblemError
from solver_core.sudoku.grid_text import GridError
from tests.bench.fuzz.row import Limits, Row
from tests.core.formats import hostile

SIZES: Final = (100_000, 1_500_000)
EXPECTED: Final = (GridError, ProblemError, OSError)


def inputs(format_id: str, seed: int) -> Iterator[tuple[str, bytes]]:
    """What one format is tried with, of all kinds in turn as chance has it; never ends."""
    samples, chance = hostile.samples(), random.Random(f"{format_id} {seed}")
    own = {name: data for name, (other, data) in samples.items() if other == format_id}
    ways = [_truncated(own, chance), _dressed(own), _flipped(own, seed)]
    ways += [iter([(name, data) for name, (_, data) in samples.items()])]
    ways += [_swollen(own, size) for size in SIZES]
    while True:
        way = chance.choice(ways)
        found = next(way, None)
        if found is None:
            ways.remove(way)
        else:
            yield found


def _truncated(own: dict[str, bytes], chance: random.Random) -> Iterator[tuple[str, bytes]]:
    places = [(name, length) for name, data in own.items() for length in range(len(data) + 1)]
    chance.shuffle(places)
    yield from ((f"{name}, first {length} bytes", own[name][:length]) for name, length in places)


def _dressed(own: dict[str, bytes]) -> Iterator[tuple[str, bytes]]:
    for name, data in own.items():
        yield from ((f"{name}, {wrapping}", dressed) for wrapping, dressed in hostile.dressed(data))
        yield from ((f"{name}, undressed {n}", other) for n, other in enumerate(hostile.undressed(data)))


def _swollen(own: dict[str, bytes], size: int) -> Iterator[tuple[str, bytes]]:
    yield from ((f"{name} of {size}", data) for name, data in hostile.bombs(size))
    for name, data in own.items():
        swollen = enumerate(hostile.swollen(data, size))
        yield from ((f"{name}, swollen {n} by {size}", blown) for n, blown in swollen)


def _flipped(own: dict[str, bytes], seed: int) -> Iterator[tuple[str, bytes]]:
    while own:
        seed += 1
        for name, data in own.items():
            flips = enumerate(hostile.flipped(data, random.Random(seed), 20))
            yield from ((f"{name}, flip {n} of seed {seed}", flipped) for n, flipped in flips)


def tried(format_id: str, limits: Limits) -> Row:
    """A reader, tried until the limits are met."""
    row, reader = Row(format_id), formats.format_called(format_id)
    for what, data in inputs(format_id, limits.seed):
        row.take(what, partial(_read_bytes, data), EXPECTED)
        text = data.decode("latin-1").replace("\r\n", "\n").replace("\r", "\n")
        row.take(f"{what}, alone", partial(_alone, reader, text), EXPECTED)
        if limits.are_met(row.tried):
            break
    return row


def _read_bytes(data: bytes) -> None:
    _read_all(formats.read(formats.decode(data)))


def _alone(reader: formats.Format, text: str) -> None:
    reader.detects(text)
    for puzzle in reader.reads(text).puzzles[:1000]:
        hash(puzzle)


def _read_all(reading: formats.Reading) -> None:
    for puzzle in reading.puzzles[:1000]:
        hash(puzzle)
