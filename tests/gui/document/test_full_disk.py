"""No room for the library: what was there is there, what is new is kept elsewhere, and the disk is not left full.

The disk is one on which no file can become large, in a process of its own; `python -m tests.bench.disks` has real ones.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import json, resource, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEventLoop
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.database.library import Library
from sudoku_gui.database.rows import MemoryRows
from sudoku_gui.database.worker import Worker

application = QCoreApplication([])
library = Library(Path(sys.argv[1]))
puzzle = Puzzle(Grid.parse("4.....8.5.3" + 70 * "."))

def settle():
    while library.findChild(Worker).is_busy:
        application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

def log():
    file = library.path.with_name("library.db-wal")
    return file.stat().st_size if file.exists() else 0

library.import_rows("small", lambda: MemoryRows("small", [puzzle]))
settle()
resource.setrlimit(resource.RLIMIT_FSIZE, (2 << 20, resource.RLIM_INFINITY))
reported, most = [], [0]
library.import_failed.connect(lambda name, error: reported.append([name, str(error)]))

class Rows(MemoryRows):
    def puzzle(self, index):
        most[0] = max(most[0], log())
        return super().puzzle(index)

library.import_rows("large", lambda: Rows("large", [Puzzle(puzzle.givens, headers=(("D", "x" * 500),))] * 20_000))
settle()
after = log()
library.store_game(puzzle.givens, "x" * (3 << 20), 1, solved=False)
settle()
pending = library.games.pending
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
library.games.write()
settle()
print(json.dumps({
    "reported": reported, "most": most[0], "after": after, "names": [kept.name for kept in library.collections()],
    "pending": pending, "last": library.games.pending, "play": len(library.games.of(puzzle.givens).state),
}))
library.close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits")
def test_a_full_disk_costs_neither_the_library_nor_the_disk(tmp_path: Path) -> None:
    """What an import has written to the log goes; a state of play is written as soon as there is room."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    found = json.loads(done.stdout)
    [[name, error]] = found["reported"]
    assert name == "large"
    assert "free some space" in error
    assert found["most"] > 1 << 20
    assert found["after"] == 0
    assert found["names"] == ["small"]
    assert (found["pending"], found["last"], found["play"]) == (1, 0, 3 << 20)
