"""New, open, save, copy, paste, drop: everything by which puzzles come and go.

How is told by `coming`, `going`, `copying`, and by `replacing`, which keeps the puzzle before from being lost.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import cast

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document import paths
from sudoku_gui.document.document import Document, Source
from sudoku_gui.document.imports import STANDARD_INPUT, Origin
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.files import dropping, file_dialogs
from sudoku_gui.files import import_text as imports
from sudoku_gui.files.board_state import Whole, of_document
from sudoku_gui.files.copying import Copying
from sudoku_gui.files.importing import Coming
from sudoku_gui.files.opening import Opening, Wish
from sudoku_gui.files.saving import Going
from sudoku_gui.files.unsaved_guard import Aside, Deed, Replacing
from sudoku_gui.library.open_list import OpenList
from sudoku_gui.panes.board.view import BoardView
from sudoku_gui.widgets.info_bar import InfoBar

_LINKS = 1 << 20
"""Characters of a text that may be a link or a run; longer ones are puzzles, or rubbish."""


class Files(QObject):
    """Brings puzzles to the document and takes them from it.

    Attributes:
        shelf: where several puzzles go.
        copying: what puts the puzzle in the clipboard; its menu is inserted by the window.

    Args:
        window: the window that dialogs belong to.
        document: what is worked on.
        preferences: where recent files and folders are remembered.
        info_bar: where messages appear.
        before_edit: does a deed that changes the puzzle, or asks first.
        make_board: makes a board for previews.
        take_otherwise: takes a text that is no puzzle but a link, and answers whether it is.
        open_otherwise: opens a file that is no puzzle but a run, and answers whether it is.
        watch_problem: watches a problem in the format of Knuth's programs; answers whether that is possible.
        whole: what knows the whole board; by default the puzzle alone is known.
        shelf: where several puzzles go; by default one that nobody sees.
    """

    def __init__(
        self,
        window: QMainWindow,
        document: Document,
        preferences: Preferences,
        info_bar: InfoBar,
        *,
        before_edit: Callable[[Callable[[], None]], None],
        make_board: Callable[[], BoardView],
        take_otherwise: Callable[[str], bool],
        open_otherwise: Callable[[Path], bool],
        watch_problem: Callable[[str], bool] = lambda _text: False,
        whole: Whole | None = None,
        shelf: OpenList | None = None,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._document = document
        self._info_bar = info_bar
        self._before_edit = before_edit
        self._take_otherwise = take_otherwise
        self._open_otherwise = open_otherwise
        whole = whole or of_document(document)
        self.shelf = shelf or OpenList(self)
        self._going = Going(window, document, preferences, info_bar, whole)
        self._replacing = Replacing(window, document, info_bar, whole, self._going.save)
        self.copying = Copying(window, document, info_bar)
        opening = Opening(
            window, document, info_bar, replacing=self._replacing, whole=whole, shelf=self.shelf
        )
        self._coming = Coming(
            window, preferences, info_bar, opening, make_board=make_board, watch=watch_problem
        )

    # --- coming -----------------------------------------------------------------------------------

    def new(self) -> None:
        """An empty board, to type givens on."""

        def clear(aside: Aside) -> None:
            self._document.open(Puzzle(Grid.empty()), Source())
            if aside.told:
                self._info_bar.show_message(aside.told, "info", aside.actions)

        self._replacing.ask_first(clear)

    def open(self) -> None:
        """Choose files and open them."""
        file_dialogs.choose_to_open(self._window, self._going.folder, self.open_paths)

    def open_path(self, path: Path) -> None:
        """Open a file."""
        self.open_paths([path])

    def open_paths(self, files: Sequence[Path]) -> None:
        """Open files; several puzzles go to the shelf."""
        self._bring(_origins(files), Wish(self._replacing.ask_first))

    def open_without_asking(self, *files: Path, first: int = 0, may_be_pipes: bool = False) -> None:
        """Open files in place of a puzzle that may be let go; what the info bar says is said once more with them.

        Args:
            files: which.
            first: the puzzle that is opened if there are several, from 0.
            may_be_pipes: whether somebody named them on the command line, where pipes are wanted.
        """
        let_go = self._document.puzzle

        def make_room(deed: Deed) -> None:
            # Reading may have taken a while, and something may have been typed meanwhile.
            if self._document.puzzle is let_go:
                deed(Aside())
            else:
                self._replacing.ask_first(deed)

        self._bring(
            _origins(files, may_be_pipes=may_be_pipes), Wish(make_room, self._info_bar.text, first=first)
        )

    def paste(self) -> None:
        """Open whatever is in the clipboard."""
        held = cast(
            "QMimeData | None", QGuiApplication.clipboard().mimeData()
        )  # None where nothing was copied yet
        self.take(QMimeData() if held is None else held, imports.clipboard())

    def drop(self, mime: QMimeData) -> None:
        """Open whatever was dropped on the window."""
        self.take(mime, imports.dropped_text())

    def take(self, mime: QMimeData, name: str) -> None:
        """Open files, a link or a text.

        Args:
            mime: what was brought.
            name: what a text is called in messages.
        """
        origins = dropping.origins(mime, name)
        if not origins:
            self._info_bar.show_message(dropping.refusal(mime, name), "error")
        elif origins[0].text is not None:
            self.take_text(origins[0].text, name)
        else:
            self.open_paths([origin.path for origin in origins if origin.path is not None])

    def take_text(self, text: str, name: str) -> None:
        """Open the puzzle, or the puzzles, in this text.

        Args:
            text: whatever it is.
            name: what it is called in messages.
        """
        if not text.strip():
            self._info_bar.show_message(imports.no_text(name), "error")
        elif len(text) > _LINKS or not self._take_otherwise(text):
            self._coming.bring([Origin(name, text=text)], Wish(self._make_room_for_text))

    def make_room(self, deed: Deed) -> None:
        """Put another puzzle on the board, once the present one is kept."""
        self._replacing.at_once(deed)

    def bring_back(self) -> None:
        """Put the puzzle that was put aside last on the board again."""
        self._replacing.bring_back()

    @property
    def unread(self) -> Sequence[Origin]:
        """What is being read and can be begun anew."""
        return self._coming.unread

    def read_on(self, unread: Sequence[Origin]) -> None:
        """Read, and open, what others were reading."""
        if unread:
            self._coming.bring(unread, Wish(self._replacing.ask_first))

    def cancel(self) -> bool:
        """Give up reading; answer whether something was being read."""
        return self._coming.cancel()

    def _make_room_for_text(self, deed: Deed) -> None:
        self._before_edit(lambda: self._replacing.at_once(deed))

    def _bring(self, origins: Sequence[Origin], wish: Wish) -> None:
        named = [origin.path for origin in origins if origin.path is not None]
        if len(named) == 1 and self._open_otherwise(named[0]):
            return
        self._coming.bring(origins, wish)

    # --- going ------------------------------------------------------------------------------------

    def save(self, then: Callable[[], None] | None = None) -> None:
        """Save in the document's file, or ask for one; go on only when that has been done."""
        self._going.save(then)

    def save_as(self, then: Callable[[], None] | None = None) -> None:
        """Choose a file and save in it."""
        self._going.save_as(then)

    def save_to(self, path: Path, format_id: str) -> bool:
        """Save in this file; answer whether that was possible and nothing is missing there."""
        return self._going.save_to(path, format_id)

    def copy(self) -> None:
        """The givens as one line."""
        self.copying.copy_givens()

    def copy_board(self) -> None:
        """Givens and entries as one line."""
        self.copying.copy_board()


def _origins(files: Sequence[Path], *, may_be_pipes: bool = False) -> list[Origin]:
    is_alone = len(files) == 1
    return [
        Origin(imports.standard_input(), is_alone=is_alone)
        if path == STANDARD_INPUT
        else Origin(paths.shown(path), path.absolute(), is_alone=is_alone, may_be_pipe=may_be_pipes)
        for path in files
    ]
