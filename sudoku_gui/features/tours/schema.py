"""Readers of the values in a tour's file: each checks one value, and says where it is wrong and how to fix it.

A `TableReader` names its keys with a reader for each, so the schema of a file is data (`reader.py`).
"""

import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Any, Final

from solver_core.errors import Message
from solver_core.errors.quoting import printable
from sudoku_gui.features.tours.bounded_toml import place_of
from sudoku_gui.features.tours.errors import TourMessage
from sudoku_gui.features.tours.tour import FALLBACK, TourError, TranslatedText

LONGEST: Final = 4000
"""Characters of one text."""

_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(_[A-Z]{2})?")
_QUOTED: Final = 40  # characters of a value that a message quotes
_LIKENESS: Final = 0.7


def near(word: str, known: Iterable[str]) -> Message:
    """How to fix an unknown word: the one that was meant, or all there are."""
    known = list(known)
    meant = get_close_matches(word, known, 1, _LIKENESS)
    if meant:
        return TourMessage("remedy.near", name=meant[0])
    return TourMessage("remedy.known", names=", ".join(known))


def short(value: object) -> str:
    """A value as a message quotes it."""
    return printable(f"'{value}'" if isinstance(value, str) else repr(value), _QUOTED)


@dataclass(frozen=True, slots=True)
class TomlPlace:
    """The place of a value: in ``small.toml``, at stop 3, under ``watch.rule``."""

    file: str = ""
    stop: int | None = None
    key: str = ""
    source: str = ""  # the text of the file

    def inside(self, key: str) -> "TomlPlace":
        return replace(self, key=f"{self.key}.{key}" if self.key else key)

    def error(self, code: str, /, **arguments: object) -> TourError:
        """An error with this place, and with the line and column of its key in the file."""
        fault = arguments.get("fault")
        language = fault.arguments.get("language", "") if isinstance(fault, Message) else ""
        keys = [*self.key.split("[")[0].split("."), language]
        line, column = place_of(self.source, keys if self.stop is None else ["stops", str(self.stop), *keys])
        message = TourMessage(code, **arguments)
        return TourError(message, file=self.file, stop=self.stop, key=self.key, line=line, column=column)

    def fault(self, code: str, /, **arguments: object) -> TourError:
        """An error here, with the key before the message: ``'watch.rule' has no ...``."""
        fault = TourMessage(code, **arguments)
        return self.error("tour.field", field=short(self.key or "stops"), fault=fault)


Reader = Callable[[Any, TomlPlace], Any]
"""Returns the value in its final form, or raises the fault of its place."""


class TableReader:
    """Reads a table into the values of its keys; keys that are left out stay out, but for texts that are needed."""

    def __init__(self, keys: dict[str, Reader], needed: Collection[str] = ()) -> None:
        self.keys = keys
        self._needed = needed

    def __call__(self, data: Any, where: TomlPlace) -> dict[str, Any]:
        if not isinstance(data, dict):
            raise where.fault("fault.table", found=short(data))
        for key in data:
            if key not in self.keys:
                raise where.inside(key).fault("fault.unknown_key", remedy=near(key, self.keys))
        for key in self._needed:
            if key not in data:
                raise where.inside(key).fault("fault.missing_text", name=key)
        return {key: read(data[key], where.inside(key)) for key, read in self.keys.items() if key in data}


def anything(value: Any, _where: TomlPlace) -> Any:
    """Return a value unchecked, as its meaning depends on other keys."""
    return value


def checked(code: str, is_right: Callable[[Any], object], **limits: object) -> Reader:
    """A value that passes a test; one that does not is a fault of this code."""

    def read(value: Any, where: TomlPlace) -> Any:
        if not is_right(value):
            raise where.fault(code, found=short(value), **limits)
        return value

    return read


def many(read: Reader, code: str, least: int, most: int, /, **limits: object) -> Reader:
    """A reader of lists with `least` to `most` values, each of which `read` checks."""
    listed = checked(code, lambda value: isinstance(value, list) and least <= len(value) <= most, **limits)
    return lambda value, where: tuple(read(one, where) for one in listed(value, where))


string: Final = checked("fault.text", lambda value: isinstance(value, str))
"""A text of any length."""


def name(value: Any, where: TomlPlace) -> str:
    """A name; a whole number is one, too."""
    found = str(value) if type(value) is int else string(value, where)
    if not found.strip():
        raise where.fault("fault.empty")
    return found


def flag(value: Any, where: TomlPlace) -> bool:
    """A truth value as TOML writes it; an error for numbers."""
    if type(value) is not bool:
        raise where.fault("fault.flag", found=short(value), name=where.key)
    return value


def number(least: int, most: int) -> Reader:
    return checked(
        "fault.number", lambda value: type(value) is int and least <= value <= most, least=least, most=most
    )


def word(known: Collection[str]) -> Reader:
    """Reads a word; another one is a fault, with what was probably meant."""

    def read(value: Any, where: TomlPlace) -> str:
        if string(value, where) not in known:
            raise where.fault("fault.word", found=short(value), remedy=near(value, known))
        return str(value)

    return read


def words(value: Any, where: TomlPlace) -> tuple[str, ...]:
    """A list of texts, as a tuple; the fault names anything else that was found."""
    if not isinstance(value, list):
        raise where.fault("fault.list", found=short(value), name="board")
    return tuple(string(one, where) for one in value)


def text(value: Any, where: TomlPlace) -> TranslatedText:
    """A text by language; a bare string is in the fallback language, which each text needs."""
    by_language = value if isinstance(value, dict) else {FALLBACK: value}
    for language, words in by_language.items():
        if not _LANGUAGE.fullmatch(language):
            raise where.fault("fault.language", found=short(language))
        if not string(words, where).strip():
            raise where.fault("fault.empty_text", language=language)
        if len(words) > LONGEST:
            raise where.fault("fault.long", count=len(words), language=language, most=LONGEST)
    if FALLBACK not in by_language:
        raise where.fault("fault.no_english", name=where.key)
    return TranslatedText(dict(by_language))
