"""What stands on top of the comparison: with what this search is compared, and what both have in common."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QSpinBox, QWidget

from solver_core.cover import Rule
from solver_core.sudoku.engines import Engine
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.compare import text as words
from sudoku_gui.player.alignment import Alignment
from sudoku_gui.player.subject import Subject
from sudoku_gui.wording.foreign import as_tip

_MOST_SEED: Final = 9999
_LETTERS: Final = 9
"""Letters that a chooser shows when there is little room."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A run with a name, which can be compared with."""

    name: str
    subject: Subject


class ComparisonChoosers(Guarded, QWidget):
    """Asks for another rival or another alignment; shows the present ones.

    Signals:
        rival_wanted: a `Subject`, or None for no rival.
        alignment_wanted: an `Alignment`.
    """

    rival_wanted = Signal(object)
    alignment_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._subject: Subject | None = None
        self._kept: tuple[Kept, ...] = ()
        self._rivals = _chooser("comparison_rival", self.tr("Compare with"))
        self._alignments = _chooser("comparison_alignment", self.tr("Align"))
        self._seed = QSpinBox()
        self._seed.setObjectName("comparison_seed")
        self._seed.setAccessibleName(self.tr("Seed of the random ties"))
        self._seed.setToolTip(self.tr("Seed of the random ties"))
        self._seed.setRange(0, _MOST_SEED)
        self._seed.setValue(1)
        self._seed.setKeyboardTracking(False)
        self._seed.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        for kind in Alignment:
            self._alignments.addItem(words.alignment(kind), kind)
            place = self._alignments.count() - 1
            self._alignments.setItemData(
                place, as_tip(words.alignment_help(kind)), Qt.ItemDataRole.ToolTipRole
            )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self._rivals, 3)
        row.addWidget(self._seed)
        row.addWidget(self._alignments, 2)
        self._rivals.activated.connect(self._choose)
        self._alignments.activated.connect(self._align)
        self._seed.valueChanged.connect(self._choose)
        self._fill()
        self.show_rival(None)

    # --- deeds ------------------------------------------------------------------------------------

    def show_subject(self, subject: Subject | None) -> None:
        """Offer what can be compared with this; None: nothing."""
        if subject != self._subject:
            self._subject = subject
            self._fill()
        self._rivals.setEnabled(subject is not None)

    def show_runs(self, runs: Sequence[Kept]) -> None:
        """Offer these runs, too."""
        self._kept = tuple(runs)
        self._fill()

    def show_rival(self, rival: Subject | None) -> None:
        """Show what is compared with now."""
        kind = _kind(rival)
        place = self._rivals.findData(rival if kind == "kept" else kind)
        if place < 0 and rival is not None:
            self._rivals.addItem(self.tr("A stored run") if kind == "kept" else words.rival(kind), rival)
            place = self._rivals.count() - 1
        self._rivals.setCurrentIndex(max(place, 0))
        self._seed.setVisible(kind == "shuffled")
        if rival is not None and kind == "shuffled" and rival.seed != self._seed.value():
            self._seed.blockSignals(True)
            self._seed.setValue(rival.seed)
            self._seed.blockSignals(False)
        self._alignments.setVisible(rival is not None)

    def show_alignment(self, alignment: Alignment) -> None:
        """Show what both have in common."""
        self._alignments.setCurrentIndex(self._alignments.findData(alignment))
        self._alignments.setToolTip(as_tip(words.alignment_help(alignment)))

    def take_keyboard(self, reason: Qt.FocusReason) -> None:
        """Give the keyboard to the first chooser."""
        self._rivals.setFocus(reason)

    # --- inside -----------------------------------------------------------------------------------

    def _fill(self) -> None:
        """The entries for this subject: bits for a Sudoku only, runs of the same problem only."""
        subject, chosen = self._subject, self._rivals.currentData()
        self._rivals.clear()
        kinds = ["off", "fewest", "first", "shuffled"]
        is_bits = subject is not None and subject.engine is Engine.BACKTRACK
        if subject is not None and subject.grid is not None:
            kinds.append("bits")
        for kind in kinds:
            self._rivals.addItem(words.rival(kind, from_bits=is_bits), kind)
        for kept in self._kept:
            if subject is not None and kept.subject.is_of_same_problem(subject):
                self._rivals.addItem(kept.name, kept.subject)
        self._rivals.setCurrentIndex(max(self._rivals.findData(chosen), 0))

    def _choose(self) -> None:
        chosen, subject = self._rivals.currentData(), self._subject
        if subject is None:
            return
        self.rival_wanted.emit(chosen if isinstance(chosen, Subject) else self._rival(str(chosen), subject))

    def _rival(self, kind: str, subject: Subject) -> Subject | None:
        plain = replace(subject, engine=Engine.DLX, rule=Rule.FEWEST, seed=0, overrides=())
        if kind == "bits":
            # As like this search as can be, so that what differs is the algorithm.
            rule = subject.rule if subject.rule is Rule.FIRST else Rule.FEWEST
            return replace(plain, engine=Engine.BACKTRACK, rule=rule)
        return {
            "fewest": plain,
            "first": replace(plain, rule=Rule.FIRST),
            "shuffled": replace(plain, rule=Rule.SHUFFLED, seed=self._seed.value()),
        }.get(kind)

    def _align(self) -> None:
        self.alignment_wanted.emit(Alignment(self._alignments.currentData()))  # Qt keeps plain text


def _kind(rival: Subject | None) -> str:
    if rival is None:
        return "off"
    if rival.overrides:
        return "kept"
    if rival.engine is Engine.BACKTRACK:
        return "bits"
    return {Rule.FEWEST: "fewest", Rule.FIRST: "first", Rule.SHUFFLED: "shuffled"}[rival.rule]


def _chooser(name: str, said: str) -> QComboBox:
    made = QComboBox()
    made.setObjectName(name)
    made.setAccessibleName(said)
    made.setToolTip(as_tip(said))
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    made.setMinimumContentsLength(_LETTERS)
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    made.setMinimumWidth(1)
    return made
