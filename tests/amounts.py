"""How much is tried where more of the same would only make a test surer: random examples, positions, puzzles.

`TESTS_PERCENT` in the environment says how much of it: 25 if nothing is said; 10 where `.ci/run` tests the same source
again (from the wheel, with other Pythons, uncompiled); 100, or more, by hand. All claims stay the same.
"""

import os
from collections.abc import Iterable, Iterator
from typing import TypeVar

from solver_core import compiled

_Thing = TypeVar("_Thing")

PERCENT = int(os.environ.get("TESTS_PERCENT", "25"))


def some(count: int, *, uncompiled: int | None = None) -> int:
    """The asked for share of this number, at least 5; of `uncompiled` where nothing is compiled."""
    if not compiled and uncompiled is not None:
        count = uncompiled
    return max(min(count, 5), count * PERCENT // 100)


def each(things: Iterable[_Thing]) -> Iterator[_Thing]:
    """These things one by one, of which there must be one: a loop without a turn would claim nothing."""
    there_is_one = False
    for thing in things:
        there_is_one = True
        yield thing
    assert there_is_one, "nothing is looked at"
