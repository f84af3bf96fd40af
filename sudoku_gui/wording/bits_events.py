"""The events of backtracking with bits in words: it speaks of cells and digits, and knows no links."""

from collections.abc import Callable

from solver_core.cover import Event, Op, Rule
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.wording import facts, joining, resuming
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import cell_name, number, option_name


def _choose(search: BacktrackSearch, event: Event) -> str:
    cell, digits = facts.item_of(event), search.size(facts.item_of(event))
    given = facts.given_at(search, event)
    if given is not None:
        text = translate("bits", "Choose cell {cell}: {option} is given, and givens come first")
        return text.format(cell=cell_name(cell), option=option_name(search.problem, given))
    if search.rule is Rule.FIRST and digits == 1:
        text = translate("bits", "Choose cell {cell}: the first empty one, 1 digit left")
    elif search.rule is Rule.FIRST:
        text = translate("bits", "Choose cell {cell}: the first empty one, %n digits left", "", digits)
    else:
        text = translate(
            "bits", "Choose cell {cell}: %n digits left, the fewest of {cells} cells", "", digits
        )
    return text.format(cell=cell_name(cell), cells=len(search.live_items()))


def _choose_why(search: BacktrackSearch, event: Event) -> str:
    if facts.given_at(search, event) is not None:
        return translate("bits", "The digits of the puzzle are written first.")
    if search.rule is Rule.FIRST:
        return translate("bits", "The rule takes the first empty cell, however many digits fit.")
    return translate(
        "bits",
        "A digit fits where the masks of row, column and box all have its bit: three ANDs tell how many.",
    )


def _try(search: BacktrackSearch, event: Event) -> str:
    k, d = facts.turn(search, event)
    option = option_name(search.problem, facts.option_of(event))
    if facts.given_at(search, event) is not None:
        text = translate("bits", "Write {option}: it is given")
    elif d == 1:
        text = translate("bits", "Write {option}: the only digit")
    elif k == d:
        text = translate("bits", "Write {option} (digit {k} of {d}): a guess, the last one left")
    else:
        text = translate("bits", "Write {option} (digit {k} of {d}): a guess")
    return text.format(option=option, k=k, d=d)


def _try_why(_: BacktrackSearch, __: Event) -> str:
    return translate("bits", "One bit goes out of the masks of its row, its column and its box: that is all.")


def _retract(search: BacktrackSearch, event: Event) -> str:
    k, d = facts.turn(search, event)
    if facts.given_at(search, event) is not None:
        text = translate("bits", "Take back {option}: it was given, so nothing replaces it")
    elif d == 1:
        text = translate("bits", "Take back {option}: it was the only digit")
    elif k == d:
        text = translate("bits", "Take back {option} (digit {k} of {d}): it was the last")
    else:
        text = translate("bits", "Take back {option} (digit {k} of {d}): {next} is next")
    column = facts.tried(search, facts.level_of(event), facts.item_of(event))
    following = option_name(search.problem, column[k]) if k < d else ""
    option = option_name(search.problem, facts.option_of(event))
    return text.format(option=option, k=k, d=d, next=following)


def _retract_why(_: BacktrackSearch, __: Event) -> str:
    return translate(
        "bits", "The same three bits come back; the stack remembers which digits are still to be tried."
    )


def _dead_end(_: BacktrackSearch, event: Event) -> str:
    return translate("bits", "Dead end: no digit fits in {cell}").format(cell=cell_name(facts.item_of(event)))


def _dead_end_why(search: BacktrackSearch, __: Event) -> str:
    text = translate(
        "bits",
        "Its row, its column and its box together hold all nine digits. Only cells are looked at: "
        "a digit without a place in a house is met later than with Dancing Links.",
    )
    return joining.sentences([text, resuming.sentence(search)])


def _solution(_: BacktrackSearch, event: Event) -> str:
    return translate("bits", "Solution {number}: every cell has its digit").format(
        number=number(event.subject)
    )


def _solution_why(search: BacktrackSearch, __: Event) -> str:
    text = translate("bits", "No cell is empty. The search goes on, to find out whether there is another.")
    return joining.sentences([text, resuming.sentence(search)])


def _exhausted(search: BacktrackSearch, event: Event) -> str:
    if facts.given_at(search, event) is not None:
        text = translate("bits", "Cell {cell} is done: its digit was given, so nothing else is tried")
    else:
        text = translate("bits", "Cell {cell} is done: all its digits have been tried")
    return text.format(cell=cell_name(facts.item_of(event)))


def _done_why(_: BacktrackSearch, __: Event) -> str:
    return translate(
        "bits", "Every branch has been tried and taken back; all masks are as they were at the start."
    )


SENTENCES: dict[Op, Callable[[BacktrackSearch, Event], str]] = {
    Op.CHOOSE: _choose,
    Op.TRY: _try,
    Op.RETRACT: _retract,
    Op.DEAD_END: _dead_end,
    Op.SOLUTION: _solution,
    Op.EXHAUSTED: _exhausted,
}
"""What is said otherwise than in exact cover."""

REASONS: dict[Op, Callable[[BacktrackSearch, Event], str]] = {
    Op.CHOOSE: _choose_why,
    Op.TRY: _try_why,
    Op.RETRACT: _retract_why,
    Op.DEAD_END: _dead_end_why,
    Op.SOLUTION: _solution_why,
    Op.DONE: _done_why,
}
"""Why, likewise."""
