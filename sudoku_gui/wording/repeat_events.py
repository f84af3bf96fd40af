"""The events of repeat cover in words: those that exact cover does not have, or that mean something else here."""

from typing import Final

from solver_core.cover import Event, Op, RepeatSearch
from sudoku_gui.wording import facts, joining
from sudoku_gui.wording.facts import filled, template
from sudoku_gui.wording.joining import listing
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import option_name

_NAMED: Final = 4
"""So many options are listed by their names."""


def _choose_why(search: RepeatSearch, event: Event) -> str:
    text = translate(
        "repeat",
        "The rule takes a column with the fewest options, the leftmost of several. "
        "Here sizes never change: an option may always be taken once more.",
    )
    column = search.problem.columns[facts.item_of(event)]
    if not 1 < len(column) <= _NAMED:
        return text
    options = listing(option_name(search.problem, option) for option in column)
    return joining.sentences([text, translate("repeat", "Its options: {options}.").format(options=options)])


def _cover_why(search: RepeatSearch, event: Event) -> str:
    text = translate(
        "repeat", "{option} covers it. Other options may cover it again: this is allowed but gains nothing."
    )
    chosen = search.chosen_options()
    return filled(text, search, event, option=option_name(search.problem, chosen[-1]) if chosen else "")


SENTENCES: dict[Op, facts.Sentence] = {
    Op.COVER: template(lambda *_: translate("repeat", "Cover column “{item}”: its header leaves the list")),
    Op.DROP: template(lambda *_: translate("repeat", "“{item}” leaves the row of {option}")),
    Op.RESTORE: template(lambda *_: translate("repeat", "“{item}” returns to the row of {option}")),
}
"""Where the sentences of exact cover do not fit."""

REASONS: dict[Op, facts.Sentence] = {
    Op.CHOOSE: _choose_why,
    Op.COVER: _cover_why,
    Op.DROP: lambda *_: translate(
        "repeat",
        "The column is covered already, so the option no longer offers it. "
        "The node leaves sideways: its column stays intact.",
    ),
    Op.RESTORE: lambda *_: translate(
        "repeat",
        "The node finds its place by its own two links, left and right: nothing is searched or copied.",
    ),
}
