"""The events of branch and bound in words: of searches for the fewest options, in exact and in repeat cover."""

from collections.abc import Mapping
from typing import Final

from solver_core.cover import Event, MinimizingSearch, Op, RepeatSearch, SearchBase, witness
from sudoku_gui.wording import facts, joining, repeat_events
from sudoku_gui.wording.facts import filled
from sudoku_gui.wording.joining import listing
from sudoku_gui.wording.marking import translate
from sudoku_gui.wording.names import item_name

_NAMED: Final = 4
"""So many columns are listed by their names."""
_SMALL: Final = 500
"""Options of a problem whose witness is found without a delay."""


def _bound(_: MinimizingSearch, event: Event) -> str:
    if event.subject == 0:
        return translate("repeat", "Bound: no more options are needed")
    return translate("repeat", "Bound: at least %n more options are needed", "", event.subject)


def _bound_why(search: MinimizingSearch, event: Event) -> str:
    text = translate(
        "repeat", "It counts columns of which no option covers two: each of them needs an option of its own."
    )
    if not (0 < event.subject <= _NAMED and len(search.problem.options) <= _SMALL):
        return text
    quoted = translate("repeat", "“{item}”")
    names = [item_name(search.problem, column.item) for column in witness.of(search).columns]
    columns = listing(quoted.format(item=name) for name in names)
    return joining.sentences([text, translate("repeat", "Here: {columns}.").format(columns=columns)])


def _prune(search: MinimizingSearch, event: Event) -> str:
    if event.subject == 0:
        text = translate("repeat", "Prune: {depth} chosen are not fewer than {limit}")
    else:
        text = translate("repeat", "Prune: {depth} chosen and {bound} more needed are not fewer than {limit}")
    return filled(text, search, event, bound=event.subject, limit=search.limit)


def _prune_why(search: MinimizingSearch, _: Event) -> str:
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


def _solution(search: MinimizingSearch, event: Event) -> str:
    if isinstance(search, RepeatSearch):
        text = _repeat_solution(search)
    elif search.problem.secondary:
        text = translate(
            "repeat", "Solution {number}: every primary column is covered exactly once, by {options} options"
        )
    else:
        text = translate(
            "repeat", "Solution {number}: every column is covered exactly once, by {options} options"
        )
    return filled(text, search, event, options=event.depth)


def _repeat_solution(search: RepeatSearch) -> str:
    if search.problem.secondary:
        return translate(
            "repeat", "Solution {number}: every primary column is covered at least once, by {options} options"
        )
    return translate(
        "repeat", "Solution {number}: every column is covered at least once, by {options} options"
    )


def _solution_why(search: MinimizingSearch, _: Event) -> str:
    text = translate(
        "repeat", "No column is left in the list. From now on only a cover with fewer options counts."
    )
    return joining.sentences([text, facts.resuming(search)])


def finished(search: MinimizingSearch) -> str:
    """The end of a search."""
    if search.best is None:
        return translate("repeat", "Finished: there is no such cover")
    return translate("repeat", "Finished: %n options are the fewest", "", len(search.best))


def sentences(search: SearchBase) -> Mapping[Op, facts.Sentence]:
    """What is said of a search otherwise than of one for exact covers."""
    if isinstance(search, RepeatSearch):
        return {**SENTENCES, **repeat_events.SENTENCES}
    return SENTENCES if isinstance(search, MinimizingSearch) else {}


def reasons(search: SearchBase) -> Mapping[Op, facts.Sentence]:
    """The same for reasons."""
    if isinstance(search, RepeatSearch):
        return {**REASONS, **repeat_events.REASONS}
    return REASONS if isinstance(search, MinimizingSearch) else {}


SENTENCES: Final[dict[Op, facts.Sentence]] = {
    Op.BOUND: _bound,
    Op.PRUNE: _prune,
    Op.SOLUTION: _solution,
    Op.BEST: lambda _, event: translate("repeat", "The best cover so far has %n options", "", event.subject),
    Op.DONE: lambda search, _: finished(search),
}

REASONS: Final[dict[Op, facts.Sentence]] = {
    Op.BOUND: _bound_why,
    Op.PRUNE: _prune_why,
    Op.SOLUTION: _solution_why,
    Op.BEST: lambda *_: translate(
        "repeat", "Whatever cannot have fewer options than this is pruned from here on."
    ),
    Op.DONE: lambda *_: translate(
        "repeat", "Every branch has been tried or pruned; all links are as they were at the start."
    ),
}
