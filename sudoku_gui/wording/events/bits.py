"""The events of backtracking with bits in words: it works with cells and digits, and has no links."""

from solver_core.cover import Event, Op, Rule
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.cells import box, col, row
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining
from sudoku_gui.wording.events import facts
from sudoku_gui.wording.events.facts import filled, template
from sudoku_gui.wording.names import option_name

mark = Texts("events").mark

tr = Texts("bits")


def _choose(search: BacktrackSearch, event: Event) -> str:
    digits, given = search.size(facts.item_of(event)), facts.given_at(search, event)
    if given is not None:
        text = tr("Choose cell {cell}: {option} is given, and givens come first")
        return filled(text, search, event, option=option_name(search.problem, given))
    if search.rule is Rule.FIRST:
        text = tr("Choose cell {cell}: the first empty one, %n digits left", "", digits)
    else:
        text = tr("Choose cell {cell}: %n digits left, the fewest of {cells} cells", "", digits)
    return filled(text, search, event, cells=len(search.live_items()))


def _choose_why(search: BacktrackSearch, event: Event) -> str:
    if facts.given_at(search, event) is not None:
        return tr("The digits of the puzzle are written first.")
    if search.rule is Rule.FIRST:
        return tr("The rule takes the first empty cell, however many digits fit.")
    return tr("A digit fits where the masks of row, column and box all have its bit: two ANDs tell how many.")


def _dead_end_why(search: BacktrackSearch, event: Event) -> str:
    text = tr("Row {row}, column {column} and box {box} together hold all nine digits.")
    return joining.sentences([_in_houses(text, event), facts.resuming(search)])


def _in_houses(text: str, event: Event) -> str:
    """A text about the houses of the event's cell."""
    cell = facts.item_of(event)
    return text.format(row=row(cell) + 1, column=col(cell) + 1, box=box(cell) + 1)


def _solution_why(search: BacktrackSearch, _: Event) -> str:
    text = tr("No cell is empty. The search goes on, to find out whether there is another.")
    return joining.sentences([text, facts.resuming(search)])


@template
def _exhausted(search: BacktrackSearch, event: Event) -> str:
    if facts.given_at(search, event) is not None:
        return tr("Cell {cell} is done: its digit was given, so nothing else is tried")
    return tr("Cell {cell} is done: all its digits have been tried")


SENTENCES: dict[Op, facts.Sentence] = {
    Op.CHOOSE: _choose,
    Op.TRY: facts.by_turn(
        mark("Write {option}: it is given"),
        mark("Write {option}: the only digit"),
        mark("Write {option} (digit {k} of {d}): {guess}, the last one left"),
        mark("Write {option} (digit {k} of {d}): {guess}"),
    ),
    Op.RETRACT: facts.by_turn(
        mark("Take back {option}: it was given, so nothing replaces it"),
        mark("Take back {option}: it was the only digit"),
        mark("Take back {option} (digit {k} of {d}): it was the last"),
        mark("Take back {option} (digit {k} of {d}): {next} is next"),
    ),
    Op.DEAD_END: template(lambda *_: tr("Dead end: no digit fits in {cell}")),
    Op.SOLUTION: template(lambda *_: tr("Solution {number}: every cell has its digit")),
    Op.EXHAUSTED: _exhausted,
}
"""Where the sentences of exact cover do not fit."""

REASONS: dict[Op, facts.Sentence] = {
    Op.CHOOSE: _choose_why,
    Op.TRY: lambda _, event: _in_houses(
        tr("Its bit is cleared in three masks: of row {row}, column {column} and box {box}."), event
    ),
    Op.RETRACT: lambda *_: tr(
        "The same three bits come back; the stack remembers which digits are still to be tried."
    ),
    Op.DEAD_END: _dead_end_why,
    Op.SOLUTION: _solution_why,
    Op.DONE: lambda *_: tr(
        "Every branch has been tried and taken back; all masks are as they were at the start."
    ),
}
