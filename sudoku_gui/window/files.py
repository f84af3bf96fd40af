"""New, open, save, copy, paste, drop: everything by which puzzles come and go."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from solver_core import formats
from solver_core.formats import FormatError, Reading
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.dialogs import save_question
from sudoku_gui.dialogs.collection import CollectionDialog
from sudoku_gui.session.document import Document, Source
from sudoku_gui.session.loading import Loading
from sudoku_gui.session.preferences import Preferences
from sudoku_gui.views.board_view import BoardView
from sudoku_gui.views.info_bar import InfoBar
from sudoku_gui.window import board_looks, file_dialogs
from sudoku_gui.wording import answers, deeds, errors, file_formats, joining
from sudoku_gui.wording.names import number

LONGEST_PASTE = 1 << 20
"""Characters of the clipboard that are looked at."""


class Files(QObject):
    """Brings puzzles to the document and takes them from it.

    Args:
        window: the window that dialogs belong to.
        document: what is worked on.
        preferences: where recent files and folders are remembered.
        info_bar: where messages appear.
        before_edit: does a deed that changes the puzzle, or asks first.
        make_board: makes a board for previews.
        take_otherwise: takes a text that is no puzzle but a link, and answers whether it is.
        open_otherwise: opens a file that is no puzzle but a run, and answers whether it is.
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
    ) -> None:
        super().__init__(window)
        self._window = window
        self._document = document
        self._preferences = preferences
        self._info_bar = info_bar
        self._before_edit = before_edit
        self._make_board = make_board
        self._take_otherwise = take_otherwise
        self._open_otherwise = open_otherwise
        self._progress = ""
        self._let_go = document.puzzle
        info_bar.dismissed.connect(self._message_closed)
        self._loading = Loading(self)
        self._loading.started.connect(self._tell_loading)
        self._loading.loaded.connect(self._loaded)
        self._loading.failed.connect(self._tell_unreadable)

    # --- coming -----------------------------------------------------------------------------------

    def new(self) -> None:
        """An empty board, to type givens on."""
        self._if_saved(lambda: self._document.open(Puzzle(Grid.empty()), Source()))

    def open(self) -> None:
        """Choose a file and open it."""
        file_dialogs.choose_to_open(self._window, self._folder, self.open_path)

    def open_path(self, path: Path) -> None:
        """Open a file."""
        if self._open_otherwise(path):
            return
        self._if_saved(lambda: self.open_without_asking(path))

    def open_without_asking(self, path: Path) -> None:
        """Open a file in place of a puzzle that may be let go."""
        if self._open_otherwise(path):
            return
        self._let_go = self._document.puzzle
        self._loading.start(path.absolute())

    def paste(self) -> None:
        """Put the puzzle in the clipboard on the board; undo takes it off again."""
        self.take_text(QGuiApplication.clipboard().text(), self.tr("the clipboard"))

    def dropped(self) -> str:
        """What text is called that was dropped on the window."""
        return self.tr("what was dropped")

    def take_text(self, text: str, name: str) -> None:
        """Put the puzzle in this text on the board; of several, ask which.

        Args:
            text: whatever it is.
            name: what it is called in messages.
        """
        if not text.strip():
            self._info_bar.show_message(self.tr("There is no text in {name}.").format(name=name), "error")
            return
        if self._take_otherwise(_shortened(text)):
            return
        try:
            reading = formats.read(_shortened(text))
        except FormatError as error:
            message = self.tr("This text is not a puzzle: {error}").format(error=errors.told(error))
            self._info_bar.show_message(message, "error")
            return
        self._choose(reading, name, lambda index: self._exchange(reading, index, name))
        if len(text) > LONGEST_PASTE:
            words = self.tr(
                "Only the first {count} puzzles of {name} were taken; open a file to have them all."
            )
            self._info_bar.show_message(words.format(count=number(len(reading.puzzles)), name=name))

    def cancel(self) -> bool:
        """Give up reading a file; answer whether one was being read."""
        running = self._loading.is_running
        self._loading.cancel()
        self._tell_no_more()
        return running

    def _exchange(self, reading: Reading, index: int, name: str) -> None:
        def exchange() -> None:
            self._document.exchange(reading.puzzles[index], deeds.PASTED)
            self._tell_faults(reading, name)

        self._before_edit(exchange)

    def _loaded(self, path: Path, reading: Reading) -> None:
        self._tell_no_more()
        self._preferences["last_folder"] = str(path.parent)
        self._preferences.note_recent(str(path))
        self._choose(reading, path.name, lambda index: self._open_one(path, reading, index))

    def _open_one(self, path: Path, reading: Reading, index: int) -> None:
        # What was one puzzle out of many, or left anything behind, must never be saved over it.
        is_all = len(reading.puzzles) == 1 and not reading.faults and not reading.dropped
        which = None if is_all else index + 1

        def open_it() -> None:
            self._document.open(reading.puzzles[index], Source(path, reading.format.id, which))
            self._tell_faults(reading, path.name)

        # Reading may have taken a while, and something may have been typed meanwhile.
        if self._document.puzzle is self._let_go:
            open_it()
        else:
            self._if_saved(open_it)

    def _choose(self, reading: Reading, name: str, chosen: Callable[[int], None]) -> None:
        if len(reading.puzzles) == 1:
            chosen(0)
            return
        board = self._make_board()
        board.setObjectName("preview")

        def show(puzzle: Puzzle) -> None:
            board.show_look(board_looks.of_puzzle(puzzle))

        CollectionDialog(self._window, name, reading.puzzles, (board, show), chosen).open()

    # --- going ------------------------------------------------------------------------------------

    def save(self, then: Callable[[], None] | None = None) -> None:
        """Save in the document's file, or ask for one; go on only when that has been done."""
        source = self._document.source
        if source.path is not None and source.can_be_saved_to:
            if self.save_to(source.path, source.format_id) and then:
                then()
        else:
            self.save_as(then)

    def save_as(self, then: Callable[[], None] | None = None) -> None:
        """Choose a file and save in it."""

        def chosen(path: Path, format_id: str) -> None:
            if self.save_to(path, format_id) and then:
                then()

        file_dialogs.choose_to_save(self._window, self._suggested_path(), chosen)

    def save_to(self, path: Path, format_id: str) -> bool:
        """Save in this file; answer whether that was possible and nothing is missing there."""
        puzzle = self._document.puzzle
        try:
            formats.store(path, formats.write(puzzle, format_id))
        except OSError as error:
            message = self.tr("{name} could not be saved: {cause}. Your puzzle is still here.")
            self._info_bar.show_message(message.format(name=path.name, cause=errors.told(error)), "error")
            return False
        self._preferences["last_folder"] = str(path.parent)
        self._preferences.note_recent(str(path))
        source = Source(path, format_id)
        if lost := formats.lost(puzzle, format_id):
            self._document.saved_in_part(source)
            self._info_bar.show_message(answers.lost(lost, file_formats.name(format_id)), "error")
        else:
            self._document.saved(source)
            self._info_bar.show_message(self.tr("Saved as {name}.").format(name=path.name))
        return not lost

    def copy(self) -> None:
        """The givens as one line."""
        QGuiApplication.clipboard().setText(str(self._document.puzzle.givens))
        self._info_bar.show_message(self.tr("The givens were copied as one line of 81 characters."))

    def copy_board(self) -> None:
        """Givens and entries as one line."""
        QGuiApplication.clipboard().setText(str(self._document.puzzle.board))
        self._info_bar.show_message(self.tr("The board was copied as one line of 81 characters."))

    @property
    def _folder(self) -> str:
        """Where the last file was; at first where documents are kept."""
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        return self._preferences["last_folder"] or documents

    def _suggested_path(self) -> Path:
        source = self._document.source
        folder = Path(self._folder)
        if source.path is None:
            return folder / f"{self.tr('puzzle')}.sdk"
        if source.number is None:
            return source.path
        return folder / f"{source.path.stem}-{source.number}.sdk"

    # --- questions and messages -----------------------------------------------------------------------

    def _if_saved(self, deed: Callable[[], None]) -> None:
        """Do it at once where nothing would be lost; otherwise ask first."""
        if not self._document.is_modified:
            deed()
            return
        save_question.ask(
            self._window, self._document.name(self.tr("Untitled")), lambda: self.save(deed), deed
        )

    def _tell_loading(self, path: Path) -> None:
        self._progress = self.tr("Reading {name}...").format(name=path.name)
        self._info_bar.show_message(self._progress, "info", [(self.tr("Cancel"), self._loading.cancel)])

    def _tell_no_more(self) -> None:
        """The message that a file is being read has served its turn."""
        if self._progress:
            self._progress = ""
            self._info_bar.dismiss()

    def _message_closed(self) -> None:
        """Closing the message that a file is being read is giving up."""
        if self._progress:
            self._progress = ""
            self._loading.cancel()

    def _tell_unreadable(self, path: Path, error: Exception) -> None:
        if isinstance(error, FileNotFoundError):
            self._preferences.forget_recent(str(path))
        message = self.tr("{name} could not be opened: {cause}").format(
            name=path.name, cause=errors.told(error)
        )
        self._info_bar.show_message(message, "error")

    def _tell_faults(self, reading: Reading, name: str) -> None:
        sentences = [answers.dropped(reading.dropped)] if reading.dropped else []
        if reading.faults:
            first = reading.faults[0]
            words = (
                self.tr("One line of {name} could not be read, line {line}: {message}.")
                if len(reading.faults) == 1
                else self.tr(
                    "{count} lines of {name} could not be read; the first is line {line}: {message}."
                )
            )
            count = number(len(reading.faults))
            message = errors.told(first.message)
            sentences.append(words.format(count=count, name=name, line=first.line, message=message))
        if sentences:
            self._info_bar.show_message(joining.sentences(sentences), "error" if reading.faults else "info")


def _shortened(text: str) -> str:
    """The text, or of a very long one the whole lines at its beginning."""
    if len(text) <= LONGEST_PASTE:
        return text
    return text[: text.rfind("\n", 0, LONGEST_PASTE) + 1] or text[:LONGEST_PASTE]
