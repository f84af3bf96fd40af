"""Killed while somebody types, the program comes back with what was there: no broken file, nothing older.

``python -m tests.bench.killed`` does the same two hundred times, and holds it to a second.
"""

import sys
from pathlib import Path

import pytest

from tests.bench import killed

PATIENT = 10.0
"""Seconds that a change may be old and yet lost: here it only matters that a busy machine is no fault."""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs in other ways")
def test_a_killed_program_loses_only_the_last_moment(tmp_path: Path) -> None:
    """Three kills at random moments, each followed by a start that shows board, notes and undo history as they were."""
    outcome = killed.kill(3, tmp_path, seed=7, most_seconds=PATIENT)
    assert outcome.faults == []
    assert len(outcome.costs) >= 2
