"""Statistics of the solved puzzles: times by level, days in a row, and CSV."""

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from sudoku_gui.document.clock import SolveRecord


@dataclass(frozen=True, slots=True)
class DifficultyTimes:
    """The solved puzzles of one level; times are in milliseconds, and count where no hints were used."""

    level: str | None  # "" for puzzles that are not rated; None for all together
    solved: int  # how many, with hints or without
    with_hints: int  # how many of these with hints
    best: int | None  # the shortest time; None if all were solved with hints
    average: int | None  # the mean
    latest: int | None  # of the puzzle that was solved last


def day_of(record: SolveRecord) -> date:
    """The day on which a puzzle was solved, where the user is."""
    return datetime.fromtimestamp(record.solved).astimezone().date()


def by_difficulty(records: Sequence[SolveRecord]) -> list[DifficultyTimes]:
    """A row for each level, unrated puzzles last; then one for all, if there are several."""
    levels = sorted({record.level for record in records}, key=lambda level: (not level, level.casefold()))
    rows = [times([record for record in records if record.level == level], level) for level in levels]
    return [*rows, times(records, None)] if len(rows) > 1 else rows


def times(records: Sequence[SolveRecord], level: str | None) -> DifficultyTimes:
    """The row of these records, the oldest first."""
    own = [record.elapsed for record in records if not record.with_hints]
    return DifficultyTimes(
        level,
        len(records),
        len(records) - len(own),
        min(own, default=None),
        round(sum(own) / len(own)) if own else None,
        own[-1] if own else None,
    )


def streak(days: Iterable[date], today: date) -> int:
    """How many days in a row a puzzle was solved, until today or yesterday.

    >>> streak([date(2024, 5, 1), date(2024, 5, 3), date(2024, 5, 4)], date(2024, 5, 5))
    2
    """
    solved = set(days)
    day, count = today if today in solved else today - timedelta(days=1), 0
    while day in solved:
        count += 1
        day -= timedelta(days=1)
    return count


def longest_streak(days: Iterable[date]) -> int:
    """The most days in a row."""
    longest = length = 0
    before: date | None = None
    for day in sorted(set(days)):
        length = length + 1 if before is not None and day - before == timedelta(days=1) else 1
        longest, before = max(longest, length), day
    return longest


def as_csv(records: Iterable[SolveRecord]) -> str:
    """The records with a line of headings; times in seconds, dates as in ISO 8601."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["solved", "level", "seconds", "with_hints", "givens"])
    for record in records:
        when = datetime.fromtimestamp(record.solved).astimezone().isoformat(timespec="seconds")
        level = f"'{record.level}" if record.level[:1] in "=+-@\t\r" and record.level else record.level
        hints = "yes" if record.with_hints else "no"
        writer.writerow([when, level, f"{record.elapsed / 1000:.1f}", hints, record.givens])
    return file.getvalue()
