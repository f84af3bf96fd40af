"""Facts about a place in a search for tours: placeholders in their texts, filled from the search.

``{events}`` stands for a fact; ``{{`` and ``}}`` for the braces themselves. Anything else in braces, such as an
option's name ``{C, E, F}``, is left as it is.
"""

import re
from collections.abc import Callable, Collection, Container, Mapping
from dataclasses import dataclass
from typing import Final

from solver_core.cover import Event, MinimizingSearch, Op, SearchBase
from sudoku_gui.features.tours.tour import TranslatedText

COUNTS: Final = ("events", "decisions", "guesses", "dead_ends", "solutions", "updates")
TOTALS: Final = tuple(f"total_{name}" for name in COUNTS)
OTHERS: Final = tuple(f"other_{name}" for name in TOTALS)
"""The totals of the search that is compared."""
NUMBERS: Final = (*COUNTS, "depth", "size", "best", "bound")
NAMES: Final = ("column", "option")
SENTENCES: Final = ("sentence", "why")
PLACEHOLDERS: Final = (*NUMBERS, *TOTALS, *OTHERS, *NAMES, *SENTENCES)
"""All that may stand in braces."""

_BRACED: Final = re.compile(r"\{\{|\}\}|\{([a-z_]+)\}")


def used(text: str) -> tuple[str, ...]:
    """The names in braces in a text.

    >>> used("{events} of {total_events}, {{x}} and {C, E, F}")
    ('events', 'total_events')
    """
    return tuple(found[1] for found in _BRACED.finditer(text) if found[1])


def unknown(text: str) -> list[str]:
    return [name for name in used(text) if name not in PLACEHOLDERS]


def uses(texts: Collection[TranslatedText], names: Container[str]) -> bool:
    return any(name in names for text in texts for words in text.words.values() for name in used(words))


def filled(text: str, value: Callable[[str], str]) -> str:
    """A text with its placeholders replaced.

    >>> filled("{events} in {{braces}}", {"events": "7"}.__getitem__)
    '7 in {braces}'
    """
    return _BRACED.sub(lambda found: value(found[1]) if found[1] else found[0][0], text)


@dataclass(frozen=True, slots=True)
class Facts:
    """The values of the placeholders in a tour's texts at one position."""

    event: Event | None  # the last one; None at the start
    item: int | None  # what it concerns, or else the item branched on; None for nothing
    option: int | None  # what it concerns, or else the option chosen last; None for nothing
    numbers: Mapping[str, int]  # by their placeholders; those that mean nothing here are left out

    @property
    def is_taken_back(self) -> bool:
        return self.event is not None and self.event.op is Op.RETRACT

    def knows(self, name: str) -> bool:
        """Whether a placeholder has a value at this position, so that a text may use it."""
        if name in SENTENCES:
            return self.event is not None
        if name in NAMES:
            return (self.item if name == "column" else self.option) is not None
        return name in self.numbers


def of(search: SearchBase, totals: Mapping[str, int] | None = None) -> Facts:
    """The facts at the position of a search, with the totals of the complete run where they are known."""
    event, chosen = search.event, search.chosen_options()
    item = event.item if event is not None and event.item is not None else search.chosen_item
    option = event.option if event is not None else None
    if option is None and chosen:
        option = chosen[-1]
    numbers = {**_counts(search), "depth": search.depth, **(totals or {})}
    if item is not None:
        numbers["size"] = search.size(item)
    if event is not None and event.op in {Op.BOUND, Op.PRUNE}:
        numbers["bound"] = event.subject
    if isinstance(search, MinimizingSearch) and search.best is not None:
        numbers["best"] = len(search.best)
    return Facts(event, item, option, numbers)


def totals(finished: SearchBase) -> dict[str, int]:
    """The counts of a search at its end."""
    return {f"total_{name}": count for name, count in _counts(finished).items()}


def _counts(search: SearchBase) -> dict[str, int]:
    statistics = search.statistics
    return {"events": statistics.position} | {name: getattr(statistics, name) for name in COUNTS[1:]}
