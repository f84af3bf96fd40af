"""What comes: files, texts and pipes are read, judged, and opened, looked at first, or put on the shelf.

What is plain - one puzzle, nothing left out or decided - is opened at once, and the message says what it was. What is
doubtful is shown before anything is replaced. Several puzzles go to the shelf, and the first is opened.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from solver_core.formats import FormatError, Reading
from solver_core.formats.listing import Listing
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.dialogs.import_preview import ImportPreview
from sudoku_gui.session.arrivals import Arrival, Origin, is_plain
from sudoku_gui.session.document import Document, Source
from sudoku_gui.session.joined import Joined
from sudoku_gui.session.loading import Loading
from sudoku_gui.session.preferences import Preferences
from sudoku_gui.session.shelf import Shelf
from sudoku_gui.views.board_view import BoardView
from sudoku_gui.views.info_bar import InfoBar
from sudoku_gui.window import board_looks
from sudoku_gui.window.replacing import Aside, Deed, Replacing
from sudoku_gui.window.whole import Whole
from sudoku_gui.wording import answers, imports, joining

_LINK: Final = ("http://", "https://")

_TRIED: Final = 8
"""Rows of a list that are tried until one holds a puzzle."""


@dataclass(frozen=True, slots=True)
class Wish:
    """How what comes is to be opened.

    Attributes:
        make_room: what lets the puzzle before go.
        told: a sentence to be told along with what was opened.
        kind: of the message; "error" where something could not be read.
    """

    make_room: Callable[[Deed], None]
    told: str = ""
    kind: str = "info"


class Coming(QObject):
    """Brings puzzles to the document.

    Args:
        window: what dialogs belong to.
        document: what is worked on.
        preferences: where recent files and folders are remembered.
        info_bar: where messages appear.
        replacing: makes room for another puzzle.
        whole: what knows the whole board.
        shelf: where several puzzles go.
        make_board: makes a board for previews.
    """

    def __init__(
        self,
        window: QMainWindow,
        document: Document,
        preferences: Preferences,
        info_bar: InfoBar,
        *,
        replacing: Replacing,
        whole: Whole,
        shelf: Shelf,
        make_board: Callable[[], BoardView],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._document = document
        self._preferences = preferences
        self._info_bar = info_bar
        self._replacing = replacing
        self._whole = whole
        self._shelf = shelf
        self._make_board = make_board
        self._wish = Wish(replacing.ask_first)
        self._is_telling = self._has_room = False
        self._names: list[str] = []
        self._loading = Loading(self)
        self._loading.started.connect(self._tell_started)
        self._loading.progressed.connect(self._tell_progress)
        self._loading.finished.connect(self._arrived)
        info_bar.dismissed.connect(self._message_closed)
        shelf.puzzle_wanted.connect(self.take)
        shelf.unreadable.connect(self._tell_unreadable)

    def bring(self, origins: Sequence[Origin], wish: Wish) -> None:
        """Read these and open what they hold."""
        self._wish = wish
        self._loading.start(origins)

    def cancel(self) -> bool:
        """Give up reading; answer whether something was being read."""
        running = self._loading.is_running
        self._loading.cancel()
        self._tell_no_more()
        return running

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

    # --- judging --------------------------------------------------------------------------------------

    def _arrived(self, arrivals: tuple[Arrival, ...]) -> None:
        self._tell_no_more()
        good = [arrival for arrival in arrivals if arrival.error is None]
        for arrival in arrivals:
            self._note(arrival)
        bad = [arrival for arrival in arrivals if arrival.error is not None]
        if bad:
            told = joining.sentences([self._wish.told, _unread(bad, arrivals)])
            self._wish = replace(self._wish, told=told, kind="error")
        if len(good) == 1:
            self._judge(good[0])
        elif good:
            self._gather(good)
        else:
            self._info_bar.show_message(self._wish.told, "error")

    def _note(self, arrival: Arrival) -> None:
        """Remember files that were read, and forget those that are gone."""
        path = arrival.origin.path
        if path is None:
            return
        if arrival.error is None:
            self._preferences["last_folder"] = str(path.parent)
            self._preferences.note_recent(str(path))
        elif isinstance(arrival.error, FileNotFoundError):
            self._preferences.forget_recent(str(path))

    def _judge(self, arrival: Arrival) -> None:
        """One thing has come: open it, show it first, or put it on the shelf."""
        origin, reading, wish = arrival.origin, arrival.reading, self._wish
        if arrival.listing is not None:
            self._show_listing(origin, arrival.listing, wish)
        elif reading is not None and is_plain(reading):
            if len(reading.puzzles) == 1:
                self._open(origin, reading, 0, wish)
            else:
                self._show_all(origin, reading, wish)
        elif reading is not None:
            self._preview(origin, reading, wish)

    def _preview(self, origin: Origin, reading: Reading, wish: Wish) -> None:
        board = self._make_board()

        def show(puzzle: Puzzle) -> None:
            board.show_look(board_looks.of_puzzle(puzzle))

        dialog = ImportPreview(self._window, origin.name, reading, (board, show))
        dialog.open_wanted.connect(lambda which, index: self._open(origin, which, index, wish))
        dialog.library_wanted.connect(lambda which: self._show_all(origin, which, wish))
        dialog.open()

    # --- opening --------------------------------------------------------------------------------------

    def _open(self, origin: Origin, reading: Reading, index: int, wish: Wish) -> None:
        def open_it(aside: Aside) -> None:
            source, is_kept = _source(origin, reading, index)
            left_out = self._whole.lay_out(reading, index, source, not is_kept)
            told = imports.opened(reading.format.id, reading.puzzles[index])
            self._tell(joining.sentences([told, answers.dropped(left_out)]), wish, aside)

        wish.make_room(open_it)

    def _show_all(self, origin: Origin, reading: Reading, wish: Wish) -> None:
        count = len(reading.puzzles)
        listing = _listing(origin.path) if is_plain(reading) else None

        def show(aside: Aside) -> None:
            if listing is not None:
                self._shelf.show_listing(listing)
            else:
                self._shelf.show_puzzles(origin.name, reading.puzzles, origin.path, reading.format.id)
            self._open_first(imports.listed(origin.name, reading.format.id, count), wish, aside)

        wish.make_room(show)

    def _show_listing(self, origin: Origin, listing: Listing, wish: Wish) -> None:
        def show(aside: Aside) -> None:
            self._shelf.show_listing(listing)
            self._open_first(imports.long_list(origin.name, listing.format.id), wish, aside)

        wish.make_room(show)

    def _gather(self, arrivals: Sequence[Arrival]) -> None:
        """Several files: their puzzles side by side."""
        wish = self._wish
        parts = [_puzzles(arrival) for arrival in arrivals]
        puzzles = Joined(parts)

        def show(aside: Aside) -> None:
            name = imports.files(len(arrivals))
            self._shelf.show_puzzles(name, puzzles)
            self._open_first(imports.gathered(name, len(puzzles)), wish, aside)

        wish.make_room(show)

    def _open_first(self, told: str, wish: Wish, aside: Aside) -> None:
        """The first puzzle of the shelf that can be read; there is room for it already."""
        before, self._has_room = self._document.puzzle, True
        for index in range(min(_TRIED, self._shelf.count)):
            self._shelf.open(index)
            if self._document.puzzle is not before:
                break
        self._has_room = False
        self._tell(told, wish, aside)

    def _tell(self, told: str, wish: Wish, aside: Aside) -> None:
        sentences = joining.sentences([wish.told, told, aside.told])
        self._info_bar.show_message(sentences, wish.kind, aside.actions)

    # --- messages -------------------------------------------------------------------------------------

    def _tell_started(self, origins: tuple[Origin, ...]) -> None:
        self._names = [origin.name for origin in origins]
        self._is_telling = True
        actions = [(imports.cancel(), self._loading.cancel)]
        self._info_bar.show_message(imports.reading(self._names, 0), "info", actions)

    def _tell_progress(self, count: int) -> None:
        if self._is_telling:
            self._info_bar.reword(imports.reading(self._names, count))

    def _tell_no_more(self) -> None:
        """The message that something is being read has served its turn."""
        if self._is_telling:
            self._is_telling = False
            self._info_bar.dismiss()

    def _message_closed(self) -> None:
        """Closing the message that something is being read is giving up."""
        if self._is_telling:
            self._is_telling = False
            self._loading.cancel()


def _source(origin: Origin, reading: Reading, index: int) -> tuple[Source, bool]:
    """Where a puzzle comes from, and whether it is all there."""
    if origin.path is None:
        return Source(), False
    # What was one puzzle out of many, or left anything behind, must never be saved over it.
    is_all = len(reading.puzzles) == 1 and not reading.faults and not reading.dropped
    return Source(origin.path, reading.format.id, None if is_all else index + 1), True


def _puzzles(arrival: Arrival) -> Sequence[Puzzle]:
    if arrival.listing is not None:
        return arrival.listing
    return arrival.reading.puzzles if arrival.reading is not None else ()


def _listing(path: Path | None) -> Listing | None:
    """The file row by row, where it is a list of lines."""
    try:
        return None if path is None else Listing.begin(path)
    except (FormatError, OSError):
        return None


def _unread(bad: Sequence[Arrival], arrivals: Sequence[Arrival]) -> str:
    """What could not be read, and why or, of several, by name."""
    first = bad[0]
    if len(arrivals) > 1 and len(bad) > 1:
        return imports.several_unreadable([arrival.origin.name for arrival in bad])
    error = first.error or FormatError("")
    if first.origin.text is None:
        return imports.unreadable(first.origin.name, error)
    if first.origin.text.strip().startswith(_LINK):
        return imports.link()
    return imports.no_puzzle(error)
