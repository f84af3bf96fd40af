"""The events of repeat cover in words: those that exact cover does not know, or that mean something else here."""

from collections.abc import Callable
from typing import Final

from solver_core.cover import Event, Op, RepeatSearch, witness
from sudoku_gui.wording import facts, joining, resuming
from sudoku_gui.wording.cells import listing
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import item_name, number, option_name

_NAMED: Final = 4
"""So many columns or options are told by their names."""
_SMALL: Final = 500
"""Options of a problem whose witness is found while nobody waits."""


def sentence(search: RepeatSearch, event: Event) -> str:
    """What the event does, in a line; of an op that only `SENTENCES` knows."""
    return SENTENCES[event.op](search, event)


def _bound(_: RepeatSearch, event: Event) -> str:
    if event.subject == 0:
        return translate("repeat", "Bound: no more options are needed")
    return translate("repeat", "Bound: at least %n more options are needed", "", event.subject)


def _bound_why(search: RepeatSearch, event: Event) -> str:
    told = [
        translate(
            "repeat",
            "It counts columns of which no option covers two: each of them needs an option of its own.",
        )
    ]
    if 0 < event.subject <= _NAMED and len(search.problem.options) <= _SMALL:
        text = translate("repeat", "Here: {columns}.")
        told.append(text.format(columns=_counted(search)))
    return joining.sentences(told)


def _counted(search: RepeatSearch) -> str:
    """The columns that the bound has counted, by name."""
    text = translate("repeat", "“{item}”")
    columns = witness.of(search).columns
    return listing(text.format(item=item_name(search.problem, one.item)) for one in columns)


def _prune(search: RepeatSearch, event: Event) -> str:
    if event.subject == 0:
        text = translate("repeat", "Prune: {depth} chosen are not fewer than {limit}")
    else:
        text = translate("repeat", "Prune: {depth} chosen and {bound} more needed are not fewer than {limit}")
    return text.format(depth=event.depth, bound=event.subject, limit=_limit(search))


def _limit(search: RepeatSearch) -> int:
    """So many options would be too many: those of the best cover known, or one more than are allowed."""
    if search.best is not None:
        return len(search.best)
    enough = len(search.problem.items)
    return 1 + (enough if search.at_most is None else min(enough, search.at_most))


def _prune_why(search: RepeatSearch, __: Event) -> str:
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
    return joining.sentences([text, resuming.sentence(search)])


def _choose_why(search: RepeatSearch, event: Event) -> str:
    told = translate(
        "repeat",
        "The rule takes a column with the fewest options, the leftmost of several. "
        "Here sizes never change: an option may always be taken once more.",
    )
    column = search.problem.columns[facts.item_of(event)]
    if not 1 < len(column) <= _NAMED:
        return told
    text = translate("repeat", "Its options: {options}.")
    options = listing(option_name(search.problem, option) for option in column)
    return joining.sentences([told, text.format(options=options)])


def _cover(search: RepeatSearch, event: Event) -> str:
    return translate("repeat", "Cover column “{item}”: its header leaves the list").format(
        item=_item(search, event)
    )


def _cover_why(search: RepeatSearch, _: Event) -> str:
    chosen = search.chosen_options()
    text = translate(
        "repeat", "{option} covers it. Other options may cover it again: that is no harm, but no gain either."
    )
    return text.format(option=option_name(search.problem, chosen[-1]) if chosen else "")


def _drop(search: RepeatSearch, event: Event) -> str:
    return translate("repeat", "“{item}” leaves the row of {option}").format(
        item=_item(search, event), option=_option(search, event)
    )


def _drop_why(_: RepeatSearch, __: Event) -> str:
    return translate(
        "repeat",
        "The column is covered already, so the option no longer offers it. "
        "The node leaves sideways: its column stays whole.",
    )


def _restore(search: RepeatSearch, event: Event) -> str:
    return translate("repeat", "“{item}” returns to the row of {option}").format(
        item=_item(search, event), option=_option(search, event)
    )


def _restore_why(_: RepeatSearch, __: Event) -> str:
    return translate(
        "repeat",
        "The node finds its place by its own two links, left and right: nothing is searched or copied.",
    )


def _solution(search: RepeatSearch, event: Event) -> str:
    text = (
        translate(
            "repeat", "Solution {number}: every primary column is covered at least once, by {options} options"
        )
        if search.problem.secondary
        else translate(
            "repeat", "Solution {number}: every column is covered at least once, by {options} options"
        )
    )
    return text.format(number=number(event.subject), options=event.depth)


def _solution_why(search: RepeatSearch, __: Event) -> str:
    text = translate(
        "repeat", "No column is left in the list. From now on only a cover with fewer options will do."
    )
    return joining.sentences([text, resuming.sentence(search)])


def _best(_: RepeatSearch, event: Event) -> str:
    return translate("repeat", "The best cover so far has %n options", "", event.subject)


def _best_why(_: RepeatSearch, __: Event) -> str:
    return translate("repeat", "Whatever cannot have fewer options than this is pruned from here on.")


def _done_why(_: RepeatSearch, __: Event) -> str:
    return translate(
        "repeat", "Every branch has been tried or pruned; all links are as they were at the start."
    )


def _done(search: RepeatSearch, _: Event) -> str:
    best = search.best
    if best is None:
        return translate("repeat", "Finished: there is no such cover")
    if len(best) == 1:
        return translate("repeat", "Finished: 1 option is enough")
    return translate("repeat", "Finished: %n options are the fewest", "", len(best))


def _item(search: RepeatSearch, event: Event) -> str:
    return item_name(search.problem, facts.item_of(event))


def _option(search: RepeatSearch, event: Event) -> str:
    return option_name(search.problem, facts.option_of(event))


SENTENCES: dict[Op, Callable[[RepeatSearch, Event], str]] = {
    Op.BOUND: _bound,
    Op.PRUNE: _prune,
    Op.COVER: _cover,
    Op.DROP: _drop,
    Op.RESTORE: _restore,
    Op.SOLUTION: _solution,
    Op.BEST: _best,
    Op.DONE: _done,
}
"""What is said otherwise than in exact cover."""

REASONS: dict[Op, Callable[[RepeatSearch, Event], str]] = {
    Op.BOUND: _bound_why,
    Op.PRUNE: _prune_why,
    Op.CHOOSE: _choose_why,
    Op.COVER: _cover_why,
    Op.DROP: _drop_why,
    Op.RESTORE: _restore_why,
    Op.SOLUTION: _solution_why,
    Op.BEST: _best_why,
    Op.DONE: _done_why,
}
"""Why, likewise."""
