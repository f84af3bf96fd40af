"""Checking a tour: every stop is gone to, and everything it says and claims is held against the search there."""

import re
from collections.abc import Container, Iterator
from itertools import chain
from typing import Final

from solver_core.cover import Problem, SearchBase
from sudoku_gui.player.selection import Target
from sudoku_gui.tours import facts as tour_facts
from sudoku_gui.tours import guide as tour_guide
from sudoku_gui.tours import legs as tour_legs
from sudoku_gui.tours import names as tour_names
from sudoku_gui.tours.facts import Facts
from sudoku_gui.tours.guide import Guide
from sudoku_gui.tours.section import short
from sudoku_gui.tours.tour import Stop, Tour, TourError

_LINK: Final = re.compile(r"(!?)\[[^\]]*\]\(([^)]*)\)")
_TERM: Final = re.compile(r"term:([A-Za-z0-9_]+)")
_TAG: Final = re.compile(r"</?[a-zA-Z][^>]*>")


def check(tour: Tour, terms: Container[str] | None = None) -> list[TourError]:
    """Everything that is wrong with a tour, stop by stop.

    Args:
        tour: what is gone through, without a window.
        terms: what links may lead to; None: anything.
    """
    return [found for found in findings(tour, terms=terms) if found is not None]


def findings(
    tour: Tour, seconds: float | None = None, terms: Container[str] | None = None
) -> Iterator[TourError | None]:
    """What is wrong, as it is found; None after each stretch of about so many seconds on the way."""
    guide = Guide()
    for stop in tour.stops:
        yield None
        for found in chain(_style(stop, terms), _at(stop, guide, seconds)):
            if isinstance(found, tuple):
                key, message = found
                where = "the way there" if key == "at" else f"'{key}'"
                yield TourError(f"{where} {message}", file=tour.file, stop=stop.number, key=key)
            else:
                yield None


_Fault = tuple[str, str]


def _at(stop: Stop, guide: Guide, seconds: float | None) -> Iterator[_Fault | None]:
    """Key and message of each fault of a stop; None after each stretch."""
    try:
        guide.send(stop)
    except ValueError as error:
        yield "at", str(error)
        return
    while not guide.go(seconds):
        yield None
    if guide.missed is not None:
        yield "at", f"finds no place for {guide.missed} from where it goes on; see how far the search runs"
        return
    if tour_facts.needs_totals(stop.texts().values()):
        while not guide.run_through(seconds):
            yield None
    facts = guide.facts
    yield from _unfillable(stop, facts)
    yield from _unknown_points(stop, guide.search.problem)
    if stop.difference and not (facts.numbers["depth"] or facts.is_taken_back):
        yield "difference", "marks what the latest choice did, but nothing is chosen here; move the stop on"
    yield from _untrue(stop, guide, facts)


def _style(stop: Stop, terms: Container[str] | None) -> Iterator[_Fault]:
    """What a panel would not show."""
    for key, text in stop.texts().items():
        for language, words in text.words.items():
            for is_picture, target in _LINK.findall(words):
                if is_picture:
                    yield key, f"in '{language}' has a picture, and only words are shown; leave it out"
                elif not (term := _TERM.fullmatch(target)):
                    yield (
                        key,
                        f"in '{language}' links to {short(target)}; a link is written [cover](term:cover)",
                    )
                elif terms is not None and term[1] not in terms:
                    yield key, f"in '{language}' links to the unknown term '{term[1]}'; see the glossary"
            if found := _TAG.search(words):
                yield key, f"in '{language}' has the HTML {found[0]}, which is not shown; use Markdown"


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
        return f"the run does not end within {tour_guide.LONGEST:,} events; leave it out"
    if name in tour_facts.SENTENCES:
        return "nothing has happened yet at the start; move the stop on or leave it out"
    if name in {"best", "bound"}:
        return "none is known here; it is told in repeat cover once one has been found"
    return "nothing is chosen at this place; move the stop on or leave it out"


def _unknown_points(stop: Stop, problem: Problem) -> Iterator[_Fault]:
    try:
        target(stop, problem)
    except ValueError as error:
        yield "point", str(error)


def target(stop: Stop, problem: Problem) -> Target | None:
    """What is pointed at, by the numbers of the problem; None for nothing.

    Raises:
        ValueError: the problem has nothing of such a name, or the two do not cross.
    """
    item = tour_names.item(problem, stop.column) if stop.column else None
    option = tour_names.option(problem, stop.option) if stop.option else None
    if item is None and option is None:
        return None
    if item is not None and option is not None and item not in problem.options[option]:
        raise ValueError(f"has the option '{stop.option}', which does not stand in column '{stop.column}'")
    return Target(item, option)


def _untrue(stop: Stop, guide: Guide, facts: Facts) -> Iterator[_Fault]:
    """Claims that do not hold."""
    for key, claimed in stop.expect.items():
        try:
            found = _found(key, claimed, guide.search, facts, stop.expect.get("column"))
        except ValueError as error:
            yield f"expect.{key}", str(error)
            continue
        if found:
            yield f"expect.{key}", f"is {short(claimed)}, but {found}"


def _found(key: str, claimed: str | int, search: SearchBase, facts: Facts, column: str | int | None) -> str:
    """What is there instead of what is claimed; "" where the claim is true. A size is that of the column named."""
    if key == "event":
        event = facts.event
        if event is not None and event.op is tour_legs.OPS[str(claimed)]:
            return ""
        return "nothing has happened" if event is None else f"the last event is {event.op.name}"
    if key in tour_facts.NAMES:
        return _other_name(key, str(claimed), search.problem, facts)
    number = facts.numbers.get(key)
    if key == "size" and column is not None:
        number = search.size(tour_names.item(search.problem, str(column)))
    if number == claimed:
        return ""
    return "there is none here" if number is None else f"it is {number}"


def _other_name(key: str, claimed: str, problem: Problem, facts: Facts) -> str:
    name, number = (tour_names.item, facts.item) if key == "column" else (tour_names.option, facts.option)
    if number == name(problem, claimed):
        return ""
    return "none is concerned" if number is None else f"it is '{_called(key, problem, number)}'"


def _called(key: str, problem: Problem, number: int) -> str:
    if key == "column":
        return tour_names.told(problem.names[number])
    return tour_names.option_told(problem, number)
