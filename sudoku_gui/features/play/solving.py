"""Commands that need the solution of the puzzle: Solve, Check, and Revert to the Last Correct State.

An entry is wrong if it contradicts the solution, or, without givens or a unique solution, if it breaks a
rule. Notes are wrong if they count as candidates for hints, and lack a digit of the solution. Colours are never wrong.
"""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QTimer

from solver_core.cover import Rule
from solver_core.hints.position import noted
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.encoding import ContradictionError
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from solver_core.sudoku.survey import SurveyAnswer, SurveyResult
from sudoku_gui.context import Context
from sudoku_gui.document import edits
from sudoku_gui.kit.feature import Feature
from sudoku_gui.layout.declarations import Action
from sudoku_gui.player.survey_job import SurveyJob
from sudoku_gui.services.progress import Announcement
from sudoku_gui.translation import Texts, translate
from sudoku_gui.wording import answers
from sudoku_gui.wording import command_text as commands
from sudoku_gui.wording.names import number

_PATIENCE = 400  # milliseconds between two reports of progress

tr = Texts("reverting")


class BoardCommand(Feature):
    """Does something to the puzzle on the board, and says in the info bar what came of it."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._watching = context.watching
        self._board = context.board

    def _report(
        self, text: str, kind: str = "info", actions: Sequence[tuple[str, Callable[[], object]]] = ()
    ) -> None:
        self._messages.show_message(text, kind, actions, applies=self._document.while_board_stays())


class SurveyCommand(BoardCommand):
    """Looks for the solution; another puzzle ends that."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.job = SurveyJob(self)
        self.job.finished.connect(self._show)
        context.document.changed.connect(self.job.drop)

    def _show(self, verdict: SurveyResult) -> None:
        raise NotImplementedError

    def _wrong_cells(self, solution: Grid) -> list[int]:
        entries = self._document.puzzle.entries
        return [cell for cell in CELLS if entries[cell] not in {0, solution[cell]}]

    def cancel(self) -> bool:
        return self.job.cancel()

    def stop(self) -> None:
        self.job.drop()


class Solving(SurveyCommand):
    """Looks for the solution of the puzzle and shows it."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.job.progressed.connect(self._report_progress)
        self._progress = Announcement(self, context.messages, self.tr("Stop"), self.job.cancel)
        self._patience = QTimer(self, interval=_PATIENCE, singleShot=True)
        self.job.ended.connect(self._progress.end)
        context.player.state_changed.connect(self._on_watching)

    @Action(
        "solve",
        "&Solve",
        keys=("F9",),
        icon="solve",
        tip="Fill in the solution and show whether it is the only one",
    )
    def solve(self) -> None:
        self._watching.leave()
        self._patience.start()
        self._progress.end()
        try:
            self.job.start(self._document.task())
        except ContradictionError as error:
            self._board.select(error.conflicts[0].second_cell)
            self._report(answers.conflicts(error.conflicts), "error")

    def _on_watching(self) -> None:
        if self.context.player.is_watching:
            self.job.drop()

    def _report_progress(self, events: int) -> None:
        if self._patience.isActive():
            return
        self._patience.start()
        self._progress.show_text(self.tr("Solving: {events} events so far...").format(events=number(events)))

    def _show(self, verdict: SurveyResult) -> None:
        wrong = len(self._wrong_cells(verdict.solution)) if verdict.solution else 0
        if verdict.solution:
            solved = edits.with_solution(self._document.puzzle, verdict.solution)
            self._document.change_to(solved, commands.SOLVED)
        message = answers.verdict(verdict)
        if wrong:
            message += " " + answers.corrected(wrong)
        actions: list[tuple[str, Callable[[], object]]] = []
        if verdict.dead_end:
            show = partial(self._show_dead_end, verdict.dead_end.position)
            actions = [(self.tr("Show the Dead End"), show)]
        is_good = verdict.answer in {SurveyAnswer.FOUND, SurveyAnswer.SEVERAL}
        self._report(message, "info" if is_good else "error", actions)

    def _show_dead_end(self, position: int) -> None:
        self._messages.dismiss()
        self._watching.start(position, Rule.FEWEST)  # the rule by which it was found


class Checking(SurveyCommand):
    """Marks the entries that are not those of the only solution of the givens; it changes nothing."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._highlights = context.highlights
        self._shows_mistakes = False
        context.document.changed.connect(self._show_mistakes)
        context.document.mode_changed.connect(self._show_mistakes)
        context.status.changed.connect(self._show_mistakes)
        context.preferences.changed.connect(self._follow)
        self._follow("show_mistakes")

    def _follow(self, key: str) -> None:
        if key == "show_mistakes":
            if self._shows_mistakes:
                self._highlights.show_wrong(())
            self._shows_mistakes = self.context.preferences[key] == "yes"
            self._show_mistakes()

    def _show_mistakes(self) -> None:
        """Mark wrong digits as soon as they are entered, where the user wants that and there is one solution."""
        solution = self.context.status.solution if self._shows_mistakes else None
        if solution is None or self._document.is_typed or self._document.puzzle.givens.is_empty:
            return
        wrong = self._wrong_cells(solution)
        if self._highlights.wrong != frozenset(wrong):
            self._highlights.show_wrong(wrong)

    @Action(
        "check",
        "C&heck",
        keys=("Ctrl+K",),
        tip="Mark wrong digits without changing them",
        enabled=lambda self: self._is_useful(),
    )
    def start(self) -> None:
        self._watching.leave()
        if self._document.puzzle.givens.is_empty:
            self._report(self.tr("There are no givens to check your digits against."))
        else:
            self.context.starting.before_play(self._check)

    def _is_useful(self) -> bool:
        document = self.context.document
        return document.puzzle.entries.filled > 0 or (document.is_typed and not document.is_blank)

    def _check(self) -> None:
        if not self._document.puzzle.entries.filled:
            return
        try:
            self.job.start(self._document.puzzle.givens)
        except ContradictionError as error:
            self._report(answers.conflicts(error.conflicts), "error")
            return
        if self.job.is_running:
            self._report(tr("Looking for the solution..."))

    def _show(self, verdict: SurveyResult) -> None:
        if verdict.answer is not SurveyAnswer.FOUND or verdict.solution is None:
            text = self.tr("Stopped. Your digits have not been checked.")
            if verdict.answer is SurveyAnswer.SEVERAL:
                text = self.tr("The puzzle has several solutions, so your digits cannot be checked.")
            elif verdict.answer is SurveyAnswer.NONE:
                text = self.tr("The puzzle has no solution, so your digits cannot be checked.")
        else:
            wrong = self._wrong_cells(verdict.solution)
            self._highlights.show_wrong(wrong)
            text = self.tr("No mistakes so far.")
            if wrong:
                text = translate("checking", "%n of your digits are wrong.", "", len(wrong))
        self._report(text)


class Reverting(BoardCommand):
    """Undoes what was entered since the first mistake, as an edit; another puzzle ends the search for it."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.job = SurveyJob(self)
        self.job.finished.connect(self._revert)
        context.document.changed.connect(self.job.drop)

    @Action(
        "last_correct",
        "Back to the Last C&orrect State",
        keys=("Ctrl+R",),
        tip="Undo everything since the first mistake",
    )
    def start(self) -> None:
        self._watching.before_edit(self._start)

    def _start(self) -> None:
        puzzle = self._document.puzzle
        try:
            if puzzle.givens.is_empty:
                self._revert(None)
            else:
                self.job.start(puzzle.givens)
        except ContradictionError:
            self._revert(None)
        if self.job.is_running:
            text = tr("Looking for the solution...")
            self._messages.show_message(text, applies=lambda: self._document.puzzle is puzzle)

    def _revert(self, verdict: SurveyResult | None) -> None:
        is_known = verdict is not None and verdict.answer is SurveyAnswer.FOUND
        solution = verdict.solution if verdict is not None and is_known else None
        past = enumerate(self._document.past())
        count, state = next(((edits, one) for edits, one in past if is_correct(one, solution)), (0, None))
        if state is None:
            text = tr("No correct state is known: the puzzle was opened with a mistake in it.")
        elif count:
            self._document.change_to(state, commands.WENT_BACK)
            text = tr("Your last %n changes have been undone. Undo restores them.", "", count)
        else:
            text = tr("There is no mistake so far.")
        self._messages.show_message(text)


def is_correct(state: Puzzle, solution: Grid | None) -> bool:
    """Whether digits and notes agree with the solution, or the digits, without one, with each other."""
    board = state.board
    if solution is None:
        return not board.conflicts()
    notes = noted(state)
    return all(
        board[cell] == solution[cell]
        or (not board[cell] and (notes is None or notes[cell] >> solution[cell] - 1 & 1 == 1))
        for cell in CELLS
    )
