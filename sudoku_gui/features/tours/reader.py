"""Reads guided tours: a TOML file becomes a `Tour`, or an error that says where it is wrong and how to fix it.

``assets/tours/README.md`` describes the file to those who write one; its keys are those of the tables below. What a
stop leaves out is as at the stop before, so every `Stop` is complete and can be shown by itself.
"""

import re
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from solver_core.cover import Goal, ProblemError, Rule, texts
from solver_core.cover.explain.exercises import Kind
from solver_core.cover.replay.beats import BEATS
from solver_core.errors import CodedError, message_of
from solver_core.errors.quoting import printable
from solver_core.formats import disk
from solver_core.problems import gallery
from solver_core.problems.families import FAMILIES
from solver_core.sudoku.encoding import ContradictionError, given_options
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid, GridError
from sudoku_gui.document import paths
from sudoku_gui.features.tours import bounded_toml, legs, schema
from sudoku_gui.features.tours.bounded_toml import TomlError
from sudoku_gui.features.tours.placeholders import PLACEHOLDERS, unknown
from sudoku_gui.features.tours.schema import TableReader, TomlPlace, near, short
from sudoku_gui.features.tours.tour import Leg, Stop, StopQuestion, Tour, TourError, TranslatedText
from sudoku_gui.layout import arrangements
from sudoku_gui.player.subject import Subject


def _grid(value: Any, where: TomlPlace) -> Grid:
    try:
        grid = Grid.parse(schema.name(value, where))
        given_options(grid)
    except GridError as error:
        raise where.fault("fault.puzzle", cause=message_of(error)) from None
    except ContradictionError as error:
        raise where.fault("fault.contradiction", cause=message_of(error)) from None
    return grid


def _problem(value: Any, where: TomlPlace) -> str:
    text: str = schema.string(value, where).strip() + "\n"
    try:
        texts.read(text, "dlx")
    except CodedError as error:
        raise where.fault("fault.contradiction", cause=message_of(error)) from None
    return text


_short_sample: Final = schema.word([*(sample.id for sample in gallery.SAMPLES), *FAMILIES])


def _sample(value: Any, where: TomlPlace) -> str:
    """The id of a problem of the gallery, short or with the values of its parameters."""
    if "," not in str(value):
        return str(_short_sample(value, where))
    try:
        gallery.problem(schema.name(value, where))
    except ProblemError as error:
        raise where.fault("fault.contradiction", cause=message_of(error)) from None
    return str(value)


_SEARCH: Final = {
    "engine": schema.word(list(Engine)),
    "rule": schema.word(list(Rule)),
    "seed": schema.number(0, 2**53),
}
WATCH: Final = TableReader({"sample": _sample, "puzzle": _grid, "problem": _problem, **_SEARCH})
COMPARE: Final = TableReader(_SEARCH)


def compare_table(value: Any, where: TomlPlace) -> dict[str, Any] | None:
    """The search to compare with, a table of `COMPARE`; None for "off"."""
    if value == "off":
        return None
    if not isinstance(value, dict):
        raise where.fault("fault.compare", found=short(value))
    return COMPARE(value, where)


def watched(watch: dict[str, Any], where: TomlPlace) -> Subject:
    """The subject of a table, which names exactly one of sample, puzzle and problem."""
    if len(watch.keys() & {"sample", "puzzle", "problem"}) != 1:
        raise where.fault("fault.watch")
    like = Subject(watch.get("puzzle"), problem=watch.get("problem", ""))
    subject = _searched(watch, where, like)
    sample = watch.get("sample", "")
    if subject.rule is not Rule.FEWEST and gallery.goal_of(sample) is Goal.REPEAT:
        raise where.inside("rule").fault("fault.one_rule", found=subject.rule.value, name=sample)
    return replace(subject, sample=sample) if sample else subject


def _searched(data: dict[str, Any], where: TomlPlace, like: Subject) -> Subject:
    """A subject with this engine, rule and seed; what is left out is as in the one given."""
    rule = Rule(data.get("rule", like.rule))
    engine = Engine(data.get("engine", like.engine))
    seed = data.get("seed", like.seed if rule is like.rule else 0)
    if seed and rule is not Rule.SHUFFLED:
        raise where.inside("seed").fault("fault.seed")
    if "engine" in data and like.grid is None:
        raise where.inside("engine").fault("fault.engine")
    if engine is Engine.BACKTRACK and rule is Rule.SHUFFLED:
        raise where.inside("rule").fault("fault.shuffled")
    return replace(like, engine=engine, rule=rule, seed=seed)


def compared(data: dict[str, Any], where: TomlPlace, subject: Subject, before: Stop | None) -> Subject | None:
    """The other search of a stop, by its key "compare"; None for none."""
    if "compare" not in data:
        return before.compare if before else None
    if data["compare"] is None:
        return None
    if subject.effective_goal is Goal.REPEAT:
        raise where.fault("fault.nothing_to_compare", name=subject.sample)
    other = _searched(data["compare"], where, subject)
    if other == subject:
        raise where.fault("fault.same_search")
    return other


FORMAT: Final = "dancing sudoku tour"
VERSION: Final = 1
LARGEST: Final = bounded_toml.MOST_CHARACTERS
"""Bytes of a file."""
MOST_STOPS: Final = 200
_MOST_CHOICES: Final = 8
_COUNTS: Final = (
    "events",
    "depth",
    "decisions",
    "guesses",
    "dead_ends",
    "solutions",
    "size",
    "best",
    "bound",
)
_MOST: Final = 2**53
_QUOTED: Final = 40  # characters of a placeholder that a message quotes
_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,60}")


def _stops(value: Any, where: TomlPlace) -> list[Any]:
    if not isinstance(value, list) or not 0 < len(value) <= MOST_STOPS:
        raise where.error("tour.stops", count=MOST_STOPS)
    return value


def _fillable(value: Any, where: TomlPlace) -> TranslatedText:
    text = schema.text(value, where)
    for language, words in text.words.items():
        for name in (printable(name, _QUOTED) for name in unknown(words)):
            remedy = near(name, PLACEHOLDERS)
            raise where.fault("fault.placeholder", language=language, name=name, remedy=remedy)
    return text


def _event(value: Any, where: TomlPlace) -> str:
    known = [name for op in legs.OPS for name in (op, op.upper())]
    return str(schema.word(known)(value, where)).lower()


# --- the schema ---------------------------------------------------------------------------------------

POINT: Final = TableReader({"column": schema.name, "option": schema.name})
EXPECT: Final = TableReader(
    {
        "event": _event,
        "column": schema.name,
        "option": schema.name,
        **dict.fromkeys(_COUNTS, schema.number(0, _MOST)),
    }
)
STOP: Final = TableReader(
    {
        "watch": WATCH,
        "text": _fillable,
        "at": legs.place,
        "on": legs.read,
        "arrangement": schema.word(arrangements.CHOSEN),
        "panes": schema.words,
        "beat": schema.word(BEATS),
        "point": POINT,
        "expect": EXPECT,
        "compare": compare_table,
        "difference": schema.flag,
        "look": _fillable,
        "ask": schema.word([kind.value for kind in Kind]),
        "question": _fillable,
        "answer": _fillable,
        "choices": schema.many(_fillable, "fault.choices", 2, _MOST_CHOICES, most=_MOST_CHOICES),
        "right": schema.anything,
        "reasons": schema.many(_fillable, "fault.reasons", 0, _MOST),
    },
    needed=("text",),
)
HEAD: Final = TableReader(
    {
        "format": schema.anything,
        "version": schema.anything,
        "id": schema.checked("fault.id", lambda value: isinstance(value, str) and _ID.fullmatch(value)),
        "order": schema.number(0, 100_000),
        "minutes": schema.number(1, 600),
        "title": schema.text,
        "summary": schema.text,
        "stops": _stops,
    },
    needed=("title",),
)


# --- files --------------------------------------------------------------------------------------------


def read_file(path: Path) -> Tour:
    """The tour in a file; raises a TourError where it holds none, or an OSError where it cannot be read."""
    return replace(read_bytes(disk.contents(path, LARGEST + 1), paths.shown(path)), path=path)


def read_bytes(content: bytes, name: str) -> Tour:
    """The tour in the bytes of a file; raises a TourError where they hold none."""
    if len(content) > LARGEST:
        raise TourError("tour.large", count=LARGEST, file=name)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise TourError("tour.encoding", number=line, file=name) from None
    return read(text, name)


def read(text: str, name: str = "") -> Tour:
    """The tour in a text, which errors call by the name; raises as `read_bytes` does."""
    try:
        data = bounded_toml.parsed(text)
    except TomlError as error:
        raise TourError(message_of(error), file=name) from error
    where = TomlPlace(name, source=text)
    _check_version(data, where)
    values = HEAD({"id": None, "stops": None, **data}, where)
    del values["format"], values["version"]
    stops: list[Stop] = []
    for number, value in enumerate(values.pop("stops"), 1):
        stops.append(_stop(value, replace(where, stop=number), number, stops[-1] if stops else None))
    return Tour(**values, stops=tuple(stops), file=name, source=text)


def _check_version(data: dict[str, Any], where: TomlPlace) -> None:
    if data.get("format") != FORMAT:
        raise where.inside("format").error("tour.other", format=FORMAT)
    version, where = data.get("version"), where.inside("version")
    if type(version) is not int or version < 1:
        raise where.fault("fault.version", found=short(version), number=VERSION)
    if version > VERSION:
        raise where.error("tour.newer", number=version, newest=VERSION)


# --- stops --------------------------------------------------------------------------------------------


def _stop(value: Any, where: TomlPlace, number: int, before: Stop | None) -> Stop:
    """A stop, with what it leaves out as at the one before; raises a TourError."""
    data = STOP(value, where)
    if before is None and "watch" not in data:
        raise where.inside("watch").fault("fault.missing_watch")
    if "watch" in data or before is None:
        before = replace(before, compare=None, legs=()) if before else None
        subject = watched(data["watch"], where.inside("watch"))
    else:
        subject = before.subject
    point = data.get("point", {})
    # Another arrangement begins with its own panes in front.
    panes = () if before is None or "arrangement" in data else before.panes
    return Stop(
        number=number,
        text=data["text"],
        subject=subject,
        legs=_legs(data, where.inside("on"), before),
        arrangement=data.get("arrangement", before.arrangement if before else ""),
        panes=data.get("panes", panes),
        beat=data.get("beat", before.beat if before else ""),
        column=point.get("column", ""),
        option=point.get("option", ""),
        expect=MappingProxyType(data.get("expect", {})),
        compare=compared(data, where.inside("compare"), subject, before),
        difference=data.get("difference", False),
        look=data.get("look"),
        question=_question(data, where),
    )


def _legs(data: dict[str, Any], where: TomlPlace, before: Stop | None) -> tuple[Leg, ...]:
    if "at" in data and "on" in data:
        raise where.fault("fault.on_and_at")
    if "on" in data and (before is None or "watch" in data):
        raise where.fault("fault.on")
    way: tuple[Leg, ...] = before.legs if before else ()
    if "on" in data:
        way += data["on"]
    elif "at" in data:
        way = data["at"]
    return way


def _question(data: dict[str, Any], where: TomlPlace) -> StopQuestion | None:
    given = [key for key in ("ask", "question", "answer", "choices", "right", "reasons") if key in data]
    if not given:
        return None
    if "ask" in data:
        if {"choices", "right", "reasons"} & data.keys():
            raise where.inside("ask").fault("fault.ask_with_choices", name=given[-1])
        return StopQuestion(data.get("question"), data.get("answer"), kind=Kind(data["ask"]))
    pair = ("choices", "right") if {"choices", "right", "reasons"} & data.keys() else ()
    for key in ("question", "answer", *pair):
        if key not in data:
            raise where.inside(key).fault("fault.missing_beside", name=given[-1])
    if "choices" not in data:
        return StopQuestion(data["question"], data["answer"])
    right = schema.number(0, len(data["choices"]) - 1)(data["right"], where.inside("right"))
    reasons = data.get("reasons", ())
    if reasons and len(reasons) != len(data["choices"]) - 1:
        wrong = len(data["choices"]) - 1
        raise where.inside("reasons").fault("fault.reasons_count", found=len(reasons), count=wrong)
    return StopQuestion(data["question"], data["answer"], data["choices"], right, reasons)
