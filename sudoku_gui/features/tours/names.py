"""Names of columns and options in tours: as the window writes them in English."""

import re
from collections.abc import Hashable
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from solver_core.cover import Problem
from solver_core.sudoku import encoding
from solver_core.sudoku.cells import CELLS, DIGITS, cell_name
from sudoku_gui.features.tours.errors import TourMessage
from sudoku_gui.player.errors import AppError
from sudoku_gui.wording.names import in_english, placement

_BY_NUMBER: Final = re.compile(r"(?:S|option )([1-9]\d{0,6})", re.IGNORECASE)
_SHOWN: Final = 3  # columns by which the window calls an option, before it writes "…"


def item(problem: Problem, name: str) -> int:
    """The number of the column with this name; raises a ValueError that suggests another where there is none."""
    found = find_item(problem, name)
    if found is None:
        raise _unknown("fault.column", name, list(_items(problem)))
    return found


def find_item(problem: Problem, name: str) -> int | None:
    return _items(problem).get(name.strip())


def option(problem: Problem, name: str) -> int:
    """The number of the option called ``r3c5=7``, ``S4``, ``option 4`` or ``{1, 4, 7}``; raises a ValueError."""
    by_number = _BY_NUMBER.fullmatch(name.strip())
    if by_number and not encoding.is_sudoku(problem):
        number = int(by_number[1]) - 1
        if number >= len(problem.options):
            raise AppError(TourMessage("fault.option_number", name=name, count=len(problem.options)))
        return number
    known = _options(problem)
    found = known.get(_sorted(name.strip()))
    if not found:
        raise _unknown("fault.option", name, [option_name(problem, one) for one, *_ in known.values()])
    if len(found) > 1:
        raise AppError(
            TourMessage("fault.several_options", count=len(found), name=name, example=f"S{found[0] + 1}")
        )
    return found[0]


def item_name(problem: Problem, number: int) -> str:
    return in_english(problem.names[number])


def option_name(problem: Problem, number: int) -> str:
    """The English name of an option, such as ``r3c5=7``, or its columns in braces."""
    if encoding.is_sudoku(problem):
        cell, digit = encoding.placement(number)
        return f"{cell_name(cell)}={digit}"
    if name := placement(problem, number):
        return name
    return "{" + ", ".join(item_name(problem, one) for one in problem.options[number]) + "}"


def _unknown(code: str, name: str, known: list[str]) -> AppError:
    meant = get_close_matches(name, known, 1) or known[:1]
    return AppError(TourMessage(code, name=name, example=meant[0]))


@lru_cache(maxsize=2)
def _items(problem: Problem) -> dict[str, int]:
    spoken = {_spoken(name): number for number, name in enumerate(problem.names)}
    return spoken | {in_english(name): number for number, name in enumerate(problem.names)}


@lru_cache(maxsize=2)
def _options(problem: Problem) -> dict[str, tuple[int, ...]]:
    if encoding.is_sudoku(problem):
        return {
            f"{cell_name(cell)}={digit}": (encoding.option(cell, digit),)
            for cell in CELLS
            for digit in DIGITS
        }
    found: dict[str, tuple[int, ...]] = {}
    for number, items in enumerate(problem.options):
        every = [item_name(problem, one) for one in items]
        primary = [item_name(problem, one) for one in items if problem.is_primary(one)]
        own = [_spoken(problem.names[one]) for one in items]
        lists = primary, every, own, _shortened(primary), _shortened(every)
        for name in {*map(_joined, lists), placement(problem, number)} - {""}:
            found[name] = (*found.get(name, ()), number)
    return found


def _sorted(name: str) -> str:
    """An option's columns in braces, in an order that does not matter."""
    if not (name.startswith("{") and name.endswith("}")):
        return name
    return _joined([part.strip() for part in name[1:-1].split(",")])


def _shortened(names: list[str]) -> list[str]:
    return [*names[:_SHOWN], *["…"] * (len(names) > _SHOWN)]


def _joined(names: list[str]) -> str:
    return "{" + ", ".join(sorted(names)) + "}"


def _spoken(name: Hashable) -> str:
    return " ".join(map(str, name)) if isinstance(name, tuple) else str(name)
