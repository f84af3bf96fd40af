"""The glossary: what each term means, in every language, and how terms are found in sentences.

The terms are data, ``assets/help/terms.toml``, which a translator can edit; tests check the file. In a sentence, what
stands between “quotes”, in {braces} or in `code` is a name, never a term: ``row 3 has 7`` is not about rows. Each term
is marked where it stands first; of words that begin at one place the longest counts, so "search tree" is not a tree.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from sudoku_gui.translation import CODES, translate

LANGUAGES: Final = CODES  # every term has a text in each; the first one is that of the program itself
SCHEME: Final = "term:"  # what the links to terms begin with

_NAMES: Final = r"„[^“]*“|“[^”]*”|\{[^{}]*\}|`[^`]*`"


@dataclass(frozen=True, slots=True)
class Term:
    """An entry of the glossary, as its file has it: words, picture and links."""

    id: str  # what links call it, as in ``term:dead_end``
    picture: str  # the name of its picture
    titles: Mapping[str, str]  # what it is called, by language
    texts: Mapping[str, str]  # what it means, in one to three sentences, by language
    words: Mapping[str, Collection[str]]  # what stands for it in a sentence, by language
    see_also: Collection[str]  # ids of other terms
    places: Collection[str]  # object names of parts of the window that it explains

    def title(self, language: str = "") -> str:
        """The term's name, in the present language or another; in English where there is none."""
        return self.titles.get(language or present_language(), self.titles[LANGUAGES[0]])

    def text(self, language: str = "") -> str:
        """The term's meaning, in the same way."""
        return self.texts.get(language or present_language(), self.texts[LANGUAGES[0]])


@dataclass(frozen=True, eq=False)
class Glossary:
    """All terms, in a good order for reading."""

    terms: Mapping[str, Term]  # by id
    plain: Mapping[str, Collection[str]]  # by language, words that contain a term's word and do not mean it

    def __getitem__(self, term: str) -> Term:
        return self.terms[term]

    def __contains__(self, term: object) -> bool:
        return term in self.terms

    def __iter__(self) -> Iterator[Term]:
        return iter(self.terms.values())

    def explaining(self, place: str) -> Term | None:
        """The term that explains the part of the window with this object name."""
        return next((term for term in self if place in term.places), None)


@cache
def shipped() -> Glossary:
    """The terms that are installed with the program."""
    import tomllib

    file = files("sudoku_gui.assets") / "help" / "terms.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    terms = {
        entry["id"]: Term(
            entry["id"],
            entry["picture"],
            entry["title"],
            entry["text"],
            entry["words"],
            entry.get("see_also", ()),
            entry.get("places", ()),
        )
        for entry in data["terms"]
    }
    return Glossary(terms, data["plain"])


def present_language() -> str:
    """The language of the program, as files of help are called: "en", "zh_CN"."""
    code = translate("terms", "en", "the code of this language: zh_CN in Chinese")
    return code if code in LANGUAGES else LANGUAGES[0]


# --- terms in sentences ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FoundTerm:
    """A term in a sentence: its letters are ``sentence[start:end]``."""

    start: int
    end: int
    term: str


def find(sentence: str, leave_out: Collection[str] = (), language: str = "") -> tuple[FoundTerm, ...]:
    """The terms in a sentence of the present or another language, but none of those left out."""
    owners, pattern = _pattern(language or present_language())
    found: dict[str, FoundTerm] = {}
    for match in pattern.finditer(sentence):
        term = owners.get(match[0].casefold())
        if term is not None and term not in leave_out:
            found.setdefault(term, FoundTerm(match.start(), match.end(), term))
    return tuple(found.values())


@cache
def _pattern(language: str) -> tuple[dict[str, str], re.Pattern[str]]:
    """The term of each word, and what finds names and words, the longest first."""
    owners = {
        word.casefold(): term.id
        for term in shipped()
        for word in term.words.get(language, term.words[LANGUAGES[0]])
    }
    words = sorted([*owners, *shipped().plain.get(language, ())], key=len, reverse=True)
    any_word = "|".join(map(re.escape, words))
    # Chinese has no spaces between words; elsewhere only complete words count.
    complete = any_word if language.startswith("zh") else rf"\b(?:{any_word})\b"
    return owners, re.compile(f"{_NAMES}|{complete}", re.IGNORECASE)
