"""The main window: puts the views where they belong and connects them with what they show."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QStyle

from sudoku_gui.files import dropping
from sudoku_gui.help.shortcuts import ShortcutSheet
from sudoku_gui.player.baseline import Kind
from sudoku_gui.render.icons import app_icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell import actions
from sudoku_gui.shell.building import FurnishedWindow
from sudoku_gui.shell.escape import Escape
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.wording import commands, labels
from sudoku_gui.wording import window as words

_LOW, _LOWEST = 44, 640
"""Lines of text, and pixels: in a window less high every line counts. No arrangement needs so much by itself."""


class MainWindow(FurnishedWindow):
    """Board in the middle, a panel beside it, the transport below.

    Args:
        workspace: what is worked on.
        theme: the colours to begin with.

    Attributes:
        may_close: asked at the last moment before the window closes; keeps what is open.

    Signals:
        theme_wanted: the user chose other colours.
            name: of the preference.
        spoke_anew: all that is seen has been built anew, in another language.
            message: what the info bar said in the one before.
    """

    theme_wanted = Signal(str)
    spoke_anew = Signal(str)

    def __init__(self, workspace: Workspace, theme: Theme) -> None:
        super().__init__(workspace, theme)
        self.may_close: Callable[[], bool] = lambda: True
        self.setObjectName("main_window")
        self.setWindowIcon(app_icon())
        self.setAcceptDrops(True)
        self._furnish()
        self.use_theme(theme)
        self._connect_workspace()
        Escape(
            self,
            (
                self._dismiss_message,
                self.player.cancel,
                self.selection.let_go,
                self._leave_by_escape,
            ),
        )
        if not self.restoreGeometry(self.preferences.layout("window")):
            self.resize(self.sizeHint())
        self.arrangements.begin()
        self._begin()

    # --- building ---------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Show everything as it is."""
        by_id, wishes = self.actions_by_id.by_id, self.preferences
        for group in ("theme", "rule", "engine"):
            by_id[f"{group}_{wishes[group]}"].setChecked(True)
        by_id[f"language_{wishes['language'].lower()}"].setChecked(True)
        self.board.select(0)
        self.board.setFocus()
        self.refresh()
        self._show_state()

    def furnish_again(self) -> None:
        """Build all that is seen anew, in the language that is spoken now; what is worked on stays as it is."""
        self.presentation.end()
        selected, pinned = self.board.selected, self.selection.pinned
        self.selection.clear()  # the views that know whether it is in sight go
        said, read, unread = self.info_bar.text, self.help_desk.close(), self.files.unread
        self.keep_layout()
        standing = self.arrangements.standing
        self.solving.drop()
        self.files.cancel()
        self.exporting.cancel()
        self._clear_out()
        self._furnish()
        self.use_theme(self._theme)
        self.arrangements.begin(standing)
        self._begin()
        if selected is not None:
            self.board.select(selected)
        self.selection.pin(pinned)
        self._share_height()
        if read is not None:
            self.help_desk.show_manual(*read)
        self.spoke_anew.emit(said)
        self.files.read_on(unread)

    def _connect_workspace(self) -> None:
        """Once and for all: whoever answers asks for the parts of the moment."""
        self.document.changed.connect(self._puzzle_changed)
        self.document.opened.connect(self._begin_to_play)
        self.document.named.connect(self.refresh)
        self.document.mode_changed.connect(self.refresh)
        self.document.undo_stack.indexChanged.connect(self.refresh)
        self.player.began.connect(self._show_title)
        self.player.state_changed.connect(self._show_state)

    def _connect_parts(self) -> None:
        self.arrangements.changed.connect(self._show_arrangement)
        self.workspace.touring.went_back.connect(self.arrangements.take_back_soon)
        self.experiments.pane_wanted.connect(self.workbench.show_pane)
        self.tours.panel.term_wanted.connect(self.help_desk.show_term)
        self.transport.timeline.bookmark_wanted.connect(self.stops.toggle_mark)
        self.stops.marks.changed.connect(self.transport.timeline.refresh_marks)

    # --- deeds --------------------------------------------------------------------------------------

    def cancel(self) -> None:
        """Stop whatever takes long."""
        long = (self.solving, self.files, self.exporting, self.librarian)
        if not any(part.cancel() for part in long):
            self.player.cancel()

    def go_to(self) -> None:
        """Let the user type a position."""
        if self.player.is_watching or self.watching.start():
            self.transport.edit_position()

    def back_to_playing(self) -> None:
        """Leave the tour, or the search that is watched; the panes are again as they were before."""
        if self.workspace.touring.tour is not None:
            self.workspace.touring.leave()
        else:
            self.watching.back_to_playing()

    def _dismiss_message(self) -> bool:
        return self.info_bar.dismiss()  # another one speaks in another language

    def _leave_by_escape(self) -> bool:
        """Whoever types does not mean the search, and a tour has a button of its own."""
        is_typed = isinstance(QApplication.focusWidget(), QLineEdit)
        return not is_typed and self.workspace.touring.tour is None and self.watching.back_to_playing()

    def edit_breakpoints(self) -> None:
        """Show the list of breakpoints, and give it the keyboard."""
        self.workbench.show_pane("breakpoint_list")
        self.panes.breakpoint_list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_difference(self) -> None:
        """Mark what the latest choice changed, or no longer."""
        baseline = self.workspace.baseline
        if baseline.kind is Kind.CHOICE:
            baseline.off()
        else:
            baseline.since_choice()
            self.workbench.show_pane("difference")

    def clear_entries(self) -> None:
        """Remove all digits that the user has entered."""
        self.watching.before_edit(lambda: self.document.clear_entries(commands.CLEARED))

    def show_shortcuts(self) -> None:
        """Show which keys do what."""
        ShortcutSheet(self, actions.shortcut_rows()).open()

    def choose_theme(self, name: str) -> None:
        """Ask for other colours, by the name of the preference."""
        self.theme_wanted.emit(name)

    def speak(self, language: str) -> None:
        """Show everything in another language: its code, or "system"."""
        self.preferences["language"] = language

    def use_theme(self, theme: Theme) -> None:
        """Show everything in other colours."""
        self._theme = theme
        self.actions_by_id.show_icons(theme)
        self.actions_by_id.show_playing(self.player.is_playing, theme)
        for view in (
            self.boards,
            self.info_bar,
            self.play_panel,
            self.panes,
            self.transport,
            self.presentation,
            self.tours,
            self.exporting,
            self.printing,
            self.help_desk,
        ):
            view.use_theme(theme)

    # --- showing ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what the document and its mode are."""
        by_id, stack = self.actions_by_id.by_id, self.document.undo_stack
        self._show_title()
        by_id["undo"].setEnabled(stack.canUndo())
        by_id["undo"].setText(words.undo(commands.told(stack.undoText())))
        by_id["redo"].setEnabled(stack.canRedo())
        by_id["redo"].setText(words.redo(commands.told(stack.redoText())))
        by_id["clear_entries"].setEnabled(self.document.puzzle.entries.filled > 0)
        by_id[f"mode_{self.document.mode.value}"].setChecked(True)
        self.typing.show_state()
        self.boards.refresh()

    def _show_title(self) -> None:
        subject = self.player.subject
        if subject.sample:
            title = words.watched(labels.plain(self.actions_by_id.by_id[f"sample_{subject.sample}"].text()))
        elif subject.problem:
            title = words.watched(self.tr("Exact cover problem"))
        else:
            title = words.title(self.document.name(self._unnamed()))
        self.setWindowTitle(title)
        self.setWindowModified(self.document.is_modified and not subject.name)

    def _unnamed(self) -> str:
        """What a puzzle without a file is called: by its place in a collection, if it has one."""
        shelf, number = self.workspace.shelf, self.document.source.number
        return words.numbered(shelf.name, number) if number and shelf.name else words.untitled()

    def _puzzle_changed(self) -> None:
        if self.info_bar.kind != "info":
            self.info_bar.dismiss()  # what it says, or asks, is of the puzzle before
        self.watching.leave()
        self.refresh()

    def _begin_to_play(self) -> None:
        """Another puzzle is open: whatever had the keyboard before, the board has it now."""
        self.board.select(0)
        if self.isVisible() and not self.boards.isVisible():
            self.workbench.show_pane("board")
        self.boards.setFocus()

    def _show_state(self) -> None:
        watching = self.player.is_watching
        if watching:
            self.solving.drop()
        self._run_clock()
        self._show_transport()
        self.boards.show_state()
        self.actions_by_id.set_watching(watching)
        self.actions_by_id.show_playing(self.player.is_playing, self._theme)

    def _run_clock(self) -> None:
        self.document.clock.set_active(self.isActiveWindow() and not self.player.is_watching)

    def _show_arrangement(self, name: str) -> None:
        for one in ("play", "watch", "study"):  # a stage, and a stop of a tour, are none of these
            self.actions_by_id.by_id[f"arrangement_{one}"].setChecked(one == name)
        self._show_transport()
        if self.workbench.docks["board"].isHidden():  # at a stop of a tour; its keys are those of the board
            self.transport.setFocus()

    def _show_transport(self) -> None:
        """Whoever plays sees nothing of the search until it is watched."""
        self.transport.setVisible(self.player.is_watching or self.arrangements.name != "play")

    # --- layout, closing, dropping --------------------------------------------------------------------

    def keep_layout(self) -> None:
        """Remember sizes and places."""
        self.preferences.keep_layout("window", self.saveGeometry())
        self.arrangements.keep()

    def sizeHint(self) -> QSize:
        """Room for a board, a panel and the transport."""
        available = QGuiApplication.primaryScreen().availableSize()
        return QSize(1240, 860).boundedTo(available * 0.95)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_height()

    def changeEvent(self, event: QEvent) -> None:
        """In larger type the same window is low; while another window has the keyboard, nobody is at the puzzle."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange:
            self._run_clock()
        if event.type() is QEvent.Type.FontChange and self._furniture:
            self._share_height()

    def _share_height(self) -> None:
        low = self.height() < max(_LOW * self.fontMetrics().height(), _LOWEST)
        self.transport.be_low(low=low)
        self._column.setContentsMargins(*((4, 0, 4, 2) if low else (8, 4, 8, 6)))
        self._column.setSpacing(1 if low else 6)
        usual = self.style().pixelMetric(QStyle.PixelMetric.PM_ToolBarIconSize)
        self._toolbar.setIconSize(QSize(1, 1) * (usual * 2 // 3 if low else usual))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop everything, and let what is open be kept."""
        self.presentation.end()
        self.solving.drop()
        self.files.cancel()
        self.exporting.cancel()
        self.keep_layout()
        self.preferences.flush()
        if self.may_close():
            self.workbench.close_panes()
            self.player.leave()
            event.accept()
        else:
            event.ignore()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropping.is_welcome(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the files, or take the text, that was dropped."""
        event.acceptProposedAction()
        self.files.drop(event.mimeData())
