"""Views that move panes while panes are being moved wait: Qt would go on with a layout that is gone, and crash."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QMainWindow

from sudoku_gui.shell.docks.workbench import Workbench
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import settle, wait_until


@contextmanager
def deepest_layout(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How many layouts were restored within one another, each time."""
    depths, under_way = [0], [0]

    def restore(bench: Workbench, state: QByteArray) -> bool:
        under_way[0] += 1
        depths.append(under_way[0])
        try:
            return QMainWindow.restoreState(bench, state)
        finally:
            under_way[0] -= 1

    monkeypatch.setattr(Workbench, "restoreState", restore)
    yield depths


def test_a_pane_that_hides_the_future_opens_in_another_arrangement(
    watching: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The exercises begin the search anew when they open, and that chooses an arrangement."""
    watching.preferences["exercise_hides"] = "yes"
    watching.arrangements.choose("play")
    watching.workbench.show_pane("exercises")
    come_to_rest(watching)
    watching.arrangements.choose("watch")
    come_to_rest(watching)
    with deepest_layout(monkeypatch) as depths:
        watching.arrangements.choose("play")
        come_to_rest(watching)
        settle(watching)
    assert max(depths) == 1


@pytest.mark.parametrize("wanted", ["study", "watch"])
def test_an_arrangement_chosen_while_panes_move_is_shown_afterwards(
    watching: MainWindow, monkeypatch: pytest.MonkeyPatch, wanted: str
) -> None:
    """An editor that loses the keyboard may end in a choice of its own."""
    watching.arrangements.choose(wanted)
    watching.arrangements.choose("learn")
    come_to_rest(watching)
    dock = watching.workbench.docks["link_view"]
    asked: list[bool] = []

    def choose(visible: bool) -> None:  # noqa: FBT001 - a signal's argument
        if not asked:
            asked.append(visible)
            watching.arrangements.choose(wanted)

    dock.visibilityChanged.connect(choose)
    with deepest_layout(monkeypatch) as depths:
        watching.arrangements.choose("play")
        assert asked == [False]
        wait_until(lambda: watching.arrangements.name == wanted)
    assert max(depths) == 1
