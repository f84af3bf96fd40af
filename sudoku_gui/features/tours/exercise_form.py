"""The question of a stop that is an exercise: answered by clicking, by a number or one of two buttons."""

from collections.abc import Collection

from PySide6.QtWidgets import QVBoxLayout, QWidget

from solver_core.cover.explain.exercises import Exercise
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.features.tours import text as tour_words
from sudoku_gui.layout.panes import PaneSpec
from sudoku_gui.render.theme import Theme
from sudoku_gui.tours.guide import TourGuide
from sudoku_gui.widgets.answer_input import AnswerInput
from sudoku_gui.widgets.answer_places import AnswerPlaces
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.label import paragraph
from sudoku_gui.widgets.notice import Notice
from sudoku_gui.wording import exercises as words
from sudoku_gui.wording.foreign import as_markdown


class ExerciseForm(QWidget):
    """Takes the answer, and says why a wrong one is wrong."""

    def __init__(self, guide: TourGuide, theme: Theme, panes: Collection[PaneSpec] = ()) -> None:
        super().__init__()
        self._guide, self._panes = guide, panes
        self._how = paragraph("tour_how")
        self.input = AnswerInput("tour_exercise", guide.selection)
        self.input.answered.connect(guide.answer_exercise)
        self.wrong = Notice("tour_wrong", "close", "error_bar", theme)
        fill(QVBoxLayout(self), self._how, self.input, spacing=4)
        self.refresh()

    @property
    def asked(self) -> str:
        """The question in the exercises' own words; "" where there is none."""
        exercise, search = self._guide.exercise, self._guide.search
        return "" if exercise is None or search is None else words.question(search, exercise)

    @property
    def answer(self) -> str:
        """What is to be said once it was answered or shown; "" where that is said already."""
        exercise, search, said = self._guide.exercise, self._guide.search, self._guide.verdict
        if exercise is None or search is None or said is None or not said.is_right:
            return ""
        if self._guide.was_shown:
            return words.shown_answer(search.problem, exercise, said)
        return words.verdict(search.problem, said)

    def refresh(self) -> None:
        """Show the state of the exercise; nothing where the stop has none."""
        exercise, search, said = self._guide.exercise, self._guide.search, self._guide.verdict
        self.setVisible(exercise is not None)
        is_open = exercise is not None and not self._guide.is_revealed
        self.input.ask(exercise if is_open else None, None if search is None else search.problem)
        self._how.setText("" if exercise is None else self._how_to_answer(exercise))
        self._how.setVisible(is_open)
        text = ""  # shown below all buttons, which stay where they are
        if said is not None and search is not None and not said.is_right:
            text = words.verdict(search.problem, said)
        self.wrong.show_text(tour_words.unbroken(as_markdown(text)))

    def _how_to_answer(self, exercise: Exercise) -> str:
        """It names the panes of the stop; one that the user has closed comes back with the stop."""
        stop, search = self._guide.stop, self._guide.search
        if stop is None or search is None:
            return ""
        names = AnswerPlaces(self._panes, self, exercise.kind, stop.subject, search.problem).titles(
            stop.panes
        )
        return words.how(exercise.kind, names, by_cells=isinstance(search, BacktrackSearch))
