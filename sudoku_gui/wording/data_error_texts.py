"""What is wrong with a file of JSON or XML, or with one of the program's own, as templates; see `error_texts`."""

from typing import Final

from sudoku_gui.wording.marking import QT_TRANSLATE_NOOP

PATTERNS: Final = {
    "where": r"[\w.\[\]]+",
    **dict.fromkeys(("row", "col"), r"\d"),
    "part": r"[\w.]+",
}

# fmt: off
_JSON = (
    QT_TRANSLATE_NOOP("errors", "this JSON has {count} characters, and at most {total} are read; split it"),
    QT_TRANSLATE_NOOP("errors", "this is not JSON: {cause}; mend it there"),
    QT_TRANSLATE_NOOP("errors", "nothing follows this comma"),
    QT_TRANSLATE_NOOP("errors", "a number in this JSON is far too long; shorten it"),
    QT_TRANSLATE_NOOP("errors", "{value} is no number of JSON; write a digit there"),
    QT_TRANSLATE_NOOP("errors", "{value} is no number of JSON; write an ordinary number"),
    QT_TRANSLATE_NOOP("errors", "more than {count} brackets stand within each other"),
    QT_TRANSLATE_NOOP("errors", "this cell stands here a second time; keep one"),
    QT_TRANSLATE_NOOP("errors", "{value} stands here a second time; keep one"),
    QT_TRANSLATE_NOOP("errors", "this is JSON of another kind, without a name in it; open a file that holds a Sudoku"),
    QT_TRANSLATE_NOOP("errors", "this is JSON of another kind, with {names} in it; open a file that holds a Sudoku"),
    QT_TRANSLATE_NOOP("errors", 'this is not the JSON of a puzzle; it must be an object with "size" and "grid"'),
    QT_TRANSLATE_NOOP("errors", 'this is not a puzzle of f-puzzles; "grid" must be a list of nine rows'),
    QT_TRANSLATE_NOOP("errors", "row {number} of the grid must be a list of nine cells in curly brackets"),
    QT_TRANSLATE_NOOP("errors", "{cell} holds {value}; a cell holds digits from 1 to 9"),
    QT_TRANSLATE_NOOP("errors", "{cell} has pencil marks that are no list; write them as [1, 2]"),
    QT_TRANSLATE_NOOP("errors", "a saved game is an object; write {words}"),
    QT_TRANSLATE_NOOP("errors", "{where}[{row}][{col}] is no digit; use 1 to 9, and null for an empty cell"),
    QT_TRANSLATE_NOOP("errors", "{where} is no list; write [] or the digits of the notes"),
    QT_TRANSLATE_NOOP("errors", "{where} does not have nine rows; only puzzles of 9 x 9 can be read"),
    QT_TRANSLATE_NOOP("errors", "{where}[{row}] does not have nine cells; only puzzles of 9 x 9 can be read"),
    QT_TRANSLATE_NOOP("errors", 'a saved game of GNOME Sudoku has a list "cells"; put one in'),
    QT_TRANSLATE_NOOP("errors", "{where} is no cell; write {words}"),
    QT_TRANSLATE_NOOP("errors", "{where} has no position; write its row and column, such as [0, 8]"),
    QT_TRANSLATE_NOOP("errors", "{where} stands there a second time; keep one"),
    QT_TRANSLATE_NOOP("errors", "{where} is no number that fits; use {least} to {most}"),
)

_XML = (
    QT_TRANSLATE_NOOP("errors", "this is not well-formed XML: {cause}; mend it there or just before"),
    QT_TRANSLATE_NOOP("errors", "a half of a character stands in this text; take it out"),
    QT_TRANSLATE_NOOP("errors", "this document is empty; it needs an outermost element"),
    QT_TRANSLATE_NOOP("errors", "a tag is far too long, or was never closed"),
    QT_TRANSLATE_NOOP("errors", "more than {count} elements stand within each other; no puzzle needs that"),
    QT_TRANSLATE_NOOP("errors", "this document has more than {count} elements; split it"),
    QT_TRANSLATE_NOOP("errors", "this document is larger than {count} million characters; split it"),
    QT_TRANSLATE_NOOP("errors", "the document type declares entities or other things; take out what stands in [ ]"),
    QT_TRANSLATE_NOOP("errors", "the document type points to another file; take the DOCTYPE out"),
    QT_TRANSLATE_NOOP("errors", "there is no <{name}> in this <{parent}>; put one in"),
    QT_TRANSLATE_NOOP("errors", "this is XML of another kind: its root is <{name}>; open a file that holds a Sudoku"),
    QT_TRANSLATE_NOOP("errors", "this is <{name}>; a collection of OpenSudoku begins with <opensudoku>"),
    QT_TRANSLATE_NOOP("errors", 'this game has no cells; it needs data="81 digits"'),
    QT_TRANSLATE_NOOP("errors", 'there is no game in this collection; write <game data="81 digits"/>'),
    QT_TRANSLATE_NOOP("errors", "the cells are of version {number}, and versions 1 to {count} are known"),
    QT_TRANSLATE_NOOP("errors", "the cells have {total} fields; version {number} has {count}"),
    QT_TRANSLATE_NOOP("errors", "the data of a game has {count} characters; it needs 81 digits, 0 for an empty cell"),
    QT_TRANSLATE_NOOP("errors", "{cell} cannot have the field {value}; mend that number"),
    QT_TRANSLATE_NOOP("errors", "these are no 81 values; use b to j for 1 to 9, and _ for an empty cell"),
    QT_TRANSLATE_NOOP("errors", "this event needs a value, or else markers"),
    QT_TRANSLATE_NOOP("errors", "{value} is no index of a cell; use 0 to {last}"),
    QT_TRANSLATE_NOOP("errors", "{value} is no value; use 1 to 9, and 0 to empty a cell"),
    QT_TRANSLATE_NOOP("errors", "{value} are no markers; write nine of 0 and 1"),
    QT_TRANSLATE_NOOP("errors", "{value} is no origin; use Provided or User"),
    QT_TRANSLATE_NOOP("errors", "the {field} of this cell is {value}; use {least} to {most}"),
    QT_TRANSLATE_NOOP("errors", "this is a file of HoDoKu with Java objects, and opening one can run code, so it is not opened; in HoDoKu choose File > Save as and a text format, or copy the puzzle as a library line"),
)

_OWN = (
    QT_TRANSLATE_NOOP("errors", "a file of this format has at most {count} characters; this has {total}"),
    QT_TRANSLATE_NOOP("errors", "the text is damaged or cut off here; take an older copy of the file"),
    QT_TRANSLATE_NOOP("errors", "the file has to hold one JSON object, {words}"),
    QT_TRANSLATE_NOOP("errors", "{value} stands twice in one object; keep one"),
    QT_TRANSLATE_NOOP("errors", "objects and lists lie within each other more than {count} deep; take some apart"),
    QT_TRANSLATE_NOOP("errors", "a number is too large to be kept; write a smaller one"),
    QT_TRANSLATE_NOOP("errors", 'format: "{name}" is needed'),
    QT_TRANSLATE_NOOP("errors", "version: a whole number from 1 on is needed"),
    QT_TRANSLATE_NOOP("errors", "this file was written by version {version} of this program; open it with that one or a newer one"),
    QT_TRANSLATE_NOOP("errors", "this file was written by a newer version of this program; open it with that one or a newer one"),
    QT_TRANSLATE_NOOP("errors", "puzzle: an object with at least givens is needed"),
    QT_TRANSLATE_NOOP("errors", "puzzle: at most {count} characters can be kept; take some text out"),
    QT_TRANSLATE_NOOP("errors", "{part}: 81 characters are needed, 1-9 for a digit and . for an empty cell"),
    QT_TRANSLATE_NOOP("errors", "{part}: an object such as {words} is needed"),
    QT_TRANSLATE_NOOP("errors", "{part}: cells are called r1c1 to r9c9, not {value}"),
    QT_TRANSLATE_NOOP("errors", '{part}: different digits are needed, such as "13"'),
    QT_TRANSLATE_NOOP("errors", '{part}: a list of pairs such as ["A", "Author"] is needed'),
    QT_TRANSLATE_NOOP("errors", '{part}: a list of pairs such as ["Name", ["line", "line"]] is needed'),
    QT_TRANSLATE_NOOP("errors", "{part}: milliseconds are needed, a whole number from 0 on"),
    QT_TRANSLATE_NOOP("errors", "puzzle: {cause}"),
    QT_TRANSLATE_NOOP("errors", "{count} ms cannot have been spent"),
    QT_TRANSLATE_NOOP("errors", "header {name} {value}: give a letter and one line of plain text"),
    QT_TRANSLATE_NOOP("errors", "{name} cannot be the name of a further section"),
    QT_TRANSLATE_NOOP("errors", "section {name} holds a line that would not be read back"),
    QT_TRANSLATE_NOOP("errors", "{cell} is given as {given}; no entry can stand there"),
    QT_TRANSLATE_NOOP("errors", "{cell} holds {digit}; no note can stand beside it"),
)

TEMPLATES: Final = (*_JSON, *_XML, *_OWN)
# fmt: on
