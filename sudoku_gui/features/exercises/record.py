"""What was answered so far: kept as text in the preferences, from start to start."""

import json
from dataclasses import dataclass
from typing import Final

from solver_core.cover.explain.exercises import Kind

MOST: Final = 500  # answers that are remembered, the latest
SHOWN: Final = 20


@dataclass(frozen=True, slots=True)
class AnsweredExercise:
    """An exercise that was answered; right: at the first attempt, without having been shown the answer."""

    kind: Kind
    is_right: bool


@dataclass(frozen=True, slots=True)
class QuizRecord:
    """The results of exercises answered so far, the latest last; no more than `MOST` are kept."""

    answered: tuple[AnsweredExercise, ...] = ()

    def with_answer(self, kind: Kind, *, is_right: bool) -> "QuizRecord":
        return QuizRecord((*self.answered, AnsweredExercise(kind, is_right))[-MOST:])

    def of(self, kind: Kind) -> tuple[int, int]:
        """How many of a kind were right, and how many there were."""
        own = [one.is_right for one in self.answered if one.kind is kind]
        return sum(own), len(own)

    @property
    def total(self) -> tuple[int, int]:
        """How many were right, and how many there were."""
        return sum(one.is_right for one in self.answered), len(self.answered)

    @property
    def in_a_row(self) -> int:
        """How many of the latest were right one after the other."""
        return next(
            (count for count, one in enumerate(reversed(self.answered)) if not one.is_right),
            len(self.answered),
        )

    def to_text(self) -> str:
        """For the preferences: ``[["choice", 1], ["node", 0]]``."""
        return (
            json.dumps([[one.kind.value, int(one.is_right)] for one in self.answered])
            if self.answered
            else ""
        )

    @classmethod
    def from_text(cls, text: str) -> "QuizRecord":
        """Inverse of `to_text`; what cannot be read counts as nothing."""
        try:
            rows = json.loads(text or "[]")
            return cls(tuple(AnsweredExercise(Kind(kind), bool(right)) for kind, right in rows)[-MOST:])
        except (ValueError, TypeError, RecursionError):
            return cls()
