"""What files need to know of the whole board: how it is taken up, remembered, put aside and written.

`of_workspace` knows history, clock and search; `of_document` the puzzle alone.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from solver_core import formats
from solver_core.formats import Reading
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import saved_state as sheet
from sudoku_gui.document.document import Document, Source
from sudoku_gui.document.saved_state import Sheet
from sudoku_gui.player.subject import Subject
from sudoku_gui.shell.workspace import Workspace

OWN: Final = "dsudoku"
"""The format that holds a sheet."""


@dataclass(frozen=True, slots=True)
class Whole:
    """The board with everything around it.

    Attributes:
        lay_out: puts a puzzle of a reading, by its index, on the board with what the file holds around it; the
            source is where it comes from, and the last argument whether no file has it. Answers the codes of what
            could not be taken up.
        remember: answers what puts the present board back, unsaved, as it is now.
        text: the present board in a format, by its id, as it is written to a file; raises a FormatError.
        put_aside: writes what is unsaved into a file of its own and answers which; nothing where nothing is unsaved.
            Raises an OSError.
        resume: puts a puzzle of a collection on the board as far as it was played; answers whether it was.
        may_overwrite: whether a file is still as it was read or written here last.
        will_save: told before a file is written: which, in which format, its text, and whether nothing is missing in it.
    """

    lay_out: Callable[[Reading, int, Source, bool], Sequence[str]]
    remember: Callable[[], Callable[[], object]]
    text: Callable[[str], str]
    put_aside: Callable[[], object]
    resume: Callable[[Puzzle, Source], bool] = field(default=lambda _puzzle, _source: False)
    may_overwrite: Callable[[Path], bool] = field(default=lambda _path: True)
    will_save: Callable[[Path, str, str, bool], object] = field(default=lambda *_: None)


def of_workspace(
    workspace: Workspace,
    watch: Callable[[Subject, int], object],
    put_aside: Callable[[], object],
    resume: Callable[[Puzzle, Source], bool],
    may_overwrite: Callable[[Path], bool],
    *,
    will_save: Callable[[Path, str, str, bool], object],
) -> Whole:
    """The sheet: puzzle, history, clock, and what is watched.

    Args:
        workspace: what is worked on.
        watch: begins a search at a position.
        put_aside: as `Whole` has it.
        resume: the same.
        may_overwrite: the same.
        will_save: the same.
    """

    def take_up(held: Sheet, source: Source, modified: bool) -> Sequence[str]:  # noqa: FBT001 - see `Whole`
        left_out = sheet.lay_out(workspace, held, source, modified=modified)
        if held.subject is not None and held.position is not None:
            watch(held.subject, held.position)
        return (*held.dropped, *left_out)

    def lay_out(reading: Reading, index: int, source: Source, modified: bool) -> Sequence[str]:  # noqa: FBT001 - the same
        return take_up(sheet.from_reading(reading, index), source, modified)

    def remember() -> Callable[[], object]:
        held, source = sheet.of(workspace), workspace.document.source
        return lambda: take_up(held, source, True)

    def text(format_id: str) -> str:
        if format_id == OWN:
            return sheet.text_of(sheet.of(workspace))
        return formats.write(workspace.document.timed_puzzle, format_id)

    return Whole(lay_out, remember, text, put_aside, resume, may_overwrite, will_save)


def of_document(document: Document) -> Whole:
    """The puzzle alone; what is put aside is only remembered."""

    def lay_out(reading: Reading, index: int, source: Source, modified: bool) -> Sequence[str]:  # noqa: FBT001 - see `Whole`
        document.open(reading.puzzles[index], source, modified=modified)
        return ()

    def remember() -> Callable[[], object]:
        puzzle, source = document.timed_puzzle, document.source
        return lambda: document.open(puzzle, source, modified=True)

    def text(format_id: str) -> str:
        return formats.write(document.timed_puzzle, format_id)

    return Whole(lay_out, remember, text, put_aside=lambda: document.is_modified and not document.is_blank)
