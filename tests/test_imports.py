"""Imports run one way, and Qt keeps its place: the walls of DESIGN.md, read from the source.

The packages are found where Python finds them, so an installed wheel is held to the same rules.
"""

import ast
import importlib.util
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from solver_core.cli import COMMANDS
from solver_core.formats.registry import MODULES

CORE_ORDER = (
    {"__main__"},
    {"cli"},
    {"batch", "page"},
    {"problems", "formats", "generation"},
    {"hints"},
    {"", "uncompiled"},  # solver_core itself: Sudoku in three lines, for those further out and for strangers
    {"sudoku"},
    {"cover"},
    {"errors"},
    {"processor", "system", "pictures"},  # which build of a kernel runs; what differs between systems
    {"plain"},  # a leaf: stands in for cython where the kernels run uncompiled
)
COVER_ORDER = (
    {""},  # solver_core.cover itself: what users import
    {"explain", "answers", "texts", "run", "naming"},
    {"goals"},
    {"search", "repeat_search"},
    {"replay"},
    {"snapshot"},
    {"choices"},
    {"problem", "conditions"},
    {"ops"},
    {"kernel"},
)
"""The rooms of `cover`, and the modules of its face."""
GUI_ORDER = (
    {"__main__"},
    {"app"},
    {"all_features"},
    {"shell"},
    {"features"},
    {"kit"},  # what features are made of
    {"context"},  # the models and services that all of them share
    {"widgets"},
    {"services"},
    {"layout"},  # what features declare, and arrangements of panes: tables
    {"render"},
    {"session"},
    {"models"},
    {"database"},
    {"messages"},
    {"wording"},
    {"document"},
    {"player"},
    {"startup", "translation", "assets", ""},  # leaves: they import nothing of ours
)
"""From the outside in; a part imports itself and parts of later sets, never its neighbours in the same set."""

LEAVES = {
    *("sudoku_gui", "sudoku_gui.assets", "sudoku_gui.translation", "sudoku_gui.startup"),
    "solver_core.plain",
}
CALLERS_OF_STARTUP = {"app", "__main__"}
WITHOUT_WIDGETS = {
    *("render", "layout", "wording", "document", "player"),
    *("services", "models", "session", "database", "messages"),
}
WITH_WIDGETS = {"__main__", "app", "widgets", "shell.docks", "kit"}
PURE = re.compile(r"(paint|model|text)(_\w+)?|\w+_(model|text)")
"""Modules of a feature that know no widgets, whatever their names end with."""
KINDS_OF_WIDGETS = {
    *("bar", "board", "button", "canvas", "card", "chooser", "dialog", "editor", "field", "form", "grid"),
    *(
        "legend",
        "list",
        "menu",
        "pad",
        "page",
        "panel",
        "plot",
        "preview",
        "strip",
        "table",
        "view",
        "window",
    ),
    "overlay",
}
"""Last words of names of modules that may know widgets, beside those of `WITH_WIDGETS`; or these words with an s."""

STILL_WITH_WIDGETS = {
    "sudoku_gui/shell/presentation.py",  # takes frames away, and keys before any field
    "sudoku_gui/shell/themes.py",  # sets the font and the palette of all widgets
}
"""Other modules that know widgets: a controller knows its window as the `ThemedWindow` below its dialogs."""

WIDGETS = re.compile(r"PySide6\.Qt\w*Widgets\b")
QT_FOR_STATE = re.compile(r"PySide6\.(QtCore|QtGui)\b")
SUDOKU_WORDS = re.compile(
    r"(?<![a-z])(sudokus?|digits?|box(es)?|candidates?|boards?|grids?|nine|houses?|r\dc\d|row \d)(?![a-z])",
    re.IGNORECASE,
)


class Import(NamedTuple):
    """One imported module, and where it is imported: ``solver_core/x.py:12``."""

    place: str
    module: str

    def __str__(self) -> str:
        """The claim against it."""
        return f"{self.place} imports {self.module}"


@cache
def folder(package: str) -> Path:
    """Where the package lies; its source may be anywhere on the path."""
    spec = importlib.util.find_spec(package)
    assert spec is not None, f"{package} is not installed"
    assert spec.submodule_search_locations, f"{package} is not a package"
    return Path(spec.submodule_search_locations[0])


def sources(package: str) -> list[str]:
    """The package's files, named from the package on: ``solver_core/cover/ops.py``."""
    top = folder(package)
    return sorted((Path(package) / file.relative_to(top)).as_posix() for file in top.rglob("*.py"))


def path(source: str) -> Path:
    package, _, rest = source.partition("/")
    return folder(package) / rest


def module_name(source: str) -> str:
    return source.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def top(module: str) -> str:
    return module.partition(".")[0]


def part(module: str) -> str:
    """The part of its package that a module belongs to: ``solver_core.cover.ops`` is of ``cover``."""
    return module.partition(".")[2].partition(".")[0]


@cache
def is_module(name: str) -> bool:
    """Whether a name of ours is a module, read from the files alone."""
    package, _, rest = name.partition(".")
    inner = folder(package) / rest.replace(".", "/")
    return inner.is_dir() or inner.with_suffix(".py").is_file() or name == "sudoku_gui.assets"


def named_by(node: ast.AST, importer: str, *, is_package: bool) -> Iterator[str]:
    """The modules that one piece of syntax imports; ``from a import b`` gives a.b if that may be a module."""
    match node:
        case ast.Import(names=names):
            yield from (alias.name for alias in names)
        case ast.ImportFrom(module=module, names=names, level=level):
            parents = importer.split(".")
            up = level - 1 if is_package else level
            base = (
                ".".join([*parents[: len(parents) - up], *filter(None, [module])]) if level else module or ""
            )
            ours = top(base) in {"solver_core", "sudoku_gui"}
            for alias in names:
                inner = f"{base}.{alias.name}"
                # Of strangers' modules only PySide6 matters, where `from PySide6 import QtWidgets` names one.
                yield inner if (is_module(inner) if ours else base == "PySide6") else base
        case ast.Call(
            func=ast.Attribute(attr="import_module") | ast.Name(id="import_module" | "__import__"),
            args=[ast.Constant(value=str(name)), *_],
        ):
            yield name


@cache
def imports(source: str) -> list[Import]:
    """Everything that a file imports, inside functions too."""
    file = path(source)
    importer, is_package = module_name(source), file.name == "__init__.py"
    return [
        Import(f"{source}:{getattr(node, 'lineno', 0)}", name)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        for name in named_by(node, importer, is_package=is_package)
    ]


def rank(name: str, order: tuple[set[str], ...]) -> int:
    """The place of a part in the order, from the outside in."""
    for number, names in enumerate(order):
        if name in names:
            return number
    pytest.fail(
        f"'{name}' has no place in the order of imports: give it one in DESIGN.md and in {Path(__file__).name}"
    )


def feature(module: str) -> str:
    """The feature that a module belongs to; ``features.tree_view``."""
    name = part(module)
    return ".".join(module.split(".")[1:3]) if name == "features" else name


def runs_inward(importer: str, imported: str, order: tuple[set[str], ...]) -> bool:
    """Whether one module may import another of the same package."""
    if importer == "solver_core" or feature(importer) == feature(imported):
        return True  # the package names what it imports when it is asked for it
    if importer in LEAVES:
        return False
    return rank(part(importer), order) < rank(part(imported), order)


def claims(sources: Iterable[str], is_wrong: Callable[[str, str], bool]) -> str:
    """The imports of files that are wrong: called with the names of the importing and the imported module."""
    return "\n".join(
        str(one) for source in sources for one in imports(source) if is_wrong(module_name(source), one.module)
    )


CORE = sources("solver_core")
GUI = sources("sudoku_gui")
COVER = [source for source in CORE if source.startswith("solver_core/cover/")]
STATE = [source for source in GUI if source.startswith(("sudoku_gui/document/", "sudoku_gui/player/"))]


def may_know_widgets(source: str) -> bool:
    """Whether the name of a module, or of its package, says that it is a widget."""
    module = module_name(source)
    if part(module) in WITH_WIDGETS or ".".join(module.split(".")[1:3]) in WITH_WIDGETS:
        return True
    name = Path(source).stem
    if name == "__init__" and part(module) == "features":
        return True  # it builds the views of its panes
    kind = name.rpartition("_")[2]
    is_widget = bool({kind, kind.removesuffix("s")} & KINDS_OF_WIDGETS) and not PURE.fullmatch(name)
    return part(module_name(source)) not in WITHOUT_WIDGETS and is_widget


def test_the_core_knows_nothing_of_windows() -> None:
    """The library must work on a server without Qt."""
    windows = {"PySide6", "shiboken6", "sudoku_gui"}
    assert not (found := claims(CORE, lambda _, module: top(module) in windows)), found


@pytest.mark.parametrize(
    ("package", "files", "order"),
    [("solver_core", CORE, CORE_ORDER), ("sudoku_gui", GUI, GUI_ORDER)],
    ids=["core", "window"],
)
def test_imports_follow_the_order_of_layers(
    package: str, files: list[str], order: tuple[set[str], ...]
) -> None:
    """From what starts the program, over widgets or the command line, to the state that no one can see."""
    found = claims(files, lambda of, module: top(module) == package and not runs_inward(of, module, order))
    assert not found, found


def test_imports_between_the_rooms_of_cover_run_one_way() -> None:
    """What explains a search knows its machine, never the other way round."""

    def room(module: str) -> str:
        return module.removeprefix("solver_core.cover").removeprefix(".").partition(".")[0]

    def is_wrong(importer: str, imported: str) -> bool:
        if not imported.startswith("solver_core.cover") or room(importer) == room(imported):
            return False
        if (room(importer), room(imported)) == ("problem", "texts"):
            return False  # `Problem.from_text` imports them when it is called
        return rank(room(importer), COVER_ORDER) >= rank(room(imported), COVER_ORDER)

    found = claims(COVER, is_wrong)
    assert not found, found


def test_only_the_entry_point_asks_startup() -> None:
    """What Qt lacks is reported once, before there is a window."""
    others = [source for source in GUI if part(module_name(source)) not in CALLERS_OF_STARTUP]
    found = claims(others, lambda _, module: module.startswith("sudoku_gui.startup"))
    assert not found, found


def test_startup_can_speak_when_all_other_imports_fail() -> None:
    """It says what is missing, so it may need neither Qt nor the core."""
    known = sys.stdlib_module_names
    found = claims(["sudoku_gui/startup.py"], lambda _, module: top(module) not in known)
    assert not found, found


def test_only_what_is_named_after_a_widget_knows_widgets() -> None:
    """Painting and state are tested, and printed, without a single widget."""
    others = [source for source in GUI if not may_know_widgets(source)]
    found = claims(set(others) - STILL_WITH_WIDGETS, lambda _, module: bool(WIDGETS.match(module)))
    assert not found, found
    of_widgets = {source for source in others if any(WIDGETS.match(one.module) for one in imports(source))}
    assert of_widgets == STILL_WITH_WIDGETS, "those that have left"


def test_document_and_player_use_only_core_and_gui_of_qt() -> None:
    """State that no one can see needs signals and undo commands, and no more."""
    found = claims(STATE, lambda _, module: top(module) == "PySide6" and not QT_FOR_STATE.match(module))
    assert not found, found


def test_sentences_of_one_feature_stand_in_it() -> None:
    """What one package says belongs into its `text.py`; `wording` what several say that may not import each other."""
    users: dict[str, set[str]] = {source: set() for source in GUI if part(module_name(source)) == "wording"}
    for source in GUI:
        package = source.rpartition("/")[0]
        for one in imports(source):
            if (said := f"{one.module.replace('.', '/')}.py") in users:
                users[said].add(source if package == "sudoku_gui/wording" else package)
    alone = [
        source
        for source, packages in users.items()
        if not source.endswith("__init__.py")
        and len(packages) < 2
        and not any(package.startswith("sudoku_gui/wording/") for package in packages)
    ]
    assert not alone, alone


def test_exact_cover_does_not_speak_of_sudoku() -> None:
    """Queens and pentominoes use the same kernel; its words are item, option and node."""
    cover = path("solver_core/cover")
    sources = [one for ending in ("py", "pxd", "txt") for one in cover.rglob(f"*.{ending}")]
    found = [
        f"{source}:{number} says '{said[0]}'"
        for source in sources
        for number, line in enumerate(source.read_text(encoding="utf-8").splitlines(), 1)
        if (said := SUDOKU_WORDS.search(line))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("import PySide6.QtCore", "PySide6.QtCore"),
        ("from PySide6 import QtWidgets", "PySide6.QtWidgets"),
        ("from PySide6.QtWidgets import QLabel", "PySide6.QtWidgets"),
        ("from solver_core import cover", "solver_core.cover"),
        ("from solver_core import Grid", "solver_core"),
        ("from . import cover", "solver_core.cover"),
        ("from ..sudoku import Grid", "solver_core.sudoku"),
        ("from .. import cli", "solver_core.cli"),
        ("def later():\n    import sudoku_gui", "sudoku_gui"),
        ("importlib.import_module('sudoku_gui.app')", "sudoku_gui.app"),
    ],
)
def test_every_form_of_import_is_seen(code: str, expected: str) -> None:
    """A wall with a hole is worse than none."""
    is_package = code.startswith("from . ")
    importer = "solver_core" if is_package else "solver_core.cover.ops"
    nodes = ast.walk(ast.parse(code))
    found = [name for node in nodes for name in named_by(node, importer, is_package=is_package)]
    assert found == [expected]


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("solver_core.cover.kernel.dance", "solver_core.sudoku.cells"),
        ("solver_core.sudoku.encoding", "solver_core"),
        ("solver_core.formats.boards.sdk", "solver_core.problems"),
        ("solver_core.problems.queens", "solver_core.cli"),
    ],
)
def test_an_import_that_runs_outward_is_refused(importer: str, imported: str) -> None:
    """The order is kept by this function, so it must be able to say no."""
    assert not runs_inward(importer, imported, CORE_ORDER)


def test_modules_named_in_tables_are_there() -> None:
    """Commands and formats are imported by their names, which no checker follows."""
    commands = [f"solver_core.cli.{name}" for name in COMMANDS]
    named = [*commands, *(f"solver_core.formats.{name}" for name in MODULES)]
    assert [name for name in named if not is_module(name)] == []
    assert [name for name in commands if not callable(getattr(import_module(name), "run", None))] == []


def test_the_core_works_where_qt_is_not_installed() -> None:
    """What no reading of imports can show: every module of the core comes to life without PySide6."""
    program = """
import importlib, pkgutil, sys
sys.modules["PySide6"] = sys.modules["shiboken6"] = None
import solver_core
found = [module.name for module in pkgutil.walk_packages(solver_core.__path__, "solver_core.")]
for name in found:
    if not name.endswith(".__main__"):  # that one runs the command line
        importlib.import_module(name)
assert "solver_core.cover" in found, found
assert "sudoku_gui" not in sys.modules
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_drawing_in_design_is_current() -> None:
    """`.build/draw_imports.py` makes it from the imports; a source distribution has both."""
    script = Path(__file__).parents[1] / ".build" / "draw_imports.py"
    if not script.exists():
        pytest.skip("the sources are not here")
    done = subprocess.run([sys.executable, script, "--check"], check=False)
    assert done.returncode == 0, "run: python .build/draw_imports.py"
