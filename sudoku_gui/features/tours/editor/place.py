"""The place of a stop: where the search stands, as a tour says it, and the way back there.

It is said by what has happened, not by the number of events, with what must be true there.
"""

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from solver_core.cover import Op, Problem, SearchBase
from solver_core.errors import CodedError
from sudoku_gui.features.tours.editor import tables, toml_text
from sudoku_gui.features.tours.editor.model import StopDraft
from sudoku_gui.player.job import Job, Steps, in_slices
from sudoku_gui.player.player import Player
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.tours import check, facts, legs, names, reader, subjects
from sudoku_gui.tours.schema import TomlPlace
from sudoku_gui.tours.stop_search import StopSearch
from sudoku_gui.tours.tour import Leg, Stop, TourError

_MARKS: Final = {Op.CHOOSE, Op.DEAD_END, Op.SOLUTION, Op.PRUNE}
"""Events that one counts from the start; others are counted from the latest of these."""


def stop_at(stop: StopDraft, search: SearchBase, subject: Subject) -> StopDraft:
    """A stop moved to where a search stands, with true claims; raises a TourError where a tour cannot say what is searched."""
    watched = tables.watch(subject)
    if subjects.watched(subjects.WATCH(watched, TomlPlace()), TomlPlace()) != _usual(subject):
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


class StopSeek(QObject):
    """Brings the player to a stop; the newest request replaces the one under way.

    Signals:
        failed: the stop has no such place: an error.
    """

    failed = Signal(object)

    def __init__(self, player: Player, selection: Selection, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player, self._selection = player, selection
        self._job = Job(self)
        self._job.finished.connect(self._arrive)
        self._job.failed.connect(self.failed)

    def go_to(self, draft: StopDraft, number: int) -> None:
        """Go to the place of a stop, whatever else is unfinished in it."""
        self._job.cancel()
        try:
            table = tables.complete(draft, number)
            place: dict[str, Any] = {
                "text": "-",
                **{key: table[key] for key in ("watch", "at", "point") if key in table},
            }
            stop = reader.stop({"watch": {}, **place}, TomlPlace(stop=number), number, None)
        except TourError as error:
            self.failed.emit(error)
        else:
            self._job.start(self._seek(stop), at_once=True)

    def stop(self) -> None:
        self._job.cancel()

    def _seek(self, stop: Stop) -> Steps[tuple[Stop, StopSearch]]:
        seeker, player = StopSearch(), self._player
        is_watched = player.search is not None and player.subject == stop.subject
        seeker.send(stop, player.search if is_watched else None)
        yield from in_slices(seeker)
        if seeker.missed is not None:
            raise TourError("tour.no_place", found=str(seeker.missed))
        return stop, seeker

    def _arrive(self, found: tuple[Stop, StopSearch]) -> None:
        stop, seeker = found
        player = self._player
        if player.search is not None and player.subject == stop.subject:
            player.scrub(seeker.search.position)
        else:
            player.show_search(seeker.search, stop.subject, hides_future=False)
        try:
            self._selection.pin(check.target(stop, seeker.search.problem))
        except CodedError as error:
            self.failed.emit(error)
