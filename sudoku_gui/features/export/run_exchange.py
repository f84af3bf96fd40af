"""Saves and opens runs as files, and copies and follows links to positions."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtGui import QGuiApplication

from solver_core.cover import SearchBase
from solver_core.formats import FormatError, disk, files
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.context import Context
from sudoku_gui.document import paths
from sudoku_gui.document.atomic_file import storing
from sudoku_gui.document.document import Source
from sudoku_gui.features.export import text as words
from sudoku_gui.kit.feature import Action, Feature
from sudoku_gui.player import run_file
from sudoku_gui.player.job import Steps, answered
from sudoku_gui.player.subject import Subject
from sudoku_gui.session.stash import StashResult
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.progress import failure
from sudoku_gui.wording import errors, joining

mark = Texts("actions").mark


_LARGEST: Final = 4 * run_file.MOST_CHARACTERS  # bytes of a file that is read


class RunExchange(Feature):
    """Runs and links go out, and come in with the puzzle that they need."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._player = context.player
        self._document = context.document
        self._progress = context.tasks
        self._info_bar = context.messages
        context.openers[run_file.ENDING] = self.open_run
        context.open_link = self.paste_link

    @Action(
        "save_run", mark("Save the &Run As..."), tip=mark("Save the search and its position in a small file")
    )
    def save_run(self) -> None:
        """Ask for a file and save the run with its position."""
        from sudoku_gui.wording import position

        if not self._is_watching():
            return
        name = position.file_name_of(self._player.subject, self._player.position)
        self._progress.choose(name, run_file.ENDING, self.save_run_to)

    def save_run_to(self, path: Path) -> None:
        """Write the run and its position into a file; report a failure in the info bar."""
        if not self._is_watching():  # it may have ended behind the file dialog
            return
        name = paths.shown(path)
        try:
            data = files.encoded(run_file.write(self._player))
        except FormatError as error:
            self._info_bar.show_message(failure(name, error), "error")
            return
        self._progress.write(name, storing(path, data))

    def _is_watching(self) -> bool:
        """Whether there is a run to be saved; says so where there is none."""
        if not self._player.is_watching:
            self._info_bar.show_message(words.nothing_watched(), "error")
        return self._player.is_watching

    def open_run(self, path: Path) -> None:
        """Watch the run in a file, at its position."""
        name = paths.shown(path)
        try:
            text = answered(partial(disk.contents, path, _LARGEST + 1)).decode("utf-8-sig")
        except OSError as error:
            self._info_bar.show_message(words.run_not_opened(name, errors.describe(error)), "error")
            return
        except UnicodeDecodeError:
            self._info_bar.show_message(words.run_not_opened(name, self.tr("it is not text.")), "error")
            return
        self._progress.remember_folder(path.absolute())
        self._open_text(text, name)

    @Action(
        "copy_link",
        mark("Copy a &Link to This Position"),
        keys=("Ctrl+L",),
        tip=mark("Copy a link that returns to this position when it is pasted"),
    )
    def copy_link(self) -> None:
        """Put an address on the clipboard that opens the search at this position."""
        from sudoku_gui.player import position_link

        if not self._player.is_watching:
            self._info_bar.show_message(words.nothing_watched(), "error")
            return
        try:
            link = position_link.write(self._player)
        except ValueError as error:
            self._info_bar.show_message(errors.describe(error), "error")
            return
        QGuiApplication.clipboard().setText(link)
        self._info_bar.show_message(words.link_copied(self._where()))

    def paste_link(self, text: str) -> None:
        """Open the link or the run in a text; reports a text without one as a link that is not complete."""
        if run_file.seems_run(text):
            self._open_text(text, self.tr("the clipboard"))
            return
        from sudoku_gui.player import position_link

        try:
            linked = position_link.read(text)
        except position_link.LinkError as error:
            cause = words.link_fault(error.fault.name, errors.describe(error.detail))
            self._info_bar.show_message(words.link_not_followed(cause), "error")
            return
        self._load(position_link.restoring(linked), words.link_not_followed)

    def _open_text(self, text: str, name: str) -> None:
        self._load(run_file.restoring(text), partial(words.run_not_opened, name))

    def _load(self, steps: Steps[tuple[SearchBase, Subject]], failed: Callable[[str], str]) -> None:
        self._progress.run(steps, self._show, lambda error: failed(errors.describe(error)))

    def _show(self, found: tuple[SearchBase, Subject]) -> None:
        """Watch the run; where it is of another puzzle, open that."""
        search, subject = found
        grid = subject.grid

        def watch(stashed: StashResult) -> None:
            if grid is not None and grid != self._document.task():
                self._document.open(Puzzle(grid), Source(), modified=True)
            self._player.show_search(search, subject)
            text = joining.sentences([words.run_opened(self._where()), stashed.text])
            self._info_bar.show_message(text, "info", stashed.actions)

        if grid is None or grid == self._document.task():
            watch(StashResult())
        else:
            self.context.stash_first(watch)

    def _where(self) -> str:
        from sudoku_gui.wording import transport

        player = self._player
        return transport.position(player.position, player.length, length_is_known=player.length_is_known)
