"""Selection on the board: at a cell, a digit or a candidate, there and from there."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.play.shown_board import BoardSelection
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from sudoku_gui.widgets.board.view import BoardView


@pytest.fixture
def board(player: Player, selection: Selection, show: Callable[..., None], many: Grid) -> BoardView:
    board = BoardView(theme.light())
    board.animated = False
    BoardSelection(board, player, selection)
    board.resize(540, 540)
    show(board)
    player.watch(many)
    return board


def candidate(board: BoardView, cell: int, digit: int) -> QPoint:
    area = board.cell_area(cell)
    row, col = divmod(digit - 1, 3)
    third = area.width() * 0.295
    return area.center() + QPoint(round((col - 1) * third), round((row - 1) * third))


def test_the_candidate_under_the_mouse_is_pointed_at(board: BoardView, selection: Selection) -> None:
    QTest.mouseMove(board, candidate(board, 40, 3))
    assert selection.target == Target(40, encoding.option(40, 3))
    between = (candidate(board, 40, 1) + candidate(board, 40, 5)) / 2
    QTest.mouseMove(board, between)
    assert selection.target == Target(40)
    QApplication.sendEvent(board, QEvent(QEvent.Type.Leave))
    assert selection.target is None


def test_a_click_pins_and_selects_a_double_click_asks_for_more(
    board: BoardView, selection: Selection
) -> None:
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=candidate(board, 12, 5))
    assert board.selected == 12
    assert selection.pinned == Target(12, encoding.option(12, 5))
    requested: list[Target] = []
    selection.visit_requested.connect(requested.append)
    QTest.mouseDClick(board, Qt.MouseButton.LeftButton, pos=candidate(board, 30, 9))
    assert requested == [Target(30, encoding.option(30, 9))]


def test_a_press_pins_the_target_at_its_point(board: BoardView, selection: Selection) -> None:
    """Not only when the button is let go, and not the cell alone that gets the cursor."""
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=candidate(board, 12, 5))
    assert selection.pinned == Target(12, encoding.option(12, 5))
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=candidate(board, 12, 5))
    QTest.keyClick(board, Qt.Key.Key_Down)
    assert selection.pinned == Target(21)


@pytest.mark.parametrize(
    ("target", "highlighted"),
    [
        (Target(option=encoding.option(40, 7)), {(40, 7)}),
        (Target(item=5), {(5, 0)}),
        (Target(item=81 + 9 * 2 + 6), {(cell, 7) for cell in range(18, 27)}),
        (None, set()),
    ],
)
def test_the_selection_of_another_pane_is_highlighted(
    board: BoardView, selection: Selection, target: Target | None, highlighted: set[tuple[int, int]]
) -> None:
    """An option is a candidate, a cell's column the cell, a house's column its digit in nine cells."""
    before = board.grab().toImage()
    selection.hover(target)
    assert board.look.highlighted == highlighted
    assert (board.grab().toImage() == before) == (not highlighted)


def test_a_problem_that_is_no_sudoku_lights_nothing(
    board: BoardView, player: Player, selection: Selection
) -> None:
    selection.hover(Target(item=3))
    player.watch_subject(Subject(sample="queens_6"))
    assert board.look.highlighted == frozenset()
    selection.hover(Target(item=4))
    assert board.look.highlighted == frozenset()
    player.leave()
    QTest.mouseMove(board, candidate(board, 40, 3))
    assert selection.target is None


def test_a_candidate_that_is_gone_says_which_given_took_it(
    board: BoardView, player: Player, selection: Selection
) -> None:
    """Hover help names the digit, its cell and the column that both of them would cover."""
    search = player.search
    assert search is not None
    player.scrub(2600)
    cell = 30
    tips = BoardSelection(board, player, selection)
    assert "r4c4=5" in tips.tip_at(QPointF(candidate(board, cell, 5)))
    assert "removed at depth 11 by the given r5c6=5: both cover “box 5 has 5”" in tips.tip_at(
        QPointF(candidate(board, cell, 5))
    )
    assert tips.tip_at(QPointF(-5, -5)) == ""
