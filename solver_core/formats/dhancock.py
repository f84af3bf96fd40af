"""The `.sdku` file of DHancock's Sudoku Solver: XML that names the cells with a digit.

Layouts, from the program's own reader and its example puzzles; x is the column and y the row, from 0::

    <Sudoku><Cell x="0" y="0">5</Cell></Sudoku>                          the oldest
    <Sudoku version="2"><Cell><x>0</x><y>0</y><value>5</value><origin>User</origin></Cell></Sudoku>

An origin is Provided for a given and User for an entry; what says Calculated or Trial the program's solver found.
Before version 2 nothing was Provided, and later it is up to the user: without any, the user's digits are the givens.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from solver_core.formats import xml_text
from solver_core.formats.reading import Confidence, Contents, Format, FormatError, check_length
from solver_core.formats.xml_text import XmlElement
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle

_FOUND_BY_SOLVER: Final = ("Calculated", "Trial", "NotDefined")
_ORIGINS: Final = ("Provided", "User", *_FOUND_BY_SOLVER)


class _PlacedDigit(NamedTuple):
    """A digit, where it stands, and where it comes from."""

    cell: int
    digit: int
    origin: str


def detect(text: str) -> Confidence:
    """Is its root <Sudoku>, with a capital letter?"""
    return Confidence.CERTAIN if xml_text.root_name(text) == "Sudoku" else Confidence.NONE


def read(text: str) -> Contents:
    """The puzzle with the user's entries; digits that the program's solver found are dropped.

    Raises:
        FormatError: the XML is not well-formed, or a cell in it is none.
    """
    check_length(text)
    root = xml_text.parse(text)
    cells: dict[int, _PlacedDigit] = {}
    for element in root.all("Cell"):
        cell = _cell(element)
        if cell.cell in cells:
            raise FormatError("dhancock.twice", *element.location)
        cells[cell.cell] = cell
    dropped = ["solution"] if any(cell.origin in _FOUND_BY_SOLVER for cell in cells.values()) else []
    if len(root.children) > len(cells):
        dropped.append("elements")
    user = _grid(cell for cell in cells.values() if cell.origin == "User")
    provided = _grid(cell for cell in cells.values() if cell.origin == "Provided")
    if not _knows_givens(root) or not provided.filled:
        both = Grid(bytes(map(max, provided.digits, user.digits)))
        return Contents((Puzzle(both),), dropped=tuple(dropped), said=("givens_unmarked",))
    return Contents((Puzzle(provided, user),), dropped=tuple(dropped))


def write(puzzle: Puzzle) -> str:
    """Givens as provided, entries as the user's; without givens, entries come back as givens."""
    cells = []
    for cell, (given, entry) in enumerate(zip(puzzle.givens.digits, puzzle.entries.digits, strict=True)):
        if given or entry:
            row, col = divmod(cell, 9)
            origin = "Provided" if given else "User"
            parts = {"x": col, "y": row, "value": given or entry, "origin": origin}
            body = "".join(f"    <{name}>{value}</{name}>\n" for name, value in parts.items())
            cells.append(f"  <Cell>\n{body}  </Cell>\n")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<Sudoku version="2">\n{"".join(cells)}</Sudoku>\n'


def _knows_givens(root: XmlElement) -> bool:
    """A release of version 1 called the user's digits provided, by mistake."""
    return root.attributes.get("version", "0") not in ("0", "1")


def _cell(element: XmlElement) -> _PlacedDigit:
    if "x" in element.attributes:
        fields = {**element.attributes, "value": element.text, "origin": "User"}
    else:
        fields = {child.name: child.text for child in element.children}
    col, row = (_number(element, fields.get(name, ""), name, 0, 8) for name in ("x", "y"))
    origin = fields.get("origin", "").strip()
    if origin not in _ORIGINS:
        raise FormatError("dhancock.origin", *element.location, found=origin[:20])
    return _PlacedDigit(row * 9 + col, _number(element, fields.get("value", ""), "value", 1, 9), origin)


def _number(element: XmlElement, text: str, name: str, least: int, most: int) -> int:
    number = text.strip()
    if not (len(number) == 1 and number in "0123456789" and least <= int(number) <= most):
        raise FormatError(
            "dhancock.number", *element.location, name=name, found=number[:20], least=least, most=most
        )
    return int(number)


def _grid(cells: Iterable[_PlacedDigit]) -> Grid:
    digits = bytearray(81)
    for cell in cells:
        digits[cell.cell] = cell.digit
    return Grid(bytes(digits))


FORMAT = Format(
    "dhancock", "Sudoku Solver", "DHancock's Sudoku Solver: a list of the cells that hold a digit.",
    (".sdku",),
    detect, read, write, frozenset({"givens"}), is_data=True,
)  # fmt: skip
