"""f-puzzles: a JSON object, packed by LZ-string into a link, which SudokuPad takes too.

::

    https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2...      packed, + as %2B or, by mistake, as a blank
    N4IgzglgXgpiBcBOANCA5gJwgEwQbT2...                                      the packed part alone
    {"size": 9, "title": "...", "author": "...", "ruleset": "...",          unpacked
     "grid": [[{"value": 5, "given": true}, {"centerPencilMarks": [1, 2], "cornerPencilMarks": [3],
                "highlight": "#FFA0A0", "c": "#A8A8A8", "region": 0}, ...], ...],
     "killercage": [...], "antiknight": true}                               rules, named by the templates ``rule.key``

Fields by the sites' own type descriptions. ``value`` without ``given`` is the solver's digit, ``highlight`` the
solver's colour and ``c`` the setter's; pencil marks that were given restrict a cell and so are a rule. ``highlights``
is ours, for cells with several colours: other programs pass it over, and take the first.

A key that is not known here is taken for a rule where it holds a list or is switched on, since the site's users add
rules of their own; anything else is only dropped. What is merely drawn may stand for a rule, and is reported as
dropped.
"""

import json
import re
from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any, Final
from urllib.parse import unquote

from solver_core.errors import TEMPLATES, Message, enumerated
from solver_core.formats import links, reading
from solver_core.formats.data import json_text
from solver_core.formats.links import lz_string
from solver_core.sudoku.cells import CELLS, DIGITS, box, cell_name
from solver_core.sudoku.marks import mask_of
from solver_core.sudoku.puzzle import CONTROL, Puzzle

ADDRESS = re.compile(r"f-puzzles\.com/[^\s<>\"']{0,200}?[?&#]load=([A-Za-z0-9+/=% ]*)", re.IGNORECASE)
_BY_NUMBER = re.compile(r"f-puzzles\.com/[^\s<>\"']{0,200}?[?&]id=\w", re.IGNORECASE)
_BARE = re.compile(r"\s*(N4Ig[!-~\s]+)")
_BREAK = re.compile(r"[\r\n]\s*")
_USUAL_RULES = re.compile(
    r"\W*(?:(?:normal|standard|classic|usual)\s+sudoku(?:\s+rules)?(?:\s+apply)?)?\W*", re.IGNORECASE
)
_HEADERS: Final = (("D", "title"), ("A", "author"), ("C", "ruleset"))
_SITE: Final = "https://www.f-puzzles.com/?load="

_DRAWN: Final = frozenset({"cage", "circle", "line", "rectangle", "text"})
"""Decorations of the grid that are no rule."""
_KNOWN: Final = frozenset({"size", "grid", "title", "author", "ruleset"})
_HARMLESS: Final = frozenset(
    {"disabledlogic", "truecandidatesoptions", "highlightConflicts", "successMessage", "msgcorrect"}
)

_COLOURS: Final = [
    "#A8A8A8",
    "#FFA0A0",
    "#FFE060",
    "#FFFFB0",
    "#B0FFB0",
    "#60D060",
    "#D0D0FF",
    "#8080F0",
    "#FF80FF",
]
"""The site's colours that stand for the numbers 1 to 9; of its eleven, black and rose are left out."""
_HEX = re.compile(r"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:[0-9a-f]{2})?", re.IGNORECASE)
_BOXES: Final = tuple(map(box, CELLS))

_Cell = Mapping[str, object]


def detect(text: str) -> reading.Confidence:
    """Whether there is a link, a packed part alone, or an object with a size and a grid."""
    if len(text) > reading.SINGLE_LIMIT:
        return reading.Confidence.NONE
    if json_text.begins_object(text):
        return reading.Confidence.LIKELY if json_text.names(text, "size", "grid") else reading.Confidence.NONE
    if _BARE.fullmatch(text):
        return reading.Confidence.LIKELY
    return max(links.confidence(text, ADDRESS), links.confidence(text, _BY_NUMBER))


def read(text: str) -> reading.Contents:
    """The puzzle of a link, or of what such a link has packed."""
    if json_text.begins_object(text):
        reading.check_length(text)
        return _read_puzzle(_object(text))
    if _BY_NUMBER.search(text[: reading.SINGLE_LIMIT]) and not ADDRESS.search(text[: reading.SINGLE_LIMIT]):
        raise reading.FormatError("fpuzzles.number")
    found = _BARE.fullmatch(text) or links.found_in(text, ADDRESS, "link.fpuzzles")
    return read_packed(found[1])


def read_packed(packed: str) -> reading.Contents:
    """The puzzle in the packed part of a link, as it stands there."""
    # A + that was not encoded comes out of many programs as a blank.
    unbroken = _BREAK.sub("", unquote(packed).strip())
    text = lz_string.decompress(unbroken.replace(" ", "+"))
    try:
        data = _object(text)
    except reading.FormatError:
        raise reading.FormatError("link.broken") from None
    try:
        return _read_puzzle(data)
    except reading.FormatError as error:
        # Its line and column would be those of the unpacked text, which is not shown.
        raise reading.FormatError("link.packed", cause=error.message) from None


def _object(text: str) -> dict[str, object]:
    data = json_text.parse(text, lz_string.MOST)
    if not isinstance(data, dict):
        raise reading.FormatError("fpuzzles.object")
    return data


def _read_puzzle(data: dict[str, object]) -> reading.Contents:
    size = data.get("size", 9)
    if size != 9:
        if type(size) is not int:
            raise reading.FormatError("format.odd_size")
        raise reading.FormatError("format.size", width=size, height=size)
    dropped = _checked_rules(data)
    cells = _cells(data.get("grid"))
    # Files in which no digit was entered, made by other programs, often leave the word out.
    has_givens = any("given" in cell for cell in cells)
    board = reading.Assembly()
    for number, cell in enumerate(cells):
        digit = 0 if cell.get("value") in (None, "", 0) else _digit(cell["value"], number)
        board.place(number, digit, is_given=not has_givens or bool(cell.get("given")))
        board.corner[number] = _notes(cell, "cornerPencilMarks", number)
        board.centre[number] = _notes(cell, "centerPencilMarks", number)
        board.colours[number] = _colours_of(cell)
    headers = tuple(
        (letter, _line(text)) for letter, key in _HEADERS if isinstance(text := data.get(key), str) and text
    )
    puzzle, notes_dropped = board.puzzle(headers)
    rules = data.get("ruleset")
    said = ("givens_unmarked",) * (not has_givens and any(board.digits))
    said += ("rules_in_words",) * (isinstance(rules, str) and not _USUAL_RULES.fullmatch(rules))
    return reading.Contents((puzzle,), dropped=dropped + notes_dropped, said=said)


def _line(text: str) -> str:
    """One line of plain text, with a sign where half a character stood."""
    return CONTROL.sub(" ", text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace"))


def _checked_rules(data: Mapping[str, object]) -> tuple[str, ...]:
    """The codes of what is dropped from such an object; raises FormatError for rules, and names them."""
    keys = [key for key, value in data.items() if value and key not in _KNOWN | _HARMLESS]
    rules = [_rule(key) for key in keys if _is_rule(key, data[key])]
    if rules:
        raise reading.FormatError("format.rules", rules=enumerated(list(dict.fromkeys(rules))[:8]))
    dropped = {
        "solution": "solution" in keys,
        "drawings": not _DRAWN.isdisjoint(keys),
        "other_keys": bool(set(keys) - _DRAWN - {"solution"}),
    }
    return tuple(code for code, is_there in dropped.items() if is_there)


def _is_rule(key: str, value: object) -> bool:
    if key in _DRAWN or key == "solution":
        return False
    return _code(key) in TEMPLATES or value is True or isinstance(value, list)


def _rule(key: str) -> Message:
    return Message(_code(key)) if _code(key) in TEMPLATES else Message("rule.other", name=key[:40])


def _code(key: str) -> str:
    return f"rule.{key.lower().rstrip('+-')}"


# --- cells --------------------------------------------------------------------------------------------


def _cells(grid: object) -> Sequence[_Cell]:
    """81 cells without rules of their own."""
    if not isinstance(grid, list) or len(grid) != 9:
        raise reading.FormatError("fpuzzles.grid")
    cells: list[_Cell] = []
    for number, row in enumerate(grid, 1):
        if not isinstance(row, list) or len(row) != 9 or not all(isinstance(cell, dict) for cell in row):
            raise reading.FormatError("fpuzzles.row", number=number)
        cells += row
    regions = [cell.get("region", at) for cell, at in zip(cells, _BOXES, strict=True)]
    pairs = {(repr(region), at) for region, at in zip(regions, _BOXES, strict=True)}
    if len(pairs) != 9 or len({region for region, _ in pairs}) != 9 or None in regions:
        raise reading.FormatError("fpuzzles.regions")
    if any(cell.get("givenPencilMarks") for cell in cells):
        raise reading.FormatError("fpuzzles.given_marks")
    return cells


def _digit(value: object, number: int) -> int:
    if isinstance(value, str) and len(value) == 1 and value in "123456789":
        return int(value)
    if type(value) is int and value in DIGITS:
        return value
    raise reading.FormatError("fpuzzles.cell", cell=cell_name(number), found=str(value)[:40])


def _notes(cell: _Cell, key: str, number: int) -> int:
    digits: Any = cell.get(key) or []
    if not isinstance(digits, list):
        raise reading.FormatError("fpuzzles.marks", cell=cell_name(number))
    return mask_of(_digit(value, number) for value in digits)


def _colours_of(cell: _Cell) -> int:
    """All colours, where they begin with the one that every program knows, and so have not been changed there."""
    first, several = cell.get("highlight") or cell.get("c"), cell.get("highlights")
    if not isinstance(several, list) or not several or several[0] != first:
        return _colour(first)
    return reduce(or_, map(_colour, several))


def _colour(value: object) -> int:
    """The mask of the colour number that looks most alike; none for what is no colour, or is white."""
    found = _HEX.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        return 0
    wanted = _parts(found)
    if min(wanted) > 0xF8:
        return 0
    away = [sum((a - b) ** 2 for a, b in zip(wanted, parts, strict=True)) for parts in _PARTS]
    return 1 << away.index(min(away))


def _parts(found: re.Match[str]) -> tuple[int, ...]:
    return tuple(int(part, 16) for part in found.groups())


_PARTS: Final = tuple(_parts(found) for colour in _COLOURS if (found := _HEX.fullmatch(colour)))


# --- writing ------------------------------------------------------------------------------------------


def write(puzzle: Puzzle) -> str:
    """A link with the board, the notes, the title, the author and the comment."""
    return f"{_SITE}{packed(puzzle).replace('+', '%2B')}\n"


def packed(puzzle: Puzzle) -> str:
    """The packed part of a link."""
    data: dict[str, object] = {"size": 9}
    data.update({key: puzzle.header(letter) for letter, key in _HEADERS if puzzle.header(letter)})
    cells = [_written(puzzle, cell) for cell in CELLS]
    data["grid"] = [cells[row : row + 9] for row in range(0, 81, 9)]
    return lz_string.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")))


def _written(puzzle: Puzzle, cell: int) -> dict[str, object]:
    """A cell; a note or colour is there only where the puzzle has it."""
    data: dict[str, object] = {}
    if puzzle.board[cell]:
        data |= {"value": puzzle.board[cell], "given": puzzle.givens[cell] != 0}
    for key, marks in (("centerPencilMarks", puzzle.centre), ("cornerPencilMarks", puzzle.corner)):
        if marks[cell]:
            data[key] = list(marks.digits(cell))
    if puzzle.colours[cell]:
        colours = [_COLOURS[number - 1] for number in puzzle.colours.digits(cell)]
        data["highlight"] = colours[0]
        if len(colours) > 1:
            data["highlights"] = colours
    return data


FORMAT = reading.Format(
    "fpuzzles", "f-puzzles link", "A link with the puzzle and its notes.", (".txt", ".json"),
    detect, read, write, frozenset({"givens", "entries", "corner", "centre", "colours"}), is_data=True,
)  # fmt: skip
