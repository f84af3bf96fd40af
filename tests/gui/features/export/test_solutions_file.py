"""Solutions in a file: as many as there are, in every form, and whole or not at all."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from solver_core.sudoku.grid import Grid
from sudoku_gui.features.export import text_files
from sudoku_gui.features.export.text_files import SolutionsSettings
from sudoku_gui.player.subject import Subject

Finish = Callable[..., Any]

SOLVED = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"
EASY = Grid.parse("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
MATRIX = Subject(problem="a b c\na b\nc\na\nb c\n")


@pytest.mark.parametrize(
    ("subject", "form", "expected"),
    [
        (MATRIX, "numbers", "1 2\n3 4\n"),
        (MATRIX, "names", "{a, b} {c}\n{a} {b, c}\n"),
        (MATRIX, "rows", "110 001\n100 011\n"),
        (Subject(EASY), "lines", f"{SOLVED}\n"),
    ],
)
def test_each_solution_is_a_line(
    tmp_path: Path, finish: Finish, subject: Subject, form: str, expected: str
) -> None:
    file = tmp_path / "solutions.txt"
    size = finish(text_files.writing_solutions(file, subject.search(), SolutionsSettings(form, 100)))
    assert file.read_text(encoding="utf-8") == expected
    assert size == len(expected)


def test_no_more_are_written_than_asked_for(tmp_path: Path, finish: Finish) -> None:
    file = tmp_path / "solutions.txt"
    finish(
        text_files.writing_solutions(
            file, Subject(sample="queens_8").search(), SolutionsSettings("numbers", 10)
        )
    )
    assert len(file.read_text(encoding="utf-8").splitlines()) == 10


def test_stopping_leaves_no_file(tmp_path: Path) -> None:
    steps = text_files.writing_solutions(
        tmp_path / "solutions.txt", Subject(sample="queens_8").search(), SolutionsSettings("names", 100)
    )
    for _ in range(5):
        next(steps)
    steps.close()
    assert list(tmp_path.iterdir()) == []


def test_lines_of_digits_are_for_sudoku_alone() -> None:
    assert text_files.forms_for(Subject(EASY))[-1] == "lines"
    assert "lines" not in text_files.forms_for(MATRIX)
