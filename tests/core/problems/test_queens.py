"""Queens: the counts in the books, every order of files tried, and numbers that read back as squares."""

from itertools import permutations

import pytest

from solver_core import problems
from solver_core.cover import ProblemError, Search
from solver_core.problems import queens


def solutions(n: int) -> list[list[tuple[int, int]]]:
    search, found = Search(queens.problem(n)), []
    while search.run_to("solution"):
        found.append(sorted(queens.squares(search.solution or (), n)))
    return found


@pytest.mark.parametrize(
    ("n", "count"), [(0, 1), (1, 1), (2, 0), (3, 0), (4, 2), (5, 10), (6, 4), (7, 40), (8, 92)]
)
def test_the_counts_are_those_in_the_books(n: int, count: int) -> None:
    """Bezzel asked for eight queens in 1848; the board without squares has its one empty solution."""
    assert len(solutions(n)) == count


@pytest.mark.parametrize("n", range(7))
def test_the_solutions_are_those_found_by_trying_every_order_of_files(n: int) -> None:
    """A queen on every rank and file, and no two on a diagonal: nothing more is asked, and nothing less."""
    peaceful = [
        list(enumerate(files))
        for files in permutations(range(n))
        if len({r + f for r, f in enumerate(files)}) == len({r - f for r, f in enumerate(files)}) == n
    ]
    assert sorted(solutions(n)) == peaceful


def test_options_are_squares_rank_by_rank() -> None:
    """The number of an option is read back as the square that its items speak of."""
    problem = queens.problem(5)
    assert queens.squares(range(25), 5) == [(rank, file) for rank in range(5) for file in range(5)]
    for option, (rank, file) in enumerate(queens.squares(range(25), 5)):
        lines = [("rank", rank), ("file", file), ("sum", rank + file), ("difference", rank - file)]
        assert list(problem.option_names(option)) == lines


def test_only_ranks_and_files_must_be_covered() -> None:
    """Eight queens cannot stand on all fifteen diagonals of a direction, so diagonals are secondary."""
    problem = queens.problem(8)
    assert problem.items == tuple((kind, k) for kind in ("rank", "file") for k in range(8))
    assert len(problem.secondary) == 2 * 15


@pytest.mark.parametrize("n", range(1, 6))
def test_every_item_is_on_the_board(n: int) -> None:
    """A diagonal beyond the corner would be an item that no option covers."""
    problem = queens.problem(n)
    covered = {item for items in problem.options for item in items}
    assert covered == set(range(len(problem.names)))


def test_queens_are_found_by_name() -> None:
    assert problems.named("queens", 6).options == queens.problem(6).options


@pytest.mark.parametrize(
    ("name", "sizes", "message"),
    [
        ("queens", (-1,), "-1 queens cannot be placed; ask for 0 or more"),
        ("queen", (8,), "no problem is called 'queen'; use one of queens, pentominoes"),
        ("queens", (8, 8), r"\(8, 8\) is not a size of queens; give n"),
    ],
)
def test_invalid_names_and_sizes_are_refused(name: str, sizes: tuple[int, ...], message: str) -> None:
    with pytest.raises(ProblemError, match=message):
        problems.named(name, *sizes)
