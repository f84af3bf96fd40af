"""What is said of an answer: right, wrong or shown on request, each with a sign and a ground of its own."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from solver_core.cover.exercises import Kind
from solver_core.cover.search_base import SearchBase
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.guard import Guarded
from sudoku_gui.panes.exercises.model import Quiz
from sudoku_gui.render.theme import Theme
from sudoku_gui.widgets.boxes import fill
from sudoku_gui.widgets.notice import Notice
from sudoku_gui.wording import exercises as sentences
from sudoku_gui.wording import joining
from sudoku_gui.wording.foreign import as_markdown
from sudoku_gui.wording.marking import translate


class Verdicts(Guarded, QWidget):
    """Three notices, of which one is seen at most."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.right = Notice("exercise_right", "right", "house_shade", theme)
        self.shown = Notice("exercise_shown", "hint", "house_shade", theme)
        self.wrong = Notice("exercise_wrong", "close", "error_bar", theme)
        fill(QVBoxLayout(self), self.right, self.shown, self.wrong, spacing=0)

    def judge(self, quiz: Quiz, search: SearchBase | None) -> str:
        """Show what there is to say of the latest answer, and return it."""
        text = as_markdown(_text(quiz, search))
        is_right = quiz.verdict is not None and quiz.verdict.is_right
        seen = self.shown if quiz.was_shown else self.right if is_right else self.wrong
        for notice in (self.right, self.shown, self.wrong):
            notice.show_text(text if notice is seen else "")
        self.setVisible(bool(text))
        return text

    def drop(self) -> bool:
        """Show nothing of a wrong answer any more; returns whether anything was shown."""
        was_seen = self.wrong.isVisible()
        if was_seen:
            self.wrong.show_text("")
            self.hide()
        return was_seen


def _text(quiz: Quiz, search: SearchBase | None) -> str:
    exercise, said = quiz.exercise, quiz.verdict
    if said is None or search is None or exercise is None:
        return ""
    problem, by_cells = search.problem, isinstance(search, BacktrackSearch)
    if quiz.was_shown:
        return sentences.shown_answer(problem, exercise, said, by_cells=by_cells)
    text = sentences.verdict(problem, said, by_cells=by_cells)
    if exercise.kind is Kind.FORCED and quiz.given is not None:  # its buttons are gone
        chosen = sentences.your_answer(problem, exercise.kind, quiz.given)
        text = joining.sentences([translate("exercises", "{sentence}.").format(sentence=chosen), text])
    return text
