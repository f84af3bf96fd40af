"""Finds terms in sentences of the present language, and marks them.

What stands between “quotes”, in {braces} or in `code` is a name, never a term: ``row 3 has 7`` is not about rows.
Each term is marked where it stands first; of words that begin at one place the longest counts, so "search tree" is
not a tree.
"""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication

from sudoku_gui.wording import glossary as terms
from sudoku_gui.wording.glossary import LANGUAGES, Glossary

SCHEME: Final = "term:"
"""What the links of terms begin with."""

_NAMES: Final = r"“[^”]*”|\{[^{}]*\}|`[^`]*`"


@dataclass(frozen=True, slots=True)
class Found:
    """A term in a sentence: its letters are ``sentence[start:end]``."""

    start: int
    end: int
    term: str


def language() -> str:
    """The language in which the program speaks now, as files of help are called: "en", "zh_CN"."""
    spoken = QCoreApplication.translate("terms", "en", "the code of this language: zh_CN in Chinese")
    return spoken if spoken in LANGUAGES else LANGUAGES[0]


def find(sentence: str, leave_out: Collection[str] = (), spoken: str = "") -> tuple[Found, ...]:
    """The terms in a sentence of the present or another language, but none of those left out."""
    return tuple(_find(sentence, frozenset(leave_out), spoken or language()))


def title(term: str) -> str:
    """What a term is called now."""
    return terms.shipped()[term].title(language())


def text(term: str) -> str:
    """What it means."""
    return terms.shipped()[term].text(language())


def see_also() -> str:
    """Before the terms that are near another one."""
    return QCoreApplication.translate("terms", "See also:")


def more() -> str:
    """The link from a card to the manual."""
    return QCoreApplication.translate("terms", "Manual")


def back() -> str:
    """To the card before."""
    return QCoreApplication.translate("terms", "Back")


def card_name(term: str) -> str:
    """What a screen reader calls the card of a term."""
    return QCoreApplication.translate("terms", "What “{term}” means").format(term=title(term))


def manual_of(term: str) -> str:
    """What the button to the manual does."""
    return QCoreApplication.translate("terms", "Read about “{term}” in the manual").format(term=title(term))


def unexplained() -> str:
    """A click on a part for which there is no term."""
    return QCoreApplication.translate(
        "terms", "There is no card for this part; the manual tells of all of them."
    )


def ask_what() -> str:
    """While the program waits for a click on what is to be explained."""
    return QCoreApplication.translate(
        "terms", "What is this? Click a part of the window, or press Enter for the one with the keyboard."
    )


def _find(sentence: str, leave_out: frozenset[str], spoken: str) -> Iterator[Found]:
    owners, pattern = _pattern(terms.shipped(), spoken)
    seen = set(leave_out)
    for match in pattern.finditer(sentence):
        term = owners.get(match[0].casefold())
        if term is not None and term not in seen:
            seen.add(term)
            yield Found(match.start(), match.end(), term)


@cache
def _pattern(glossary: Glossary, spoken: str) -> tuple[dict[str, str], re.Pattern[str]]:
    """Which term each word is of, and what finds names and words, the longest first."""
    owners = {word.casefold(): term.id for term in glossary for word in term.words[spoken]}
    words = sorted([*owners, *glossary.plain.get(spoken, ())], key=len, reverse=True)
    any_word = "|".join(map(re.escape, words))
    # Letters of Chinese stand close together; other words have edges.
    whole = any_word if spoken.startswith("zh") else rf"\b(?:{any_word})\b"
    return owners, re.compile(f"{_NAMES}|{whole}", re.IGNORECASE)
