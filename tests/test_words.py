"""Words that nobody else uses stay gone: identifiers say what Qt, Knuth and desktops say."""

import ast
import io
import re
import tokenize
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PART: Final = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")

GONE: Final = {
    "ahead": "background_run",
    "air": "padding",
    "arrivals": "imports",
    "aside": "stash",
    "bookcase": "library controller",
    "coming": "next",
    "continuity": "session restore",
    "curtain": "black",
    "deed": "change",
    "deeds": "changes",
    "desk": "worker",
    "elsewhere": "the place",
    "fate": "state",
    "furnish": "build",
    "furnished": "built",
    "furnishing": "build",
    "furniture": "parts",
    "generations": "backups",
    "ground": "background",
    "grounds": "backgrounds",
    "halt": "break_condition",
    "halted": "stopped",
    "halts": "break_conditions",
    "hands": "input",
    "harvest": "parse result",
    "interruptions": "signal handlers",
    "journey": "seek",
    "keeper": "session store",
    "kid": "child",
    "kids": "children",
    "librarian": "import and export",
    "lit": "highlighted",
    "looking": "run until",
    "mend": "fix",
    "mended": "fixed",
    "overhearing": "event filter",
    "pace": "throttle",
    "parting": "divergence",
    "recognise": "detect",
    "recognises": "detects",
    "recognize": "detect",
    "recognizes": "detects",
    "reword": "update",
    "rival": "other",
    "rivals": "others",
    "scout": "background runner",
    "shelf": "open list",
    "sieve": "filter",
    "spot": "target",
    "spots": "targets",
    "teller": "progress",
    "telling": "text",
    "told": "described",
    "twig": "tree item",
    "twigs": "tree items",
    "unsaid": "skipped",
    "wish": "request",
    "wishes": "preferences",
}
"""What a part of a name must not be, and what it is instead."""

AVOIDED: Final = {
    r"deeds?": "command, change or action",
    r"shelf|shelves": "list",
    r"bring_back|put_back": "restore",
    r"telling": "showing or reporting",
    r"told": "reported, described or shown",
    r"tells": "says, reports or describes",
    r"puts? aside|putting aside": "stash",
    r"twigs?": "tree item",
    r"mend(s|ed|ing)?": "fix",
    r"so many": "this many",
    r"scouts?": "background run",
    r"sieves?": "filter",
    r"spots?": "target, place or selection",
    r"wish(es|ed)?": "request",
    r"furnish(es|ed|ing)?": "build",
}
"""What no text, comment or docstring says, nor the name of a test, which is a sentence."""

PRODUCT_AVOIDED: Final = AVOIDED | {r"whoever": "the caller, or whom it is about"}

KEYS: Final = re.compile(r'"(deeds?|uncompiled_told)"')
"""Keys of files on disk and of settings."""

LISTED: Final = {ROOT / "solver_core/problems/word_squares.py", Path(__file__)}
"""Files that list words."""


def files(*tops: str) -> list[Path]:
    """The sources in these folders."""
    return sorted(path for top in tops for path in (ROOT / top).rglob("*.py"))


SOURCES: Final = files("solver_core", "sudoku_gui")
TESTS: Final = files("tests")
if not SOURCES:
    pytest.skip("the sources are not here", allow_module_level=True)


def gone(source: str) -> list[str]:
    """What a source calls by a word that is gone, and the word to use; names of tests are sentences."""
    if not GONE.keys() & {part.lower() for part in PART.findall(source)}:
        return []  # most sources, and reading their tokens takes long
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    names = {token.string for token in tokens if token.type == tokenize.NAME}
    parts = {
        (name, part.lower()) for name in names for part in PART.findall(name) if not name.startswith("test_")
    }
    return [f"{name}: say {GONE[part]}" for name, part in sorted(parts) if part in GONE]


def avoided(source: str, words: dict[str, str]) -> list[str]:
    """What texts, comments, docstrings and names of tests say by a word that is gone, and the word to use."""
    said = re.compile(rf"(?<![A-Za-z])({'|'.join(words)})(?![A-Za-z])", re.IGNORECASE)
    if not said.search(source.replace("_", " ")):
        return []
    found = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        is_text = token.type in {tokenize.STRING, tokenize.COMMENT}
        if is_text or token.string.startswith("test_"):
            text = KEYS.sub("", token.string) if is_text else token.string.replace("_", " ")
            found += [f"{token.start[0]}: {match[0]}" for match in said.finditer(text)]
    return found


def test_words_that_are_gone_stay_gone() -> None:
    """One word for one thing, and the one that a stranger knows."""
    found = [f"{path}: {one}" for path in SOURCES + TESTS for one in gone(path.read_text(encoding="utf-8"))]
    assert not found, "\n".join(found)
    assert not [path for path in SOURCES + TESTS if path.stem.removeprefix("test_") in GONE]


def test_no_text_says_such_a_word() -> None:
    """Neither to users nor to readers of the source."""
    found = [
        f"{path}:{one}"
        for paths, words in ((SOURCES, PRODUCT_AVOIDED), (TESTS, AVOIDED))
        for path in paths
        if path not in LISTED
        for one in avoided(path.read_text(encoding="utf-8"), words)
    ]
    assert not found, "\n".join(found)


def test_a_word_is_found_in_comments_texts_and_names_of_tests() -> None:
    """But not where it is a key, nor within another word."""
    source = 'x = {"deed": "a deed"}  # so many\ndef test_it_is_told(): pass\ny = "untold retold"\n'
    assert avoided(source, AVOIDED) == ["1: deed", "1: so many", "2: told"]


def test_a_word_is_found_in_any_spelling() -> None:
    """As a part of a class, a method or a constant."""
    assert gone("class OpenShelf: pass\nmy_twig = LAST_SPOT = 1\nbookshelf = 2") == [
        "LAST_SPOT: say target",
        "OpenShelf: say open list",
        "my_twig: say tree item",
    ]


def classes(package: str) -> Counter[str]:
    """How often a class of each name is defined."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in files(package))
    return Counter(one.name for tree in trees for one in tree.body if isinstance(one, ast.ClassDef))


@pytest.mark.parametrize("package", ["solver_core", "sudoku_gui"])
def test_a_class_is_named_once_in_its_package(package: str) -> None:
    """Who reads a name in a traceback or in a search finds one class; that goes for private ones too."""
    assert not [name for name, count in classes(package).items() if count > 1]


def test_no_two_classes_of_the_window_differ_by_an_underscore() -> None:
    """A private class has a name of its own, which is not that of a public one of another pane."""
    names = Counter(name.lstrip("_") for name in classes("sudoku_gui"))
    assert not [name for name, count in names.items() if count > 1]


def test_a_public_class_is_named_once_in_both_packages() -> None:
    """One word, one meaning, also between the core and the window."""
    both = classes("solver_core").keys() & classes("sudoku_gui").keys()
    assert not [name for name in both if not name.startswith("_")]


def test_no_document_says_such_a_word() -> None:
    """Those for contributors and, in English, those for users."""
    said = re.compile(rf"(?<![A-Za-z])({'|'.join(PRODUCT_AVOIDED)})(?![A-Za-z])", re.IGNORECASE)
    pages = [*ROOT.glob("*.md"), *ROOT.glob("s*/DESIGN.md"), *ROOT.glob("assets/help/en/*.md")]
    found = [
        f"{page}:{number}: {match[0]}"
        for page in pages
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1)
        for match in said.finditer(line)
    ]
    assert not found, "\n".join(found)
