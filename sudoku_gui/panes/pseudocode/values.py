"""The strip of values below the listing: what each letter holds; what is pointed at here is lit everywhere."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from solver_core.cover import Problem
from solver_core.cover.variables import Node, Variables
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.pseudocode import paint_values as pseudocode_values
from sudoku_gui.panes.pseudocode.paint_values import Grid, ValueLook
from sudoku_gui.player.selection import Selection, Target
from sudoku_gui.render.fonts import monospaced
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.pane import Themed
from sudoku_gui.widgets.shortcut_override import ENTER, claimed
from sudoku_gui.wording import pseudocode as words
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.names import item_name, number, option_name


@dataclass(frozen=True, slots=True)
class Value:
    """A letter, what it holds, and what that is about."""

    letter: str
    text: str = ""
    target: Target | None = None


class ValueStrip(Guarded, Themed, QWidget):
    """As high as its values need; Left and Right walk through those that are targets.

    Signals:
        resized: it needs another height.
        walked: the keyboard is at another value.
            cell: where that stands.
    """

    resized = Signal()
    walked = Signal(QRect)

    def __init__(self, selection: Selection, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._selection = selection
        self._values: tuple[Value, ...] = ()
        self._problem: Problem | None = None
        self._widest = 0.0
        self._here = 0
        self.setObjectName("pseudocode_values")
        self.setAccessibleName(QCoreApplication.translate("pseudocode", "Values"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(0)
        selection.changed.connect(self.update)

    def show_values(self, problem: Problem | None, values: tuple[Value, ...]) -> None:
        """Show these instead."""
        if (problem, values) == (self._problem, self._values):
            return
        if problem is not self._problem:
            self._widest = 0.0
        self._problem, self._values = problem, values
        self.setAccessibleDescription("; ".join(_description(value) for value in values))
        self.fit()
        self.update()

    @property
    def values(self) -> tuple[Value, ...]:
        """What is shown."""
        return self._values

    def fit(self) -> None:
        """Take the height of all values; cells that were wide once stay so, and nothing jumps."""
        widths = (pseudocode_values.text_width(look, self._fonts) for look in self._looks())
        self._widest = max(self._widest, *widths, 0.0)
        height = round(self.cells.whole_height) if self._values else 0
        if height != self.height():
            self.setFixedHeight(height)
            self.resized.emit()

    @property
    def _fonts(self) -> tuple[QFont, QFont]:
        return monospaced(self.font()), self.font()

    @property
    def cells(self) -> Grid:
        """Where the values stand."""
        return pseudocode_values.grid(self.font(), self.width(), max(1, len(self._values)), self._widest)

    def _looks(self) -> tuple[ValueLook, ...]:
        target, problem = self._selection.target, self._problem
        lit = {target} if target is not None and problem is not None else set()
        return tuple(
            ValueLook(
                value.letter,
                value.text or self.tr("–"),
                is_lit=value.target in lit,
                is_here=self.hasFocus() and at == self._here,
                is_known=bool(value.text),
            )
            for at, value in enumerate(self._values)
        )

    def _at(self, event: QMouseEvent) -> Target | None:
        at = self.cells.at(event.position())
        return None if at is None or at >= len(self._values) else self._values[at].target

    def _walk(self, step: int) -> None:
        if self._values:
            self._here = (self._here + step) % len(self._values)
            self.walked.emit(self.cells.cell(self._here).toAlignedRect())
            self._selection.pin(self._values[self._here].target, self.isVisible)
            self.setAccessibleDescription(_description(self._values[self._here]))
            self.update()

    def _means(self, event: QKeyEvent) -> bool:
        return self._press(event, act=False)

    def _press(self, event: QKeyEvent, *, act: bool) -> bool:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        key = Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not self._values:
            return False
        if key in steps:
            if act:
                self._walk(steps[key])
            return True
        if key in ENTER:
            if act:
                self._selection.request_doing(self._values[min(self._here, len(self._values) - 1)].target)
            return True
        return False

    # --- Qt ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Claim the keys before the window's shortcuts; describe what is under the mouse."""
        if claimed(event, self._means):
            return True
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = self.cells.at(event.pos().toPointF())
            known = at is not None and at < len(self._values)
            QToolTip.showText(
                event.globalPos(), as_tip(_description(self._values[at]) if known and at is not None else "")
            )
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self._press(event, act=True))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._selection.hover(self._at(event), self.isVisible)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and (target := self._at(event)) is not None:
            self._here = self.cells.at(event.position()) or 0
            self._selection.pin(target, self.isVisible)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._selection.request_doing(self._at(event))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        at = self.cells.at(event.pos().toPointF())
        if at is not None and at < len(self._values):
            self._selection.request_menu(self._values[at].target, event.globalPos())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._selection.hover(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.theme.house_shade)
        pseudocode_values.paint(painter, self.cells, self._looks(), self.theme, self._fonts)
        painter.end()


def _description(value: Value) -> str:
    return words.value(
        words.letter(value.letter), value.text or QCoreApplication.translate("pseudocode", "–")
    )


def values_of(problem: Problem, held: Variables, name: str) -> tuple[Value, ...]:
    """The letters of a listing and what they hold; the same letters at every position."""
    size = "" if held.size is None else number(held.size)
    rows = [
        Value("l", number(held.level)),
        Value("i", "" if held.item is None else item_name(problem, held.item), _target(item=held.item)),
    ]
    if name == "backtracking":
        return (*rows, Value("d", _tried(problem, held), _target(option=held.option)))
    rows += [
        Value("S[i]", size, _target(item=held.item)),
        Value("o", _tried(problem, held), _target(option=held.option)),
        Value("c", "" if held.column is None else item_name(problem, held.column), _target(item=held.column)),
        _node(problem, "p", held.node),
        _node(problem, "q", held.other),
    ]
    if name == "repeat_cover":
        rows += [Value("b", "" if held.bound is None else number(held.bound))]
        rows += [Value("best", "" if held.best is None else number(held.best))]
    return tuple(rows)


def _target(item: int | None = None, option: int | None = None) -> Target | None:
    return None if item is None and option is None else Target(item, option)


def _tried(problem: Problem, held: Variables) -> str:
    if held.option is None:
        return ""
    name = option_name(problem, held.option)
    if held.number is None or held.among is None:
        return name
    return words.turn(name, held.number, held.among)


def _node(problem: Problem, letter: str, node: Node | None) -> Value:
    if node is None:
        return Value(letter)
    option, item = node
    return Value(
        letter, words.node(option_name(problem, option), item_name(problem, item)), Target(item, option)
    )
