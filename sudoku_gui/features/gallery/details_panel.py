"""The panel of the gallery for one family: description, board, parameters and size."""

from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QSizePolicy, QSpinBox, QVBoxLayout, QWidget

from solver_core.cover import Goal, ProblemError, Rule
from solver_core.problems import gallery
from solver_core.problems.families import Family
from solver_core.problems.parameters import (
    ChoiceParameter,
    Drawing,
    IntParameter,
    Numbers,
    Parameter,
    Value,
    Values,
    defaults,
    write,
)
from sudoku_gui.features.gallery import text as words
from sudoku_gui.features.gallery.drawing import DrawingBoardView
from sudoku_gui.features.gallery.estimator import TreeEstimator
from sudoku_gui.features.gallery.text import GOALS
from sudoku_gui.render.theme import Theme
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.boxes import fill, row
from sudoku_gui.widgets.buttons import dialog_button
from sudoku_gui.widgets.label import Label, add_row, paragraph
from sudoku_gui.widgets.pane import FontFollower
from sudoku_gui.wording import errors
from sudoku_gui.wording.foreign import as_tip
from sudoku_gui.wording.gallery import card_of, label, word

_LEAST_OF_REACH: Final = "reach"
_FIELD: Final = QFormLayout.ItemRole.FieldRole


class ParameterForm(QWidget):
    """Shows the values of one family and changes them; what is drawn is changed elsewhere.

    Signals:
        changed: the parameter of this name has this value now.
        refused: the text is not a valid value; with the reason.
        goal_changed: this goal was chosen.
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
        """The input widgets, in tab order."""
        items = (self._form.itemAt(at, _FIELD) for at in range(self._form.rowCount()))
        return [field for item in items if item is not None and (field := item.widget()) is not None]

    def _add(self, parameter: IntParameter | ChoiceParameter | Numbers, value: Value) -> None:
        match parameter:
            case IntParameter():
                field: QWidget = self._spin_box(parameter, value)
            case ChoiceParameter():
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

    def _list(self, parameter: ChoiceParameter, value: Value) -> QComboBox:
        box = QComboBox()
        for one in parameter.words:
            box.addItem(word(one), one)
        box.setCurrentIndex(parameter.words.index(str(value)))
        box.currentIndexChanged.connect(lambda row: self.changed.emit(parameter.name, parameter.words[row]))
        return box

    def _line(self, parameter: Numbers, value: Value) -> QLineEdit:
        line = QLineEdit(write(value).replace(".", ", "), maxLength=500)
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
        box = QComboBox()
        box.setObjectName("gallery_goal")
        for one in family.goals:
            box.addItem(tr(GOALS[one]), one)
        box.setCurrentIndex(family.goals.index(goal))
        box.setEnabled(box.count() > 1)
        box.activated.connect(lambda index: self.goal_changed.emit(family.goals[index]))
        add_row(self._form, tr("Co&ver every item:"), box)


tr = Texts("gallery")

_GAP = 8


class DetailsPanel(FontFollower, QWidget):
    """Shows a family, and remembers what was chosen in each.

    Signals:
        ready_changed: whether there is a problem to be watched.
    """

    ready_changed = Signal()

    def __init__(self, theme: Theme, rule: Rule, family: Family) -> None:
        super().__init__()
        self._rule = rule
        self._family = family  # which is shown
        self._values: dict[str, dict[str, Value]] = {}
        self._goals: dict[str, Goal] = {}
        self._refusal = ""
        self._estimator = TreeEstimator(self)
        self._estimator.changed.connect(self._show_facts)
        self.board = DrawingBoardView(theme)
        self.board.drawn.connect(self._take_drawing)
        names = "title", "sentence", "hint", "size", "tree"
        self._title, self._sentence, self._hint, self._size, self._tree = map(self._label, names)
        heading = QFont()
        heading.setBold(True)
        self._title.setFont(heading)
        self._form: QWidget = QWidget()
        self._refine = dialog_button("gallery_refine", "", self._refine_or_stop)
        self.fit_font()
        self._box = QVBoxLayout(self)
        text = tr("Use &Defaults")
        self._defaults = dialog_button("gallery_defaults", text, self._use_defaults)
        size = row(self._size, self._defaults, spacing=_GAP, stretch=(1,))
        tree = row(self._tree, self._refine, spacing=_GAP, stretch=(1,))
        parts = (self._title, self._sentence, self.board, self._hint, self._form, size, tree)
        fill(self._box, *parts, spacing=_GAP, stretch=(0, 0, 1))

    @property
    def sample(self) -> str:
        """The id of the problem that is shown; "" while there is none."""
        if self._refusal or self._estimator.error is not None:
            return ""
        return gallery.write_id(self._family.id, self._values[self._family.id])

    @property
    def goal(self) -> Goal:
        return self._goals[self._family.id]

    @property
    def is_ready(self) -> bool:
        """Whether the problem that is shown can be watched at once."""
        return bool(self.sample) and self._estimator.posed is not None

    def show_family(self, family: Family) -> None:
        """Show a card, as it was left."""
        self._family = family
        self._values.setdefault(family.id, defaults(family.parameters))
        self._goals.setdefault(family.id, family.goals[0])
        card = card_of(family.id)
        self._title.setText(tr(card.name))
        self._sentence.setText(tr(card.sentence))
        drawing = self._drawing
        self._hint.setText(words.how_to_draw(drawing) if drawing else "")
        self._hint.setVisible(drawing is not None)
        form = ParameterForm(family, self._values[family.id], self.goal)
        form.changed.connect(self._take_value)
        form.goal_changed.connect(self._take_goal)
        form.refused.connect(self._refuse)
        self._box.replaceWidget(self._form, form)
        for one, other in pairwise([self.board, *form.fields, self._defaults, self._refine]):
            QWidget.setTabOrder(one, other)
        self._form.blockSignals(True)
        self._form.hide()
        self._form.deleteLater()
        self._form = form
        self._refusal = ""
        self._begin()

    def set_values(self, family: str, values: dict[str, Value]) -> None:
        """Set the values to show when this family is shown next."""
        self._values[family] = values

    def stop(self) -> None:
        self._estimator.stop()

    # --- changes ------------------------------------------------------------------------------------

    @property
    def _drawing(self) -> Drawing | None:
        return next((one for one in self._family.parameters if isinstance(one, Drawing)), None)

    def _take_value(self, name: str, value: Value) -> None:
        values, drawing = self._values[self._family.id], self._drawing
        before = drawing.size(values) if drawing is not None else (0, 0)
        values[name] = value
        if drawing is not None and drawing.by == name:
            values[drawing.name] = drawing.first(values)
        elif drawing is not None and drawing.size(values) != before:
            values[drawing.name] = drawing.fitted(str(values[drawing.name]), before, values)
        self._refusal = ""
        self._begin()

    def _take_goal(self, goal: Goal) -> None:
        self._goals[self._family.id] = goal
        self._begin()

    def _use_defaults(self) -> None:
        del self._values[self._family.id], self._goals[self._family.id]
        self.show_family(self._family)

    def _take_drawing(self, text: str) -> None:
        drawing = self._drawing
        if drawing is not None:
            self._values[self._family.id][drawing.name] = text
            self._begin()

    def _refuse(self, message: str) -> None:
        self._refusal = message
        self._estimator.stop()
        self._show_facts()

    def _begin(self) -> None:
        """Show the board of another problem at once, the rest when it is ready."""
        values, drawing = self._values[self._family.id], self._drawing
        if drawing is not None and self._family.outline is not None:
            outline = self._family.outline(**values)
            self.board.show_outline(outline, drawing, str(values[drawing.name]), drawing.size(values))
        self._defaults.setEnabled(values != defaults(self._family.parameters))
        sample = gallery.write_id(self._family.id, values)
        self._estimator.begin(self._family, sample, self._rule, self.goal)

    def _refine_or_stop(self) -> None:
        if self._estimator.is_running:
            self._estimator.stop()
        else:
            self._estimator.refine()

    # --- what is shown ------------------------------------------------------------------------------

    def _show_facts(self) -> None:
        known, family = self._estimator, self._family
        if family.outline is None and (known.posed is not None or known.error is not None):
            self.board.show_solution(known.posed, known.solution)
        fault = self._refusal or (errors.describe(known.error) if known.error is not None else "")
        if fault:
            self._size.setText(fault)
            self._tree.setText("")
        elif known.posed is not None:
            fact = words.fact(known.posed, self._values[family.id])
            self._size.setText("\n".join(filter(None, [words.size(known.posed.problem), fact])))
            self._tree.setText(words.estimated(known.estimate, repeats=known.repeats))
            self._tree.setToolTip(as_tip(words.estimates_text(known.estimate) if known.estimate else ""))
        self._refine.setText(tr("S&top") if known.is_running else tr("Re&fine"))
        self._refine.setEnabled(not fault and (known.is_running or known.estimate is not None))
        self.ready_changed.emit()

    def fit_font(self) -> None:
        """Make the button as wide as the longer of its two texts."""
        text, widths = self._refine.text(), []
        for other in (tr("S&top"), tr("Re&fine")):
            self._refine.setText(other)
            widths.append(self._refine.sizeHint().width())
        self._refine.setMinimumWidth(max(widths))
        self._refine.setText(text)

    def _label(self, name: str) -> Label:
        label = paragraph(f"gallery_{name}_text", selectable=True)
        label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        return label
