"""Reading one table of a tour's file: each answer is checked, each fault says where it stands and how to mend it."""

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from solver_core.cover.quoting import printable
from sudoku_gui.tours.tour import FALLBACK, Text, TourError

LONGEST: Final = 4000
"""Letters of one text."""

_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(_[A-Z]{2})?")
_ENOUGH: Final = 40
_LIKENESS: Final = 0.7


def near(word: str, known: Iterable[str]) -> str:
    """How to mend a word that is not known: the one that was meant, or all there are."""
    known = list(known)
    meant = get_close_matches(word, known, 1, _LIKENESS)
    return f"did you mean '{meant[0]}'?" if meant else f"use one of {', '.join(known)}"


def short(value: object) -> str:
    """A value as a message shows it."""
    return printable(f"'{value}'" if isinstance(value, str) else repr(value), _ENOUGH)


class Section:
    """A table, of which every key must be one of those known.

    Args:
        data: what stands there.
        keys: those known.
        file: the name of the file.
        stop: the number of the stop that it belongs to.
        inside: the key of the table, where it is not the file or the stop itself.

    Raises:
        TourError: it is no table, or has another key.
    """

    def __init__(
        self, data: Any, keys: Sequence[str], *, file: str, stop: int | None = None, inside: str = ""
    ) -> None:
        self._file, self._stop, self._inside = file, stop, inside
        if not isinstance(data, dict):
            raise self.error(inside, f"'{inside or 'stops'}' is {short(data)}; write a table")
        self._data: Mapping[str, Any] = data
        for key in data:
            if key not in keys:
                raise self.error(key, f"{self._called(key)} is no key here; {near(key, keys)}")

    def error(self, key: str, message: str) -> TourError:
        """A fault here."""
        return TourError(message, file=self._file, stop=self._stop, key=key)

    def wrong(self, key: str, message: str) -> TourError:
        """A fault of what a key holds: ``'watch.rule' message``."""
        return self.error(key, f"{self._called(key)} {message}")

    def __contains__(self, key: str) -> bool:
        """Whether the key is there."""
        return key in self._data

    def __getitem__(self, key: str) -> Any:
        """What the key holds, unchecked; None where it is not there."""
        return self._data.get(key)

    def section(self, key: str, keys: Sequence[str]) -> "Section":
        """The table that a key holds."""
        return Section(self[key], keys, file=self._file, stop=self._stop, inside=key)

    def word(self, key: str, known: Iterable[str], default: str = "") -> str:
        """One of the words known."""
        value, known = self._data.get(key, default), list(known)
        self._must_be_text(key, value)
        if key in self._data and value not in known:
            raise self.wrong(key, f"has no {short(value)}; {near(value, known)}")
        return str(value)

    def words(self, key: str, known: Iterable[str]) -> tuple[str, ...]:
        """A list of words known."""
        value, known = self._data.get(key, []), list(known)
        if not isinstance(value, list):
            raise self.wrong(key, f'is {short(value)}; write a list, as ["{known[0]}"]')
        for one in value:
            if one not in known:
                raise self.wrong(key, f"has no {short(one)}; {near(str(one), known)}")
        return tuple(value)

    def plain(self, key: str) -> str:
        """A short text in no language; a whole number will do."""
        value = self._data.get(key, "")
        if type(value) is int:
            return str(value)
        self._must_be_text(key, value)
        if key in self._data and not value.strip():
            raise self.wrong(key, "is empty; write a name or leave it out")
        return str(value)

    def number(self, key: str, least: int, most: int, default: int) -> int:
        """A whole number within bounds."""
        value = self._data.get(key, default)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(key, f"is {short(value)}; write a whole number from {least} to {most}")
        return value

    def flag(self, key: str) -> bool:
        """Yes or no; no where it is left out."""
        value = self._data.get(key, False)
        if type(value) is not bool:
            raise self.wrong(key, f'is {short(value)}; write "{key} = true" or leave it out')
        return value

    def text(self, key: str) -> Text:
        """A text, in one language for all or by languages."""
        if key not in self._data:
            raise self.error(key, f'{self._called(key)} is missing; write {key}.en = "..."')
        return self.text_of(key, self._data[key])

    def text_of(self, key: str, value: Any) -> Text:
        """A text that stands there."""
        by_language = value if isinstance(value, dict) else {FALLBACK: value}
        for language, words in by_language.items():
            if not _LANGUAGE.fullmatch(language):
                raise self.wrong(key, f"has no language {short(language)}; write a code such as en or zh_CN")
            self._must_be_text(key, words)
            if not words.strip():
                raise self.wrong(key, f"is empty in '{language}'; write something or leave it out")
            if len(words) > LONGEST:
                raise self.wrong(
                    key, f"has {len(words)} letters in '{language}'; a text has {LONGEST} at most"
                )
        if FALLBACK not in by_language:
            raise self.wrong(key, f"has no English; add {key}.{FALLBACK}, shown where a language is missing")
        return Text(dict(by_language))

    def _must_be_text(self, key: str, value: Any) -> None:
        if not isinstance(value, str):
            raise self.wrong(key, f'is {short(value)}; write a text, as "..."')

    def _called(self, key: str) -> str:
        return short(f"{self._inside}.{key}" if self._inside and key else self._inside or key)
