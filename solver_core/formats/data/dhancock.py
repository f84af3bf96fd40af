"""The `.sdku` file of DHancock's Sudoku Solver: XML that names the cells with a digit.

Layouts, from the program's own reader and its example puzzles; x is the column and y the row, from 0::

    <Sudoku><Cell x="0" y="0">5</Cell></Sudoku>                          the oldest
    <Sudoku version="2"><Cell><x>0</x><y>0</y><value>5</value><origin>User</origin></Cell></Sudoku>

An origin is Provided for a given and User for an entry; what says Calculated or Trial the program's solver found.
Before version 2 nothing was Provided, and later it is up to the user: without any, the user's digits are the givens.
"""

from typing import Final

from solver_core.formats.data import xml_text
from solver_core.formats.data.xml_text import XmlElement
from solver_core.formats.reading import Assembly, Contents, Format, check_length
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle

_ORIGINS: Final = {"Provided": True, "User": False, "Calculated": None, "Trial": None, "NotDefined": None}
"""The kind of a digit by its origin: a given, an entry, or neither."""


def _read(text: str) -> Contents:
    """The puzzle with the user's entries; digits that the program's solver found are dropped."""
    check_length(text)
    root = xml_text.parse(text)
    # A release of version 1 called the user's digits provided, by mistake.
    board, knows_givens = Assembly(), root.attributes.get("version", "0") not in ("0", "1")
    seen: set[int] = set()
    dropped: tuple[str, ...] = ()
    for element in root.all("Cell"):
        cell, digit, is_given = _cell(element)
        if cell in seen:
            raise element.error("dhancock.twice")
        seen.add(cell)
        if is_given is None:
            dropped = ("solution",)
        else:
            board.place(cell, digit, is_given=is_given)
    dropped += ("elements",) * (len(root.children) > len(seen))
    if knows_givens and any(board.givens):
        return Contents((board.puzzle()[0],), dropped=dropped)
    return Contents((Puzzle(Grid(board.digits)),), dropped=dropped, said=("givens_unmarked",))


def _write(puzzle: Puzzle) -> str:
    """Givens as provided, entries as the user's; without givens, entries come back as givens."""
    cells = []
    for cell, (given, entry) in enumerate(zip(puzzle.givens.digits, puzzle.entries.digits, strict=True)):
        if given or entry:
            row, col = divmod(cell, 9)
            parts = {"x": col, "y": row, "value": given or entry, "origin": "Provided" if given else "User"}
            body = "".join(f"    <{name}>{value}</{name}>\n" for name, value in parts.items())
            cells.append(f"  <Cell>\n{body}  </Cell>\n")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<Sudoku version="2">\n{"".join(cells)}</Sudoku>\n'


def _cell(element: XmlElement) -> tuple[int, int, bool | None]:
    """A cell, its digit, and what its origin means."""
    if "x" in element.attributes:
        fields = {**element.attributes, "value": element.text, "origin": "User"}
    else:
        fields = {child.name: child.text for child in element.children}
    col, row = (_number(element, fields, name, 0, 8) for name in ("x", "y"))
    origin = fields.get("origin", "").strip()
    if origin not in _ORIGINS:
        raise element.error("dhancock.origin", found=origin[:20])
    return row * 9 + col, _number(element, fields, "value", 1, 9), _ORIGINS[origin]


def _number(element: XmlElement, fields: dict[str, str], name: str, least: int, most: int) -> int:
    number = fields.get(name, "").strip()
    if not (len(number) == 1 and number in "0123456789" and least <= int(number) <= most):
        raise element.error("dhancock.number", name=name, found=number[:20], least=least, most=most)
    return int(number)


FORMAT = Format(
    "dhancock", "Sudoku Solver", "DHancock's Sudoku Solver: a list of the cells that hold a digit.",
    (".sdku",),
    xml_text.detector("Sudoku"), _read, _write, is_data=True,
)  # fmt: skip
