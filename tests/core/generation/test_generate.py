"""Puzzles are as they are wanted, and the same seed makes the same in every process."""

import subprocess
import sys
from itertools import islice

import pytest

from solver_core.generation import (
    SYMMETRIES,
    PuzzleRequest,
    PuzzleRequestError,
    attempts,
    is_symmetric,
    make,
    orbits,
)
from solver_core.hints import Difficulty, finder
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.solving import count_solutions


def given(puzzle: Grid) -> frozenset[int]:
    return frozenset(cell for cell in CELLS if puzzle[cell])


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_a_puzzle_is_unique_and_symmetric_and_no_group_can_be_left_out(symmetry: str) -> None:
    puzzle = make(PuzzleRequest(symmetry=symmetry), seed=3).puzzle
    assert count_solutions(puzzle) == 1
    assert is_symmetric(given(puzzle), symmetry)
    for orbit in orbits(symmetry):
        if puzzle[orbit[0]]:
            fewer = puzzle
            for cell in orbit:
                fewer = fewer.with_digit(cell, 0)
            assert count_solutions(fewer, limit=2) == 2


@pytest.mark.parametrize(
    "symmetry", ["none", "half turn", "left-right", "top-bottom", "diagonal", "antidiagonal"]
)
def test_a_minimal_puzzle_needs_each_given(symmetry: str) -> None:
    """Not even one of a symmetric group; the other symmetries only have fewer such puzzles."""
    puzzle = make(PuzzleRequest(symmetry=symmetry, is_minimal=True), seed=3).puzzle
    assert count_solutions(puzzle) == 1
    assert is_symmetric(given(puzzle), symmetry)
    for cell in given(puzzle):
        assert count_solutions(puzzle.with_digit(cell, 0), limit=2) == 2


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_every_cell_is_in_one_orbit(symmetry: str) -> None:
    assert sorted(cell for orbit in orbits(symmetry) for cell in orbit) == list(CELLS)


@pytest.mark.parametrize("level", [level for level in Difficulty if level is not Difficulty.FIENDISH])
def test_a_level_is_that_of_the_rating(level: Difficulty) -> None:
    made = make(PuzzleRequest(level=level, symmetry="half turn"), seed=3)
    rating = finder.rate(made.puzzle)
    assert made.level is rating.level is level
    assert (made.score, made.hardest) == (rating.score, rating.hardest)


def test_techniques_are_needed_or_avoided() -> None:
    request = PuzzleRequest(technique="x_wing", without=frozenset({"naked_pair", "brute_force"}))
    used = {step.technique for step in finder.rate(make(request, seed=9).puzzle).steps}
    assert "x_wing" in used
    assert not used & request.without


def test_no_made_puzzle_needs_a_forbidden_technique() -> None:
    """Of the same attempts those are left out that need it, and no others."""
    forbidden = "locked_candidates_1"
    made = islice(attempts(PuzzleRequest(without=frozenset({forbidden})), 2), 6)
    every = islice(attempts(PuzzleRequest(), 2), 6)
    fates = []
    for found, plain in zip(made, every, strict=True):
        assert plain is not None
        needs = forbidden in {step.technique for step in finder.rate(plain.puzzle).steps}
        assert (found is None) == needs
        fates.append(needs)
    assert {*fates} == {True, False}


def test_givens_and_patterns_are_kept() -> None:
    assert make(PuzzleRequest(givens=30), seed=1).puzzle.filled == 30
    assert make(PuzzleRequest(givens=36, symmetry="quarter turn"), seed=1).puzzle.filled == 36
    pattern = given(make(PuzzleRequest(givens=34), seed=5).puzzle)
    drawn = make(PuzzleRequest(pattern=pattern), seed=6, most=20_000).puzzle
    assert given(drawn) == pattern
    assert count_solutions(drawn) == 1


def test_the_same_seed_makes_the_same_puzzle_in_another_process() -> None:
    program = (
        "from solver_core.generation import *; print(make(PuzzleRequest(symmetry='diagonal'), 11).puzzle)"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert said.stdout.strip() == str(make(PuzzleRequest(symmetry="diagonal"), 11).puzzle)
    assert make(PuzzleRequest(), 1).puzzle != make(PuzzleRequest(), 2).puzzle


def test_attempts_go_on_after_a_puzzle_and_can_be_too_few() -> None:
    found = [made.puzzle for made in islice(attempts(PuzzleRequest(), 4), 5) if made]
    assert len(set(found)) == 5
    with pytest.raises(LookupError, match="no such puzzle in 2 attempts"):
        make(PuzzleRequest(givens=17), seed=1, most=2)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"symmetry": "round"}, "'round' is not a symmetry"),
        ({"technique": "magic"}, "'magic' is not a technique"),
        ({"without": frozenset({"magic"})}, "'magic' is not a technique"),
        ({"technique": "x_wing", "without": frozenset({"x_wing"})}, "cannot be needed and forbidden"),
        ({"givens": 16}, "cannot have 16 givens"),
        ({"technique": "x_wing", "level": Difficulty.EASY}, "'x_wing' is harder than the level easy"),
        ({"pattern": frozenset(range(16))}, "a pattern needs 17 to 81 cells, not 16"),
        ({"pattern": frozenset(range(40)), "symmetry": "half turn"}, "does not have the symmetry"),
        ({"givens": 80, "is_minimal": True}, "no minimal puzzle with 80 givens is known; ask for 40"),
        ({"givens": 80, "is_minimal": True, "symmetry": "half turn"}, "ask for 40 or fewer"),
        ({"givens": 81, "level": Difficulty.HARD}, "81 givens is solved"),
        ({"givens": 81, "level": Difficulty.EASY}, "81 givens is solved"),
        ({"givens": 78, "level": Difficulty.MEDIUM}, "78 givens is easy"),
        ({"givens": 79, "technique": "x_wing"}, "79 givens is easy"),
        ({"givens": 80, "without": frozenset({"full_house"})}, "needs full houses alone"),
        (
            {"givens": 30, "symmetry": "quarter turn"},
            "30 givens cannot have the symmetry 'quarter turn'; ask for 29",
        ),
        ({"givens": 18, "symmetry": "quarter turn"}, "ask for 17"),
        (
            {"givens": 25, "pattern": frozenset(range(30))},
            "the pattern has 30 cells, and 25 givens are asked for",
        ),
        ({"givens": 31, "pattern": frozenset(range(30)), "is_minimal": True}, "the pattern has 30 cells"),
    ],
)
def test_impossible_requests_are_refused(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(PuzzleRequestError, match=said):
        PuzzleRequest(**wrong)  # type: ignore[arg-type]


def test_possible_requests_are_accepted() -> None:
    """At the edges of what is refused there are puzzles."""
    for request in (
        PuzzleRequest(givens=80, level=Difficulty.EASY),
        PuzzleRequest(givens=81),
        PuzzleRequest(givens=79, technique="full_house", symmetry="half turn"),
        PuzzleRequest(givens=37, symmetry="quarter turn"),
    ):
        assert make(request, seed=1, most=20).puzzle.filled == request.givens
