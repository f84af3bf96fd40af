"""Hints: the next step, described and drawn a little at a time; all steps; how hard the puzzle is."""

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from solver_core.cover import Op, conditions
from solver_core.hints import Step
from solver_core.hints.singles import causes
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from sudoku_gui.context import Context
from sudoku_gui.document.hint_session import Stage
from sudoku_gui.document.technique_settings import switched_on
from sudoku_gui.features.hints.card import HintCard
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action, PaneSpec
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.widgets.dialog import show_one
from sudoku_gui.wording import command_text as commands

if TYPE_CHECKING:
    from sudoku_gui.features.hints.steps_view import StepsView


class HintsFeature(Feature):
    """Hints for the puzzle on the board; a search that is watched is left first."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._watching = context.watching
        self.hint_session = context.hint_session
        self._presses = 0  # of the key for a hint, which wait while a step is looked for
        self._is_answering = False
        self.card = self._new_card()
        context.panes.inserted.setdefault("play_panel", []).append(self.card)
        context.preferences.changed.connect(self._use_techniques)
        self._use_techniques("techniques")
        self.hint_session.changed.connect(self._catch_up)
        context.requests.explain = _explained

    @PaneSpec("steps", "Steps", {"play.right": 3})
    def build(self) -> QWidget:
        return self.steps

    @cached_property
    def steps(self) -> "StepsView":
        """All steps, or those to the solution, beside the board."""
        from sudoku_gui.features.hints.steps_view import StepsView

        made = StepsView(self.context.document, self.hint_session, self._new_card(), self.context.theme)
        made.steps_requested.connect(self._do_steps)
        made.hidden.connect(self._end_preview)
        self.context.theme_changed.connect(made.use_theme)
        return made

    def _new_card(self) -> HintCard:
        actions: dict[str, Callable[[], object]] = {
            "more": self.advance,
            "do": self.perform,
            "fault": self._show_fault,
            "legend": lambda: self.show_legend(card),
            "about": self._show_page,
            "watch": self.watch_why,
            "back": self._go_back,
        }
        card = HintCard(self.hint_session, actions)
        return card

    @Action(
        "hint",
        "Hint",
        keys=("F2",),
        icon="hint",
        tip="Show the next hint: first where, then what, then why; then apply it",
    )
    def advance(self) -> None:
        """Show the next stage; after the last one, do the step. After watching, show the hint as it was."""
        self.context.starting.before_play(self._advance)

    def _advance(self) -> None:
        if self._watching.back_to_playing():
            if self.hint_session.speaks:
                return
        elif not any(self.context.panes.docks[name].is_view_seen() for name in ("play_panel", "steps")):
            self.context.panes.show("play_panel")  # the library is in front, perhaps
        self._presses += 1
        self._answer()

    def _answer(self) -> None:
        """Answer the presses, or let them wait while a step is looked for; if there is none, they are dropped."""
        if self._is_answering:
            return
        self._is_answering, session = True, self.hint_session
        while self._presses and not session.is_searching:
            self._presses -= 1
            if session.stage is Stage.REASON:
                self.perform()
            else:
                session.advance()
        self._is_answering = False

    def _catch_up(self) -> None:
        if not (self._is_answering or self.hint_session.is_searching):
            self._presses = self._presses if self.hint_session.step else 0
            self._answer()

    def perform(self) -> None:
        self._watching.before_edit(lambda: self.hint_session.perform(commands.HINT))

    @Action(
        "all_steps",
        "All St&eps",
        keys=("Ctrl+F2",),
        tip="List all steps that are possible now, beside the board",
    )
    def show_all_steps(self) -> None:
        self.context.starting.before_play(partial(self._show_steps, is_path=False))

    @Action("rate", "Rating", tip="Show how hard this puzzle is, and list the steps to its solution")
    def show_rating(self) -> None:
        self.context.starting.before_play(partial(self._show_steps, is_path=True))

    @Action(
        "techniques",
        "T&echniques...",
        tip="Read about every technique that hints use, switch it off or try it earlier",
    )
    def show_techniques(self, technique: str = "") -> None:
        from sudoku_gui.features.hints.techniques_dialog import TechniquesDialog

        dialog = show_one(self.context.window, TechniquesDialog, lambda: TechniquesDialog(self.context))
        if technique:
            dialog.show_technique(technique)

    def show_legend(self, card: HintCard) -> None:
        """Say what the signs on the board mean."""
        from sudoku_gui.features.hints.step_legend import SIGN, entries
        from sudoku_gui.widgets.legend import Legend

        step, position = self.hint_session.step, self.hint_session.position
        if step is not None and position is not None:
            signs = entries(step, causes(step, position.board))
            legend = Legend("hint_legend_window", self.context.theme, card, signs, SIGN)
            legend.show_above(card.buttons["legend"])

    def take_back(self) -> bool:
        """Return from Dancing Links to the hint, then close it; while a search is watched, it waits."""
        if self._player.is_watching:
            return False
        if self.hint_session.shows_why:
            self.hint_session.show_why(shown=False)
            return True
        return self.hint_session.dismiss()

    def close(self) -> None:
        self.hint_session.close()
        if "steps" in vars(self):
            self.steps.stop()

    def _use_techniques(self, key: str) -> None:
        if key == "techniques":
            self.hint_session.techniques = switched_on(self.context.preferences[key])

    def _show_steps(self, *, is_path: bool) -> None:
        self._watching.back_to_playing()
        self.steps.look_for_steps(is_path=is_path)
        self.context.panes.show("steps", "play_panel")

    def _end_preview(self) -> None:
        if self.hint_session.preview is not None and not self._player.is_watching:
            self.hint_session.dismiss()

    def _show_fault(self) -> None:
        self.context.highlights.show_wrong(self.hint_session.cells)
        self.hint_session.reveal()

    def _go_back(self) -> None:
        self.context.actions["last_correct"].trigger()

    def _show_page(self) -> None:
        if (step := self.hint_session.step) is not None:
            self.show_techniques(step.technique)

    def _do_steps(self, steps: list[Step]) -> None:
        self._watching.before_edit(partial(self.context.document.do_steps, steps, commands.HINT))
        self.hint_session.used.emit()

    def watch_why(self) -> None:
        """Watch the column of a single, or how the search refutes the first candidate that goes; the hint waits."""
        step, position = self.hint_session.step, self.hint_session.position
        if step is None or position is None:
            return
        self.hint_session.show_why(shown=False)
        board = position.board
        if step.removed:
            cell, digit = step.removed[0]
            if self._watching.watch(Subject(board.with_digit(cell, digit))):
                self._watching.look_for("dead_end")
        elif self._watching.watch(Subject(board)):
            self._player.run_to(conditions.happens(Op.CHOOSE) & conditions.at_depth(board.filled))
            self.context.selection.pin(Target(_item(step)))


def _explained(step: Step, board: Grid) -> str:
    from sudoku_gui.features.hints.reason_text import explained

    return explained(step, board)


def _item(step: Step) -> int:
    """The column of the matrix in which a single is the only option: its cell, or its digit in a house."""
    cell, digit = step.placed[0]
    is_hidden = step.technique == "hidden_single" and step.base
    return len(CELLS) + 9 * step.base[0] + digit - 1 if is_hidden else cell
