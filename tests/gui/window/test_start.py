"""What is not seen at the start is not imported: each module costs a millisecond until the window can be used."""

import subprocess
import sys
from pathlib import Path

import pytest

LATER = frozenset(
    {
        *("csv", "difflib", "email", "importlib.metadata", "socket", "tomllib"),
        *("solver_core.batch", "solver_core.cli", "solver_core.cover.texts", "solver_core.generate"),
        *("solver_core.formats.lists.beginning", "solver_core.hints.finder"),
        *(
            "solver_core.formats.links.fpuzzles",
            "solver_core.formats.lists.grids",
            "solver_core.formats.lists.hodoku",
        ),
        *("solver_core.formats.data.opensudoku", "solver_core.problems"),
        *(
            "sudoku_gui.features.export.dialogs",
            "sudoku_gui.features.gallery.dialog",
            "sudoku_gui.features.matrix_editor.dialog",
        ),
        *(
            "sudoku_gui.features.help.about_dialog",
            "sudoku_gui.features.help.manual_window",
            "sudoku_gui.features.help.manual_pages",
        ),
        *(
            "sudoku_gui.features.help.shortcuts_dialog",
            "sudoku_gui.features.help.term_card",
            "sudoku_gui.widgets.term_source",
        ),
        *(
            "sudoku_gui.render.board.paint_step",
            "sudoku_gui.features.hints.reason_text",
            "sudoku_gui.features.hints.step_list",
        ),
        *(
            "sudoku_gui.features.hints.technique_pages",
            "sudoku_gui.features.hints.techniques_dialog",
            "sudoku_gui.features.hints.text",
        ),
        *(
            "sudoku_gui.features.library.export_job",
            "sudoku_gui.features.library.view",
            "sudoku_gui.features.new_puzzle.maker_dialog",
        ),
        *(
            "sudoku_gui.features.play.plan",
            "sudoku_gui.features.pseudocode.view",
            "sudoku_gui.features.watch.timeline",
        ),
        *("sudoku_gui.features.watch.choosers", "sudoku_gui.features.watch.view"),
        *("sudoku_gui.features.tree.view", "sudoku_gui.features.play_records.dialog"),
        *(
            "sudoku_gui.player.position_link",
            "sudoku_gui.features.preferences_dialog.dialog",
            "sudoku_gui.features.printing.controller",
        ),
        *(
            "sudoku_gui.render.picture_files",
            "sudoku_gui.features.solution_count.controller",
            "sudoku_gui.tours.check",
        ),
        *("sudoku_gui.features.tours.chooser", "sudoku_gui.tours.collection"),
        *("sudoku_gui.tours.facts", "sudoku_gui.features.tours.panel", "sudoku_gui.tours.reader"),
        *("sudoku_gui.widgets.rich_text", "sudoku_gui.wording.events"),
    }
)
"""Modules, and packages with all that is in them."""

MOST = 380
"""Modules of our own at the first start; there were 510 when everything was imported at once."""

# Timers are left out: on a slow machine they would build more panes already, as they do when there is nothing else to do.
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


def test_what_is_not_seen_at_the_first_start_is_not_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = imported(tmp_path, monkeypatch)
    late = {name for name in found for later in LATER if f"{name}.".startswith(f"{later}.")}
    assert late == set()
    ours = [name for name in found if name.startswith(("sudoku_gui", "solver_core"))]
    assert len(ours) <= MOST, len(ours)


def test_what_is_not_seen_is_not_imported_when_a_puzzle_is_restored_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window that is closed stores its puzzle, which the next one shows again."""
    imported(tmp_path, monkeypatch)
    found = imported(tmp_path, monkeypatch)
    assert "sudoku_gui.session.saved_state" in found
    late = {name for name in found for later in LATER if f"{name}.".startswith(f"{later}.")}
    assert late == set()
