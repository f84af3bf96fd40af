"""Sentences of the library's pane, and of imports and exports."""

from pathlib import Path
from typing import Final

from sudoku_gui.database.import_task import ImportResult
from sudoku_gui.database.operations import Game
from sudoku_gui.database.ratings import Rating, RatingResult
from sudoku_gui.document import paths
from sudoku_gui.translation import Texts
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import LONGEST_PATH, shown
from sudoku_gui.wording.names import number, technique_name
from sudoku_gui.wording.window import time

tr = Texts("library")
tr_action = Texts("library actions")

DOT: Final = " · "
"""What separates the details of a puzzle."""

# --- a row --------------------------------------------------------------------------------------------------


def heading(count: int, title: str, *, is_readable: bool = True) -> str:
    """The number of a puzzle and its title."""
    if not is_readable:
        title = tr("cannot be read")
    if not title:
        return tr("{number}", number=number(count))
    return tr("{number}   {title}", number=number(count), title=shown(title))


def details(givens: int, level: str, rating: Rating | None = None) -> str:
    """How many givens a puzzle has, how hard it is, and by which technique."""
    parts = [tr("{count} givens", "", givens, count=givens)]
    if rating is not None:
        parts.append(rating.text)
        if rating.hardest:
            parts.append(technique_name(rating.hardest))
    if level:
        parts.append(shown(level))
    return DOT.join(parts)


def game(game: Game | None) -> str:
    """How far a puzzle has been played."""
    if game is None:
        return tr("not started")
    text = tr("solved, {time}") if game.solved else tr("started, {time}")
    return text.format(time=time(game.elapsed))


# --- the pane -----------------------------------------------------------------------------------------------


def collection(name: str, size: int) -> str:
    return tr("{name} ({count})", name=shown(name), count=number(size))


def count(visible: int, size: int, *, is_filtered: bool, is_busy: bool) -> str:
    """How many puzzles are shown, and of how many."""
    if is_filtered:
        text = tr("{seen} of {count}", seen=number(visible), count=number(size))
    else:
        text = tr("{count} puzzles", "", size, count=number(size))
    return tr("{text}...", text=text) if is_busy else text


def rating_progress(done: int, size: int, left: float | None) -> str:
    """How much is rated, and how many seconds it will still take, if that is known."""
    text = tr("Rating: {done} of {count}") if left is None else tr("Rating: {done} of {count}, {time} left")
    return text.format(done=number(done), count=number(size), time=time(int(1000 * (left or 0))))


def no_number(wanted: int, size: int) -> str:
    text = tr("There is no puzzle {wanted}; the last one is {count}.")
    return text.format(wanted=number(wanted), count=number(size))


def not_shown(wanted: int) -> str:
    """The filter hides the puzzle of this number."""
    return tr("Puzzle {wanted} is hidden by the filter.", wanted=number(wanted))


# --- ratings ------------------------------------------------------------------------------------------------


def rated(result: RatingResult) -> list[str]:
    """How many puzzles were rated, and why others were not."""
    if not result.done and not result.left:
        return [tr_action("All these puzzles are rated already.")]
    texts = [tr_action("%n puzzles were rated.", None, result.count)]
    if result.without:
        texts.append(tr_action("%n puzzles do not have exactly one solution.", None, result.without))
    if result.failed:
        texts.append(tr_action("%n puzzles could not be rated.", None, result.failed))
    if result.left:
        texts.append(tr_action("%n puzzles are left; rate again to continue.", None, result.left))
    return texts


# --- imports and exports --------------------------------------------------------------------------------------


def imported(result: ImportResult) -> list[str]:
    """How many puzzles there are now, and what was left out and why; a sentence each."""
    size, again, lines = result.collection.size, result.duplicates, result.unreadable
    texts = [tr_action("{count} puzzles were imported as “{name}”.", "", size)]
    if again:
        texts.append(tr_action("{again} of them are duplicates.", "", again))
    if lines:
        texts.append(tr_action("{lines} lines could not be read; the first: {error}.", "", lines))
    values = {
        "count": number(size),
        "name": shown(result.collection.name),
        "again": number(again),
        "lines": number(lines),
        "error": errors.describe(result.first_error),
    }
    return [text.format(**values) for text in texts]


def exported(puzzles: int, name: str, left_out: int) -> list[str]:
    """The sentences after an export: how many puzzles were written, and how many lines left out."""
    texts = [tr_action("{count} puzzles were written into {name}.", "", puzzles)]
    if left_out:
        texts.append(tr_action("{lines} lines could not be read and were left out.", "", left_out))
    return [text.format(count=number(puzzles), name=shown(name), lines=number(left_out)) for text in texts]


def quarantine(path: Path, *, of_other_version: bool) -> str:
    """The library's file could not be used, and was renamed."""
    if of_other_version:
        text = tr_action(
            "Your library was written by another version of this program, and only that version can read it. It was "
            "renamed to {path}, and a new, empty library was created."
        )
    else:
        text = tr_action(
            "Your library was damaged and could not be read. It was renamed to {path}, and a new, empty library was "
            "created."
        )
    return text.format(path=shown(paths.shown_in_full(path), LONGEST_PATH))
