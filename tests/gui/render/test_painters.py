"""A painter is ended however its block is left: a picture or a widget that goes with an open one ends the program."""

import ast
from pathlib import Path

import sudoku_gui

KEPT_OPEN = {
    "fonts.py": "hands it out, to be opened by `with painter_on(...)`",
    "page_files.py": "looks whether the printer takes it; `finally` ends it",
}
"""Modules with painters outside of a block, and who ends them."""


MAKERS = {"QPainter", "QStylePainter", "painter_on"}


def test_painters_are_context_managers() -> None:
    """Where painting fails, nothing else would end them: the traceback holds them."""
    found = set()
    for file in Path(sudoku_gui.__path__[0]).rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        in_blocks = {
            id(item.context_expr)
            for node in ast.walk(tree)
            if isinstance(node, ast.With)
            for item in node.items
        }
        found |= {
            file.name
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in MAKERS
            and id(node) not in in_blocks
        }
    assert found == set(KEPT_OPEN)
