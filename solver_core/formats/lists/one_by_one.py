"""Puzzles one after another, from a file or from a pipe that can be read only once.

A list of any length is read in pieces; anything else is read whole, as by `load`.
"""

from collections.abc import Iterator

from solver_core.formats.detection import read, read_as
from solver_core.formats.files import OpenFile, text_from
from solver_core.formats.lists import written_lines
from solver_core.formats.lists.beginning import Beginning, beginning
from solver_core.formats.lists.collection import are_too_many
from solver_core.formats.lists.dialect import Dialect, decoded
from solver_core.formats.lists.written_lines import PIECE
from solver_core.formats.reading import Fault, FormatError, Reading
from solver_core.sudoku.grid_text import GridError
from solver_core.sudoku.puzzle import Puzzle


class OneByOne(Iterator[Puzzle | Fault]):
    """The puzzles of a file in their order, and the lines that cannot be read in their places.

    Args:
        file: open, at its beginning.
        extension: the ending of its name.
        format_id: its format, if known.

    Attributes:
        dropped, said: codes as in `Reading`; complete at the end.

    Raises:
        FormatError: it holds no puzzle, is not text, or is too large to be read whole.
    """

    def __init__(self, file: OpenFile, extension: str = "", format_id: str = "") -> None:
        self.dropped: dict[str, None] = {}
        self.said: tuple[str, ...] = ()
        head = b""
        while len(head) < PIECE and (more := file.read(PIECE - len(head))):
            head += more
        found = beginning(head, extension, format_id=format_id)
        if found is None:
            text = text_from(file, head)
            whole = read_as(text, format_id) if format_id else read(text, extension)
            self.dropped.update(dict.fromkeys(whole.dropped))
            self.said = whole.said
            self._parts = _in_order(whole)
        else:
            self.dropped.update(dict.fromkeys(found.dialect.dropped))
            self._parts = self._rows(file, head[found.offset :], found)

    def __next__(self) -> Puzzle | Fault:
        return next(self._parts)

    def _rows(self, file: OpenFile, head: bytes, found: Beginning) -> Iterator[Puzzle | Fault]:
        puzzles = wrong = 0
        number = found.number
        for piece in written_lines.pieces(file, head):
            rows = written_lines.rows(piece, number)
            if written_lines.COMMENT.search(piece):
                self.dropped["comments"] = None
            for line, row in zip(rows.numbers, rows.lines, strict=True):
                part = _read(found.dialect, row, line, puzzles)
                yield part
                puzzles, wrong = puzzles + isinstance(part, Puzzle), wrong + isinstance(part, Fault)
                if are_too_many(wrong, puzzles):
                    self.dropped["rest"] = None
                    return
            if rows.ended:
                return
            number += piece.count(b"\n")
        if not puzzles + wrong:
            raise FormatError("list.empty")


def _read(dialect: Dialect, row: bytes, line: int, before: int) -> Puzzle | Fault:
    try:
        return dialect.puzzle(decoded(row))
    except GridError as error:
        return Fault(line, error.column, error.message, before)


def _in_order(whole: Reading) -> Iterator[Puzzle | Fault]:
    at = 0
    for fault in whole.faults:
        while at < fault.puzzles_before:
            yield whole.puzzles[at]
            at += 1
        yield fault
    while at < len(whole.puzzles):
        yield whole.puzzles[at]
        at += 1
