"""The words of the visualizer: what each means, in every language, and how it is found in a sentence.

They are data, ``assets/help/terms.toml``, which a translator can edit: TOML, text in UTF-8. Everything is checked on
the way in, so whoever shows a term need not ask whether it is there. What a term's picture looks like is the
painter's business (`render/term_pictures.py`); here it has only a name.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from sudoku_gui.languages import CODES

FORMAT: Final = "dancing sudoku terms"
VERSION: Final = 1
LANGUAGES: Final = CODES
"""Every term speaks all of them; the first one is that of the program itself."""

_KEYS: Final = frozenset({"id", "picture", "see_also", "places", "title", "text", "words"})
_NEEDED: Final = ("id", "picture", "title", "text", "words")


class TermsError(ValueError):
    """The terms are not as they should be; the message names file, term and what to do."""


@dataclass(frozen=True, slots=True)
class Term:
    """One word of the visualizer.

    Attributes:
        id: what links call it, as in ``term:dead_end``.
        picture: the name of its picture.
        see_also: ids of other terms.
        places: object names of parts of the window that it explains.
        titles: what it is called, by language.
        texts: what it means, in one to three sentences, by language.
        words: what stands for it in a sentence, by language.
    """

    id: str
    picture: str
    see_also: tuple[str, ...]
    places: tuple[str, ...]
    titles: Mapping[str, str]
    texts: Mapping[str, str]
    words: Mapping[str, tuple[str, ...]]

    def title(self, language: str) -> str:
        """Its name; in English where the language is none of ours."""
        return self.titles.get(language, self.titles[LANGUAGES[0]])

    def text(self, language: str) -> str:
        """What it means; in English where the language is none of ours."""
        return self.texts.get(language, self.texts[LANGUAGES[0]])


@dataclass(frozen=True, eq=False)
class Glossary:
    """All terms, in the order in which they are best read; the same only as itself, so that it is looked up fast.

    Attributes:
        terms: by id.
        plain: by language, words that hold a term's word and do not mean it.
    """

    terms: Mapping[str, Term]
    plain: Mapping[str, tuple[str, ...]]

    def __getitem__(self, term: str) -> Term:
        return self.terms[term]

    def __contains__(self, term: object) -> bool:
        return term in self.terms

    def __iter__(self) -> Iterator[Term]:
        return iter(self.terms.values())

    def __len__(self) -> int:
        return len(self.terms)

    def explaining(self, place: str) -> Term | None:
        """The term that explains the part of the window with this object name."""
        return next((term for term in self if place in term.places), None)


@cache
def shipped() -> Glossary:
    """The terms that are installed with the window."""
    file = files("sudoku_gui.assets") / "help" / "terms.toml"
    return read(file.read_text(encoding="utf-8"), "terms.toml")


def read(text: str, name: str = "terms") -> Glossary:
    """The terms that a text in TOML tells.

    Raises:
        TermsError: something is missing, misspelt or told twice.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TermsError(f"{name}: no TOML: {error}") from None
    if data.get("format") != FORMAT:
        raise TermsError(f'{name}: these are no terms; begin with format = "{FORMAT}"')
    if data.get("version") != VERSION:
        raise TermsError(
            f"{name}: version {data.get('version')!r} cannot be read; this program reads {VERSION}"
        )
    found: dict[str, Term] = {}
    for number, entry in enumerate(_tables(data.get("terms"), name), 1):
        term = _term(entry, f"{name}, term {entry.get('id', number)!r}")
        if term.id in found:
            raise TermsError(f"{name}, term {term.id!r}: there are two of this id")
        found[term.id] = term
    glossary = Glossary(found, _plain(data.get("plain", {}), name))
    _check_links(glossary, name)
    _check_words(glossary, name)
    return glossary


def _tables(value: Any, name: str) -> list[dict[str, Any]]:
    if not isinstance(value, list) or not value or not all(isinstance(it, dict) for it in value):
        raise TermsError(f"{name}: there are no terms; write each as a table [[terms]]")
    return value


def _term(entry: dict[str, Any], place: str) -> Term:
    for key in _NEEDED:
        if key not in entry:
            raise TermsError(f"{place}: {key} is missing")
    if unknown := sorted(entry.keys() - _KEYS):
        raise TermsError(f"{place}: {unknown[0]!r} means nothing here; use {', '.join(sorted(_KEYS))}")
    return Term(
        _text(entry["id"], f"{place}: id"),
        _text(entry["picture"], f"{place}: picture"),
        _texts(entry.get("see_also", []), f"{place}: see_also"),
        _texts(entry.get("places", []), f"{place}: places"),
        {key: _text(it, f"{place}: title.{key}") for key, it in _spoken(entry["title"], f"{place}: title")},
        {key: _text(it, f"{place}: text.{key}") for key, it in _spoken(entry["text"], f"{place}: text")},
        {key: _texts(it, f"{place}: words.{key}") for key, it in _spoken(entry["words"], f"{place}: words")},
    )


def _spoken(value: Any, place: str) -> list[tuple[str, Any]]:
    if not isinstance(value, dict):
        raise TermsError(f"{place} is not told by language; write it as {' and '.join(LANGUAGES)}")
    for language in LANGUAGES:
        if language not in value:
            raise TermsError(f"{place} has no {language}; every term speaks {' and '.join(LANGUAGES)}")
    if unknown := sorted(value.keys() - set(LANGUAGES)):
        raise TermsError(f"{place} has {unknown[0]!r}, which is no language of this program")
    return list(value.items())


def _text(value: Any, place: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise TermsError(f"{place} is {value!r}; write a text")
    return value


def _texts(value: Any, place: str) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TermsError(f"{place} is {value!r}; write a list of texts")
    return tuple(_text(it, place) for it in value)


def _plain(value: Any, name: str) -> Mapping[str, tuple[str, ...]]:
    if not isinstance(value, dict):
        raise TermsError(f"{name}: plain is no table")
    return {key: _texts(words, f"{name}: plain.{key}") for key, words in value.items()}


def _check_links(glossary: Glossary, name: str) -> None:
    for term in glossary:
        for other in term.see_also:
            if other not in glossary:
                raise TermsError(f"{name}, term {term.id!r}: see_also names {other!r}, which is no term")
            if other == term.id:
                raise TermsError(f"{name}, term {term.id!r}: see_also leads back to itself")


def _check_words(glossary: Glossary, name: str) -> None:
    for language in LANGUAGES:
        owners: dict[str, str] = {}
        for term in glossary:
            for word in term.words[language]:
                other = owners.setdefault(word.casefold(), term.id)
                if other != term.id:
                    raise TermsError(
                        f"{name}, term {term.id!r}: {word!r} is a word of {other!r} already; one word, one meaning"
                    )
