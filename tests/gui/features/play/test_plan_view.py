"""The board of a problem of the gallery follows the search, and takes part in pointing."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from solver_core.cover import Op
from solver_core.problems import gallery
from solver_core.problems.plans import Plan
from sudoku_gui.features.play.plan_view import PlanView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import network, plan, theme
from sudoku_gui.render.board.look import Ink


@pytest.fixture
def view(player: Player, selection: Selection, show: Callable[..., None]) -> PlanView:
    player.watch_subject(Subject(sample="queens_6"))
    view = PlanView(player, selection, theme.light())
    view.resize(320, 320)
    show(view)
    return view


@pytest.fixture
def to_solution(player: Player, settle: Callable[[], None]) -> Callable[[], None]:
    def run() -> None:
        player.run_to("solution")
        settle()

    return run


def middle_of(view: PlanView, square: tuple[int, int]) -> QPoint:
    look = view.look
    assert look is not None
    board = plan.area(view.space, look)
    side = board.width() / look.cols
    return QPoint(
        round(board.left() + (square[1] + 0.5) * side), round(board.top() + (square[0] + 0.5) * side)
    )


def test_queens_stand_on_their_squares_and_close_others(
    view: PlanView, player: Player, to_solution: Callable[[], None], go_to: Callable[[int], None]
) -> None:
    """The solution and the snapshot are the oracles for pieces and closed squares."""
    to_solution()
    found, look, search = gallery.board("queens_6"), view.look, player.search
    assert isinstance(found, Plan) and look and search and search.solution  # noqa: PT018 - none of them is the claim
    assert set(look.pieces) == {square for option in search.solution for square in found.squares[option]}
    newest = found.squares[search.levels()[-1].option][0]
    assert [square for square, piece in look.pieces.items() if piece.newest] == [newest]
    go_to(300)
    look, snapshot = view.look, player.snapshot
    assert look is not None
    assert snapshot is not None
    for option in range(36):
        square = divmod(option, 6)
        assert (square in look.closed) == (not snapshot.is_open(option) and square not in look.pieces)


def test_the_line_branched_on_is_framed_until_a_queen_stands_there(
    view: PlanView, player: Player, step: Callable[..., None]
) -> None:
    """The frame holds the options of the chosen column that are left."""
    player.set_beat("decision")
    framed = 0
    for _ in range(12):
        step()
        look, search = view.look, player.search
        assert look is not None
        assert search is not None
        assert search.event is not None
        item = search.chosen_item if search.event.op is Op.CHOOSE else None
        columns = () if item is None else search.problem.columns[item]
        left = {divmod(option, 6) for option in columns if search.can_cover(option, item or 0)}
        assert look.chosen == left
        framed += len(left)
        player.run_to("option")
    assert framed


def test_the_square_to_be_filled_is_framed(player: Player, settle: Callable[[], None]) -> None:
    """Not all the squares that a piece laid there would take; nor any where a piece is to be laid somewhere."""
    player.watch_subject(Subject(sample="pentominoes_3x20"))
    view = PlanView(player, Selection(player), theme.light())
    framed = set()
    for _ in range(20):
        player.run_to("decision")
        settle()
        look = view.look
        assert look is not None
        assert not look.chosen & set(look.pieces)
        assert player.search is not None
        assert len(look.pieces) == 5 * player.search.depth
        framed.add(len(look.chosen))
    assert framed == {0, 1}


def test_the_square_under_the_mouse_is_pointed_at(view: PlanView, selection: Selection) -> None:
    QTest.mouseMove(view, middle_of(view, (2, 3)))
    assert selection.target == Target(option=15)
    view.leaveEvent(QEvent(QEvent.Type.Leave))
    assert selection.target is None
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=middle_of(view, (1, 0)))
    assert selection.pinned == Target(option=6)
    selection.hover(Target(option=8))
    assert view.look is not None
    assert view.look.highlighted == {(1, 2)}, "so is what another view points at"


def test_a_problem_without_a_board_lists_its_chosen_options(
    view: PlanView, player: Player, to_solution: Callable[[], None]
) -> None:
    player.watch_subject(Subject(sample="six_sets"))
    assert view.look is None
    to_solution()
    assert "{1, 4}" in view.accessibleDescription()
    before = view.grab().toImage()
    player.to_start()
    assert view.grab().toImage() != before


def test_candidates_of_a_small_sudoku_are_pointed_at(
    view: PlanView, player: Player, selection: Selection, to_solution: Callable[[], None]
) -> None:
    """A digit in a square is an option; in the solution there are digits alone."""
    player.watch_subject(Subject(sample="sudoku_4"))
    look = view.look
    assert look is not None
    assert look.candidates[0, 1] == ("1", "2", "3", "4")
    assert (0, 0) not in look.candidates, "there is a given"
    board = plan.area(view.space, look)
    side = board.width() / 4
    corner = board.topLeft() + QPointF(1.75 * side, 0.25 * side)
    QTest.mouseMove(view, corner.toPoint())
    assert selection.target == Target(1, 5), "the second digit of the second square"
    assert view.look is not None
    assert view.look.highlighted == {(0, 1)}
    to_solution()
    look = view.look
    assert look is not None
    assert len(look.pieces) == 16
    assert look.pieces[0, 0].ink is Ink.GIVEN
    assert look.pieces[0, 1].ink is not Ink.GIVEN
    assert not look.candidates
    assert not look.closed


def test_a_house_that_is_pointed_at_is_framed(view: PlanView, player: Player, selection: Selection) -> None:
    player.watch_subject(Subject(sample="sudoku_4"))
    selection.hover(Target(item=16))
    assert view.look is not None
    assert view.look.highlighted == {(0, 0), (0, 1), (0, 2), (0, 3)}


def test_queens_that_dominate_leave_dots_where_they_reach(
    view: PlanView, player: Player, to_solution: Callable[[], None]
) -> None:
    player.watch_subject(Subject(sample="dominating_queens,n=5"))
    to_solution()
    look = view.look
    assert look is not None
    assert look.served == {(row, col) for row in range(5) for col in range(5)}
    assert not look.closed


def test_stations_and_cities_are_pointed_at(
    view: PlanView, player: Player, selection: Selection, to_solution: Callable[[], None]
) -> None:
    """Points of a network are options and items, as cells of a board are."""
    player.watch_subject(Subject(sample="radars"))
    assert view.look is None
    before = view.grab().toImage()
    to_solution()
    look, search = view.network_look, player.search
    assert look is not None
    assert search is not None
    assert set(look.chosen) == {level.option for level in search.levels()}
    assert look.covered == set(range(len(search.problem.items)))
    assert view.grab().toImage() != before
    measure = network.scale(view.space, look.network)
    QTest.mouseMove(view, measure.at(look.network.options[2]).toPoint())
    assert selection.target == Target(option=2)
    QTest.mouseMove(view, measure.at(look.network.items[3]).toPoint())
    assert selection.target == Target(item=3)
    assert view.network_look is not None
    assert view.network_look.highlighted_items == {3}


def test_a_hole_is_nothing(view: PlanView, player: Player, selection: Selection) -> None:
    player.watch_subject(Subject(sample="polyominoes,pieces=dominoes,use=any,height=2,width=3,holes=x....x"))
    QTest.mouseMove(view, middle_of(view, (0, 0)))
    assert selection.target is None
    assert view.look is not None
    assert not view.look.closed


@pytest.mark.parametrize("sample", ["queens_6", "sudoku_4,givens=12....3.4......."])
def test_the_column_of_a_dead_end_is_hatched(
    view: PlanView, player: Player, settle: Callable[[], None], sample: str
) -> None:
    """All squares of the line, the square or the digit's places that nothing can take any more."""
    player.watch_subject(Subject(sample=sample))
    player.run_to("dead_end")
    settle()
    look, snapshot, found = view.look, player.snapshot, gallery.board(sample)
    assert look is not None
    assert snapshot is not None
    assert isinstance(found, Plan)
    assert snapshot.chosen_item is not None
    column = snapshot.problem.columns[snapshot.chosen_item]
    assert look.dead == {found.squares[option][0] for option in column} - set(look.pieces)
    assert look.dead
    assert not look.chosen
    player.set_beat("link")
    while (snapshot := player.snapshot) is not None and snapshot.dead_item is not None:
        assert look.dead == view.look.dead if view.look is not None else None
        player.step()
        settle()
    assert view.look is not None
    assert not view.look.dead


def test_a_square_says_who_took_it(view: PlanView, to_solution: Callable[[], None]) -> None:
    """As cells of a Sudoku do; and a press pins what is there."""
    to_solution()
    look = view.look
    assert look is not None
    queen, closed = next(iter(look.pieces)), next(iter(look.closed))
    assert "chosen" in view.tip_at(QPointF(middle_of(view, queen)))
    assert re.search(r"removed at depth \d by .*both cover", view.tip_at(QPointF(middle_of(view, closed))))
    assert view.tip_at(QPointF(-5, -5)) == ""


def test_a_press_pins_a_square(view: PlanView, selection: Selection) -> None:
    for square in ((1, 0), (3, 4)):
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=middle_of(view, square))
        assert selection.pinned == Target(option=6 * square[0] + square[1])
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=middle_of(view, square))


@pytest.mark.parametrize("sample", ["pentominoes_6x10", "sudoku_4,givens=12....3.4......."])
def test_rows_and_columns_are_named(
    view: PlanView, player: Player, settle: Callable[[], None], sample: str
) -> None:
    """In the space at the left and below, as on a chessboard."""
    player.watch_subject(Subject(sample=sample))
    settle()
    look = view.look
    assert look is not None
    assert look.coordinates
    board, bare = plan.area(view.space, look), plan.area(view.space, replace(look, coordinates=False))
    assert board.left() - view.space.left() > 5
    assert view.space.bottom() - board.bottom() > 5
    assert board.width() > 0.85 * bare.width()
