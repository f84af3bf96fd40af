"""A form for the parameters of a family: a spin box for a number, a list for a choice, a field for numbers."""

from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QSpinBox, QWidget

from solver_core.cover import Goal, ProblemError
from solver_core.problems.families import Family
from solver_core.problems.parameters import (
    Choice,
    Drawing,
    IntParameter,
    Numbers,
    Parameter,
    Value,
    Values,
    written,
)
from sudoku_gui.features.gallery.text import GOALS, label
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.label import add_row
from sudoku_gui.wording import errors
from sudoku_gui.wording.gallery import word

tr = Texts("gallery")

_LEAST_OF_REACH: Final = "reach"
_FIELD: Final = QFormLayout.ItemRole.FieldRole


class ParameterForm(QWidget):
    """Shows the values of one family and changes them; what is drawn is changed elsewhere.

    Signals:
        changed: the parameter of this name has this value now.
        refused: what was typed is no value, and why.
        goal_changed: something else is to be looked for: this goal.
    """

    changed = Signal(str, object)
    goal_changed = Signal(object)
    refused = Signal(str)

    def __init__(self, family: Family, values: Values, goal: Goal) -> None:
        super().__init__()
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        for parameter in family.parameters:
            if not isinstance(parameter, Drawing):
                self._add(parameter, values[parameter.name])
        self._add_goals(family, goal)

    @property
    def fields(self) -> list[QWidget]:
        """What has the keyboard, one after the other."""
        items = (self._form.itemAt(at, _FIELD) for at in range(self._form.rowCount()))
        return [field for item in items if item is not None and (field := item.widget()) is not None]

    def _add(self, parameter: IntParameter | Choice | Numbers, value: Value) -> None:
        match parameter:
            case IntParameter():
                field: QWidget = self._spin_box(parameter, value)
            case Choice():
                field = self._list(parameter, value)
            case Numbers():
                field = self._line(parameter, value)
        field.setObjectName(f"gallery_{parameter.name}")
        add_row(self._form, label(parameter.name), field)

    def _spin_box(self, parameter: IntParameter, value: Value) -> QSpinBox:
        box = QSpinBox()
        box.setRange(parameter.low, parameter.high)
        if parameter.name == _LEAST_OF_REACH and not parameter.low:
            box.setSpecialValueText(tr("The smallest that is enough"))
        box.setValue(int(value) if isinstance(value, int) else parameter.default)
        box.valueChanged.connect(partial(self.changed.emit, parameter.name))
        return box

    def _list(self, parameter: Choice, value: Value) -> QComboBox:
        box = QComboBox()
        for one in parameter.words:
            box.addItem(word(one), one)
        box.setCurrentIndex(parameter.words.index(str(value)))
        box.currentIndexChanged.connect(lambda row: self.changed.emit(parameter.name, parameter.words[row]))
        return box

    def _line(self, parameter: Numbers, value: Value) -> QLineEdit:
        line = QLineEdit(written(value).replace(".", ", "))
        line.setMaxLength(500)
        line.setMinimumWidth(24 * line.fontMetrics().averageCharWidth())
        line.setPlaceholderText(tr("For example 2-12, 18"))
        line.textEdited.connect(partial(self._take_numbers, parameter))
        return line

    def _take_numbers(self, parameter: Parameter, text: str) -> None:
        try:
            value = parameter.read(text)
        except ProblemError as error:
            self.refused.emit(errors.describe(error))
            return
        self.changed.emit(parameter.name, value)

    def _add_goals(self, family: Family, goal: Goal) -> None:
        """Add the choice of how often items are to be covered."""
        box = QComboBox()
        box.setObjectName("gallery_goal")
        for one in family.goals:
            box.addItem(tr(GOALS[one]), one)
        box.setCurrentIndex(family.goals.index(goal))
        box.setEnabled(box.count() > 1)
        box.activated.connect(lambda index: self.goal_changed.emit(family.goals[index]))
        add_row(self._form, tr("Co&ver every item:"), box)
