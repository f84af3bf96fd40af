"""The rules of the house, read from the source as it stands here: sizes, folders, and how things are made.

Words, docstrings, directions of imports and assertions have files of their own.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.amounts import each
from tests.sources import GUI, PRODUCT, ROOT, TESTS, expect_none, files, nodes, text, tree

LONGEST_FILE: Final = 400
LONGEST_FUNCTION: Final = 60
OF_THEIR_OWN: Final = {"gui/window", "gui/fixtures"}
"""Folders of tests of the whole window, and of what tests share."""


def long(source: str) -> Iterator[str]:
    if (lines := source.count("\n")) > LONGEST_FILE:
        yield f"{lines} lines"
    for node in nodes(source):
        if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno >= LONGEST_FUNCTION:
            yield f"{node.lineno}: {node.name} is long"


def test_files_and_functions_are_short() -> None:
    expect_none(PRODUCT, long)


def test_folders_of_tests_are_named_after_what_they_test() -> None:
    """A package, or a module that has too many tests for one file."""
    for name, package in {"core": "solver_core", "gui": "sudoku_gui"}.items():
        tests = ROOT / "tests" / name
        for folder in each(sorted({path.parent.relative_to(tests) for path in tests.rglob("test_*.py")})):
            tested = ROOT / package / folder
            is_apart = f"{name}/{folder.as_posix()}" in OF_THEIR_OWN
            assert is_apart or tested.is_dir() or tested.with_suffix(".py").is_file(), folder


def test_a_class_is_named_once() -> None:
    """Who reads a name in a traceback finds one class in its package; a public one has no other in either."""
    names = {
        top: Counter(
            one.name for path in files(top) for one in tree(text(path)).body if isinstance(one, ast.ClassDef)
        )
        for top in ("solver_core", "sudoku_gui")
    }
    assert not [name for counted in names.values() for name, count in counted.items() if count > 1]
    bare = Counter(name.lstrip("_") for name in names["sudoku_gui"])
    assert not [name for name, count in bare.items() if count > 1]
    both = names["solver_core"].keys() & names["sudoku_gui"].keys()
    assert not [name for name in both if not name.startswith("_")]


BARE: Final = re.compile(r"# noqa(?!: [A-Z]+\d+(, [A-Z]+\d+)* +- \w)")


def test_every_exception_from_a_rule_has_its_reason() -> None:
    paths = [path for path in PRODUCT + TESTS if path != Path(__file__)]
    expect_none(paths, lambda source: [line for line in source.splitlines() if BARE.search(line)])


# --- regular expressions ------------------------------------------------------------------------------------------

NO_SYNTAX: Final = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]", re.DOTALL)
"""What stands for itself in an expression: escaped characters, and sets of characters."""
NEW: Final = re.compile(r"\(\?>|[*+?}]\+")
"""An atomic group, or a possessive quantifier, by which Python up to 3.11.4 finds too little."""


def possessive(source: str) -> Iterator[str]:
    """Texts with one of them that are given to a function of `re`, in whatever parts."""
    for call in nodes(source) if NEW.search(source) else ():
        if isinstance(call, ast.Call) and re.match(r"re\.", ast.unparse(call.func)):
            for part in ast.walk(call):
                if (
                    isinstance(part, ast.Constant)
                    and isinstance(part.value, str)
                    and NEW.search(NO_SYNTAX.sub("x", part.value))
                ):
                    yield part.value


def test_no_expression_has_what_early_builds_of_python_3_11_get_wrong() -> None:
    expect_none([*PRODUCT, *TESTS, *files(".build")], possessive)


@pytest.mark.parametrize(
    ("expression", "is_new"),
    [
        *(
            (one, True)
            for one in ("a*+", "a++b", "a?+", "a{2}+", "(?>a|b)c", r"(?:[^x]|\\.)*+", r"\++" + "+")
        ),
        *((one, False) for one in ("[*+]+", r"\*+", "a+b*", "(?:a+)+", r"[^\]*+]", "[]*+]?")),
    ],
)
def test_signs_that_stand_for_themselves_are_no_quantifiers(expression: str, *, is_new: bool) -> None:
    assert list(possessive(f"re.compile({expression!r})")) == [expression] * is_new


# --- features declare themselves --------------------------------------------------------------------------

WITH_WINDOW: Final = {"process.py", "welcome.py"}
"""Modules of the shell that name a part of the help when something has to be said."""
HELD_BY_QT: Final = {"QShortcut"}
"""What may be made and not named: its parent holds it, and its constructor or the same line says what it does."""


def made_by(node: ast.AST) -> str:
    """The class of which an expression makes an object; "" for other expressions."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id[:1].isupper():
        return node.func.id
    return ""


def badly_made(source: str) -> Iterator[str]:
    """Where somebody asks for the application, which `app.main` hands on, or makes what nobody holds."""
    for node in nodes(source):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="instance")):
                if name in {"QApplication", "QGuiApplication", "QCoreApplication"}:
                    yield f"{node.lineno}: {name}.instance"
            case ast.Name(id="qApp") | ast.alias(name="qApp"):
                yield f"{node.lineno}: qApp"
            case ast.Expr(value=value) if (kind := made_by(value)) and kind not in HELD_BY_QT:
                yield f"{node.lineno}: {kind} is not held"


def test_objects_are_held_and_the_application_is_not_asked_for() -> None:
    """An object that nobody holds is one that a reader does not find."""
    expect_none(GUI, badly_made)


def test_the_shell_names_no_feature() -> None:
    """It puts in place what they declare; `all_features.py` alone lists them."""
    shell = [path for path in GUI if "shell" in path.parts and path.name not in WITH_WINDOW]
    expect_none(shell, lambda source: re.findall(r"^from sudoku_gui\.features.*", source, re.MULTILINE))


def test_every_feature_is_listed() -> None:
    """A class that nobody makes would declare in vain; parts of a feature are made by it."""
    in_features = [node for path in GUI if "features" in path.parts for node in nodes(text(path))]
    declared = {
        node.name
        for node in in_features
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id == "Feature" for base in node.bases)
    }
    listed = text(ROOT / "sudoku_gui/all_features.py")
    made = {made_by(node) for node in in_features} | {"FilesPart", "BoardCommand"}  # these are bases of parts
    assert {name for name in declared - made if name not in listed} == set()
