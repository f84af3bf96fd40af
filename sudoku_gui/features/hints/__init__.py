"""Hints: the next step, described and drawn a little at a time; all steps; how hard the puzzle is."""

from functools import partial

from solver_core.cover import Op, conditions
from solver_core.hints import Position, Step
from solver_core.sudoku.cells import CELLS
from sudoku_gui.context import Context
from sudoku_gui.document.hint_session import Stage
from sudoku_gui.features.hints.card import HintCard
from sudoku_gui.features.hints.technique_choice import switched_on
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.actions import Action
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import Subject
from sudoku_gui.translation import Texts
from sudoku_gui.widgets.dialog import show_one
from sudoku_gui.wording import command_text as commands

mark = Texts("actions").mark


class Hints(Feature):
    """Hints for the puzzle on the board; a search that is watched is left first."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._window = context.window
        self._document = context.document
        self._player = context.player
        self._watching = context.watching
        self._selection = context.selection
        self._preferences = context.preferences
        self.hint_session = context.hint_session
        self.card = HintCard(context.hint_session)
        context.panes.inserted.setdefault("play_panel", []).append(self.card)
        self.card.more_requested.connect(self.advance)
        self.card.step_requested.connect(self.perform)
        self.card.why_requested.connect(self.show_why)
        self.card.legend_requested.connect(self.show_legend)
        self.card.about_requested.connect(self.show_techniques)
        self._preferences.changed.connect(self._use_techniques)
        self._use_techniques("techniques")
        self._player.began.connect(self.hint_session.dismiss)

    @Action(
        "hint",
        mark("Hint"),
        keys=("F2",),
        icon="hint",
        tip=mark("Show the next hint: first where, then what, then why; then apply it"),
    )
    def advance(self) -> None:
        """Show the next stage; after the last one, do the step."""
        self.context.starting.before_play(self._advance)

    def _advance(self) -> None:
        if self._player.is_watching:
            self._watching.back_to_playing()
        if self.hint_session.stage is Stage.REASON:
            self.perform()
        else:
            self.hint_session.advance()

    def perform(self) -> None:
        self._watching.before_edit(lambda: self.hint_session.perform(commands.HINT))

    @Action(
        "all_steps",
        mark("All St&eps..."),
        keys=("Ctrl+F2",),
        tip=mark("List all steps that are possible now"),
    )
    def show_all_steps(self) -> None:
        self.context.starting.before_play(partial(self._show_list, is_path=False))

    @Action(
        "rate",
        mark("Rating..."),
        tip=mark("Show how hard this puzzle is, and list the steps to its solution"),
    )
    def show_rating(self) -> None:
        self.context.starting.before_play(partial(self._show_list, is_path=True))

    @Action(
        "techniques",
        mark("T&echniques..."),
        tip=mark("Read about every technique that hints use, switch it off or try it earlier"),
    )
    def show_techniques(self, technique: str = "") -> None:
        from sudoku_gui.features.hints.techniques_dialog import TechniquesDialog

        window, preferences = self._window, self._preferences
        dialog = show_one(
            window, TechniquesDialog, lambda: TechniquesDialog(preferences, window.theme, window)
        )
        if technique:
            dialog.show_technique(technique)

    def show_legend(self) -> None:
        """Say what the signs on the board mean."""
        from sudoku_gui.features.hints.step_legend import SIGN, entries
        from sudoku_gui.widgets.legend import Legend

        if (step := self.hint_session.step) is not None:
            legend = Legend("hint_key_window", self._window.theme, self.card, entries(step), SIGN)
            legend.show_above(self.card.legend_button)

    def take_back(self) -> bool:
        return self.hint_session.dismiss()

    def close(self) -> None:
        self.hint_session.close()

    def _use_techniques(self, key: str) -> None:
        if key == "techniques":
            self.hint_session.techniques = switched_on(self._preferences[key])

    def _show_list(self, *, is_path: bool) -> None:
        from sudoku_gui.features.hints.step_list import StepList

        made = StepList(
            self._document, is_path=is_path, techniques=self.hint_session.techniques, parent=self._window
        )
        made.step_chosen.connect(self._show_step)
        made.steps_requested.connect(self._do_steps)
        made.about_requested.connect(self.show_techniques)
        made.show()
        made.look()

    def _show_step(self, step: Step, position: Position) -> None:
        if self._player.is_watching:
            self._watching.back_to_playing()
        self.hint_session.show_step(step, position)

    def _do_steps(self, steps: list[Step]) -> None:
        self._watching.before_edit(partial(self._document.do_steps, steps, commands.HINT))
        self.hint_session.used.emit()

    def show_why(self) -> None:
        """Watch the column of a single, or how the search refutes the first candidate that the step removes."""
        step = self.hint_session.step
        if step is None:
            return
        board = self._document.puzzle.board
        if step.removed:
            cell, digit = step.removed[0]
            if self._watching.watch(Subject(board.with_digit(cell, digit))):
                self._watching.look_for("dead_end")
        elif self._watching.watch(Subject(board)):
            self._player.run_to(conditions.happens(Op.CHOOSE) & conditions.at_depth(board.filled))
            self._selection.pin(Target(_item(step)))


def _item(step: Step) -> int:
    """The column of the matrix in which a single is the only option: its cell, or its digit in a house."""
    cell, digit = step.placed[0]
    is_hidden = step.technique == "hidden_single" and step.base
    return len(CELLS) + 9 * step.base[0] + digit - 1 if is_hidden else cell
