"""How practice of techniques went, as a preference has it: ``{"x_wing first": 3, "x_wing shown": 1}``."""

import json
from collections import Counter
from typing import Final

from solver_core.hints.techniques import TECHNIQUES, Group

PRACTISED: Final = tuple(one.id for one in TECHNIQUES if one.group is not Group.LAST_RESORT)
"""The techniques that can be practised: those of the last resort are found by trying, not by looking."""


def results(text: str, technique: str) -> tuple[int, int, int]:
    """How often a technique was found at the first attempt, found at a later one, and shown."""
    counts = _read(text)
    return counts[f"{technique} first"], counts[f"{technique} later"], counts[f"{technique} shown"]


def with_result(text: str, technique: str, result: str) -> str:
    """The record with one more result: ``first``, ``later`` or ``shown``."""
    return json.dumps(_read(text) + Counter([f"{technique} {result}"]))


def _read(text: str) -> Counter[str]:
    try:
        return Counter({str(name): int(count) for name, count in json.loads(text or "{}").items()})
    except (ValueError, TypeError, AttributeError, RecursionError):
        return Counter()  # what cannot be read counts as nothing
