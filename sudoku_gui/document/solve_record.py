"""What is remembered of a puzzle that somebody has solved by hand."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SolveRecord:
    """One puzzle, solved for the first time."""

    givens: str  # 81 characters
    level: str  # as the puzzle's source or the rating calls it; "" where it is not rated
    elapsed: int  # milliseconds
    with_hints: bool  # whether hints were used
    solved: int  # when, in seconds since 1970
