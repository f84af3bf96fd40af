"""What a format does not keep of a puzzle, in words."""

from typing import Final

from sudoku_gui.wording.marking import QT_TRANSLATE_NOOP

# fmt: off
LOST: Final = {
    "givens": QT_TRANSLATE_NOOP("answers", "the givens"),
    "entries": QT_TRANSLATE_NOOP("answers", "your entries"),
    "headers": QT_TRANSLATE_NOOP("answers", "title and remarks"),
    "sections": QT_TRANSLATE_NOOP("answers", "further sections of its file"),
    "corner": QT_TRANSLATE_NOOP("answers", "your notes"),
    "centre": QT_TRANSLATE_NOOP("answers", "your notes in the middle of cells"),
    "colours": QT_TRANSLATE_NOOP("answers", "your colours"),
    "elapsed": QT_TRANSLATE_NOOP("answers", "the time spent"),
}
"""Parts of a list: what a format does not keep of a puzzle."""
