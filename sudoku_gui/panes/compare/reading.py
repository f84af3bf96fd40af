"""What the views of a comparison read of two searches: places for boards, sentences, numbers, depths along runs."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from solver_core.cover import Event, SearchBase, tally
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.panes.compare import series as comparison_series
from sudoku_gui.panes.compare import text as words
from sudoku_gui.panes.compare.model import Row, Side, rows
from sudoku_gui.panes.compare.paint_board import Stand
from sudoku_gui.panes.compare.series import WHOLE, Series
from sudoku_gui.player.alignment import Alignment
from sudoku_gui.player.comparison import Comparison
from sudoku_gui.player.totals import Total
from sudoku_gui.wording.events import sentence

_STRETCHES: Final = 200
"""Parts of a run that a plot tells apart."""


def stand(search: SearchBase) -> Stand:
    """Where a search stands; much less than a snapshot."""
    return Stand(search.levels(), search.event)


def said(search: SearchBase, event: Event | None) -> str:
    """The sentence about its last event."""
    return (
        QCoreApplication.translate("comparison", "Nothing has happened yet.")
        if event is None
        else sentence(search, event)
    )


def said_of_rival(comparison: Comparison, rival: SearchBase, event: Event | None) -> str:
    """The same, or why it does not stand where it should."""
    if comparison.is_under_way:
        return QCoreApplication.translate("comparison", "On its way …")
    if comparison.is_waiting:
        return QCoreApplication.translate("comparison", "Waits until the lengths of both runs are known.")
    return words.over(said(rival, event)) if comparison.has_ended else said(rival, event)


def numbers(comparison: Comparison, here: SearchBase, there: SearchBase) -> list[Row]:
    """The table."""
    sides = [
        Side(tally.here(search), total, has_links=not isinstance(search, BacktrackSearch))
        for search, total in zip((here, there), comparison.totals, strict=True)
    ]
    return rows(sides[0], sides[1])


def series(search: SearchBase, alignment: Alignment, total: Total | None) -> Series:
    """The depths along a run, as far as it is known; it may wait for the run ahead."""
    background_run = search.background_run
    with background_run.reading() as (_, timeline):
        buckets = timeline.buckets(most=_STRETCHES)
        length, is_whole = background_run.ticks, background_run.finished
    first = None if total is None else total.first_solution
    return comparison_series.of(buckets, length, alignment, is_whole=is_whole, first=first)


def cursor(search: SearchBase, alignment: Alignment, run: Series) -> float | None:
    """Where a search stands on the axis."""
    if alignment is Alignment.DECISION:
        return float(search.decisions)
    if alignment is Alignment.EVENT:
        return float(search.position)
    return WHOLE * search.position / run.positions[-1] if run.is_whole and run.positions[-1] else None


def divergence_words(comparison: Comparison, search: SearchBase) -> str:
    """Where the two part, or what is known of that."""
    if comparison.divergence is not None:
        return words.divergence(comparison.divergence, search.problem)
    if comparison.is_alike:
        return QCoreApplication.translate("comparison", "Both make the same decisions from start to end")
    told = words.no_difference if comparison.is_compared else words.searching
    return told(comparison.compared)
