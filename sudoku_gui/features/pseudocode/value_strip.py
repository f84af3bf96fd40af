"""The strip of values below the listing: what each letter holds; what is pointed at here is highlighted everywhere."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRect, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFont, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from solver_core.cover import Problem, SearchBase
from solver_core.cover.explain.listing import CodeListing
from solver_core.cover.explain.variables import Node, Variables
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.cells import DIGITS
from sudoku_gui.features.pseudocode import paint_values as pseudocode_values
from sudoku_gui.features.pseudocode import text as words
from sudoku_gui.features.pseudocode.paint_values import Value, ValueGrid
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.fonts import monospaced
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import translate
from sudoku_gui.widgets.canvas import Canvas
from sudoku_gui.widgets.shortcut_override import ENTER
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import item_name, number, option_name

_MOST: Final = "most + 1"  # the value of best until a cover is known, as the listing has it
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class ValueStrip(Canvas):
    """A strip as high as its values need; Left and Right walk through those that are targets.

    Signals:
        resized: the height for its values changed.
        walked: the cell that the keyboard is at.
    """

    resized = Signal()
    walked = Signal(QRect)

    def __init__(self, selection: Selection, theme: Theme) -> None:
        super().__init__("pseudocode_values", theme)
        self._selection = selection
        self._values: tuple[Value, ...] = ()
        self._search: SearchBase | None = None
        self._widths: list[float] = []
        self._here = 0
        self.setAccessibleName(translate("pseudocode", "Values"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(0)
        selection.changed.connect(self.update)

    def show_values(self, search: SearchBase | None, values: tuple[Value, ...]) -> None:
        """Show the values of a search; the space they need only grows while it stays."""
        if (search, values) == (self._search, self._values):
            return
        if search is not self._search:
            self._widths = []
        self._search, self._values = search, values
        self.setAccessibleDescription("; ".join(_description(value) for value in values))
        self.fit()
        self.update()

    @property
    def values(self) -> tuple[Value, ...]:
        return self._values

    def fit_font(self) -> None:
        """Forget how wide cells were in the font before."""
        self._widths = []
        self.fit()

    def fit(self) -> None:
        """Take the height of all values; cells that were wide once stay so, and nothing jumps."""
        widths = [pseudocode_values.text_width(value, self._fonts) for value in self._values]
        before = self._widths if len(self._widths) == len(widths) else widths
        self._widths = list(map(max, widths, before))
        height = round(self.cells.whole_height)
        if height != self.height():
            self.setFixedHeight(height)
            self.resized.emit()

    @property
    def _fonts(self) -> tuple[QFont, QFont]:
        return monospaced(self.font()), self.font()

    @property
    def cells(self) -> ValueGrid:
        return self.cells_at(self.width())

    def cells_at(self, width: int) -> ValueGrid:
        return pseudocode_values.grid(self.font(), width, self._widths)

    def spoken_of(self, text: str) -> QRect:
        """The cell of a variable that a line of code names, the last of several; no place if there is none."""
        named = [
            cell.toAlignedRect()
            for cell, value in zip(self.cells.cells, self._values, strict=True)
            if re.search(rf"(?<![\w.]){re.escape(value.letter)}(?!\w)", text)
        ]
        return named[-1] if named else QRect()

    def _at(self, point: QPointF) -> Value | None:
        at = self.cells.at(point)
        return None if at is None else self._values[at]

    def _target_at(self, point: QPointF) -> Target | None:
        value = self._at(point)
        return None if value is None else value.target

    def _walk(self, step: int) -> None:
        if self._values:
            self._here = (self._here + step) % len(self._values)
            self.walked.emit(self.cells.cells[self._here].toAlignedRect())
            self._selection.pin(self._values[self._here].target, self.isVisible)
            self.setAccessibleDescription(_description(self._values[self._here]))
            self.update()

    def hover(self, point: QPointF | None) -> None:
        self._selection.hover(None if point is None else self._target_at(point), self.isVisible)

    def tip_at(self, point: QPointF) -> str:
        value = self._at(point)
        return "" if value is None else _description(value)

    def command(self, event: QKeyEvent) -> Callable[[], object] | None:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not self._values:
            return None
        if event.key() in _STEPS:
            return partial(self._walk, _STEPS[Qt.Key(event.key())])
        if event.key() in ENTER:
            here = self._values[min(self._here, len(self._values) - 1)]
            return partial(self._selection.request_visit, here.target)
        return None

    # --- Qt ---------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        target = self._target_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and target is not None:
            self._here = self.cells.at(event.position()) or 0
            self._selection.pin(target, self.isVisible)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._selection.request_visit(self._target_at(event.position()))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if (value := self._at(event.pos().toPointF())) is not None:
            self._selection.request_menu(value.target, event.globalPos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.fit()

    def paint_on(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), self.theme.house_shade)
        highlighted, here = self._selection.target, self._here if self.hasFocus() else None
        pseudocode_values.paint(
            painter, self.cells, self._values, self.theme, self._fonts, highlighted=highlighted, here=here
        )


def _description(value: Value) -> str:
    return words.value(value.meaning, value.shown)


def values_of(search: SearchBase, variables: Variables, code: CodeListing) -> tuple[Value, ...]:
    """The variables of a listing, named as there, and what they hold; the same ones at every position."""
    letters = _letters(search, variables, code.name)
    named = [(value, code.names.get(value.letter, value.letter)) for value in letters]
    return tuple(
        replace(value, letter=name, meaning=words.letter(value.letter, name)) for value, name in named
    )


def _letters(search: SearchBase, variables: Variables, name: str) -> tuple[Value, ...]:
    """The letters of the pseudo-code."""
    problem = search.problem
    item, option = _target(item=variables.item), _target(option=variables.option)
    rows = [Value("l", number(variables.level)), Value("i", _item(problem, variables.item), item)]
    if isinstance(search, BacktrackSearch):
        return (
            *rows,
            Value("m", _mask(search, variables.item)),
            Value("d", _tried(problem, variables), option),
        )
    rows += [Value("S[i]", _number(variables.size), item), Value("o", _tried(problem, variables), option)]
    if name in {"repeat_cover", "fewest"}:
        best = _MOST if variables.best is None else number(variables.best)
        rows += [Value("b", _number(variables.bound)), Value("best", best)]
    column = _target(item=variables.column)
    rows.append(Value("c", _item(problem, variables.column), column))
    if problem.colours and name != "repeat_cover":
        owner = _owner(problem, variables)
        rows += [owner, Value("T[n]", _colour(problem, owner))]
    return (*rows, _node(problem, "p", variables.node), _node(problem, "q", variables.other))


def _mask(search: BacktrackSearch, cell: int | None) -> str:
    """The digits whose bits are set, while the cell is empty."""
    if cell is None or not search.is_live(cell):
        return ""
    mask = search.candidates(cell)
    return " ".join(str(digit) for digit in DIGITS if mask >> digit - 1 & 1) or "0"


def _colour(problem: Problem, owner: Value) -> str:
    """The colour that a node gives its column; 0 for none."""
    node = owner.target
    if node is None or node.option is None or node.item is None:
        return "0" if node else ""
    colour = problem.colour(node.option, node.item)
    return "0" if colour is None else shown(str(colour))


def _number(value: int | None) -> str:
    return "" if value is None else number(value)


def _item(problem: Problem, item: int | None) -> str:
    return "" if item is None else item_name(problem, item)


def _target(item: int | None = None, option: int | None = None) -> Target | None:
    return None if item is None and option is None else Target(item, option)


def _tried(problem: Problem, variables: Variables) -> str:
    if variables.option is None:
        return ""
    name = option_name(problem, variables.option)
    if variables.is_given:
        return words.given(name)
    if variables.number is None or variables.among is None:
        return name
    return words.turn(name, variables.number, variables.among)


def _owner(problem: Problem, variables: Variables) -> Value:
    """The node for which a column is covered: of the option tried, or the header of the chosen column itself."""
    option, column = variables.option, variables.column
    if column is None or (option is not None and column in problem.options[option]):
        return _node(problem, "n", None if option is None or column is None else (option, column))
    return Value("n", _item(problem, column), _target(item=column))


def _node(problem: Problem, letter: str, node: Node | None) -> Value:
    if node is None:
        return Value(letter)
    option, item = node
    return Value(
        letter, words.node(option_name(problem, option), item_name(problem, item)), Target(item, option)
    )
