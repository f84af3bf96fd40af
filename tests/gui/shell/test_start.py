"""What is not seen at the start is not imported: each module costs a millisecond until the window can be used."""

import subprocess
import sys
from pathlib import Path

import pytest

LATER = {
    "": "csv difflib email socket tomllib",
    "importlib": "metadata",
    "solver_core": "batch cli generation page problems",
    "solver_core.cover": "texts",
    "solver_core.formats.data": "opensudoku",
    "solver_core.formats.links": "fpuzzles",
    "solver_core.formats.lists": "beginning grids hodoku",
    "solver_core.hints": "library",
    "sudoku_gui.features.export": "dialogs position_link",
    "sudoku_gui.features.gallery": "dialog",
    "sudoku_gui.features.help": "dialogs manual_pages manual_window term_card",
    "sudoku_gui.features.hints": "reason_text step_list technique_page techniques_dialog text",
    "sudoku_gui.features.library": "export_job view",
    "sudoku_gui.features.matrix_editor": "dialog",
    "sudoku_gui.features.new_puzzle": "maker_dialog",
    "sudoku_gui.features.play": "plan",
    "sudoku_gui.features.play_records": "dialog",
    "sudoku_gui.features.preferences_dialog": "dialog",
    "sudoku_gui.features.printing": "controller",
    "sudoku_gui.features.pseudocode": "view",
    "sudoku_gui.features.solution_count": "dialog explanation",
    "sudoku_gui.features.tours": "check chooser collection panel placeholders reader",
    "sudoku_gui.features.tree_view": "view",
    "sudoku_gui.features.watch": "speed_choosers timeline view",
    "sudoku_gui.render": "picture_files",
    "sudoku_gui.render.board": "paint_step",
    "sudoku_gui.wording": "events",
}
"""Modules, and packages with all that is in them, by the package that they are in."""

MOST = 380
"""Modules of our own at the first start; there were 510 when everything was imported at once."""

# Timers are left out: on a slow machine they would build more panes already, as they do when there is nothing else to
# do.
START = """
import sys
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication
from sudoku_gui.app import create

application = QApplication([])
before = set(sys.modules)
window = create(application, sys.argv[1:])
window.show()
application.processEvents(QEventLoop.ProcessEventsFlag.X11ExcludeTimers)
print(*(set(sys.modules) - before), sep="\\n", file=sys.__stdout__, flush=True)
window.close()
"""


def imported(home: Path, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> list[str]:
    """The modules that a window imports until it is on screen, in a process of its own."""
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(home))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    done = subprocess.run(
        [sys.executable, "-c", START, *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def early(found: list[str]) -> set[str]:
    """Those of the modules that have time."""
    late = {f"{parent}.{name}.".lstrip(".") for parent, names in LATER.items() for name in names.split()}
    return {name for name in found if any(f"{name}.".startswith(one) for one in late)}


def test_modules_for_later_are_not_imported_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither at the first one, nor when the puzzle is restored that the first window has stored."""
    first, second = (imported(tmp_path, monkeypatch) for _ in range(2))
    assert (early(first), early(second)) == (set(), set())
    assert len([name for name in first if name.startswith(("sudoku_gui", "solver_core"))]) <= MOST
    assert "sudoku_gui.session.saved_state" in second
