"""What comes: files, texts and pipes are read, judged, and opened, looked at first, or put on the shelf.

What is plain - one puzzle, nothing left out or decided - is opened at once, and the message says what it was. What is
doubtful is shown before anything is replaced. Several puzzles go to the shelf, and the first is opened.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from solver_core.formats import FormatError, Reading
from solver_core.formats.detection import surest
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.imports import Arrival, Origin, is_plain
from sudoku_gui.document.loading import Loading
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.files import import_text as imports
from sudoku_gui.files.import_preview import ImportPreview
from sudoku_gui.files.opening import Opening, Wish
from sudoku_gui.panes.board.view import BoardView
from sudoku_gui.render import board_looks
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import joining

_LINK: Final = ("http://", "https://")


class Coming(QObject):
    """Reads what is brought and decides what becomes of it.

    Args:
        window: what dialogs belong to.
        preferences: where recent files and folders are remembered.
        info_bar: where messages appear.
        opening: opens what was read.
        make_board: makes a board for previews.
        watch: watches a problem in the format of Knuth's programs; answers whether that is possible.
    """

    def __init__(
        self,
        window: QMainWindow,
        preferences: Preferences,
        info_bar: InfoBar,
        opening: Opening,
        *,
        make_board: Callable[[], BoardView],
        watch: Callable[[str], bool],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._info_bar = info_bar
        self._opening = opening
        self._make_board = make_board
        self._watch = watch
        self._wish: Wish | None = None
        self._is_telling = False
        self._names: list[str] = []
        self._loading = Loading(self)
        self._loading.started.connect(self._tell_started)
        self._loading.progressed.connect(self._tell_progress)
        self._loading.finished.connect(self._arrived)
        info_bar.dismissed.connect(self._message_closed)

    def bring(self, origins: Sequence[Origin], wish: Wish) -> None:
        """Read these and open what they hold."""
        self._wish = wish
        self._loading.start(origins)

    @property
    def unread(self) -> Sequence[Origin]:
        """What is being read and can be begun anew."""
        return self._loading.unread

    def cancel(self) -> bool:
        """Give up reading; answer whether something was being read."""
        running = self._loading.is_running
        self._loading.cancel()
        self._tell_no_more()
        return running

    # --- judging --------------------------------------------------------------------------------------

    def _arrived(self, arrivals: tuple[Arrival, ...]) -> None:
        self._tell_no_more()
        wish = self._wish
        if wish is None:
            return
        for arrival in arrivals:
            self._note(arrival)
        good = [arrival for arrival in arrivals if arrival.error is None]
        bad = [arrival for arrival in arrivals if arrival.error is not None]
        if bad:
            told = joining.sentences([wish.told, _unread(bad, arrivals)])
            wish = replace(wish, told=told, kind="error")
        if len(good) > 1 and (problems := [arrival for arrival in good if arrival.problem]):
            # One window watches one search, and puzzles are many at a time.
            good = [arrival for arrival in good if not arrival.problem] or problems[:1]
            left = [imports.problem_left(arrival.origin.name) for arrival in problems if arrival not in good]
            wish = replace(wish, told=joining.sentences([wish.told, *left]))
        if len(good) == 1:
            self._judge(good[0], wish)
        elif good:
            self._opening.gather(good, wish)
        else:
            self._info_bar.show_message(wish.told, wish.kind)

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

    def _judge(self, arrival: Arrival, wish: Wish) -> None:
        """One thing has come: open it, show it first, or put it on the shelf."""
        origin, reading = arrival.origin, arrival.reading
        if arrival.problem:
            if self._watch(arrival.problem):
                self._info_bar.show_message(imports.problem(origin.name))
        elif arrival.listing is not None:
            self._opening.show_listing(origin, arrival.listing, wish)
        elif reading is not None and is_plain(reading):
            if len(reading.puzzles) == 1:
                self._opening.open_one(arrival, reading, 0, wish)
            else:
                self._opening.show_all(origin, reading, wish)
        elif reading is not None:
            self._preview(arrival, reading, wish)

    def _preview(self, arrival: Arrival, reading: Reading, wish: Wish) -> None:
        origin = arrival.origin
        board = self._make_board()

        def show(puzzle: Puzzle) -> None:
            board.show_look(board_looks.of_puzzle(puzzle))

        dialog = ImportPreview(self._window, origin.name, reading, (board, show))
        dialog.open_wanted.connect(lambda which, index: self._opening.open_one(arrival, which, index, wish))
        dialog.library_wanted.connect(lambda which: self._opening.show_all(origin, which, wish))
        dialog.open()

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


def _is_unknown_link(text: str) -> bool:
    """Is it an address that no format knows? As cells of one line anything is taken."""
    row = surest(text) if text.startswith(_LINK) else None
    return row is not None and row.id == "line"


def _unread(bad: Sequence[Arrival], arrivals: Sequence[Arrival]) -> str:
    """What could not be read, and why or, of several, by name."""
    first = bad[0]
    if len(arrivals) > 1 and len(bad) > 1:
        return imports.several_unreadable([arrival.origin.name for arrival in bad])
    error = first.error or FormatError("text.empty")
    if first.origin.text is None:
        return imports.unreadable(first.origin.name, error)
    if _is_unknown_link(first.origin.text.strip()):
        return imports.link()
    return imports.no_puzzle(error)
