"""The errors that the window can show, as templates: those of the core, of what is kept, and of the system.

A template is the English text of an error with names in the place of values. The first one that fits is taken, so those
that only say where something is stand before those that say what it is. `tests/gui/wording/test_errors.py` finds the
errors in the sources and demands that each is here.
"""

from typing import Final

from sudoku_gui.wording import data_error_texts, foreign_error_texts, format_error_texts, tour_error_texts
from sudoku_gui.wording.marking import QT_TRANSLATE_NOOP

INNER: Final = frozenset({"cause", "house", "what"}) | format_error_texts.INNER | tour_error_texts.INNER
"""Values that are texts of errors themselves."""

PATTERNS: Final = {
    **dict.fromkeys(("line", "column", "number", "count", "total", "position"), r"[\d,]+"),
    **dict.fromkeys(("one", "other"), r"r\dc\d"),
    "digit": r"\d",
    "lost": "'[^']*'",
    "key": "problem|name|enabled",
    "house": r"(?:row|column|box) \d",
    **data_error_texts.PATTERNS,
    **tour_error_texts.PATTERNS,
}
"""What values look like; any other is anything."""

# fmt: off
_PLACES = (
    QT_TRANSLATE_NOOP("errors", "line {line}, column {column}: {cause}"),
    QT_TRANSLATE_NOOP("errors", "line {line}: {cause}"),
    QT_TRANSLATE_NOOP("errors", "the run cannot be made again: {cause}"),
    QT_TRANSLATE_NOOP("errors", "not a run: {cause}"),
    QT_TRANSLATE_NOOP("errors", "breakpoint {number}: {cause}"),
    QT_TRANSLATE_NOOP("errors", "row {number}"),
    QT_TRANSLATE_NOOP("errors", "column {number}"),
    QT_TRANSLATE_NOOP("errors", "box {number}"),
)

_GRIDS = (
    QT_TRANSLATE_NOOP("errors", "no cells were found; a grid has 81"),
    QT_TRANSLATE_NOOP("errors", "{character} is not a cell; use 1-9 for a digit and . or 0 for an empty cell"),
    QT_TRANSLATE_NOOP("errors", "several digits stand in one cell: these are pencil marks, and not yet a puzzle's digits; use 1-9 for a digit and . or 0 for an empty cell"),
    QT_TRANSLATE_NOOP("errors", "this line has {count} cells where 9 belong; 1 cell was found in all, and a grid has 81"),
    QT_TRANSLATE_NOOP("errors", "this line has {count} cells where 9 belong; {total} cells were found in all, and a grid has 81"),
    QT_TRANSLATE_NOOP("errors", "1 cell was found; a grid has 81, in one line or in nine"),
    QT_TRANSLATE_NOOP("errors", "{count} cells were found; a grid has 81, in one line or in nine"),
    QT_TRANSLATE_NOOP("errors", "1 cell was found in {number} lines; a grid has 81 in nine lines"),
    QT_TRANSLATE_NOOP("errors", "{count} cells were found in {number} lines; a grid has 81 in nine lines"),
    QT_TRANSLATE_NOOP("errors", "a grid is 81 digits, each 0 to 9"),
    QT_TRANSLATE_NOOP("errors", "no digit {value} can stand in cell {place}; cells are 0 to 80, digits 0 to 9"),
    QT_TRANSLATE_NOOP("errors", "{one} and {other} both hold {digit} in {house}"),
)

_FILES = (
    QT_TRANSLATE_NOOP("errors", "this text is too long for a single puzzle, and is no list of lines with 81 cells"),
    QT_TRANSLATE_NOOP("errors", "this file is larger than {number} MiB; split it into smaller ones"),
    QT_TRANSLATE_NOOP("errors", "this is not a text file, though it begins like one in UTF-16"),
    QT_TRANSLATE_NOOP("errors", "this is not a text file; puzzles are read from text"),
    QT_TRANSLATE_NOOP("errors", "the character {character} cannot be written; take it out"),
    QT_TRANSLATE_NOOP("errors", "this file is write-protected"),
    QT_TRANSLATE_NOOP("errors", "this is not a file"),
    QT_TRANSLATE_NOOP("errors", "this is a pipe, not a file"),
    QT_TRANSLATE_NOOP("errors", "this is a socket, not a file"),
    QT_TRANSLATE_NOOP("errors", "this is a device, not a file"),
    QT_TRANSLATE_NOOP("errors", "no file can have this name"),
    QT_TRANSLATE_NOOP("errors", "nothing can be written in this folder; choose another"),
    QT_TRANSLATE_NOOP("errors", "nobody writes to this pipe"),
    QT_TRANSLATE_NOOP("errors", "nobody reads this pipe"),
    QT_TRANSLATE_NOOP("errors", "this entry stands on a given; take one of them out"),
    QT_TRANSLATE_NOOP("errors", "this is a second {section}; keep one"),
    QT_TRANSLATE_NOOP("errors", "{character} belongs in no text; take it out"),
    QT_TRANSLATE_NOOP("errors", "{cell} is given as {given}, but the state has {digit}; they must agree"),
    QT_TRANSLATE_NOOP("errors", "no puzzles were found; write 81 cells in each line"),
    QT_TRANSLATE_NOOP("errors", "{width} × {height} pixels are too many"),
    QT_TRANSLATE_NOOP("errors", "there is no memory for {width} × {height} pixels"),
    QT_TRANSLATE_NOOP("errors", "{format} holds one puzzle, not {count}; choose a collection"),
)

_PROBLEMS = (
    QT_TRANSLATE_NOOP("errors", "item {name} is listed twice; every item needs a name of its own"),
    QT_TRANSLATE_NOOP("errors", "option {number} is empty; give it at least one item or leave it out"),
    QT_TRANSLATE_NOOP("errors", "option {number} has item {name} twice; list each item once"),
    QT_TRANSLATE_NOOP("errors", "option {number} has the unknown item {name}; add it to items or to secondary"),
    QT_TRANSLATE_NOOP("errors", "{name} is not an item of this problem"),
    QT_TRANSLATE_NOOP("errors", "given option {number} does not exist; options are 0..{last}"),
    QT_TRANSLATE_NOOP("errors", "given option {number} covers no primary item, so it can never be chosen"),
    QT_TRANSLATE_NOOP("errors", "given option {number} covers {name}, which another given option covers already"),
    QT_TRANSLATE_NOOP("errors", "no problem is called {name}; use one of {names}"),
    QT_TRANSLATE_NOOP("errors", "{sizes} is no size of {name}; give {names}"),
    QT_TRANSLATE_NOOP("errors", "the gallery has no {name}; use one of {names}"),
    QT_TRANSLATE_NOOP("errors", "{character} draws nothing; use # for a cell, . for none and a space for the next row"),
    QT_TRANSLATE_NOOP("errors", "{height} x {width} is no board; use sides of 0 or more"),
    QT_TRANSLATE_NOOP("errors", "the pieces cover {size} cells and the board has {count}; make them equal"),
    QT_TRANSLATE_NOOP("errors", "piece {name} has no cells; give it at least one or leave it out"),
    QT_TRANSLATE_NOOP("errors", "{value} queens cannot be placed; ask for 0 or more"),
)

_KNUTH = (
    QT_TRANSLATE_NOOP("errors", "this problem has {count} characters, and at most {total} are read; leave out comments, or take a smaller one"),
    QT_TRANSLATE_NOOP("errors", "there are no items; the first line lists them, such as A B C | D E"),
    QT_TRANSLATE_NOOP("errors", "item {name} is listed twice; list each item once"),
    QT_TRANSLATE_NOOP("errors", "a second bar is not known here; one bar stands before the secondary items"),
    QT_TRANSLATE_NOOP("errors", "{value} has a bar in it, as a multiplicity has, and is not known here; one bar stands before the secondary items"),
    QT_TRANSLATE_NOOP("errors", "{value} has a colon, which no name of an item may have; use another sign"),
    QT_TRANSLATE_NOOP("errors", "this option has item {name} twice; list each item once"),
    QT_TRANSLATE_NOOP("errors", "{value} gives an item a colour; colours are not known here, only exact cover without them"),
    QT_TRANSLATE_NOOP("errors", "{value} has a bar; costs and multiplicities are not known here, only plain exact cover"),
    QT_TRANSLATE_NOOP("errors", "item {name} is not declared in line {line}; add it there or take it out"),
    QT_TRANSLATE_NOOP("errors", "two items of this problem would have the same name as text; name them otherwise"),
    QT_TRANSLATE_NOOP("errors", "item {name} cannot be written; Knuth's programs want names of 1 to {count} characters without blanks, colons and bars"),
)

_RUNS = (
    QT_TRANSLATE_NOOP("errors", "item {name} cannot be written; name items with text, whole numbers or tuples of these"),
    QT_TRANSLATE_NOOP("errors", "position {position} is too far to be reached in {seconds} seconds"),
    QT_TRANSLATE_NOOP("errors", "this program knows no run of kind {name}"),
    QT_TRANSLATE_NOOP("errors", "the run does not come to the state that was saved at position {position}; it was changed, or written by another version of this program"),
    QT_TRANSLATE_NOOP("errors", "{name} must be a whole number from 0, not {value}"),
    QT_TRANSLATE_NOOP("errors", "a run has at most {count} characters; this has {total}"),
    QT_TRANSLATE_NOOP("errors", "a run is a JSON object with {words}"),
    QT_TRANSLATE_NOOP("errors", "version {value} of runs is not known here; a newer program may read it"),
    QT_TRANSLATE_NOOP("errors", "option {number} of an override does not cover item {item}"),
    QT_TRANSLATE_NOOP("errors", "'bookmarks' must be a list of at most {count} pairs of a position and a name"),
    QT_TRANSLATE_NOOP("errors", "{value} is no bookmark; use a position and a name"),
    QT_TRANSLATE_NOOP("errors", "{value} is no name of an item"),
    QT_TRANSLATE_NOOP("errors", "{value} is not a number from 0 to {last}"),
    QT_TRANSLATE_NOOP("errors", "{lost} is missing"),
    QT_TRANSLATE_NOOP("errors", "{what}: line {line} column {column} (char {number})"),
)

_KEPT = (
    QT_TRANSLATE_NOOP("errors", "breakpoints are a list of at most {count}"),
    QT_TRANSLATE_NOOP("errors", "a dict of {names} is needed"),
    QT_TRANSLATE_NOOP("errors", "{key} is {value}"),
    QT_TRANSLATE_NOOP("errors", "a question is a list of 1 to {count} claims, not {value}"),
    QT_TRANSLATE_NOOP("errors", "a claim is a dict with a kind, not {value}"),
    QT_TRANSLATE_NOOP("errors", "{value} is no kind of claim; use one of {names}"),
    QT_TRANSLATE_NOOP("errors", "a claim of kind {name} has no {names}; leave it out"),
    QT_TRANSLATE_NOOP("errors", "a claim of kind {name} needs {names}"),
    QT_TRANSLATE_NOOP("errors", "{value} is no line; use its id"),
    QT_TRANSLATE_NOOP("errors", "{value} is no list of events; use {names}"),
    QT_TRANSLATE_NOOP("errors", "{value} is no list of the names of events"),
    QT_TRANSLATE_NOOP("errors", "{value} is no {name}; use a whole number from 0 on"),
    QT_TRANSLATE_NOOP("errors", "bookmarks are a list of subjects, each with its marks"),
    QT_TRANSLATE_NOOP("errors", "bookmarks of subject {number}: {error}"),
    QT_TRANSLATE_NOOP("errors", "no subject of a search: {error}"),
    QT_TRANSLATE_NOOP("errors", "{value} is no number; use a whole one from 0 on"),
    QT_TRANSLATE_NOOP("errors", "{value} is no text"),
)

_PROGRAM = (
    QT_TRANSLATE_NOOP("errors", "the file has changed since it was opened; open it again"),
    QT_TRANSLATE_NOOP("errors", "this puzzle has too many lines of text to be kept; take some out"),
    QT_TRANSLATE_NOOP("errors", "this puzzle is not in the library any more"),
    QT_TRANSLATE_NOOP("errors", "this record of the library is damaged"),
    QT_TRANSLATE_NOOP("errors", "the library cannot be read"),
    QT_TRANSLATE_NOOP("errors", "another program is writing to the library; close it, or wait until it is done"),
    QT_TRANSLATE_NOOP("errors", "the library cannot be opened; allow reading and writing its file and folder"),
    QT_TRANSLATE_NOOP("errors", "the library cannot be written; allow writing to its file and folder"),
    QT_TRANSLATE_NOOP("errors", "the library was moved or replaced while it was being written; try again"),
    QT_TRANSLATE_NOOP("errors", "the disk is full; free some space on it"),
    QT_TRANSLATE_NOOP("errors", "the disk reports an error; free some space on it, or check it"),
    QT_TRANSLATE_NOOP("errors", "there is not enough memory; close other programs"),
    QT_TRANSLATE_NOOP("errors", "this text is too long for the library"),
    QT_TRANSLATE_NOOP("errors", "unexpected error: {fault}"),
    QT_TRANSLATE_NOOP("errors", "there is no puzzle to be written"),
    QT_TRANSLATE_NOOP("errors", "the disk does not answer"),
    QT_TRANSLATE_NOOP("errors", "the printer takes no pages"),
    QT_TRANSLATE_NOOP("errors", "the printer takes no further pages"),
    QT_TRANSLATE_NOOP("errors", "nothing is watched; watch a search first"),
    QT_TRANSLATE_NOOP("errors", "this problem is too large for a link; save the run as a file"),
    QT_TRANSLATE_NOOP("errors", "a search is of one problem; leave out all but one of grid, sample and problem"),
    QT_TRANSLATE_NOOP("errors", "a problem is a text of at most {count} characters"),
)

TEMPLATES: Final = (
    *(*_PLACES, *_GRIDS, *_FILES),
    *(*format_error_texts.TEMPLATES, *data_error_texts.TEMPLATES, *foreign_error_texts.TEMPLATES),
    *(*_PROBLEMS, *_KNUTH, *_RUNS, *_KEPT, *_PROGRAM),
    *tour_error_texts.TEMPLATES,
)

SYSTEM: Final = {
    "ENOENT": QT_TRANSLATE_NOOP("errors", "No such file or directory"),
    "EACCES": QT_TRANSLATE_NOOP("errors", "Permission denied"),
    "EPERM": QT_TRANSLATE_NOOP("errors", "Operation not permitted"),
    "EEXIST": QT_TRANSLATE_NOOP("errors", "File exists"),
    "EISDIR": QT_TRANSLATE_NOOP("errors", "Is a directory"),
    "ENOTDIR": QT_TRANSLATE_NOOP("errors", "Not a directory"),
    "ENOSPC": QT_TRANSLATE_NOOP("errors", "No space left on device"),
    "EDQUOT": QT_TRANSLATE_NOOP("errors", "Disk quota exceeded"),
    "EROFS": QT_TRANSLATE_NOOP("errors", "Read-only file system"),
    "EFBIG": QT_TRANSLATE_NOOP("errors", "File too large"),
    "ENAMETOOLONG": QT_TRANSLATE_NOOP("errors", "File name too long"),
    "EINVAL": QT_TRANSLATE_NOOP("errors", "Invalid argument"),
    "EAGAIN": QT_TRANSLATE_NOOP("errors", "Resource temporarily unavailable"),
    "EIO": QT_TRANSLATE_NOOP("errors", "Input/output error"),
    "EBUSY": QT_TRANSLATE_NOOP("errors", "Device or resource busy"),
    "EMFILE": QT_TRANSLATE_NOOP("errors", "Too many open files"),
    "ELOOP": QT_TRANSLATE_NOOP("errors", "Too many levels of symbolic links"),
    "ETIMEDOUT": QT_TRANSLATE_NOOP("errors", "Connection timed out"),
    "ENODEV": QT_TRANSLATE_NOOP("errors", "No such device"),
    "ENXIO": QT_TRANSLATE_NOOP("errors", "No such device or address"),
    "ENOMEM": QT_TRANSLATE_NOOP("errors", "Cannot allocate memory"),
}
"""What systems say, by the name of the error's number."""
# fmt: on
