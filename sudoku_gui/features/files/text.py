"""Sentences about files that are opened, saved and restored."""

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale

from solver_core.formats import Fault, FormatError, Reading
from solver_core.formats.detection import surest
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.survey import SurveyAnswer, SurveyResult
from sudoku_gui.document import paths
from sudoku_gui.document.imports import Imported
from sudoku_gui.session.store import FoundSessions
from sudoku_gui.translation import Texts, translate
from sudoku_gui.wording import answers, errors, joining
from sudoku_gui.wording.foreign import LONGEST_PATH, shown
from sudoku_gui.wording.names import format_description, format_name, number
from sudoku_gui.wording.window import time

tr = Texts("imports")

LINK = ("http://", "https://")
_FAULTS = 3  # unreadable lines that are listed


def counts(puzzle: Puzzle, *, cells: bool = False) -> str:
    """The contents of a puzzle: ``27 givens, 3 entries, notes, 0:12``; with the number of noted cells, if wanted."""
    noted = sum(bool(puzzle.corner[cell] or puzzle.centre[cell]) for cell in range(81))
    entries = puzzle.entries.filled
    notes = tr("notes in %n cells", "", noted) if cells else tr("notes")
    return joining.words(
        [
            tr("%n givens", "", puzzle.givens.filled),
            tr("candidates") if puzzle.candidates is not None else "",
            tr("%n entries", "", entries) if entries else "",
            notes if noted else "",
            tr("colours") if puzzle.colours.marked or puzzle.candidate_colours.marked else "",
            time(puzzle.elapsed) if puzzle.elapsed else "",
        ]
    )


def puzzles(count: int) -> str:
    """A number of puzzles, with the word in its plural form."""
    return tr("{count} puzzles", "", count).format(count=number(count))


# --- opening ----------------------------------------------------------------------------------------------


def opened(format_id: str, puzzle: Puzzle) -> str:
    """The format of a text or a file, and what it holds."""
    return tr("Opened as {format}: {counts}.").format(format=format_name(format_id), counts=counts(puzzle))


def reading(names: Sequence[str], done: int) -> str:
    """The text of the progress bar while a file is read."""
    if len(names) == 1:
        return tr("Reading {name}...").format(name=shown(names[0]))
    return tr("Reading {name}, {number} of {count}...").format(
        name=shown(names[min(done, len(names) - 1)]), number=number(done + 1), count=number(len(names))
    )


def unreadable(name: str, error: BaseException) -> str:
    """A file could not be opened, and why."""
    return tr("{name} could not be opened: {cause}").format(name=shown(name), cause=errors.describe(error))


def unread(bad: Sequence[Imported], imports: Sequence[Imported]) -> str:
    """A message about an unreadable file with the reason, or the names of several."""
    first = bad[0]
    if len(imports) > 1 and len(bad) > 1:
        names = joining.words(shown(imported.origin.name) for imported in bad)
        return tr("Could not be opened: {names}.").format(names=names)
    error = first.error or FormatError("text.empty")
    if first.origin.picture is not None:
        return tr("The picture was not read: {cause}").format(cause=errors.describe(error))
    if first.origin.text is None:
        return unreadable(first.origin.name, error)
    text = first.origin.text.strip()
    row = surest(text) if text.startswith(LINK) else None
    if row is not None and row.id == "line":  # an unknown link
        return tr(
            "This link does not contain the puzzle itself, and the program does not use the network. Paste "
            "the puzzle as text."
        )
    return tr("This text is not a puzzle: {error}").format(error=errors.describe(error))


def no_text(name: str) -> str:
    """The message for an import that holds no text at all."""
    return tr("There is no text in {name}.").format(name=shown(name))


def reading_name(reading: Reading, ways: Sequence[Reading]) -> str:
    """The name of a reading: its format or, among several with the same, what was decided differently."""
    name = format_name(reading.format.id)
    alike = [other for other in ways if other.format.id == reading.format.id]
    if len(alike) == 1:
        return name
    common = set.intersection(*(set(other.said) for other in alike))
    remarks = answers.said(code for code in reading.said if code not in common)
    decided = remarks[0] if remarks else counts(reading.puzzles[0])
    if len(alike) == len(ways):
        return decided
    return tr("{format}: {decided}").format(format=name, decided=decided)


def facts(reading: Reading, puzzle: Puzzle) -> str:
    """The format, how many puzzles there are, and what the one shown holds, each in a line."""
    row = reading.format
    format_line = tr("{format}: {description}").format(
        format=format_name(row.id), description=format_description(row.id)
    )
    count = len(reading.puzzles)
    lines = [format_line, puzzles(count) if count > 1 else "", counts(puzzle, cells=True)]
    return "\n".join(filter(None, lines))


def remarks(reading: Reading) -> list[str]:
    """A sentence each on what was decided, what was left out and which lines could not be read."""
    sentences = [*answers.said(reading.said), answers.dropped(reading.dropped), *faults(reading.faults)]
    return [sentence for sentence in sentences if sentence]


def faults(found: Sequence[Fault]) -> list[str]:
    """The first lines that could not be read, and how many more there are."""
    sentences = [
        tr("Line {line} could not be read: {message}.").format(
            line=fault.line, message=errors.describe(fault.message)
        )
        for fault in found[:_FAULTS]
    ]
    rest = len(found) - len(sentences)
    if rest:
        template = tr("{count} more lines could not be read.", "", rest)
        sentences.append(template.format(count=number(rest)))
    return sentences


def solutions(found: SurveyResult | None) -> str:
    """How many solutions a puzzle has, as far as that is known."""
    if found is not None and found.is_for_candidates:
        return tr("It has no solution with its candidates; without them there is one.")
    known = {
        SurveyAnswer.FOUND: tr("It has exactly one solution."),
        SurveyAnswer.SEVERAL: tr("It has several solutions."),
        SurveyAnswer.NONE: tr("It has no solution."),
    }
    unknown = tr("The number of its solutions is not known yet.")
    return unknown if found is None else known.get(found.answer, unknown)


def broken(found: FoundSessions) -> list[str]:
    """Messages about session files that cannot be read."""
    file = translate("session", "The last session could not be read; it was renamed to {file}.")
    other = translate(
        "session",
        "The last session was written by another version of this program, and only that version can read it; "
        "it was renamed to {file}.",
    )
    return [
        *(file.format(file=shown(paths.shown_in_full(path), LONGEST_PATH)) for path in found.broken),
        *(
            other.format(file=shown(paths.shown_in_full(path), LONGEST_PATH))
            for path in found.of_other_version
        ),
    ]


def others(count: int) -> str:
    """A message about unsaved work of closed windows."""
    return translate("session", "Unsaved work of {number} other windows was found.", "", count).format(
        number=number(count)
    )


def stashed_in_recent() -> str:
    """A message that unsaved work is now in Open Recent."""
    return translate("session", "Your unsaved puzzle was kept: it is in File > Open Recent.")


def not_replaced(cause: str) -> str:
    """A message that the puzzle on the board cannot be stashed, so that nothing was opened."""
    return translate(
        "session", "Nothing was changed, because your unsaved puzzle could not be set aside: {cause}."
    ).format(cause=cause)


def version(at: datetime, name: str, digits: int, *, in_another_window: bool) -> str:
    """A row: ``10:41:05, mine.sdk, 34 digits``."""
    if in_another_window:
        row = translate("session", "{time}, {name}, {digits}, in another window")
    else:
        row = translate("session", "{time}, {name}, {digits}")
    count = translate("session", "{number} digits", "", digits).format(number=number(digits))
    return row.format(time=moment(at), name=shown(name), digits=count)


def moment(at: datetime) -> str:
    """A time of day, with the day where that is not today."""
    here = QDateTime.fromSecsSinceEpoch(int(at.timestamp()))
    clock = QLocale().toString(here.time(), "HH:mm:ss")
    if here.date() == QDate.currentDate():
        return clock
    day = QLocale().toString(here.date(), QLocale.FormatType.ShortFormat)
    return translate("session", "{day}, {time}").format(day=day, time=clock)


# --- closing ----------------------------------------------------------------------------------------------


def would_be_lost(cause: str, folder: str, *, puzzle: bool, others: int) -> str:
    """A message that nothing can be stored in a folder, and what would be lost."""
    if not others:
        text = translate("closing", "Closing now would lose your unsaved puzzle: {cause}.")
    elif puzzle:
        text = translate(
            "closing",
            "Closing now would lose your unsaved puzzle and your progress in {number} others: {cause}.",
            "",
            others,
        )
    else:
        text = translate(
            "closing", "Closing now would lose your progress in {number} puzzles: {cause}.", "", others
        )
    hint = translate("closing", "Free some space, or make {folder} writable, and try again.")
    return f"{text.format(cause=cause, number=number(others))} {hint.format(folder=folder)}"
