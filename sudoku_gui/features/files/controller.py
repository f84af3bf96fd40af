"""New, open, save, paste, drop: everything that brings puzzles to the window or saves them."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.context import Context
from sudoku_gui.document import paths
from sudoku_gui.document.document import Source
from sudoku_gui.document.imports import STANDARD_INPUT, Origin
from sudoku_gui.features.files import dropping, file_dialogs
from sudoku_gui.features.files import text as words
from sudoku_gui.features.files.importer import Importer, ImportRequest
from sudoku_gui.features.files.outside_changes import OutsideChanges
from sudoku_gui.features.files.parts import FilesPart
from sudoku_gui.features.files.recent_menu import RecentMenu
from sudoku_gui.features.files.saving import Saver
from sudoku_gui.features.files.session_restore import SessionRestore
from sudoku_gui.features.files.unsaved_guard import UnsavedGuard
from sudoku_gui.kit.feature import Action
from sudoku_gui.player import run_file
from sudoku_gui.session.stash import Replace, StashResult
from sudoku_gui.translation import Texts, translate

mark = Texts("actions").mark


_LINKS = 1 << 20  # characters of a text that may be a link or a run


class Files(FilesPart):
    """Opens puzzles in the document, and saves it. What is no puzzle is opened by those who know it."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._watching = context.watching
        self._saver = Saver(context)
        self.save_to = self._saver.save_to
        self._guard = UnsavedGuard(context, self._saver.save)
        self._ask_first = self._guard.ask_first
        self.stash_first = context.stash_first = self._guard.stash_first
        self.importer = Importer(context, self._guard.stash_first)
        self._outside_changes = OutsideChanges(context, self.save, self.open_without_asking)
        self.restore = SessionRestore(context, self.open_without_asking, self.save_as)
        context.opener = self

    def actions(self) -> Iterator[Action]:
        yield from super().actions()
        yield from self.restore.actions()

    def begin(self) -> None:
        self._recent = RecentMenu(self.context, self.open_path)

    def cancel(self) -> bool:
        return self.importer.cancel()

    def stop(self) -> None:
        self.importer.cancel()

    def may_close(self) -> bool:
        return self.restore.may_close()

    @Action("save", mark("&Save"), keys=("Ctrl+S",), icon="save", tip=mark("Save the puzzle in its file"))
    def save(self) -> None:
        self._saver.save()

    @Action(
        "save_as",
        mark("Save &As..."),
        keys=("Ctrl+Shift+S",),
        icon="save_as",
        tip=mark("Save the puzzle in another file"),
    )
    def save_as(self) -> None:
        self._saver.save_as()

    @Action(
        "restore",
        mark("Restore Previous Pu&zzle"),
        tip=mark("Restore the puzzle that was on the board before"),
    )
    def restore_stashed(self) -> None:
        self._guard.restore()

    @Action("new", mark("New E&mpty Board"), keys=("Ctrl+Alt+N",), tip=mark("Start with an empty board"))
    def new(self) -> None:
        """Open an empty board, to type givens on."""
        self.show_puzzle(Puzzle(Grid.empty()))

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Open a puzzle that belongs to no file."""

        def show(stashed: StashResult) -> None:
            self._document.open(puzzle, Source())
            if stashed.text:
                self._info_bar.show_message(stashed.text, "info", stashed.actions)

        self._ask_first(show)

    @Action("open", mark("&Open..."), keys=("Ctrl+O",), icon="open", tip=mark("Open a puzzle from a file"))
    def open(self) -> None:
        file_dialogs.choose_to_open(self._window, self._saver.folder, self.open_paths)

    def open_path(self, path: Path) -> None:
        self.open_paths([path])

    def open_paths(self, files: Sequence[Path]) -> None:
        self._open(_origins(files), ImportRequest(self._ask_first))

    def open_without_asking(self, *files: Path, first: int = 0, may_be_pipes: bool = False) -> None:
        """Open files in place of a puzzle that is not needed; the present message is shown again with them.

        Of several puzzles the ``first``, from 0, is opened. On the command line pipes are wanted.
        """
        before = self._document.puzzle

        def stash_first(replace: Replace) -> None:
            # Reading may have taken a while, and something may have been typed meanwhile.
            if self._document.puzzle is before:
                replace(StashResult())
            else:
                self._ask_first(replace)

        request = ImportRequest(stash_first, self._info_bar.text, first=first)
        self._open(_origins(files, may_be_pipes=may_be_pipes), request)

    def _open(self, origins: Sequence[Origin], request: ImportRequest) -> None:
        named = [origin.path for origin in origins if origin.path is not None]
        open_it = self.context.openers.get(named[0].suffix) if len(named) == 1 else None
        if open_it is None:
            self.importer.open(origins, request)
        else:
            open_it(named[0])

    @Action(
        "paste",
        mark("&Paste Puzzle"),
        keys=("Ctrl+V",),
        icon="paste",
        tip=mark("Put a puzzle from the clipboard on the board"),
    )
    def paste(self) -> None:
        mime = cast("QMimeData | None", QGuiApplication.clipboard().mimeData())  # None before the first copy
        self._take(QMimeData() if mime is None else mime, translate("imports", "the clipboard"))

    def accepts(self, mime: QMimeData) -> bool:
        """Whether something that is dragged over the window could be opened."""
        return dropping.is_welcome(mime)

    def drop(self, mime: QMimeData) -> None:
        self._take(mime, translate("imports", "the dropped text"))

    def _take(self, mime: QMimeData, name: str) -> None:
        """Open files, a link or a text, which has this name in messages."""
        origins = dropping.origins(mime, name)
        if not origins:
            self._info_bar.show_message(dropping.refusal(mime, name), "error")
        elif origins[0].text is not None:
            self.take_text(origins[0].text, name)
        else:
            self.open_paths([origin.path for origin in origins if origin.path is not None])

    def take_text(self, text: str, name: str) -> None:
        """Open the puzzles in a text, which has this name in messages."""
        if not text.strip():
            self._info_bar.show_message(words.no_text(name), "error")
        elif len(text) <= _LINKS and is_link(text):
            self.context.open_link(text)
        else:
            self.importer.open([Origin(name, text=text)], ImportRequest(self._stash_for_text))

    def _stash_for_text(self, replace: Replace) -> None:
        self._watching.before_edit(lambda: self._guard.stash_first(replace))


def is_link(text: str) -> bool:
    """Whether a text leads to a search, as a link to a position or as a whole run."""
    from sudoku_gui.player import position_link

    return run_file.seems_run(text) or position_link.seems_link(text)


def _origins(files: Sequence[Path], *, may_be_pipes: bool = False) -> list[Origin]:
    is_alone = len(files) == 1
    return [
        Origin(translate("imports", "the standard input"), is_alone=is_alone)
        if path == STANDARD_INPUT
        else Origin(paths.shown(path), path.absolute(), is_alone=is_alone, may_be_pipe=may_be_pipes)
        for path in files
    ]
