"""Sentences of the library's pane, and of imports and exports."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from sudoku_gui.document import paths
from sudoku_gui.library.actions import Play
from sudoku_gui.library.import_job import ImportResult
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import LONGEST_PATH, shown
from sudoku_gui.wording.names import number
from sudoku_gui.wording.window import time

translate = QCoreApplication.translate

# --- a row --------------------------------------------------------------------------------------------------


def heading(place: int, title: str, *, is_readable: bool = True) -> str:
    """The number of a puzzle and its title."""
    if not is_readable:
        title = translate("library", "cannot be read")
    if not title:
        return translate("library", "{number}").format(number=number(place))
    return translate("library", "{number}   {title}").format(number=number(place), title=shown(title))


def details(givens: int, level: str) -> str:
    """How many givens a puzzle has, and its level."""
    if givens == 1:
        text = translate("library", "1 given")
    else:
        text = translate("library", "{count} givens").format(count=givens)
    return (
        translate("library", "{givens} · {level}").format(givens=text, level=shown(level)) if level else text
    )


def play(play: Play | None) -> str:
    """How far a puzzle has been played."""
    if play is None:
        return translate("library", "not started")
    text = translate("library", "solved, {time}") if play.solved else translate("library", "started, {time}")
    return text.format(time=time(play.elapsed))


# --- the pane -----------------------------------------------------------------------------------------------


def collection(name: str, size: int) -> str:
    """A collection of the library in the chooser."""
    return translate("library", "{name} ({count})").format(name=shown(name), count=number(size))


def count(visible: int, size: int, *, is_filtered: bool, is_busy: bool) -> str:
    """How many puzzles are shown, and of how many."""
    if is_filtered:
        text = translate("library", "{seen} of {count}").format(seen=number(visible), count=number(size))
    elif size == 1:
        text = translate("library", "1 puzzle")
    else:
        text = translate("library", "{count} puzzles").format(count=number(size))
    return translate("library", "{text}...").format(text=text) if is_busy else text


def no_number(wanted: int, size: int) -> str:
    """There is no puzzle of this number."""
    text = translate("library", "There is no puzzle {wanted}; the last one is {count}.")
    return text.format(wanted=number(wanted), count=number(size))


def not_shown(wanted: int) -> str:
    """The filter hides the puzzle of this number."""
    return translate("library", "Puzzle {wanted} is hidden by the filter.").format(wanted=number(wanted))


# --- imports and exports --------------------------------------------------------------------------------------


def imported(result: ImportResult) -> list[str]:
    """The result of an import."""
    size, again, lines = result.collection.size, result.duplicates, result.unreadable
    if size == 1:
        texts = [translate("library actions", "1 puzzle was imported as “{name}”.")]
    else:
        texts = [translate("library actions", "{count} puzzles were imported as “{name}”.")]
    if again == 1:
        texts.append(translate("library actions", "One of them is a duplicate."))
    elif again:
        texts.append(translate("library actions", "{again} of them are duplicates."))
    if lines == 1:
        texts.append(translate("library actions", "One line could not be read: {error}."))
    elif lines:
        texts.append(translate("library actions", "{lines} lines could not be read; the first: {error}."))
    values = {
        "count": number(size),
        "name": shown(result.collection.name),
        "again": number(again),
        "lines": number(lines),
        "error": errors.describe(result.first_error),
    }
    return [text.format(**values) for text in texts]


def exported(puzzles: int, name: str, left_out: int) -> list[str]:
    """The result of an export."""
    if puzzles == 1:
        texts = [translate("library actions", "1 puzzle was written into {name}.")]
    else:
        texts = [translate("library actions", "{count} puzzles were written into {name}.")]
    if left_out == 1:
        texts.append(translate("library actions", "One line could not be read and was left out."))
    elif left_out:
        texts.append(translate("library actions", "{lines} lines could not be read and were left out."))
    return [text.format(count=number(puzzles), name=shown(name), lines=number(left_out)) for text in texts]


def quarantine(path: Path, *, is_newer: bool) -> str:
    """The library's file could not be used, and was renamed."""
    if is_newer:
        text = translate(
            "library actions",
            "Your library was written by a newer version of this program. It was renamed to {path}, and a new, empty "
            "library was created; the newer version can open the old one again.",
        )
    else:
        text = translate(
            "library actions",
            "Your library was damaged and could not be read. It was renamed to {path}, and a new, empty library was "
            "created.",
        )
    return text.format(path=shown(paths.shown_whole(path), LONGEST_PATH))
