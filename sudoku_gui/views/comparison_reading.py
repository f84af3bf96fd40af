"""What the views of a comparison read of two searches: places for boards, sentences, numbers, depths along runs."""

from typing import Final

from solver_core.cover import Event, Walk, tally
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.models.comparison import Row, Side, rows
from sudoku_gui.render import comparison_series
from sudoku_gui.render.comparison_board import Stand
from sudoku_gui.render.comparison_series import WHOLE, Series
from sudoku_gui.session.alignment import Alignment
from sudoku_gui.session.comparison import Comparison
from sudoku_gui.session.totals import Total
from sudoku_gui.wording import comparison as words
from sudoku_gui.wording.events import sentence

_STRETCHES: Final = 200
"""Parts of a run that a plot tells apart."""


def stand(search: Walk) -> Stand:
    """Where a search stands; much less than a snapshot."""
    return Stand(search.levels(), search.event)


def said(search: Walk, event: Event | None) -> str:
    """The sentence about its last event."""
    return words.at_start() if event is None else sentence(search, event)


def said_of_rival(comparison: Comparison, rival: Walk, event: Event | None) -> str:
    """The same, or why it does not stand where it should."""
    if comparison.is_under_way:
        return words.under_way()
    if comparison.is_waiting:
        return words.waiting()
    return words.over(said(rival, event)) if comparison.has_ended else said(rival, event)


def numbers(comparison: Comparison, here: Walk, there: Walk) -> list[Row]:
    """The table."""
    sides = [
        Side(tally.here(search), total, has_links=not isinstance(search, BacktrackSearch))
        for search, total in zip((here, there), comparison.totals, strict=True)
    ]
    return rows(sides[0], sides[1])


def series(search: Walk, alignment: Alignment, total: Total | None) -> Series:
    """The depths along a run, as far as it is known; it may wait for the run ahead."""
    ahead = search.ahead
    with ahead.reading() as (_, timeline):
        buckets = timeline.buckets(most=_STRETCHES)
        length, is_whole = ahead.ticks, ahead.finished
    first = None if total is None else total.first_solution
    return comparison_series.of(buckets, length, alignment, is_whole=is_whole, first=first)


def cursor(search: Walk, alignment: Alignment, run: Series) -> float | None:
    """Where a search stands on the axis."""
    if alignment is Alignment.DECISION:
        return float(search.decisions)
    if alignment is Alignment.EVENT:
        return float(search.position)
    return WHOLE * search.position / run.positions[-1] if run.is_whole and run.positions[-1] else None


def parting_words(comparison: Comparison, search: Walk) -> str:
    """Where the two part, or what is known of that."""
    if comparison.parting is not None:
        return words.parting(comparison.parting, search.problem)
    if comparison.is_alike:
        return words.alike()
    told = words.no_difference if comparison.is_compared else words.looking
    return told(comparison.compared)
