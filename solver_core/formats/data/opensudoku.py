r"""OpenSudoku's collections: XML with folders of games.

Layouts, as the program's own readers have them::

    <opensudoku><name>folder</name><author/>...<game data="81 digits"/></opensudoku>
    <opensudoku version="2"><folder name="" created="">
      <game created="" state="" time="" last_played="" data="" note="" command_stack=""/></folder></opensudoku>
    <opensudoku version="3">: the same with cells_data and user_note, and some counters

Times are milliseconds, dates too, since 1970. A state is 0 for a game begun, 1 for one not begun, 2 for one solved.
The first version has no folders but elements about all games; a single game may stand without a folder.
Old programs make a folder of every <folder>, so all that is written goes into one, whose name no puzzle gets.

The data of a game is 81 digits, or a version and 81 times some fields that end in bars
(``e`` is 1 for the user's cells, 0 for givens)::

    530070000600...                        givens only
    version: 1\n 5|-|0|0|1,2,|1|...        digit | notes, each with a comma | e
    version: 2\n 5|0|0|0|3||1|...          digit | mask of notes | e; a bug put a second bar behind some masks
    version: 3\n 5|0|0|0|3|1|...           the same without the bug
    version: 4\n 5|0|0|0|0|3|4|1|...       digit | corner notes | centre notes | e
    version: 5\n 5|0|0|2|0|0|3|4|0|1|...   digit | corner notes | centre notes | colour | e

Fields are never empty, so doubled bars mean nothing in any version.
"""

import re
from collections.abc import Iterator, Mapping
from datetime import UTC, date, datetime
from functools import partial
from typing import Final

from solver_core.formats.data import xml_text
from solver_core.formats.data.xml_text import XmlElement
from solver_core.formats.reading import Assembly, Confidence, Contents, Fault, Format, FormatError
from solver_core.sudoku.cells import CELLS, cell_name
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import ALL_DIGITS, digits_of, mask_of
from solver_core.sudoku.puzzle import CONTROL, Puzzle

_FOLDER: Final = "Dancing Sudoku"
_BEGINS: Final = f"""<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>
<opensudoku version="2">
  <folder name="{_FOLDER}" created="0">
"""
_ENDS: Final = "  </folder>\n</opensudoku>\n"

_ROOTS: Final = ("opensudoku", "opensudoku2")
_ROOT = re.compile(r"<opensudoku2?(?:\s[^>]{0,1000})?>")
_ROOT_VERSION = re.compile(r"""\sversion\s*=\s*["'](\d+)""")
_FIRST_CELLS = re.compile(r"""\sdata\s*=\s*["'](version: 1\b)?""")
_ABOUT: Final = {
    "name": "S",
    "author": "A",
    "description": "D",
    "comment": "C",
    "created": "B",
    "source": "S",
    "level": "L",
    "sourceURL": "U",
}
_COUNTERS: Final = ("mistake_counter", "hint_usage", "rating_level", "rating_value")
_ISO_DATE = re.compile(r"\d{4}-\d\d-\d\d")
_DAY: Final = 86_400_000
_LAST_DAY: Final = date.max.toordinal() - date(1970, 1, 1).toordinal()
_NO_MOVES: Final = ("", "0|", "0")

_NEWEST: Final = 5
"""The newest version of cells that is known."""
_VERSION = re.compile(r"\s*version:\s*(\d{1,9})\s+")
_PLAIN = re.compile(r"[0-9.]{81}")
_EDITABLE: Final = {"0": 0, "1": 1}
_DIGITS: Final = {str(digit): digit for digit in range(10)}
_MASKS: Final = {"-": 0} | {str(mask): mask for mask in range(ALL_DIGITS + 1)}
# A program that knew only masks wrote the 0 of an empty one into the first version too.
_LISTS: Final = {"-": 0, "0": 0} | {
    "".join(f"{digit}," for digit in digits_of(mask)): mask for mask in range(1, ALL_DIGITS + 1)
}
_COLOURS: Final = {"0": 0} | {str(colour): mask_of([colour]) for colour in range(1, 10)}
_FIELDS: Final[Mapping[int, tuple[Mapping[str, int], ...]]] = {
    1: (_DIGITS, _LISTS, _EDITABLE),
    2: (_DIGITS, _MASKS, _EDITABLE),
    3: (_DIGITS, _MASKS, _EDITABLE),
    4: (_DIGITS, _MASKS, _MASKS, _EDITABLE),
    5: (_DIGITS, _MASKS, _MASKS, _COLOURS, _EDITABLE),
}
"""The meaning of the fields of a cell, by version."""

Headers = tuple[tuple[str, str], ...]


def _generation(text: str) -> int:
    """The written version nearest to a text: 1 if none is named or its cells are those of 1; 0: another format."""
    root = xml_text.root_name(text)
    if root not in _ROOTS:
        return 0
    head = text[: 1 << 16]
    tag = _ROOT.search(head)
    version = _ROOT_VERSION.search(tag[0]) if tag is not None else None
    if root == "opensudoku2" or (version is not None and int(version[1][:9]) > 2):
        return 3
    cells = _FIRST_CELLS.search(head)
    return 1 if version is None or (cells is not None and cells[1]) else 2


def _detect(generation: int, text: str) -> Confidence:
    return Confidence.CERTAIN if _generation(text) == generation else Confidence.NONE


# --- writing ------------------------------------------------------------------------------------------


def _write(version: int, data: str, note: str, puzzle: Puzzle) -> str:
    """A game with cells of a version, and the names of two attributes."""
    comments = "\n".join(text for letter, text in puzzle.headers if letter in ("C", "c"))
    attributes = {
        "created": str(_time_of(puzzle.header("B"))),
        "state": _state(puzzle),
        "time": str(puzzle.elapsed),
        "last_played": "0",
        data: f"version: {version}\n" + "".join(_written_cell(puzzle, cell, version) for cell in CELLS),
        note: comments,
    }
    written = " ".join(f'{name}="{xml_text.escaped(value)}"' for name, value in attributes.items())
    return f"    <game {written} />\n"


def _state(puzzle: Puzzle) -> str:
    if puzzle.board.is_solved:
        return "2"
    begun = puzzle.entries.filled or puzzle.corner.marked or puzzle.centre.marked or puzzle.elapsed
    return "0" if begun else "1"


def _written_cell(puzzle: Puzzle, cell: int, version: int) -> str:
    """The fields of version 1, 3 or 5."""
    given, corner = puzzle.givens[cell], puzzle.corner[cell]
    listed = "".join(f"{digit}," for digit in digits_of(corner)) or "-"
    fields: list[object] = [given or puzzle.entries[cell], listed if version == 1 else corner]
    if version == 5:
        fields += [puzzle.centre[cell], min(puzzle.colours.digits(cell), default=0)]
    return f"{'|'.join(map(str, fields))}|{0 if given else 1}|"


# --- reading ------------------------------------------------------------------------------------------


def read(text: str) -> Contents:
    """The games of all folders, in the order of the file."""
    root = xml_text.parse(text)
    if root.name not in _ROOTS:
        raise root.error("opensudoku.root", name=root.name)
    puzzles: list[Puzzle] = []
    faults: list[Fault] = []
    dropped: dict[str, None] = {}
    for game, headers in _games(root, dropped):
        try:
            puzzles.append(_puzzle(game, headers, dropped))
        except FormatError as error:
            faults.append(Fault(game.line, game.column, error.message, len(puzzles)))
    if puzzles:
        return Contents(tuple(puzzles), tuple(faults), tuple(dropped))
    raise faults[0].error if faults else root.error("opensudoku.empty")


def _games(root: XmlElement, dropped: dict[str, None]) -> Iterator[tuple[XmlElement, Headers]]:
    """Every game, and the headers that its folder or the whole collection gives it."""
    about: list[tuple[str, str]] = []
    for element in root.children:
        if element.name == "game":
            yield element, tuple(about)
        elif element.name == "folder":
            name = _plain(" ".join(element.attributes.get("name", "").split()))
            headers = (("S", name),) if name and name != _FOLDER else ()
            for child in element.children:
                if child.name == "game":
                    yield child, headers
                else:
                    dropped["elements"] = None
        elif element.name in _ABOUT:
            value = _plain(" ".join(element.text.split()))
            about += [(_ABOUT[element.name], value)] if value else []
        else:
            dropped["elements"] = None


def _puzzle(game: XmlElement, headers: Headers, dropped: dict[str, None]) -> Puzzle:
    attributes = game.attributes
    data = attributes.get("cells_data", attributes.get("data"))
    if data is None:
        raise FormatError("opensudoku.no_cells")
    created = (("B", day),) if (day := _day_of(attributes.get("created", ""))) else ()
    note = attributes.get("user_note", attributes.get("note", ""))
    about = (*headers, *created, *(("C", _plain(line)) for line in note.split("\n") if line))
    puzzle, notes_dropped = _cells(data, about, xml_text.milliseconds(attributes.get("time", "")))
    dropped |= dict.fromkeys(notes_dropped)
    if attributes.get("command_stack", "") not in _NO_MOVES:
        dropped["moves"] = None
    if any(attributes.get(name, "").strip("-0") for name in _COUNTERS):
        dropped["other_keys"] = None
    return puzzle


def _cells(data: str, headers: Headers, elapsed: int) -> tuple[Puzzle, tuple[str, ...]]:
    """The puzzle in a game's data, and the code of notes that were dropped."""
    versioned = _VERSION.match(data)
    if versioned is None:
        text = "".join(data.split())
        if not _PLAIN.fullmatch(text):
            raise FormatError("opensudoku.data", count=len(text))
        return Puzzle(Grid.parse(text), headers=headers, elapsed=elapsed), ()
    version = int(versioned[1])
    if version not in _FIELDS:
        raise FormatError("opensudoku.version", version=version, newest=_NEWEST)
    meanings = _FIELDS[version]
    fields = [part for part in data[versioned.end() :].strip().split("|") if part]
    if len(fields) != 81 * len(meanings):
        raise FormatError("opensudoku.fields", found=len(fields), version=version, count=81 * len(meanings))
    columns = [_column(fields[at :: len(meanings)], meaning) for at, meaning in enumerate(meanings)]
    board = Assembly()
    for cell, (digit, is_users) in enumerate(zip(columns[0], columns[-1], strict=True)):
        board.place(cell, digit, is_given=not is_users)
    board.corner = columns[1]
    if version >= 4:
        board.centre = columns[2]
    if version >= 5:
        board.colours = columns[3]
    return board.puzzle(headers, elapsed)


def _column(texts: list[str], meanings: Mapping[str, int]) -> list[int]:
    """The values of one field, by cell."""
    for cell, text in enumerate(texts):
        if text not in meanings:
            raise FormatError("opensudoku.field", cell=cell_name(cell), found=text[:20])
    return [meanings[text] for text in texts]


def _plain(text: str) -> str:
    return CONTROL.sub(" ", text)


def _day_of(milliseconds: str) -> str:
    """The date of such a time; "" for 0, which means unknown, and for what is no time."""
    days, rest = divmod(xml_text.milliseconds(milliseconds), _DAY)
    if not (days or rest) or days > _LAST_DAY:
        return ""
    return datetime.fromtimestamp(days * _DAY / 1000, UTC).date().isoformat()


def _time_of(day: str) -> int:
    """Midnight of this date; 0 for what is no date, or before 1970."""
    if not _ISO_DATE.fullmatch(day):
        return 0
    try:
        return max(0, (date.fromisoformat(day) - date(1970, 1, 1)).days * _DAY)
    except ValueError:
        return 0


_KEEPS: Final = frozenset({"givens", "entries", "corner", "elapsed"})
"""The contents that every version has room for; the third for a colour too, but only one for a cell."""

FORMATS = (
    Format(
        "opensudoku", "OpenSudoku", "A collection with entries, notes and times, for OpenSudoku 3.",
        (".opensudoku",),
        partial(_detect, 2), read, partial(_write, 3, "data", "note"), _KEEPS, many=True,
        begins=_BEGINS, ends=_ENDS, is_data=True,
    ),
    Format(
        "opensudoku2", "OpenSudoku 2 and older",
        "A collection with entries, notes and times, for OpenSudoku 2 and older.", (".opensudoku",),
        partial(_detect, 1), read, partial(_write, 1, "data", "note"), _KEEPS, many=True,
        begins=_BEGINS, ends=_ENDS, is_data=True,
    ),
    Format(
        "opensudoku4", "OpenSudoku 4",
        "A collection with entries, notes, those in the middle of cells too, and times, for OpenSudoku 4.",
        (".opensudoku",),
        partial(_detect, 3), read, partial(_write, 5, "cells_data", "user_note"), _KEEPS | {"centre"}, many=True,
        begins=_BEGINS.replace('version="2"', 'version="3"'), ends=_ENDS, is_data=True,
    ),
)  # fmt: skip
