"""Reading guided tours: a TOML file becomes a `Tour`, or an error that says where and how to mend it.

``assets/tours/README.md`` describes the file for those who write one; its keys are those below. What a stop leaves
out is as at the stop before, so every `Stop` is whole and can be gone to by itself.
"""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from solver_core.formats import disk
from sudoku_gui.document import paths
from sudoku_gui.tours import bounded_toml
from sudoku_gui.tours import reading as tour_reading
from sudoku_gui.tours.bounded_toml import TomlError
from sudoku_gui.tours.section import Section, short
from sudoku_gui.tours.tour import Stop, Tour, TourError

FORMAT: Final = "dancing sudoku tour"
VERSION: Final = 1
LARGEST: Final = bounded_toml.MOST_CHARACTERS
"""Bytes of a file."""
MOST_STOPS: Final = 200

TOUR_KEYS: Final = ("format", "version", "id", "order", "minutes", "title", "summary", "stops")

_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,60}")


def read(source: Path | str, *, name: str = "") -> Tour:
    """The tour in a file, or in a text.

    Args:
        source: the path of a file, or its text.
        name: what errors call a text.

    Raises:
        TourError: it is none; the message says where and how to mend it.
        OSError: the file cannot be read.
    """
    if isinstance(source, str):
        return _tour(_parsed(source, name), name)
    return in_file(held_in(source), source)


def held_in(path: Path) -> bytes:
    """What stands in a file, or as much as tells that it is too large.

    Raises:
        OSError: it cannot be read.
    """
    return disk.contents(path, LARGEST + 1)


def in_file(held: bytes, path: Path) -> Tour:
    """The tour in what was read from a file.

    Raises:
        TourError: it is none.
    """
    return replace(read_bytes(held, paths.shown(path)), path=path)


def read_bytes(held: bytes, name: str) -> Tour:
    """The tour in the bytes of a file.

    Raises:
        TourError: it is none.
    """
    if len(held) > LARGEST:
        raise TourError(f"the file is larger than {LARGEST:,} bytes; split the tour", file=name)
    try:
        text = held.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = held[: error.start].count(b"\n") + 1
        raise TourError(f"line {line} is not UTF-8; save the file as UTF-8", file=name) from None
    return _tour(_parsed(text, name), name)


def _parsed(text: str, name: str) -> dict[str, Any]:
    try:
        return bounded_toml.parsed(text)
    except TomlError as error:
        raise TourError(str(error), file=name) from None


def _tour(data: dict[str, Any], name: str) -> Tour:
    _must_be_ours(data, name)
    head = Section(data, TOUR_KEYS, file=name)
    if not _ID.fullmatch(head.plain("id")):
        raise head.error("id", f"'id' is {short(head['id'])}; write small letters, digits and _, as six_sets")
    stops = head["stops"]
    if not isinstance(stops, list) or not 0 < len(stops) <= MOST_STOPS:
        raise head.error("stops", f"a tour has 1 to {MOST_STOPS} stops; write each under [[stops]]")
    return Tour(
        id=head.plain("id"),
        title=head.text("title"),
        summary=head.text("summary") if "summary" in head else None,
        order=head.number("order", 0, 100_000, 1000),
        minutes=head.number("minutes", 1, 600, 1) if "minutes" in head else None,
        stops=_stops(stops, name),
        file=name,
    )


def _must_be_ours(data: dict[str, Any], name: str) -> None:
    if data.get("format") != FORMAT:
        raise TourError(f'this is no tour; a tour begins with format = "{FORMAT}"', file=name, key="format")
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise TourError(f"'version' is {short(version)}; write version = {VERSION}", file=name, key="version")
    if version > VERSION:
        told = f"it has version {version}, and this program reads up to {VERSION}; use a newer program"
        raise TourError(told, file=name, key="version")


def _stops(data: list[Any], name: str) -> tuple[Stop, ...]:
    stops: list[Stop] = []
    for number, held in enumerate(data, 1):
        section = Section(held, tour_reading.STOP_KEYS, file=name, stop=number)
        stops.append(tour_reading.read(section, number, stops[-1] if stops else None))
    return tuple(stops)
