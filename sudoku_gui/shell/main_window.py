"""The main window: builds its parts in order, connects them, and rebuilds them in another language.

The models are in the `Workspace`, outside, so that a rebuilt window continues where it was.
"""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
    QPixmapCache,
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
from sudoku_gui.shell.docks.arrangements import ArrangementState
from sudoku_gui.shell.model_display import ModelDisplay
from sudoku_gui.shell.parts import Parts
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.widgets.dialog import Dialog, ThemedWindow

_LOW, _LOWEST = 44, 640
"""Lines of text, and pixels: in a lower window every line counts. No arrangement needs so much by itself."""


class MainWindow(Guarded, ThemedWindow):
    """Toolbar and messages on top, the panes below them, then the transport.

    Signals:
        built: all panes are there, for the first time or again.
        rebuilt: everything has been built again, in another language; with what the info bar said before.
    """

    built = Signal()
    rebuilt = Signal(str)

    workspace: Workspace
    controllers: Controllers
    parts: Parts

    def __init__(self, application: QGuiApplication, workspace: Workspace, theme: Theme) -> None:
        super().__init__()
        self._application = application
        self.workspace = workspace
        workspace.setParent(self)  # models end with their window
        self.document, self.player = workspace.document, workspace.player
        self.preferences, self.selection = workspace.preferences, workspace.selection
        self.theme = theme
        self.session = Session(workspace, SessionStore(), self)
        self._built: list[QObject] = []
        self._build()
        self.setObjectName("main_window")
        self.setWindowIcon(app_icon())
        self.setAcceptDrops(True)
        self.use_theme(theme)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self._take_back)
        if not self.restoreGeometry(self.preferences.layout("window")):
            self.resize(self.sizeHint())
        # The stack emits this once more when it ends with the window, before what a rebuilt window has made.
        self.document.undo_stack.indexChanged.connect(self._show_undo)
        self._begin()

    # --- building, and another language ------------------------------------------------------------

    def _build(self) -> None:
        """Build controllers on the models and parts on both, connect all, and show the models; inverse of `_tear_down`."""
        before = self.children()
        self.controllers = Controllers(self._application, self, self.workspace, self.session)
        self.parts = Parts(self._application, self, self.workspace, self.controllers)
        connections.connect(self)
        self._display = ModelDisplay(self, self.workspace, self.controllers, self.parts)
        self.setCentralWidget(self.parts.central)
        self._built = [child for child in self.children() if child not in before]

    def _tear_down(self) -> None:
        dialogs = [child for child in self.children() if isinstance(child, QDialog)]
        for child in [*dialogs, *self._built, *self.parts.late.built]:
            child.deleteLater()
        self._built.clear()
        # None of the old parts may react to a signal any more.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QPixmapCache.clear()  # of icons that are gone

    def _begin(self, arrangement: ArrangementState | None = None) -> None:
        self.parts.arrangements.begin(arrangement)
        self.parts.menu_state.show_preferences()
        self.controllers.board.select(0)
        self.controllers.board.setFocus()
        self._display.refresh()
        self._display.show_watching()

    def rebuild(self) -> None:
        """Build all widgets again, in the present language; the models stay as they are."""
        self.parts.presentation.end()
        cells, pinned = self.controllers.board.cells, self.selection.pinned
        self.selection.clear()  # the views that know whether it is in sight go
        message, page = self.controllers.info_bar.text, self.parts.help.close()
        unread = self.controllers.files.unread
        self.store_layout()
        arrangement = self.parts.arrangements.state
        edited, are_preferences_open = self.parts.late.close_editors(), self.parts.late.are_preferences_open
        self._drop_jobs()
        self._tear_down()
        self._build()
        self.use_theme(self.theme)
        self._begin(arrangement)
        self.controllers.board.select_all_of(cells)
        self.selection.pin(pinned)
        self._share_height()
        if page is not None:
            self.parts.help.show_manual(*page)
        self.parts.late.open_editors(edited)
        if are_preferences_open:
            self.parts.late.show_preferences()
        self.rebuilt.emit(message)
        self.controllers.files.read_on(unread)

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
        if event.type() is QEvent.Type.FontChange and self._built:
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
