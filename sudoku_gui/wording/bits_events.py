"""The events of backtracking with bits in words: it works with cells and digits, and has no links."""

from solver_core.cover import Event, Op, Rule
from solver_core.sudoku.backtracking import BacktrackSearch
from sudoku_gui.wording import facts, joining
from sudoku_gui.wording.facts import filled, template
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import option_name


def _choose(search: BacktrackSearch, event: Event) -> str:
    digits, given = search.size(facts.item_of(event)), facts.given_at(search, event)
    if given is not None:
        text = translate("bits", "Choose cell {cell}: {option} is given, and givens come first")
        return filled(text, search, event, option=option_name(search.problem, given))
    if search.rule is Rule.FIRST:
        text = translate("bits", "Choose cell {cell}: the first empty one, %n digits left", "", digits)
    else:
        text = translate(
            "bits", "Choose cell {cell}: %n digits left, the fewest of {cells} cells", "", digits
        )
    return filled(text, search, event, cells=len(search.live_items()))


def _choose_why(search: BacktrackSearch, event: Event) -> str:
    if facts.given_at(search, event) is not None:
        return translate("bits", "The digits of the puzzle are written first.")
    if search.rule is Rule.FIRST:
        return translate("bits", "The rule takes the first empty cell, however many digits fit.")
    return translate(
        "bits",
        "A digit fits where the masks of row, column and box all have its bit: three ANDs tell how many.",
    )


@template
def _try(search: BacktrackSearch, event: Event) -> str:
    k, d = facts.turn(search, event)
    if facts.given_at(search, event) is not None:
        return translate("bits", "Write {option}: it is given")
    if d == 1:
        return translate("bits", "Write {option}: the only digit")
    if k == d:
        return translate("bits", "Write {option} (digit {k} of {d}): {guess}, the last one left")
    return translate("bits", "Write {option} (digit {k} of {d}): {guess}")


@template
def _retract(search: BacktrackSearch, event: Event) -> str:
    k, d = facts.turn(search, event)
    if facts.given_at(search, event) is not None:
        return translate("bits", "Take back {option}: it was given, so nothing replaces it")
    if d == 1:
        return translate("bits", "Take back {option}: it was the only digit")
    if k == d:
        return translate("bits", "Take back {option} (digit {k} of {d}): it was the last")
    return translate("bits", "Take back {option} (digit {k} of {d}): {next} is next")


def _dead_end_why(search: BacktrackSearch, _: Event) -> str:
    text = translate(
        "bits",
        "Its row, its column and its box together hold all nine digits. Only cells are looked at: "
        "a digit without a place in a house is met later than with Dancing Links.",
    )
    return joining.sentences([text, facts.resuming(search)])


def _solution_why(search: BacktrackSearch, _: Event) -> str:
    text = translate("bits", "No cell is empty. The search goes on, to find out whether there is another.")
    return joining.sentences([text, facts.resuming(search)])


@template
def _exhausted(search: BacktrackSearch, event: Event) -> str:
    if facts.given_at(search, event) is not None:
        return translate("bits", "Cell {cell} is done: its digit was given, so nothing else is tried")
    return translate("bits", "Cell {cell} is done: all its digits have been tried")


SENTENCES: dict[Op, facts.Sentence] = {
    Op.CHOOSE: _choose,
    Op.TRY: _try,
    Op.RETRACT: _retract,
    Op.DEAD_END: template(lambda *_: translate("bits", "Dead end: no digit fits in {cell}")),
    Op.SOLUTION: template(lambda *_: translate("bits", "Solution {number}: every cell has its digit")),
    Op.EXHAUSTED: _exhausted,
}
"""Where the sentences of exact cover do not fit."""

REASONS: dict[Op, facts.Sentence] = {
    Op.CHOOSE: _choose_why,
    Op.TRY: lambda *_: translate(
        "bits", "One bit goes out of the masks of its row, its column and its box: that is all."
    ),
    Op.RETRACT: lambda *_: translate(
        "bits", "The same three bits come back; the stack remembers which digits are still to be tried."
    ),
    Op.DEAD_END: _dead_end_why,
    Op.SOLUTION: _solution_why,
    Op.DONE: lambda *_: translate(
        "bits", "Every branch has been tried and taken back; all masks are as they were at the start."
    ),
}
