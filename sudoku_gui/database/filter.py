"""The filter and order of the open list, as a query of the `ListTable`.

Puzzles are found by words, adjacent cells, number of givens, and level: a number such as 7.2, which lists decorate
(ED=7.2/1.2/1.2, SE 7,2), or a word such as Easy. Where puzzles were rated here, their level is that rating, too.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

NAMED: Final = 1e9
"""Sorts levels that are words after all numbers."""
NO_LEVEL: Final = 2e9

_CELLS: Final = re.compile(r"[1-9.0_*\s]*[.0_*1-9][1-9.0_*\s]*")
_FEWEST: Final = 3  # cells that are worth searching for

_DECIMAL: Final = r"(\d{1,6}(?:[.,]\d{1,6})?)"
_LEVEL: Final = re.compile(rf"[^\d-]{{0,12}}{_DECIMAL}")
_RANGE: Final = re.compile(rf"\s*{_DECIMAL}?\s*(?:-|–|\.\.)\s*{_DECIMAL}?\s*")
_ONE: Final = re.compile(rf"\s*{_DECIMAL}\s*")

_RATED: Final = "rows LEFT JOIN ratings USING (givens)"
_RATED_LEVEL: Final = (
    "CASE WHEN label IS NULL THEN CASE level WHEN '' THEN :unrated ELSE level END"
    " WHEN level = '' THEN label ELSE label || ' · ' || level END"
)
_RATED_NUMBER: Final = f"CASE WHEN label IS NOT NULL THEN score WHEN level = '' THEN {NAMED} ELSE number END"


class RowOrder(Enum):
    """How a list is sorted: as in its file, by givens, or by level."""

    FILE = "file"
    """The order of the collection."""
    GIVENS = "givens"
    """Fewest givens first."""
    DIFFICULTY = "level"
    """Easiest first: by the number in the level, or by its name."""


_INDEXES: Final = {
    RowOrder.FILE: "NOT INDEXED",
    RowOrder.GIVENS: "INDEXED BY by_filled",
    RowOrder.DIFFICULTY: "INDEXED BY by_level",
}


@dataclass(frozen=True, slots=True)
class ListFilter:
    """The filter of a list, as the user typed it; between the fewest and the most givens."""

    text: str = ""  # words of the title, author or another text of a puzzle, or adjacent givens
    fewest: int = 0
    most: int = 81
    level: str = ""  # a number, a range of numbers, or part of a name
    order: RowOrder = RowOrder.FILE

    @property
    def shows_all(self) -> bool:
        """Whether all rows are shown, in the order of the collection."""
        is_open = self.fewest <= 0 and self.most >= 81
        return is_open and not self.text.strip() and not self.level.strip() and self.order is RowOrder.FILE

    @property
    def asks_for_levels(self) -> bool:
        return bool(self.level.strip()) or self.order is RowOrder.DIFFICULTY

    def query(self, unrated: str | None = None) -> tuple[str, dict[str, Any]]:
        """The places of the rows that are shown, from `:first` on; ``unrated`` is what rows without rating are called.

        Without it, only what the list says of levels counts.
        """
        level, number = ("level", "number") if unrated is None else (_RATED_LEVEL, _RATED_NUMBER)
        wanted, least, most = cells(self.text), *level_range(self.level)
        words = "" if wanted else self.text.strip().casefold()
        in_order = _INDEXES[self.order] if words else ""
        # No index has the cells: to sort what few rows are found is quicker than to look up all rows in their order.
        source = "rows NOT INDEXED" if wanted else f"rows {in_order}"
        tests = ["place >= :first"]
        if self.fewest > 0 or self.most < 81:
            tests.append("filled BETWEEN :fewest AND :most")
        if wanted:
            tests.append("instr(givens, :cells) BETWEEN 1 AND 82 - length(:cells)")
        if words:
            tests.append("instr(words, :words)")
        if least is not None:
            tests.append(f"{number} BETWEEN :least AND :highest")
        elif self.level.strip():
            tests.append(f"instr({level}, :level)")
        order = {RowOrder.FILE: "", RowOrder.GIVENS: "filled,", RowOrder.DIFFICULTY: f"{number}, {level},"}
        statement = (
            f"SELECT place FROM {source if unrated is None else _RATED}"  # noqa: S608 - only what stands above
            f" WHERE {' AND '.join(tests)} ORDER BY {order[self.order]} place"
        )
        values = {
            "fewest": self.fewest,
            "most": self.most,
            "cells": wanted,
            "words": words,
            "least": least,
            "highest": most,
            "level": self.level.strip().casefold(),
            "unrated": (unrated or "").casefold(),
        }
        return statement, values


def cells(text: str) -> str:
    """Givens to be found side by side, a dot for an empty cell; "" if words or nothing are typed."""
    typed = "".join(text.split())
    if _CELLS.fullmatch(text) is None or not _FEWEST <= len(typed) <= 81 or typed.strip(".0_*") == "":
        return ""
    return re.sub("[0_*]", ".", typed)


def level_range(text: str) -> tuple[float | None, float]:
    """The lowest and highest score of "7.2", "3 - 5", "7 -" or "- 2"; None and 0 if a word or nothing is typed."""
    if (one := _ONE.fullmatch(text)) is not None:
        return _value(one[1]), _value(one[1])
    found = _RANGE.fullmatch(text)
    if found is None or not (found[1] or found[2]):
        return None, 0.0
    return _value(found[1] or "0"), _value(found[2]) if found[2] else NAMED - 1


def level_number(level: str) -> float:
    """The number in a level; or `NAMED`, or `NO_LEVEL`."""
    found = _LEVEL.match(level)
    return _value(found[1]) if found is not None else NAMED if level else NO_LEVEL


def by_difficulty(levels: Iterable[str]) -> tuple[str, ...]:
    """Levels in order: numbers first, then names."""
    return tuple(sorted(levels, key=lambda level: (level_number(level), level.casefold())))


def _value(text: str) -> float:
    return float(text.replace(",", "."))
