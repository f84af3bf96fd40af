"""Puts on the board, or on the shelf, what was read, once there is room for it, and says what it was."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from solver_core.formats import FormatError, Reading
from solver_core.formats.listing import Listing
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Document, Source
from sudoku_gui.document.imports import Arrival, Origin, is_plain, may_be_saved_over
from sudoku_gui.files import import_text as imports
from sudoku_gui.files.board_state import Whole
from sudoku_gui.files.unsaved_guard import Aside, Deed, Replacing
from sudoku_gui.library.open_list import OpenList
from sudoku_gui.library.rows import JoinedPuzzles
from sudoku_gui.player.job import answered
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import answers, joining

_TRIED: Final = 8
"""Rows of a list that are tried until one holds a puzzle."""


@dataclass(frozen=True, slots=True)
class Wish:
    """How what comes is to be opened.

    Attributes:
        make_room: what lets the puzzle before go.
        told: a sentence to be told along with what was opened.
        kind: of the message; "error" where something could not be read.
        first: which of several puzzles is opened, from 0, where there are so many.
    """

    make_room: Callable[[Deed], None]
    told: str = ""
    kind: str = "info"
    first: int = 0


class Opening(QObject):
    """Opens one puzzle, or several on the shelf and the first of them.

    Args:
        parent: the window.
        document: what is worked on.
        info_bar: where messages appear.
        replacing: makes room for a puzzle of the shelf.
        whole: what knows the whole board.
        shelf: where several puzzles go; a puzzle that is wanted there is opened.
    """

    def __init__(
        self,
        parent: QObject,
        document: Document,
        info_bar: InfoBar,
        *,
        replacing: Replacing,
        whole: Whole,
        shelf: OpenList,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._info_bar = info_bar
        self._replacing = replacing
        self._whole = whole
        self._shelf = shelf
        self._has_room = False
        shelf.puzzle_requested.connect(self.take)
        shelf.unreadable.connect(self._tell_unreadable)

    def open_one(self, arrival: Arrival, reading: Reading, index: int, wish: Wish) -> None:
        """Work on one puzzle of what was read."""

        def open_it(aside: Aside) -> None:
            source, is_kept = _source(arrival, reading, index)
            left_out = self._whole.lay_out(reading, index, source, not is_kept)
            told = imports.opened(reading.format.id, reading.puzzles[index])
            self._tell(joining.sentences([told, answers.dropped(left_out)]), wish, aside)

        wish.make_room(open_it)

    def show_all(self, origin: Origin, reading: Reading, wish: Wish) -> None:
        """Put all puzzles of what was read on the shelf."""
        count = len(reading.puzzles)

        def show(aside: Aside) -> None:
            listing = _listing(origin.path) if is_plain(reading) else None
            if listing is not None:
                self._shelf.show_listing(listing)
            else:
                self._shelf.show_puzzles(origin.name, reading.puzzles, origin.path, reading.format.id)
            self._open_first(imports.listed(origin.name, reading.format.id, count), wish, aside)

        wish.make_room(show)

    def show_listing(self, origin: Origin, listing: Listing, wish: Wish) -> None:
        """Put a long list on the shelf."""

        def show(aside: Aside) -> None:
            self._shelf.show_listing(listing)
            self._open_first(imports.long_list(origin.name, listing.format.id), wish, aside)

        wish.make_room(show)

    def gather(self, arrivals: Sequence[Arrival], wish: Wish) -> None:
        """Put the puzzles of several files side by side on the shelf."""
        puzzles = JoinedPuzzles(
            [arrival.reading.puzzles for arrival in arrivals if arrival.reading is not None]
        )

        def show(aside: Aside) -> None:
            name = imports.files(len(arrivals))
            self._shelf.show_puzzles(name, puzzles)
            self._open_first(imports.gathered(name, len(puzzles)), wish, aside)

        wish.make_room(show)

    def _open_first(self, told: str, wish: Wish, aside: Aside) -> None:
        """The first puzzle of the shelf that can be read, from the wanted one on; there is room for it already."""
        before, self._has_room = self._document.puzzle, True
        first = wish.first if wish.first < self._shelf.count else 0
        for index in range(first, min(first + _TRIED, self._shelf.count)):
            self._shelf.open(index)
            if self._document.puzzle is not before:
                break
        self._has_room = False
        self._tell(told, wish, aside)

    def _tell(self, told: str, wish: Wish, aside: Aside) -> None:
        # Why something could not be read ends without a full stop, so nothing may follow it.
        parts = [told, aside.told, wish.told] if wish.kind == "error" else [wish.told, told, aside.told]
        sentences = joining.sentences(parts)
        givens = self._document.puzzle.givens

        def applies() -> bool:
            return self._document.puzzle.givens == givens and not self._document.is_solved

        is_error = wish.kind == "error"
        self._info_bar.show_message(
            sentences, wish.kind, aside.actions, applies=None if is_error else applies
        )

    def take(self, puzzle: Puzzle, source: Source) -> None:
        """Work on a puzzle of the shelf."""

        def open_it(aside: Aside) -> None:
            if not self._whole.resume(puzzle, source):
                self._document.open(puzzle, source)
            if aside.told:
                self._info_bar.show_message(aside.told, "info", aside.actions)

        if self._has_room:
            open_it(Aside())
        else:
            self._replacing.at_once(open_it)

    def _tell_unreadable(self, error: Exception) -> None:
        """A row of the shelf holds no puzzle."""
        self._info_bar.show_message(imports.unreadable(self._shelf.name, error), "error")


def _source(arrival: Arrival, reading: Reading, index: int) -> tuple[Source, bool]:
    """Where a puzzle comes from, and whether a file has it."""
    path = arrival.origin.path
    if path is None:
        return Source(), False
    is_all = may_be_saved_over(arrival, reading)
    return Source(path, reading.format.id, None if is_all else index + 1), True


def _listing(path: Path | None) -> Listing | None:
    """The file row by row, where it is a list of lines."""
    try:
        return None if path is None else answered(partial(Listing.begin, path))
    except (FormatError, OSError):
        return None
