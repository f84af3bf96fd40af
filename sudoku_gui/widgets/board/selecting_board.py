"""Selecting cells by mouse and touch: one, several by dragging over them, and one more or less with Ctrl.

The selected cells are kept in the order in which they were chosen; the last one has the cursor.
"""

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QContextMenuEvent, QGuiApplication, QInputDevice, QMouseEvent
from PySide6.QtWidgets import QWidget

from solver_core.sudoku.cells import CELLS
from sudoku_gui.render.board.geometry import BoardGeometry
from sudoku_gui.render.board.look import CellLook
from sudoku_gui.render.board.paint import cell_at
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.board.spoken_board import SpokenBoardView

_DIAMOND = 0.75
"""Dragging takes a cell within this part of its side from its middle, right and down: diagonals pass at corners."""

_STEPS = 4  # in which dragging looks at the way through one cell
_Mouse = Qt.MouseButton
_Modifier = Qt.KeyboardModifier


class SelectingBoardView(SpokenBoardView):
    """A board on which cells are selected; the base of `BoardView`.

    Signals:
        selection_moved: another cell has the cursor; with its number, 0 to 80.
        cells_clicked: a click, or a drag, has ended on these cells.
        menu_requested: the menu of the selected cells is asked for; with its place on the screen.
    """

    selection_moved = Signal(int)
    cells_clicked = Signal(object)
    menu_requested = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._yields_keys = self._is_explained = False
        self._naming = "no"
        self._shows_cursor = True
        self._active_digit = 0
        self._pressed: int | None = None  # the cell that was clicked last
        self._drag: QPointF | None = None  # where the pointer was last, while it selects
        self._removes = False  # dragging takes cells out of the selection
        self._hold = QTimer(self, singleShot=True)
        self._hold.timeout.connect(self._request_menu_by_touch)

    @property
    def has_edge(self) -> bool:
        return self._naming != "no"

    @property
    def has_coordinates(self) -> bool:
        """Whether rows and columns are named at the edge: always, or while a hint or a search speaks of cells."""
        return self._naming == "always" or (self.has_edge and (self._yields_keys or self._is_explained))

    @property
    def yields_keys(self) -> bool:
        """Whether a search is watched: then one cell is selected at most, and its keys are the window's."""
        return self._yields_keys

    @yields_keys.setter
    def yields_keys(self, yields: bool) -> None:
        begins, self._yields_keys = yields and not self._yields_keys, yields
        if yields:
            self._end_drag()
            self.clear_selection()
        if begins or not yields:
            self._shows_cursor = not yields  # once a cell is chosen, or the keyboard comes here

    @property
    def active_digit(self) -> int:
        """The digit that clicks and Enter write, or 0; its equals are marked."""
        return self._active_digit

    @active_digit.setter
    def active_digit(self, digit: int) -> None:
        if digit != self._active_digit:
            self._active_digit = digit
            self.update()

    def select(self, cell: int) -> None:
        self.select_all_of((cell,))

    def select_all_of(self, cells: Iterable[int]) -> None:
        """Select these cells; the last of them has the cursor."""
        chosen = tuple(dict.fromkeys(cells))
        if not set(chosen) <= {*CELLS}:
            raise ValueError(f"cells are numbered 0 to 80: {chosen}")
        if not chosen or chosen == self.cells:
            return
        before, self.cells = self.selected, chosen
        self._selection_changed()
        if self.selected != before:
            self.announce_event(QAccessible.Event.Focus)
            self.selection_moved.emit(self.selected)
        if len(chosen) > 1:
            self._announce_number()

    def select_all(self) -> None:
        """Select all cells; the cursor stays."""
        here = self.selected or 0
        self.select_all_of((*(cell for cell in CELLS if cell != here), here))

    def extend(self, cells: Iterable[int]) -> None:
        """Select these cells, too; the last of them has the cursor."""
        new = tuple(cells)
        self.select_all_of((*(cell for cell in self.cells if cell not in new), *new))

    def take_out(self, cell: int) -> None:
        """Select this cell no longer; the last one stays."""
        self.select_all_of(other for other in self.cells if other != cell)

    def select_alike(self) -> None:
        """Select all cells with the digit at the cursor or, where there is none, with the same notes or colours."""
        if self.selected is not None:
            self.select_all_of(_alike(self._look.cells, self.selected))

    def clear_selection(self) -> bool:
        """Select only the cell with the cursor; returns whether there were others."""
        had_several = len(self.cells) > 1
        if had_several:
            self.select_all_of(self.cells[-1:])
        return had_several

    def cell_at(self, point: QPointF) -> int | None:
        return cell_at(self.board_area, point, self.devicePixelRatioF())

    def _selection_changed(self) -> None:
        raise NotImplementedError

    def _announce_number(self) -> None:
        self.announce_event(QAccessible.Event.SelectionWithin)
        if self.hasFocus():
            self.announce(translate("cells", "%n cells selected", "", len(self.cells)))

    # --- dragging -----------------------------------------------------------------------------------

    def _begin_drag(self, event: QMouseEvent, cell: int) -> None:
        modifiers = event.modifiers()
        self._removes = False
        if self._yields_keys or self.selected is None:
            self.select(cell)
        elif modifiers & _Modifier.ControlModifier:
            self._removes = cell in self.cells and len(self.cells) > 1
            (self.take_out if self._removes else self._add)(cell)
        elif modifiers & _Modifier.ShiftModifier:
            self.extend(_rectangle(self.selected, cell))
        else:
            self.select(cell)
        if not self._yields_keys:
            self._drag = event.position()
        if event.pointingDevice().type() is QInputDevice.DeviceType.TouchScreen and not self._yields_keys:
            self._hold.start(QGuiApplication.styleHints().mousePressAndHoldInterval())

    def _add(self, cell: int) -> None:
        self.extend((cell,))

    def _end_drag(self) -> None:
        self._drag = None
        self._hold.stop()

    def _cells_on_the_way(self, start: QPointF, end: QPointF) -> list[int]:
        """The cells that the pointer has passed, also between two events."""
        geometry = BoardGeometry.within(self.board_area, self.devicePixelRatioF())
        ratio = self.devicePixelRatioF()
        way = end - start
        steps = math.ceil(math.hypot(way.x(), way.y()) * ratio * _STEPS / geometry.cell) or 1
        found = []
        for step in range(1, steps + 1):
            point = (start + way * (step / steps)) * ratio
            cell = geometry.cell_at(point)
            if cell is not None:
                away = point - geometry.middle(cell)
                if abs(away.x()) + abs(away.y()) <= _DIAMOND * geometry.cell:
                    found.append(cell)
        return found

    def _request_menu_by_touch(self) -> None:
        if self._drag is not None:
            point = self.mapToGlobal(self._drag.toPoint())
            self._end_drag()
            self.menu_requested.emit(point)

    # --- Qt -----------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = self.cell_at(event.position())
        if cell is None:
            return
        self._pressed = cell
        if event.button() is _Mouse.LeftButton:
            self._begin_drag(event, cell)
        elif cell not in self.cells:
            self.select(cell)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._drag is None:
            return
        start, self._drag = self._drag, event.position()
        for cell in self._cells_on_the_way(start, event.position()):
            if cell == self.selected and not self._removes:
                continue
            self._hold.stop()
            (self.take_out if self._removes else self._add)(cell)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._drag is not None and event.button() is _Mouse.LeftButton:
            self._end_drag()
            self.cells_clicked.emit(self.cells)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Taps of two fingers side by side are two clicks, and so is fast writing.
        cell = self.cell_at(event.position())
        is_double = event.button() is _Mouse.LeftButton and cell == self._pressed
        if self._yields_keys or not is_double or cell is None:
            self.mousePressEvent(event)
        elif self._active_digit:
            return
        elif event.modifiers() & _Modifier.ControlModifier:
            self.extend(_alike(self._look.cells, cell))
        else:
            self.select_all_of(_alike(self._look.cells, cell))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._end_drag()
        if event.reason() is QContextMenuEvent.Reason.Mouse or self.selected is None:
            cell = self.cell_at(QPointF(event.pos()))
            if cell is None:
                return
            if cell not in self.cells:
                self.select(cell)
            self.menu_requested.emit(event.globalPos())
        else:
            self.menu_requested.emit(self.mapToGlobal(self.cell_area(self.selected).center()))


def _rectangle(one: int, other: int) -> list[int]:
    """All cells between two corners; the second comes last."""
    (top, left), (bottom, right) = divmod(one, 9), divmod(other, 9)
    rows = range(min(top, bottom), max(top, bottom) + 1)
    cols = range(min(left, right), max(left, right) + 1)
    return [*(cell for row in rows for col in cols if (cell := 9 * row + col) != other), other]


def _alike(cells: tuple[CellLook, ...], cell: int) -> list[int]:
    """The cells with the same digit; of an empty one with the same notes, else colours; the cell itself comes last."""
    look = cells[cell]
    if look.digit:
        found = [number for number, other in enumerate(cells) if other.digit == look.digit]
    elif look.corner or look.centre:
        notes = look.corner, look.centre
        found = [number for number, other in enumerate(cells) if (other.corner, other.centre) == notes]
    elif look.colours:
        found = [number for number, other in enumerate(cells) if other.colours == look.colours]
    else:
        found = []
    return [*(number for number in found if number != cell), cell]
