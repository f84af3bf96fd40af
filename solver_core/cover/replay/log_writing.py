"""The log of a search as text, CSV or JSON Lines: a line for each event, written while the search runs.

Lines are not stored, so a log may be as long as the disk is large. The
caller supplies names and sentences.
"""

import csv
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from io import StringIO
from typing import Final

from solver_core.cover.ops import Op
from solver_core.cover.replay.search_base import SearchBase
from solver_core.cover.replay.seeking import ENDLESS
from solver_core.errors.quoting import guarded

COLUMNS: Final = (
    *("position", "op", "depth", "item", "size", "option", "number", "among", "given", "solutions"),
)
"""All fields of an event, in the order of writing."""

_PATIENCE: Final = 0.004
"""Seconds after which the caller gets control on a long way from one line to the next."""

_DEPTH_WIDTH: Final = 3


class LineForm(StrEnum):
    """The formats of a log: columns of text, CSV or JSON."""

    TEXT = "text"
    """Position, depth and sentence, in columns."""
    CSV = "csv"
    """A header, then `COLUMNS` (RFC 4180); names that spreadsheets take for formulas are guarded."""
    JSON_LINES = "jsonl"
    """An object per line."""


@dataclass(frozen=True, slots=True)
class Names:
    """The functions that name items and options in a log."""

    item: Callable[[int], str]
    option: Callable[[int], str]


@dataclass(frozen=True, slots=True)
class EventRange:
    """A part of a run: from the first to the last event, inclusive, counted from 1; in steps of one of `BEATS`."""

    first: int = 1
    last: int = ENDLESS
    beat: str = "link"


@dataclass(frozen=True, slots=True)
class Layout:
    """How a log is laid out.

    Attributes:
        form: how a line is written.
        sentence: describes the last event of a search; None: no sentences.
        heading: lines above the log.
    """

    form: LineForm
    sentence: Callable[[SearchBase], str] | None = None
    heading: tuple[str, ...] = field(default=())


def facts(search: SearchBase, names: Names) -> dict[str, object]:
    """The last event as plain names and numbers, without fields that do not apply.

    Raises:
        ValueError: nothing has happened yet.
    """
    event = search.event
    if event is None:
        raise ValueError("nothing has happened yet at position 0")
    data: dict[str, object] = {"position": search.position, "op": event.op.name, "depth": event.depth}
    if event.item is not None:
        data["item"] = names.item(event.item)
        data["size"] = search.size(event.item)
    if event.option is not None:
        data["option"] = names.option(event.option)
    if event.op is Op.TRY:
        level = search.levels()[-1]
        data |= {"number": level.number, "among": level.among, "given": level.given}
    elif event.op in {Op.SOLUTION, Op.DONE}:
        data["solutions"] = event.subject
    return data


def walked(search: SearchBase, events: EventRange) -> Iterator[bool]:
    """Move a search over a range of events; yields True where a line is due, False after a pause."""
    way = search.seek_to(max(0, events.first - 1))
    while not way.go(_PATIENCE):
        yield False
    if events.beat == "link":
        while search.position < events.last and not search.finished:
            search.forward()
            yield True
        return
    while search.position < events.last:
        way = search.seek_to_next(events.beat)
        while not way.go(_PATIENCE):
            yield False
        if not way.found or search.position > events.last:
            return
        yield True


def pieces(search: SearchBase, events: EventRange, names: Names, layout: Layout) -> Iterator[str]:
    """The log of a range of events in pieces, empty after a pause; moves the search."""
    columns = COLUMNS if layout.sentence is None else (*COLUMNS, "sentence")
    if layout.form is LineForm.CSV:
        yield _row(columns)
    elif layout.form is LineForm.TEXT and layout.heading:
        yield "".join(f"{line}\n" for line in (*layout.heading, ""))
    for is_due in walked(search, events):
        if not is_due:
            yield ""
            continue
        data = facts(search, names)
        if layout.sentence is not None:
            data["sentence"] = layout.sentence(search)
        if layout.form is LineForm.CSV:
            yield _row(data.get(column, "") for column in columns)
        elif layout.form is LineForm.TEXT:
            yield _line_of_text(data)
        else:
            yield json.dumps(data, ensure_ascii=False) + "\n"


def _line_of_text(data: dict[str, object]) -> str:
    said = data.get("sentence") or " ".join(_words(data))
    return f"{data['position']:>10}  {data['depth']:>{_DEPTH_WIDTH}}  {said}\n"


def _words(data: dict[str, object]) -> Iterator[str]:
    """``HIDE item a, option a b, size 2``, in place of a sentence."""
    yield str(data["op"])
    rest = [f"{key} {value}" for key, value in data.items() if key not in {"position", "op", "depth"}]
    if rest:
        yield ", ".join(rest)


def _row(values: Iterable[object]) -> str:
    line = StringIO()
    csv.writer(line).writerow(guarded(value) if isinstance(value, str) else value for value in values)
    return line.getvalue()
