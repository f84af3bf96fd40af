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
    "arrivals": "imports",
    "bookcase": "library controller",
    "continuity": "session restore",
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
    "harvest": "parse result",
    "halt": "break_condition",
    "halted": "stopped",
    "halts": "break_conditions",
    "journey": "seek",
    "keeper": "session store",
    "kid": "child",
    "kids": "children",
    "librarian": "import and export",
    "lit": "highlighted",
    "overhearing": "event filter",
    "pace": "throttle",
    "parting": "divergence",
    "reword": "update",
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


ANY: Final = re.compile("|".join(GONE), re.IGNORECASE)

SOURCES: Final = sorted(path for top in ("solver_core", "sudoku_gui") for path in (ROOT / top).rglob("*.py"))
if not SOURCES:
    pytest.skip("the sources are not here", allow_module_level=True)


def gone(source: str) -> list[str]:
    """What a source calls by a word that is gone, and the word to use."""
    if not ANY.search(source):
        return []  # most sources, and reading their tokens takes long
    names = {
        token.string
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.NAME
    }
    parts = {(name, part.lower()) for name in names for part in PART.findall(name)}
    return [f"{name}: say {GONE[part]}" for name, part in sorted(parts) if part in GONE]


def test_words_that_are_gone_stay_gone() -> None:
    """One word for one thing, and the one that a stranger knows."""
    found = [f"{path}: {one}" for path in SOURCES for one in gone(path.read_text(encoding="utf-8"))]
    assert not found, "\n".join(found)
    assert not [path for path in SOURCES if path.stem in GONE]


def test_a_word_is_found_in_any_spelling() -> None:
    """As a part of a class, a method or a constant."""
    assert gone("class OpenShelf: pass\nmy_twig = LAST_SPOT = 1\nbookshelf = 2") == [
        "LAST_SPOT: say target",
        "OpenShelf: say open list",
        "my_twig: say tree item",
    ]


def test_a_class_of_the_window_is_named_once() -> None:
    """Who reads a name in a traceback or in a search finds one class."""
    sources = (path.read_text(encoding="utf-8") for path in SOURCES if "sudoku_gui" in path.parts)
    classes = (one for source in sources for one in ast.parse(source).body if isinstance(one, ast.ClassDef))
    times = Counter(one.name for one in classes if not one.name.startswith("_"))
    assert not [name for name, count in times.items() if count > 1]
