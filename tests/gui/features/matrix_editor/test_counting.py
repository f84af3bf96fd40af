"""The count of solutions follows the matrix, and ends with it."""

import pytest
from PySide6.QtCore import QObject

from sudoku_gui.features.matrix_editor import counting
from sudoku_gui.features.matrix_editor.counting import SolutionCounter
from sudoku_gui.features.matrix_editor.model import MatrixDraft
from sudoku_gui.player.job import Job
from tests.gui.parts import part, wait_until

THREE = MatrixDraft(("A",), 1, (1, 1, 1))
ENDLESS = MatrixDraft(tuple(f"c{number}" for number in range(60)), 60, tuple(1 << at for at in range(60)) * 2)
"""Two options for each of 60 columns: more solutions than are ever counted."""


class Counted(QObject):
    """A matrix with its counter, and what was said of it."""

    def __init__(self) -> None:
        super().__init__()
        self.draft = THREE
        self.counter = SolutionCounter(lambda: self.draft, self)
        self.said: list[str] = []
        self.counter.changed.connect(lambda: self.said.append(self.counter.text))
        self.job = part(self.counter, Job)

    @property
    def is_at_work(self) -> bool:
        return self.job.is_running or self.counter._pause.isActive()


@pytest.fixture
def counted(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Counted:
    assert qapp
    monkeypatch.setattr(counting, "_PAUSE", 1)
    return Counted()


def test_the_newest_matrix_is_counted(counted: Counted) -> None:
    """While one is still counted, nothing is said of it once another is there."""
    counted.draft = ENDLESS
    counted.counter.start_soon()
    wait_until(lambda: counted.job.is_running)
    counted.draft = THREE
    counted.counter.start_soon()
    wait_until(lambda: bool(counted.counter.text))
    assert [text for text in counted.said if text] == ["3 solutions"]


@pytest.mark.parametrize("is_begun", [True, False])
def test_a_closed_editor_counts_nothing(counted: Counted, *, is_begun: bool) -> None:
    """Neither what is counted already nor what was to be counted in a moment."""
    counted.draft = ENDLESS
    counted.counter.start_soon()
    if is_begun:
        wait_until(lambda: counted.job.is_running)
    assert counted.is_at_work
    counted.counter.stop()
    assert not counted.is_at_work
    assert not any(counted.said)
