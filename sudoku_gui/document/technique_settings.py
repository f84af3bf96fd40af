"""Preferences about techniques.

Which of them hints use, and in which order: ids in their order, those that are off with a minus. How practice of them
went: ``{"x_wing first": 3, "x_wing shown": 1}``.
"""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from solver_core.hints.techniques import CHOICES, TECHNIQUES, Group


@dataclass(frozen=True, slots=True)
class TechniqueSetting:
    """Whether hints use a technique; it stands for its variants, too."""

    id: str
    is_on: bool = True


DEFAULT_CHOICES = tuple(TechniqueSetting(technique) for technique in CHOICES)


def read_choices(text: str) -> tuple[TechniqueSetting, ...]:
    """The techniques of a preference; those that it does not know come after those which they follow by default."""
    found: dict[str, TechniqueSetting] = {}
    for part in text.split(","):
        technique = part.strip().removeprefix("-")
        if technique in CHOICES:
            found.setdefault(technique, TechniqueSetting(technique, not part.strip().startswith("-")))
    choices = list(found.values())
    for number, technique in enumerate(CHOICES):
        if technique not in found:
            before = CHOICES[number - 1] if number else ""
            at = next((index for index, one in enumerate(choices, 1) if one.id == before), 0)
            choices.insert(at, TechniqueSetting(technique))
    return tuple(choices)


def write_choices(choices: Iterable[TechniqueSetting]) -> str:
    """Inverse of `read_choices`; nothing for the default."""
    choices = tuple(choices)
    return (
        ""
        if choices == DEFAULT_CHOICES
        else ",".join(one.id if one.is_on else f"-{one.id}" for one in choices)
    )


def switched_on(text: str) -> tuple[str, ...]:
    return tuple(one.id for one in read_choices(text) if one.is_on)


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
