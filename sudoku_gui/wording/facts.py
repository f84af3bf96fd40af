"""What a sentence must know about a search and one of its events, beyond what the event carries.

All of it is told by the stack and the sizes, so it stays true as long as the event has not been undone.
"""

from collections.abc import Sequence

from solver_core.cover import Event, Op, Override, RepeatSearch, Rule, Search, Walk


def item_of(event: Event) -> int:
    """The item that the event concerns."""
    if event.item is None:
        raise ValueError(f"{event.op.name} concerns no item")
    return event.item


def option_of(event: Event) -> int:
    """The option that the event concerns."""
    if event.option is None:
        raise ValueError(f"{event.op.name} concerns no option")
    return event.option


def level_of(event: Event) -> int:
    """How many options were chosen before the item or option of this event came up for choice."""
    return event.depth - 1 if event.op is Op.TRY else event.depth


def given_at(search: Walk, event: Event) -> int | None:
    """The given that the level of this event is about; None where the search is free to choose."""
    level = level_of(event)
    return search.given[level] if level < len(search.given) else None


def override_at(search: Walk, event: Event) -> Override | None:
    """What was asked for at the level of this event instead of what the rule takes; None for nothing."""
    if not isinstance(search, Search) or not search.overrides:
        return None
    path, item = search.chosen_options()[: level_of(event)], event.item
    return next((one for one in search.overrides if one.path == path and one.item == item), None)


def turn(search: Walk, event: Event) -> tuple[int, int]:
    """For TRY and RETRACT: the option is the k-th of the d in its column, as (k, d).

    In the column stood what meets none of the options chosen before, in the order of the problem, but where an option
    was asked for, from that one on and round; in repeat cover, everything.
    """
    if isinstance(search, RepeatSearch):
        whole = search.problem.columns[item_of(event)]
        return whole.index(option_of(event)) + 1, len(whole)
    taken = _items(search, search.chosen_options()[: level_of(event)])
    column = [
        option
        for option in _options_with(search, item_of(event))
        if taken.isdisjoint(_items(search, [option]))
    ]
    asked = override_at(search, event)
    first = column.index(asked.option) if asked is not None and asked.option in column else 0
    return (column.index(option_of(event)) - first) % len(column) + 1, len(column)


def hiding_depths(search: Walk, item: int) -> tuple[int, ...]:
    """For an item with no option left: the depths at which its options were hidden, rising from 1."""
    chosen = search.chosen_options()
    depths: set[int] = set()
    for option in _options_with(search, item):
        items = _items(search, [option])
        depths.update(
            next(
                [depth]
                for depth, other in enumerate(chosen, 1)
                if not items.isdisjoint(_items(search, [other]))
            )
        )
    return tuple(sorted(depths))


def equals(search: Walk, item: int) -> int:
    """How many live items have as few options as this one, itself among them."""
    size = search.size(item)
    return sum(search.size(other) == size for other in search.live_items())


def goes_by_size(search: Walk) -> bool:
    """Whether the rule of choice looks at sizes."""
    return search.rule is not Rule.FIRST


def _options_with(search: Walk, item: int) -> list[int]:
    return [option for option, items in enumerate(search.problem.options) if item in items]


def _items(search: Walk, options: Sequence[int]) -> set[int]:
    return {item for option in options for item in search.problem.options[option]}
