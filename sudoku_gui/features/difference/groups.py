"""What has become of columns, options and sizes between two places, in groups."""

from collections.abc import Sequence
from enum import Enum, auto

from solver_core.cover import Snapshot
from solver_core.cover.explain.difference import Difference, Resized


class DifferenceGroup(Enum):
    """What has become of a member; in the order in which they are listed."""

    CHOSEN = auto()
    TAKEN_BACK = auto()
    COVERED = auto()
    UNCOVERED = auto()
    GONE = auto()
    BACK = auto()
    SMALLER = auto()
    LARGER = auto()


class Filter(Enum):
    """The choices of the filter box, each with the groups it lets through."""

    ALL = frozenset(DifferenceGroup)
    COLUMNS = frozenset({DifferenceGroup.COVERED, DifferenceGroup.UNCOVERED})
    OPTIONS = frozenset(
        {DifferenceGroup.CHOSEN, DifferenceGroup.TAKEN_BACK, DifferenceGroup.GONE, DifferenceGroup.BACK}
    )
    SIZES = frozenset({DifferenceGroup.SMALLER, DifferenceGroup.LARGER})


Members = Sequence[int] | Sequence[Resized]


def groups(found: Difference | None) -> list[tuple[DifferenceGroup, Members]]:
    """The groups in which there is something; columns with the fewest options left come first."""
    if found is None:
        return []
    sizes = sorted(found.sizes, key=lambda one: (one.after, one.before, one.item))
    known: list[tuple[DifferenceGroup, Members]] = [
        (DifferenceGroup.CHOSEN, found.chosen_added),
        (DifferenceGroup.TAKEN_BACK, found.chosen_removed),
        (DifferenceGroup.COVERED, found.items_left),
        (DifferenceGroup.UNCOVERED, found.items_returned),
        (DifferenceGroup.GONE, found.options_left),
        (DifferenceGroup.BACK, found.options_returned),
        (DifferenceGroup.SMALLER, [one for one in sizes if one.after < one.before]),
        (DifferenceGroup.LARGER, [one for one in sizes if one.after > one.before]),
    ]
    return [(group, members) for group, members in known if members]


def starved(found: Difference, here: Snapshot) -> tuple[int, ...]:
    """The columns that must be covered and have lost their last option; not those that are just being covered."""
    return tuple(one.item for one in found.sizes if one.item in here.starved)
