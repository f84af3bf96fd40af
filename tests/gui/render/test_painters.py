"""A painter on a picture is ended however its block is left: a picture that goes with an open one ends the program."""

import ast
from pathlib import Path

import sudoku_gui

KEPT_OPEN = {
    "direction.py": "hands it out; `Guarded` ends it",
    "exercise_sheet.py": "paints page after page; its job ends it",
    "guard.py": "paints a failure",
    "picture_files.py": "`_paint` ends what it gets",
}
"""Modules with painters outside of a block, and who ends them."""


def test_painters_on_pictures_are_context_managers() -> None:
    """Where painting fails inside of a job, nothing else would end them."""
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
            and node.func.id == "QPainter"
            and node.args
            and id(node) not in in_blocks
        }
    assert found == set(KEPT_OPEN)
