"""Files and functions of the product stay short, and their tests are found by their folders."""

import ast
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = sorted(path for top in ("solver_core", "sudoku_gui") for path in (ROOT / top).rglob("*.py"))
if not SOURCES:
    pytest.skip("the sources are not here", allow_module_level=True)

LONGEST_FILE: Final = 400
LONGEST_FUNCTION: Final = 60
TESTED: Final = {"core": "solver_core", "gui": "sudoku_gui"}
OF_THEIR_OWN: Final = {"gui/window", "gui/fixtures"}
"""Folders of tests of the whole window, and of what they share."""


def test_no_file_is_long() -> None:
    sizes = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}
    assert {str(path): size for path, size in sizes.items() if size > LONGEST_FILE} == {}


def test_no_function_is_long() -> None:
    found = [
        f"{path}:{node.lineno}: {node.name}"
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        and (node.end_lineno or node.lineno) - node.lineno >= LONGEST_FUNCTION
    ]
    assert not found, "\n".join(found)


def test_folders_of_tests_are_named_after_what_they_test() -> None:
    """A package, or a module that has too many tests for one file."""
    without = []
    for name, package in TESTED.items():
        tests = ROOT / "tests" / name
        for folder in sorted({path.parent.relative_to(tests) for path in tests.rglob("test_*.py")}):
            tested = ROOT / package / folder
            is_apart = f"{name}/{folder.as_posix()}" in OF_THEIR_OWN
            if not (is_apart or tested.is_dir() or tested.with_suffix(".py").is_file()):
                without.append(f"{name}/{folder}")
    assert without == []
