"""Every error has a code with an English template, and arguments for exactly what the template contains."""

import ast
import copy
import errno
import pickle
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

import solver_core
from solver_core import errors, formats
from solver_core.errors import TEMPLATES, CodedError, Message
from solver_core.sudoku import encoding
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid

TOP = Path(solver_core.__file__).parent
TAKEN = {"FormatError", "GridError", "ProblemError", "RunError", "KnuthError", "CodedError", "Message"}
"""What takes a code and its arguments."""
COMPUTED = ("system.", "house.", "rule.", "uncompiled.")
"""How codes begin that are put together."""


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


def calls() -> Iterator[tuple[str, ast.Call]]:
    for file in sorted(TOP.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(code)), *_]) if (
                    name in TAKEN
                ):
                    yield code, node


def test_every_raised_code_has_a_template_with_its_arguments() -> None:
    raised = list(calls())
    assert len(raised) > 200
    for code, call in raised:
        needed = fields(Message.templates[code])
        given = {keyword.arg for keyword in call.keywords} - ({"line", "column"} - needed)
        assert given == needed, code


def test_every_template_is_used() -> None:
    used = {
        node.value
        for file in TOP.rglob("*.py")
        if file.name not in {"texts.py", "format_texts.py"}
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
    }
    assert [code for code in TEMPLATES if code not in used and not code.startswith(COMPUTED)] == []


def test_an_error_knows_its_code_its_arguments_and_its_place() -> None:
    with pytest.raises(formats.FormatError) as caught:
        formats.read("x" * 80)
    error = caught.value
    assert (error.code, dict(error.message.arguments)) == ("grid.cell", {"found": "x"})
    assert (error.line, error.column) == (1, 1)
    assert str(error).startswith("line 1, column 1: 'x' is not a cell; use 1-9")


@pytest.mark.parametrize("place", [(), (3,), (3, 4), (None, 4)])
def test_an_error_survives_copying_and_pickling(place: tuple[int | None, ...]) -> None:
    error = CodedError("grid.cell", *place, found="x")
    for again in (copy.deepcopy(error), pickle.loads(pickle.dumps(error))):  # noqa: S301 - our own
        assert (str(again), again.line, again.column) == (str(error), error.line, error.column)
        assert again.message.arguments == error.message.arguments


def test_hundreds_of_conflicts_are_reported_by_the_first() -> None:
    """One short reason, not kilobytes; the others are counted, and the error has all of them."""
    with pytest.raises(ContradictionError) as caught:
        encoding.search(Grid.parse("1" * 81))
    *parts, more = str(caught.value).split("; ")
    assert len(parts) == 3
    assert parts[0] == "r1c1 and r1c2 both hold 1 in row 1"
    assert more == f"and {len(caught.value.conflicts) - 3} more"
    assert len(caught.value.conflicts) > 500


def test_hundreds_of_messages_are_one() -> None:
    """Put together by halves, so that nothing is nested too deep."""
    parts = [Message("rule.arrow")] * 972
    assert str(errors.joined(parts)) == ", ".join(["arrows"] * 972)


def test_rules_are_listed_as_a_sentence_lists_them() -> None:
    rules = [Message(f"rule.{key}") for key in ("arrow", "clone", "odd")]
    assert [str(errors.enumerated(rules[:count])) for count in (1, 2, 3)] == [
        "arrows",
        "arrows and clones",
        "arrows, clones and odd cells",
    ]


def test_errors_of_the_system_are_worded_by_number() -> None:
    """Whatever language the system itself speaks; a number that is not known keeps the system's words."""
    missing = FileNotFoundError(errno.ENOENT, "Datei oder Verzeichnis nicht gefunden", "x")
    assert errors.message_of(missing) == "No such file or directory"
    protected = Message("file.protected")
    assert errors.message_of(PermissionError(errno.EACCES, protected, "x")) is protected
    assert errors.message_of(OSError(errno.EPIPE, "Broken pipe")) == "Broken pipe"
    assert errors.message_of(ValueError("the moon is not cheese")) == "the moon is not cheese"
