"""What if: another column or option at the latest decision, as a run of its own."""

from dataclasses import replace
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from solver_core.cover import Search, SearchBase
from solver_core.cover.choices import Refusal
from sudoku_gui.player.job import Job, Work, in_slices
from sudoku_gui.player.player import Player
from sudoku_gui.player.runs import Runs
from sudoku_gui.player.selection import Target


class NoBranch(Enum):
    """The reasons why there is no what-if that the search itself does not know; see `Refusal`."""

    NOTHING_WATCHED = auto()
    NOT_BY_LINKS = auto()  # only Dancing Links for exact cover can be made to choose otherwise
    SAME = auto()  # it is what the search does there anyway


class WhatIf(QObject):
    """Takes another column or option at the latest decision.

    Signals:
        branched: another run is watched now, just after that decision.
        refused: a `Refusal` or a `NoBranch`.
    """

    branched = Signal()
    refused = Signal(object)

    def __init__(self, player: Player, runs: Runs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._runs = runs
        self._target = Target()
        self._job = Job(self, 0)
        self._job.finished.connect(self._branch)
        player.began.connect(self._job.cancel)

    def take(self, target: Target) -> None:
        """Take this column or option instead of what was taken; one that the problem lacks is ignored."""
        self._job.cancel()
        self._player.pause()
        search = self._player.search
        refusal = _refusal(search)
        if refusal is not None or not isinstance(search, Search):
            self.refused.emit(refusal)
        elif target.fits(search.problem):
            self._target = target
            self._job.start(_to_latest_decision(search), (), at_once=True)

    def _branch(self, search: Search) -> None:
        item, option = _chosen_numbers(search, self._target)
        taken = self._taken(search)
        branched_at = search.position - 1
        refusal = NoBranch.SAME if (item, option) == taken else search.refusal(item, option)
        if refusal is not None:
            self.refused.emit(refusal)
            return
        run = search.branch(item, option)
        self._runs.branch_off(run, replace(self._player.subject, overrides=run.overrides), branched_at)
        self.branched.emit()

    def _taken(self, search: Search) -> tuple[int | None, int | None]:
        """The choice that the run watched has taken at this decision; no option where it has not tried one yet."""
        watched = self._player.search
        levels = watched.levels() if watched else ()
        option = levels[search.depth].option if len(levels) > search.depth else None
        return search.chosen_item, option if self._target.option is not None else None


def _to_latest_decision(search: Search) -> Work[Search]:
    """A twin of a search, at its latest decision."""
    decision, twin = search.latest_decision(), search.twin()
    twin.bookmarks = search.bookmarks
    yield from in_slices(twin.seek_to(search.position).go)
    while not twin.stands_at(decision):
        yield from in_slices(twin.seek_to_next(decision, backward=True).go)
    return twin


def _refusal(search: SearchBase | None) -> Refusal | NoBranch | None:
    """Why there is nothing to branch off here, if so."""
    if search is None:
        return NoBranch.NOTHING_WATCHED
    return search.refusal_here() if isinstance(search, Search) else NoBranch.NOT_BY_LINKS


def _chosen_numbers(search: Search, target: Target) -> tuple[int | None, int | None]:
    """The column to branch on and the option to try first; None: any."""
    option, chosen = target.option, search.chosen_item
    if option is None:
        return target.item, None
    items = search.problem.options[option]
    if chosen in items:
        return chosen, option
    if target.item in items and search.problem.is_primary(target.item):
        return target.item, option
    primary = [item for item in items if search.problem.is_primary(item)]
    return min(primary, key=search.size, default=chosen), option
