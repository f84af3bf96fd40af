"""A hint from the first question to the step that is done, and what ends it."""

import pytest
from pytestqt.qtbot import QtBot

from solver_core.hints import PositionFault
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.solving import solve
from sudoku_gui.document.document import Document, Source
from sudoku_gui.document.hint_session import HintSession, Stage

NEARLY = "4259618376.9.37412.7..245969.3.7.1.52163957488.7.1.9.3.6.743259792156384534289671"
PATIENT = 30_000


@pytest.fixture
def session(document: Document, qtbot: QtBot) -> HintSession:
    document.open(Puzzle(Grid.parse(NEARLY)), Source())
    session = HintSession(document)
    session.advance()
    assert session.stage is Stage.SEARCHING
    qtbot.waitUntil(lambda: session.stage is not Stage.SEARCHING, timeout=PATIENT)
    return session


def test_each_question_shows_a_little_more_and_the_reason_is_the_end(session: HintSession) -> None:
    used: list[Stage] = []
    session.used.connect(lambda: used.append(session.stage))
    assert session.stage is Stage.PLACE
    for stage in (Stage.TECHNIQUE, Stage.REASON, Stage.REASON):
        session.advance()
        assert session.stage is stage
    assert used == [Stage.TECHNIQUE, Stage.REASON]
    session.close()


def test_performing_a_hint_changes_the_board_and_ends_it(session: HintSession, document: Document) -> None:
    before, step = document.puzzle.board.filled, session.step
    assert step is not None
    session.perform("hinted")
    assert document.puzzle.board.filled == before + len(step.placed) == before + 1
    assert not session.is_shown
    session.close()


def test_a_hint_ends_with_the_board_that_it_was_about(session: HintSession, document: Document) -> None:
    assert session.is_shown
    document.place_in((document.puzzle.board.digits.index(0),), 1, "typed")
    assert (session.stage, session.step, session.position) == (Stage.NOTHING, None, None)
    assert not session.dismiss()
    session.close()


def test_without_a_hint_no_end_is_reported(document: Document) -> None:
    session = HintSession(document)
    said: list[None] = []
    session.changed.connect(lambda: said.append(None))
    document.open(Puzzle(Grid.parse(NEARLY)), Source())
    assert said == []
    session.close()


def test_a_wrong_digit_is_shown_instead_of_a_step(
    session: HintSession, document: Document, qtbot: QtBot
) -> None:
    cell = document.puzzle.board.digits.index(0)
    solution = solve(Grid.parse(NEARLY))
    assert solution is not None
    document.place_in((cell,), solution[cell] % 9 + 1, "typed")
    session.advance()
    qtbot.waitUntil(lambda: session.stage is Stage.FAULT, timeout=PATIENT)
    assert session.fault is PositionFault.DIGITS
    assert session.cells == (cell,)
    session.close()
