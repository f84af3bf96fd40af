"""Many puzzles from files of any size: read in chunks, answered by all workers, written in input order.

    PuzzleInput -> Chunk -> Executor -> Result -> Writer

A `PuzzleInput` cuts a file or pipe into chunks of whole lines. `run` hands them to any `concurrent.futures.Executor`, a
few ahead of what has been written, and yields the results in the order of the chunks. The question asked of each puzzle
is a picklable function. The package imports nothing itself: a worker on a cluster loads only what it needs.
"""
