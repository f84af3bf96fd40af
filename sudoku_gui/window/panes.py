"""The views of a search, one for each pane, all on the one position."""

from PySide6.QtWidgets import QWidget

from sudoku_gui.render.theme import Theme
from sudoku_gui.session.player import Player
from sudoku_gui.session.pointing import Pointing
from sudoku_gui.views.breakpoint_list import BreakpointList
from sudoku_gui.views.candidate_boards import CandidateBoards
from sudoku_gui.views.column_list import ColumnList
from sudoku_gui.views.event_log import EventLog
from sudoku_gui.views.link_view import LinkView
from sudoku_gui.views.matrix_view import MatrixView
from sudoku_gui.views.pseudocode_view import PseudocodeView
from sudoku_gui.views.stack_view import StackView
from sudoku_gui.views.statistics_view import StatisticsView
from sudoku_gui.views.tree_view import TreeView
from sudoku_gui.window.stops import Stops


class Panes:
    """Builds the views.

    Attributes:
        views: the widgets, by the names of their panes.
    """

    def __init__(self, player: Player, pointing: Pointing, stops: Stops, theme: Theme) -> None:
        self.matrix_view = MatrixView(player, pointing, theme)
        self.link_view = LinkView(player, pointing, theme)
        self.candidate_boards = CandidateBoards(player, pointing, theme)
        self.column_list = ColumnList(player, pointing, theme)
        self.event_log = EventLog(player, pointing, theme)
        self.tree_view = TreeView(player, pointing, theme)
        self.pseudocode = PseudocodeView(player, pointing, theme)
        self.stack_view = StackView(player, pointing, theme)
        self.statistics = StatisticsView(player, pointing, theme)
        self.breakpoint_list = BreakpointList(
            player, pointing, stops.breakpoints, theme, marks=stops.marks, following=stops.following
        )
        self._dressed = (
            self.matrix_view,
            self.link_view,
            self.candidate_boards,
            self.column_list,
            self.event_log,
            self.tree_view,
            self.pseudocode,
            self.stack_view,
            self.statistics,
            self.breakpoint_list,
        )
        self.views: dict[str, QWidget] = {view.objectName(): view for view in self._dressed}
        self.pseudocode.breakpoint_toggled.connect(stops.toggle_line)
        stops.lines_changed.connect(self.pseudocode.show_breakpoints)

    def use_theme(self, theme: Theme) -> None:
        """Show all in other colours."""
        for view in self._dressed:
            view.use_theme(theme)
