"""What stands on top of the comparison: with what this search is compared, and how the two are aligned."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QSpinBox, QWidget

from solver_core.cover import Rule
from solver_core.sudoku.engines import Engine
from sudoku_gui.features.compare import text as words
from sudoku_gui.player.alignment import Alignment
from sudoku_gui.player.subject import Subject
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.buttons import chooser
from sudoku_gui.wording.foreign import as_tip

_MOST_SEED: Final = 9999
_LETTERS: Final = 9  # letters that a chooser shows when there is little space


class ComparisonChoosers(QWidget):
    """Asks for another search or another alignment; shows the present ones.

    Attributes:
        others: what there is to compare with.

    Signals:
        other_requested: a `Subject`, or None for none.
        alignment_requested: an `Alignment`.
    """

    other_requested = Signal(object)
    alignment_requested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._subject: Subject | None = None
        self._runs: tuple[tuple[str, Subject], ...] = ()
        self.others = _chooser("comparison_rival", self.tr("Compare with"))
        self._alignments = _chooser("comparison_alignment", self.tr("Align"))
        for kind in Alignment:
            text, tip = words.alignment(kind)
            self._alignments.addItem(text, kind)
            last = self._alignments.count() - 1
            self._alignments.setItemData(last, as_tip(tip), Qt.ItemDataRole.ToolTipRole)
        self._seed = QSpinBox()
        self._seed.setObjectName("comparison_seed")
        self._seed.setAccessibleName(self.tr("Seed of the random ties"))
        self._seed.setToolTip(self.tr("Seed of the random ties"))
        self._seed.setRange(0, _MOST_SEED)
        self._seed.setValue(1)
        self._seed.setKeyboardTracking(False)
        self._seed.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        fill(QHBoxLayout(self), self.others, self._seed, self._alignments, spacing=4, stretch=(3, 0, 2))
        self.others.activated.connect(self._choose)
        self._alignments.activated.connect(self._align)
        self._seed.valueChanged.connect(self._choose)
        self._fill()
        self.show_other(None)

    def show_subject(self, subject: Subject | None) -> None:
        """Offer what can be compared with this; None: nothing."""
        if subject != self._subject:
            self._subject = subject
            self._fill()
        self.others.setEnabled(subject is not None)

    def show_runs(self, runs: Sequence[tuple[str, Subject]]) -> None:
        self._runs = tuple(runs)
        self._fill()

    def show_other(self, other: Subject | None) -> None:
        """Set the boxes to the search that is compared with; None: to no comparison."""
        kind = _kind(other)
        index = self.others.findData(other if kind == "stored" else kind)
        if index < 0 and other is not None:
            self.others.addItem(self.tr("A stored run") if kind == "stored" else words.other(kind), other)
            index = self.others.count() - 1
        self.others.setCurrentIndex(max(index, 0))
        self._seed.setVisible(kind == "shuffled")
        if other is not None and kind == "shuffled":
            with QSignalBlocker(self._seed):
                self._seed.setValue(other.seed)
        self._alignments.setVisible(other is not None)

    def show_alignment(self, alignment: Alignment) -> None:
        self._alignments.setCurrentIndex(self._alignments.findData(alignment))
        self._alignments.setToolTip(as_tip(words.alignment(alignment)[1]))

    def _fill(self) -> None:
        """List the entries for this subject: bits for a Sudoku only, runs of the same problem only."""
        subject, chosen = self._subject, self.others.currentData()
        self.others.clear()
        kinds = ["off", "fewest", "first", "shuffled"]
        is_bits = subject is not None and subject.engine is Engine.BACKTRACK
        if subject is not None and subject.grid is not None:
            kinds.append("bits")
        for kind in kinds:
            self.others.addItem(words.other(kind, from_bits=is_bits), kind)
        for name, run in self._runs:
            if subject is not None and run.is_of_same_problem(subject):
                self.others.addItem(name, run)
        self.others.setCurrentIndex(max(self.others.findData(chosen), 0))

    def _choose(self) -> None:
        chosen, subject = self.others.currentData(), self._subject
        if subject is not None:
            is_run = isinstance(chosen, Subject)
            self.other_requested.emit(chosen if is_run else self._other(str(chosen), subject))

    def _other(self, kind: str, subject: Subject) -> Subject | None:
        if kind == "off":
            return None
        plain = replace(subject, engine=Engine.DLX, rule=Rule.FEWEST, seed=0, overrides=())
        if kind == "bits":
            # As like this search as can be, so that what differs is the algorithm.
            rule = subject.rule if subject.rule is Rule.FIRST else Rule.FEWEST
            return replace(plain, engine=Engine.BACKTRACK, rule=rule)
        seed = self._seed.value() if kind == Rule.SHUFFLED else 0
        return replace(plain, rule=Rule(kind), seed=seed)

    def _align(self) -> None:
        self.alignment_requested.emit(Alignment(self._alignments.currentData()))  # Qt keeps plain text


def _kind(other: Subject | None) -> str:
    if other is None:
        return "off"
    if other.overrides:
        return "stored"
    return "bits" if other.engine is Engine.BACKTRACK else other.rule.value


def _chooser(name: str, title: str) -> QComboBox:
    made = chooser(name, title, QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    made.setMinimumContentsLength(_LETTERS)
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    made.setMinimumWidth(1)
    return made
