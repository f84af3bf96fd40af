"""The dialog of what was open earlier, or in windows that are gone, and what it restores."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QListWidget, QWidget

from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.context import Context
from sudoku_gui.features.files import text as words
from sudoku_gui.features.files.parts import FilesPart
from sudoku_gui.session import saved_state
from sudoku_gui.session.store import StoredSession
from sudoku_gui.translation import translate
from sudoku_gui.widgets import boxes
from sudoku_gui.widgets.dialog import Dialog
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.window import untitled

if TYPE_CHECKING:
    from sudoku_gui.features.files.preview import Preview

_WIDTH, _HEIGHT = 64, 22  # of the dialog, in letters and lines of text

_Action = tuple[str, Callable[[], object]]


class VersionRestore(FilesPart):
    """Restores what the user chooses of earlier sessions; ``show`` stashes the board first, or raises an OSError."""

    def __init__(self, context: Context, show: Callable[..., None]) -> None:
        super().__init__(context)
        self._show_session = show
        self._others: list[StoredSession] = []
        self._is_waiting = False

    def offer(self, others: Sequence[StoredSession]) -> list[_Action]:
        """Hold the unsaved work of other windows; returns what can be done about it."""
        self._others = list(others)
        return self._offers() if others else []

    def offer_later(self, others: Sequence[StoredSession]) -> None:
        """Offer unsaved work of other windows when the present message, or the next, is gone."""
        self._others = list(others)
        if self._others:
            self._is_waiting = True
            # Another message may be about to take the place.
            self._info_bar.dismissed.connect(self._offer_if_quiet, Qt.ConnectionType.QueuedConnection)

    def _offer_if_quiet(self) -> None:
        if self._is_waiting and not self._info_bar.text:
            self._is_waiting = False
            self._offer()

    # --- other windows ----------------------------------------------------------------------------

    def _offers(self) -> list[_Action]:
        return [
            (translate("session", "&Open"), self._restore_newest_other),
            (translate("session", "&Later"), self._info_bar.dismiss),
        ]

    def _offer(self) -> None:
        if self._others:
            self._report(words.others(len(self._others)), "info", self._offers())

    def _restore_newest_other(self) -> None:
        if self._others:
            self._restore_other(self._others[0])

    def _restore_other(self, other: StoredSession) -> None:
        """Show it, and remove it there once it is stored here; then offer the next one."""
        if self._try_to_show(other, modified=other.state.modified, is_stored=True):
            self._session.session_store.release(other)
            self._others.remove(other)
            self._offer()

    def _try_to_show(self, session: StoredSession, *, modified: bool, is_stored: bool = False) -> bool:
        try:
            self._show_session(session, modified=modified)
            if is_stored:
                self._session.store()
        except OSError as error:
            self._report(words.not_replaced(errors.describe(error)), "error")
            return False
        return True

    # --- earlier ----------------------------------------------------------------------------------

    def show(self) -> None:
        """Let the user choose among what was open earlier, here and in windows that are gone."""
        sessions = [*self.earlier(), *self._others]
        if not sessions:
            self._report(translate("session", "There is no earlier version yet."))
            return
        from sudoku_gui.features.files.preview import build_preview

        preview = build_preview(self._window.theme)
        preview[0].setObjectName("preview")
        versions = [self._version(session) for session in sessions]
        VersionsDialog(self._window, versions, preview, lambda index: self._restore(sessions[index])).open()

    def earlier(self) -> list[StoredSession]:
        """The sessions of this window with another board than the one after them."""
        puzzle, sessions = self._document.puzzle, []
        for session in self._session.session_store.earlier():
            before = replace(saved_state.read(session.state.board).puzzle, elapsed=0)
            if before != puzzle:
                sessions.append(session)
            puzzle = before
        return sessions

    def _version(self, session: StoredSession) -> "EarlierVersion":
        puzzle, path = saved_state.read(session.state.board).puzzle, session.state.path
        name = path.rpartition("/")[2] if path else untitled()
        in_another_window = session in self._others
        return EarlierVersion(
            words.version(session.at, name, puzzle.board.filled, in_another_window=in_another_window), puzzle
        )

    def _restore(self, session: StoredSession) -> None:
        if session in self._others:
            self._restore_other(session)
        elif self._try_to_show(session, modified=True):
            text = translate(
                "session",
                "This is what was open at {time}. What was here before is in File > Open Recent, if it was unsaved.",
            )
            self._report(text.format(time=words.moment(session.at)))

    def _report(self, text: str, kind: str = "info", actions: Sequence[_Action] = ()) -> None:
        self._info_bar.show_message(text, kind, actions)


class EarlierVersion(NamedTuple):
    """One row of the list, and its board."""

    text: str
    puzzle: Puzzle


class VersionsDialog(Dialog):
    """A list of versions, the newest first, and beside it the board; calls ``chosen`` with an index."""

    def __init__(
        self,
        parent: QWidget,
        versions: Sequence[EarlierVersion],
        preview: "Preview",
        chosen: Callable[[int], None],
    ) -> None:
        super().__init__(parent, "earlier_versions", translate("session", "Earlier Versions"))
        self._versions = versions
        self._board, self._show_puzzle = preview
        self._board.setAccessibleName(translate("session", "The board at that time"))
        self._list = QListWidget()
        self._list.setObjectName("versions")
        self._list.setAccessibleName(translate("session", "Versions, the newest first"))
        self._list.addItems([version.text for version in versions])
        self._list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._list.currentRowChanged.connect(self._show_row)
        self._list.itemActivated.connect(self.accept)
        self._lay_out()
        self.accepted.connect(lambda: chosen(self._list.currentRow()))
        self._list.setCurrentRow(0)
        self._list.setFocus()

    def _lay_out(self) -> None:
        buttons = self.button_box(standard=QDialogButtonBox.StandardButton.Cancel)
        label = translate("session", "&Restore")
        restore = buttons.addButton(label, QDialogButtonBox.ButtonRole.AcceptRole)
        restore.setObjectName("restore")
        restore.setDefault(True)
        self.lay_out(boxes.row(self._list, self._board), buttons, stretch=(1,))
        metrics = self.fontMetrics()
        self.resize(_WIDTH * metrics.averageCharWidth() * 2, _HEIGHT * metrics.lineSpacing())

    def _show_row(self, row: int) -> None:
        self._show_puzzle(self._versions[row].puzzle)
        self._list.setToolTip(as_tip(self._versions[row].text))
