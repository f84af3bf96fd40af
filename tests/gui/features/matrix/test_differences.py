"""The matrix on screen marks what is other than at the place compared with, as soon as something is compared."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from sudoku_gui.features.matrix.view import MatrixLegend, MatrixView
from sudoku_gui.player.baseline import Baseline
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.render import theme


@pytest.fixture
def baseline(player: Player) -> Baseline:
    return Baseline(player)


@pytest.fixture
def view(player: Player, baseline: Baseline, show: Callable[..., None], many: Grid) -> MatrixView:
    made = MatrixView(player, Selection(player), theme.light(), baseline)
    made.resize(700, 420)
    show(made, made.canvas)
    player.watch(many)
    return made


def test_marks_come_and_go_with_what_is_compared(
    view: MatrixView, baseline: Baseline, go_to: Callable[[int], None]
) -> None:
    """The search need not move for that; and it marks no difference of other places."""
    go_to(2275)
    bare = view.canvas.grab().toImage()
    baseline.since(2032)
    marked = view.canvas.grab().toImage()
    assert marked != bare
    baseline.between(900, 2032)
    assert view.canvas.grab().toImage() == bare
    baseline.since(2032)
    assert view.canvas.grab().toImage() == marked
    baseline.off()
    assert view.canvas.grab().toImage() == bare


def test_moving_on_marks_more(view: MatrixView, baseline: Baseline, go_to: Callable[[int], None]) -> None:
    go_to(2032)
    baseline.since_here()
    assert view.canvas.difference is not None
    assert view.canvas.difference.is_empty
    go_to(2068)
    assert not view.canvas.difference.is_empty


def words_of(key: MatrixLegend) -> list[str]:
    return [label.text() for label in key.findChildren(QLabel) if label.text()]


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")
def test_the_key_explains_the_marks_where_there_may_be_any(
    view: MatrixView, player: Player, qtbot: QtBot
) -> None:
    """A matrix without contrast has none, and its key says nothing of them."""
    view.show_legend()
    key = view.findChild(MatrixLegend)
    assert key is not None
    reported = words_of(key)
    assert reported[-2:] == ["gone since the compared position", "returned since then"]
    key.close()
    bare = MatrixView(player, Selection(player), theme.light())
    qtbot.addWidget(bare)
    bare.show_legend()
    other = bare.findChild(MatrixLegend)
    assert other is not None
    assert words_of(other) == reported[:-2]
    other.close()


@pytest.mark.parametrize("colours", [theme.light(), theme.high_contrast()], ids=lambda colours: colours.name)
def test_the_key_looks_as_in_the_picture(
    *,
    view: MatrixView,
    reference_font: QFont,
    looks_like: Callable[[QImage, str], None],
    colours: theme.Theme,
) -> None:
    view.setFont(reference_font)
    key = MatrixLegend(colours, view, with_differences=True)
    key.adjustSize()
    QApplication.processEvents()
    looks_like(key.grab().toImage(), f"matrix_key_{colours.name}")
    key.close()
