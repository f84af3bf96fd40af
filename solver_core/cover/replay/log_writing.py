"""The log of a search as text, CSV or JSON Lines: a line for each event, made while the search is walked.

Nothing is kept: a line is handed out as soon as it is made, so a log may be as long as the disk is large. What an
event means to people is not said here: names come from the caller, and so does a sentence.
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
"""All facts that an event may have, in the order in which they are written."""

_PATIENCE: Final = 0.004
"""Seconds after which someone else gets a turn, on a long way from one line to the next."""

_DEPTH_WIDTH: Final = 3


class LineForm(StrEnum):
    """The formats of a log: columns of text, CSV or JSON."""

    TEXT = "text"
    """Position, depth and sentence, in columns."""
    CSV = "csv"
    """A header, then `COLUMNS` with commas between (RFC 4180); no name is a formula to a spreadsheet."""
    JSON_LINES = "jsonl"
    """An object a line."""


@dataclass(frozen=True, slots=True)
class Names:
    """The functions that name items and options in a log."""

    item: Callable[[int], str]
    option: Callable[[int], str]


@dataclass(frozen=True, slots=True)
class EventRange:
    """A part of a run: from the first-th event to the last-th, both included; in steps of a kind of `BEATS`."""

    first: int = 1
    last: int = ENDLESS
    beat: str = "link"


@dataclass(frozen=True, slots=True)
class Layout:
    """How a log is laid out.

    Attributes:
        form: how a line is written.
        sentence: describes the event after which a search stands; None: no sentences.
        heading: lines above a text.
    """

    form: LineForm
    sentence: Callable[[SearchBase], str] | None = None
    heading: tuple[str, ...] = field(default=())


def facts(search: SearchBase, names: Names) -> dict[str, object]:
    """The event that happened last, as plain names and numbers; those that mean nothing to it are left out.

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
    """Move a search over a range of events: True wherever a line is due, False if only time has passed."""
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
    """The log of a range of events, piece by piece; an empty one where only time has passed. The search moves with it."""
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
    """``HIDE row 3 has 7, r3c5=7, size 2``, where there is no sentence."""
    yield str(data["op"])
    rest = [f"{key} {value}" for key, value in data.items() if key not in {"position", "op", "depth"}]
    if rest:
        yield ", ".join(rest)


def _row(values: Iterable[object]) -> str:
    line = StringIO()
    csv.writer(line).writerow(guarded(value) if isinstance(value, str) else value for value in values)
    return line.getvalue()
