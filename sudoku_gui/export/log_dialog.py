"""Asks which part of the log is to be written, and how."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from solver_core.cover.beats import BEATS
from solver_core.cover.log_writing import Form, Stretch
from sudoku_gui.export import dialog_text as facts
from sudoku_gui.export import dialog_text as words
from sudoku_gui.export import text as exporting
from sudoku_gui.export.form import Choices, ExportForm
from sudoku_gui.export.log_file import LogOrder
from sudoku_gui.player.player import Player
from sudoku_gui.wording import transport as beats

_MUCH: Final = 2_000_000_000
"""Bytes of which one should be told."""


class LogDialog(ExportForm):
    """Chooses part, form, steps and sentences.

    Signals:
        ordered: a file is wanted.
            order: a `LogOrder`.

    Args:
        parent: the window it belongs to.
        player: whose search is told.
        choices: what was chosen the last time.
    """

    ordered = Signal(object)

    def __init__(self, parent: QWidget, player: Player, choices: Choices) -> None:
        super().__init__(
            parent, "export_log", QCoreApplication.translate("export_dialogs", "Save the Log"), choices
        )
        self._player = player
        forms = [(form.value, words.kind(form.value)) for form in Form]
        self._form = self.chooser("form", words.format_(), forms, Form.TEXT.value)
        parts = [(part, words.part(part)) for part in ("whole", "so_far", "stretch")]
        self._part = self.chooser("part", self.tr("&Part:"), parts, "whole")
        self._first = self.number("first", self.tr("F&rom event:"), 1)
        self._last = self.number("last", self.tr("&To event:"), 1)
        self._last.setValue(max(1, player.position))
        self._beat = self.chooser(
            "beat", self.tr("St&ep:"), [(beat, beats.beat_name(beat)) for beat in BEATS], "link"
        )
        self._sentences = self.check("sentences", self.tr("With a se&ntence for each event"), default=True)
        self.changed.connect(self.refresh)
        self.accepted.connect(self._order)
        player.moved.connect(self.refresh)
        player.length_changed.connect(self.refresh)
        player.began.connect(self.reject)
        self.refresh()

    @property
    def order(self) -> LogOrder:
        """What is chosen; the end is never beyond what is known of the run."""
        player = self._player
        match self._part.currentData():
            case "whole":
                first, last = 1, player.length
            case "so_far":
                first, last = 1, player.position
            case _:
                last = int(self._last.value())
                if player.length_is_known:
                    last = min(last, player.length)
                first = int(self._first.value())
        stretch = Stretch(first, last, self._beat.currentData())
        return LogOrder(stretch, Form(self._form.currentData()), self._sentences.isChecked())

    def refresh(self) -> None:
        """Say how much it is."""
        for field in (self._first, self._last):
            self.show_row(field, visible=self._part.currentData() == "stretch")
        order = self.order
        events = order.stretch.last - order.stretch.first + 1
        if events < 1:
            self.show_facts(self.tr("There are no events in this part; choose another one."), can_go=False)
            return
        size = order.bytes_of(events)
        said = facts.events(events, exporting.size(size), exact=order.stretch.beat == "link")
        if self._part.currentData() == "whole" and not self._player.length_is_known:
            said += " " + self.tr("This run is known up to there; its end is not known yet.")
        if size > _MUCH:
            said += " " + self.tr("This may take long; you can stop it at any time.")
        self.show_facts(said)

    def _order(self) -> None:
        self.ordered.emit(self.order)
