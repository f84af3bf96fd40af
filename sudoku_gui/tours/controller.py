"""Guided tours in the window: choosing one, making room for its panel, and doing what its stops ask for."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QSplitter, QWidget

from sudoku_gui.document.preferences import Preferences
from sudoku_gui.files import file_dialogs
from sudoku_gui.render.theme import Theme
from sudoku_gui.shell.arrangements import Arrangements
from sudoku_gui.shell.workbench import Workbench
from sudoku_gui.shell.workspace import Workspace
from sudoku_gui.tours import collection as tour_shelf
from sudoku_gui.tours import text as words
from sudoku_gui.tours.chooser import TourChooser
from sudoku_gui.tours.opening import TourOpening
from sudoku_gui.tours.panel import TourPanel
from sudoku_gui.tours.tour import Tour
from sudoku_gui.widgets.dialogs_open import bring_forward
from sudoku_gui.widgets.info_bar import InfoBar
from sudoku_gui.wording import glossary as terms
from sudoku_gui.wording import joining

_LAYOUT = "tour"
"""Under which the width of the panel is remembered."""
_CHARACTERS = 44
"""In a line of the panel at first, where a quarter of the window has no room for more."""


class Tours(QObject):
    """Leads through tours beside the panes.

    Args:
        parent: the window.
        workspace: what is toured.
        workbench: the panes.
        info_bar: where messages appear.
        theme: the colours to begin with.
        arrangements: of the panes that the stops ask for.

    Attributes:
        room: the panes, and the panel beside them while a tour is under way.
        panel: the panel.
    """

    def __init__(
        self,
        parent: QWidget,
        workspace: Workspace,
        workbench: Workbench,
        *,
        info_bar: InfoBar,
        theme: Theme,
        arrangements: Arrangements,
    ) -> None:
        super().__init__(parent)
        self._window = parent
        self._touring = workspace.touring
        self._preferences: Preferences = workspace.preferences
        self._info_bar = info_bar
        self._opening = TourOpening(terms.shipped(), self)
        self._opening.opened.connect(self._begin)
        self._opening.refused.connect(self._tell_refusal)
        self.panel = TourPanel(workspace.touring, workspace.player, theme)
        self.room = QSplitter(Qt.Orientation.Horizontal)
        self.room.setChildrenCollapsible(False)
        self.room.addWidget(workbench)
        self.room.addWidget(self.panel)
        self.room.setStretchFactor(0, 1)
        self.room.splitterMoved.connect(self._keep_width)
        self._touring.began.connect(self._show_panel)
        self._touring.left.connect(self._show_panel)
        self._touring.failed.connect(self._tell_failure)
        self._touring.panes_wanted.connect(arrangements.show_stop)
        self._show_panel()

    # --- deeds ------------------------------------------------------------------------------------

    def choose(self) -> None:
        """Let the user choose a tour."""
        if bring_forward(self._window, TourChooser):
            return
        chooser = TourChooser(self._window, tour_shelf.every(), self._touring.progress)
        chooser.start_wanted.connect(self._touring.begin)
        chooser.file_wanted.connect(self.open)
        chooser.show()

    def open(self) -> None:
        """Let the user choose a file with a tour."""
        file_dialogs.choose_tour(self._window, self._preferences["last_folder"], self.open_path)

    def open_path(self, path: Path) -> None:
        """Begin the tour in a file, or say what is wrong with it."""
        self._opening.open(path)

    def come_back(self) -> None:
        """Go on with the tour that was left last, or let the user choose one."""
        if self._touring.tour is None:
            self._touring.come_back()
        if self._touring.tour is None:
            self.choose()

    def use_theme(self, theme: Theme) -> None:
        """Show the panel in other colours."""
        self.panel.use_theme(theme)

    def _begin(self, tour: Tour) -> None:
        for chooser in self._window.findChildren(TourChooser):
            chooser.accept()
        self._touring.begin(tour)

    def _tell_refusal(self, why: str, others: int) -> None:
        more = [words.more_mistakes(others)] if others else []
        self._info_bar.show_message(joining.sentences([words.refused(why), *more]), "error")

    # --- what is seen of a tour ---------------------------------------------------------------------

    def _show_panel(self) -> None:
        is_on = self._touring.tour is not None
        if is_on == self.panel.isVisibleTo(self.room):
            return
        self.panel.setVisible(is_on)
        if is_on:
            self._info_bar.dismiss()  # what was said, or offered, was said of something else
        if is_on and not self.room.restoreState(self._preferences.layout(_LAYOUT)):
            width = max(_CHARACTERS * self.panel.fontMetrics().averageCharWidth(), self._window.width() // 4)
            self.room.setSizes([max(1, self._window.width() - width), width])

    def _keep_width(self) -> None:
        self._preferences.keep_layout(_LAYOUT, self.room.saveState())

    def _tell_failure(self, why: str) -> None:
        if self._touring.tour is None:  # the panel tells of others
            self._info_bar.show_message(words.unreachable(why), "error")
