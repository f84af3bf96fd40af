"""Detects the format of a text and reads its puzzles, with or without surrounding text."""

import re
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Final

from solver_core.formats import loose, reading, surroundings
from solver_core.formats.boards import sdk
from solver_core.formats.lists import line
from solver_core.formats.lists.collection import FaultCollector
from solver_core.formats.registry import FORMATS, contents, format_called
from solver_core.sudoku import grid_text
from solver_core.sudoku.puzzle import Puzzle

if TYPE_CHECKING:
    from solver_core.formats.several import TextParts

LONGEST = 1 << 24
"""The most characters of a text that is not a list; a list has lines of cells near its beginning."""

_LETTER: Final = re.compile(r"[^\W\d_]")
_CELLS: Final = re.compile(r"[1-9.0_*]+")
_MOST_LOST: Final = 20
"""Unreadable parts tried before the first readable one, at most."""
_BEGINNING: Final = 1 << 16
"""Characters in which the first two rows of a board are."""


def may_be_board(text: str) -> bool:
    """Whether an unreadable text begins like a board: nine separate cells, and nine below them."""
    lines = (line for line in text[:_BEGINNING].splitlines() if not line.lstrip().startswith("|"))
    rows = list(islice(filter(None, (line.replace("|", " ").split() for line in lines)), 2))
    return list(map(len, rows)) == [9, 9] and all(map(_CELLS.fullmatch, rows[0]))


def read(text: str, extension: str = "") -> reading.Reading:
    """The puzzles in a text, whatever format it is in.

    Args:
        text: what a file or a clipboard holds.
        extension: the ending of the file's name, such as ".sdk"; decides only between formats that are equally sure.

    Raises:
        FormatError: nothing in it can be read; the message is that of the surest format.
    """
    text = _usual(text)
    bare = loose.bare_rows(text) if reading.is_short(text) and not surroundings.is_data(text) else text
    if bare != text:
        with suppress(reading.FormatError):
            return _without(_read_all(bare, extension), text, bare)
    return _read_all(text, extension)


def _read_all(text: str, extension: str) -> reading.Reading:
    """The puzzles of all parts of a text, or of the whole if it is not cut."""
    from solver_core.formats import several  # noqa: PLC0415 - imports many readers, which the window rarely needs

    cut = several.parts(text)
    found = _read_parts(cut, extension) if cut else None
    try:
        return found or _read_alone(text, extension)
    except reading.FormatError:
        is_open = reading.is_short(text) and not _is_certain(text)
        found = _read_parts(several.paragraphs(text), extension) if is_open else None
        if found is None:
            raise
        return found


def _read_parts(cut: "TextParts", extension: str) -> reading.Reading | None:
    """The puzzles of all parts that can be read; None if none can."""
    puzzles, said = list[Puzzle](), dict[str, None]()
    collector = FaultCollector(puzzles)
    row: reading.Format | None = None
    for part in cut.parts:
        try:
            if row and row.detects(part.text) is reading.Confidence.CERTAIN:
                found = _reading(row, reading.Confidence.CERTAIN, contents(row, part.text))
            else:
                found = _read_alone(part.text, extension)
        except reading.FormatError as error:
            collector.add(part.number + (error.line or 1) - 1, error.column, error.message)
            if collector.is_hopeless:
                break
            continue
        row = row or found.format
        label = (("C", part.label),) if part.label else ()
        puzzles += [replace(puzzle, headers=puzzle.headers + label) for puzzle in found.puzzles]
        collector.dropped += found.dropped
        said |= dict.fromkeys(found.said)
        if len(collector.faults) > _MOST_LOST and not puzzles:
            return None
    if row is None:
        return None
    dropped = dict.fromkeys((*collector.dropped, *["rest"] * (collector.is_hopeless or cut.has_rest)))
    return reading.Reading(row, tuple(puzzles), tuple(collector.faults), tuple(dropped), tuple(said))


def _read_alone(text: str, extension: str) -> reading.Reading:
    """The puzzles of an uncut text, with or without surrounding text."""
    if not reading.is_short(text):
        return _read(text, extension)
    bare = surroundings.unescaped(surroundings.unquoted(text))
    if bare != text:
        # Something before the cells was removed, so columns no longer match the text.
        try:
            found = read(bare, extension)
        except reading.FormatError as error:
            raise reading.FormatError(error.message, error.line) from None
        return replace(found, faults=tuple(replace(fault, column=None) for fault in found.faults))
    data = surroundings.data_in(text)
    if data and _candidates(data, "")[0][0].is_data:
        return _with_rest(_read(data, extension))
    try:
        return _read(text, extension)
    except reading.FormatError:
        # Try without surrounding words, or re-aligned; if a format is certain, its error is more helpful.
        for other in (*surroundings.others(text), *([] if _is_certain(text) else loose.others(text))):
            with suppress(reading.FormatError):
                return _without(_read(other, extension), text, other)
        raise


def _usual(text: str) -> str:
    """The text with line feeds and normalized cells; data and files with sections are left as they are."""
    text = grid_text.with_line_feeds(text)
    is_exact = surroundings.is_data(text) or sdk.detect(text) is reading.Confidence.CERTAIN
    return text if is_exact else grid_text.with_usual_cells(text)


def _without(found: reading.Reading, text: str, less: str) -> reading.Reading:
    """A reading of part of a text, with a note if words were left out."""
    letters = (len(_LETTER.findall(some)) for some in (less, text))
    return _with_rest(found) if next(letters) < next(letters) else found


def _is_certain(text: str) -> bool:
    return _candidates(text, "")[0][1] is reading.Confidence.CERTAIN


def _with_rest(found: reading.Reading) -> reading.Reading:
    return replace(found, dropped=tuple(dict.fromkeys((*found.dropped, "rest"))))


def _read(text: str, extension: str) -> reading.Reading:
    """Read an unchanged text by the surest format that can."""
    candidates = _candidates(text, extension.lower())
    failure, failed = None, reading.Confidence.NONE
    for index, (row, confidence) in enumerate(candidates):
        if failure and failed is reading.Confidence.CERTAIN is not confidence:
            break
        try:
            found = _reading(row, confidence, contents(row, text))
        except reading.FormatError as error:
            failure, failed = failure or error, max(failed, confidence)
        else:
            return _with_others(
                found, [other for other in candidates[index + 1 :] if other[1] is confidence], text
            )
    try:
        raise failure or reading.FormatError("text.empty")
    finally:
        failure = None  # a reference cycle with its traceback would keep the text in memory


def _candidates(text: str, extension: str) -> list[tuple[reading.Format, reading.Confidence]]:
    """The formats that a text may be in, the surest first."""
    if len(text) > LONGEST and not line.is_anywhere(text):
        reading.check_length(text)
    asked = [(row, row.detects(text)) for row in FORMATS]
    able = [(row, confidence) for row, confidence in asked if confidence]
    return sorted(able, key=lambda pair: (-pair[1], extension not in pair[0].extensions))


def read_as(text: str, format_id: str) -> reading.Reading:
    """The puzzles in a text of which the caller knows the format.

    Raises:
        FormatError: it is not in this format.
        KeyError: there is no such format.
    """
    row = format_called(format_id)
    text = _usual(text)
    if not row.detects(text):
        raise reading.FormatError("format.other", format=row.name)
    return _reading(row, reading.Confidence.CERTAIN, contents(row, text))


def surest(text: str, extension: str = "") -> reading.Format | None:
    """The format that `read` would try first; None if no format can be what this is."""
    return next((row for row, _ in _candidates(text, extension.lower())), None)


def _reading(row: reading.Format, confidence: reading.Confidence, found: reading.Contents) -> reading.Reading:
    also = tuple(_reading(row, confidence, other) for other in found.also)
    return reading.Reading(
        row, found.puzzles, found.faults, found.dropped, found.said, also, found.more, confidence
    )


def _with_others(
    found: reading.Reading, rows: list[tuple[reading.Format, reading.Confidence]], text: str
) -> reading.Reading:
    """Add the readings of equally sure formats, if they differ."""
    if found.confidence in {reading.Confidence.CERTAIN, reading.Confidence.HARDLY} or len(found.puzzles) > 1:
        return found
    others = []
    for row, confidence in rows:
        with suppress(reading.FormatError):
            other = _reading(row, confidence, contents(row, text))
            if tuple(other.puzzles) != tuple(found.puzzles):
                others.append(other)
    return replace(found, also=(*found.also, *others))
