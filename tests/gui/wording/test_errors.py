"""Errors that the core tells in English reach the user in the user's language, with their values."""

import ast
import errno
import os
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

import solver_core
from solver_core import formats
from solver_core.cover import Problem, ProblemError
from solver_core.cover.run import RunError
from solver_core.formats import FormatError, fpuzzles_rules
from solver_core.sudoku import encoding, runs
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from sudoku_gui.wording import errors, foreign_error_texts
from sudoku_gui.wording.error_texts import SYSTEM, TEMPLATES

TOP = Path(solver_core.__file__).parents[1]
SOURCES = [
    *sorted((TOP / "solver_core" / "formats").glob("*.py")),
    *sorted((TOP / "solver_core" / "problems").glob("*.py")),
    *(TOP / "solver_core" / "cover" / name for name in ("problem.py", "run.py")),
    *(
        TOP / "solver_core" / "sudoku" / name
        for name in ("encoding.py", "grid.py", "grid_text.py", "puzzle.py", "runs.py")
    ),
    *(TOP / "sudoku_gui" / "player" / f"{name}.py" for name in ("breakpoints", "question_data", "questions")),
    *(TOP / "sudoku_gui" / "player" / f"{name}.py" for name in ("subject", "position_link")),
    *(
        TOP / "sudoku_gui" / "document" / f"{name}.py"
        for name in ("imports", "atomic_file", "autosave", "saved_state")
    ),
    *(
        TOP / "sudoku_gui" / "library" / f"{name}.py"
        for name in ("rows", "worker", "export_job", "records", "collection_rows", "schema")
    ),
    TOP / "sudoku_gui" / "export" / "picture_files.py",
    *sorted((TOP / "sudoku_gui" / "printing").glob("*.py")),
]
TOUR_SOURCES = [
    TOP / "sudoku_gui" / "tours" / f"{name}.py"
    for name in ("bounded_toml", "reader", "schema", "subjects", "legs", "names", "check")
]
SHOWN = {
    "TooLargeError",
    "FormatError",
    "GridError",
    "ProblemError",
    "RunError",
    "ContradictionError",
    "KnuthError",
    "LibraryError",
    "OSError",
    "PermissionError",
    "TimeoutError",
    "Fault",
    "ValueError",
}
PLACES = {"Fault": 2, "LibraryError": 1, "PermissionError": 1, "TimeoutError": 1}
"""Which argument is the text, where it is not the first."""
NOT_SHOWN = {
    "nothing is pointed at; name an item or an option",  # whoever calls it has made a mistake
}


class Renaming(QTranslator):
    """Translates every text into its values between brackets, so that nothing of the English is left."""

    def translate(self, _context: str, text: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        """The placeholders alone."""
        return "[" + "|".join(f"{{{part}}}" for part in text.replace("}", "{").split("{")[1::2]) + "]"


@pytest.fixture
def renaming(qapp: QCoreApplication) -> Iterator[None]:
    """Every text is translated into its values."""
    translator = Renaming()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


# --- what the sources say -------------------------------------------------------------------------------


class Messages:
    """The texts of all errors in a source, with a number in the place of each value."""

    def __init__(self, path: Path) -> None:
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.scopes = [node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef | ast.Module)]

    def __iter__(self) -> Iterator[str]:
        for scope in self.scopes:
            for call in self._inside(scope):
                name = getattr(call.func, "id", getattr(call.func, "attr", ""))
                if name in SHOWN and call.args:
                    place = PLACES.get(name, 1 if name == "OSError" and len(call.args) > 1 else 0)
                    yield from self._texts(call.args[place], scope)

    def _inside(self, scope: ast.AST) -> Iterator[ast.Call]:
        """Calls of a scope, not of the functions in it."""
        for child in ast.iter_child_nodes(scope):
            if isinstance(child, ast.Call):
                yield child
            if not isinstance(child, ast.FunctionDef):
                yield from self._inside(child)

    def _texts(self, node: ast.expr, scope: ast.AST) -> list[str]:
        """All that a text can be; nothing where it is the text of another error."""
        match node:
            case ast.Constant(value=str(text)):
                return [text]
            case ast.JoinedStr(values=values):
                parts = [self._texts(part, scope) or ["7"] for part in values]
                return ["".join(chosen) for chosen in product(*parts)]
            case ast.FormattedValue(value=value):
                return self._texts(value, scope)
            case ast.Call(func=ast.Name(id="near")):
                return ["use one of 7", "did you mean '7'?"]
            case ast.Call(func=ast.Attribute(attr="_called")):
                return ["'7'"]
            case ast.Call(func=ast.Name(id=name)):
                return self._answered(name)
            case ast.IfExp(body=body, orelse=other):
                return [*self._texts(body, scope), *self._texts(other, scope)]
            case ast.Name(id=name):
                return self._named(name, scope)
        return []

    def _named(self, name: str, scope: ast.AST) -> list[str]:
        for place in (scope, self.tree):
            texts = [
                text
                for found in ast.walk(place)
                if isinstance(found, ast.Assign)
                and any(getattr(to, "id", "") == name for to in found.targets)
                and name not in {getattr(part, "id", "") for part in ast.walk(found.value)}
                for text in self._texts(found.value, place)
            ]
            if texts:
                return texts
        return []

    def _answered(self, name: str) -> list[str]:
        """What a function of this source answers."""
        return [
            text
            for scope in self.scopes
            if isinstance(scope, ast.FunctionDef) and scope.name == name
            for found in ast.walk(scope)
            if isinstance(found, ast.Return) and found.value is not None
            for text in self._texts(found.value, scope)
        ]


class Faults(Messages):
    """The same of the sources of tours, where most errors are said behind the name of a key."""

    def _answered(self, name: str) -> list[str]:
        del name
        return []  # what a function answers there is said by itself

    def __iter__(self) -> Iterator[str]:
        for scope in self.scopes:
            for call in self._inside(scope):
                name = getattr(call.func, "id", getattr(call.func, "attr", ""))
                if name in {"TourError", "error"} and call.args:
                    yield from self._texts(call.args[-1], scope)
                if name in {"ValueError", "fault"}:
                    yield from (f"'7' {text}" for text in self._texts(call.args[-1], scope))
            for answer in ast.walk(scope):
                if isinstance(answer, ast.Yield) and isinstance(answer.value, ast.Tuple):
                    yield from (f"'7' {text}" for text in self._texts(answer.value.elts[-1], scope))


OTHERS = {
    *foreign_error_texts.TEMPLATES,
    *(
        "Invalid statement",
        "Invalid value",
        "Unclosed array",
        "Unterminated string",
        "Cannot overwrite a value",
    ),
    *("Illegal character {character}", "Expected newline or end of document after a statement"),
    "Expected '=' after a key in a key/value pair",
    "{what}: line {line} column {column} (char {number})",
}
"""Said by Python and its libraries, where a text is no JSON or TOML, or a file no library."""
TEXTS = "".join(
    path.read_text(encoding="utf-8")
    for path in (
        *(TOP / "solver_core").rglob("*.py"),
        *(path for path in (TOP / "sudoku_gui").rglob("*.py") if "wording" not in path.parts),
    )
)
SAID = sorted({text for path in SOURCES for text in Messages(path)} - NOT_SHOWN)
SAID_OF_TOURS = sorted({text for path in TOUR_SOURCES for text in Faults(path)} - {"'7'"})
VALUES = re.compile(
    r'(name|at|choices|id|on|right|version|watch)\||format = "7"|"format"|watch = \{.*\}|7\.en|S7'
    r'|\{".*"?[}:].*\}|\\begin\{sudoku\}|7\.earmarks|notes\[7\]\[7\]|\{\.\.\.\}'
)
"""What is no word of an error, though it has letters."""
LIKELIER = {"7 cell was": "1 cell was", ": 7 is 7": ": name is 7", ": 7 is missing": ": '7' is missing"}
"""Errors whose values are not as anywhere else."""


def test_the_sources_are_read() -> None:
    """Among others it finds a text in one piece, one put together, and one with two wordings."""
    assert "no cells were found; a grid has 81" in SAID
    assert "7 is not a cell; use 1-9 for a digit and . or 0 for an empty cell" in SAID
    assert "7 cells were found in 7 lines; a grid has 81 in nine lines" in SAID
    assert len(SAID) > 50
    assert "'7' finds no place for 7 from where it goes on; see how far the search runs" in SAID_OF_TOURS
    assert len(SAID_OF_TOURS) > 50


@pytest.mark.usefixtures("renaming")
@pytest.mark.parametrize("text", [*SAID, *SAID_OF_TOURS])
def test_every_error_of_the_core_has_its_template(text: str) -> None:
    """An error that is worded anew must be worded anew for translators, too: nothing of the English may be left."""
    for said, shown in LIKELIER.items():
        text = text.replace(said, shown)
    told = VALUES.sub("", errors.told(text))
    assert not re.search("[a-z]{2}", told), "enter it in sudoku_gui/wording/error_texts.py"


@pytest.mark.parametrize("known", sorted(set(TEMPLATES) - OTHERS))
def test_every_template_is_still_said(known: str) -> None:
    """What nobody says any more is not left to translators: the longest of its words stand in the sources."""
    literal = [part.strip() for part in re.split(r"\{\w+\}|[;:,]|1 cell|cells were found", known)]
    longest = sorted(filter(None, literal), key=len)[-2:]
    assert any(part in TEXTS for part in longest) or not longest


# --- what the user reads --------------------------------------------------------------------------------


def test_english_stays_as_it_is() -> None:
    """Without a translator an error reads as the core has told it."""
    for text in (
        *SAID,
        "line 4, column 7: 'x' is not a cell; use 1-9 for a digit and . or 0 for an empty cell",
    ):
        assert errors.told(text) == text


@pytest.mark.usefixtures("renaming")
def test_values_are_carried_over() -> None:
    """Place, character and count are those of the error, in a sentence within a sentence too."""
    with pytest.raises(FormatError) as caught:
        formats.read("x" * 80)
    told = errors.told(caught.value)
    assert "cell" not in told
    assert "1" in told
    with pytest.raises(ProblemError) as wrong:
        Problem("ab", ["ac"])
    assert errors.told(wrong.value) == "[0|'c']"
    with pytest.raises(RunError) as broken:
        runs.read(
            '{"format": "dancing links run", "version": 1, "kind": "sudoku by backtracking", "puzzle": "1"}'
        )
    assert errors.told(broken.value).startswith("[[")


@pytest.mark.usefixtures("renaming")
def test_digits_that_clash_are_told_pair_by_pair() -> None:
    """Each pair is a sentence; the house has its name."""
    with pytest.raises(ContradictionError) as caught:
        encoding.search(Grid.parse("11" + "." * 79))
    assert errors.told(caught.value) == "[r1c1|r1c2|1|[1]][][r1c1|r1c2|1|[1]]"


@pytest.mark.parametrize("rule", sorted({*fpuzzles_rules.NAMES.values(), "jigsaw regions"}))
def test_every_rule_has_its_name_in_any_language(rule: str) -> None:
    """Those of f-puzzles and of Solo; a rule that is not known has only its key."""
    assert errors.template(rule) == rule


@pytest.mark.usefixtures("renaming")
@pytest.mark.parametrize(
    ("listed", "told"),
    [
        ("arrows", "[[]]"),
        ("arrows and clones", "[[[]|[]]]"),
        ("arrows, clones and the rule 'knots'", "[[[[]|[]]|['knots']]]"),
    ],
)
def test_rules_are_listed_as_the_language_lists_them(listed: str, told: str) -> None:
    """One, two, or more of them."""
    assert errors.told(f"this puzzle has {listed}; only classic rules are known") == told


@pytest.mark.usefixtures("renaming")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"cells": [1,,2]}', "[1|14|[[]]]"),
        ("<opensudoku><game></opensudoku>", "[1|21|[[]]]"),
        (".~R1C1_1_2", "[r1c1]"),
        ("https://f-puzzles.com/?load=N4Ig", "[]"),
    ],
)
def test_what_others_say_of_a_file_is_told_too(text: str, told: str) -> None:
    """The reason that Python's reader or expat gives stands in our sentence, in the user's language."""
    with pytest.raises(FormatError) as caught:
        formats.read(text)
    assert errors.told(caught.value) == told


@pytest.mark.usefixtures("renaming")
def test_formats_are_called_as_elsewhere_in_the_window() -> None:
    """The core knows their English names only."""
    assert errors.told("SadMan Sudoku holds one puzzle, not 2; choose a collection") == "[[]|2]"


def test_an_unknown_error_is_told_as_it_is() -> None:
    """Better English than nothing."""
    assert errors.told(ValueError("the moon is not cheese")) == "the moon is not cheese"


def test_of_an_endless_error_the_beginning_is_told() -> None:
    """It quotes what a damaged file holds."""
    told = errors.told("no " * 100_000)
    assert told.startswith("no no no")
    assert len(told) < 5000


def test_errors_that_a_file_imitates_are_told_to_some_depth() -> None:
    """What a damaged file quotes may look like hundreds of errors, each within another."""
    imitated = "puzzle: " * 480 + "x"
    assert errors.told(imitated) == imitated


@pytest.mark.usefixtures("renaming")
def test_what_the_system_says_goes_by_its_number() -> None:
    """Whatever language the system itself speaks."""
    missing = FileNotFoundError(errno.ENOENT, "Datei oder Verzeichnis nicht gefunden", "x")
    assert errors.told(missing) == "[]"
    assert errors.told(PermissionError(errno.EACCES, "this file is write-protected", "x")) == "[]"
    assert errors.told(OSError(errno.EPIPE, "Broken pipe")) == "Broken pipe"


@pytest.mark.skipif(os.name != "posix", reason="other systems word them otherwise")
@pytest.mark.parametrize("name", SYSTEM)
def test_the_numbers_mean_what_the_system_says(name: str) -> None:
    """The English text is the system's own."""
    number = getattr(errno, name)
    assert errors.told(OSError(number, os.strerror(number))) == SYSTEM[name]
