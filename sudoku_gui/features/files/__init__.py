"""Opening, importing, saving and restoring puzzles: what the File menu does."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QUrl
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QImage
from PySide6.QtWidgets import QMenu

from solver_core import formats
from solver_core.formats import FormatError, disk
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.context import Context
from sudoku_gui.document import paths
from sudoku_gui.document.document import Source
from sudoku_gui.document.imports import STANDARD_INPUT, Origin
from sudoku_gui.features.files import text as words
from sudoku_gui.features.files.closing import Closing
from sudoku_gui.features.files.file_dialogs import choose_to_open
from sudoku_gui.features.files.opening import MakeRoom, Opening
from sudoku_gui.features.files.outside_changes import OutsideChanges
from sudoku_gui.features.files.restoring import SessionRestore
from sudoku_gui.features.files.saving import Saving
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action
from sudoku_gui.player.job import Reply, Work, answered, begin
from sudoku_gui.session.stash import StashResult, is_stashed
from sudoku_gui.translation import translate
from sudoku_gui.wording.foreign import as_tip, in_menu, shown

if TYPE_CHECKING:
    from sudoku_gui.session.handover import Receiver


_LINKS: Final = 1 << 20  # characters of a text that may be a link or a run
_MOST_FILES: Final = 1000  # of one drop
_LONGEST_PATH: Final = 4096


class FilesFeature(Feature):
    """Opens and saves puzzles. Other files are passed to `Requests.files`."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.saving = Saving(context)
        self._ask_first = partial(self.saving.make_room, asks=True)
        self.opening = Opening(context, self.saving.make_room)
        self._outside_changes = OutsideChanges(context, self.saving.save, self.open_without_asking)
        self.restore = SessionRestore(context, self.open_without_asking)
        self._closing = Closing(context, self.saving.save_as)
        self._receiver: Receiver | None = None
        context.requests.puzzle.connect(self._show_puzzle)
        context.requests.text.connect(self.take_text)
        context.requests.dropped.connect(self.drop)
        context.requests.room.connect(self._make_room)

    def begin(self) -> None:
        self._recent = RecentMenu(self.context, self.open_path)

    def receive(self) -> None:
        """Open what later starts of the program hand over, until the window closes."""
        from sudoku_gui.session.handover import Receiver

        self._receiver = Receiver(self)
        self._receiver.received.connect(self.open_received)

    def open_received(self, files: Sequence[Path]) -> None:
        """Come to the front, and open files that another program names."""
        window = self.context.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()
        self._open(files, self._ask_first, may_be_pipes=True)

    def close(self) -> None:
        if self._receiver is not None:
            self._receiver.close()

    def cancel(self) -> bool:
        return self.opening.cancel()

    def stop(self) -> None:
        self.opening.cancel()

    def may_close(self) -> bool:
        return self._closing.may_close()

    @Action("save", "&Save", keys=("Ctrl+S",), icon="save", tip="Save the puzzle in its file")
    def save(self) -> None:
        begin(self, self.saving.save())

    @Action(
        "save_as",
        "Save &As...",
        keys=("Ctrl+Shift+S",),
        icon="save_as",
        tip="Save the puzzle in another file",
    )
    def save_as(self) -> None:
        begin(self, self.saving.save_as())

    @Action("restore", "Restore Previous Pu&zzle", tip="Restore the puzzle that was on the board before")
    def restore_stashed(self) -> None:
        begin(self, self.saving.restore())

    @Action(
        "versions",
        "Earli&er Versions...",
        tip="Show earlier states of the board, and unsaved work of other windows",
    )
    def show_versions(self) -> None:
        begin(self, self.restore.choose_version())

    @Action("new", "New E&mpty Board", keys=("Ctrl+Alt+N",), tip="Start with an empty board")
    def new(self) -> None:
        """Open an empty board for typing givens."""
        self._show_puzzle(Puzzle(Grid.empty()))

    def _show_puzzle(self, puzzle: Puzzle) -> None:
        """Open a puzzle that belongs to no file; one that is under way is continued."""
        is_open = puzzle.givens == self._document.puzzle.givens and not self._document.is_solved
        if is_open and not puzzle.givens.is_empty:
            self.context.watching.leave()
            return

        def show() -> Work[None]:
            stashed = yield from self._ask_first()
            if stashed is None:
                return
            if not self.context.game_saving.continue_game(puzzle):
                self._document.open(puzzle, Source())
            if stashed.text:
                self._messages.show_message(stashed.text, "info", stashed.actions)

        begin(self, show())

    @Action("open", "&Open...", keys=("Ctrl+O",), icon="open", tip="Open a puzzle from a file")
    def open(self) -> None:
        def choose() -> Work[None]:
            self.open_paths((yield from choose_to_open(self.context.window, self.saving.folder)))

        begin(self, choose())

    def open_path(self, path: Path) -> None:
        self.open_paths([path])

    def open_paths(self, files: Sequence[Path]) -> None:
        self._open(files, self._ask_first)

    def open_without_asking(self, *files: Path, first: int = 0, may_be_pipes: bool = False) -> None:
        """Open files without asking about the current puzzle; keeps the current message.

        Of several puzzles the ``first``, from 0, is opened. Pipes are only accepted from the command line.
        """
        before = self._document.puzzle

        def make_room() -> Work[StashResult | None]:
            # Reading may have taken a while, and something may have been typed meanwhile.
            return StashResult() if self._document.puzzle is before else (yield from self._ask_first())

        self._open(files, make_room, self._messages.text, first, may_be_pipes=may_be_pipes)

    def _open(
        self,
        files: Sequence[Path],
        make_room: MakeRoom,
        text: str = "",
        first: int = 0,
        *,
        may_be_pipes: bool = False,
    ) -> None:
        open_it = self.context.requests.files.get(files[0].suffix) if len(files) == 1 else None
        if open_it is not None:
            open_it(files[0].absolute())
        elif files:
            origins = [_origin(path, is_alone=len(files) == 1, may_be_pipe=may_be_pipes) for path in files]
            self.opening.open(origins, make_room, text, first)

    @Action(
        "paste",
        "&Paste Puzzle",
        keys=("Ctrl+V",),
        icon="paste",
        tip="Put a puzzle from the clipboard on the board",
    )
    def paste(self) -> None:
        mime = cast("QMimeData | None", QGuiApplication.clipboard().mimeData())  # None before the first copy
        self._take(QMimeData() if mime is None else mime, translate("imports", "the clipboard"))

    def drop(self, mime: QMimeData) -> None:
        self._take(mime, translate("imports", "the dropped text"))

    def _take(self, mime: QMimeData, name: str) -> None:
        """Open files, a link, a picture or a text, which has this name in messages."""
        origins = _origins(mime, name)
        if not origins:
            self._messages.show_message(words.no_text(name), "error")
        elif origins[0].picture is not None:
            self.opening.open(origins, self._make_room_for_text)
        elif origins[0].text is not None:
            self.take_text(origins[0].text, name)
        else:
            self.open_paths([origin.path for origin in origins if origin.path is not None])

    def take_text(self, text: str, name: str) -> None:
        """Open the puzzles in a text, which has this name in messages."""
        if not text.strip():
            self._messages.show_message(words.no_text(name), "error")
        elif len(text) <= _LINKS and (open_it := self._opener(text)) is not None:
            open_it(text)
        else:
            self.opening.open([Origin(name, text=text)], self._make_room_for_text)

    def _opener(self, text: str) -> Callable[[str], object] | None:
        return next((open_it for is_it, open_it in self.context.requests.texts if is_it(text)), None)

    def _make_room(self, reply: Reply[StashResult | None]) -> None:
        def make() -> Work[None]:
            reply.give((yield from self.saving.make_room()))

        begin(self, make())

    def _make_room_for_text(self) -> Work[StashResult | None]:
        """Make room for a text; while a search is watched, ask first."""
        if not (yield from self.context.watching.leave_to_edit()):
            return None
        return (yield from self.saving.make_room())

    # --- Qt ---------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # macOS sends files to the application.
        if isinstance(event, QFileOpenEvent):
            self.open_received([paths.of_url(event.url())])
        return super().eventFilter(watched, event)


def _origin(path: Path, *, is_alone: bool, may_be_pipe: bool) -> Origin:
    if path == STANDARD_INPUT:
        return Origin(translate("imports", "the standard input"), is_alone=is_alone)
    return Origin(paths.shown(path), path.absolute(), is_alone=is_alone, may_be_pipe=may_be_pipe)


# --- the contents of the clipboard or of a drop -----------------------------------------------------------


def _origins(mime: QMimeData, name: str) -> list[Origin]:
    """The origins in clipboard or drop data; a text has this name in messages."""
    urls = mime.urls() if mime.hasUrls() else []
    files = [paths.of_url(url) for url in urls[:_MOST_FILES] if url.isLocalFile()]
    if files:
        return [Origin(paths.shown(path), path) for path in files]
    text = mime.text() if mime.hasText() else ""
    if not text.strip() and urls:
        text = urls[0].toString(QUrl.ComponentFormattingOption.FullyEncoded)
    path = _path_in(text)
    if path is not None:
        return [Origin(paths.shown(path), path)]
    # Browsers add an address to a picture; other programs a picture to a text.
    if mime.hasImage() and (not text.strip() or text.startswith(words.LINK)):
        return [Origin(translate("imports", "the picture"), picture=QImage(mime.imageData()))]
    return [Origin(name, text=text)] if text.strip() else []


def _path_in(text: str) -> Path | None:
    line = text.strip()
    if "\n" in line or len(line) > _LONGEST_PATH:
        return None
    if line.startswith("file://"):
        return paths.of_url(QUrl(line))
    if not Path(line).is_absolute():
        return None
    try:
        path = answered(partial(paths.of_qt, line))
        return path if answered(path.exists) else None
    except TimeoutError:
        return Path(line)  # reading it will report the drive
    except (OSError, ValueError):
        return None


_LARGEST: Final = 1 << 18  # the largest file that is read for its title, in bytes


class RecentMenu(QObject):
    """Lists the files opened or saved last, the newest first."""

    def __init__(self, context: Context, open_path: Callable[[Path], None]) -> None:
        parent = context.window
        super().__init__(parent)
        self._files = context.recent_files
        self._open_path = open_path
        self._menu = QMenu(self.tr("Open &Recent"), parent)
        self._menu.setObjectName("menu_recent")
        self._menu.setToolTipsVisible(True)
        self._files.changed.connect(self._fill)
        context.actions.menus["file"].insertMenu(context.actions["save"], self._menu)
        self._fill()

    def _fill(self) -> None:
        self._menu.clear()
        files = self._files.paths
        for number, file in enumerate(files, 1):
            path = Path(file)
            action = self._menu.addAction(f"&{number % 10} {in_menu(paths.shortened(self._name(path)))}")
            action.setToolTip(as_tip(paths.shown_in_full(path)))
            action.triggered.connect(lambda _checked=False, path=path: self._open_path(path))
        self._menu.setEnabled(bool(files))
        if files:
            self._menu.addSeparator()
            self._menu.addAction(self.tr("&Clear List")).triggered.connect(self._files.clear)

    def _name(self, path: Path) -> str:
        """The name of a file; stashed work has the name of its title, or of what it holds."""
        if not is_stashed(path):
            return paths.shown(path)
        puzzle = _puzzle_in(path)
        if puzzle is None:
            return self.tr("Unsaved puzzle")
        title = shown(puzzle.header("D"))
        return title or self.tr("Unsaved puzzle: {counts}").format(counts=words.counts(puzzle))


def _puzzle_in(path: Path) -> Puzzle | None:
    try:
        return formats.read(formats.decode(disk.contents(path, _LARGEST)), path.suffix).puzzles[0]
    except (OSError, FormatError):
        return None
