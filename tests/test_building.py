"""The window is built in one place and in one order: each part receives what it needs when it is made.

Read from the source, as it stands here.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).parents[1]
GUI: Final = sorted((ROOT / "sudoku_gui").rglob("*.py"))
if not GUI:
    pytest.skip("the sources are not here", allow_module_level=True)

BUILDERS: Final = [ROOT / "sudoku_gui" / "app.py"] + [
    ROOT / "sudoku_gui" / "shell" / f"{name}.py"
    for name in ("workspace", "main_window", "controllers", "parts", "connections")
]
"""The modules that make all parts of the window; see DESIGN.md."""

HELD_BY_QT: Final = {"QShortcut"}
"""What may be made and not named: its parent holds it, and its constructor or the same line says what it does."""

LATER: Final = {"connect", "setParent", "setattr"}
"""What a method may call that does nothing but to give an object to another one."""


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


def parts_of_the_window() -> set[str]:
    """The classes of what the builders make, and the window itself."""
    made = {made_by(place.node) for place in nodes(BUILDERS)} - {
        "",
        "Path",
        "QKeySequence",
        "QSize",
        "Signal",
    }
    return made | {"Callable", "ThemedWindow"}


def only_passes_on(method: ast.FunctionDef, kinds: set[str]) -> bool:
    """Whether a method does nothing but store or connect what it is given, of one of these kinds."""
    arguments = [*method.args.args, *method.args.kwonlyargs]
    given = {
        one.arg
        for one in arguments
        if one.annotation and kinds & set(re.findall(r"\w+", ast.unparse(one.annotation)))
    }
    body = method.body[1:] if ast.get_docstring(method) else method.body
    used = {node.id for statement in body for node in ast.walk(statement) if isinstance(node, ast.Name)}
    return bool(given & used) and all(map(passes_on, body))


def passes_on(statement: ast.stmt) -> bool:
    match statement:
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()], value=ast.Name()):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name))):
            return name in LATER
        case ast.For(body=body):
            return all(map(passes_on, body))
        case ast.FunctionDef(body=body):
            return all(map(passes_on, body))
    return False


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


def test_builders_assign_nothing_onto_what_is_built() -> None:
    found = claims(
        place
        for place in nodes(BUILDERS)
        if isinstance(place.node, ast.Attribute)
        and isinstance(place.node.ctx, ast.Store)
        and not (isinstance(place.node.value, ast.Name) and place.node.value.id == "self")
    )
    assert not found, found


def test_builders_pass_on_no_lambda() -> None:
    """It could name a part that is built later, and nobody would see it before it is called."""
    found = claims(place for place in nodes(BUILDERS) if isinstance(place.node, ast.Lambda))
    assert not found, found


def test_no_part_receives_another_after_it_is_made() -> None:
    """A method that only stores or connects a part is a constructor's argument that comes too late."""
    kinds = parts_of_the_window()
    found = claims(
        Place(place.file, method)
        for place in nodes(GUI)
        if isinstance(place.node, ast.ClassDef)
        for method in place.node.body
        if isinstance(method, ast.FunctionDef) and method.name != "__init__" and only_passes_on(method, kinds)
    )
    assert not found, found


@pytest.mark.parametrize(
    "method",
    [
        "def follow(self, window: Window) -> None:\n    self._window = window",
        "def open_with(self, ending: str, open_: Callable[[], None]) -> None:\n    self._openers[ending] = open_",
        'def set_parent(self, owner: Window) -> None:\n    """Own all."""\n    for part in self: part.setParent(owner)',
        "def connect_to(self, window: Window) -> None:\n    window.closed.connect(self.stop)",
    ],
)
def test_such_a_method_is_recognised(method: str) -> None:
    [node] = ast.parse(method).body
    assert isinstance(node, ast.FunctionDef)
    assert only_passes_on(node, {"Window", "Callable"})
