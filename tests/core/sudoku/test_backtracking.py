"""Backtracking answers what Dancing Links answers, on the same puzzle, in the same words."""

import pytest

from solver_core import Grid, count_solutions
from solver_core.cover import Op, Rule
from solver_core.sudoku import encoding, engines
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.survey import Survey, SurveyAnswer

EASY = Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
NONE = EASY.with_digit(2, 1)
CLASH = EASY.with_digit(1, 5)


@pytest.mark.parametrize(("puzzle", "rule", "count"), [(MANY, Rule.FEWEST, 26), (EASY, Rule.FIRST, 1)])
def test_both_algorithms_find_the_same_solutions(puzzle: Grid, rule: Rule, count: int) -> None:
    found = []
    for search in (BacktrackSearch(puzzle, rule), encoding.search(puzzle, rule)):
        solutions = set()
        while search.run_to("solution"):
            assert search.solution is not None
            solutions.add(encoding.grid_of(search.solution))
        found.append(solutions)
    assert found[0] == found[1]
    assert len(found[0]) == count


def test_the_stack_says_which_digit_of_how_many_is_tried() -> None:
    """As for exact cover: digit k of d, and whether it was given."""
    search = BacktrackSearch(MANY)
    search.run_to("solution")
    levels = search.levels()
    assert [level.option for level in levels] == list(search.chosen_options())
    assert [level.given for level in levels] == [True] * MANY.filled + [False] * (81 - MANY.filled)
    assert all(1 <= level.number <= level.among for level in levels)
    assert any(level.is_guess for level in levels)
    assert encoding.grid_of(search.chosen_options()).is_solved


def test_candidates_are_the_digits_that_no_house_holds() -> None:
    """What a view shows in a cell is what the search may try there."""
    search = BacktrackSearch(EASY)
    while search.depth < EASY.filled:
        search.forward()
    search.run_to("decision")
    for cell in search.live_items():
        around = {digit for digit in range(1, 10) if _fits(cell, digit)}
        assert {digit for digit in range(1, 10) if search.candidates(cell) >> digit - 1 & 1} == around
        assert search.size(cell) == len(around)
        assert all(search.can_cover(encoding.option(cell, digit), cell) for digit in around)
    assert search.chosen_item in search.live_items()


def _fits(cell: int, digit: int) -> bool:
    return not EASY.with_digit(cell, digit).conflicts()


@pytest.mark.parametrize("engine", Engine)
def test_a_survey_gives_the_same_four_answers_with_either_engine(engine: Engine) -> None:
    answers = []
    for grid in (EASY, NONE, MANY):
        survey = Survey(grid, engine)
        survey.go()
        answers.append(survey.verdict().answer)
    assert answers == [SurveyAnswer.FOUND, SurveyAnswer.NONE, SurveyAnswer.SEVERAL]
    assert Survey(Grid.empty(), engine).verdict().answer is SurveyAnswer.STOPPED
    with pytest.raises(ContradictionError):
        Survey(CLASH, engine)


@pytest.mark.parametrize("engine", Engine)
def test_a_puzzle_without_solution_names_a_dead_end(engine: Engine) -> None:
    """The item that was left without an option stands at the position reported."""
    survey = Survey(NONE, engine)
    survey.go()
    dead_end = survey.verdict().dead_end
    assert dead_end is not None
    search = engines.search(NONE, engine)
    search.seek(dead_end.position)
    assert search.event is not None
    assert (search.event.op, search.event.item) == (Op.DEAD_END, dead_end.item)


@pytest.mark.parametrize("engine", Engine)
def test_both_engines_count_alike(engine: Engine) -> None:
    assert count_solutions(MANY, None, engine) == 26
    assert count_solutions(MANY, 5, engine) == 5
    assert count_solutions(EASY, None, engine) == 1
    assert count_solutions(NONE, None, engine) == 0


def test_ties_at_random_are_not_for_backtracking() -> None:
    with pytest.raises(ValueError, match="use one of fewest, first"):
        BacktrackSearch(EASY, Rule.SHUFFLED)
