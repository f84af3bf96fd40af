"""One claim of a question, to be composed: what kind it is, and the fields that the kind needs."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from sudoku_gui.guard import Guarded
from sudoku_gui.panes.breakpoints.question_chooser import Chooser, Names
from sudoku_gui.player.questions import NEEDS, Claim, Kind
from sudoku_gui.widgets.button_line import button
from sudoku_gui.wording import questions

_CHOOSERS: Final = ("option", "item", "cell")
_KIND_LETTERS: Final = 10
_WIDE: Final = 46
"""Letters: with so much space the fields stand beside the kind."""

translate = QCoreApplication.translate


class ClaimRow(Guarded, QWidget):
    """A line of the editor.

    Signals:
        changed: something else is chosen or typed.
        less_wanted: the user leaves this claim out.

    Args:
        kinds: what may be claimed.
        known: the names of what it may be about.
    """

    changed = Signal()
    less_wanted = Signal()

    def __init__(self, kinds: Sequence[Kind], known: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known = known
        self._choosers: dict[str, Chooser] = {}
        self._line: Claim | None = None
        self.kind = QComboBox()
        self.kind.setObjectName("claim_kind")
        self.kind.setAccessibleName(translate("breakpoints", "What to wait for"))
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.kind.setMinimumContentsLength(_KIND_LETTERS)
        for kind in kinds:
            self.kind.addItem(questions.kind(kind), kind)
        self.kind.setMaxVisibleItems(len(kinds))
        self.number = self._made_number()
        text, tip = translate("breakpoints", "−"), translate("breakpoints", "Remove this condition")
        self.less = button("claim_less", self.less_wanted.emit, text=text, tip=tip)
        self._build()
        self.kind.currentIndexChanged.connect(self._show_fields)
        self._show_fields()

    def _made_number(self) -> QSpinBox:
        number = QSpinBox()
        number.setObjectName("claim_number")
        number.setAccessibleName(translate("breakpoints", "Number"))
        number.setRange(0, max(len(self._known.problem.options), len(self._known.problem.names)))
        number.setValue(1)
        number.valueChanged.connect(self.changed)
        return number

    def _build(self) -> None:
        self._fields = QVBoxLayout()
        self._fields.setSpacing(2)
        self._fields.addWidget(self.number)
        self._middle = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._middle.setSpacing(2)
        self._middle.addWidget(self.kind)
        self._middle.addLayout(self._fields, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addLayout(self._middle, 1)
        row.addWidget(self.less)

    @property
    def controls(self) -> list[QWidget]:
        """What takes the keyboard, in the order in which it is read."""
        choosers = [self._choosers[part] for part in _CHOOSERS if part in self._choosers]
        return [self.kind, *choosers, self.number, self.less]

    @property
    def chosen_kind(self) -> Kind:
        return Kind(self.kind.currentData())

    @property
    def claim(self) -> Claim | None:
        """The claim; None while something is missing."""
        kind = self.chosen_kind
        if kind is Kind.LINE:
            return self._line
        numbers = {part: self._number(part) for part in NEEDS[kind]}
        if None in numbers.values():
            return None
        return Claim(
            kind, numbers.get("item"), numbers.get("option"), numbers.get("cell"), numbers.get("number")
        )

    @property
    def complaint(self) -> str:
        """What is missing; "" where nothing is."""
        return next(filter(None, (self._choosers[part].complaint for part in self._parts())), "")

    def _number(self, part: str) -> int | None:
        return self.number.value() if part == "number" else self._choosers[part].number

    def _parts(self) -> list[str]:
        """The choosers that the kind needs, in the order in which they stand."""
        return [part for part in _CHOOSERS if part in NEEDS[self.chosen_kind]]

    def show_claim(self, claim: Claim) -> None:
        """Compose on from this claim."""
        self._line = claim if claim.kind is Kind.LINE else None
        if claim.kind is Kind.LINE and self.kind.findData(Kind.LINE) < 0:
            self.kind.addItem(questions.kind(Kind.LINE), Kind.LINE)
        self.kind.setCurrentIndex(self.kind.findData(claim.kind))
        self._show_fields()
        for part in self._parts():
            self._choosers[part].choose(getattr(claim, part))
        if claim.number is not None:
            self.number.setValue(claim.number)

    def focus_first_lack(self) -> None:
        """Give the keyboard to the first field that lacks something; to the kind where none does."""
        lacking = next((part for part in self._parts() if self._choosers[part].complaint), None)
        (self.kind if lacking is None else self._choosers[lacking]).setFocus()

    def _show_fields(self) -> None:
        kind = self.chosen_kind
        for part in self._parts():
            if part not in self._choosers:
                self._choosers[part] = self._made_chooser(part)
        for part, chooser in self._choosers.items():
            chooser.setVisible(part in NEEDS[kind])
        self.number.setVisible("number" in NEEDS[kind])
        is_size = kind is Kind.SIZE
        self.number.setPrefix(translate("breakpoints", "≤ ") if is_size else "")
        self.number.setSuffix(translate("breakpoints", " options") if is_size else "")
        self.changed.emit()

    def _made_chooser(self, part: str) -> Chooser:
        titles = {
            "item": translate("breakpoints", "Column"),
            "option": translate("breakpoints", "Option"),
            "cell": translate("breakpoints", "Cell"),
        }
        chooser = Chooser(part, titles[part], self._known)
        chooser.editTextChanged.connect(self.changed)
        before = [other for other in _CHOOSERS[: _CHOOSERS.index(part)] if other in self._choosers]
        self._fields.insertWidget(len(before), chooser)
        return chooser

    # --- Qt ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside each other where there is space, else below."""
        super().resizeEvent(event)
        wide = self.width() > _WIDE * self.fontMetrics().averageCharWidth()
        side = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._middle.direction() is not side:
            self._middle.setDirection(side)
            self._middle.setStretch(0, int(wide))
