"""Checks a tour: seeks every stop, and compares everything that it says and claims with the search there."""

import re
from collections.abc import Collection, Container, Iterator
from itertools import chain
from typing import Final

from solver_core.cover import Problem, SearchBase
from solver_core.cover.explain import exercises
from solver_core.errors import CodedError, Message
from sudoku_gui.features.tours import legs, names, placeholders, stop_search
from sudoku_gui.features.tours.errors import TourMessage
from sudoku_gui.features.tours.placeholders import Facts
from sudoku_gui.features.tours.schema import TomlPlace, near, short
from sudoku_gui.features.tours.stop_search import StopSearch
from sudoku_gui.features.tours.tour import Stop, Tour, TourError
from sudoku_gui.player.errors import AppError
from sudoku_gui.player.selection import Target

_LINK: Final = re.compile(r"(!?)\[[^\]]*\]\(([^)]*)\)")
_TERM: Final = re.compile(r"term:([A-Za-z0-9_]+)")
_ITEM: Final = re.compile(r"\s*\d+[.)](\s|$)")  # of a list with numbers
_TAG: Final = re.compile(r"</?[a-zA-Z][^>]*>")

_Fault = tuple[str, Message]  # a key, and what is wrong with it


def findings(
    tour: Tour,
    seconds: float | None = None,
    terms: Container[str] | None = None,
    panes: Collection[str] | None = None,
) -> Iterator[TourError | None]:
    """The faults, as they are found; None after each slice of about this many seconds.

    A tour may name any term and pane where those are not known.
    """
    search = StopSearch()
    for stop in tour.stops:
        yield None
        for found in chain(_unknown_panes(stop, panes), _style(stop, terms), _at(stop, search, seconds)):
            if found is None:
                yield None
            else:
                key, fault = found
                where = TomlPlace(tour.file, stop.number, key, tour.source)
                if key == "at":
                    yield where.error("tour.way", fault=fault)
                else:
                    yield where.error("tour.field", field=f"'{key}'", fault=fault)


def _at(stop: Stop, search: StopSearch, seconds: float | None) -> Iterator[_Fault | None]:
    """The faults of a stop; None after each slice."""
    try:
        search.send(stop)
    except CodedError as error:
        yield "at", error.message
        return
    while not search.go(seconds):
        yield None
    if search.missed is not None:
        yield "at", TourMessage("fault.no_place", found=str(search.missed))
        return
    if stop_search.needs_totals(stop):
        while not search.run_through(seconds):
            yield None
    facts, problem = search.facts, search.search.problem
    yield from _unfillable(stop, facts)
    try:
        target(stop, problem)
    except CodedError as error:
        yield "point", error.message
    if (kind := stop.question and stop.question.kind) and exercises.at(search.search, kind) is None:
        yield "ask", TourMessage("fault.ask", kind=kind.value)
    if stop.difference and not (facts.numbers["depth"] or facts.is_taken_back):
        yield "difference", TourMessage("fault.difference")
    yield from _untrue(stop, search.search, facts)


def _unknown_panes(stop: Stop, panes: Collection[str] | None) -> Iterator[_Fault]:
    for name in stop.panes:
        if panes is not None and name not in panes:
            yield "panes", TourMessage("fault.word", found=short(name), remedy=near(name, panes))


def _style(stop: Stop, terms: Container[str] | None) -> Iterator[_Fault]:
    for key, text in stop.texts().items():
        for language, words in text.words.items():
            for is_picture, address in _LINK.findall(words):
                if is_picture:
                    yield key, TourMessage("fault.picture", language=language)
                elif not (term := _TERM.fullmatch(address)):
                    yield key, TourMessage("fault.link", language=language, found=short(address))
                elif terms is not None and term[1] not in terms:
                    yield key, TourMessage("fault.term", language=language, name=term[1])
            if found := _TAG.search(words):
                yield key, TourMessage("fault.html", language=language, found=found[0])
            if found := _ITEM.match(words):
                yield key, TourMessage("fault.item", language=language, found=found[0].strip())


def _unfillable(stop: Stop, facts: Facts) -> Iterator[_Fault]:
    for key, text in stop.texts().items():
        for language, words in text.words.items():
            for name in dict.fromkeys(placeholders.used(words)):
                if not facts.knows(name):
                    lack = _lack(name, stop)
                    yield key, TourMessage("fault.fact", language=language, name=name, lack=lack)


def _lack(name: str, stop: Stop) -> TourMessage:
    if name in placeholders.OTHERS and stop.compare is None:
        return TourMessage("lack.compare")
    if name in placeholders.TOTALS or name in placeholders.OTHERS:
        return TourMessage("lack.end", count=stop_search.LONGEST)
    if name in placeholders.SENTENCES:
        return TourMessage("lack.event")
    if name in {"best", "bound"}:
        return TourMessage("lack.best")
    return TourMessage("lack.choice")


def target(stop: Stop, problem: Problem) -> Target | None:
    """The target of a stop, by numbers; None for nothing; a ValueError where names are unknown or do not cross."""
    item = names.item(problem, stop.column) if stop.column else None
    option = names.option(problem, stop.option) if stop.option else None
    if item is None and option is None:
        return None
    if item is not None and option is not None and item not in problem.options[option]:
        raise AppError(TourMessage("fault.crossing", option=stop.option, item=stop.column))
    return Target(item, option)


def _untrue(stop: Stop, search: SearchBase, facts: Facts) -> Iterator[_Fault]:
    for key, claimed in stop.expect.items():
        try:
            found = _found(key, claimed, search, facts, stop.expect.get("column"))
        except CodedError as error:
            yield f"expect.{key}", error.message
            continue
        if found is not None:
            yield f"expect.{key}", TourMessage("fault.expect", found=short(claimed), fact=found)


def _found(
    key: str, claimed: str | int, search: SearchBase, facts: Facts, column: str | int | None
) -> TourMessage | None:
    """The fact in place of a false claim; None where the claim holds. A size is that of the column named."""
    if key == "event":
        if facts.event is None:
            return TourMessage("fact.no_event")
        is_right = facts.event.op is legs.OPS[str(claimed)]
        return None if is_right else TourMessage("fact.event", name=facts.event.op.name)
    if key in placeholders.NAMES:
        return _other_name(key, str(claimed), search.problem, facts)
    number = facts.numbers.get(key)
    if key == "size" and column is not None:
        number = search.size(names.item(search.problem, str(column)))
    if number == claimed:
        return None
    return TourMessage("fact.none") if number is None else TourMessage("fact.number", number=number)


def _other_name(key: str, claimed: str, problem: Problem, facts: Facts) -> TourMessage | None:
    if key == "column":
        number, expected, name_of = facts.item, names.item(problem, claimed), names.item_name
    else:
        number, expected, name_of = facts.option, names.option(problem, claimed), names.option_name
    if number == expected:
        return None
    if number is None:
        return TourMessage("fact.nothing")
    return TourMessage("fact.name", name=name_of(problem, number))
