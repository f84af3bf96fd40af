"""The puzzles that are installed with the window."""

from importlib.resources import files

import pytest

from solver_core import formats
from solver_core.hints import Difficulty, finder
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.survey import Survey, SurveyAnswer
from sudoku_gui.shell.welcome import FIRST_PUZZLE

NAMES = [
    file.name for file in (files("sudoku_gui.assets") / "puzzles").iterdir() if file.name.endswith(".sdk")
]


def puzzle(name: str) -> Puzzle:
    text = (files("sudoku_gui.assets") / "puzzles" / name).read_text(encoding="utf-8")
    return formats.read(text).puzzles[0]


@pytest.mark.parametrize("name", NAMES)
def test_each_puzzle_of_the_program_has_one_solution_and_a_title(name: str) -> None:
    """A puzzle with two solutions, or none, would be a poor welcome."""
    survey = Survey(puzzle(name).givens)
    assert survey.go()
    assert survey.verdict().answer is SurveyAnswer.FOUND
    assert puzzle(name).title


def test_the_first_puzzle_is_easy_and_says_so() -> None:
    """Whoever starts the program for the first time can solve it."""
    first = puzzle(FIRST_PUZZLE)
    assert finder.rate(first.givens).level is Difficulty.EASY
    assert first.header("L") == Difficulty.EASY
