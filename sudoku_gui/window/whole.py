"""What files need to know of the whole board: how it is taken up, remembered, put aside and written.

The window hands in one that knows history, clock and search; `of_document` knows the puzzle alone.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from solver_core import formats
from solver_core.formats import Reading
from sudoku_gui.session.document import Document, Source


@dataclass(frozen=True, slots=True)
class Whole:
    """The board with everything around it.

    Attributes:
        lay_out: puts a puzzle of a reading, by its index, on the board with what the file holds around it; the
            source is where it comes from, and the last argument whether no file has it.
        remember: answers what puts the present board back, unsaved, as it is now.
        text: the present board in a format, by its id, as it is written to a file.
        put_aside: writes what is unsaved into a file of its own and answers which; nothing where nothing is unsaved.
            Raises an OSError.
        may_overwrite: whether a file is still as it was read or written here last.
    """

    lay_out: Callable[[Reading, int, Source, bool], None]
    remember: Callable[[], Callable[[], None]]
    text: Callable[[str], str]
    put_aside: Callable[[], object]
    may_overwrite: Callable[[Path], bool] = field(default=lambda _path: True)


def of_document(document: Document) -> Whole:
    """The puzzle alone; what is put aside is only remembered."""

    def lay_out(reading: Reading, index: int, source: Source, modified: bool) -> None:  # noqa: FBT001 - see `Whole`
        document.open(reading.puzzles[index], source, modified=modified)

    def remember() -> Callable[[], None]:
        puzzle, source = document.puzzle, document.source
        return lambda: document.open(puzzle, source, modified=True)

    def text(format_id: str) -> str:
        return formats.write(document.puzzle, format_id)

    return Whole(lay_out, remember, text, put_aside=lambda: document.is_modified and not document.is_blank)
