"""What is to be seen of the puzzles: a field to search in, and what else can be wanted."""

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sudoku_gui.guard import Guarded
from sudoku_gui.library import text as words
from sudoku_gui.library.open_list_filter import Order, Wish
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.shortcut_override import ENTER
from sudoku_gui.wording.foreign import as_tip, shown

_PAUSE: Final = 300
"""Milliseconds after the last letter until the search begins."""
_TOUCHABLE: Final = 26
_LONGEST: Final = 200


class LibrarySieve(Guarded, QWidget):
    """A search field and, when asked for, numbers of givens, levels and orders.

    Signals:
        wished: something else is to be seen.
            wish: a `Wish`.
        entered: Enter was pressed in the field.
            text: what stands there.
        left: the keyboard is to go to the list.
    """

    wished = Signal(object)
    entered = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pause = QTimer(self, interval=_PAUSE, singleShot=True)
        self._pause.timeout.connect(self._tell)
        self._build()

    def _build(self) -> None:
        self.search = _Field("library_search", words.search_name(), words.search_hint(), words.search_help())
        self.search.textEdited.connect(self._wait)
        self.search.returned.connect(self._enter)
        self.search.left.connect(self.left)
        self._more = QToolButton()
        self._more.setText(words.filter_label())
        self._more.setObjectName("library_filter")
        self._more.setCheckable(True)
        self._more.setMinimumSize(_TOUCHABLE, _TOUCHABLE)
        self._more.setAccessibleName(words.filter_name())
        self._more.setToolTip(words.filter_name())
        self._more.toggled.connect(self._show_page)
        row = QHBoxLayout()
        row.addWidget(self.search, 1)
        row.addWidget(self._more)
        self._page = self._made_page()
        self._page.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self._page)

    def _made_page(self) -> QWidget:
        self._fewest = _number("library_fewest", words.fewest_name(), 0)
        self._most = _number("library_most", words.most_name(), 81)
        self._level = QComboBox()
        self._level.setObjectName("library_level")
        self._level.setEditable(True)
        self._level.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._level.setAccessibleName(words.level_label())
        self._level.setToolTip(words.level_help())
        self._level.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._level.setMinimumContentsLength(6)
        field = QLineEdit()
        field.setMaxLength(_LONGEST)
        field.setPlaceholderText(words.any_level())
        self._level.setLineEdit(field)
        self._order = QComboBox()
        self._order.setObjectName("library_order")
        self._order.setAccessibleName(words.order_label())
        self._order.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._order.setMinimumContentsLength(6)
        for order in Order:
            self._order.addItem(words.order(order.value), order)
        self._all = QPushButton(words.clear_filter())
        self._all.setObjectName("library_all")
        self._all.setAutoDefault(False)
        self._all.clicked.connect(self.clear)
        for number in (self._fewest, self._most):
            number.valueChanged.connect(self._wait)
        self._level.editTextChanged.connect(self._wait)
        self._order.currentIndexChanged.connect(self._tell)
        return self._laid_out()

    def _laid_out(self) -> QWidget:
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        numbers = QHBoxLayout()
        numbers.addWidget(self._fewest)
        numbers.addWidget(Label(words.to_label()))
        numbers.addWidget(self._most)
        numbers.addStretch(1)
        for row, (text, buddy) in enumerate(
            (
                (words.givens_label(), self._fewest),
                (words.level_label(), self._level),
                (words.order_label(), self._order),
            )
        ):
            label = Label(text)
            label.setBuddy(buddy)
            grid.addWidget(label, row, 0)
        grid.addLayout(numbers, 0, 1)
        grid.addWidget(self._level, 1, 1)
        grid.addWidget(self._order, 2, 1)
        grid.addWidget(self._all, 3, 1, Qt.AlignmentFlag.AlignLeft)
        grid.setColumnStretch(1, 1)
        return page

    # --- facts ------------------------------------------------------------------------------------

    @property
    def wish(self) -> Wish:
        """What the fields say."""
        return Wish(
            text=self.search.text(),
            fewest=self._fewest.value(),
            most=self._most.value(),
            level=self._level.currentText(),
            order=self._order.currentData(),
        )

    # --- deeds ------------------------------------------------------------------------------------

    def show_wish(self, wish: Wish, levels: tuple[str, ...] = ()) -> None:
        """Let the fields say what is seen, and offer some levels."""
        fields = (self.search, self._fewest, self._most, self._level, self._order)
        for field in fields:
            field.blockSignals(True)
        self._level.clear()
        self._level.addItems([level for level in levels if level == shown(level)])
        self.search.setText(wish.text)
        self._fewest.setValue(wish.fewest)
        self._most.setValue(wish.most)
        self._level.setEditText(wish.level)
        self._order.setCurrentIndex(self._order.findData(wish.order))
        for field in fields:
            field.blockSignals(False)
        self._pause.stop()
        if wish.fewest or wish.most < 81 or wish.level or wish.order is not Order.FILE:
            self._more.setChecked(True)

    def clear(self) -> None:
        """Want everything."""
        self.show_wish(Wish())
        self._tell()

    def type(self, text: str) -> None:
        """Go on typing in the field."""
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        self.search.setText(text)
        self._pause.start()

    def _show_page(self, visible: bool) -> None:  # noqa: FBT001 - a signal's argument
        self._page.setVisible(visible)

    def _wait(self) -> None:
        """Whoever types or turns is not interrupted."""
        self._pause.start()

    def _enter(self) -> None:
        self._pause.stop()
        self.entered.emit(self.search.text())

    def _tell(self) -> None:
        self._pause.stop()
        self.wished.emit(self.wish)

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return QSize(12 * self.fontMetrics().averageCharWidth(), super().minimumSizeHint().height())


class _Field(Guarded, QLineEdit):
    """A field that Enter and the arrow down lead out of."""

    returned = Signal()
    left = Signal()

    def __init__(self, name: str, said: str, hint: str, explained: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(said)
        self.setAccessibleDescription(explained)
        self.setPlaceholderText(hint)
        self.setToolTip(as_tip(explained))
        self.setMaxLength(_LONGEST)
        self.setClearButtonEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes, and does not press the button of a dialog."""
        if event.key() in ENTER:
            self.returned.emit()
        elif event.key() == Qt.Key.Key_Down:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _number(name: str, said: str, value: int) -> QSpinBox:
    made = QSpinBox()
    made.setObjectName(name)
    made.setAccessibleName(said)
    made.setRange(0, 81)
    made.setValue(value)
    return made
