"""Everything that a picture of the matrix is painted from."""

from dataclasses import dataclass

from PySide6.QtCore import QRect

from solver_core.cover.difference import Difference
from sudoku_gui.panes.matrix.layout import Layout
from sudoku_gui.panes.matrix.legends import Legends
from sudoku_gui.panes.matrix.look import MatrixLook
from sudoku_gui.render.theme import Theme


@dataclass(frozen=True, slots=True)
class Scene:
    """What to paint, where, and in which colours.

    Attributes:
        look: what is to be seen.
        layout: where.
        legends: what is written around it.
        theme: in which colours.
        difference: what is other than at the place compared with.
    """

    look: MatrixLook
    layout: Layout
    legends: Legends
    theme: Theme
    difference: Difference | None = None

    @property
    def body(self) -> QRect:
        """The matrix without its rulers, as far as it is in sight."""
        across, down = self.layout.items, self.layout.options
        return QRect(across.start, down.start, across.end - across.start, down.end - down.start)

    def column(self, item: int) -> QRect:
        """Where an item lies, over the whole height; perhaps out of sight."""
        body, across = self.body, self.layout.items
        return QRect(across.place(item), body.top(), across.size(item), body.height())

    def row(self, option: int) -> QRect:
        """Where an option lies, over the whole width; perhaps out of sight."""
        body, down = self.body, self.layout.options
        return QRect(body.left(), down.place(option), body.width(), down.size(option))

    def crossing(self, item: int, option: int, least: int = 1) -> QRect:
        """The rectangle of a crossing, or a larger one around its middle."""
        across, down = self.layout.items, self.layout.options
        width, height = max(least, across.size(item)), max(least, down.size(option))
        left, top = across.middle(item) - width / 2, down.middle(option) - height / 2
        return QRect(round(left), round(top), width, height)
