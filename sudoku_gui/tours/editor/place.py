"""Where a search stands, as a tour says it: by what has happened, not by the number of events, and what must be true there."""

from dataclasses import replace
from typing import Final

from solver_core.cover import Op, Problem, SearchBase
from solver_core.errors import CodedError
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.tours import facts, legs, names, subjects
from sudoku_gui.tours.editor import tables, toml_text
from sudoku_gui.tours.editor.model import StopDraft
from sudoku_gui.tours.schema import Where
from sudoku_gui.tours.tour import Leg, TourError

_MARKS: Final = {Op.CHOOSE, Op.DEAD_END, Op.SOLUTION, Op.PRUNE}
"""Events that one counts from the start; others are counted from the latest of these."""


def stop_at(stop: StopDraft, search: SearchBase, subject: Subject) -> StopDraft:
    """A stop moved to where a search stands, with true claims; raises a TourError where a tour cannot say what is searched."""
    watched = tables.watch(subject)
    if subjects.watched(subjects.WATCH(watched, Where()), Where()) != _usual(subject):
        raise TourError("tour.subject")
    return replace(
        stop,
        watch=toml_text.value(watched),
        at=tables.place(legs_to(search)),
        expect=tables.claims(_claims(search)),
    )


def _usual(subject: Subject) -> Subject:
    """The same with its problem written as the reader writes it."""
    return replace(subject, problem=subject.problem.strip() + "\n") if subject.problem else subject


def legs_to(search: SearchBase) -> tuple[Leg, ...]:
    """The way from the start to where a search stands: ``choose 3``, then the second time that r3c5=7 is hidden, say."""
    event = search.event
    if event is None:
        return ()
    if search.finished:
        return (Leg("end"),)
    if event.op in _MARKS:
        return (_counted(search, event.op),)
    found = _from_mark(search)
    return found or (Leg("position", number=search.position),)


def _counted(search: SearchBase, op: Op) -> Leg:
    return Leg(op.name.lower(), number=search.statistics.events[op])


def _from_mark(search: SearchBase) -> tuple[Leg, ...]:
    """The way over the latest mark; none where the event has no name that only it has."""
    event, position = search.event, search.position
    seeker = search.twin()
    seeker.seek(position)
    start: tuple[Leg, ...] = ()
    if seeker.run_to("decision", backward=True) and seeker.event is not None:
        start = (_counted(seeker, seeker.event.op),)
    else:
        seeker.seek(0)
    called = () if event is None else names_of(search.problem, event.item, event.option)
    if event is None or event.op.name.lower() not in legs.OPS:
        return ()
    leg = Leg(event.op.name.lower(), called)
    condition = legs.condition(search.problem, leg) or leg.kind
    count = 0
    while seeker.position < position and seeker.run_to(condition):
        count += 1
    return (*start, replace(leg, number=count)) if seeker.position == position else ()


def names_of(problem: Problem, item: int | None, option: int | None) -> tuple[str, ...]:
    """What a tour calls the option and the column of an event; those are left out that share their names."""
    called = []
    if option is not None:
        name = names.option_name(problem, option)
        called.append(name if _option(problem, name) == option else f"option {option + 1}")
    if item is not None and names.find_item(problem, name := names.item_name(problem, item)) == item:
        called.append(name)
    return tuple(called)


def _option(problem: Problem, name: str) -> int | None:
    try:
        return names.option(problem, name) if names.find_item(problem, name) is None else None
    except CodedError:
        return None


def _claims(search: SearchBase) -> dict[str, str | int]:
    """What has just happened, and to what."""
    event = search.event
    if event is None:
        return {}
    if event.op not in legs.OPS.values():
        return {}
    claims: dict[str, str | int] = {"event": event.op.name.lower()}
    known = facts.of(search)
    claims |= dict(zip(["column"], names_of(search.problem, known.item, None), strict=False))
    if event.option is not None:
        claims |= dict(zip(["option"], names_of(search.problem, None, event.option), strict=False))
    return claims


def pointed_at(problem: Problem, target: Target | None) -> tuple[str, str]:
    """Column and option that are selected, as a tour calls them; "" for none."""
    if target is None:
        return "", ""
    column, option = names_of(problem, target.item, None), names_of(problem, None, target.option)
    return next(iter(column), ""), next(iter(option), "")
