"""The count of solutions follows the matrix, and ends with it."""

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from sudoku_gui.context import Context
from sudoku_gui.features.matrix_editor import dialog as dialogs
from sudoku_gui.features.matrix_editor.dialog import MatrixDialog
from sudoku_gui.features.matrix_editor.model import MatrixDraft
from sudoku_gui.player.job import Job
from tests.gui.parts import wait_until

THREE = MatrixDraft(("A",), 1, (1, 1, 1))
ENDLESS = MatrixDraft(tuple(f"c{number}" for number in range(60)), 60, tuple(1 << at for at in range(60)) * 2)
"""Two options for each of 60 columns: more solutions than are ever counted."""


@pytest.fixture
def editor(context: Context, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MatrixDialog:
    monkeypatch.setattr(dialogs, "_PAUSE", 1)
    dialog = MatrixDialog(context, THREE)
    qtbot.addWidget(dialog)
    return dialog


def is_counting(editor: MatrixDialog) -> bool:
    return any(job.is_running for job in editor.findChildren(Job))


def test_the_newest_matrix_is_counted(editor: MatrixDialog) -> None:
    """While one is still counted, nothing is said of it once another is there."""
    wait_until(lambda: "3 solutions" in editor.status.text())
    editor.show_draft(ENDLESS, "")
    wait_until(lambda: is_counting(editor))
    assert "solution" not in editor.status.text()
    editor.model.undo_stack.undo()
    wait_until(lambda: "3 solutions" in editor.status.text())


@pytest.mark.parametrize("is_begun", [True, False])
def test_a_closed_editor_counts_nothing(editor: MatrixDialog, *, is_begun: bool) -> None:
    """Neither what is counted already nor what was to be counted in a moment."""
    editor.show_draft(ENDLESS, "")
    if is_begun:
        wait_until(lambda: is_counting(editor))
    editor.close()
    assert not is_counting(editor)
    assert not any(timer.isActive() for timer in editor.findChildren(QTimer))
