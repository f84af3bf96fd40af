"""The sources as they stand here, for tests that read them; a test of an installed package is skipped without them."""

import ast
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]


def files(*tops: str) -> list[Path]:
    return sorted(path for top in tops for path in (ROOT / top).rglob("*.py"))


GUI: Final = files("sudoku_gui")
PRODUCT: Final = files("solver_core", "sudoku_gui")
TESTS: Final = files("tests")
if not GUI:
    pytest.skip("the sources are not here", allow_module_level=True)


@cache
def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def tree(source: str) -> ast.Module:
    return ast.parse(source)


@cache
def nodes(source: str) -> list[ast.AST]:
    return list(ast.walk(tree(source)))


def expect_none(paths: list[Path], claims: Callable[[str], Iterable[str]]) -> None:
    """There is nothing to claim against any of these sources."""
    found = [f"{path.relative_to(ROOT)}: {claim}" for path in paths for claim in claims(text(path))]
    assert not found, "\n".join(found)
