r"""Cuts a text that holds several puzzles, each in a format of one, into parts that are read one by one.

A puzzle ends where the next begins; how formats begin is the same for all of them::

    https://sudokupad.app/fpuz...        links and ids, also several in a line and of several sites, and lines of cells
    3x3:a2e9a5b6...
    <ksudoku>...</ksudoku><ksudoku>      elements, \end{sudoku}, SAVEFILE:, and [Puzzle] with the headers over it
    +-------+-------+-------+            frames and rows of nine; a word between them is the name of what follows
    | 4 . . | . . . | 8 . 5 |

A frame that goes on with the one before it belongs to the same puzzle: the board after the givens, candidates after a
board, and what a step has left of candidates. JSON is cut by `json_puzzles`, plain nine lines by `grids`, and one line
each by `sdm`.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, NamedTuple

from solver_core.formats import surroundings
from solver_core.formats.boards import frames, sdx
from solver_core.formats.candidates import Masks
from solver_core.formats.links import fpuzzles, gnome_share, iss, sudokupad, sudokuwiki, tatham
from solver_core.formats.lists import grids, line
from solver_core.formats.reading import COMMENT, Confidence
from solver_core.sudoku import grid_text
from solver_core.sudoku.grid_text import GridError, NumberedLine
from solver_core.sudoku.puzzle import CONTROL

LONGEST: Final = 1 << 24
"""The most characters of a text to cut."""
_NEAR: Final = 1 << 16
"""Characters checked for signs of several puzzles."""
_LONGEST_LABEL: Final = 200
_LEAST_DIGITS: Final = 8
"""The least digits of a board; a puzzle has at least 17."""

_IN_A_LINE: Final = (sudokuwiki, fpuzzles, sudokupad, iss, tatham, gnome_share)
_ADDRESSES: Final = (sudokuwiki.ADDRESS, fpuzzles.ADDRESS, sudokupad.ADDRESS, iss.ADDRESS)
HINT: Final = re.compile(
    r"sudokuwiki\.org/|f-puzzles\.com/|sudokupad|crackingthecryptic\.com/|sigh\.github\.io/|^#\S{5,86}$"
    r"|\d[xj][a-z0-9]{0,14}[:#]|N4Ig|S9B|^[0-9a-v]{162}$|^\.[A-Z]?\w*~|^(?:fpuz|classic|scf|scl|ctc)",
    re.MULTILINE,
)
_INKED: Final = re.compile(r"^[^\S\n]*\S[^\n]*", re.MULTILINE)
_SAVED: Final = re.compile(r"^SAVEFILE:", re.MULTILINE)
_SAVED_FIELD: Final = re.compile(r"^[A-Z][A-Z0-9]{0,7} *:\d+:[^\n]*\n?", re.MULTILINE)
_SECTION: Final = re.compile(r"^[^\S\n]*\[[^\S\n]*puzzle[^\S\n]*\](?!\()", re.IGNORECASE | re.MULTILINE)
_OVER: Final = re.compile(r"[^\S\n]*(?:#.*)?")
"""A line of headers over a section, or a blank one."""
_LATEX_END: Final = re.compile(r"\\end\{sudoku(?:-block)?\}")

_FIELDS: Final = re.compile(
    "|".join(rf"(?:[ ]*(?:[1-9.0_*][ ]*)?{sign}){{8}}[ ]*(?:[1-9.0_*][ ]*)?" for sign in "\t,;")
)
_DRAWN: Final = re.compile(r"[\s1-9.0_*]*[|│┃║][\s1-9.0_*]*[|│┃║][\s1-9.0_*|│┃║]*")
_WIDE: Final = re.compile(r"[1-9-]{9}|[1-9 ]{9}")
_PZL_HEAD: Final = re.compile(r"\s*3\s*,\s*3\s*")
_TABLE: Final = re.compile(r"\s*[.:'][-+]*-{3}")
_CODE: Final = re.compile(r"\s*[IE]\d{3,5}\s*")


class Part(NamedTuple):
    """The part of a text with one puzzle: its first line, from 1, its text, and its title."""

    number: int
    text: str
    label: str = ""


class TextParts(NamedTuple):
    """The parts of a text, and whether other words surround them."""

    parts: Sequence[Part]
    has_rest: bool = False


def parts(text: str) -> TextParts | None:
    """The parts of a text that surely holds several puzzles; None if it does not, or other readers know them."""
    if len(text) > LONGEST:
        return None
    near = text[:_NEAR]
    if "</" in near and (root := surroundings.element_in(near)):
        return _cut(text, _ends(re.compile(rf"</{re.escape(root)}\s*>"), text))
    if surroundings.is_data(text):
        return None
    if cut := _cut(text, (match.start() for match in _SAVED.finditer(text))):
        return TextParts([part._replace(text=_fields_of(part.text)) for part in cut.parts])
    for found in (
        _sections(text) if "[" in near else (),
        _ends(_LATEX_END, text) if "\\begin{sudoku" in near else (),
    ):
        if cut := _cut(text, found):
            return cut
    if _SECTION.search(near) or _SAVED.match(near.lstrip()) or "\\begin{sudoku" in near:
        return None
    return (_links(text) if HINT.search(near) else None) or _boards(text)


def paragraphs(text: str) -> TextParts:
    """Parts between blank lines; words are the name of the part behind them."""
    found: list[Part] = []
    label, has_rest = "", False
    number = 1
    for block in re.split(r"(\n[^\S\n]*\n)", text):
        if sum(map(str.isdigit, block)) >= _LEAST_DIGITS:
            found.append(Part(number, block, label))
            label = ""
        elif block.strip():
            has_rest = has_rest or bool(label)
            label = CONTROL.sub(" ", block.strip().split("\n")[-1][:_LONGEST_LABEL])
        number += block.count("\n")
    return TextParts(found, has_rest or bool(label))


def _ends(pattern: re.Pattern[str], text: str) -> Iterator[int]:
    """Where parts begin that all end like this."""
    yield 0
    last = None
    for match in pattern.finditer(text):
        if last is not None:
            yield last
        last = match.end()


def _fields_of(text: str) -> str:
    """A saved game without what stands around its fields."""
    fields = [*_SAVED_FIELD.finditer(text)]
    return "\n" * text.count("\n", 0, fields[0].start()) + text[fields[0].start() : fields[-1].end()]


def _sections(text: str) -> Iterator[int]:
    """Where the headers over each section with a puzzle begin."""
    for found in _SECTION.finditer(text):
        start = found.start()
        while start and _OVER.fullmatch(text, before := text.rfind("\n", 0, start - 1) + 1, start - 1):
            start = before
        yield start


def _cut(text: str, starts: Iterable[int]) -> TextParts | None:
    """The parts that begin at these places; None for a single one."""
    places = [*starts]
    if len(places) < 2:
        return None
    places[0], number, found = 0, 1, []
    for start, end in zip(places, [*places[1:], len(text)], strict=True):
        found.append(Part(number, text[start:end]))
        number += text.count("\n", start, end)
    return TextParts(found)


# --- one in a line --------------------------------------------------------------------------------------


def _links(text: str) -> TextParts | None:
    """Links, ids and lines of cells, where there are several and not all are cells."""
    found: list[Part] = []
    has_link = has_rest = False
    number, at = 1, 0
    for inked in _INKED.finditer(text):
        number, at, written = number + text.count("\n", at, inked.start()), inked.start(), inked[0]
        pieces = [*_pieces(written)] if HINT.search(written) else []
        has_link = has_link or bool(pieces)
        if not pieces and line.WRITTEN.match(written):
            pieces = [written] if line.find(written) else []
            has_rest = has_rest or not pieces
        found += (Part(number, piece) for piece in pieces)
    return TextParts(found, has_rest) if has_link and len(found) > 1 else None


def _pieces(written: str) -> Iterator[str]:
    """The parts of a line with a link each, or the line where it is a link or an id."""
    if max(module.detect(written) for module in _IN_A_LINE) < Confidence.LIKELY:
        return
    starts = sorted({match.start() for address in _ADDRESSES for match in address.finditer(written)})
    if len(starts) < 2:
        yield written
        return
    starts[0] = 0
    yield from (written[start:end] for start, end in zip(starts, [*starts[1:], None], strict=True))


# --- frames and rows ------------------------------------------------------------------------------------


class _DrawnBoard(NamedTuple):
    """Nine rows, or fewer where a board breaks off; its lines from `start` to before `stop`, and the words over it."""

    start: int
    stop: int
    rows: tuple[NumberedLine, ...]
    label: str


def _boards(text: str) -> TextParts | None:
    """Boards of nine rows below each other; None if `grids` reads them, or where there is only one puzzle."""
    near = text[:_NEAR]
    if not any(bar in near for bar in "|│┃║#") and grids.detect(text):
        return None
    head = near.split("\n")
    if sum(_is_row(row) for row in head if row) < (18 if near == text else 9):
        return None
    lines = text.split("\n")
    scan = _Scan(next((row for row in map(_empty_row, head) if row), ""))
    for at, written in enumerate(lines):
        scan.take(at, written)
    scan.break_off(len(lines))
    groups = _grouped(scan.boards, lines)
    if len(groups) < 2 or sum(len(board.rows) == 9 for board in scan.boards) < 2:
        return None
    return TextParts([group.part(lines) for group in groups], scan.has_rest)


@dataclass(slots=True)
class _Group:
    """The boards of one puzzle, and the digits of each cell of the last as masks."""

    boards: list[_DrawnBoard]
    masks: Masks
    has_table: bool

    def part(self, lines: Sequence[str]) -> Part:
        start, label = self.boards[0].start, self.boards[0].label
        return Part(start + 1, "".join(f"{row}\n" for row in lines[start : self.boards[-1].stop]), label)

    def goes_on_with(self, masks: Masks, label: str, *, is_table: bool) -> bool:
        """Whether a board continues this puzzle: candidates after digits, or more digits, or fewer candidates."""
        if not masks or not self.masks:
            return False
        pairs = [*zip(self.masks, masks, strict=True)]
        if self.has_table:
            return masks != self.masks and all(
                mask & before == mask and bool(mask) is bool(before) for before, mask in pairs
            )
        if label or is_table:
            return is_table and not label
        return (
            len(self.boards) == 1
            and masks != self.masks
            and all(before in (0, mask) for before, mask in pairs)
        )


def _grouped(boards: Sequence[_DrawnBoard], lines: Sequence[str]) -> list[_Group]:
    groups: list[_Group] = []
    for board in boards:
        masks = _masks(board.rows)
        is_table = any(mask.bit_count() > 1 for mask in masks) or any(
            map(_TABLE.match, lines[board.start : board.stop])
        )
        if is_table and len(groups) > 1 and _are_twins(*groups[-2:]):
            last = groups.pop()
            groups[-1].boards += last.boards
        if groups and groups[-1].goes_on_with(masks, board.label, is_table=is_table):
            groups[-1].boards.append(board)
            groups[-1].masks, groups[-1].has_table = masks, groups[-1].has_table or is_table
        else:
            groups.append(_Group([board], masks, is_table))
    return groups


def _are_twins(one: _Group, other: _Group) -> bool:
    """Whether these are the givens of a puzzle and its board without further digits."""
    is_alone = len(one.boards) == len(other.boards) == 1 and not other.boards[0].label
    return is_alone and one.masks == other.masks and not one.has_table and not other.has_table


def _is_row(text: str) -> bool:
    if grids.IS_ROW.fullmatch(text) or _FIELDS.fullmatch(text) or sdx.ROW.fullmatch(text) or _empty_row(text):
        return True
    return bool(frames.cells(text)) or bool(_DRAWN.fullmatch(text))


def _empty_row(text: str) -> str:
    """A row of nine empty cells as a board with this row shows them, by hyphens or blanks; "" if this is no row."""
    if not _WIDE.fullmatch(text) or not set(text) & {*"123456789"}:
        return ""
    return ("-" if "-" in text else " " if " " in text else "") * 9


class _Scan:
    """Finds boards, line by line."""

    def __init__(self, empty_row: str) -> None:
        self.boards: list[_DrawnBoard] = []
        self.has_rest = False
        self._empty_row = empty_row
        self._rows: list[NumberedLine] = []
        self._start = 0
        self._label = ""
        self._is_open = False

    def take(self, at: int, text: str) -> None:
        """Take the next line."""
        if text and (_is_row(text) or text == self._empty_row):
            self._rows.append(NumberedLine(at + 1, text))
            if len(self._rows) == 9:
                self._add(at + 1)
                self._is_open = True
        elif grid_text.is_blank(text):
            if len(self._rows) % 3:
                self.break_off(at)
        elif _CODE.fullmatch(text) or (self._is_open and grid_text.is_border(text)):
            self._belongs_to_last(at + 1)
        elif not (grid_text.is_border(text) or COMMENT.match(text) or _PZL_HEAD.fullmatch(text)):
            self.break_off(at)
            self.has_rest = self.has_rest or bool(self._label)
            self._start, self._label = at + 1, CONTROL.sub(" ", text[:_LONGEST_LABEL]).strip()

    def break_off(self, at: int) -> None:
        """End the current board here; titles without a board are dropped."""
        self._is_open = False
        if self._rows:
            self._add(at)
        elif self._label:
            self.has_rest = True

    def _add(self, stop: int) -> None:
        self.boards.append(_DrawnBoard(self._start, stop, tuple(self._rows), self._label))
        self._rows, self._start, self._label = [], stop, ""

    def _belongs_to_last(self, stop: int) -> None:
        """A code, or the border that closes a frame."""
        self._is_open = False
        if self.boards and not self._rows:
            self.boards[-1] = self.boards[-1]._replace(stop=stop)
            self._start = stop


def _masks(rows: Sequence[NumberedLine]) -> Masks:
    """The digits of each cell as masks; () where they are not clear."""
    if len(rows) != 9:
        return ()
    if not any(map(str.isdigit, "".join(row.text for row in rows))):
        return (0,) * 81
    with suppress(GridError):
        return tuple(frames.find(rows).frames[0].masks)
    with suppress(GridError):
        return tuple(1 << digit >> 1 for digit in grid_text.read(rows).digits)
    return ()
