"""Constraint strings of the Interactive Sudoku Solver, also in its links, as far as they have givens only.

::

    .~R1C1_8~R2C3_3~R3C8_1_2                                 cell and digit; several digits restrict a cell
    .Shape~9x9.~R1C1_8                                       constraints with a name, of which 9x9 is the usual one
    https://sigh.github.io/Interactive-Sudoku-Solver/?q=.~R1C1_8~R2C3_3

Each ``.`` begins a constraint, and ``~`` parts its arguments; givens have no name, or in older strings ``Givens``.
"""

import re
from urllib.parse import unquote

from solver_core.formats import links
from solver_core.formats.reading import SINGLE_LIMIT, Confidence, Contents, Format, FormatError
from solver_core.sudoku.cells import cell_name
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle

ADDRESS = re.compile(
    r"sigh\.github\.io/Interactive-Sudoku-Solver/?[^\s<>\"']{0,80}?[?&]q=([^\s<>\"'&]+)", re.IGNORECASE
)
_BARE = re.compile(r"\s*(\.(?:[A-Z]\w{0,40})?~[\w.~+-]*)\s*")
_GIVEN = re.compile(r"R([1-9])C([1-9])((?:_[1-9])+)", re.ASCII | re.IGNORECASE)
_GIVENS = frozenset({"", "Given", "Givens"})


def detect(text: str) -> Confidence:
    """Whether there is a link to the solver, or nothing but a constraint string."""
    if len(text) <= SINGLE_LIMIT and _BARE.fullmatch(text):
        return Confidence.LIKELY
    return links.confidence(text, ADDRESS)


def read(text: str) -> Contents:
    """The puzzle of a constraint string that has nothing but givens."""
    found = _BARE.fullmatch(text) or links.found_in(text, ADDRESS, "link.iss")
    constraints = [part.split("~") for part in unquote(found[1]).rstrip(".,;:!)").split(".") if part]
    names = [
        name
        for name, *arguments in constraints
        if name not in _GIVENS and (name, arguments) not in (("Shape", ["9x9"]), ("Shape", []))
    ]
    if names:
        listed = ", ".join(dict.fromkeys(repr(name[:40]) for name in names[:8]))
        raise FormatError("iss.constraints", names=listed)
    digits = [0] * 81
    for given in (argument for name, *arguments in constraints if name in _GIVENS for argument in arguments):
        _give(digits, given)
    if not any(digits):
        raise FormatError("iss.no_givens")
    return Contents((Puzzle(Grid(bytes(digits))),))


def _give(digits: list[int], given: str) -> None:
    found = _GIVEN.fullmatch(given)
    if found is None:
        raise FormatError("iss.given", found=given[:40])
    cell = 9 * int(found[1]) + int(found[2]) - 10
    if len(found[3]) > 2:
        raise FormatError("iss.several", cell=cell_name(cell))
    digit = int(found[3][1])
    if digits[cell] not in (0, digit):
        raise FormatError("format.conflict", cell=cell_name(cell), given=digits[cell], digit=digit)
    digits[cell] = digit


FORMAT = Format(
    "iss", "Interactive Sudoku Solver",
    "The constraints of that solver or its address, as far as they are givens.", (".txt",),
    detect, read,
)  # fmt: skip
