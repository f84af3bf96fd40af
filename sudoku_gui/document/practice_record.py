"""How practice of techniques went, as the preference ``practice_record`` has it: ``{"x_wing": [3, 1, 0]}``."""

import json
from typing import Final, NamedTuple

from solver_core.hints.techniques import TECHNIQUES, Group

PRACTISED: Final = tuple(one.id for one in TECHNIQUES if one.group is not Group.LAST_RESORT)
"""The techniques that can be practised: those of the last resort are found by trying, not by looking."""


class PracticeCount(NamedTuple):
    """How often a technique was found at the first attempt, found at a later one, and shown."""

    first: int = 0
    later: int = 0
    shown: int = 0


def counts(text: str) -> dict[str, PracticeCount]:
    """By technique; what cannot be read counts as nothing."""
    try:
        rows = json.loads(text or "{}")
        return {name: PracticeCount(*map(int, rows[name])) for name in PRACTISED if name in rows}
    except (ValueError, TypeError, RecursionError):
        return {}


def with_result(text: str, technique: str, result: str) -> str:
    """The record with one more result, which is the name of a field of `PracticeCount`."""
    known = counts(text)
    count = known.get(technique, PracticeCount())
    return json.dumps(known | {technique: count._replace(**{result: getattr(count, result) + 1})})
