"""A puzzle that is given by candidates, from the clipboard to the last digit: nothing in the window uses any other."""

from dataclasses import replace

import pytest

from solver_core import Grid, formats
from solver_core.cover import Rule
from solver_core.formats import candidates
from solver_core.sudoku import encoding
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.marks import ALL_DIGITS, Marks
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.survey import SurveyAnswer
from sudoku_gui.document.document import Source
from sudoku_gui.document.hint_session import Stage
from sudoku_gui.document.history import Edit, History
from sudoku_gui.features.candidate_boards.model import of_search
from sudoku_gui.features.export import position_link
from sudoku_gui.features.hints import HintsFeature
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.player import run_file
from sudoku_gui.player.subject import Subject
from sudoku_gui.shell.main_window import MainWindow
from tests.core.sudoku.puzzles import finish
from tests.core.sukaku import PLAIN, SOLUTION
from tests.gui.parts import board, press, wait_until

GIVENS = Grid.empty().within(Marks(tuple(1 << d - 1 if d else ALL_DIGITS for d in PLAIN.digits)))
"""The same puzzle without a digit."""
FEWER = Marks((ALL_DIGITS,) * 81).with_mask(1, 0b100001)
NONE_LEFT = candidates.with_eliminated(PLAIN, Grid.empty(), [(1, d) for d in PLAIN.possible().digits(1)])


@pytest.mark.puzzle_status
def test_a_puzzle_without_a_digit_is_solved_by_its_candidates(window: MainWindow) -> None:
    """Status and solution are those of the candidates, of which one is left in seventeen cells."""
    window.document.open(formats.read(formats.write(Puzzle(GIVENS), "dsudoku")).puzzles[0], Source())
    assert window.document.puzzle.givens == GIVENS
    wait_until(lambda: window.context.status.answer is SurveyAnswer.FOUND)
    press("F9")
    wait_until(lambda: board(window) == str(SOLUTION))
    assert window.document.is_solved
    assert "This is the only solution" in window.context.messages.text


def test_without_a_solution_the_candidates_are_named_as_the_cause(window: MainWindow) -> None:
    """When solving, and when a hint is asked for."""
    window.document.open(NONE_LEFT, Source())
    press("F9")
    wait_until(lambda: "without them there is one" in window.context.messages.text)
    press("F2")
    session = window.context.hint_session
    wait_until(lambda: session.stage is Stage.FAULT)
    assert "without them there is one" in window.feature(HintsFeature).card.text


def test_a_puzzle_of_candidates_is_searched_with_them(window: MainWindow) -> None:
    """Boards of candidates show none that the puzzle has not; a link and a file lead back to the same state."""
    for engine in Engine:
        window.player.watch_subject(Subject(GIVENS, engine=engine, rule=Rule.FEWEST))
        player = window.player
        assert encoding.is_sudoku(player.problem)
        assert player.snapshot is not None
        shown = [square.shown for square in of_search(player.snapshot).squares[:81]]
        assert GIVENS.candidates
        assert shown == list(GIVENS.candidates.masks)
        player.scrub(200)
        wait_until(lambda: window.player.position == 200)
        search = player.search
        assert search is not None
        assert finish(run_file.read(run_file.write(player)))[0].fingerprint() == search.fingerprint()
        linked = position_link.read(position_link.write(player))
        assert linked.subject.grid == GIVENS
        assert finish(position_link.restoring(linked))[0].fingerprint() == search.fingerprint()


def test_filled_in_candidates_are_those_of_the_puzzle(window: MainWindow) -> None:
    """Notes that are filled in lack what the puzzle lacks."""
    window.document.open(Puzzle(PLAIN.within(FEWER)), Source())
    window.feature(PlayFeature).editing.fill_candidates()
    assert window.document.puzzle.corner.digits(1) == (1, 6)


def test_undo_from_a_file_brings_candidates_back() -> None:
    """Another given may make candidates say less; the history of a file has what changes."""
    before = Puzzle(PLAIN.within(FEWER))
    after = replace(before, givens=before.givens.with_digit(2, 9))
    assert after.candidates != before.candidates
    for states, index in (((before, after), 1), ((after, before), 1), ((before, after), 0)):
        history = History(states, (Edit.between(*states, "typed 2 9"),), index, None)
        assert History.from_json(history.to_json(), states[index]).states == states
