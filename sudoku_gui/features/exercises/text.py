"""Texts of the exercises' pane; what is asked and answered is in `wording.exercises`."""

from typing import Final

from solver_core.cover.explain.exercises import Kind
from sudoku_gui.features.exercises.model import ExerciseRecord
from sudoku_gui.translation import Texts
from sudoku_gui.wording import exercises
from sudoku_gui.wording.names import number

tr = Texts("exercises")

_SHOWN: Final = 20  # answers of the history


def button(part: str) -> tuple[str, str]:
    """Caption and tool tip of a button, by the part of the pane it belongs to."""
    return {
        "ask": (tr("Next Exercise"), tr("Ask another question about what the search does next")),
        "reveal": (tr("Show the Answer"), tr("Show the answer; the exercise counts as not solved")),
        "return": (tr("Back to the Exercise"), tr("Go to where the question is asked")),
        "show": ("", tr("Open the pane that the answer needs")),
        "kinds": (tr("Kinds"), tr("Choose what may be asked")),
        "reset": (tr("Reset Results"), tr("Forget all answers so far")),
    }[part]


def invitation(*, is_watching: bool, has_none: bool, has_kinds: bool) -> str:
    """The text while no exercise is open: how to get one, or why there is none."""
    if not is_watching:
        return tr(
            "Exercises ask what a search does next. Watch one first: press F5, or choose a problem in the Gallery menu."
        )
    if not has_kinds:
        return tr("Choose what may be asked: press “Kinds”.")
    if has_none:
        return tr("This search has no such exercise. Choose other kinds, or another problem.")
    return tr("What does the search do next? Answer first, then see it happen.")


def restart() -> str:
    """The sentence with the first question after the last one in a search."""
    return tr("No further exercise of these kinds is near; they go on from the start of the search.")


def kind(kind: Kind, right: int, asked: int) -> str:
    """A kind of exercise in a menu, and how often the answer was right where it was asked."""
    text = exercises.about(kind)
    if asked:
        text = tr("{kind}: {right} of {asked} right", kind=text, right=number(right), asked=number(asked))
    return text


def total(record: ExerciseRecord) -> str:
    """A line with the number of right answers, and how many were right in a row."""
    right, asked = record.count()
    if not asked:
        return tr("No exercise answered yet")
    text = tr("Right at the first attempt: {right} of {asked}; %n in a row", "", record.in_a_row)
    return text.format(right=number(right), asked=number(asked))


def history(record: ExerciseRecord) -> str:
    """The latest answers, oldest first, as signs."""
    return "".join("●" if is_right else "○" for _, is_right in record.answered[-_SHOWN:])
