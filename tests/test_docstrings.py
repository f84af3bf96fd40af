"""What is public says what it does; overrides of Qt's methods and of a pane's hooks are explained where they come from."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILES = sorted(path.relative_to(ROOT) for path in (ROOT / "sudoku_gui").rglob("*.py"))

QT = "# --- Qt ---"
"""The comment behind which a class overrides what Qt calls."""

HOOKS = {
    *(
        "show_position",
        "forget",
        "show_selection",
        "fit",
        "arrange",
        "is_own_key",
        "copied_text",
        "use_theme",
    ),
    *("target", "highlighted_rows", "act", "share_width"),
    *("length", "content", "key", "cell", "header", "fit_font"),
    *(
        "drop",
        "offset",
        "pan_to",
        "press",
        "click",
        "hover",
        "tip_at",
        "target_at",
        "shows",
        "keyboard_place",
        "command",
    ),
}
"""What panes, tables, lists and canvases override of `Pane`, `PointedRows`, `TableModel`, `Canvas` and those that derive from it."""


COMPOUND = (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.Match, ast.FunctionDef, ast.ClassDef)


def is_short(method: ast.FunctionDef) -> bool:
    """Whether a method does one or two things, which say themselves what they are."""
    return len(method.body) <= 2 and not any(isinstance(one, COMPOUND) for one in method.body)


def undocumented(source: str) -> Iterator[str]:
    """The public methods without a docstring, but for those of Qt, for hooks, for short ones, and for what a protocol declares."""
    lines = source.splitlines()
    for kind in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)):
        body = range(kind.lineno, kind.end_lineno or kind.lineno)
        if any(isinstance(base, ast.Name) and base.id == "Protocol" for base in kind.bases):
            continue
        begins = next((number for number in body if lines[number - 1].strip().startswith(QT)), body.stop + 1)
        for method in kind.body:
            if isinstance(method, ast.FunctionDef) and "_" not in {kind.name[0], method.name[0]}:
                is_qts = method.lineno > begins or re.search("[A-Z]", method.name)
                is_hook = method.name in HOOKS and kind.bases
                if (
                    not is_qts
                    and not is_hook
                    and not is_short(method)
                    and ast.get_docstring(method) is None
                    and not method.decorator_list
                ):
                    yield f"{kind.name}.{method.name}"


def test_public_methods_say_what_they_do() -> None:
    found = [
        f"{path}: {one}" for path in FILES for one in undocumented((ROOT / path).read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_an_undocumented_method_is_found() -> None:
    """Three statements, or one that holds others, want a sentence."""
    source = f"""
class A:
    def b(self): x = 1; y = 2; return x + y
    def c(self):
        if self: return 1
    def d(self): return 1
    def sizeHint(self): x = 1; y = 2; return x + y
    {QT}
    def event(self): x = 1; y = 2; return x + y
"""
    assert list(undocumented(source)) == ["A.b", "A.c"]
