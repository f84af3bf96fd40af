"""Docstrings add to what the name says, and what they claim of arguments, errors, signals and inverses holds."""

import ast
import builtins
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.sources import GUI, PRODUCT, ROOT, TESTS, expect_none, nodes, text, tree

QT: Final = "# --- Qt ---"
"""The comment behind which a class overrides what Qt calls."""
HOOKS: Final = re.compile(
    "actions|views|begin|cancel|take_back|stop|may_close|close|show_position|forget|show_selection|"
    "fit|arrange|is_own_key|copied_text|use_theme|target|highlighted_rows|act|share_width|length|"
    "content|key|cell|header|fit_font|drop|offset|pan_to|press|click|hover|tip_at|target_at|shows|"
    "keyboard_target|command|paint|draw"
)
"""What features, panes, tables, lists and canvases override of their bases, where it is explained."""
MOST_ALIKE: Final = 4
"""As often one docstring may say the same; what more have in common is said in one place."""
SHORTEST: Final = 4
"""Words that a docstring has at least; fewer repeat the name, unless they show a value: ``4 options left``."""
FRAGMENT: Final = re.compile(
    "(?:Also|As|Behind|Between|Beside|But|By|Elsewhere|From|For(?! each)|In|It|Of|On|Over|That|Those|Under|When|While|"
    "With|Without) "
)
"""What only continues the name, and leaves out what it is about."""
FILLING: Final = re.compile(
    "a|all|an|and|are|as|at|by|for|in|is|its?|of|on|one|or|some|that|the|this|to|what|which|with"
)
"""Words that say nothing by themselves."""
LONGEST_UNEXPLAINED: Final = 14
"""Lines of a test up to which its name says enough."""
COMPOUND: Final = (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.Match, ast.FunctionDef, ast.ClassDef)
RAISES: Final = re.compile(r'^ *Raises:\n((?:^(?! *""") +\S.*\n?)+)', re.MULTILINE)
RAISED: Final = re.compile(r"^ *([A-Z]\w+)(?=[:,]| or )", re.MULTILINE)
INVERSE: Final = re.compile(
    r"\b(?:[Ii]nverse of|[Uu]ndo(?:es)?) (?:a )?`+(\w+)`|`(\w+)` is (?:the|its)\s+inverse"
)
"""How a docstring claims that its function and another one undo each other."""
THROUGH_OTHERS: Final = {"remove and place", "end and begin"}
"""Inverses that tests reach only through what calls them: of `Backtrack` and `RunLength`."""


def is_short(method: ast.FunctionDef) -> bool:
    """Whether a method does one or two things, which say themselves what they are."""
    return len(method.body) <= 2 and not any(isinstance(one, COMPOUND) for one in method.body)


def undocumented(source: str) -> Iterator[str]:
    """The public functions and methods without a docstring, but for Qt's, hooks, short ones, and those of protocols."""
    lines = source.splitlines()
    for one in tree(source).body:
        if (
            isinstance(one, ast.FunctionDef)
            and one.name[0] != "_"
            and not is_short(one)
            and not ast.get_docstring(one)
        ):
            yield one.name
    for kind in (node for node in nodes(source) if isinstance(node, ast.ClassDef) and node.name[0] != "_"):
        if any(isinstance(base, ast.Name) and base.id == "Protocol" for base in kind.bases):
            continue
        body = range(kind.lineno, kind.end_lineno or kind.lineno)
        begins = next((number for number in body if lines[number - 1].strip().startswith(QT)), body.stop + 1)
        for method in kind.body:
            if isinstance(method, ast.FunctionDef) and method.name[0] != "_" and not is_short(method):
                is_qts = method.lineno > begins or re.search("[A-Z]", method.name)
                is_hook = HOOKS.fullmatch(method.name) and kind.bases
                if not (is_qts or is_hook or method.decorator_list or ast.get_docstring(method)):
                    yield f"{kind.name}.{method.name}"


def parts(line: str) -> set[str]:
    """The beginnings of words, four letters each, so that "moves" and "moved" are the same."""
    spaced = re.sub("([a-z])([A-Z])", r"\1 \2", line).lower()
    return {word[:4] for word in re.findall("[a-z]+", spaced) if not FILLING.fullmatch(word)}


def echoes(source: str) -> Iterator[str]:
    """The functions, methods and classes whose docstring is very short, or has no word that their signature lacks."""
    for node in nodes(source):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            about = ast.get_docstring(node)
            if about is None or re.search("[`0-9]", about):
                continue
            shown = [node.name]
            if isinstance(node, ast.FunctionDef):
                shown += [ast.unparse(node.args), ast.unparse(node.returns or ast.Constant(""))]
            if len(about.split()) < SHORTEST or parts(about) <= parts(" ".join(shown).replace("_", " ")):
                yield f"{node.name}: {about}"


def fragments(source: str) -> Iterator[str]:
    """The docstrings, those of values included, that begin without saying what they are about."""
    for node in nodes(source):
        match node:
            case ast.Expr(value=ast.Constant(value=str(about))) if FRAGMENT.match(about):
                yield about


def unexplained(source: str) -> Iterator[str]:
    """The long tests without a sentence that says what they guard."""
    tests = (node for node in nodes(source) if isinstance(node, ast.FunctionDef) and node.name[:5] == "test_")
    for test in tests:
        if (test.end_lineno or 0) - test.lineno >= LONGEST_UNEXPLAINED and not ast.get_docstring(test):
            yield test.name


def undocumented_signals(source: str) -> Iterator[str]:
    """The signals that the section ``Signals:`` of their class does not name."""
    for kind in (node for node in nodes(source) if isinstance(node, ast.ClassDef)):
        _, _, section = (ast.get_docstring(kind) or "").partition("Signals:\n")
        rows = re.findall(r"^    ([\w, ]+):", section, re.MULTILINE)
        named = {name for names in rows for name in names.split(", ")}
        for node in kind.body:
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="Signal"))):
                    if name not in named:
                        yield f"{kind.name}.{name}"


def inverses(source: str) -> Iterator[tuple[str, str, str]]:
    """The pairs of a public function and the one whose inverse it is called, and the class or "" that has them."""
    for kind in (node for node in nodes(source) if isinstance(node, ast.Module | ast.ClassDef)):
        for node in kind.body:
            if isinstance(node, ast.FunctionDef) and node.name[0] != "_":
                for claimed in INVERSE.finditer(ast.get_docstring(node) or ""):
                    yield node.name, claimed[1] or claimed[2], getattr(kind, "name", "")


def used(node: ast.AST) -> set[str]:
    """The names in code, not those in its texts."""
    found = (getattr(one, "attr", None) or getattr(one, "id", None) for one in ast.walk(node))
    return set(filter(None, found))


def unknown_arguments(source: str) -> Iterator[str]:
    """The arguments that docstrings describe, of functions and of what makes an object, and that are none."""
    for node in nodes(source):
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            continue
        inner = node.body if isinstance(node, ast.ClassDef) else [node]
        makers = [
            one
            for one in inner
            if isinstance(one, ast.FunctionDef)
            and (one is node or one.name in {"__init__", "__new__", "__cinit__"})
        ]
        known = {one.arg for maker in makers for one in ast.walk(maker.args) if isinstance(one, ast.arg)}
        _, _, rest = (ast.get_docstring(node) or "").partition("\nArgs:\n")
        block = re.split(r"\n(?=\S)", rest, maxsplit=1)[0]
        for line in re.findall(r"^ {4}([\w*, ]+): ", block, re.MULTILINE) if makers else ():
            yield from (
                f"{node.name}: {one}" for name in line.split(",") if (one := name.strip(" *")) not in known
            )


def test_public_functions_have_docstrings() -> None:
    expect_none(GUI, undocumented)


def test_no_docstring_echoes_a_name() -> None:
    """What needs no sentence has none."""
    expect_none(PRODUCT, echoes)


def test_docstrings_say_what_they_are_about() -> None:
    """Without the name beside them, as a list of help or of a web page shows them."""
    expect_none(PRODUCT, fragments)


def test_long_tests_say_what_they_guard() -> None:
    expect_none(TESTS, unexplained)


def test_every_signal_is_explained_by_its_class() -> None:
    expect_none(GUI, undocumented_signals)


def test_every_argument_that_is_described_exists() -> None:
    """A name that was changed is changed in what is said of it, too."""
    expect_none(PRODUCT, unknown_arguments)


def test_exceptions_named_in_docstrings_exist() -> None:
    """An exception that was renamed stays in the sentence about it."""
    known = {name for path in PRODUCT for name in re.findall(r"^ *class (\w+)", text(path), re.MULTILINE)}
    known |= set(dir(builtins))
    expect_none(
        PRODUCT,
        lambda source: [
            name for block in RAISES.findall(source) for name in RAISED.findall(block) if name not in known
        ],
    )


def test_inverses_are_tested_as_pairs() -> None:
    """One function of tests uses both, or a table for one; if common, in a file that names their class or module."""
    named = [
        (used(node), around)
        for source in (text(path) for path in TESTS if path != Path(__file__))
        for around in [set(re.findall(r"\w+", source))]
        for node in tree(source).body
    ]
    defined = Counter(re.findall(r"def (\w+)", "".join(map(text, PRODUCT))))

    def untested(path: Path) -> Iterator[str]:
        for one, other, kind in inverses(text(path)):
            whose = {kind, path.parent.name if path.stem == "__init__" else path.stem}
            is_common = min(defined[one], defined[other]) > 1
            if not any(
                {one, other} <= names and (not is_common or whose & around) for names, around in named
            ):
                yield f"{path.relative_to(ROOT)}: {one} and {other}"

    found = [claim for path in PRODUCT for claim in untested(path)]
    pairs = [claim.partition(": ")[2] for claim in found]
    assert not [claim for claim, pair in zip(found, pairs, strict=True) if pair not in THROUGH_OTHERS]
    assert set(pairs) >= THROUGH_OTHERS, "a row that no docstring needs"


def test_no_docstring_is_repeated_again_and_again() -> None:
    times = Counter(
        about
        for path in GUI
        for node in nodes(text(path))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and (about := ast.get_docstring(node))
    )
    assert not [about for about, count in times.items() if count > MOST_ALIKE]


@pytest.mark.parametrize(
    ("claims", "source", "found"),
    [
        (
            undocumented,
            f"""
class A:
    def b(self): x = 1; y = 2; return x + y
    def c(self):
        if self: return 1
    def d(self): return 1
    def sizeHint(self): x = 1; y = 2; return x + y
    {QT}
    def event(self): x = 1; y = 2; return x + y
""",
            ["A.b", "A.c"],
        ),
        (
            echoes,
            '''
class A:
    """One row."""
    def b(self):
        """``4 → 3``."""
    def c(self):
        """The rows that are left."""
    def d(self): ...
    def show_page(self, number):
        """Show the page of this number."""
''',
            ["A: One row.", "show_page: Show the page of this number."],
        ),
        (
            fragments,
            """def a(): 'Of a line.'\nB = 1\n'For each item its size.'\nC = 2\n'In words.'\nd('By hand')""",
            ["In words.", "Of a line."],
        ),
        (
            unexplained,
            "def test_a():\n" + 13 * "    b = 1\n" + "def test_b():\n" + 14 * "    b = 1\n",
            ["test_b"],
        ),
        (
            inverses,
            '''
def pop():
    """Take one off; inverse of `push`."""
def read():
    """From a text; `write` is the inverse."""
def _hidden():
    """Inverse of `shown`."""
def uncover():
    """Cover no more."""
''',
            [("pop", "push", ""), ("read", "write", "")],
        ),
        (
            undocumented_signals,
            '''
class A:
    """Has signals.

    Signals:
        b, c: something happened.
    """
    b = Signal()
    c = Signal(int)
    e = Signal()
class F:
    g = Signal()
''',
            ["A.e", "F.g"],
        ),
        (
            unknown_arguments,
            '''
class Line:
    """A line.

    Args:
        total: all of it.
        is_wanted, other: whether somebody wants it.
    """

    def __init__(self, total: int, *, is_enabled: bool) -> None: ...
''',
            ["Line: is_wanted", "Line: other"],
        ),
    ],
)
def test_violations_of_a_rule_are_found(
    claims: Callable[[str], Iterator[object]], source: str, found: list[object]
) -> None:
    assert list(claims(source)) == found
