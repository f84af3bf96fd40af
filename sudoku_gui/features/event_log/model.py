"""The events around the position as a table: some before, the last one, and some after.

A row is a beat. Its sentence gives sizes and counts as they are where the beat ends, so the search is
moved there and back while the sentence is made; sentences are stored while they may be needed again.

A step may span several rows. The rows at which the next step and a step back stop are marked; one beyond
the others is shown separately, first or last.
"""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QObject, Qt

from solver_core.cover import Condition, SearchBase
from solver_core.cover.explain import pseudocode
from solver_core.cover.replay.beats import Beat, around
from sudoku_gui.features.event_log import entry as words
from sudoku_gui.features.event_log.entry import BeatTexts, LogEntry, LogFold, RowTime, SearchStep
from sudoku_gui.translation import translate
from sudoku_gui.widgets.row_table import Index, RowTable
from sudoku_gui.wording.events import continued, sentence, short, why
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.position import fine, present, summary
from sudoku_gui.wording.transport import at_start

POSITION, SENTENCE = range(2)
BEFORE: Final = 9
AFTER: Final = 5

REACH: Final = 20_000
"""How far the end of a step is searched for, in events: well under a millisecond."""

_STORED: Final = 400
_MOST: Final = 300  # this many events of a folded row are listed


class LogModel(RowTable[LogEntry]):
    """The events around the position of a search."""

    columns = 2

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._search: SearchBase | None = None
        self._texts: dict[Beat, BeatTexts] = {}
        self._open: set[tuple[int, int]] = set()
        self._here = 0
        self._until: int | None = None
        self._with_reasons = True

    def toggle(self, index: QModelIndex) -> None:
        """List the events of a row below it, or no longer, from the next `refresh` on."""
        row = self._rows[index.row()]
        if row.is_group:
            self._open ^= {(row.beat.start, row.end)}

    def refresh(
        self,
        search: SearchBase | None,
        kind: str,
        break_condition: Condition | None = None,
        *,
        until: int | None = None,
        with_reasons: bool = True,
    ) -> None:
        """Show what lies around the position of a search, in beats of this kind; it stays where it is.

        Args:
            search: which search; None for none.
            kind: the beats.
            break_condition: where steps stop early.
            until: the position after which everything is hidden; None: nothing is.
            with_reasons: whether hover help has reasons.
        """
        self._until, self._with_reasons = until, with_reasons
        if search is not self._search or len(self._texts) > _STORED:
            self._texts.clear()
        if search is not self._search:
            self._open.clear()
        self._search = search
        if search is None:
            self.show_rows([])
            return
        self._here = search.position
        rows = [*self._unfolded(search, self._marked(search, kind, break_condition))]
        search.seek(self._here)
        self.show_rows([*_grouped(rows)])

    @property
    def now(self) -> QModelIndex:
        """The row that just happened; an empty index at position 0."""
        row = next((row for row, entry in enumerate(self._rows) if entry.time is RowTime.NOW), None)
        return QModelIndex() if row is None else self.index(row, SENTENCE)

    # --- rows; the search is moved about ----------------------------------------------------------

    def _marked(self, search: SearchBase, kind: str, break_condition: Condition | None) -> list[LogEntry]:
        """The rows around the position, and those at which a step on and a step back stop."""
        beats = around(search, fine(search, kind), BEFORE, AFTER)
        rows = [self._row(search, beat) for beat in beats if self._is_seen(beat)]
        for step in (SearchStep.ON, SearchStep.BACK):
            stop = self._stop(search, kind, break_condition, beats, step)
            if stop is None or not self._is_seen(stop):
                continue
            at = bisect_left(rows, stop.end, key=lambda row: row.end)
            if at < len(rows) and rows[at].end == stop.end:
                rows[at] = replace(rows[at], step=step)
                continue
            row = replace(self._row(search, stop), step=step)
            if at == len(rows):
                rows[-1:] = [
                    replace(row, is_apart=True)
                ]  # keep the number of rows, so that the last one is likely to be visible
            else:  # before all rows, or stopped within one
                rows.insert(at, replace(row, is_apart=at == 0 and stop.end < rows[0].beat.start))
        return rows

    def _stop(
        self,
        search: SearchBase,
        kind: str,
        break_condition: Condition | None,
        beats: list[Beat],
        step: SearchStep,
    ) -> Beat | None:
        """The beat at which a step stops; None if there is no step, or it is very long."""
        search.seek(self._here)
        backward = step is SearchStep.BACK
        if self._here == 0 if backward else search.finished:
            return None
        way = search.seek_to_next(kind, backward=backward, break_condition=break_condition, within=REACH)
        way.go()
        is_last = search.position == 0 if backward else search.finished
        if not (way.found or is_last):
            return None
        return present(search, kind) or replace(beats[0], start=0, end=0)

    def _unfolded(self, search: SearchBase, rows: list[LogEntry]) -> Iterator[LogEntry]:
        """The rows, and below each that is open its events, one by one."""
        for row in rows:
            start, end = row.beat.start, row.end
            is_open = (start, end) in self._open
            fold = LogFold.OPEN if is_open else LogFold.CLOSED
            yield replace(row, fold=fold) if row.is_group else row
            for position in range(start, min(end, start + _MOST)) if is_open else ():
                search.seek(position + 1)
                if search.event is None:
                    raise AssertionError("something has just happened")
                part = self._row(search, Beat(position, position + 1, search.event))
                yield replace(part, fold=LogFold.INDENTED)

    def _is_seen(self, beat: Beat) -> bool:
        return self._until is None or beat.end <= self._until

    def _row(self, search: SearchBase, beat: Beat) -> LogEntry:
        if beat not in self._texts:
            search.seek(beat.end)
            self._texts[beat] = _texts(search, beat)
        time = RowTime.PAST if beat.end < self._here else RowTime.FUTURE
        return LogEntry(beat, RowTime.NOW if beat.end == self._here else time, self._texts[beat])

    # --- what it answers --------------------------------------------------------------------------

    def cell(self, row: LogEntry, index: Index, role: int) -> Any:
        is_sentence = index.column() == SENTENCE
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.shown if is_sentence else row.positions
            case Qt.ItemDataRole.AccessibleTextRole:
                return words.spoken(row) if is_sentence else row.positions
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(words.help_on(row, with_reasons=self._with_reasons))
        return None

    def header(self, section: int) -> tuple[str, str]:
        return (translate("log", "Event"), translate("log", "What happens"))[section], ""


def _texts(search: SearchBase, beat: Beat) -> BeatTexts:
    """The words for a beat at the end of which the search stands."""
    if not beat.end:
        return BeatTexts(at_start(search))
    event = beat.event
    return BeatTexts(
        sentence(search, event),
        short(search, event),
        why(search, event),
        summary(search, beat.start, beat.end),
        pseudocode.column(search, event) if beat.end - beat.start == 1 else None,
        continued(search, event),
    )


def _grouped(rows: list[LogEntry]) -> Iterator[LogEntry]:
    """The rows with their depths; those that go on with the covering of the row above are marked so."""
    shallowest = min((row.beat.event.depth for row in rows), default=0)
    before: int | None = None
    for row in rows:
        covering = row.texts.covering
        goes_on = before == covering is not None and bool(row.texts.continued) and not row.is_apart
        yield replace(row, goes_on=goes_on, depth=row.beat.event.depth - shallowest if row.end else 0)
        before = covering
