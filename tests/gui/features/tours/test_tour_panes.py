"""The panes that a stop names are seen, and large enough to read; afterwards everything is as it was."""

import re
from collections.abc import Sequence
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from sudoku_gui.features.matrix_view.canvas import MatrixCanvas
from sudoku_gui.features.tours import ToursFeature
from sudoku_gui.features.tours import collection as tour_collection
from sudoku_gui.features.tours.tour import Tour
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.dock import Dock
from tests.amounts import each, spread
from tests.gui.at_rest import come_to_rest
from tests.gui.parts import press, wait_until, watch

TOURS = [found.tour for found in tour_collection.shipped() if found.tour is not None]
LEAST = {"board": (400, 400), "link_view": (400, 400)}
"""What can be read in a pane of at least this size; others need `USUAL`."""
USUAL = (400, 300)
NAMED = {
    "board": r"\bThe board\b|\b[Oo]n the board\b",
    "matrix_view": r"\bThe matrix:|\bin the matrix it\b",
    "column_list": r"\bThe list of columns\b",
    "link_view": r"\b[Tt]he links:|\bThe masks\b",
    "pseudocode": r"\bpseudo-code\b",
    "stack_view": r"\bThe stack:",
    "tree_view": r"\bThe search tree\b",
    "statistics": r"\bThe statistics\b",
    "comparison": r"\bThe comparison\b",
    "bound": r"\bThe bound:",
    "difference": r"\bThe differences\b",
}
"""How a text says where to look."""


def in_order(docks: dict[str, Dock]) -> list[str]:
    """The panes in front, from left to right and from top to bottom."""
    seen = {name: dock.geometry().topLeft() for name, dock in docks.items() if dock.is_view_seen()}
    return sorted(seen, key=lambda name: seen[name].toTuple())


def in_sight(window: MainWindow) -> set[str]:
    return {name for name, dock in window.workbench.docks.items() if dock.isVisible()}


def are_large(docks: dict[str, Dock], panes: Sequence[str]) -> bool:
    def is_large(name: str) -> bool:
        view, (width, height) = docks[name].view, LEAST.get(name, USUAL)
        return view.width() >= width and view.height() >= height

    return all(map(is_large, panes))


def follow(window: MainWindow, tours: Sequence[Tour]) -> None:
    """Go through all stops of some, unpainted: only what is where counts."""
    window.setUpdatesEnabled(False)
    tour_guide, docks = window.feature(ToursFeature).guide, window.workbench.docks
    for tour in spread(tours):
        tour_guide.begin(tour)
        for number, stop in enumerate(tour.stops):
            shown = in_order(docks)
            tour_guide.go(number)
            QApplication.processEvents()
            QApplication.processEvents()
            assert set(in_order(docks)) == set(stop.panes), tour.id
            # Sizes are shared out once what is around the panes has come to rest.
            wait_until(partial(are_large, docks, stop.panes))
            if number and set(shown) == set(stop.panes):
                assert in_order(docks) == shown
    tour_guide.leave()


@pytest.mark.parametrize("language", ["en", "zh_CN"], ids=["followed", "presented in Chinese"])
def test_each_stop_shows_its_panes(window: MainWindow, language: str) -> None:
    """All of them in front, none behind a tab, each large enough; going on with the same panes moves nothing."""
    before = in_sight(window)
    window.resize(1280, 720)
    if language != "en":
        window.feature(ToursFeature).guide.begin(TOURS[0])
        window.presentation.begin()
        window.setWindowState(Qt.WindowState.WindowNoState)
        window.resize(1600, 900)
    follow(window, TOURS if language == "en" else TOURS[::3])
    window.presentation.end()
    wait_until(lambda: in_sight(window) == before)
    assert window.arrangements.name == "play"


def test_panes_are_restored_once_after_tours_in_a_row(window: MainWindow) -> None:
    """Another tour begins before the panes are restored."""
    tour_guide, before = window.feature(ToursFeature).guide, in_sight(window)
    tour_guide.begin(TOURS[0])
    tour_guide.leave()
    tour_guide.begin(TOURS[1])
    QApplication.processEvents()
    tour_guide.go(1)
    tour_guide.go(3)
    assert window.arrangements.state.borrowed is not None
    assert window.workbench.updatesEnabled()
    tour_guide.leave()
    wait_until(lambda: window.arrangements.state.borrowed is None)
    wait_until(lambda: in_sight(window) == before)
    assert window.arrangements.name == "play"


def test_a_stop_lists_the_panes_that_its_text_names() -> None:
    for stop in each(stop for tour in TOURS for stop in tour.stops):
        said = stop.look.in_language("en") if stop.look else ""
        named = {pane for pane, pattern in NAMED.items() if re.search(pattern, said)}
        assert named <= set(stop.panes), (stop.number, said)


def test_no_digits_are_offered_beside_another_problem(window: MainWindow) -> None:
    """Play without a Sudoku has no keypad; back at the puzzle it has."""
    docks = window.workbench.docks
    window.context.actions["sample_knuth_2000"].trigger()
    press("Alt+Shift+1")
    assert docks["board"].isVisible()
    assert docks["play_panel"].isHidden()
    window.context.watching.back_to_playing()
    assert docks["play_panel"].isVisible()


@pytest.fixture
def widths(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Those at which the matrix has been painted."""
    painted, paint = list[int](), MatrixCanvas.paintEvent

    def note(canvas: MatrixCanvas, event: QPaintEvent) -> None:
        painted.append(canvas.width())
        paint(canvas, event)

    monkeypatch.setattr(MatrixCanvas, "paintEvent", note)
    return painted


def test_nothing_is_painted_at_a_size_that_does_not_stay(window: MainWindow, widths: list[int]) -> None:
    """When a tour begins the panel takes a few pixels more at most; when it ends, no pane fills the window."""
    window.resize(1280, 720)
    watch(window, 20)
    come_to_rest(window)
    tour = tour_collection.by_id("sudoku_columns")
    assert tour is not None
    window.feature(ToursFeature).guide.begin(tour)
    come_to_rest(window)
    assert widths
    last = widths[-1]
    assert min(widths) > 0.9 * last
    window.feature(ToursFeature).guide.leave()
    come_to_rest(window)
    assert max(widths) < 1.1 * last
