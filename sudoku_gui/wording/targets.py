"""What a target is called."""

from solver_core.cover import Problem
from sudoku_gui.player.selection import Target
from sudoku_gui.wording import names, questions
from sudoku_gui.wording.marking import translate


def name(target: Target, problem: Problem) -> str:
    """``“row 3 has 7”``, ``r3c5=7``, or of a node ``r3c5=7 in “row 3 has 7”``."""
    item = "" if target.item is None else names.item_name(problem, target.item)
    option = "" if target.option is None else questions.option_name(problem, target.option)
    if item and option:
        return translate("targets", "{option} in “{item}”").format(option=option, item=item)
    return translate("targets", "“{item}”").format(item=item) if item else option


def plain_name(target: Target, problem: Problem) -> str:
    """The same without quotation marks, for the clipboard."""
    if target.option is None and target.item is not None:
        return names.item_name(problem, target.item)
    return name(target, problem)
