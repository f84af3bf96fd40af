"""A survey says what is known, in slices, and where a puzzle fails."""

import pytest

from solver_core import Grid, count_solutions, solve
from solver_core.cover import Op
from solver_core.cover.replay import seeking
from solver_core.sudoku import encoding
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.survey import Survey, SurveyAnswer, SurveyResult

HIHO = "400070100001904605000001000000700002002030000847006000014000806020000300600090000"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
TWO = "120000000000000000798123456214365897365897214879214365532941678641578932000000000"
NO_NINE = "12345678." + "........9" + "." * 63
LATE = "4...7.1....19.46.5.....1......7....2..2.3....847..6..3.14...8.6.2....3..6...9...."
"""The sample of hihoCoder with a wrong 3 in r6c9, which breaks no rule at first sight."""


@pytest.fixture(autouse=True)
def short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that every puzzle takes several, however fast the search is."""
    monkeypatch.setattr(seeking, "SLICE", 256)


def surveyed(text: str) -> SurveyResult:
    survey = Survey(Grid.parse(text))
    assert survey.go()
    return survey.verdict()


@pytest.mark.parametrize(
    ("text", "answer", "solutions"),
    [
        (HIHO, SurveyAnswer.FOUND, 1),
        (HARD, SurveyAnswer.FOUND, 1),
        (TWO, SurveyAnswer.SEVERAL, 2),
        (NO_NINE, SurveyAnswer.NONE, 0),
    ],
)
def test_the_answer_agrees_with_counting_to_two(text: str, answer: SurveyAnswer, solutions: int) -> None:
    """One, none or several; and the grid is the first solution, where there is one."""
    verdict = surveyed(text)
    grid = Grid.parse(text)
    assert verdict.answer is answer
    assert count_solutions(grid) == solutions
    assert verdict.solution == solve(grid)


def test_a_survey_in_slices_ends_with_the_same_result() -> None:
    """A window that never waits learns what a script learns, from the same search."""
    survey = Survey(Grid.parse(HIHO))
    seen = [survey.position]
    while not survey.go(0.0):
        assert survey.verdict().answer is SurveyAnswer.STOPPED
        seen.append(survey.position)
    assert len(seen) > 10
    assert seen == sorted(set(seen))
    assert survey.verdict() == surveyed(HIHO)


def test_a_survey_that_is_given_up_says_no_more_than_it_knows() -> None:
    """Nothing first, then the solution, but not that it is the only one, and then that too."""
    survey = Survey(Grid.parse(HARD))
    assert survey.verdict() == SurveyResult(SurveyAnswer.STOPPED, None, 0, 0)
    known = []
    while not survey.go(0.0):
        verdict = survey.verdict()
        assert (verdict.answer, verdict.dead_end) == (SurveyAnswer.STOPPED, None)
        known.append(verdict.solution)
    solution = survey.verdict().solution
    assert solution is not None
    found = known.index(solution)
    assert 0 < found < len(known)
    assert known == [None] * found + [solution] * (len(known) - found)


def test_the_empty_grid_can_be_stopped() -> None:
    survey = Survey(Grid.empty())
    assert not survey.go(0.0)
    verdict = survey.verdict()
    assert (verdict.answer, verdict.solution) == (SurveyAnswer.STOPPED, None)
    assert verdict.events == survey.position > 0


def test_the_empty_grid_has_several_solutions() -> None:
    verdict = surveyed("." * 81)
    assert verdict.answer is SurveyAnswer.SEVERAL
    assert verdict.solution is not None
    assert verdict.solution.is_solved


def test_going_on_after_the_answer_changes_nothing() -> None:
    """A job that asks once too often gets the same answer and does no work."""
    survey = Survey(Grid.parse(TWO))
    assert survey.go()
    verdict = survey.verdict()
    assert survey.go(0.0)
    assert survey.go()
    assert survey.verdict() == verdict


@pytest.mark.parametrize("text", [NO_NINE, LATE])
def test_a_puzzle_without_a_solution_is_reported_with_its_first_dead_end(text: str) -> None:
    """Whoever asks why can be shown: the position is reached by seeking, and the item is out of options."""
    verdict = surveyed(text)
    assert verdict.answer is SurveyAnswer.NONE
    assert verdict.dead_end is not None
    search = encoding.search(Grid.parse(text))
    search.seek(verdict.dead_end.position)
    assert search.event is not None
    assert (search.event.op, search.event.item) == (Op.DEAD_END, verdict.dead_end.item)
    assert search.size(verdict.dead_end.item) == 0
    assert (search.depth, search.dead_ends) == (verdict.dead_end.depth, 1)
    assert search.count() == 0
    assert (search.position, search.dead_ends) == (verdict.events, verdict.dead_ends)


def test_the_dead_end_names_the_cell_that_no_digit_fits() -> None:
    """Row 1 holds 1 to 8, and its 9 stands in the last cell's column."""
    verdict = surveyed(NO_NINE)
    assert verdict.dead_end is not None
    assert encoding.problem().names[verdict.dead_end.item] == "r1c9"
    assert (verdict.dead_end.depth, verdict.dead_ends) == (9, 1)


@pytest.mark.parametrize("text", [HIHO, TWO])
def test_a_puzzle_with_a_solution_has_no_dead_end_to_tell(text: str) -> None:
    """Dead ends on the way to a solution are no answer to the question why there is none."""
    assert surveyed(text).dead_end is None


def test_a_contradiction_is_reported_at_once() -> None:
    with pytest.raises(ContradictionError, match="r1c2 and r2c2 both hold 3"):
        Survey(Grid.parse(".3......." * 2 + "." * 63))
