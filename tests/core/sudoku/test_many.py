"""Many puzzles in one call: the answers of one by one, in their order, on any number of threads."""

from random import Random

import pytest

from solver_core import Grid, count_solutions, solutions
from solver_core.sudoku import encoding, many
from solver_core.sudoku.engines import Answerer, Engine
from tests.amounts import each

EASY = Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
SEVERAL = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
NONE = EASY.with_digit(2, 1)
CLASH = EASY.with_digit(1, 5)
SOLVED = Grid.parse("534678912672195348198342567859761423426853791713924856961537284287419635345286179")


def emptied(chance: Random, filled: int) -> Grid:
    """A solved grid with its digits renamed, of which this many are left, and perhaps one is wrong."""
    names = [0, *chance.sample(range(1, 10), 9)]
    cells = set(chance.sample(range(81), filled))
    grid = Grid(bytes(names[digit] if cell in cells else 0 for cell, digit in enumerate(SOLVED.digits)))
    if chance.random() < 0.3:
        grid = grid.with_digit(chance.randrange(81), chance.randint(1, 9))
    return grid


def joined(grids: list[Grid]) -> bytes:
    return b"".join(grid.digits for grid in grids)


@pytest.mark.parametrize("engine", Engine)
def test_each_kind_of_puzzle_gets_its_answer(engine: Engine) -> None:
    """One, none, several, a contradiction, nothing given, everything given."""
    grids = [EASY, NONE, SEVERAL, CLASH, Grid.empty(), SOLVED, EASY]
    found = many.solve(joined(grids), engine)
    assert list(found.counts) == [1, 0, 2, many.CONTRADICTORY, 2, 1, 1]
    assert not found.all_unique
    texts = found.texts()
    assert texts[0] == texts[5] == texts[6] == str(SOLVED)
    assert texts[1] == texts[3] == "." * 81
    assert all(Grid.parse(texts[index]).is_solved for index in (2, 4))


@pytest.mark.parametrize("answerer", Answerer)
def test_random_puzzles_are_answered_as_one_by_one(answerer: Answerer) -> None:
    """The shortcut at the end of a search changes no answer; the first solution is the search's first."""
    chance = Random(7)
    grids = [emptied(chance, chance.randint(24, 60)) for _ in range(80)]
    found = many.solve(joined(grids), answerer, threads=1)
    for grid, solved, text in each(zip(grids, found.counts, found.texts(), strict=True)):
        if grid.conflicts():
            assert solved == many.CONTRADICTORY
            continue
        assert solved == count_solutions(grid, 2, Engine.DLX)
        if solved:
            every = set(map(str, solutions(grid))) if solved == 1 else set()
            assert text in every if every else Grid.parse(text).is_solved
        if answerer is not Answerer.BACKTRACK and solved:
            assert text == str(next(solutions(grid, answerer)))
        given = [cell for cell in range(81) if grid[cell]]
        assert all(text[cell] == str(grid[cell]) for cell in given) or not solved


def test_the_order_is_kept_with_any_number_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small chunks on several threads: still answer k for puzzle k."""
    monkeypatch.setattr(many, "CHUNK", 3)
    grids = [[EASY, SEVERAL, NONE, CLASH][index % 4] for index in range(50)]
    alone = many.solve(joined(grids), threads=1)
    assert many.solve(joined(grids), threads=4) == alone
    assert list(alone.counts) == [[1, 2, 0, many.CONTRADICTORY][index % 4] for index in range(50)]


def test_work_can_be_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was done from the beginning on is answered, and progress was reported."""
    monkeypatch.setattr(many, "CHUNK", 2)
    reported = []

    def go_on(done: int) -> bool:
        reported.append(done)
        return done < 6

    found = many.solve(EASY.digits * 20, threads=1, go_on=go_on)
    assert reported == [2, 4, 6]
    assert list(found.counts) == [1] * 6
    assert len(found.digits) == 6 * 81


def test_an_empty_list_of_puzzles_has_an_empty_answer() -> None:
    """An empty list has an empty answer, in which all are unique."""
    found = many.solve(b"")
    assert (found.counts, found.digits, found.texts(), found.all_unique) == (b"", b"", [], True)


@pytest.mark.parametrize("digits", [b"\0" * 80, b"\x0a" * 81, b"1" * 81])
def test_invalid_puzzles_are_refused(digits: bytes) -> None:
    with pytest.raises(ValueError, match="give 81 digits for each puzzle"):
        many.solve(digits)


def test_a_failure_in_a_thread_is_the_callers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "CHUNK", 1)

    def fail(_: int) -> bool:
        raise RuntimeError("no more")

    with pytest.raises(RuntimeError, match="no more"):
        many.solve(EASY.digits * 5, threads=3, go_on=fail)


def test_givens_are_those_of_the_encoding() -> None:
    """The kernel's own list of options is that of every other search."""
    found = many.solve(EASY.digits)
    search = encoding.search(EASY)
    search.run_to("solution")
    assert found.texts() == [str(encoding.grid_of(search.chosen_options()))]


def test_work_that_is_given_up_takes_no_other_puzzles() -> None:
    """A thread that begins only then has nothing to do."""
    work = many._Work(EASY.digits * 1000, Answerer.BITBOARD, None)
    work.give_up()
    work.take_part()
    assert len(work.result().counts) == 0
