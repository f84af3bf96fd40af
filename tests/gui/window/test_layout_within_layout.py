"""Views that move panes while panes are being moved wait: Qt would go on with a layout that no longer exists, and crash."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QMainWindow

from sudoku_gui.shell.docks.workbench import Workbench
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import come_to_rest, wait_until
from tests.gui.window.shared import settle


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
    watched: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The exercises begin the search anew when they open, and that chooses an arrangement."""
    watched.preferences["exercise_hides"] = "yes"
    watched.arrangements.choose("play")
    watched.workbench.show_pane("exercises")
    come_to_rest(watched)
    watched.arrangements.choose("watch")
    come_to_rest(watched)
    with deepest_layout(monkeypatch) as depths:
        watched.arrangements.choose("play")
        come_to_rest(watched)
        settle(watched)
    assert max(depths) == 1


@pytest.mark.parametrize("wanted", ["study", "watch"])
def test_what_is_chosen_while_panes_move_is_shown_afterwards(
    watched: MainWindow, monkeypatch: pytest.MonkeyPatch, wanted: str
) -> None:
    """An editor that loses the keyboard may end in a choice of its own."""
    watched.arrangements.choose(wanted)
    watched.arrangements.choose("learn")
    come_to_rest(watched)
    dock = watched.workbench.docks["link_view"]
    asked: list[bool] = []

    def choose(visible: bool) -> None:  # noqa: FBT001 - a signal's argument
        if not asked:
            asked.append(visible)
            watched.arrangements.choose(wanted)

    dock.visibilityChanged.connect(choose)
    with deepest_layout(monkeypatch) as depths:
        watched.arrangements.choose("play")
        assert asked == [False]
        wait_until(lambda: watched.arrangements.name == wanted)
    assert max(depths) == 1
