"""How much is tried where more of the same would only make a test surer: random examples, positions, puzzles.

`.ci/run` tests the same source several times: as the README says, from the wheel, with other Pythons, uncompiled, and for
the branches that are taken. With `TESTS_REPEATED=1` in the environment a tenth of it is tried; all claims stay the same.
"""

import os

from solver_core import compiled

REPEATED = os.environ.get("TESTS_REPEATED") == "1"
"""Whether the same tests have been run at length elsewhere."""


def some(count: int, *, uncompiled: int | None = None) -> int:
    """This many, or fewer: ``uncompiled`` of them where nothing is compiled, and a tenth, but no less than 5, again."""
    if not compiled and uncompiled is not None:
        count = uncompiled
    return max(min(count, 5), count // 10) if REPEATED else count
