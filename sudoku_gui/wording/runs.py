"""What runs and what-ifs are called."""

from solver_core.cover import Override, Problem, Rule
from solver_core.sudoku.engines import Engine
from sudoku_gui.player.runs import Run
from sudoku_gui.player.subject import Subject
from sudoku_gui.translation import Texts
from sudoku_gui.wording.foreign import shown
from sudoku_gui.wording.names import item_name, option_name

tr = Texts("runs")


def name(run: Run, problem: Problem) -> str:
    """What a run is called: by the user, or by what it does otherwise last, or by its way."""
    if run.name:
        return shown(run.name)
    if not run.subject.overrides:
        return rule_name(run.subject)
    choice = choice_name(run.subject.overrides[-1], problem)
    return tr("What if {choice}", choice=choice)


def choice_name(override: Override, problem: Problem) -> str:
    """What a what-if takes."""
    if override.option is not None and override.option < len(problem.options):
        return option_name(problem, override.option)
    return tr("column ‘{item}’", item=item_name(problem, override.item))


def rule_name(subject: Subject) -> str:
    """How a subject is searched, without what is decided otherwise."""
    if subject.engine is Engine.BACKTRACK and subject.grid is not None:
        return tr("Bits, first cell") if subject.rule is Rule.FIRST else tr("Bits")
    if subject.rule is Rule.FIRST:
        return tr("First column")
    if subject.rule is Rule.SHUFFLED:
        return tr("Random ties, seed {seed}", seed=subject.seed)
    return tr("Fewest options")
