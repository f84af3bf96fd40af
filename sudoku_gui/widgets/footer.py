"""What stands below the panes, as the window lays it out."""

from sudoku_gui.widgets.pane import Pane


class Footer(Pane):
    """Rows of controls, of which a feature derives its own."""

    def arrange(self) -> None:
        """Lay out the rows for the present width."""
        raise NotImplementedError

    def set_low(self, *, low: bool, lines: int) -> None:
        """Take less height, or as much as is good; a sentence has this many lines."""
        raise NotImplementedError
