"""What the formats of files are called, and what they are, in a line each; a test demands that none is missing."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from solver_core.formats import format_called
from sudoku_gui.wording.marking import QT_TRANSLATE_NOOP

# fmt: off
NAMES: Final = {
    "dsudoku": QT_TRANSLATE_NOOP("formats", "Dancing Sudoku"),
    "sdk": QT_TRANSLATE_NOOP("formats", "SadMan Sudoku"),
    "line": QT_TRANSLATE_NOOP("formats", "One line"),
    "sdm": QT_TRANSLATE_NOOP("formats", "Collection"),
    "framed": QT_TRANSLATE_NOOP("formats", "Frame"),
    "rows": QT_TRANSLATE_NOOP("formats", "Nine lines"),
}

DESCRIPTIONS: Final = {
    "dsudoku": QT_TRANSLATE_NOOP("formats", "A file of this program: it keeps everything, with history, clock and search."),
    "sdk": QT_TRANSLATE_NOOP("formats", "Headers and nine lines, with a second grid for entries."),
    "line": QT_TRANSLATE_NOOP("formats", "81 characters in a row, with . or 0 for an empty cell."),
    "sdm": QT_TRANSLATE_NOOP("formats", "A list with a puzzle in each line."),
    "framed": QT_TRANSLATE_NOOP("formats", "Nine lines in a frame of characters, easy to read."),
    "rows": QT_TRANSLATE_NOOP("formats", "Nine lines of nine cells."),
}
# fmt: on


def name(format_id: str) -> str:
    """A format's name in the user's language; one that is not known here, as it calls itself."""
    known = NAMES.get(format_id)
    return QCoreApplication.translate("formats", known) if known else format_called(format_id).name


def description(format_id: str) -> str:
    """What a format is, in one line; of one that is not known here, its name."""
    known = DESCRIPTIONS.get(format_id)
    return QCoreApplication.translate("formats", known) if known else name(format_id)
