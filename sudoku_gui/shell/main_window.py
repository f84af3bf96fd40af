"""The main window: builds its parts in order, connects them, and rebuilds them in another language.

The models are in the `Workspace`, outside, so that a rebuilt window continues where it was.
"""

from dataclasses import fields

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QDialog

from sudoku_gui.files import dropping
from sudoku_gui.guard import Guarded
from sudoku_gui.player.soon import call_soon
from sudoku_gui.render.icons import app_icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell.action_table import ActionParts
from sudoku_gui.shell.docks.arrangements import ArrangementState
from sudoku_gui.shell.parts import WindowParts
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.widgets.dialog import Dialog

_LOW, _LOWEST = 44, 640
"""Lines of text, and pixels: in a lower window every line counts. No arrangement needs so much by itself."""


class MainWindow(Guarded, WindowParts):
    """Toolbar and messages on top, the panes below them, then the transport."""

    def __init__(self, workspace: Workspace, theme: Theme) -> None:
        super().__init__(workspace, theme)
        self.setObjectName("main_window")
        self.setWindowIcon(app_icon())
        self.setAcceptDrops(True)
        self.use_theme(theme)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self._take_back)
        if not self.restoreGeometry(self.preferences.layout("window")):
            self.resize(self.sizeHint())
        self._follow_models()
        self._begin()

    # --- what the window shows of the models ------------------------------------------------------

    def _follow_models(self) -> None:
        document, player = self.document, self.player
        document.changed.connect(self._on_puzzle)
        document.opened.connect(self._on_opened)
        document.mode_changed.connect(self._refresh)
        # The stack emits this once more when it ends with the window, before what a rebuilt window has made.
        document.undo_stack.indexChanged.connect(self._show_undo)
        player.state_changed.connect(self._show_watching)
        self.tours.exercises_requested.connect(self.show_exercises)

    def _show_undo(self) -> None:
        self._menu_state.show_undo()

    def _refresh(self) -> None:
        self._title.show()
        self._show_undo()
        self.editing.show_state(self.actions_by_id.by_id)
        self._menu_state.show_mode()
        self.typing.show_state()
        self.boards.refresh()

    def _show_watching(self) -> None:
        """Show whether a search is watched, and whether it plays."""
        if self.player.is_watching:
            self.solving.job.drop()
        self._run_clock()
        self._show_transport()
        self.boards.show_state()
        self._menu_state.show_watching(self.theme)

    def _show_arrangement(self, name: str) -> None:
        self._menu_state.show_arrangement(name)
        self._show_transport()
        if self.workbench.docks["board"].isHidden():  # at a stop of a tour; its keys are those of the board
            self.transport.setFocus()

    def _show_transport(self) -> None:
        self.late.show_transport(visible=self.player.is_watching or self.arrangements.name != "play")

    def _run_clock(self) -> None:
        """The clock runs while the window is active and nothing is watched."""
        self.document.clock.set_active(self.isActiveWindow() and not self.player.is_watching)

    def _on_puzzle(self) -> None:
        if self.info_bar.kind != "info":
            self.info_bar.dismiss()  # what it says, or asks, is about the previous puzzle
        self.watching.leave()
        self._refresh()

    def _on_opened(self) -> None:
        """Another puzzle is open: the board gets the keyboard."""
        self.board.select(0)
        if self.isVisible() and not self.boards.isVisible():
            self.workbench.show_pane("board")
        self.boards.setFocus()

    # --- another language -----------------------------------------------------------------------

    def _begin(self, arrangement: ArrangementState | None = None) -> None:
        self.actions_by_id.connect_to(
            ActionParts(*(getattr(self, part.name) for part in fields(ActionParts)))
        )
        self.arrangements.changed.connect(self._show_arrangement)
        self.arrangements.begin(arrangement)
        self._menu_state.show_preferences()
        self.board.select(0)
        self.board.setFocus()
        self._refresh()
        self._show_watching()

    def rebuild(self) -> None:
        """Build all widgets anew, in the present language; the models stay as they are."""
        self.presentation.end()
        cells, pinned = self.board.cells, self.selection.pinned
        self.selection.clear()  # the views that know whether it is in sight go
        message, page, unread = self.info_bar.text, self.help.close(), self.files.unread
        self.store_layout()
        arrangement = self.arrangements.state
        edited, are_preferences_open = self.late.close_editors(), self.late.are_preferences_open
        self._drop_jobs()
        self._tear_down()
        self._build()
        self.use_theme(self.theme)
        self._begin(arrangement)
        self.board.select_all_of(cells)
        self.selection.pin(pinned)
        self._share_height()
        if page is not None:
            self.help.show_manual(*page)
        self.late.open_editors(edited)
        if are_preferences_open:
            self.late.show_preferences()
        self.rebuilt.emit(message)
        self.files.read_on(unread)

    def _drop_jobs(self) -> None:
        self.solving.job.drop()
        self.checking.job.drop()
        self.late.drop_solution_count()
        self.files.cancel()
        self.progress.cancel()
        self.import_export.rating.rater.stop()

    # --- actions ------------------------------------------------------------------------------------

    def cancel(self) -> None:
        """Stop whatever takes long."""
        parts = (
            self.new_puzzle,
            self.solving.job,
            self.checking.job,
            self.files,
            self.progress,
            self.import_export,
        )
        if not any(part.cancel() for part in parts) and not self.late.cancel_solution_count():
            self.player.cancel()

    def back_to_playing(self) -> None:
        """Leave the tour, or the search that is watched; the panes are again as they were before."""
        if self.workspace.tour_guide.tour is not None:
            self.workspace.tour_guide.leave()
        else:
            self.watching.back_to_playing()

    def _take_back(self) -> None:
        self.escape.take_back()

    def show_new_puzzles(self) -> None:
        """Let the user choose a level, below the button for that."""
        button = self._toolbar.widgetForAction(self.actions_by_id.by_id["new_puzzle"])
        self.new_puzzle.show_menu(button.mapToGlobal(button.rect().bottomLeft()))

    def show_exercises(self) -> None:
        """Show the exercises, about the search that is watched, or else about that of the puzzle."""
        if self.player.is_watching or self.watching.start():
            self.arrangements.choose("learn")
            self.workbench.show_pane("exercises", focus=True)

    def use_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.actions_by_id.show_icons(theme)
        self.actions_by_id.show_playing(self.player.is_playing, theme)
        views = (self.boards, self.play_screen, self.finishing, self.info_bar, self.play_panel, self.panes)
        features = (self.presentation, self.tours, self.help, self.late)
        for part in (*views, *features):
            part.use_theme(theme)
        for dialog in self.findChildren(Dialog):
            dialog.use_theme(theme)

    # --- layout, closing, dropping --------------------------------------------------------------------

    def store_layout(self) -> None:
        self.preferences.store_layout("window", self.saveGeometry())
        self.arrangements.store()

    def sizeHint(self) -> QSize:
        available = QGuiApplication.primaryScreen().availableSize()
        return QSize(1240, 860).boundedTo(available * 0.95)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_height()

    def changeEvent(self, event: QEvent) -> None:
        """In larger type the same window is low; the clock stops while another window is active."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange:
            self._run_clock()
        if event.type() is QEvent.Type.FontChange and self._parts:
            self._share_height()

    def _share_height(self) -> None:
        low = self.height() < max(_LOW * self.fontMetrics().height(), _LOWEST)
        self._central.set_low(low=low, is_presenting=self.presentation.is_on)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop everything, and store what is open."""
        self.help.what_is_this.stop()  # a mode of the application, which would outlive the window
        self.presentation.end()
        self._drop_jobs()
        self.store_layout()
        self.preferences.flush()
        event.setAccepted(self.session_restore.may_close())
        if event.isAccepted():
            self.late.close_editors()
            self._close_dialogs()
            call_soon(self, self._close_dialogs)  # what is under way may open one more
            self.workbench.close_panes()
            self.hints.hint_session.close()
            self.new_puzzle.close()
            self.player.leave()

    def _close_dialogs(self) -> None:
        """One that was opened while closing waited would keep the program running."""
        for dialog in self.findChildren(QDialog):
            dialog.close()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropping.is_welcome(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.files.drop(event.mimeData())
