"""Features declare themselves: the window knows none, and each knows the context alone.

Read from the source, as it stands here.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).parents[1]
GUI: Final = sorted((ROOT / "sudoku_gui").rglob("*.py"))
if not GUI:
    pytest.skip("the sources are not here", allow_module_level=True)

KNOWS_ALL: Final = "sudoku_gui/all_features.py"
WITH_WINDOW: Final = {"fault_report.py", "welcome.py"}
"""Modules of the shell that name a part of the help when something has to be said."""

HELD_BY_QT: Final = {"QShortcut"}
"""What may be made and not named: its parent holds it, and its constructor or the same line says what it does."""


class Place(NamedTuple):
    """A piece of syntax, and where it is."""

    file: Path
    node: ast.AST

    def __str__(self) -> str:
        """The claim against it."""
        where = f"{self.file.relative_to(ROOT)}:{getattr(self.node, 'lineno', 0)}"
        return f"{where}: {ast.unparse(self.node).splitlines()[0]}"


def nodes(files: list[Path]) -> Iterator[Place]:
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            yield Place(file, node)


def claims(found: Iterator[Place]) -> str:
    return "\n".join(map(str, found))


def made_by(node: ast.AST) -> str:
    """The class of which an expression makes an object; "" for other expressions."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id[:1].isupper():
        return node.func.id
    return ""


def is_a_way_to_the_application(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="instance")):
            return name in {"QApplication", "QGuiApplication", "QCoreApplication"}
        case ast.Name(id="qApp") | ast.alias(name="qApp"):
            return True
    return False


def test_nobody_asks_for_the_application() -> None:
    """`app.main` makes it, and hands it on to the three that watch its events and the one that hears it quit."""
    found = claims(place for place in nodes(GUI) if is_a_way_to_the_application(place.node))
    assert not found, found


def test_what_is_made_has_a_name() -> None:
    """An object that nobody holds is one that a reader does not find."""
    found = claims(
        place
        for place in nodes(GUI)
        if isinstance(place.node, ast.Expr) and (kind := made_by(place.node.value)) and kind not in HELD_BY_QT
    )
    assert not found, found


def test_the_shell_names_no_feature() -> None:
    """It puts in place what they declare; `all_features.py` alone lists them."""
    shell = [file for file in GUI if "shell" in file.parts and file.name not in WITH_WINDOW]
    assert shell
    found = claims(
        place
        for place in nodes(shell)
        if isinstance(place.node, ast.ImportFrom)
        and (place.node.module or "").startswith("sudoku_gui.features")
    )
    assert not found, found


def test_every_feature_is_listed() -> None:
    """A class that nobody makes would declare in vain; parts of a feature are made by it."""
    text = (ROOT / KNOWS_ALL).read_text(encoding="utf-8")
    classes = {
        place.node.name: place
        for place in nodes([file for file in GUI if "features" in file.parts])
        if isinstance(place.node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id == "Feature" for base in place.node.bases)
    }
    made = {made_by(place.node) for place in nodes([file for file in GUI if "features" in file.parts])}
    bases = {"FilesPart", "BoardCommand"}
    assert [
        str(place) for name, place in classes.items() if name not in text and name not in made | bases
    ] == []
