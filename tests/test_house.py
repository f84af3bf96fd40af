"""The rules of the house, read from the source as it stands here: words, docstrings, sizes, and how things are made.

Directions of imports have a file of their own, `test_imports.py`, and so have assertions in tests.
"""

import ast
import builtins
import io
import re
import tokenize
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Final

import pytest

from tests.amounts import each

ROOT: Final = Path(__file__).parents[1]


def files(*tops: str) -> list[Path]:
    """The sources in these folders."""
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


def expect_none(paths: list[Path], claims: Callable[[str], Iterator[str] | list[str]]) -> None:
    """There is nothing to claim against any of these sources."""
    found = [f"{path.relative_to(ROOT)}: {claim}" for path in paths for claim in claims(text(path))]
    assert not found, "\n".join(found)


# --- sizes and folders ----------------------------------------------------------------------------------

LONGEST_FILE: Final = 400
LONGEST_FUNCTION: Final = 60
OF_THEIR_OWN: Final = {"gui/window", "gui/fixtures"}
"""Folders of tests of the whole window, and of what tests share."""


def long(source: str) -> Iterator[str]:
    if (lines := source.count("\n")) > LONGEST_FILE:
        yield f"{lines} lines"
    for node in nodes(source):
        if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno >= LONGEST_FUNCTION:
            yield f"{node.lineno}: {node.name} is long"


def test_files_and_functions_are_short() -> None:
    expect_none(PRODUCT, long)


def test_folders_of_tests_are_named_after_what_they_test() -> None:
    """A package, or a module that has too many tests for one file."""
    for name, package in {"core": "solver_core", "gui": "sudoku_gui"}.items():
        tests = ROOT / "tests" / name
        for folder in each(sorted({path.parent.relative_to(tests) for path in tests.rglob("test_*.py")})):
            tested = ROOT / package / folder
            is_apart = f"{name}/{folder.as_posix()}" in OF_THEIR_OWN
            assert is_apart or tested.is_dir() or tested.with_suffix(".py").is_file(), folder


# --- words ----------------------------------------------------------------------------------------------

PART: Final = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
WORDS: Final = """
    ahead: background_run; air: padding; arrivals: imports; aside: stash; bookcase: library controller; coming: next;
    continuity: session restore; curtain: black; deed: change; deeds: changes; desk: worker; elsewhere: the place;
    fate: state; furnish: build; furnished: built; furnishing: build; furniture: parts; generations: backups;
    ground: background; grounds: backgrounds; halt: break_condition; halted: stopped; halts: break_conditions;
    hands: input; harvest: parse result; interruptions: signal handlers; journey: seek; keeper: session store;
    kid: child; kids: children; librarian: import and export; lit: highlighted; looking: run until; mend: fix;
    mended: fixed; overhearing: event filter; pace: throttle; parting: divergence; recognise: detect;
    recognises: detects; recognize: detect; recognizes: detects; reword: update; rival: other; rivals: others;
    scout: background runner; shelf: open list; sieve: filter; spot: target; spots: targets; teller: progress;
    telling: text; told: described; twig: tree item; twigs: tree items; unsaid: skipped; wish: request;
    wishes: preferences
"""
GONE: Final = dict(pair.strip().split(": ") for pair in WORDS.split(";"))
"""What a part of a name must not be, and what it is instead."""
AVOIDED: Final = (
    *(
        "deeds?",
        "shelf|shelves",
        "bring_back|put_back",
        "telling",
        "told",
        "tells",
        "puts? aside|putting aside",
    ),
    *(
        "twigs?",
        "mend(s|ed|ing)?",
        "so many",
        "scouts?",
        "sieves?",
        "spots?",
        "wish(es|ed)?",
        "furnish(es|ed|ing)?",
    ),
)
"""What no text, comment or docstring says, nor the name of a test, which is a sentence."""
KEYS: Final = re.compile(r'"(deeds?|uncompiled_told)"')
"""Keys of files on disk and of settings."""
LISTED: Final = {ROOT / "solver_core/problems/word_squares.py", Path(__file__)}
"""Files that list words."""


def said(words: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"(?<![A-Za-z])({'|'.join(words)})(?![A-Za-z])", re.IGNORECASE)


IN_TESTS: Final = said(AVOIDED)
IN_PRODUCT: Final = said((*AVOIDED, "whoever"))


UNCLEAR: Final = re.compile(
    r"def (test_(?:what_(?!if_)|who_)\w+|test_\w*(?:whoever|nobody|_ways?_gone|_(?:is|are)_none)(?=[_(])\w*)"
)
"""Names of tests that do not name their subject."""


def gone(source: str) -> list[str]:
    """What a source calls by a word that is gone, and the word to use; names of tests are sentences."""
    if not GONE.keys() & {part.lower() for part in PART.findall(source)}:
        return []  # most sources, and reading their tokens takes long
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    names = {token.string for token in tokens if token.type == tokenize.NAME}
    parts = {(name, part.lower()) for name in names if name[:5] != "test_" for part in PART.findall(name)}
    return [f"{name}: say {GONE[part]}" for name, part in sorted(parts) if part in GONE]


def avoided(source: str, words: re.Pattern[str]) -> list[str]:
    """What texts, comments, docstrings and names of tests say by a word that is gone."""
    if not words.search(source.replace("_", " ")):
        return []
    found = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        is_text = token.type in {tokenize.STRING, tokenize.COMMENT}
        if is_text or token.string.startswith("test_"):
            line = KEYS.sub("", token.string) if is_text else token.string.replace("_", " ")
            found += [f"{token.start[0]}: {match[0]}" for match in words.finditer(line)]
    return found


def test_replaced_words_stay_replaced() -> None:
    """One word for one thing, and the one that a stranger knows, in names and in texts."""
    expect_none(PRODUCT + TESTS, gone)
    assert not [path for path in PRODUCT + TESTS if path.stem.removeprefix("test_") in GONE]
    for paths, words in ((PRODUCT, IN_PRODUCT), (TESTS, IN_TESTS)):
        expect_none([path for path in paths if path not in LISTED], partial(avoided, words=words))


def test_names_of_tests_say_what_they_are_about() -> None:
    """The field's word for a thing, and not "what is ...", "who ...", or a way that is gone."""
    expect_none([path for path in TESTS if "gui" not in path.parts], UNCLEAR.findall)


def test_no_document_says_such_a_word() -> None:
    """Those for contributors and, in English, those for users."""
    pages = [*ROOT.glob("*.md"), *ROOT.glob("s*/DESIGN.md"), *ROOT.glob("assets/help/en/*.md")]
    assert pages
    expect_none(pages, lambda page: [match[0] for match in IN_PRODUCT.finditer(page)])


def test_a_word_is_found_wherever_and_however_it_is_spelled() -> None:
    """But not where it is a key, nor within another word."""
    source = 'x = {"deed": "a deed"}  # so many\ndef test_it_is_told(): pass\ny = "untold retold"\n'
    assert avoided(source, IN_TESTS) == ["1: deed", "1: so many", "2: told"]
    assert gone("class OpenShelf: pass\nmy_twig = LAST_SPOT = 1\nbookshelf = 2") == [
        "LAST_SPOT: say target",
        "OpenShelf: say open list",
        "my_twig: say tree item",
    ]


def test_a_class_is_named_once() -> None:
    """Who reads a name in a traceback finds one class in its package; a public one has no other in either."""
    names = {
        top: Counter(
            one.name for path in files(top) for one in tree(text(path)).body if isinstance(one, ast.ClassDef)
        )
        for top in ("solver_core", "sudoku_gui")
    }
    assert not [name for counted in names.values() for name, count in counted.items() if count > 1]
    bare = Counter(name.lstrip("_") for name in names["sudoku_gui"])
    assert not [name for name, count in bare.items() if count > 1]
    both = names["solver_core"].keys() & names["sudoku_gui"].keys()
    assert not [name for name in both if not name.startswith("_")]


# --- docstrings and comments -------------------------------------------------------------------------------

QT: Final = "# --- Qt ---"
"""The comment behind which a class overrides what Qt calls."""
HOOKS: Final = {
    "actions",
    "views",
    "begin",
    "cancel",
    "take_back",
    "stop",
    "may_close",
    "close",
    "show_position",
    "forget",
    "show_selection",
    "fit",
    "arrange",
    "is_own_key",
    "copied_text",
    "use_theme",
    "target",
    "highlighted_rows",
    "act",
    "share_width",
    "length",
    "content",
    "key",
    "cell",
    "header",
    "fit_font",
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
}
"""What features, panes, tables, lists and canvases override of their bases, where it is explained."""
MOST_ALIKE: Final = 4
"""As often one docstring may say the same; what more have in common is said in one place."""
SHORTEST: Final = 4
"""Words that a docstring has at least; fewer repeat the name, unless they show a value: ``4 options left``."""
FILLING: Final = re.compile(
    "a|all|an|and|are|as|at|by|for|in|is|its?|of|on|one|or|some|that|the|this|to|what|which|with"
)
"""Words that say nothing by themselves."""
COMPOUND: Final = (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.Match, ast.FunctionDef, ast.ClassDef)
RAISES: Final = re.compile(r'^ *Raises:\n((?:^(?! *""") +\S.*\n?)+)', re.MULTILINE)
RAISED: Final = re.compile(r"^ *([A-Z]\w+)(?=[:,]| or )", re.MULTILINE)
INVERSE: Final = re.compile(
    r"\b(?:[Ii]nverse of|[Uu]ndo(?:es)?) (?:a )?`+(\w+)`|`(\w+)` is (?:the|its)\s+inverse"
)
"""How a docstring claims that its function and another one undo each other."""
THROUGH_OTHERS: Final = {"remove and place", "end and begin", "ask and close"}
"""Inverses that tests reach only through what calls them: of `Backtrack`, `KnownRun` and `OpenQuestion`."""
BARE: Final = re.compile(r"# noqa(?!: [A-Z]+\d+(, [A-Z]+\d+)* +- \w)")


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
                is_hook = method.name in HOOKS and kind.bases
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
    assert not [claim for claim in found if claim.partition(": ")[2] not in THROUGH_OTHERS]


def test_no_docstring_is_repeated_again_and_again() -> None:
    times = Counter(
        about
        for path in GUI
        for node in nodes(text(path))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and (about := ast.get_docstring(node))
    )
    assert not [about for about, count in times.items() if count > MOST_ALIKE]


def test_every_exception_from_a_rule_has_its_reason() -> None:
    paths = [path for path in PRODUCT + TESTS if path != Path(__file__)]
    expect_none(paths, lambda source: [line for line in source.splitlines() if BARE.search(line)])


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


# --- regular expressions ----------------------------------------------------------------------------------

NO_SYNTAX: Final = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]", re.DOTALL)
"""What stands for itself in an expression: escaped characters, and sets of characters."""
NEW: Final = re.compile(r"\(\?>|[*+?}]\+")
"""An atomic group, or a possessive quantifier, by which Python up to 3.11.4 finds too little."""


def possessive(source: str) -> Iterator[str]:
    """Texts with one of them that are given to a function of `re`, in whatever parts."""
    for call in nodes(source) if NEW.search(source) else ():
        if isinstance(call, ast.Call) and re.match(r"re\.", ast.unparse(call.func)):
            for part in ast.walk(call):
                if (
                    isinstance(part, ast.Constant)
                    and isinstance(part.value, str)
                    and NEW.search(NO_SYNTAX.sub("x", part.value))
                ):
                    yield part.value


def test_no_expression_has_what_early_builds_of_python_3_11_get_wrong() -> None:
    expect_none([*PRODUCT, *TESTS, *files(".build")], possessive)


@pytest.mark.parametrize(
    ("expression", "is_new"),
    [
        *(
            (one, True)
            for one in ("a*+", "a++b", "a?+", "a{2}+", "(?>a|b)c", r"(?:[^x]|\\.)*+", r"\++" + "+")
        ),
        *((one, False) for one in ("[*+]+", r"\*+", "a+b*", "(?:a+)+", r"[^\]*+]", "[]*+]?")),
    ],
)
def test_signs_that_stand_for_themselves_are_no_quantifiers(expression: str, *, is_new: bool) -> None:
    assert list(possessive(f"re.compile({expression!r})")) == [expression] * is_new


# --- features declare themselves --------------------------------------------------------------------------

WITH_WINDOW: Final = {"process.py", "welcome.py"}
"""Modules of the shell that name a part of the help when something has to be said."""
HELD_BY_QT: Final = {"QShortcut"}
"""What may be made and not named: its parent holds it, and its constructor or the same line says what it does."""


def made_by(node: ast.AST) -> str:
    """The class of which an expression makes an object; "" for other expressions."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id[:1].isupper():
        return node.func.id
    return ""


def badly_made(source: str) -> Iterator[str]:
    """Where somebody asks for the application, which `app.main` hands on, or makes what nobody holds."""
    for node in nodes(source):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="instance")):
                if name in {"QApplication", "QGuiApplication", "QCoreApplication"}:
                    yield f"{node.lineno}: {name}.instance"
            case ast.Name(id="qApp") | ast.alias(name="qApp"):
                yield f"{node.lineno}: qApp"
            case ast.Expr(value=value) if (kind := made_by(value)) and kind not in HELD_BY_QT:
                yield f"{node.lineno}: {kind} is not held"


def test_objects_are_held_and_the_application_is_not_asked_for() -> None:
    """An object that nobody holds is one that a reader does not find."""
    expect_none(GUI, badly_made)


def test_the_shell_names_no_feature() -> None:
    """It puts in place what they declare; `all_features.py` alone lists them."""
    shell = [path for path in GUI if "shell" in path.parts and path.name not in WITH_WINDOW]
    expect_none(shell, lambda source: re.findall(r"^from sudoku_gui\.features.*", source, re.MULTILINE))


def test_every_feature_is_listed() -> None:
    """A class that nobody makes would declare in vain; parts of a feature are made by it."""
    in_features = [node for path in GUI if "features" in path.parts for node in nodes(text(path))]
    declared = {
        node.name
        for node in in_features
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id == "Feature" for base in node.bases)
    }
    listed = text(ROOT / "sudoku_gui/all_features.py")
    made = {made_by(node) for node in in_features} | {"FilesPart", "BoardCommand"}  # these are bases of parts
    assert {name for name in declared - made if name not in listed} == set()
