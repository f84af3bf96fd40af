"""The board for screen readers: one element with 81 children, each a cell that says what it holds.

Qt frees an interface when the object behind it goes, and only then. So every cell has an object of its own, a
`CellProxy` under the board, for which Qt finds the interface by `read_as`. PySide cannot hand out a table
interface, so the board is a group and each cell names its place.
"""

from functools import cached_property

from PySide6.QtCore import QObject, QPoint, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from sudoku_gui.render.board.geometry import edge
from sudoku_gui.render.board.look import BoardLook
from sudoku_gui.render.board.paint import cell_rect
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.board.text import describe
from sudoku_gui.widgets.canvas import Canvas, read_as


class SpokenBoardView(Canvas):
    """A widget with 81 cells that screen readers can walk through; the base of `BoardView`.

    Attributes:
        cells: the selected cells; the last of them has the keyboard when the board has it.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__("board", theme, parent)
        read_as(SpokenBoardView, BoardInterface)
        read_as(CellProxy, CellInterface)
        self.cells: tuple[int, ...] = ()
        self._look = BoardLook()

    @cached_property
    def proxies(self) -> "tuple[CellProxy, ...]":
        """The interfaces of the cells, made when they are first asked for: most boards are never read aloud."""
        return tuple(CellProxy(self, cell) for cell in range(81))

    @property
    def selected(self) -> int | None:
        return self.cells[-1] if self.cells else None

    @property
    def has_edge(self) -> bool:
        """Whether there is space for the names of rows and columns, also while they are hidden: no board jumps."""
        return False

    @property
    def board_area(self) -> QRectF:
        """The part of the widget in whose middle the board is."""
        return self.beside_names(self.area)

    def beside_names(self, rect: QRectF) -> QRectF:
        """The part of a rectangle beside the names of rows and columns."""
        space = edge(rect) if self.has_edge else 0.0
        return rect.adjusted(space, space, 0, 0)

    def cell_area(self, cell: int) -> QRect:
        return cell_rect(self.board_area, cell, self.devicePixelRatioF()).toAlignedRect()

    def describe(self, cell: int) -> str:
        return describe(cell, self._look.cells[cell])

    def announce_event(self, what: QAccessible.Event) -> None:
        """Let screen readers know of an event at the selected cell."""
        if self.selected is not None and self.hasFocus() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self.proxies[self.selected], what))


class CellProxy(QObject):
    """Stands for one cell, because an accessible interface lives and dies with an object."""

    def __init__(self, board: SpokenBoardView, cell: int) -> None:
        super().__init__(board)
        self.board, self.cell = board, cell
        self.setObjectName(f"cell_r{cell // 9 + 1}c{cell % 9 + 1}")


class BoardInterface(QAccessibleWidget):
    """The board: a group that leads to its cells."""

    def __init__(self, board: SpokenBoardView) -> None:
        super().__init__(board, QAccessible.Role.Grouping)

    def _board(self) -> SpokenBoardView:
        board = self.object()
        assert isinstance(board, SpokenBoardView)  # noqa: S101 - made so in the constructor
        return board

    # --- Qt ---------------------------------------------------------------------------------------

    def childCount(self) -> int:
        return 81

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes None
        proxies = self._board().proxies
        return QAccessible.queryAccessibleInterface(proxies[index]) if 0 <= index < 81 else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        proxy = child.object()
        return proxy.cell if isinstance(proxy, CellProxy) else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes None
        board = self._board()
        return None if board.selected is None or not board.hasFocus() else self.child(board.selected)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # Qt takes None
        board = self._board()
        point = board.mapFromGlobal(QPoint(x, y))
        return next((self.child(cell) for cell in range(81) if board.cell_area(cell).contains(point)), None)


class CellInterface(QAccessibleObject):
    """A cell, with its sentence as its name."""

    def _proxy(self) -> CellProxy:
        proxy = self.object()
        assert isinstance(proxy, CellProxy)  # noqa: S101 - made so by the factory
        return proxy

    # --- Qt ---------------------------------------------------------------------------------------

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._proxy().board)

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: ARG002 - it has none
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: ARG002 - it has none
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Cell

    def text(self, part: QAccessible.Text) -> str:
        proxy = self._proxy()
        return proxy.board.describe(proxy.cell) if part is QAccessible.Text.Name else ""

    def state(self) -> QAccessible.State:
        board, cell, state = self._proxy().board, self._proxy().cell, QAccessible.State()
        state.focusable = state.selectable = 1
        state.selected = int(cell in board.cells)
        state.focused = int(board.selected == cell and board.hasFocus())
        state.invisible = int(not board.isVisible())
        return state

    def rect(self) -> QRect:
        board, area = self._proxy().board, self._proxy().board.cell_area(self._proxy().cell)
        return QRect(board.mapToGlobal(area.topLeft()), area.size())
