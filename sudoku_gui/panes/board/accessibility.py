"""The board as a screen reader meets it: one element with 81 children, each a cell that says what it holds.

Qt frees an interface when the object behind it goes, and only then. So every cell has an object of
its own, a `CellProxy` under the board, and Qt asks the factory installed here for the interfaces.
PySide cannot hand out a table interface, so the board is a group and each cell names its place.
"""

from functools import cache

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from solver_core.sudoku.marks import digits_of
from sudoku_gui.guard import Guarded
from sudoku_gui.render.board_look import CellLook, Ink
from sudoku_gui.wording import baseline as contrasting
from sudoku_gui.wording import cells as words


class SpokenBoard(Guarded, QWidget):
    """A widget with 81 cells that screen readers can walk through; the base of `BoardView`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        install()
        self.proxies = tuple(CellProxy(self, cell) for cell in range(81))

    def selected_cell(self) -> int | None:
        """The cell that has the keyboard when the board has it."""
        raise NotImplementedError

    def cell_look(self, cell: int) -> CellLook:
        """What a cell shows."""
        raise NotImplementedError

    def cell_area(self, cell: int) -> QRect:
        """Where a cell lies, in the widget's own coordinates."""
        raise NotImplementedError

    def tell_selection(self) -> None:
        """Let screen readers speak the selected cell, as they do when the focus moves."""
        self._tell(QAccessible.Event.Focus)

    def tell_change(self) -> None:
        """Let screen readers know that the selected cell says something new."""
        self._tell(QAccessible.Event.NameChanged)

    def _tell(self, what: QAccessible.Event) -> None:
        cell = self.selected_cell()
        if cell is not None and self.hasFocus() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self.proxies[cell], what))


class CellProxy(QObject):
    """Stands for one cell, because an accessible interface lives and dies with an object."""

    def __init__(self, board: SpokenBoard, cell: int) -> None:
        super().__init__(board)
        self.cell = cell
        self.setObjectName(f"cell_r{cell // 9 + 1}c{cell % 9 + 1}")

    def board(self) -> SpokenBoard:
        """The board around this cell."""
        board = self.parent()
        assert isinstance(board, SpokenBoard)  # noqa: S101 - made so in the constructor
        return board


class BoardInterface(Guarded, QAccessibleWidget):
    """The board: a group that leads to its cells."""

    def __init__(self, board: SpokenBoard) -> None:
        super().__init__(board, QAccessible.Role.Grouping)

    def _board(self) -> SpokenBoard:
        board = self.object()
        assert isinstance(board, SpokenBoard)  # noqa: S101 - made so in the constructor
        return board

    def childCount(self) -> int:
        return 81

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """A cell by its number."""
        proxies = self._board().proxies
        return QAccessible.queryAccessibleInterface(proxies[index]) if 0 <= index < 81 else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        proxy = child.object()
        return proxy.cell if isinstance(proxy, CellProxy) else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """The selected cell, while the board has the keyboard."""
        board = self._board()
        cell = board.selected_cell()
        return None if cell is None or not board.hasFocus() else self.child(cell)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        board = self._board()
        point = board.mapFromGlobal(QPoint(x, y))
        return next((self.child(cell) for cell in range(81) if board.cell_area(cell).contains(point)), None)


class CellInterface(Guarded, QAccessibleObject):
    """A cell: its name is the whole sentence."""

    def _proxy(self) -> CellProxy:
        proxy = self.object()
        assert isinstance(proxy, CellProxy)  # noqa: S101 - made so by the factory
        return proxy

    def parent(self) -> QAccessibleInterface:
        """The board."""
        return QAccessible.queryAccessibleInterface(self._proxy().board())

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # noqa: ARG002
        """Nothing lies inside a cell."""
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: ARG002
        return -1

    def role(self) -> QAccessible.Role:
        """A cell."""
        return QAccessible.Role.Cell

    def text(self, part: QAccessible.Text) -> str:
        """The sentence, as the name."""
        if part is not QAccessible.Text.Name:
            return ""
        proxy = self._proxy()
        return describe(proxy.cell, proxy.board().cell_look(proxy.cell))

    def state(self) -> QAccessible.State:
        """Selected and focused as the board says."""
        proxy = self._proxy()
        board = proxy.board()
        here = board.selected_cell() == proxy.cell
        state = QAccessible.State()
        state.focusable = state.selectable = 1
        state.selected = int(here)
        state.focused = int(here and board.hasFocus())
        state.invisible = int(not board.isVisible())
        return state

    def rect(self) -> QRect:
        """Where the cell is on the screen, so that a reader can point at it and click it."""
        proxy = self._proxy()
        area = proxy.board().cell_area(proxy.cell)
        return QRect(proxy.board().mapToGlobal(area.topLeft()), area.size())


def describe(cell: int, look: CellLook) -> str:
    """A cell in one sentence: its place, what it holds, and what is wrong or new about it."""
    remarks = (
        (look.clashing, words.clashing),
        (look.dead, words.dead),
        (look.covered and not look.digit, words.covered),
        (look.newest, words.newest),
        (look.chosen, words.chosen),
    )
    said = [word() for is_so, word in remarks if is_so]
    if look.options and not look.chosen:
        said.append(words.offered(words.listing(map(str, digits_of(look.options)))))
    if not look.digit and look.lost:
        said.append(contrasting.cell_lost(words.listing(map(str, digits_of(look.lost)))))
    if not look.digit and look.returned:
        said.append(contrasting.cell_returned(words.listing(map(str, digits_of(look.returned)))))
    if look.colours:
        said.append(words.coloured(digits_of(look.colours)))
    return words.sentence(words.place(cell), *_content(look), *said)


def _content(look: CellLook) -> list[str]:
    if look.digit:
        return [_digit(look)]
    noted = [words.noted(digits_of(look.corner))] if look.corner else []
    centred = [words.noted_in_the_middle(digits_of(look.centre))] if look.centre else []
    return [words.empty(digits_of(look.candidates)), *noted, *centred]


def _digit(look: CellLook) -> str:
    match look.ink:
        case Ink.GIVEN:
            return words.given(look.digit)
        case Ink.PRINTED:
            return words.printed(look.digit)
        case Ink.ENTRY:
            return words.entry(look.digit)
        case Ink.FORCED:
            return words.forced(look.digit)
        case Ink.GUESS:
            return words.guessed(look.digit, look.depth)


@cache
def install() -> None:
    """Tell Qt, once for the process, how boards and their cells are read."""
    QAccessible.installFactory(_interface_for)


def _interface_for(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, SpokenBoard):
        return BoardInterface(thing)
    return CellInterface(thing) if isinstance(thing, CellProxy) else None
