"""Puzzles given by candidates: an option that is no candidate is no option, for every engine and every question."""

import pytest

from solver_core import Grid, count_solutions, solve
from solver_core.sudoku import encoding, engines, many
from solver_core.sudoku.census import Census
from solver_core.sudoku.clash import Clash
from solver_core.sudoku.empty_column import empty_column
from solver_core.sudoku.engines import Answerer, Engine
from solver_core.sudoku.engines import search as engine_search
from solver_core.sudoku.marks import ALL_DIGITS, Marks
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.solving import is_solvable_without_candidates, solutions
from solver_core.sudoku.survey import Survey, SurveyAnswer, status
from tests.amounts import each, some
from tests.core import sukaku
from tests.core.sukaku import PLAIN as P
from tests.core.sukaku import SOLUTION as S
from tests.core.sukaku import some_solutions

ALL = Marks((ALL_DIGITS,) * 81)
NUMBERS = range(some(1000))


def test_random_sukaku_are_unique_several_and_impossible() -> None:
    """The samples below are of all three kinds."""
    kinds = {min(2, len(some_solutions(sukaku.sukaku(number)))) for number in range(60)}
    assert kinds == {0, 1, 2}


def test_every_counter_agrees_with_brute_force() -> None:
    """Bits, links, masks, a survey and the status bar find as many solutions as there are."""
    for number in NUMBERS:
        grid = sukaku.sukaku(number)
        expected = some_solutions(grid)
        assert count_solutions(grid, 3) == len(expected), number
        found = list(solutions(grid))[:3] if len(expected) < 3 else [solve(grid)]
        assert {one.digits for one in found if one} <= set(sukaku.solutions(grid)), number
        if number % 10:
            continue
        for engine in (Answerer.DLX, Answerer.BACKTRACK):
            assert count_solutions(grid, 3, engine) == len(expected), (number, engine)
            assert many.solve_grids([grid], engine).counts == bytes([min(2, len(expected))]), (number, engine)
        kinds = (SurveyAnswer.NONE, SurveyAnswer.FOUND, SurveyAnswer.SEVERAL)
        kind = kinds[min(2, len(expected))]
        for search in Engine:
            survey = Survey(grid, search)
            survey.go()
            assert survey.verdict().answer is kind, (number, search)
        assert answer_of(grid) is kind, number


def answer_of(grid: Grid) -> SurveyAnswer:
    """What the status bar says."""
    steps = status(grid)
    while True:
        try:
            next(steps)
        except StopIteration as ended:
            answer: SurveyAnswer = ended.value
            return answer


@pytest.mark.parametrize("engine", [*Answerer])
def test_lists_with_candidates_keep_their_order(engine: Answerer) -> None:
    """Puzzles with and without candidates side by side get the answers that each gets alone."""
    grids = [P, *map(sukaku.sukaku, range(some(60))), S, Grid.empty().with_digit(0, 1).with_digit(1, 1)]
    grids[2:2] = [grids[1].with_digit(0, 5).with_digit(1, 5)]
    found = many.solve_grids(grids, engine)
    alone = [many.solve_grids([grid], engine) for grid in grids]
    assert found.counts == b"".join(one.counts for one in alone)
    assert found.digits == b"".join(one.digits for one in alone)
    assert {0, 1, 2, many.CONTRADICTORY} <= set(found.counts)


def test_searches_meet_the_same_solutions_and_go_back() -> None:
    """Both watched searches meet just the solutions, and come back to where they began."""
    for number in range(some(200)):
        grid = sukaku.sukaku(number)
        expected = some_solutions(grid)
        if len(expected) > 2:
            continue
        for engine in Engine:
            search = engine_search(grid, engine)
            start, met = search.fingerprint(), []
            while search.run_to("solution"):
                met.append(encoding.grid_of(search.chosen_options()).digits)
            assert sorted(met) == sorted(expected)
            search.seek(search.position // 2)
            assert search.snapshot().position == search.position
            search.seek(0)
            assert search.fingerprint() == start


def test_only_candidates_that_exclude_something_are_kept() -> None:
    """Candidates that follow from givens and rules make no other puzzle, so equal puzzles are equal."""
    shown = Marks(
        tuple(rest or 1 << digit - 1 for rest, digit in zip(P.possible().masks, P.digits, strict=True))
    )
    assert P.within(shown) == P
    assert P.within(shown).candidates is None
    assert S.within(Marks(tuple(1 << digit - 1 for digit in S.digits))) == S
    less = P.within(shown.with_mask(1, shown[1] & ~32))
    assert less.candidates
    assert less.possible()[1] == shown[1] & ~32
    assert less != P
    assert hash(less) == hash(P.within(less.candidates))


def test_edits_keep_candidates() -> None:
    """Another digit, or a board with entries, is still the same puzzle; entries alone are digits alone."""
    grid = P.within(ALL.with_mask(1, 0b11))
    puzzle = Puzzle(grid, Grid.empty().with_digit(9, 6))
    assert puzzle.board.possible()[1] == grid.possible()[1]
    assert grid.with_digit(2, 7).possible()[1] == grid.possible()[1] == 1
    assert puzzle.board.without(grid) == puzzle.entries
    assert grid.plain == P


def test_a_given_that_is_no_candidate_leaves_its_cell_empty() -> None:
    """It is no solution, and the column without an option is that of the cell."""
    grid = P.within(ALL.with_mask(0, 0b11))
    for engine in Answerer:
        assert count_solutions(grid, engine=engine) == 0
    found = empty_column(grid)
    assert found
    assert (found.item, found.singles, found.givens) == (0, (), ())
    for search in Engine:
        survey = Survey(grid, search)
        survey.go()
        dead_end = survey.verdict().dead_end
        assert dead_end
        assert dead_end.item == 0
    assert is_solvable_without_candidates(grid)
    assert not is_solvable_without_candidates(P)


def test_excluded_options_keep_their_numbers() -> None:
    """The matrix has 729 rows still; those that are no candidates are empty."""
    grid = P.within(ALL.with_mask(1, 0b11))
    problem = encoding.problem(grid)
    assert encoding.is_sudoku(problem)
    assert encoding.problem(P) is encoding.problem()
    empty = {option for option in encoding.OPTIONS if not problem.options[option]}
    assert empty == {encoding.option(1, digit) for digit in (6, 7, 9)}  # others are excluded by givens
    assert encoding.problem(grid) is problem


@pytest.mark.parametrize("engine", [*Engine])
def test_a_run_is_written_with_its_candidates(engine: Engine) -> None:
    """A run comes back to the same state of the same puzzle."""
    search = engine_search(sukaku.sukaku(4), engine)
    search.run_to("dead_end") or search.run_to("solution")
    again = engines.read_run(engines.write_run(search))
    assert again.fingerprint() == search.fingerprint()
    assert again.problem is search.problem


def test_a_clash_counts_candidates() -> None:
    """What clashes does so with the candidates: none of its givens can be left out."""
    grid = sukaku.sukaku(27)
    assert grid.filled
    assert not some_solutions(grid)
    clash = Clash(grid)
    for _ in clash.steps():
        pass
    assert clash.is_smallest
    assert not some_solutions(clash.reduced())
    for cell in each(clash.cells):
        assert some_solutions(clash.reduced().with_digit(cell, 0))


def test_a_census_counts_candidates() -> None:
    """Which digits cells have in solutions, and which one settles, is said of the puzzle with its candidates."""
    tried = 0
    for number in range(some(400)):
        grid = sukaku.sukaku(number)
        expected = some_solutions(grid)
        if len(expected) < 2:
            continue
        tried += 1
        census = Census(grid, cap=4)
        for _ in census.steps():
            pass
        every = list(sukaku.solutions(grid))
        masks = [0] * 81
        for one in every:
            for cell, digit in enumerate(one):
                masks[cell] |= 1 << digit - 1
        assert census.digits.masks == tuple(masks)
        settling = census.settling
        if settling:
            assert sum(one[settling.cell] == settling.digit for one in every) == settling.left
    assert tried


def test_candidates_are_part_of_the_count() -> None:
    """Of three pairs of digits that can be exchanged each leaves half; without the candidates they are too many."""
    masks = [1 << digit - 1 for digit in S.digits]
    for corners in ((0, 5, 18, 23), (1, 3, 10, 12), (27, 28, 54, 55)):
        both = masks[corners[0]] | masks[corners[1]]
        for cell in corners:
            masks[cell] = both
    grid = Grid.empty().within(Marks(tuple(masks)))
    assert len([*sukaku.solutions(grid)]) == 8
    census = Census(grid, cap=5)
    for _ in census.steps():
        pass
    assert census.settling
    assert census.settling.left == 4


def test_the_oracle_solves_ordinary_puzzles() -> None:
    """Plain trying, with which all is compared, finds the one solution by rows, columns and boxes alone."""
    assert list(sukaku.solutions(P)) == [S.digits]
