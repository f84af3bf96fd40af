"""SudokuPad's links and puzzle ids.

::

    https://sudokupad.app/fpuzzlesN4IgzglgXgpiBcBOAN...     the packed JSON of f-puzzles; also fpuz, also ?puzzleid=
    https://sudokupad.app/classicsIFrev0quIs0pAGDHPqBs0      a compact board: a digit and the blanks after it
    https://sudokupad.svencodes.com/puzzle/N4Ig...           packed JSON {"p": a compact board, "n": title}
    https://sudokupad.app/scf..., scl..., ctc...             other packings, which are refused by name
    https://sudokupad.app/ddGfd499G7                         the number of a puzzle on the site

A compact board has one of 60 characters, 0-9 A-Z a-x, for each digit or first of six blanks: its number is
``digit + 10 * blanks`` with 0 to 5 blanks after the digit. An older one has digits as they are and a character of
`_OLDER` for 0 to 69 blanks. The site itself takes a board for either, the first where both make 81 cells. Source: what
the site's puzzletools do. Its newer loader knows the packed prefixes alone and asks its server for anything else, so
packed JSON is written, with + and / encoded: messengers read a + as a blank.
"""

import re
from urllib.parse import quote, unquote

from solver_core.formats import links
from solver_core.formats.data import json_text
from solver_core.formats.links import fpuzzles, lz_string
from solver_core.formats.reading import SINGLE_LIMIT, Confidence, Contents, Format, FormatError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import CONTROL, Puzzle

_SITES = r"(?:sudokupad\.app|sudokupad\.svencodes\.com|(?:app|test)\.crackingthecryptic\.com)"
ADDRESS = re.compile(
    rf"{_SITES}/(?:(?:sudoku|puzzle|scf|sudoku\.html)(?=[/?]))?/?(?:\?(?:[\w-]+=[^\s<>\"'&]{{0,80}}&)*puzzleid=)?"
    r"([^\s<>\"'?&#]+)",
    re.IGNORECASE,
)
_PREFIXED = re.compile(
    r"\s*((?:fpuz(?:zles)?|classic|scf|scl|ctc)[A-Za-z0-9+/=%_.~()!$*,;:@\[\]'&-]{20,})\s*"
)
_PARTS = re.compile(r"(fpuz(?:zles)?|classic|scf|scl|ctc)?(.*)", re.DOTALL)
_NUMBER = re.compile(r"[\w-]{1,60}(?:/[\w-]{1,60})*")

_COMPACT = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
_OLDER = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_"
_COMPACT_CELLS = {char: bytes((code % 10, *[0] * (code // 10))) for code, char in enumerate(_COMPACT)}
_OLDER_CELLS = {char: bytes(count) for count, char in enumerate(_OLDER)} | {
    str(digit): bytes((digit,)) for digit in range(1, 10)
}
_SITE = "https://sudokupad.app/fpuzzles"


def detect(text: str) -> Confidence:
    """Whether there is a link, or nothing but an id with its prefix."""
    if len(text) <= SINGLE_LIMIT and _PREFIXED.fullmatch(text):
        return Confidence.LIKELY
    return links.confidence(text, ADDRESS)


def read(text: str) -> Contents:
    """The puzzle that a link holds."""
    found = _PREFIXED.fullmatch(text) or links.found_in(text, ADDRESS, "link.sudokupad")
    parts = _PARTS.fullmatch(unquote(found[1]).rstrip(".,;:!)'"))
    kind, packed = (parts[1] or "", parts[2]) if parts else ("", "")
    if kind == "classic":
        return Contents((Puzzle(_board(packed)),))
    if (not kind or kind.startswith("fpuz")) and packed.startswith("N4Ig"):
        return _packed(packed)
    if kind in ("scf", "scl", "ctc"):
        raise FormatError("sudokupad.packed", kind=kind)
    if _NUMBER.fullmatch(packed):
        raise FormatError("sudokupad.number")
    raise FormatError("link.unknown")


def write(puzzle: Puzzle) -> str:
    """A link with the board, the notes, the title, the author and the comment."""
    return f"{_SITE}{quote(fpuzzles.packed(puzzle), safe='=')}\n"


def _packed(packed: str) -> Contents:
    """The object of f-puzzles, or the site's own short object with a compact board and a title."""
    text = lz_string.decompress(packed.strip().replace(" ", "+"))
    short = json_text.parse(text) if len(text) <= SINGLE_LIMIT and '"p"' in text else None
    if not isinstance(short, dict) or not isinstance(short.get("p"), str):
        return fpuzzles.read_packed(packed)
    title = short.get("n")
    headers = (("D", CONTROL.sub(" ", title)),) if isinstance(title, str) and title else ()
    return Contents((Puzzle(_board(str(short["p"])), headers=headers),))


def _board(packed: str) -> Grid:
    """The board that a compact text of either kind makes."""
    lengths = []
    for meanings in (_COMPACT_CELLS, _OLDER_CELLS):
        parts = [meanings.get(char) for char in packed[:82]]
        digits = b"" if None in parts else b"".join(filter(None, parts))
        if len(digits) == 81:
            return Grid(digits)
        lengths.append(len(digits))
    raise FormatError("sudokupad.cells", count=max(lengths))


FORMAT = Format(
    "sudokupad", "SudokuPad link", "A link with the puzzle and its notes.", (".txt",),
    detect, read, write, fpuzzles.FORMAT.keeps,
)  # fmt: skip
