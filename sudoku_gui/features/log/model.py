"""The events around the position as a table: some that led here, the one that just happened, some that follow.

A row is a beat. Its sentence gives sizes and counts as they are where the beat ends, so the search is
moved there and back while the sentence is made; sentences are stored while they may be needed again.

A step may go over several rows. The rows at which the next step and a step back stop are marked; one that lies beyond
the others stands apart, as the first or the last.
"""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QModelIndex, QObject, Qt

from solver_core.cover import Condition, SearchBase
from solver_core.cover.explain import pseudocode
from solver_core.cover.replay.beats import Beat, around
from sudoku_gui.features.log import entry as words
from sudoku_gui.features.log.entry import LogEntry, LogFold, RowTime, SearchStep
from sudoku_gui.translation import translate
from sudoku_gui.widgets.row_table import Index, RowTable
from sudoku_gui.wording.events import continued, sentence, short, why
from sudoku_gui.wording.folded import summary
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.position import fine, present
from sudoku_gui.wording.transport import at_start

POSITION, SENTENCE = range(2)

TIME_ROLE: Final = Qt.ItemDataRole.UserRole
DEPTH_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""How many options were chosen, counted from the shallowest row shown."""
END_ROLE: Final = Qt.ItemDataRole.UserRole + 2  # the position just after the row's beat
EVENT_ROLE: Final = Qt.ItemDataRole.UserRole + 3  # the event that names the row's beat; None for the start
STEP_ROLE: Final = Qt.ItemDataRole.UserRole + 4  # the `SearchStep` that stops at the row; None for neither
FOLD_ROLE: Final = Qt.ItemDataRole.UserRole + 5  # a `LogFold`: what a row hides
SHORT_ROLE: Final = Qt.ItemDataRole.UserRole + 6  # the sentence in few signs; "" where there is no such form
BEFORE: Final = 9
AFTER: Final = 5

REACH: Final = 20_000
"""Events beyond which the end of a step is not looked for: a look takes well under a millisecond then."""

_STORED: Final = 400
_MOST: Final = 300  # this many events of a folded row are listed


class _BeatTexts(NamedTuple):
    """What there is to say of a beat; see `LogEntry`."""

    sentence: str
    short: str = ""
    why: str = ""
    contents: str = ""
    covering: int | None = None
    continued: str = ""


class LogModel(RowTable[LogEntry]):
    """What happens around the position of a search."""

    columns = 2

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shallowest = 0
        self._search: SearchBase | None = None
        self._sentences: dict[tuple[int, int], _BeatTexts] = {}
        self._ends: dict[tuple[int, str], Beat] = {}
        self._open: set[tuple[int, int]] = set()
        self._until: int | None = None
        self._with_reasons = True

    def toggle(self, index: QModelIndex) -> None:
        """From the next `refresh` on, list the events of a row below it, or no longer."""
        beat = self._rows[index.row()].beat
        if beat.end - beat.start > 1:
            self._open ^= {(beat.start, beat.end)}

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
            break_condition: what holds a step up.
            until: the position behind which everything is hidden; None for none.
            with_reasons: whether hover help has reasons.
        """
        self._until, self._with_reasons = until, with_reasons
        if search is not self._search or len(self._sentences) > _STORED:
            self._sentences.clear()
            self._ends.clear()
        if search is not self._search:
            self._open.clear()
        self._search = search
        rows = self._unfolded(search, self._marked(search, kind, break_condition)) if search else []
        entries = list(_grouped(rows))
        if entries == self._rows:
            return
        same_length = len(entries) == len(self._rows)
        if not same_length:
            self.beginResetModel()
        self._rows = entries
        self._shallowest = min((entry.beat.event.depth for entry in entries), default=0)
        if same_length:
            self.dataChanged.emit(self.index(0, POSITION), self.index(len(entries) - 1, SENTENCE))
        else:
            self.endResetModel()

    @property
    def now(self) -> QModelIndex:
        """The row that just happened; an empty index at position 0."""
        row = next((row for row, entry in enumerate(self._rows) if entry.time is RowTime.NOW), None)
        return QModelIndex() if row is None else self.index(row, SENTENCE)

    def _marked(self, search: SearchBase, kind: str, break_condition: Condition | None) -> list[LogEntry]:
        rows = self._around(search, fine(search, kind))
        back = _step_end(search, kind, break_condition, backward=True)
        on = _step_end(search, kind, break_condition, backward=False)
        if on is not None and self._is_hidden(on):
            on = None
        if on is not None and on > rows[-1].beat.end:
            rows.pop()  # as many rows as ever, so that the last is as likely in sight
            rows.append(replace(self._row(search, on, kind), step=SearchStep.ON, is_apart=True))
        if not rows:  # at position 0, and what follows is hidden
            return rows
        if back == 0:
            rows.insert(0, self._start(search, rows[0].beat))
        elif back is not None and back < rows[0].beat.end:
            row = self._row(search, back, kind)
            rows.insert(0, replace(row, step=SearchStep.BACK, is_apart=back < rows[0].beat.start))
        for end, step in ((back, SearchStep.BACK), (on, SearchStep.ON)):
            if end is None:
                continue
            at = bisect_left(rows, end, key=lambda row: row.beat.end)
            if rows[at].beat.end != end:  # held up within a row
                rows.insert(at, self._row(search, end, kind))
            rows[at] = replace(rows[at], step=step)
        return rows

    def _unfolded(self, search: SearchBase, rows: list[LogEntry]) -> list[LogEntry]:
        """The rows, and below each that is open its events."""
        here, found = search.position, list[LogEntry]()
        for row in rows:
            start, end = row.beat.start, row.beat.end
            if end - start <= 1:
                found.append(row)
            elif (start, end) not in self._open:
                found.append(replace(row, fold=LogFold.CLOSED))
            else:
                found.append(replace(row, fold=LogFold.OPEN))
                found += self._parts(search, start, min(end, start + _MOST), here)
        search.seek(here)
        return found

    def _parts(self, search: SearchBase, start: int, end: int, here: int) -> Iterator[LogEntry]:
        """The events from one position to another, one by one."""
        search.seek(start)
        for position in range(start, end):
            search.forward()
            event = search.event
            if event is None:
                raise AssertionError("something has just happened")
            beat = Beat(position, position + 1, event)
            if (position, position + 1) not in self._sentences:
                self._describe(search, beat)
            yield replace(self._entry(beat, here), fold=LogFold.PART)

    def _around(self, search: SearchBase, kind: str) -> list[LogEntry]:
        here = search.position
        beats = [beat for beat in around(search, kind, BEFORE, AFTER) if not self._is_hidden(beat.end)]
        for beat in beats:
            if (beat.start, beat.end) not in self._sentences:
                search.seek(beat.end)
                self._describe(search, beat)
        search.seek(here)
        return [self._entry(beat, here) for beat in beats]

    def _entry(self, beat: Beat, here: int) -> LogEntry:
        """The row of a beat that was described."""
        said = self._sentences[beat.start, beat.end]
        row = LogEntry(beat, _when(beat, here), said.sentence, said.short, said.why, said.contents)
        return replace(row, covering=said.covering, continued=said.continued)

    def _is_hidden(self, end: int) -> bool:
        return self._until is not None and end > self._until

    def _row(self, search: SearchBase, end: int, kind: str) -> LogEntry:
        """The row of a beat that ends at a position, which is not 0."""
        here = search.position
        if (beat := self._ends.get((end, kind))) is None:
            search.seek(end)
            beat = present(search, kind)
            if beat is None:
                raise AssertionError("no beat ends at position 0")
            self._ends[end, kind] = beat
            self._describe(search, beat)
            search.seek(here)
        return self._entry(beat, here)

    def _start(self, search: SearchBase, first: Beat) -> LogEntry:
        """The row of position 0, which no event leads to."""
        here = search.position
        if (0, 0) not in self._sentences:
            search.seek(0)
            self._sentences[0, 0] = _BeatTexts(at_start(search))
            search.seek(here)
        row = self._entry(replace(first, start=0, end=0), here)
        return replace(row, time=RowTime.PAST, step=SearchStep.BACK, is_apart=first.start > 0)

    def _describe(self, search: SearchBase, beat: Beat) -> None:
        """Keep the words for a beat at the end of which the search stands."""
        event = beat.event
        self._sentences[beat.start, beat.end] = _BeatTexts(
            sentence(search, event),
            short(search, event),
            why(search, event),
            summary(search, beat.start, beat.end),
            pseudocode.column(search, event) if beat.end - beat.start == 1 else None,
            continued(search, event),
        )

    def cell(self, row: LogEntry, index: Index, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return (row.positions, words.sentence(row, row.shown))[index.column()]
            case Qt.ItemDataRole.AccessibleTextRole:
                return (row.positions, words.spoken(row))[index.column()]
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(words.help_on(row, with_reasons=self._with_reasons))
        return {
            TIME_ROLE: row.time,
            DEPTH_ROLE: row.beat.event.depth - self._shallowest if row.beat.end else 0,
            END_ROLE: row.beat.end,
            EVENT_ROLE: row.beat.event if row.beat.end else None,
            STEP_ROLE: row.step,
            FOLD_ROLE: row.fold,
            SHORT_ROLE: row.short and words.sentence(row, row.short),
        }.get(role)

    def header(self, section: int) -> tuple[str, str]:
        return (translate("log", "Event"), translate("log", "What happens"))[section], ""


def _grouped(rows: list[LogEntry]) -> Iterator[LogEntry]:
    """The rows, those that go on with the covering of the row above marked so."""
    before: LogEntry | None = None
    for row in rows:
        is_same = before is not None and before.covering == row.covering is not None
        yield replace(row, goes_on=True) if is_same and row.continued and not row.is_apart else row
        before = row


def _when(beat: Beat, here: int) -> RowTime:
    if beat.end == here:
        return RowTime.NOW
    return RowTime.PAST if beat.end < here else RowTime.FUTURE


def _step_end(
    search: SearchBase, kind: str, break_condition: Condition | None, *, backward: bool
) -> int | None:
    """Where a step stops, or is held up; None where there is no step, or a very long one. The search stays."""
    here = search.position
    if here == 0 if backward else search.finished:
        return None
    way = search.seek_to_next(kind, backward=backward, break_condition=break_condition, within=REACH)
    way.go()
    is_last = search.position == 0 if backward else search.finished
    end = search.position if way.found or is_last else None
    search.seek(here)
    return end
