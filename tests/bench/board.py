"""Times of playing on the board: select, write, highlight; 81 cells at once, too. Each until it is painted."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Source
from sudoku_gui.features.play import PlayFeature
from sudoku_gui.shell.main_window import MainWindow
from tests.bench.timing import Row, measured, settle, timed

_TIMES = 40
_KEY, _LEFT = Qt.Key, Qt.MouseButton.LeftButton
_NONE, _ALT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier


def rows(window: MainWindow, puzzle: str) -> Iterator[Row]:
    """Line by line, in the arrangement for playing, with all candidates as notes."""
    window.context.watching.leave()
    window.arrangements.choose("play")
    window.document.open(Puzzle(Grid.parse(puzzle)), Source())
    window.feature(PlayFeature).editing.fill_candidates()
    settle(1.0)
    board = window.context.board
    board.setFocus()
    yield _measured("board: move the cursor", lambda _: QTest.keyClick(board, _KEY.Key_Right))
    empty = window.document.puzzle.board.digits.index(0)
    board.select(empty)
    yield _measured("  note in a cell", lambda _: QTest.keyClick(board, _KEY.Key_3, _ALT))
    yield _measured("  digit in a cell", lambda number: QTest.keyClick(board, _KEY.Key_1 + number % 9))
    yield measured("  drag over 81 cells, each", lambda: _drag(window))
    yield _measured("  note in 81 cells", lambda _: QTest.keyClick(board, _KEY.Key_3, _ALT))
    yield _measured("  digit in 81 cells", lambda number: QTest.keyClick(board, _KEY.Key_1 + number % 9))
    yield _measured(
        "  highlight a digit", lambda number: window.context.highlights.toggle(str(number % 9 + 1))
    )
    window.context.highlights.clear()


def _measured(name: str, action: Callable[[int], object]) -> Row:
    def times() -> list[float]:
        found = []
        for number in range(_TIMES):
            settle(0.01)
            found.append(timed(lambda number=number: action(number)))  # type: ignore[misc]
        return found

    return measured(name, times)


def _drag(window: MainWindow) -> list[float]:
    """Row by row, there and back."""
    board = window.context.board

    def middle(cell: int) -> QPoint:
        return board.cell_area(cell).center()

    way = [cell if cell // 9 % 2 == 0 else cell // 9 * 9 + 8 - cell % 9 for cell in CELLS]
    QTest.mousePress(board, _LEFT, _NONE, middle(0))
    times = [timed(lambda cell=cell: QTest.mouseMove(board, middle(cell))) for cell in way[1:]]  # type: ignore[misc]
    QTest.mouseRelease(board, _LEFT, _NONE, middle(way[-1]))
    return times
