"""Names of options by some of their items, so that no two are called alike, and short names for little space."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Final

from solver_core.cover.problem import Problem
from solver_core.errors.quoting import initials

_ENOUGH: Final = 3
MOST: Final = 5
"""How many items an option of many is called by at least and at most, if these do not distinguish it from others."""


def option_items(problem: Problem, option: int) -> tuple[int, ...]:
    """The items of an option; only the primary ones where names are our own and these alone distinguish all options."""
    items = problem.options[option]
    primary = tuple(filter(problem.is_primary, items))
    is_modelled = primary and all(isinstance(problem.names[item], tuple) for item in primary)
    return primary if is_modelled and primary not in _ambiguous(problem) else tuple(items)


def named_items(problem: Problem, option: int) -> list[tuple[int, ...]]:
    """The items that an option is called by, and fewer ones: the first, and those with which no other option has it."""
    items = option_items(problem, option)
    distinctive = _distinctive(problem, items)
    named = tuple(dict.fromkeys((*distinctive, *items)))[: max(_ENOUGH, len(distinctive))]
    if len(items) <= len(named) + 1:
        named = items
    fewer = (tuple(part) for part in (distinctive[:2], distinctive[1:2]))
    return [named, *(part for part in fewer if 0 < len(part) < len(named))]


def short_items(names: Sequence[str], most: int) -> list[str]:
    """Names of items of at most `most` signs: their `initials` if these differ."""
    found = list(map(initials, names))
    return short(found if len(set(found)) == len(names) else names, most)


def short(names: Sequence[str], most: int) -> list[str]:
    """Names of at most `most` signs: their beginnings or ends, or numbers for those that these do not distinguish."""
    fits = [len(name) <= most for name in names]
    for beginning, end in ((most - 1, 0), (0, most - 1)):
        cut = [f"{name[:beginning]}…{name[len(name) - end :]}" for name in names]
        found = [name if good else part for name, part, good in zip(names, cut, fits, strict=True)]
        if len(set(found)) == len(names):
            return found
    times = Counter(names)
    return [name if fits[k] and times[name] == 1 else f"#{k + 1}" for k, name in enumerate(names)]


def _distinctive(problem: Problem, items: Sequence[int]) -> list[int]:
    """Few of an option's items that together no other option has: the first, then what most others lack."""
    covering, found = _coverings(problem), list(items[:1])
    alike = covering(found[0]) if found else 0
    while len(found) < min(len(items), MOST) and (len(found) == 1 or alike.bit_count() > 1):
        rest = (item for item in items if item not in found)
        found.append(min(rest, key=lambda item: (alike & covering(item)).bit_count()))
        alike &= covering(found[-1])
    return found


@lru_cache(maxsize=3)
def _coverings(problem: Problem) -> Callable[[int], int]:
    return lru_cache(maxsize=2048)(partial(_covering, problem))


def _covering(problem: Problem, item: int) -> int:
    """The options that cover an item, as a set of bits: an intersection is found in no time."""
    bits = bytearray(len(problem.options) // 8 + 1)
    for option in problem.columns[item]:
        bits[option >> 3] |= 1 << (option & 7)
    return int.from_bytes(bits, "little")


@lru_cache(maxsize=2)
def _ambiguous(problem: Problem) -> frozenset[tuple[int, ...]]:
    """The primary items of options that several options have: these differ in their secondary items or in colours."""
    counted = Counter(tuple(filter(problem.is_primary, items)) for items in problem.options)
    return frozenset(items for items, count in counted.items() if count > 1)
