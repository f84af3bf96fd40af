"""Texts of the statistics of solved puzzles: times, levels and dates."""

from datetime import date

from PySide6.QtCore import QDate, QLocale

from sudoku_gui.document.clock import SolveRecord
from sudoku_gui.features.play_records.model import day_of
from sudoku_gui.translation import translate
from sudoku_gui.wording import window
from sudoku_gui.wording.joining import sentences
from sudoku_gui.wording.names import number

NONE = "–"


def level(name: str | None) -> str:
    """The name of a level; None for all of them, "" for puzzles without a rating."""
    if name is None:
        return translate("records", "All")
    return window.level(name) if name else translate("records", "Not rated")


def time(milliseconds: int | None) -> str:
    return NONE if milliseconds is None else window.time(milliseconds)


def headings() -> list[tuple[str, str]]:
    """The titles of the columns, each with a sentence."""
    own = translate("records", "Puzzles solved with hints do not count here.")
    return [
        (translate("records", "Level"), translate("records", "As named by the source of the puzzle.")),
        (translate("records", "Solved"), translate("records", "Puzzles solved by you; each counts once.")),
        (with_hints(), translate("records", "How many of them with hints.")),
        (translate("records", "Best"), own),
        (translate("records", "Average"), own),
        (translate("records", "Latest"), own),
    ]


def summary(records: tuple[SolveRecord, ...], streak: int, longest: int) -> str:
    """How much was solved, and on how many days in a row."""
    if not records:
        return translate(
            "records",
            "You have not solved any puzzles yet. Puzzles that you solve yourself are counted here.",
        )
    solved = translate("records", "You have solved %n puzzles.", "", len(records))
    if longest < 2:
        return solved
    days = translate("records", "Days in a row: {streak}; longest: {longest}.")
    return sentences([solved, days.format(streak=number(streak), longest=number(longest))])


def day(of: date) -> str:
    """A date as the user's language writes it, short."""
    return QLocale().toString(QDate(of.year, of.month, of.day), QLocale.FormatType.ShortFormat)


def point(record: SolveRecord) -> str:
    """A solved puzzle in the plot: date, time, level, and whether hints were used."""
    text = translate("records", "{date}: {time}, {level}")
    if record.with_hints:
        text = translate("records", "{date}: {time}, {level}, with hints")
    return text.format(date=day(day_of(record)), time=window.time(record.elapsed), level=level(record.level))


def with_hints() -> str:
    """The meaning of a ring of the plot, and of the numbers in a column of the table."""
    return translate("records", "With hints")


def plot(records: tuple[SolveRecord, ...]) -> str:
    """The plot in one sentence, for screen readers."""
    if not records:
        return translate("records", "No times yet")
    text = translate("records", "Times from {first} to {last}, from {shortest} to {longest}")
    elapsed = [record.elapsed for record in records]
    return text.format(
        first=day(day_of(records[0])),
        last=day(day_of(records[-1])),
        shortest=window.time(min(elapsed)),
        longest=window.time(max(elapsed)),
    )
