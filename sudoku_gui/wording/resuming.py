"""Where a search goes on after the end of a branch: what is taken back, and what is tried then."""

from solver_core.cover import SearchBase
from sudoku_gui.wording import facts
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import option_name


def sentence(search: SearchBase) -> str:
    """Where the search goes on when all below its stack is done."""
    there = facts.resumption(search)
    if there is None:
        return translate("resuming", "No choice has another option, so everything is taken back.")
    if there.taken_back == 1:
        text = translate("resuming", "{option} is taken back, then {next} is tried at depth {depth}.")
    else:
        text = translate(
            "resuming",
            "The latest choice with another option is {option}: %n options are taken back, "
            "then {next} is tried at depth {depth}.",
            "",
            there.taken_back,
        )
    return text.format(
        option=option_name(search.problem, there.option),
        next=option_name(search.problem, there.next),
        depth=there.depth,
    )
