"""The codes of readers and writers in words: what was left out, what was decided, what a file does not keep.

`solver_core/formats/codes.py` lists the codes; a test demands that each has its words here.
"""

from typing import Final

from sudoku_gui.wording.marking import QT_TRANSLATE_NOOP

# fmt: off
DROPPED: Final = {
    "comments": QT_TRANSLATE_NOOP("answers", "comment lines"),
    "frames": QT_TRANSLATE_NOOP("answers", "further frames"),
    "candidates": QT_TRANSLATE_NOOP("answers", "candidates"),
    "after_end": QT_TRANSLATE_NOOP("answers", "the text after the end"),
    "rest": QT_TRANSLATE_NOOP("answers", "the rest, which could not be read"),
    "columns": QT_TRANSLATE_NOOP("answers", "columns that hold no puzzle"),
    "solution": QT_TRANSLATE_NOOP("answers", "the solution that the file has"),
    "technique": QT_TRANSLATE_NOOP("answers", "the technique and the step that the line is about"),
    "notes_on_digits": QT_TRANSLATE_NOOP("answers", "notes in cells that hold a digit"),
    "moves": QT_TRANSLATE_NOOP("answers", "moves made on the way to the present board"),
    "colours": QT_TRANSLATE_NOOP("answers", "colours"),
    "drawings": QT_TRANSLATE_NOOP("answers", "lines, shapes and texts drawn on the grid, which may stand for further rules"),
    "other_keys": QT_TRANSLATE_NOOP("answers", "parts unknown to this program"),
    "elements": QT_TRANSLATE_NOOP("answers", "elements unknown to this program"),
    "mode": QT_TRANSLATE_NOOP("answers", "the input mode"),
    "history": QT_TRANSLATE_NOOP("answers", "the undo history"),
    "search": QT_TRANSLATE_NOOP("answers", "the watched search"),
    "breakpoints": QT_TRANSLATE_NOOP("answers", "breakpoints"),
    "bookmarks": QT_TRANSLATE_NOOP("answers", "bookmarks"),
    "runs": QT_TRANSLATE_NOOP("answers", "runs of the search"),
}
"""Parts of a list: "Left out: {parts}."."""

SAID: Final = {
    "lone_givens": QT_TRANSLATE_NOOP("answers", "A single digit in a cell was read as a given."),
    "lone_entries": QT_TRANSLATE_NOOP("answers", "A single digit in a cell was read as an entry."),
    "lone_candidates": QT_TRANSLATE_NOOP("answers", "A single digit in a cell was read as a note, because another cell of its house still has it."),
    "lone_notes": QT_TRANSLATE_NOOP("answers", "Every single digit in a cell was read as a note."),
    "givens_unmarked": QT_TRANSLATE_NOOP("answers", "The file does not distinguish givens from entries; all digits were read as givens."),
    "several_in_a_line": QT_TRANSLATE_NOOP("answers", "Each line is a puzzle of its own."),
}
"""Whole sentences."""

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
