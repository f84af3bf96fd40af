"""OpenSudoku's collections: XML with folders of games.

Layouts, as the program's own readers have them; its data are `opensudoku_cells`'s::

    <opensudoku><name>folder</name><author/>...<game data="81 digits"/></opensudoku>
    <opensudoku version="2"><folder name="" created="">
      <game created="" state="" time="" last_played="" data="" note="" command_stack=""/></folder></opensudoku>
    <opensudoku version="3">: the same with cells_data and user_note, and some counters

Times are milliseconds, dates too, since 1970. A state is 0 for a game begun, 1 for one not begun, 2 for one solved.
The first version has no folders but elements about all games; a single game may stand without a folder.
Old programs make a folder of every <folder>, so all that is written goes into one, whose name no puzzle gets.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import Final

from solver_core.formats import opensudoku_cells, xml_text
from solver_core.formats.reading import Confidence, Contents, Fault, Format, FormatError
from solver_core.formats.xml_text import XmlElement
from solver_core.sudoku.puzzle import CONTROL, Puzzle

KEEPS: Final = frozenset({"givens", "entries", "corner", "elapsed"})
"""What every version has room for."""
KEEPS_3: Final = KEEPS | {"centre"}
"""What the third version has room for besides; a colour too, but only one for a cell."""

FOLDER: Final = "Dancing Sudoku"
BEGINS: Final = f"""<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>
<opensudoku version="2">
  <folder name="{FOLDER}" created="0">
"""
BEGINS_3: Final = BEGINS.replace('version="2"', 'version="3"')
ENDS: Final = "  </folder>\n</opensudoku>\n"

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
_MILLISECONDS = re.compile(r"\d{1,15}")
_NO_MOVES: Final = ("", "0|", "0")

Headers = tuple[tuple[str, str], ...]


def _generation(text: str) -> int:
    """Which of the written versions comes nearest to this text; 0 for none."""
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


def detect(text: str) -> Confidence:
    """Is its root <opensudoku> of the second version, with cells of the third?"""
    return Confidence.CERTAIN if _generation(text) == 2 else Confidence.NONE


def detect_old(text: str) -> Confidence:
    """Is its root <opensudoku> without a version, or are the cells of the first?"""
    return Confidence.CERTAIN if _generation(text) == 1 else Confidence.NONE


def detect_new(text: str) -> Confidence:
    """Is its root <opensudoku> of the third version, or newer?"""
    return Confidence.CERTAIN if _generation(text) == 3 else Confidence.NONE


def write(puzzle: Puzzle) -> str:
    """A game for any program but the oldest."""
    return _game(puzzle, 3, "data", "note")


def write_old(puzzle: Puzzle) -> str:
    """A game with notes as lists, which every program reads that ever was."""
    return _game(puzzle, 1, "data", "note")


def write_new(puzzle: Puzzle) -> str:
    """A game with notes in the corners and the centre, and a colour for a cell."""
    return _game(puzzle, 5, "cells_data", "user_note")


def _game(puzzle: Puzzle, version: int, data: str, note: str) -> str:
    comments = "\n".join(text for letter, text in puzzle.headers if letter in ("C", "c"))
    attributes = {
        "created": str(_time_of(puzzle.header("B"))),
        "state": _state(puzzle),
        "time": str(puzzle.elapsed),
        "last_played": "0",
        data: opensudoku_cells.write(puzzle, version),
        note: comments,
    }
    written = " ".join(f'{name}="{xml_text.escaped(value)}"' for name, value in attributes.items())
    return f"    <game {written} />\n"


def _state(puzzle: Puzzle) -> str:
    if puzzle.board.is_solved:
        return "2"
    begun = puzzle.entries.filled or puzzle.corner.marked or puzzle.centre.marked or puzzle.elapsed
    return "0" if begun else "1"


@dataclass(slots=True)
class _Result:
    puzzles: list[Puzzle] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    dropped: dict[str, None] = field(default_factory=dict)

    def add(self, game: XmlElement, headers: Headers) -> None:
        try:
            self.puzzles.append(self._read(game, headers))
        except FormatError as error:
            self.faults.append(Fault(game.line, game.column, error.message, len(self.puzzles)))

    def _read(self, game: XmlElement, headers: Headers) -> Puzzle:
        attributes = game.attributes
        data = attributes.get("cells_data", attributes.get("data"))
        if data is None:
            raise FormatError("opensudoku.no_cells")
        created = (("B", day),) if (day := _day_of(attributes.get("created", ""))) else ()
        note = attributes.get("user_note", attributes.get("note", ""))
        comments = tuple(("C", _plain(line)) for line in note.split("\n") if line)
        about = (*headers, *created, *comments)
        puzzle, notes_dropped = opensudoku_cells.read(data, about, _milliseconds(attributes.get("time", "")))
        if notes_dropped:
            self.dropped["notes_on_digits"] = None
        if attributes.get("command_stack", "") not in _NO_MOVES:
            self.dropped["moves"] = None
        if any(attributes.get(name, "").strip("-0") for name in _COUNTERS):
            self.dropped["other_keys"] = None
        return puzzle


def read(text: str) -> Contents:
    """The games of all folders, in the order of the file.

    Raises:
        FormatError: the XML is not well-formed, or no game can be read; says what is wrong with the first.
    """
    root = xml_text.parse(text)
    if root.name not in _ROOTS:
        raise FormatError("opensudoku.root", *root.location, name=root.name)
    result = _Result()
    for game, headers in _games(root, result):
        result.add(game, headers)
    if result.puzzles:
        return Contents(tuple(result.puzzles), tuple(result.faults), tuple(result.dropped))
    if result.faults:
        raise result.faults[0].error
    raise FormatError("opensudoku.empty", *root.location)


def _games(root: XmlElement, result: _Result) -> Iterator[tuple[XmlElement, Headers]]:
    """Every game, and the headers that its folder or the whole collection gives it."""
    about: list[tuple[str, str]] = []
    for element in root.children:
        if element.name == "game":
            yield element, tuple(about)
        elif element.name == "folder":
            name = _plain(" ".join(element.attributes.get("name", "").split()))
            headers = (("S", name),) if name and name != FOLDER else ()
            for child in element.children:
                if child.name == "game":
                    yield child, headers
                else:
                    result.dropped["elements"] = None
        elif element.name in _ABOUT:
            value = _plain(" ".join(element.text.split()))
            about += [(_ABOUT[element.name], value)] if value else []
        else:
            result.dropped["elements"] = None


def _plain(text: str) -> str:
    return CONTROL.sub(" ", text)


def _milliseconds(text: str) -> int:
    return int(text) if _MILLISECONDS.fullmatch(text) else 0


def _day_of(milliseconds: str) -> str:
    """The date of such a time; "" for 0, which means unknown, and for what is no time."""
    days, rest = divmod(_milliseconds(milliseconds), _DAY)
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


FORMATS = (
    Format(
        "opensudoku", "OpenSudoku", "A collection with entries, notes and times, for OpenSudoku 3.",
        (".opensudoku",),
        detect, read, write, KEEPS, many=True, begins=BEGINS, ends=ENDS, is_data=True,
    ),
    Format(
        "opensudoku2", "OpenSudoku 2 and older",
        "A collection with entries, notes and times, for OpenSudoku 2 and older.", (".opensudoku",),
        detect_old, read, write_old, KEEPS, many=True, begins=BEGINS, ends=ENDS, is_data=True,
    ),
    Format(
        "opensudoku4", "OpenSudoku 4",
        "A collection with entries, notes, those in the middle of cells too, and times, for OpenSudoku 4.",
        (".opensudoku",),
        detect_new, read, write_new, KEEPS_3, many=True, begins=BEGINS_3, ends=ENDS, is_data=True,
    ),
)  # fmt: skip
