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
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action
from sudoku_gui.player import run_file
from sudoku_gui.player.job import Work, answered, begin
from sudoku_gui.player.subject import Subject
from sudoku_gui.services.progress import failure
from sudoku_gui.session.stash import StashResult
from sudoku_gui.translation import Texts
from sudoku_gui.wording import errors, joining
from sudoku_gui.wording.foreign import shown

tr = Texts("exporting")

_LARGEST: Final = 4 * run_file.MOST_CHARACTERS  # bytes of a file that is read
LINK_FAULTS: Final = {
    "NONE": tr.mark("there is none in this text."),
    "INCOMPLETE": tr.mark("a part of it is missing or was changed. Copy all of it again."),
    "UNKNOWN": tr.mark("this program does not know “{detail}”; a newer one may."),
    "IMPOSSIBLE": tr.mark("there is no such search: {detail}"),
}
"""Messages for invalid links, by the names of `LinkFault`."""


class RunExchange(Feature):
    """Exports and imports runs and links, with the puzzle that they need."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        context.requests.files[run_file.ENDING] = self.open_run
        context.requests.texts.append((is_link, self.paste_link))

    @Action("save_run", "Save the &Run As...", tip="Save the search and its position in a small file")
    def save_run(self) -> None:
        """Ask for a file and save the run with its position."""
        from sudoku_gui.wording import position

        if self.context.watching.search_to_export():
            name = position.file_name_of(self._player.subject, self._player.position)
            self.context.choose_file(name, run_file.ENDING, self.save_run_to)

    def save_run_to(self, path: Path) -> None:
        """Write the run and its position into a file; report a failure in the info bar."""
        if not self.context.watching.search_to_export():  # it may have ended while the file dialog was open
            return
        name = paths.shown(path)
        try:
            data = files.encoded(run_file.write(self._player))
        except FormatError as error:
            self._report(failure(name, error))
        else:
            self.context.tasks.write(name, storing(path, data))

    def open_run(self, path: Path) -> None:
        """Watch the run in a file, at its position."""
        name = paths.shown(path)
        try:
            text = answered(partial(disk.contents, path, _LARGEST + 1)).decode("utf-8-sig")
        except OSError as error:
            self._report(_not_opened(name, errors.describe(error)))
        except UnicodeDecodeError:
            self._report(_not_opened(name, self.tr("it is not text.")))
        else:
            self.context.preferences["last_folder"] = str(path.absolute().parent)
            self._load(run_file.read(text), partial(_not_opened, name))

    @Action(
        "copy_link",
        "Copy a &Link to This Position",
        keys=("Ctrl+L",),
        tip="Copy a link that returns to this position when it is pasted",
    )
    def copy_link(self) -> None:
        """Put an address on the clipboard that opens the search at this position."""
        from sudoku_gui.features.export import position_link

        if not self.context.watching.search_to_export():
            return
        try:
            link = position_link.write(self._player)
        except ValueError as error:
            self._report(errors.describe(error))
            return
        QGuiApplication.clipboard().setText(link)
        text = tr("A link to {where} was copied. Paste it here to come back to the same place.")
        self.context.messages.show_message(text.format(where=self._where()))

    def paste_link(self, text: str) -> None:
        """Open the link or the run in a text; reports a text without one as a link that is not complete."""
        if run_file.seems_run(text):
            self._load(run_file.read(text), partial(_not_opened, self.tr("the clipboard")))
            return
        from sudoku_gui.features.export import position_link

        try:
            linked = position_link.read(text)
        except position_link.LinkError as error:
            cause = tr(LINK_FAULTS[error.fault.name], detail=errors.describe(error.detail))
            self._report(_not_followed(cause))
        else:
            self._load(position_link.restoring(linked), _not_followed)

    def _load(self, work: Work[tuple[SearchBase, Subject]], failed: Callable[[str], str]) -> None:
        self.context.tasks.run(work, self._found, lambda error: failed(errors.describe(error)))

    def _found(self, found: tuple[SearchBase, Subject]) -> None:
        begin(self, self._show(*found))

    def _show(self, search: SearchBase, subject: Subject) -> Work[None]:
        """Watch a run, opening its puzzle if it is another one."""
        document, grid, stashed = self.context.document, subject.grid, StashResult()
        if grid is not None and grid != document.task():
            room = yield from self.context.requests.make_room()
            if room is None:
                return
            stashed = room
            document.open(Puzzle(grid), Source(), modified=True)
        self._player.show_search(search, subject)
        opened = tr("Opened where it was left: {where}.", where=self._where())
        text = joining.sentences([opened, stashed.text])
        self.context.messages.show_message(text, "info", stashed.actions)

    def _where(self) -> str:
        from sudoku_gui.wording import transport

        player = self._player
        return transport.position(player.position, player.length, length_is_known=player.length_is_known)

    def _report(self, text: str) -> None:
        self.context.messages.show_message(text, "error")


def is_link(text: str) -> bool:
    """Whether a text is a link to a position, or a whole run."""
    from sudoku_gui.features.export import position_link

    return run_file.seems_run(text) or position_link.seems_link(text)


def _not_opened(name: str, cause: str) -> str:
    return tr("{name} could not be opened: {cause}", name=shown(name), cause=cause)


def _not_followed(cause: str) -> str:
    return tr("This link could not be followed: {cause}", cause=cause)
