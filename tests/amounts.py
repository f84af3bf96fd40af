"""How much is tried where more of the same would only make a test surer: random examples, positions, files.

`TESTS_PERCENT` in the environment says how much of it: 25 if nothing is said; 10 where `.ci/run` tests the same source
again (from the wheel, with other Pythons, uncompiled); 100, or more, by hand. All claims stay the same.
"""

import os
import random
from collections.abc import Iterable, Iterator
from typing import TypeVar

from solver_core import compiled

_Thing = TypeVar("_Thing")

PERCENT = int(os.environ.get("TESTS_PERCENT", "25"))
TURN = random.Random(os.environ.get("PYTEST_XDIST_TESTRUNUID")).randrange(1000)
"""Another number in each run, the same in all processes of it: which cases there are may depend on it."""


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


def spread(things: Iterable[_Thing]) -> Iterator[_Thing]:
    """The asked for share of these things, evenly spread, and others from call to call; one at least, as in `each`."""
    stride = max(1, 100 // PERCENT)
    first = random.randrange(stride)
    for number, thing in enumerate(each(things)):
        if number % stride == first:
            yield thing
    if number < first:
        yield thing
