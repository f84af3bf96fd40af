"""While a question is open, no view gives its answer away; afterwards all is shown again."""

import pytest
from PySide6.QtCore import Qt

from solver_core.cover import Op
from solver_core.cover.conditions import happens
from solver_core.cover.explain.exercises import Kind
from sudoku_gui.features.event_log.view import EventLog
from sudoku_gui.features.play.plan_view import PlanView
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection
from sudoku_gui.player.subject import Subject
from sudoku_gui.render import theme
from tests.gui.parts import wait_until
from tests.gui.shared import Show

ME = "test"


@pytest.fixture
def watched(player: Player) -> Player:
    player.watch_subject(Subject(sample="six_sets"))
    player.hide_future(hidden=True)
    return player


def test_each_part_asks_on_its_own(watched: Player) -> None:
    changes: list[bool] = []
    watched.question.changed.connect(lambda: changes.append(watched.question.is_here))
    watched.question.ask(ME, 0, Kind.CHOICE)
    watched.question.ask(ME, 0, Kind.CHOICE)
    watched.question.ask("tour", 0)
    watched.question.withdraw(ME)
    assert watched.question.is_here
    assert watched.question.kind is None
    watched.question.withdraw("tour")
    watched.question.withdraw("tour")
    assert changes == [True, True, True, False]


def test_reasons_in_the_log_wait_for_the_answer(watched: Player, selection: Selection, show: Show) -> None:
    """The reason of a cover names the nodes that leave next."""
    log = EventLog(watched, selection, theme.light())
    log.resize(500, 300)
    show(log)
    watched.run_to(happens(Op.COVER))
    watched.question.ask(ME, watched.position, Kind.NODE)
    wait_until(lambda: "nodes leave" not in help_on_now(log))
    watched.question.withdraw(ME)
    wait_until(lambda: "nodes leave" in help_on_now(log))


def help_on_now(log: EventLog) -> str:
    return str(log.model.data(log.model.now, Qt.ItemDataRole.ToolTipRole))


def test_signs_beside_rows_do_not_tell_whether_an_option_is_forced(
    watched: Player, selection: Selection, show: Show
) -> None:
    """While the user is asked just that."""
    board = PlanView(watched, selection, theme.light())
    board.resize(400, 300)
    show(board)
    watched.run_to(happens(Op.TRY))
    watched.step(backward=True, coarser=-4)
    assert board.by_hand is not None
    assert any(row.turn for row in turns(board))
    watched.question.ask(ME, watched.position, Kind.FORCED)
    assert not any(row.turn or row.depth for row in turns(board))
    watched.question.withdraw(ME)
    assert any(row.turn for row in turns(board))


def turns(board: PlanView) -> tuple:  # type: ignore[type-arg]  # of rows
    assert board.by_hand is not None
    assert board.by_hand.look is not None
    return board.by_hand.look.rows
