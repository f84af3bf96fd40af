"""Checks a tour: seeks every stop, and compares everything that it says and claims with the search there."""

import re
from collections.abc import Container, Iterator
from itertools import chain
from typing import Final

from solver_core.cover import Problem, SearchBase
from sudoku_gui.player.selection import Target
from sudoku_gui.tours import facts as tour_facts
from sudoku_gui.tours import legs, names, stop_search
from sudoku_gui.tours.facts import Facts
from sudoku_gui.tours.schema import short
from sudoku_gui.tours.stop_search import StopSearch
from sudoku_gui.tours.tour import Stop, Tour, TourError

_LINK: Final = re.compile(r"(!?)\[[^\]]*\]\(([^)]*)\)")
_TERM: Final = re.compile(r"term:([A-Za-z0-9_]+)")
_TAG: Final = re.compile(r"</?[a-zA-Z][^>]*>")

_Fault = tuple[str, str]
"""A key, and what is wrong with it."""


def check(tour: Tour, terms: Container[str] | None = None) -> list[TourError]:
    """Everything that is wrong with a tour, stop by stop; without terms links may lead to any."""
    return [found for found in findings(tour, terms=terms) if found is not None]


def findings(
    tour: Tour, seconds: float | None = None, terms: Container[str] | None = None
) -> Iterator[TourError | None]:
    """What is wrong, as it is found; None after each slice of about so many seconds."""
    search = StopSearch()
    for stop in tour.stops:
        yield None
        for found in chain(_style(stop, terms), _at(stop, search, seconds)):
            if isinstance(found, tuple):
                key, message = found
                where = "the way there" if key == "at" else f"'{key}'"
                yield TourError(f"{where} {message}", file=tour.file, stop=stop.number, key=key)
            else:
                yield None


def _at(stop: Stop, search: StopSearch, seconds: float | None) -> Iterator[_Fault | None]:
    """The faults of a stop; None after each slice."""
    try:
        search.send(stop)
    except ValueError as error:
        yield "at", str(error)
        return
    while not search.go(seconds):
        yield None
    if search.missed is not None:
        yield "at", f"finds no place for {search.missed} from where it goes on; see how far the search runs"
        return
    if stop_search.needs_totals(stop):
        while not search.run_through(seconds):
            yield None
    facts, problem = search.facts, search.search.problem
    yield from _unfillable(stop, facts)
    try:
        target(stop, problem)
    except ValueError as error:
        yield "point", str(error)
    if stop.difference and not (facts.numbers["depth"] or facts.is_taken_back):
        yield "difference", "marks what the latest choice did, but nothing is chosen here; move the stop on"
    yield from _untrue(stop, search.search, facts)


def _style(stop: Stop, terms: Container[str] | None) -> Iterator[_Fault]:
    """What a panel would not show."""
    for key, text in stop.texts().items():
        for language, words in text.words.items():
            inside = f"in '{language}'"
            for is_picture, address in _LINK.findall(words):
                if is_picture:
                    yield key, f"{inside} has a picture, and only words are shown; leave it out"
                elif not (term := _TERM.fullmatch(address)):
                    yield key, f"{inside} links to {short(address)}; a link is written [cover](term:cover)"
                elif terms is not None and term[1] not in terms:
                    yield key, f"{inside} links to the unknown term '{term[1]}'; see the glossary"
            if found := _TAG.search(words):
                yield key, f"{inside} has the HTML {found[0]}, which is not shown; use Markdown"


def _unfillable(stop: Stop, facts: Facts) -> Iterator[_Fault]:
    for key, text in stop.texts().items():
        for language, words in text.words.items():
            for name in dict.fromkeys(tour_facts.used(words)):
                if not facts.knows(name):
                    yield key, f"in '{language}' has {{{name}}}, but {_lack(name, stop)}"


def _lack(name: str, stop: Stop) -> str:
    if name in tour_facts.OTHERS and stop.compare is None:
        return 'nothing is compared here; add compare = { rule = "first" } or the like'
    if name in tour_facts.TOTALS or name in tour_facts.OTHERS:
        return f"the run does not end within {stop_search.LONGEST:,} events; leave it out"
    if name in tour_facts.SENTENCES:
        return "nothing has happened yet at the start; move the stop on or leave it out"
    if name in {"best", "bound"}:
        return "none is known here; it is told in repeat cover once one has been found"
    return "nothing is chosen at this place; move the stop on or leave it out"


def target(stop: Stop, problem: Problem) -> Target | None:
    """What a stop points at, by the numbers of the problem; None for nothing.

    Raises:
        ValueError: the problem has nothing of such a name, or the two do not cross.
    """
    item = names.item(problem, stop.column) if stop.column else None
    option = names.option(problem, stop.option) if stop.option else None
    if item is None and option is None:
        return None
    if item is not None and option is not None and item not in problem.options[option]:
        raise ValueError(f"has the option '{stop.option}', which does not stand in column '{stop.column}'")
    return Target(item, option)


def _untrue(stop: Stop, search: SearchBase, facts: Facts) -> Iterator[_Fault]:
    """Claims that do not hold."""
    for key, claimed in stop.expect.items():
        try:
            found = _found(key, claimed, search, facts, stop.expect.get("column"))
        except ValueError as error:
            yield f"expect.{key}", str(error)
            continue
        if found:
            yield f"expect.{key}", f"is {short(claimed)}, but {found}"


def _found(key: str, claimed: str | int, search: SearchBase, facts: Facts, column: str | int | None) -> str:
    """What is there instead of what is claimed; "" where the claim holds. A size is that of the column named."""
    if key == "event":
        if facts.event is None:
            return "nothing has happened"
        is_right = facts.event.op is legs.OPS[str(claimed)]
        return "" if is_right else f"the last event is {facts.event.op.name}"
    if key in tour_facts.NAMES:
        return _other_name(key, str(claimed), search.problem, facts)
    number = facts.numbers.get(key)
    if key == "size" and column is not None:
        number = search.size(names.item(search.problem, str(column)))
    if number == claimed:
        return ""
    return "there is none here" if number is None else f"it is {number}"


def _other_name(key: str, claimed: str, problem: Problem, facts: Facts) -> str:
    if key == "column":
        number, expected, name_of = facts.item, names.item(problem, claimed), names.item_name
    else:
        number, expected, name_of = facts.option, names.option(problem, claimed), names.option_name
    if number == expected:
        return ""
    return "none is concerned" if number is None else f"it is '{name_of(problem, number)}'"
