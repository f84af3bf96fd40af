"""The hint on the board: a step that is revealed in stages and then done.

It starts from the digits and notes on the board, and is dropped when they change.
"""

from enum import IntEnum

from PySide6.QtCore import QObject, Signal

from solver_core.hints import Position, PositionFault, Step
from solver_core.hints.techniques import CHOICES
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Document
from sudoku_gui.document.step_finder import StepFinder
from sudoku_gui.player.errors import AppMessage


class Stage(IntEnum):
    """The stages of a hint, from nothing to the full reason."""

    NOTHING = 0
    SEARCHING = 1  # for a step
    PLACE = 2  # where to look
    TECHNIQUE = 3  # and for what
    REASON = 4  # and why it holds, drawn on the board
    FAULT = 5  # there is something wrong, which is shown instead
    NO_STEP = 6  # no enabled technique finds one
    FAILED = 7  # the process could not answer


class HintSession(QObject):
    """Asks for the next step and describes it.

    Attributes:
        preview: the puzzle to show instead of the one on the board, while a step of a rated path is looked at.
        is_revealed: the wrong cells are marked and named.
        shows_why: Dancing Links explain the step, in place of its reason.

    Signals:
        changed: the stage, the step or what is said about it has changed.
        used: a hint was shown for the puzzle on the board, or a step done.
    """

    changed = Signal()
    used = Signal()

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.finder = StepFinder(self)
        self.techniques: tuple[str, ...] = CHOICES
        self.stage = Stage.NOTHING
        self.step: Step | None = None
        self.position: Position | None = None
        self.fault: PositionFault | None = None
        self.cells: tuple[int, ...] = ()  # concerned by the fault
        self.preview: Puzzle | None = None
        self.is_revealed = self.shows_why = False
        self.failure: AppMessage | None = None
        self._document = document
        self._about: Puzzle | None = None
        self.finder.found.connect(self._on_found)
        self.finder.fault.connect(self._on_fault)
        self.finder.done.connect(self._on_done)
        self.finder.failed.connect(self._on_failed)
        document.changed.connect(self._on_document_changed)

    @property
    def is_shown(self) -> bool:
        """Whether a hint is requested or given, so that its card is visible."""
        return self.stage is not Stage.NOTHING

    @property
    def is_searching(self) -> bool:
        return self.stage is Stage.SEARCHING

    @property
    def speaks(self) -> bool:
        """Whether sentences may name cells now."""
        return self.is_shown and not self.is_searching

    def advance(self) -> None:
        """Go to the next stage; first, find a step. `perform` does it."""
        if self.stage in {Stage.PLACE, Stage.TECHNIQUE}:
            self._report(Stage(self.stage + 1))
        elif self.stage not in {Stage.SEARCHING, Stage.REASON}:
            self._forget()
            self._about = self._document.puzzle
            self.position = Position.of(self._about)
            self._report(Stage.SEARCHING)
            self.finder.ask("next", self.position, self.techniques)

    def show_step(self, step: Step, position: Position, *, is_preview: bool = False) -> None:
        """Show a step chosen from a list, in full; in a preview on the board that it belongs to."""
        self._forget()
        self._about = self._document.puzzle
        self.step, self.position = step, position
        if is_preview:
            self.preview = Puzzle(position.givens, position.board.without(position.givens))
        self._report(Stage.REASON)

    def reveal(self) -> None:
        """Tell which cells are wrong."""
        self.is_revealed = True
        self.changed.emit()

    def show_why(self, *, shown: bool) -> None:
        """Explain the step by Dancing Links, or return to its reason."""
        self.shows_why = shown
        self.changed.emit()

    def perform(self, text: str) -> None:
        """Do the step on the board, as one change; ``text`` is its code in the undo menu."""
        if (step := self.step) is not None:
            self.dismiss()
            self._document.do_steps([step], text)

    def dismiss(self) -> bool:
        """Hide the hint; returns whether there was one."""
        was_shown = self.is_shown
        self._forget()
        self._report(Stage.NOTHING)
        return was_shown

    def close(self) -> None:
        """Stop the worker process, at the end of the program."""
        self.finder.close()

    def _forget(self) -> None:
        self.finder.cancel()
        self.step = self.position = self.fault = self._about = self.preview = None
        self.is_revealed = self.shows_why = False

    def _report(self, stage: Stage) -> None:
        if stage is not self.stage or stage is Stage.REASON:
            self.stage = stage
            self.changed.emit()
            if stage in {Stage.PLACE, Stage.TECHNIQUE, Stage.REASON}:
                self.used.emit()

    def _on_found(self, step: Step) -> None:
        self.step = step
        self._report(Stage.PLACE)

    def _on_fault(self, fault: PositionFault, cells: tuple[int, ...]) -> None:
        self.fault, self.cells = fault, cells
        self._report(Stage.FAULT)

    def _on_done(self) -> None:
        if self.stage is Stage.SEARCHING:
            self._report(Stage.NO_STEP)

    def _on_failed(self, cause: AppMessage) -> None:
        self.failure = cause
        self._report(Stage.FAILED)

    def _on_document_changed(self, _before: Puzzle, after: Puzzle) -> None:
        if self._about is not None and after is not self._about:
            self.dismiss()
