"""What is searched, and how, in words."""

from solver_core.cover import Rule
from solver_core.sudoku.engines import Engine
from sudoku_gui.player.subject import Subject
from sudoku_gui.translation import translate
from sudoku_gui.wording import gallery


def rule_name(subject: Subject) -> str:
    """How a subject is searched, without what is decided otherwise."""
    if subject.engine is Engine.BACKTRACK and subject.grid is not None:
        if subject.rule is Rule.FIRST:
            return translate("runs", "Bits, first cell")
        return translate("runs", "Bits")
    if subject.rule is Rule.FIRST:
        return translate("runs", "First column")
    if subject.rule is Rule.SHUFFLED:
        return translate("runs", "Random ties, seed {seed}").format(seed=subject.seed)
    return translate("runs", "Fewest options")


def problem_name(subject: Subject) -> str:
    """The name of the problem that a run searches: the puzzle, a sample or a file."""
    if subject.sample:
        return gallery.name_of(subject.sample)
    if subject.grid is not None:
        givens = len(str(subject.grid)) - str(subject.grid).count(".")
        return translate("subjects", "Sudoku with %n givens", "", givens)
    return translate("subjects", "A problem of its own")
