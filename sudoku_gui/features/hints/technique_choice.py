"""Which techniques hints use, and in which order: a preference, ids in their order, those that are off with a minus."""

from collections.abc import Iterable
from dataclasses import dataclass

from solver_core.hints.techniques import CHOICES


@dataclass(frozen=True, slots=True)
class TechniqueChoice:
    """Whether hints use a technique; it stands for its variants, too."""

    id: str
    is_on: bool = True


DEFAULT = tuple(TechniqueChoice(technique) for technique in CHOICES)


def parsed(text: str) -> tuple[TechniqueChoice, ...]:
    """What a preference says; techniques that it does not know come after those which they follow by default."""
    found: dict[str, TechniqueChoice] = {}
    for part in text.split(","):
        technique = part.strip().removeprefix("-")
        if technique in CHOICES:
            found.setdefault(technique, TechniqueChoice(technique, not part.strip().startswith("-")))
    choices = list(found.values())
    for number, technique in enumerate(CHOICES):
        if technique not in found:
            before = CHOICES[number - 1] if number else ""
            at = next((index for index, one in enumerate(choices, 1) if one.id == before), 0)
            choices.insert(at, TechniqueChoice(technique))
    return tuple(choices)


def text(choices: Iterable[TechniqueChoice]) -> str:
    """Inverse of `parsed`; nothing for the default."""
    choices = tuple(choices)
    return "" if choices == DEFAULT else ",".join(one.id if one.is_on else f"-{one.id}" for one in choices)


def switched_on(text: str) -> tuple[str, ...]:
    return tuple(one.id for one in parsed(text) if one.is_on)
