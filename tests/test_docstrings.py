"""What is public says what it does, and a rule of ruff is set aside for a reason that stands beside it.

Overrides of Qt's methods and of a pane's hooks are explained where they come from.
"""

import ast
import builtins
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT = Path(__file__).parents[1]
FILES = sorted(path.relative_to(ROOT) for path in (ROOT / "sudoku_gui").rglob("*.py"))
SOURCES = [*FILES, *sorted(path.relative_to(ROOT) for path in (ROOT / "solver_core").rglob("*.py"))]

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
    *("actions", "views", "begin", "cancel", "take_back", "stop", "may_close", "close"),  # of `Feature`
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
        "keyboard_target",
        "command",
        "paint",
        "draw",
    ),
}
"""What panes, tables, lists and canvases override of `Pane`, `PointedRows`, `TableModel`, `Canvas` and those that derive from it."""


COMPOUND = (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.Match, ast.FunctionDef, ast.ClassDef)


def is_short(method: ast.FunctionDef) -> bool:
    """Whether a method does one or two things, which say themselves what they are."""
    return len(method.body) <= 2 and not any(isinstance(one, COMPOUND) for one in method.body)


def undocumented(source: str) -> Iterator[str]:
    """The public functions and methods without a docstring, but for those of Qt, for hooks, for short ones, and for what a protocol declares."""
    lines, module = source.splitlines(), ast.parse(source)
    functions = [one for one in module.body if isinstance(one, ast.FunctionDef) and one.name[0] != "_"]
    yield from (one.name for one in functions if not is_short(one) and ast.get_docstring(one) is None)
    for kind in (node for node in ast.walk(module) if isinstance(node, ast.ClassDef)):
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


def test_what_is_public_says_what_it_does() -> None:
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


MOST_ALIKE = 4
"""As often one docstring may say the same; what more have in common is said in one place."""


def docstrings(path: Path) -> Iterator[str]:
    """Those of a module, of its classes and of their methods."""
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and (
            said := ast.get_docstring(node)
        ):
            yield said


def test_no_docstring_is_repeated_again_and_again() -> None:
    times = Counter(said for path in FILES for said in docstrings(path))
    assert not [said for said, count in times.items() if count > MOST_ALIKE]


SHORTEST = 4
"""Words that a docstring has at least; fewer repeat the name, unless they show a value: ``4 options left``."""


FILLING = re.compile(
    "a|all|an|and|are|as|at|by|for|in|is|its?|of|on|one|or|some|that|the|this|to|what|which|with"
)
"""Words that say nothing by themselves."""


def parts(text: str) -> set[str]:
    """The beginnings of words, four letters each, so that "moves" and "moved" are the same."""
    spaced = re.sub("([a-z])([A-Z])", r"\1 \2", text).lower()
    return {word[:4] for word in re.findall("[a-z]+", spaced) if not FILLING.fullmatch(word)}


def echoes(source: str) -> Iterator[str]:
    """The functions, methods and classes whose docstring is very short, or has no word that their signature lacks."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            said = ast.get_docstring(node)
            if said is None or re.search("[`0-9]", said):
                continue
            shown = [node.name]
            if isinstance(node, ast.FunctionDef):
                shown += [ast.unparse(node.args), ast.unparse(node.returns or ast.Constant(""))]
            if len(said.split()) < SHORTEST or parts(said) <= parts(" ".join(shown).replace("_", " ")):
                yield f"{node.name}: {said}"


def test_no_docstring_echoes_a_name() -> None:
    """What needs no sentence has none."""
    found = [
        f"{path}: {one}" for path in SOURCES for one in echoes((ROOT / path).read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_an_echo_is_found() -> None:
    source = '''
class A:
    """One row."""
    def b(self):
        """``4 → 3``."""
    def c(self):
        """The rows that are left."""
    def d(self): ...
    def show_page(self, number):
        """Show the page of this number."""
'''
    assert list(echoes(source)) == ["A: One row.", "show_page: Show the page of this number."]


def undocumented_signals(source: str) -> Iterator[str]:
    """The signals that the section ``Signals:`` of their class does not name."""
    for kind in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)):
        _, _, section = (ast.get_docstring(kind) or "").partition("Signals:\n")
        named = {
            name
            for names in re.findall(r"^    ([\w, ]+):", section, re.MULTILINE)
            for name in names.split(", ")
        }
        for node in kind.body:
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="Signal"))):
                    if name not in named:
                        yield f"{kind.name}.{name}"


def test_every_signal_is_explained_by_its_class() -> None:
    sources = ((path, (ROOT / path).read_text(encoding="utf-8")) for path in FILES)
    found = [f"{path}: {one}" for path, source in sources for one in undocumented_signals(source)]
    assert not found, "\n".join(found)


def test_a_signal_without_a_word_is_found() -> None:
    source = '''
class A:
    """Has signals.

    Signals:
        b, c: something happened.
        d: something else did.
    """
    b = Signal()
    c = Signal(int)
    d = Signal()
    e = Signal()
class F:
    g = Signal()
'''
    assert list(undocumented_signals(source)) == ["A.e", "F.g"]


RAISES: Final = re.compile(r'^ *Raises:\n((?:^(?! *""") +\S.*\n?)+)', re.MULTILINE)
CLASS: Final = re.compile(r"^ *class (\w+)", re.MULTILINE)
RAISED: Final = re.compile(r"^ *([A-Z]\w+)(?=[:,]| or )", re.MULTILINE)


def test_what_docstrings_say_is_raised_exists() -> None:
    """An exception that was renamed stays in the sentence about it."""
    sources = {path: (ROOT / path).read_text(encoding="utf-8") for path in SOURCES}
    known = {name for source in sources.values() for name in CLASS.findall(source)} | set(dir(builtins))
    named = (
        (path, name)
        for path, source in sources.items()
        for block in RAISES.findall(source)
        for name in RAISED.findall(block)
    )
    found = [f"{path}: {name}" for path, name in named if name not in known]
    assert not found, "\n".join(found)


BARE: Final = re.compile(r"# noqa(?!: [A-Z]+\d+(, [A-Z]+\d+)* +- \w)")


def documented_arguments(text: str) -> list[str]:
    """The names under ``Args:`` in a docstring, without stars; a line may have several: ``before, after: ...``."""
    _, _, rest = text.partition("\nArgs:\n")
    block = re.split(r"\n(?=\S)", rest, maxsplit=1)[0]
    lines = re.findall(r"^ {4}([\w*, ]+): ", block, re.MULTILINE)
    return [name.strip(" *") for line in lines for name in line.split(",")]


def unknown_arguments(source: str) -> list[str]:
    """The arguments that docstrings describe, of functions and of what makes an object, and that are none."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            continue
        makers = [node] if isinstance(node, ast.FunctionDef) else _makers(node)
        if not makers:
            continue  # it is made as its base class is
        known = {one.arg for maker in makers for one in ast.walk(maker.args) if isinstance(one, ast.arg)}
        said = documented_arguments(ast.get_docstring(node) or "")
        found += [f"{node.name}: {name}" for name in said if name not in known]
    return found


def _makers(of: ast.ClassDef) -> list[ast.FunctionDef]:
    return [
        one
        for one in of.body
        if isinstance(one, ast.FunctionDef) and one.name in {"__init__", "__new__", "__cinit__"}
    ]


def test_every_argument_that_is_described_exists() -> None:
    """A name that was changed is changed in what is said of it, too."""
    found = [
        f"{file}: {one}" for file in SOURCES for one in unknown_arguments((ROOT / file).read_text("utf-8"))
    ]
    assert not found, found


def test_an_argument_that_does_not_exist_is_found() -> None:
    """The check itself finds what it is meant to find."""
    source = '''
class Line:
    """A line.

    Args:
        total: all of it.
        is_wanted, other: whether somebody wants it.
    """

    def __init__(self, total: int, *, is_enabled: bool) -> None: ...
'''
    assert unknown_arguments(source) == ["Line: is_wanted", "Line: other"]


def test_every_exception_from_a_rule_has_its_reason() -> None:
    files = [*SOURCES, *(path.relative_to(ROOT) for path in sorted((ROOT / "tests").rglob("*.py")))]
    found = [
        f"{path}:{number}"
        for path in files
        if path.name != Path(__file__).name
        for number, line in enumerate((ROOT / path).read_text(encoding="utf-8").splitlines(), 1)
        if BARE.search(line)
    ]
    assert not found, "\n".join(found)
