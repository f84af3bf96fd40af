"""The panes of a window: what features declare, and what they ask of them."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from sudoku_gui.layout.declarations import Figure, PaneSpec
from sudoku_gui.widgets.dock import Dock


class Panes(QObject):
    """All panes of a window. Features ask by signals; the shell arranges the panes.

    Attributes:
        specs: the specifications of all panes, once all features are created.
        docks: the docks of all panes by id; likewise.
        figures: what panes show in films and on paper, in the order of the panes; likewise.
        inserted: the widgets that features insert into panes of others, by the ids of these panes.
        arrangement: the name of the current arrangement.

    Signals:
        requested: a pane should be shown: its id, the id of the pane beside which it opens if closed, and whether it
            gets the focus.
        arrangement_requested: this arrangement should be shown.
        borrowed: a feature lays out the panes from now on, and the user's layout returns after it.
        layout_requested: meanwhile, only the panes of these ids should be shown; or, without any, this arrangement.
        returned: the user's layout should be restored.
        built: the view of a pane was built.
        arranged: the arrangement of this name is shown.
    """

    requested = Signal(str, str, bool)
    arrangement_requested = Signal(str)
    borrowed = Signal()
    layout_requested = Signal(tuple, str)
    returned = Signal()
    built = Signal(object)
    arranged = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.specs: list[PaneSpec] = []
        self.docks: dict[str, Dock] = {}
        self.figures: list[Figure] = []
        self.inserted: dict[str, list[QWidget]] = {}
        self.arrangement = ""

    def show(self, name: str, at: str = "", *, focus: bool = False) -> None:
        """Ask for a pane; see `requested`."""
        self.requested.emit(name, at, focus)

    def note_arrangement(self, name: str) -> None:
        """This arrangement is shown now."""
        self.arrangement = name
        self.arranged.emit(name)
