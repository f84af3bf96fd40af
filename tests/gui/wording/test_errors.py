"""Errors reach the user in the user's language, with their values."""

import ast
import re
from collections import ChainMap, Counter
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
from solver_core.sudoku import encoding, engines
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from sudoku_gui.database.schema import LibraryMessage
from sudoku_gui.features.export.film_formats import FilmMessage
from sudoku_gui.features.matrix_editor.model import MatrixMessage
from sudoku_gui.features.printing.page_files import PrintMessage
from sudoku_gui.features.tours.errors import TourMessage
from sudoku_gui.player.errors import AppMessage
from sudoku_gui.render.picture_files import PictureMessage
from sudoku_gui.wording import errors
from tests.amounts import each
from tests.core.test_errors import fields

TOP = Path(sudoku_gui.__file__).parent
TAKEN: dict[str, type[Message]] = {
    **dict.fromkeys(("AppError", "AppMessage"), AppMessage),
    **dict.fromkeys(("TourError", "TourMessage", "TomlError", "error", "fault"), TourMessage),
    **dict.fromkeys(("TooLargeError", "PictureMessage"), PictureMessage),
    **dict.fromkeys(("MatrixError", "MatrixMessage"), MatrixMessage),
    "FilmMessage": FilmMessage,
    "LibraryMessage": LibraryMessage,
    "PrintMessage": PrintMessage,
}
"""What takes a code and its arguments, and the messages of which it is one."""
PLACE = {"line", "column", "file", "stop", "key"}
CODE = re.compile(r"[a-z]+\.[a-z_]+")
PARSED = {
    file.relative_to(TOP).as_posix(): ast.parse(file.read_text(encoding="utf-8"))
    for file in sorted(TOP.rglob("*.py"))
}
TABLES = [
    ast.literal_eval(node.value)
    for tree in PARSED.values()
    for node in tree.body
    if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "TEMPLATES" and node.value is not None
]
"""The templates of the window, a table for each feature."""
OWN = ChainMap(*TABLES)
WITHOUT_CODES = {
    # Readers of what the program has written itself: who asks them takes any ValueError for "none", and shows no more.
    *("document/history.py", "session/state.py", "session/search_data.py", "session/backups.py"),
    *("document/document.py", "features/matrix_editor/draft_file.py"),
    # Broken contracts: mistakes of a programmer, which no data bring about.
    *(
        "document/highlights.py",
        "document/preferences.py",
        "widgets/board/selecting_board.py",
        "render/board/look.py",
    ),
    *("messages.py", "wording/events/facts.py"),
}


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


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    """Every call that takes a code of the window's own models, what is called, and that code."""
    for tree in PARSED.values():
        for node in ast.walk(tree):
            match node:
                case ast.Call(
                    func=ast.Name(id=name) | ast.Attribute(attr=name),
                    args=[ast.Constant(value=str(code)), *_],
                ) if name in TAKEN and CODE.fullmatch(code):
                    yield code, name, node


def test_every_error_raised_has_a_template_for_its_arguments() -> None:
    for code, name, call in each(calls()):
        needed = fields(TAKEN[name].templates[code])
        given = {keyword.arg for keyword in call.keywords} - (PLACE - needed)
        assert given == needed, code


def test_no_code_has_two_templates() -> None:
    assert len(OWN) == sum(map(len, TABLES)) > 100


def test_no_module_raises_a_sentence_as_a_value_error() -> None:
    """A sentence in a ValueError would reach the user in no language but English, or not at all."""
    found = {
        name
        for name, tree in PARSED.items()
        if any(
            isinstance(node, ast.Raise) and ast.unparse(node).startswith("raise ValueError(")
            for node in ast.walk(tree)
        )
    }
    assert found == WITHOUT_CODES


def test_every_template_is_used() -> None:
    said = [
        node.value for tree in PARSED.values() for node in ast.walk(tree) if isinstance(node, ast.Constant)
    ]
    times = Counter(said)
    assert [code for code in OWN if times[code] < 2] == []  # once in its table


def test_english_stays_as_it_is() -> None:
    error = CodedError("grid.cell", 4, 7, found="x")
    assert errors.describe(error) == str(error)
    assert errors.describe(error.message) == error.message


def test_an_error_without_a_code_is_described_in_words_that_can_be_translated(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """What a library says of itself is for the log."""
    assert errors.describe(ValueError("the moon is not cheese")) == "the data is not valid"
    assert "the moon is not cheese" in caplog.text
    assert errors.describe(RuntimeError("no moon")) == "unexpected error: RuntimeError"
    assert errors.describe(OSError(5, "the disk hums")) == Message("system.EIO")
    assert errors.describe(OSError(99999, "the disk hums")) == "the disk hums"


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
        engines.read_run(
            '{"format": "dancing links run", "version": 1, "kind": "sudoku by backtracking", "puzzle": "1"}'
        )
    assert errors.describe(broken.value) == "[[[1]|1]]"


@pytest.mark.usefixtures("renaming")
def test_digits_that_conflict_are_reported_pair_by_pair() -> None:
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
def test_errors_of_pythons_parsers_are_described(text: str, described: str) -> None:
    """What Python's reader or expat finds as well: by its number or its place, in our words."""
    with pytest.raises(FormatError) as caught:
        formats.read(text)
    assert errors.describe(caught.value) == described


@pytest.mark.usefixtures("renaming")
def test_formats_are_called_as_elsewhere_in_the_window() -> None:
    assert errors.describe(FormatError("format.single", format="SadMan Sudoku", count=2)) == "[2|[]]"


def test_a_very_long_error_is_cut_off() -> None:
    described = errors.describe(Message("own.twice", name="no " * 100_000))
    assert described.startswith("no no no")
    assert len(described) < 5000


def test_quoted_names_are_printable() -> None:
    assert TourMessage("remedy.near", name="a\x1b\nb") == "did you mean 'a��b'?"
