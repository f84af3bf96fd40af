"""The solver on bits: the same answers as Dancing Links for any grid, compiled or not; it can be given up."""

import shutil
import subprocess
import sys
from array import array
from pathlib import Path
from threading import Thread
from time import monotonic

import pytest
from hypothesis import given
from hypothesis import strategies as st

import solver_core
from solver_core import compiled, processor
from solver_core.generation import PuzzleRequest, make
from solver_core.sudoku import band_tables, encoding, many
from solver_core.sudoku.bitboard import Bitboard
from solver_core.sudoku.engines import Answerer, Engine
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.solving import count_solutions, solutions, solve
from tests.amounts import each

COUNTS = {
    "120000000000000000798123456214365897365897214879214365532941678641578932000000000": 2,
    "009217030012005000735486219961728453200153967357649821190802000070001382020074196": 4,
    "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58": 26,
    "98.7..6..5..9..7......4..3.6..8..5...5...2.....8......1.........6..791.....1...56": 1,
    "1...5......7..9.3...9..754...4..3.7..6........9.8........79..2......24.3..2......": 1,
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9": 1,
}
SOLVED = "496573128381924675275861943153789462962435781847216539714352896529648317638197254"
NONE = "12345678." + "........9" + 63 * "."
"""The last cell of row 1 has no digit."""


def kernel() -> Bitboard:
    made: Bitboard = processor.kernel("solver_core.sudoku.bitboard").Bitboard()
    return made


@pytest.mark.parametrize(("text", "count"), COUNTS.items())
def test_bitboard_and_dancing_links_agree_on_known_counts(text: str, count: int) -> None:
    grid = Grid.parse(text)
    found = list(solutions(grid))
    assert len(set(found)) == len(found) == count_solutions(grid, None) == count
    assert all(not one.conflicts() and one.is_complete for one in found)
    assert all(one[cell] == grid[cell] for one in found for cell in range(81) if grid[cell])
    assert set(found) == set(solutions(grid, Engine.DLX))
    assert solve(grid) == found[0]


LIMIT = 100_000 if compiled else 2_000


@pytest.mark.parametrize(("limit", "found"), [(0, 0), (1, 1), (2, 2), (LIMIT, LIMIT)])
def test_counting_stops_at_the_limit(limit: int, found: int) -> None:
    assert count_solutions(Grid.empty(), limit) == found


def test_unsolvable_and_contradictory_puzzles_are_distinguished() -> None:
    texts = [SOLVED, NONE, "55" + 79 * ".", SOLVED[:80] + ".", 81 * "."]
    digits = b"".join(Grid.parse(text).digits for text in texts)
    for answerer in Answerer:
        found = many.solve(digits, answerer)
        assert list(found.counts) == [1, 0, many.CONTRADICTORY, 1, 2], answerer
        assert found.texts()[0] == found.texts()[3] == SOLVED
    assert solve(Grid.parse(NONE)) is None


@st.composite
def grids(draw: st.DrawFn) -> bytes:
    """Some digits of a solution, maybe others in between: unique, ambiguous, unsolvable or clashing."""
    digits = bytearray(map(int, SOLVED))
    relabelled = draw(st.permutations(range(1, 10)))
    shown = draw(st.sets(st.integers(0, 80)))
    digits = bytearray(relabelled[digit - 1] if cell in shown else 0 for cell, digit in enumerate(digits))
    for cell, digit in draw(st.lists(st.tuples(st.integers(0, 80), st.integers(0, 9)), max_size=3)):
        digits[cell] = digit
    return bytes(digits)


@given(st.lists(grids(), max_size=4))
def test_any_grids_have_the_answers_of_dancing_links(puzzles: list[bytes]) -> None:
    """And each first solution keeps the givens; unique ones are equal."""
    digits = b"".join(puzzles)
    ours, theirs = many.solve(digits), many.solve(digits, Engine.DLX)
    assert ours.counts == theirs.counts
    for number, puzzle in enumerate(puzzles):
        solution = ours.digits[81 * number : 81 * number + 81]
        if ours.counts[number] in {1, 2}:
            assert all(known in {0, digit} for known, digit in zip(puzzle, solution, strict=True))
            assert not Grid(solution).conflicts()
        if ours.counts[number] == 1:
            assert solution == theirs.digits[81 * number : 81 * number + 81]


HARD = "98.7..6..5..9..7......4..3.6..8..5...5...2.....8......1.........6..791.....1...56"


def test_without_a_digit_of_its_only_solution_a_hard_puzzle_has_none() -> None:
    """After many failures, too, where the search goes another way than at first."""
    digits = Grid.parse(HARD).digits
    solver = kernel()
    _, solution = solver.solve(digits)
    for cell in each(cell for cell in range(81) if not digits[cell]):
        masks = [511] * 81
        masks[cell] ^= 1 << solution[cell] - 1
        assert solver.count(digits, 2, masks) == 0, cell


PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
from solver_core.cover.kernel.machine import COMPILED
from solver_core.sudoku.bitboard import Bitboard
solver = Bitboard()
found = solver.solve(bytes.fromhex(sys.stdin.read()))
print(COMPILED, found[0].hex(), found[1].hex(), solver.guesses, solver.count(bytes(81), 500))
"""


@pytest.mark.skipif(not compiled, reason="nothing is compiled here, so there is nothing to compare")
def test_uncompiled_it_finds_the_same(tmp_path: Path) -> None:
    """The same first solutions, after as many guesses."""
    texts = [*COUNTS, SOLVED, NONE, "55" + 79 * ".", 81 * "."]
    digits = b"".join(Grid.parse(text).digits for text in texts).hex()
    package = Path(solver_core.__file__).parent
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(package, tmp_path / "solver_core", ignore=ignored)
    answers = []
    for folder, is_compiled in ((package.parent, "True"), (tmp_path, "False")):
        command = [sys.executable, "-P", "-c", PROGRAM, str(folder)]
        done = subprocess.run(command, input=digits, capture_output=True, text=True, check=True, cwd=tmp_path)
        assert done.stdout.split()[0] == is_compiled
        answers.append(done.stdout.split()[1:])
    assert answers[0] == answers[1]


def test_puzzles_of_the_generator_are_unique() -> None:
    made = b"".join(make(PuzzleRequest(is_minimal=True), seed).puzzle.digits for seed in range(20))
    assert many.solve(made).all_unique


def test_a_solver_refuses_a_second_task_at_a_time() -> None:
    solver = kernel()
    rest = solver.solutions(bytes(81))
    next(rest)
    with pytest.raises(RuntimeError, match="another"):
        solver.solve(bytes(81))
    rest.close()
    assert solver.solve(bytes(81))[0] == b"\x02"


@pytest.mark.parametrize("digits", [bytes(80), bytes(82), b"\x0a" * 81])
def test_invalid_puzzles_are_refused(digits: bytes) -> None:
    for asked in (kernel().solve, kernel().count, lambda digits: next(kernel().solutions(digits))):
        with pytest.raises(ValueError, match="give 81 digits"):
            asked(digits)


def test_a_clash_is_refused_where_there_is_one_puzzle() -> None:
    with pytest.raises(ValueError, match="twice in a house"):
        kernel().count(Grid.parse("55" + 79 * ".").digits)
    with pytest.raises(encoding.ContradictionError):
        count_solutions(Grid.parse("55" + 79 * "."))


def test_counting_without_end_is_given_up() -> None:
    """From another thread, which the lock does not hold up."""
    solver, counted = kernel(), list[int]()
    thread = Thread(target=lambda: counted.append(solver.count(bytes(81), None)))
    thread.start()
    until = monotonic() + 60
    while not solver.guesses and monotonic() < until:
        pass
    solver.give_up()
    thread.join(60)
    assert not thread.is_alive()
    assert counted


def test_tables_follow_their_definition() -> None:
    """Every way to put a digit into a band is left as it is, and nothing is left where there is none."""
    rows = band_tables.rows_left()
    assert isinstance(rows, array)
    assert rows[0b100010001] == 7 | 7 << 12 | 7 << 24
    assert rows[0b111111111] == (1 << 27) - 1
    assert rows[0b000111111] == 0
    assert band_tables.cols_left()[0b100010001] == 1 | 1 << 10 | 1 << 20
    assert [row.bit_count() for row in band_tables.seen()[160:164]] == [3, 15, 3, 0]
