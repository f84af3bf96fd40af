"""The main window: creates the features and arranges what they declare, without naming any of them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeVar

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QGridLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QToolBar,
    QWidget,
)

from sudoku_gui.context import Context
from sudoku_gui.document.preferences import Preferences
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import PaneSpec
from sudoku_gui.player.job import call_soon
from sudoku_gui.render.icons import app_icon
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell import menus
from sudoku_gui.shell.docks.arrangements import Arrangements
from sudoku_gui.shell.docks.workbench import Workbench
from sudoku_gui.shell.presentation import Presentation
from sudoku_gui.shell.window_actions import WindowActions
from sudoku_gui.translation import translate
from sudoku_gui.widgets.boxes import row
from sudoku_gui.widgets.buttons import even
from sudoku_gui.widgets.dialog import Dialog, ThemedWindow
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.widgets.pane import Pane
from sudoku_gui.widgets.panes_area import PanesArea, spacing
from sudoku_gui.wording import foreign, gallery
from sudoku_gui.wording import window as words

_LOW, _LOWEST = 44, 640
"""Heights in lines of text and in pixels: a lower window saves space."""
_ICON, _LOW_ICON = 1.7, 1.15  # the side of an icon in lines of text
_FIRST: Final = ("board", "play_panel")  # the panes whose views are built at once

_Feature = TypeVar("_Feature", bound=Feature)


class MainWindow(ThemedWindow):
    """Toolbar and messages on top, the panes below them, then the transport.

    Args:
        features: in the order in which Escape and Stop reach them.
    """

    def __init__(
        self,
        application: QGuiApplication,
        preferences: Preferences,
        theme: Theme,
        features: Sequence[type[Feature]],
    ) -> None:
        super().__init__()
        self.theme = theme
        self.setObjectName("main_window")
        self.setWindowIcon(app_icon())
        self.setAcceptDrops(True)
        self.context = context = Context(application, self, preferences)
        self.document, self.player, self.session = context.document, context.player, context.session
        self.preferences, self.selection = preferences, context.selection
        self._window_actions = WindowActions(context)
        self.features: tuple[Feature, ...] = (*(make(context) for make in features), self._window_actions)
        self._build_menus()
        self._build_panes()
        self._title = WindowTitle(context)
        for feature in self.features:
            feature.begin()
        self.use_theme(theme)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self._take_back)
        if not self.restoreGeometry(preferences.layout("window")):
            self.resize(self.sizeHint())
        self.arrangements.begin()
        context.board.select(0)
        context.board.setFocus()
        context.player.state_changed.emit()  # initializes everything that depends on whether a search is watched

    def feature(self, kind: type[_Feature]) -> _Feature:
        """The only one of a class; for `app` and tests, since features do not know each other."""
        return next(one for one in self.features if isinstance(one, kind))

    def _build_menus(self) -> None:
        actions = self.context.actions
        actions.add(row for feature in self.features for row in feature.actions())
        actions.sections += [section for feature in self.features for section in feature.key_sections()]
        self.context.changed.connect(self._show_state)
        menus.build(self, actions)
        self.toolbar = menus.toolbar(self, actions)

    def _show_state(self) -> None:
        self.context.actions.set_watching(self.player.is_watching)
        self.context.actions.menus["search"].menuAction().setEnabled(self.player.is_watching)
        self.context.actions.refresh()

    def _build_panes(self) -> None:
        """Build the workbench, whose panes are built when they are seen, and what lays it out."""
        context, panes = self.context, self.context.panes
        panes.specs += [self._themed(spec) for feature in self.features for spec in feature.panes()]
        panes.figures += [figure for feature in self.features for figure in feature.figures]
        self.workbench = Workbench(panes.specs, first=_FIRST)
        panes.docks.update(self.workbench.docks)
        panes.requested.connect(lambda name, at, focus: self.workbench.show_pane(name, at, focus=focus))
        menu = context.actions.menus["view"].addMenu(translate("window", "P&anes"))
        menu.addActions(self.workbench.toggles())
        self.arrangements = Arrangements(self.workbench, panes.specs, context.player, context.preferences)
        self.arrangements.changed.connect(panes.record_arrangement)
        panes.arrangement_requested.connect(self.arrangements.choose)
        panes.borrowed.connect(self.arrangements.borrow)
        panes.layout_requested.connect(self.arrangements.show_borrowed)
        panes.returned.connect(self.arrangements.give_back_soon)
        context.panes_area.add_panes(self.workbench)
        self.info_bar = InfoBar(context.theme, context.messages)
        self.central = CentralArea(self.toolbar, self.info_bar, context.panes_area, context.side)
        frames = [self.menuBar(), self.toolbar]
        self.presentation = Presentation(context, self.arrangements, frames)
        self._window_actions.arrangements, self._window_actions.presentation = (
            self.arrangements,
            self.presentation,
        )
        self._window_actions.stop_requested.connect(self.cancel)
        self.setCentralWidget(self.central)

    def _themed(self, spec: PaneSpec) -> PaneSpec:
        """A pane whose view follows the theme."""

        def build() -> QWidget:
            view: QWidget = spec.build()
            if isinstance(view, Pane):
                self.context.theme_changed.connect(view.use_theme)
                self.context.panes.built.emit(view)
            return view

        return replace(spec, build=build)

    # --- asking all features -----------------------------------------------------------

    def cancel(self) -> None:
        """Stop the first job that is running, or else the player's way to a position."""
        if not any(feature.cancel() for feature in self.features) and not self.context.tasks.cancel():
            self.player.cancel()

    def _take_back(self) -> None:
        """Handle Escape; does not leave the search while a field has the focus or a question is open."""
        context = self.context
        if context.messages.dismiss() or any(feature.take_back() for feature in self.features):
            return
        is_asked = context.watching.guide is not None or context.player.question.is_open
        if not isinstance(QApplication.focusWidget(), QLineEdit) and not is_asked:
            context.watching.back_to_playing()

    def use_theme(self, theme: Theme) -> None:
        super().use_theme(theme)
        self.context.actions.use_theme(theme)
        self.info_bar.use_theme(theme)
        self.context.theme_changed.emit(theme)
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
        # In larger type the same window is low; the clock stops while another window is active.
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange:
            self.context.window_activated.emit()
        if event.type() is QEvent.Type.WindowStateChange:
            self.context.changed.emit()
        if event.type() is QEvent.Type.FontChange:
            self._share_height()

    def _share_height(self) -> None:
        line = self.fontMetrics().height()
        low = self.height() < max(_LOW * line, _LOWEST)
        self.central.set_low(low=low, is_presenting=self.presentation.is_on, line=line)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.presentation.end()
        for feature in self.features:
            feature.stop()
        self.context.tasks.cancel()
        self.store_layout()
        self.preferences.flush()
        event.setAccepted(all(feature.may_close() for feature in self.features))
        if event.isAccepted():
            for feature in self.features:
                feature.close()
            self._close_dialogs()
            call_soon(self, self._close_dialogs)  # a running job may open another one
            self.workbench.close_panes()

    def _close_dialogs(self) -> None:
        """Menus, too: what was opened while closing waited would keep the program running."""
        for dialog in (*self.findChildren(QDialog), *self.findChildren(QMenu)):
            dialog.close()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        mime = event.mimeData()
        if mime.hasUrls() or mime.hasText() or mime.hasImage():  # it may contain a puzzle
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.context.requests.dropped.emit(event.mimeData())


class WindowTitle(QObject):
    """Names what is open; problems of the gallery are named as in its menu."""

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        self._window = context.window
        self._document = document = context.document
        self._open_list = context.open_list
        self._player = context.player
        self._actions = context.actions
        player = context.player
        for signal in (document.named, player.began, document.changed, document.opened, player.state_changed):
            signal.connect(self.show)
        self.show()

    def show(self, *_what: object) -> None:
        """Name what is open now."""
        subject = self._player.subject
        if subject.sample:
            action = self._actions.get(f"sample_{subject.sample}")
            name = foreign.without_mnemonic(action.text()) if action else gallery.name_of(subject.sample)
            title = translate("window", "{problem} - Dancing Sudoku", problem=name)
        elif subject.problem:
            name = translate("exporting", "Exact cover problem")
            title = translate("window", "{problem} - Dancing Sudoku", problem=name)
        else:
            parts = self._document.name(self._unnamed()), words.about(self._document.puzzle)
            title = words.title(" · ".join(filter(None, parts)) or words.untitled())
        self._window.setWindowTitle(title)
        self._window.setWindowModified(self._document.is_modified and not subject.name)

    def _unnamed(self) -> str:
        """The name of a puzzle without a file."""
        number = self._document.source.number
        if number and self._open_list.name:
            return words.numbered(self._open_list.name, number)
        return ""


class CentralArea(QWidget):
    """The layout of the window: toolbar and messages on top, then the panes above the transport, a tour beside both.

    In a low window there is less space around them. The info bar takes what the toolbar leaves free, so nothing moves
    when a message comes or goes.
    """

    def __init__(self, toolbar: QToolBar, info_bar: InfoBar, panes_area: PanesArea, body: QWidget) -> None:
        super().__init__()
        self._toolbar = toolbar
        self._panes_area = panes_area
        toolbar.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._info_bar, self._top, self._grid = info_bar, row(toolbar), QGridLayout(self)
        self._grid.addLayout(self._top, 0, 0)
        self._grid.addWidget(body, 1, 0)
        self._grid.setRowStretch(1, 1)
        self._is_presenting = True  # until the first size is known

    def _place_messages(self) -> None:
        # In a presentation they lie over the last line, where no space is kept for them and nothing moves.
        self._info_bar.keep_space(kept=not self._is_presenting)
        self._grid.removeWidget(self._info_bar)
        self._top.removeWidget(self._info_bar)
        if self._is_presenting:
            self._grid.addWidget(self._info_bar, 1, 0, Qt.AlignmentFlag.AlignBottom)
            self._info_bar.raise_()
        else:
            self._top.addWidget(self._info_bar, 1)

    def set_low(self, *, low: bool, is_presenting: bool, line: int) -> None:
        """Save space where there is little; see `PanesArea.set_low`. Icons grow with the height of a line of text."""
        self._panes_area.set_low(low=low, is_presenting=is_presenting)
        if self._is_presenting is not is_presenting:
            self._is_presenting = is_presenting
            self._place_messages()
        self._grid.setContentsMargins(*((4, 0, 4, 2) if low else (8, 4, 8, 6)))
        self._grid.setSpacing(spacing(low=low))
        self._toolbar.setIconSize(QSize(1, 1) * even((_LOW_ICON if low else _ICON) * line))
