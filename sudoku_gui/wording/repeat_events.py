"""The events of repeat cover in words: those that exact cover does not have, or that mean something else here."""

from typing import Final

from solver_core.cover import Event, Op, RepeatSearch, witness
from sudoku_gui.wording import facts, joining
from sudoku_gui.wording.facts import filled, template
from sudoku_gui.wording.joining import listing
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import item_name, option_name

_NAMED: Final = 4
"""So many columns or options are listed by their names."""
_SMALL: Final = 500
"""Options of a problem whose witness is found without a delay."""


def _bound(_: RepeatSearch, event: Event) -> str:
    if event.subject == 0:
        return translate("repeat", "Bound: no more options are needed")
    return translate("repeat", "Bound: at least %n more options are needed", "", event.subject)


def _bound_why(search: RepeatSearch, event: Event) -> str:
    text = translate(
        "repeat", "It counts columns of which no option covers two: each of them needs an option of its own."
    )
    if not (0 < event.subject <= _NAMED and len(search.problem.options) <= _SMALL):
        return text
    quoted = translate("repeat", "“{item}”")
    names = [item_name(search.problem, column.item) for column in witness.of(search).columns]
    columns = listing(quoted.format(item=name) for name in names)
    return joining.sentences([text, translate("repeat", "Here: {columns}.").format(columns=columns)])


def _prune(search: RepeatSearch, event: Event) -> str:
    if event.subject == 0:
        text = translate("repeat", "Prune: {depth} chosen are not fewer than {limit}")
    else:
        text = translate("repeat", "Prune: {depth} chosen and {bound} more needed are not fewer than {limit}")
    return filled(text, search, event, bound=event.subject, limit=_limit(search))


def _limit(search: RepeatSearch) -> int:
    """How many options are too many: those of the best cover known, or one more than are allowed."""
    if search.best is not None:
        return len(search.best)
    enough = len(search.problem.items)
    return 1 + (enough if search.at_most is None else min(enough, search.at_most))


def _prune_why(search: RepeatSearch, _: Event) -> str:
    if search.best is None:
        text = translate(
            "repeat",
            "More options than are allowed would be needed, so the search turns back without looking.",
        )
    else:
        text = translate(
            "repeat",
            "The best cover known has {limit}: no better one can be found below here, "
            "so the search turns back without looking.",
        ).format(limit=len(search.best))
    return joining.sentences([text, facts.resuming(search)])


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
        "repeat", "{option} covers it. Other options may cover it again: that is no harm, but no gain either."
    )
    chosen = search.chosen_options()
    return filled(text, search, event, option=option_name(search.problem, chosen[-1]) if chosen else "")


def _solution(search: RepeatSearch, event: Event) -> str:
    if search.problem.secondary:
        text = translate(
            "repeat", "Solution {number}: every primary column is covered at least once, by {options} options"
        )
    else:
        text = translate(
            "repeat", "Solution {number}: every column is covered at least once, by {options} options"
        )
    return filled(text, search, event, options=event.depth)


def _solution_why(search: RepeatSearch, _: Event) -> str:
    text = translate(
        "repeat", "No column is left in the list. From now on only a cover with fewer options will do."
    )
    return joining.sentences([text, facts.resuming(search)])


def finished(search: RepeatSearch) -> str:
    """The end of a search."""
    if search.best is None:
        return translate("repeat", "Finished: there is no such cover")
    return translate("repeat", "Finished: %n options are the fewest", "", len(search.best))


SENTENCES: dict[Op, facts.Sentence] = {
    Op.BOUND: _bound,
    Op.PRUNE: _prune,
    Op.COVER: template(lambda *_: translate("repeat", "Cover column “{item}”: its header leaves the list")),
    Op.DROP: template(lambda *_: translate("repeat", "“{item}” leaves the row of {option}")),
    Op.RESTORE: template(lambda *_: translate("repeat", "“{item}” returns to the row of {option}")),
    Op.SOLUTION: _solution,
    Op.BEST: lambda _, event: translate("repeat", "The best cover so far has %n options", "", event.subject),
    Op.DONE: lambda search, _: finished(search),
}
"""Where the sentences of exact cover do not fit."""

REASONS: dict[Op, facts.Sentence] = {
    Op.BOUND: _bound_why,
    Op.PRUNE: _prune_why,
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
    Op.SOLUTION: _solution_why,
    Op.BEST: lambda *_: translate(
        "repeat", "Whatever cannot have fewer options than this is pruned from here on."
    ),
    Op.DONE: lambda *_: translate(
        "repeat", "Every branch has been tried or pruned; all links are as they were at the start."
    ),
}
