"""Many puzzles from files of any size: read in chunks, answered by all workers, written in input order.

    PuzzleInput -> Chunk -> Executor -> Result -> Writer

A `PuzzleInput` cuts a file or pipe into chunks of whole lines. `run` hands them to any `concurrent.futures.Executor`, a
few ahead of what has been written, and yields the results in the order of the chunks. The question asked of each puzzle
is a picklable function.
"""

from solver_core.batch.chunks import (
    Answer,
    AnsweredPuzzles,
    AskedPuzzles,
    Chunk,
    ChunkResult,
    Failure,
    OutputLine,
    Unanswered,
)
from solver_core.batch.running import Answers, Helpers, Sizing, run
from solver_core.batch.sources import InputLocation, PuzzleInput, items

__all__ = [
    "Answer",
    "AnsweredPuzzles",
    "Answers",
    "AskedPuzzles",
    "Chunk",
    "ChunkResult",
    "Failure",
    "Helpers",
    "InputLocation",
    "OutputLine",
    "PuzzleInput",
    "Sizing",
    "Unanswered",
    "items",
    "run",
]
