"""The search field and, when opened, the rest of the filter: givens, levels and order."""

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from sudoku_gui.database.filter import ListFilter, RowOrder
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import dialog_button, tool_button
from sudoku_gui.widgets.label import Label
from sudoku_gui.widgets.shortcut_override import ENTER
from sudoku_gui.wording.foreign import as_tip, shown

tr = Texts("library")

_PAUSE: Final = 300  # milliseconds after the last key until the search starts
_LONGEST: Final = 200


class FilterBar(QWidget):
    """Edits a `ListFilter`.

    Signals:
        changed: a `ListFilter` was set.
        entered: Enter was pressed in the search field, which has this text.
        left: the list should get the focus.
    """

    changed = Signal(object)
    entered = Signal(str)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._pause = QTimer(self, interval=_PAUSE, singleShot=True)
        self._pause.timeout.connect(self._emit_changed)
        self._search = _SearchField()
        self._search.textEdited.connect(self._pause.start)
        self._search.returnPressed.connect(self._enter)
        self._search.left.connect(self.left)
        text, tip = tr("Fil&ter"), tr("Filter and sort")
        focus = Qt.FocusPolicy.TabFocus
        self._more = tool_button("library_filter", text=text, tip=tip, focus=focus, is_flat=False)
        self._more.setCheckable(True)
        self._fewest = _number_box("library_fewest", tr("Fewest givens"), 0)
        self._most = _number_box("library_most", tr("Most givens"), 81)
        self._level = self._build_level_box()
        self._order = _combo_box("library_order", tr("Order"))
        self._order.addItem(tr("As in the collection"), RowOrder.FILE)
        self._order.addItem(tr("Fewest givens first"), RowOrder.GIVENS)
        self._order.addItem(tr("Easiest first"), RowOrder.DIFFICULTY)
        for signal in (self._fewest.valueChanged, self._most.valueChanged, self._level.editTextChanged):
            signal.connect(lambda _: self._pause.start())
        self._order.currentIndexChanged.connect(self._emit_changed)
        page = self._build_page()
        page.hide()
        self._more.toggled.connect(page.setVisible)
        fill(QVBoxLayout(self), row(self._search, self._more, stretch=(1,)), page, spacing=4)

    def _build_level_box(self) -> QComboBox:
        box = _combo_box("library_level", tr("Level"))
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        tip = tr("Part of a level's name, a number, or a range of numbers such as 3 - 5; empty: all")
        box.setToolTip(as_tip(tip))
        field = QLineEdit(maxLength=_LONGEST, placeholderText=tr("any"))
        box.setLineEdit(field)
        return box

    def _build_page(self) -> QWidget:
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        show_all = dialog_button("library_all", tr("Show &All"), self.clear)
        fields = (tr("Givens"), self._fewest), (tr("Level"), self._level), (tr("Order"), self._order)
        for number, (text, buddy) in enumerate(fields):
            label = Label(text)
            label.setBuddy(buddy)
            grid.addWidget(label, number, 0)
        grid.addLayout(row(self._fewest, Label(tr("to")), self._most, None), 0, 1)
        grid.addWidget(self._level, 1, 1)
        grid.addWidget(self._order, 2, 1)
        grid.addWidget(show_all, 3, 1, Qt.AlignmentFlag.AlignLeft)
        grid.setColumnStretch(1, 1)
        return page

    @property
    def filter(self) -> ListFilter:
        return ListFilter(
            text=self._search.text(),
            fewest=self._fewest.value(),
            most=self._most.value(),
            level=self._level.currentText(),
            order=self._order.currentData(),
        )

    def show_filter(self, wanted: ListFilter, levels: tuple[str, ...] = ()) -> None:
        """Show a filter in the fields, and offer some levels."""
        fields = (self._search, self._fewest, self._most, self._level, self._order)
        for field in fields:
            field.blockSignals(True)
        self._level.clear()
        self._level.addItems([level for level in levels if level == shown(level)])
        self._search.setText(wanted.text)
        self._fewest.setValue(wanted.fewest)
        self._most.setValue(wanted.most)
        self._level.setEditText(wanted.level)
        self._order.setCurrentIndex(self._order.findData(wanted.order))
        for field in fields:
            field.blockSignals(False)
        self._pause.stop()
        if wanted.fewest or wanted.most < 81 or wanted.level or wanted.order is not RowOrder.FILE:
            self._more.setChecked(True)

    def clear(self) -> None:
        self.show_filter(ListFilter())
        self._emit_changed()

    def type(self, text: str) -> None:
        """Continue typing in the search field."""
        self._search.setFocus(Qt.FocusReason.OtherFocusReason)
        self._search.setText(text)
        self._pause.start()

    def _enter(self) -> None:
        self._pause.stop()
        self.entered.emit(self._search.text())

    def _emit_changed(self) -> None:
        self._pause.stop()
        self.changed.emit(self.filter)

    # --- Qt ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return QSize(12 * self.fontMetrics().averageCharWidth(), super().minimumSizeHint().height())


class _SearchField(QLineEdit):
    """A field that is left by Enter, without pressing a dialog's default button, or the down arrow.

    Signals:
        left: the down arrow was pressed.
    """

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        help_text = tr(
            "Words of a title, author or comment; adjacent givens, such as 53..7; "
            "or the number of a puzzle and Enter, to go to it"
        )
        self.setObjectName("library_search")
        self.setAccessibleName(tr("Search"))
        self.setAccessibleDescription(help_text)
        self.setPlaceholderText(tr("Words, givens or a number"))
        self.setToolTip(as_tip(help_text))
        self.setMaxLength(_LONGEST)
        self.setClearButtonEnabled(True)

    # --- Qt ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.returnPressed.emit()
        elif event.key() == Qt.Key.Key_Down:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _number_box(name: str, label: str, value: int) -> QSpinBox:
    box = QSpinBox()
    box.setObjectName(name)
    box.setAccessibleName(label)
    box.setRange(0, 81)
    box.setValue(value)
    return box


def _combo_box(name: str, label: str) -> QComboBox:
    box = QComboBox()
    box.setObjectName(name)
    box.setAccessibleName(label)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(6)
    return box
