"""No widget guesses whether a text is HTML: read from the source, so that a new label or tooltip is seen."""

import ast
import importlib.util
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

AT_HOME: Final = {
    "QLabel": {"widgets/label.py"},
    "QTextBrowser": {"widgets/rich_text.py"},
    "QTextDocument": {"render/own_document.py"},
    "QMessageBox": {"features/files/file_dialogs.py"},
    "QStaticText": {"features/play/small_matrix/paint_signs.py"},
    "setHtml": {"widgets/rich_text.py", "features/export/exercise_sheet.py"},
    "setMarkdown": {"widgets/rich_text.py", "features/help/paint_manual.py"},
    "OwnDocument": {
        "widgets/rich_text.py",
        "features/help/manual_page.py",
        "features/export/exercise_sheet.py",
    },
}
"""Where alone a class is made or derived from, or a method called."""

NOWHERE: Final = {
    *("QTextEdit", "QErrorMessage", "QInputDialog", "QProgressDialog", "QSplashScreen", "QWizard"),
    *("toHtml", "insertHtml", "insertMarkdown", "setDefaultStyleSheet", "QGraphicsTextItem"),
}
GUESSING: Final = {"AutoText", "RichText", "MarkdownText"}
"""Of `Qt.TextFormat`: the first guesses, the others are for documents."""

TIPS: Final = {"setToolTip": 0, "setTabToolTip": 1, "setWhatsThis": 0, "setToolTipText": 0}
"""Methods that set what Qt may take for HTML, and which of their arguments it is."""


@cache
def sources() -> list[tuple[str, ast.Module]]:
    """Every module of the window, by its path within the package."""
    spec = importlib.util.find_spec("sudoku_gui")
    assert spec is not None
    assert spec.submodule_search_locations
    folder = Path(spec.submodule_search_locations[0])
    return [
        (path.relative_to(folder).as_posix(), ast.parse(path.read_text(encoding="utf-8")))
        for path in sorted(folder.rglob("*.py"))
    ]


def name(node: ast.AST) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def is_ours(text: ast.expr) -> bool:
    """A text as it stands in the source, or a sentence of ours into which nothing of a file can come."""
    if isinstance(text, ast.Constant):
        return True
    if not isinstance(text, ast.Call):
        return False
    return name(text.func) == "as_tip" or all(
        isinstance(it, ast.Constant) for it in (*text.args, *text.keywords)
    )


def used(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Names of what is called and of what is derived from, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield node.lineno, name(node.func)
        elif isinstance(node, ast.ClassDef):
            yield from ((node.lineno, name(base)) for base in node.bases)


def tips(tree: ast.Module) -> Iterator[tuple[int, ast.expr]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = name(node.func)
        if called in TIPS and len(node.args) > TIPS[called]:
            yield node.lineno, node.args[TIPS[called]]
        elif (called == "showText" and name(getattr(node.func, "value", node)) == "QToolTip") or (
            called in {"setData", "setItemData"} and any(name(it) == "ToolTipRole" for it in node.args)
        ):
            yield node.lineno, node.args[1]


def test_labels_and_documents_are_made_in_one_place_each() -> None:
    strangers = [
        f"{path}:{line} uses {what}"
        for path, tree in sources()
        for line, what in used(tree)
        if what in NOWHERE or path not in AT_HOME.get(what, {path})
    ]
    assert strangers == []


def test_no_format_is_guessed() -> None:
    guessing = [
        f"{path}:{node.lineno} has {node.attr}"
        for path, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in GUESSING
    ]
    assert guessing == []


def test_all_hover_help_is_plain() -> None:
    """`as_tip` is around whatever is not a sentence of ours as it is."""
    marked = [f"{path}:{line}" for path, tree in sources() for line, text in tips(tree) if not is_ours(text)]
    assert marked == []


def test_models_tell_plain_hover_help() -> None:
    """Every function that answers for Qt's role of tooltips goes through `as_tip`."""
    bare = []
    for path, tree in sources():
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
            asked = {
                part
                for node in ast.walk(function)
                if isinstance(node, ast.Call) and name(node.func) in {"data", "setData", "setItemData"}
                for part in ast.walk(node)
            }
            roles = [it for it in ast.walk(function) if name(it) == "ToolTipRole" and it not in asked]
            calls = {name(node.func) for node in ast.walk(function) if isinstance(node, ast.Call)}
            if roles and "as_tip" not in calls:
                bare.append(f"{path}:{function.lineno}")
    assert bare == []


def test_rows_of_forms_have_labels_of_ours() -> None:
    guessing = [
        f"{path}:{node.lineno}"
        for path, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and name(node.func) == "addRow" and len(node.args) > 1
    ]
    assert guessing == [where for where in guessing if where.startswith("widgets/label.py")]


@pytest.mark.parametrize(
    "bad",
    [
        *("QLabel('x')", "class A(QLabel): pass", "label.setTextFormat(Qt.TextFormat.RichText)"),
        *("a.setToolTip(name)", "a.setToolTip(words.name(file))"),
        *("QToolTip.showText(place, text, self)", "box.setItemData(1, text, Qt.ItemDataRole.ToolTipRole)"),
    ],
)
def test_rules_of_plain_text_find_violations(bad: str) -> None:
    tree = ast.parse(bad)
    found = [what for _, what in used(tree) if what == "QLabel"]
    found += [it.attr for it in ast.walk(tree) if isinstance(it, ast.Attribute) and it.attr in GUESSING]
    found += ["tip" for _, text in tips(tree) if not is_ours(text)]
    assert found
