"""Chunks are answered by any executor, some ahead of what is written, and come out in their order."""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Executor, Future
from contextlib import AbstractContextManager
from queue import SimpleQueue
from threading import Semaphore, Thread
from typing import TypeAlias

from solver_core.batch.chunks import Chunk, ChunkResult, Failure

IN_HAND = 3
"""Chunks in hand for each worker."""

ALONE = 0.2
"""Seconds of work before others are asked to help: starting them takes as long."""

Item: TypeAlias = Chunk | Failure
Work: TypeAlias = Callable[[Chunk], ChunkResult]
Answers: TypeAlias = Generator[tuple[Chunk, ChunkResult] | tuple[Failure, None], None, None]


class Sizing:
    """How large chunks are, so that each takes about as long: hard puzzles a few at a time, easy ones by the thousand.

    Args:
        seconds: that a chunk is to take.
        most: bytes of a chunk.
    """

    def __init__(self, seconds: float = 0.05, most: int = 1 << 19) -> None:
        self.size = 512
        self._seconds = seconds
        self._most = most

    def note(self, size: int, seconds: float) -> None:
        """A chunk of this size has taken so long."""
        if seconds > 2 * self._seconds:
            self.size = max(1, min(self.size, size) // 2)
        elif seconds < self._seconds / 2 and size >= self.size // 2:
            self.size = min(self._most, 2 * self.size)


class _End:
    """Stands behind the last chunk."""


class _Ordered:
    """Chunks under way, the first in front."""

    def __init__(self, executor: Executor, work: Work, workers: int) -> None:
        self._executor = executor
        self._work = work
        self._events: SimpleQueue[Item | Future[ChunkResult] | BaseException | _End] = SimpleQueue()
        self._room = Semaphore(IN_HAND * workers)
        self._waiting: deque[tuple[Item, Future[ChunkResult] | None]] = deque()
        self._is_over = False

    def read(self, items: Iterable[Item]) -> None:
        """Take chunks as long as there is room, in a thread of its own: a pipe may make one wait."""
        try:
            for item in items:
                self._room.acquire()
                if self._is_over:
                    return
                self._events.put(item)
        except BaseException as error:  # noqa: BLE001 - passed to the caller that waits for the results
            self._events.put(error)
        else:
            self._events.put(_End())

    def results(self) -> Answers:
        """All results, in the order of the chunks, each as soon as it is there."""
        is_open = True
        try:
            while is_open or self._waiting:
                event = self._events.get()
                if isinstance(event, BaseException):
                    raise event
                if isinstance(event, _End):
                    is_open = False
                elif isinstance(event, Chunk):
                    future = self._executor.submit(self._work, event)
                    self._waiting.append((event, future))
                    future.add_done_callback(self._events.put)
                elif isinstance(event, Failure):
                    self._waiting.append((event, None))
                yield from self._ready()
        finally:
            self._is_over = True
            self._room.release()
            for _, waiting in self._waiting:
                if waiting:
                    waiting.cancel()

    def _ready(self) -> Answers:
        while self._waiting:
            item, future = self._waiting[0]
            if future is not None and not future.done():
                return
            self._waiting.popleft()
            self._room.release()
            if isinstance(item, Failure):
                yield item, None
            elif future is not None:
                yield item, future.result()


def run(
    items: Iterable[Item],
    work: Work,
    workers: int = 1,
    helpers: Callable[[int], AbstractContextManager[Executor]] | None = None,
    sizing: Sizing | None = None,
    *,
    alone: float = ALONE,
    theirs: Work | None = None,
) -> Answers:
    """Results of all chunks, in their order.

    Args:
        items: the chunks; they are read no further ahead than the workers need.
        work: answers one chunk; it is sent to the executor as it is.
        workers: how many work at once.
        helpers: the executor, asked for when there is enough to do.
        sizing: takes how long chunks take.
        alone: seconds of work that this process does itself before it asks for helpers.
        theirs: what helpers do, where that is something else.
    """
    sizing = sizing or Sizing()
    rest = iter(items)
    busy = 0.0
    while helpers is None or workers < 2 or busy < alone:
        item = next(rest, None)
        if item is None:
            return
        if isinstance(item, Failure):
            yield item, None
            continue
        result = work(item)
        busy += result.seconds
        _note(sizing, item, result)
        yield item, result
    with helpers(workers) as executor:
        ordered = _Ordered(executor, theirs or work, workers)
        Thread(target=ordered.read, args=(rest,), daemon=True).start()
        for item, found in ordered.results():
            if isinstance(item, Chunk) and found is not None:
                _note(sizing, item, found)
                yield item, found
            elif isinstance(item, Failure):
                yield item, None


def _note(sizing: Sizing, chunk: Chunk, result: ChunkResult) -> None:
    sizing.note(len(chunk.data) or chunk.end - chunk.start, result.seconds)
