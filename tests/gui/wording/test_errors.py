"""Errors reach the user in the user's language, with their values."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

import sudoku_gui
from solver_core import formats
from solver_core.cover import Problem, ProblemError
from solver_core.cover.run import RunError
from solver_core.errors import CodedError, Message
from solver_core.formats import FormatError
from solver_core.sudoku import encoding, runs
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from sudoku_gui.player import error_texts, tour_error_texts
from sudoku_gui.player.errors import SessionMessage
from sudoku_gui.wording import errors
from tests.core.test_errors import fields

TOP = Path(sudoku_gui.__file__).parent
TAKEN = {"SessionError", "SessionMessage", "TourError", "TomlError", "TooLargeError", "error", "fault"}
"""What takes a code and its arguments."""
PLACE = {"line", "column", "file", "stop", "key"}
OWN = {**error_texts.TEMPLATES, **tour_error_texts.TEMPLATES}


class Renaming(QTranslator):
    """Translates every text into its values between brackets, so that nothing of the English is left."""

    def translate(self, _context: str, text: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        return "[" + "|".join(f"{{{name}}}" for name in sorted(fields(text))) + "]"


@pytest.fixture
def renaming(qapp: QCoreApplication) -> Iterator[None]:
    translator = Renaming()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call that takes a code of the window's own models, and that code."""
    for file in sorted(TOP.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=arguments) if (
                    name in TAKEN
                ):
                    texts = [one.value for one in arguments if isinstance(one, ast.Constant)]
                    yield from ((str(text), node) for text in texts if text in SessionMessage.templates)


def test_what_is_raised_has_a_template_with_its_arguments() -> None:
    for code, call in calls():
        needed = fields(SessionMessage.templates[code])
        given = {keyword.arg for keyword in call.keywords} - (PLACE - needed)
        assert given == needed, code


def test_every_template_is_used() -> None:
    used = {
        node.value
        for file in TOP.rglob("*.py")
        if not file.name.endswith("error_texts.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
    }
    assert [code for code in OWN if code not in used] == []


def test_english_stays_as_it_is() -> None:
    error = CodedError("grid.cell", 4, 7, found="x")
    assert errors.describe(error) == str(error)
    assert errors.describe(error.message) == error.message
    assert errors.describe(ValueError("the moon is not cheese")) == "the moon is not cheese"


@pytest.mark.usefixtures("renaming")
def test_values_are_carried_over() -> None:
    """Place, character and count are those of the error, in a sentence within a sentence too."""
    with pytest.raises(FormatError) as caught:
        formats.read("x" * 80)
    assert errors.describe(caught.value) == "[[x]|1|1]"
    with pytest.raises(ProblemError) as wrong:
        Problem("ab", ["ac"])
    assert errors.describe(wrong.value) == "['c'|0]"
    with pytest.raises(RunError) as broken:
        runs.read(
            '{"format": "dancing links run", "version": 1, "kind": "sudoku by backtracking", "puzzle": "1"}'
        )
    assert errors.describe(broken.value) == "[[[1]|1]]"


@pytest.mark.usefixtures("renaming")
def test_digits_that_clash_are_told_pair_by_pair() -> None:
    """Each pair is a sentence; the house has its name, a column too."""
    with pytest.raises(ContradictionError) as caught:
        encoding.search(Grid.parse("11" + "." * 7 + "1" + "." * 71))
    described = errors.describe(caught.value)
    assert "[1|r1c1|[1]|r1c2]" in described
    assert "[1|r1c1|[1]|r2c1]" in described
    assert not {"row", "col", "box"} & set(described.split("|"))


@pytest.mark.usefixtures("renaming")
@pytest.mark.parametrize(
    ("text", "described"),
    [
        ('{"cells": [1,,2]}', "[[,]|14|1]"),
        ("<opensudoku><game></opensudoku>", "[[[]]|21|1]"),
        (".~R1C1_1_2", "[r1c1]"),
        ("https://f-puzzles.com/?load=N4Ig", "[]"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_too(text: str, described: str) -> None:
    """What Python's reader or expat finds as well: by its number or its place, in our words."""
    with pytest.raises(FormatError) as caught:
        formats.read(text)
    assert errors.describe(caught.value) == described


@pytest.mark.usefixtures("renaming")
def test_formats_are_called_as_elsewhere_in_the_window() -> None:
    assert errors.describe(FormatError("format.single", format="SadMan Sudoku", count=2)) == "[2|[]]"


def test_of_an_endless_error_the_beginning_is_told() -> None:
    described = errors.describe(Message("own.twice", name="no " * 100_000))
    assert described.startswith("no no no")
    assert len(described) < 5000


def test_what_a_session_quotes_is_printable() -> None:
    assert SessionMessage("remedy.near", name="a\x1b\nb") == "did you mean 'a��b'?"
