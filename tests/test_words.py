"""Names, texts and documents say one word for one thing, and the one that a stranger knows."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from tests.sources import PRODUCT, ROOT, TESTS, expect_none, text, tree

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
    "deeds?|shelf|shelves|bring_back|put_back|telling|told|tells|puts? aside|putting aside|twigs?|mend(s|ed|ing)?|"
    "so many|scouts?|sieves?|spots?|wish(es|ed)?|furnish(es|ed|ing)?"
)
"""What no text, comment or docstring says, nor the name of a test, which is a sentence."""
KEYS: Final = re.compile(r'"(deeds?|uncompiled_told)"')
"""Keys of files on disk and of settings."""
LISTED: Final = {ROOT / "solver_core/problems/word_squares.py", Path(__file__)}
"""Files that list words."""


ONE_PLACE: Final = {
    "Choice": {"column_list", "parameters", "exercises", "exercise_reasons", "baseline"},
    "Clash": {"clash"},
    "Conflict": {"grid"},
    "Draft": {"matrix_editor"},
    "Level": {"cover", "stack_view"},
    "Mark": {"marks"},
    "Node": {"cover", "hints", "search_conditions"},
    "Part": {"several", "files"},
    "Position": {"hints", "watch", "comparison", "position_link", "baseline"},
    "Run": {"cover", "batch", "runs", "comparison", "export", "player"},
    "Turn": {"cover"},
}
"""Words of the tables in DESIGN.md, and the packages or modules whose classes or members of enums have them."""


def named(module: ast.Module) -> Iterator[str]:
    """The classes of a module, and the members of those that are enums."""
    for one in module.body:
        if isinstance(one, ast.ClassDef):
            yield one.name
            if any(ast.unparse(base).endswith(("Enum", "Flag")) for base in one.bases):
                yield from (ast.unparse(line.targets[0]) for line in one.body if isinstance(line, ast.Assign))


def test_a_word_has_one_meaning_in_names() -> None:
    """A class or member elsewhere takes another word, or its package is added here and means the same."""
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in PRODUCT
        for name in named(tree(text(path)))
        for word in ONE_PLACE.keys() & {part.removesuffix("s").capitalize() for part in PART.findall(name)}
        if not ONE_PLACE[word] & {*path.parts, path.stem}
    ]
    assert not found, "\n".join(found)


def said(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![A-Za-z])({words})(?![A-Za-z])", re.IGNORECASE)


IN_TESTS: Final = said(AVOIDED)
IN_PRODUCT: Final = said(AVOIDED + "|whoever")


UNCLEAR: Final = re.compile(
    r"def (test_(?:what_(?!if_|is_this_)|who_)\w+|test_\w*(?:whoever|nobody|_ways?_gone|_(?:is|are)_none)(?=[_(])\w*|"
    r"test_\w+_(?:too|as_well|anew)\()"
)
"""Names of tests that do not name their subject, or need the test before them."""


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
    expect_none(TESTS, UNCLEAR.findall)


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
