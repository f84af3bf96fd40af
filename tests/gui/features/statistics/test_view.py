"""The statistics as the user sees and works them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.statistics import paint as statistics_plot
from sudoku_gui.features.statistics.model import NAME, VALUE
from sudoku_gui.features.statistics.view import DepthPlot, StatisticsView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.render.theme import Theme
from tests.gui.parts import dress, part
from tests.gui.shared import GoTo, Show


@pytest.fixture
def view(player: Player, show: Show) -> StatisticsView:
    player.watch_subject(Subject(sample="queens_6"))
    view = StatisticsView(player, Selection(player), theme.light())
    view.resize(420, 460)
    show(view, table(view))
    return view


def table(view: StatisticsView) -> QTableView:
    return part(view, QTableView, "statistics_table")


def plot(view: StatisticsView) -> DepthPlot:
    return part(view, DepthPlot, "statistics_plot")


def value(view: StatisticsView, name: str) -> str:
    rows = {view.model.index(row, NAME).data(): row for row in range(view.model.rowCount())}
    return str(view.model.index(rows[name], VALUE).data())


def test_the_numbers_are_those_of_the_search(view: StatisticsView, player: Player, go_to: GoTo) -> None:
    for position in (0, 17, 400, 90):
        go_to(position)
        assert player.search
        counted = player.search.statistics
        assert value(view, "Events") == str(position)
        assert value(view, "Tree nodes") == str(counted.nodes)
        assert value(view, "Dead ends") == str(counted.dead_ends)
        assert value(view, "Updates") == str(counted.updates)
        assert [bar.nodes for bar in plot(view).look.bars] == [depth.nodes for depth in counted.depths]
        assert plot(view).look.depth == player.search.depth


def test_ctrl_c_copies_a_plain_table(view: StatisticsView, go_to: GoTo) -> None:
    """The window's own Ctrl+C copies the puzzle; here, with the keyboard here, it copies the numbers."""
    go_to(400)
    QGuiApplication.clipboard().setText("")
    QTest.keyClick(table(view), Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == view.copied_text()
    assert view.copied_text().startswith("Events\t400\n")


# --- the plot -------------------------------------------------------------------------------------


def test_hovering_a_depth_shows_its_numbers(view: StatisticsView, player: Player, go_to: GoTo) -> None:
    """In place of the legend, which comes back when the mouse leaves."""
    go_to(400)
    bars = plot(view).look.bars
    frame = statistics_plot.frame(QRectF(plot(view).rect()), len(bars), plot(view).font())
    place = QPoint(round(frame.bars.left() + 2.5 * frame.slot), plot(view).height() // 2)
    QTest.mouseMove(plot(view), place)
    assert player.search
    depth = player.search.statistics.depths[2]
    assert plot(view).look.hovered == 2
    assert plot(view).look.caption.startswith(f"depth 2: {depth.nodes} nodes, ")
    QTest.mouseMove(plot(view), QPoint(plot(view).width() - 1, 1))
    assert plot(view).look.caption == ""


def test_arrows_walk_from_depth_to_depth(view: StatisticsView, go_to: GoTo, qtbot: QtBot) -> None:
    """From where the search is; a screen reader hears the numbers."""
    go_to(400)
    plot(view).setFocus()
    qtbot.waitUntil(plot(view).hasFocus)
    here = plot(view).look.hovered
    assert here == min(plot(view).look.depth, len(plot(view).look.bars) - 1)
    QTest.keyClick(plot(view), Qt.Key.Key_Left)
    assert plot(view).look.hovered == here - 1
    assert plot(view).accessibleDescription() == plot(view).look.caption
    for _ in range(20):
        QTest.keyClick(plot(view), Qt.Key.Key_Left)
    assert plot(view).look.hovered == 0


# --- room and throttle --------------------------------------------------------------------------------


def test_table_and_plot_share_the_space(view: StatisticsView) -> None:
    """Side by side in a wide pane, one above the other in a high one; a small one is all table."""
    view.resize(800, 220)
    assert plot(view).x() >= table(view).width()
    view.resize(420, 460)
    assert plot(view).y() >= table(view).height()
    view.resize(220, 140)
    assert not plot(view).isVisible()
    assert table(view).height() == view.height()


def test_every_position_of_every_algorithm_can_be_shown(
    view: StatisticsView, player: Player, many: Grid, go_to: GoTo
) -> None:
    for subject in (Subject(sample="stations"), Subject(many, engine=Engine.BACKTRACK), Subject(many)):
        player.watch_subject(subject)
        for position in (0, 1, 3, 68, 1203):
            go_to(position)
            view.grab()
    assert view.model.rowCount() > 0
    player.leave()  # the problem of a puzzle is that of every puzzle
    view.grab()
    assert (plot(view).look.bars, view.model.rows) == ((), ())


# --- looks ----------------------------------------------------------------------------------------


def test_counts_bars_and_plot_look_as_in_the_picture(
    view: StatisticsView,
    player: Player,
    go_to: GoTo,
    looks_like: Callable[[QImage, str], None],
    reference_font: QFont,
    each_theme: Theme,
) -> None:
    """Counts, pairs with their bars, and the plot, as they were looked at."""
    dress(view, reference_font, each_theme)
    player.watch_subject(Subject(sample="stations"))
    go_to(450)
    view.resize(420, 460)
    looks_like(view.grab().toImage(), f"statistics_{each_theme.name}")
