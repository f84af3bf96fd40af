"""One solution, several or none, as counting has it; and where it takes too long, it says so."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core import Grid, count_solutions
from solver_core.cover.replay import seeking
from solver_core.sudoku import survey
from solver_core.sudoku.survey import FEWEST_GIVENS, SurveyAnswer, status
from tests.core.sudoku.puzzles import CLASHING, EMPTY, LATE, SEVERAL, UNIQUE, emptied, finish

IMPOSSIBLE = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (UNIQUE, SurveyAnswer.FOUND),
        (SEVERAL, SurveyAnswer.SEVERAL),
        (EMPTY, SurveyAnswer.SEVERAL),
        (LATE, SurveyAnswer.NONE),
        (IMPOSSIBLE, SurveyAnswer.NONE),
        (CLASHING, SurveyAnswer.NONE),
        ("12345678." + "........9" + "." * 63, SurveyAnswer.NONE),
    ],
)
def test_a_puzzle_has_no_one_or_several_solutions(text: str, answer: SurveyAnswer) -> None:
    assert finish(status(Grid.parse(text))) is answer


@given(st.sets(st.integers(0, 80), max_size=40))
def test_the_status_agrees_with_counting(cells: set[int]) -> None:
    grid = emptied(UNIQUE, cells)
    expected = SurveyAnswer.FOUND if count_solutions(grid) == 1 else SurveyAnswer.SEVERAL
    assert finish(status(grid)) is expected
    assert expected is SurveyAnswer.SEVERAL or grid.filled >= FEWEST_GIVENS


def test_solving_goes_no_further_than_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A limit is never taken for an answer; here the search is slow, and steps are short."""
    monkeypatch.setattr(seeking, "SLICE", 256)
    monkeypatch.setattr(survey, "SECONDS", 0.0)
    assert finish(status(Grid.parse(IMPOSSIBLE), most=1000)) is SurveyAnswer.STOPPED
    assert finish(status(Grid.parse(IMPOSSIBLE))) is SurveyAnswer.NONE
