"""The main window: builds its parts in order, on the models of the `Workspace`, and connects them."""

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
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu

from sudoku_gui.document.session.session import Session
from sudoku_gui.document.session.store import SessionStore
from sudoku_gui.features.files import dropping
from sudoku_gui.guard import Guarded
from sudoku_gui.player.soon import call_soon
from sudoku_gui.render.icons import app_icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell import connections
from sudoku_gui.shell.controllers import Controllers
from sudoku_gui.shell.model_display import ModelDisplay
from sudoku_gui.shell.parts import Parts
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.widgets.dialog import Dialog, ThemedWindow

_LOW, _LOWEST = 44, 640
"""Lines of text, and pixels: in a lower window every line counts. No arrangement needs so much by itself."""


class MainWindow(Guarded, ThemedWindow):
    """Toolbar and messages on top, the panes below them, then the transport."""

    workspace: Workspace
    controllers: Controllers
    parts: Parts

    def __init__(self, application: QGuiApplication, workspace: Workspace, theme: Theme) -> None:
        super().__init__()
        self.workspace = workspace
        workspace.setParent(self)  # models end with their window
        self.document, self.player = workspace.document, workspace.player
        self.preferences, self.selection = workspace.preferences, workspace.selection
        self.theme = theme
        self.session = Session(workspace, SessionStore(), self)
        self.controllers = Controllers(application, self, workspace, self.session)
        self.parts = Parts(application, self, workspace, self.controllers)
        connections.connect(self)
        self._display = ModelDisplay(self, workspace, self.controllers, self.parts)
        self.setCentralWidget(self.parts.central)
        self.setObjectName("main_window")
        self.setWindowIcon(app_icon())
        self.setAcceptDrops(True)
        self.use_theme(theme)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self._take_back)
        if not self.restoreGeometry(self.preferences.layout("window")):
            self.resize(self.sizeHint())
        # By the window: the stack emits this once more while it ends, when the window receives nothing any more.
        self.document.undo_stack.indexChanged.connect(self._show_undo)
        self.parts.arrangements.begin()
        self.parts.menu_state.show_preferences()
        self.controllers.board.select(0)
        self.controllers.board.setFocus()
        self._display.refresh()
        self._display.show_watching()

    def _drop_jobs(self) -> None:
        self.controllers.solving.job.drop()
        self.controllers.checking.job.drop()
        self.parts.late.drop_solution_count()
        self.controllers.files.cancel()
        self.parts.progress.cancel()
        self.controllers.import_export.rating.rater.stop()

    # --- actions ------------------------------------------------------------------------------------

    def cancel(self) -> None:
        """Stop the first job that is running, or else the player's way to a position."""
        parts = (
            self.controllers.new_puzzle,
            self.controllers.solving.job,
            self.controllers.checking.job,
            self.controllers.files,
            self.parts.progress,
            self.controllers.import_export,
        )
        if not any(part.cancel() for part in parts) and not self.parts.late.cancel_solution_count():
            self.player.cancel()

    def back_to_playing(self) -> None:
        """Leave the tour, or the search that is watched; the panes are again as they were before."""
        if self.workspace.tour_guide.tour is not None:
            self.workspace.tour_guide.leave()
        else:
            self.controllers.watching.back_to_playing()

    def _show_undo(self) -> None:
        self.parts.menu_state.show_undo()

    def _take_back(self) -> None:
        self.parts.escape.take_back(is_typing=isinstance(QApplication.focusWidget(), QLineEdit))

    def show_new_puzzles(self) -> None:
        """Let the user choose a level, below the button for that."""
        button = self.parts.toolbar.widgetForAction(self.parts.actions_by_id.by_id["new_puzzle"])
        self.controllers.new_puzzle.show_menu(button.mapToGlobal(button.rect().bottomLeft()))

    def show_exercises(self) -> None:
        """Show the exercises, about the search that is watched, or else about that of the puzzle."""
        if self.player.is_watching or self.controllers.watching.start():
            self.parts.arrangements.choose("learn")
            self.parts.workbench.show_pane("exercises", focus=True)

    def use_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.parts.actions_by_id.use_theme(theme)
        views = (
            self.controllers.boards,
            self.parts.play_screen,
            self.parts.finishing,
            self.controllers.info_bar,
            self.parts.play_panel,
            self.parts.panes,
        )
        features = (self.parts.presentation, self.parts.tours, self.parts.help, self.parts.late)
        for part in (*views, *features):
            part.use_theme(theme)
        for dialog in self.findChildren(Dialog):
            dialog.use_theme(theme)

    # --- layout, closing, dropping --------------------------------------------------------------------

    def store_layout(self) -> None:
        self.preferences.store_layout("window", self.saveGeometry())
        self.parts.arrangements.store()

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
            self._display.run_clock()
        if event.type() is QEvent.Type.FontChange:
            self._share_height()

    def _share_height(self) -> None:
        low = self.height() < max(_LOW * self.fontMetrics().height(), _LOWEST)
        self.parts.central.set_low(low=low, is_presenting=self.parts.presentation.is_on)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop everything, and store what is open."""
        self.parts.help.what_is_this.stop()  # a mode of the application, which would outlive the window
        self.parts.presentation.end()
        self._drop_jobs()
        self.store_layout()
        self.preferences.flush()
        event.setAccepted(self.parts.session_restore.may_close())
        if event.isAccepted():
            self.parts.late.close_editors()
            self._close_dialogs()
            call_soon(self, self._close_dialogs)  # what is under way may open one more
            self.parts.workbench.close_panes()
            self.controllers.hints.hint_session.close()
            self.controllers.new_puzzle.close()
            self.player.leave()

    def _close_dialogs(self) -> None:
        """Menus, too: what was opened while closing waited would keep the program running."""
        for dialog in (*self.findChildren(QDialog), *self.findChildren(QMenu)):
            dialog.close()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropping.is_welcome(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.controllers.files.drop(event.mimeData())
