"""The givens that have no solution together: as few as trying every set finds."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from solver_core import Grid
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.clash import Clash, fewest_hits
from solver_core.sudoku.serial import Solver
from solver_core.sudoku.solving import GivenUpError
from tests.core.sudoku.puzzles import CLASHING, LATE, SEVERAL, UNIQUE, finish, placed

IMPOSSIBLE = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."
NO_NINE = "12345678." + "........9" + "." * 63
SOLVER = Solver()


def has_solution(grid: Grid, cells: tuple[int, ...]) -> bool:
    digits = bytes(grid[cell] if cell in cells else 0 for cell in CELLS)
    return SOLVER.solve(digits)[0] in {b"\1", b"\2"}


def found(grid: Grid) -> Clash:
    clash = Clash(grid)
    finish(clash.steps())
    return clash


def check_every_given_is_needed(grid: Grid, clash: Clash) -> None:
    assert not has_solution(grid, clash.cells)
    for cell in clash.cells:
        assert has_solution(grid, tuple(other for other in clash.cells if other != cell))


@pytest.mark.parametrize(("text", "size"), [(NO_NINE, 7), (IMPOSSIBLE, 9), (CLASHING, 2)])
def test_known_puzzles_clash_in_as_few_givens_as_is_known(text: str, size: int) -> None:
    clash = found(Grid.parse(text))
    assert (len(clash.cells), clash.is_smallest) == (size, True)
    check_every_given_is_needed(Grid.parse(text), clash)


def test_a_wrong_given_that_breaks_no_rule_is_among_them() -> None:
    """Without it the puzzle has a solution, so every clash needs it."""
    clash = found(Grid.parse(LATE))
    assert 53 in clash.cells
    assert clash.is_smallest
    assert clash.reduced().filled == len(clash.cells)
    check_every_given_is_needed(Grid.parse(LATE), clash)


def unsolvable(chance: Random) -> Grid:
    """A few digits without a solution that break no rule."""
    corner = [cell for cell in CELLS if cell // 9 < 3 and cell % 9 < 5]
    while True:
        grid = placed((cell, chance.randint(1, 9)) for cell in chance.sample(corner, 11))
        if not has_solution(grid, tuple(CELLS)):
            return grid


@given(st.integers(0, 1 << 32).map(lambda seed: unsolvable(Random(seed))))
def test_no_smaller_set_of_givens_clashes(grid: Grid) -> None:
    """Against all smaller sets, one by one."""
    clash = found(grid)
    assert clash.is_smallest
    check_every_given_is_needed(grid, clash)
    filled = [cell for cell in CELLS if grid[cell]]
    assert all(has_solution(grid, some) for some in combinations(filled, len(clash.cells) - 1))


@given(st.sampled_from([cell for cell in CELLS if Grid.parse(SEVERAL)[cell]]), st.integers(1, 9))
def test_after_one_wrong_digit_every_given_of_the_clash_is_needed(cell: int, digit: int) -> None:
    grid = Grid.parse(SEVERAL).with_digit(cell, digit)
    assume(not has_solution(grid, tuple(CELLS)))
    clash = found(grid)
    assert clash.is_irreducible
    check_every_given_is_needed(grid, clash)


def test_a_puzzle_with_a_solution_is_refused() -> None:
    with pytest.raises(ValueError, match="has a solution"):
        finish(Clash(Grid.parse(UNIQUE)).steps())


def test_a_stopped_search_keeps_its_results() -> None:
    """After every step the cells clash, and they say of themselves no more than is known."""
    grid = Grid.parse(LATE)
    clash = Clash(grid)
    sizes = []
    for share in clash.steps():
        assert 0 <= share <= 1
        assert not has_solution(grid, clash.cells)
        if clash.is_irreducible:
            check_every_given_is_needed(grid, clash)
        sizes.append(len(clash.cells))
    assert sizes == sorted(sizes, reverse=True)


@pytest.mark.parametrize("text", [IMPOSSIBLE, LATE])
def test_progress_never_decreases(text: str) -> None:
    """A bar that shows it never goes back, not even between a clash and smaller ones."""
    shares = list(Clash(Grid.parse(text)).steps())
    assert shares == sorted(shares)
    assert max(shares) > 0.5


def test_another_thread_can_end_the_search_for_a_clash() -> None:
    clash = Clash(Grid.parse(LATE))
    steps = clash.steps()
    next(steps)
    clash.give_up()
    with pytest.raises(GivenUpError):
        finish(steps)


@given(st.lists(st.integers(1, 255), min_size=1, max_size=8), st.integers(1, 9))
def test_no_fewer_bits_hit_all_sets(sets: list[int], below: int) -> None:
    """Against all masks of eight bits."""
    best = min(mask.bit_count() for mask in range(256) if all(mask & held for held in sets))
    hits = finish(fewest_hits(sets, 0, below))
    assert (hits is None) == (best >= below)
    if hits is not None:
        assert hits.bit_count() == best
        assert all(hits & held for held in sets)
