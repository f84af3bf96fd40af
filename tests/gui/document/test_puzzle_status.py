"""The status of the puzzle: it follows the givens alone, the newest counts, and it rests until it is wanted."""

import pytest
from pytestqt.qtbot import QtBot

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.survey import SurveyAnswer
from sudoku_gui.document import puzzle_status
from sudoku_gui.document.document import Document, Mode, Source
from sudoku_gui.document.puzzle_status import PuzzleStatus
from sudoku_gui.player import job
from tests.gui.at_rest import running_parts
from tests.gui.parts import part

UNIQUE = Grid.parse("400070100001904605000001000000700002002030000847006000014000806020000300600090000")
SEVERAL = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
CLASHING = UNIQUE.with_digit(1, 4)


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pause after the last key or change is a few milliseconds."""
    monkeypatch.setattr(puzzle_status, "_DELAY", 20)


@pytest.fixture
def document(qapp: object) -> Document:
    assert qapp
    return Document()


@pytest.fixture
def status(document: Document) -> PuzzleStatus:
    made = PuzzleStatus(document, document)
    made.set_on(True)
    return made


def open_puzzle(document: Document, grid: Grid) -> None:
    document.open(Puzzle(grid), Source())


@pytest.mark.parametrize(
    ("grid", "answer"),
    [(UNIQUE, SurveyAnswer.FOUND), (SEVERAL, SurveyAnswer.SEVERAL), (CLASHING, SurveyAnswer.NONE)],
)
def test_a_puzzle_that_is_opened_gets_its_answer(
    document: Document, status: PuzzleStatus, qtbot: QtBot, grid: Grid, answer: SurveyAnswer
) -> None:
    open_puzzle(document, grid)
    qtbot.waitUntil(lambda: status.answer is answer)
    assert not status.is_searching


def test_entries_and_notes_do_not_change_the_status(
    document: Document, status: PuzzleStatus, qtbot: QtBot
) -> None:
    """Even a wrong digit is only a wrong digit: the puzzle is what is printed."""
    open_puzzle(document, UNIQUE)
    qtbot.waitUntil(lambda: status.answer is SurveyAnswer.FOUND)
    document.place_in((1,), 5, "x")
    document.place_in((2,), 3, "x", Mode.NOTES)
    assert not running_parts(document)
    assert status.answer is SurveyAnswer.FOUND


def test_a_callback_for_the_answer_is_called_once(
    document: Document, status: PuzzleStatus, qtbot: QtBot
) -> None:
    """Not with the answer of the puzzle before, and never when the puzzle changes meanwhile."""
    heard: list[object] = []
    open_puzzle(document, SEVERAL)
    status.when_known(lambda: heard.append("dropped"))
    if not heard:  # it may be known at once
        open_puzzle(document, UNIQUE)
    heard.clear()
    open_puzzle(document, UNIQUE)
    assert status.solution is None
    status.when_known(lambda: heard.append(status.answer))
    qtbot.waitUntil(lambda: heard == [SurveyAnswer.FOUND])
    assert status.solution is not None
    status.when_known(lambda: heard.append("now"))
    assert heard == [SurveyAnswer.FOUND, "now"]


def test_a_new_given_changes_the_status(document: Document, status: PuzzleStatus, qtbot: QtBot) -> None:
    open_puzzle(document, UNIQUE)
    document.place_in([1], 4, "x", Mode.GIVENS)
    qtbot.waitUntil(lambda: status.answer is SurveyAnswer.NONE)
    document.undo_stack.undo()
    qtbot.waitUntil(lambda: status.answer is SurveyAnswer.FOUND)


def test_a_blank_board_has_none(document: Document, status: PuzzleStatus, qtbot: QtBot) -> None:
    open_puzzle(document, UNIQUE)
    qtbot.waitUntil(lambda: status.answer is not None)
    open_puzzle(document, Grid.empty())
    assert status.answer is None
    assert not running_parts(document)


def test_the_newest_puzzle_counts(
    document: Document, status: PuzzleStatus, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one is looked for, another is opened; the answer to the first never comes."""
    monkeypatch.setattr(job, "SLICE", 0.0)
    reported: list[SurveyAnswer | None] = []
    status.changed.connect(lambda: reported.append(status.answer))
    open_puzzle(document, CLASHING)
    open_puzzle(document, UNIQUE)
    qtbot.waitUntil(lambda: status.answer is SurveyAnswer.FOUND)
    assert SurveyAnswer.NONE not in reported


@pytest.mark.slow_search
def test_a_search_that_takes_too_long_is_stopped(
    document: Document, status: PuzzleStatus, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_status, "_MOST", 0)
    monkeypatch.setattr("solver_core.sudoku.survey.SECONDS", 0.0)
    open_puzzle(document, UNIQUE)
    qtbot.waitUntil(lambda: status.answer is SurveyAnswer.STOPPED)


def test_a_status_that_is_switched_off_is_not_computed(document: Document, qtbot: QtBot) -> None:
    status = PuzzleStatus(document, document)
    open_puzzle(document, UNIQUE)
    assert not running_parts(document)
    status.set_on(True)
    qtbot.waitUntil(lambda: status.answer is SurveyAnswer.FOUND)
    status.set_on(False)
    assert status.answer is None
    assert not running_parts(document)


@pytest.mark.parametrize("way", ["another puzzle", "no puzzle", "off"])
def test_a_closed_puzzle_is_no_longer_searched(
    document: Document, status: PuzzleStatus, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """Its answer would be shown beside another one."""

    def search(_grid: Grid, _most: int, _met: list[Grid]) -> job.Work[SurveyAnswer | None]:
        while True:
            yield None

    monkeypatch.setattr(puzzle_status, "status", search)
    searching = part(status, job.Job)
    open_puzzle(document, UNIQUE)
    qtbot.waitUntil(lambda: searching.is_running)
    match way:
        case "off":
            status.set_on(False)
        case "no puzzle":
            open_puzzle(document, Grid.empty())
        case _:
            open_puzzle(document, SEVERAL)
    assert not searching.is_running
