"""Runs chunks on any executor, some ahead of what is written, and yields results in order."""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Semaphore, Thread
from types import TracebackType
from typing import Self, TypeAlias

from solver_core.batch.chunks import Chunk, ChunkResult, Failure, unanswered
from solver_core.errors.quoting import unexpected

IN_HAND = 3
"""Chunks queued for each worker."""

ALONE = 0.2
"""Seconds of work before workers are started: starting them takes as long."""

Item: TypeAlias = Chunk | Failure
Work: TypeAlias = Callable[[Chunk], ChunkResult]
Answers: TypeAlias = Generator[tuple[Chunk, ChunkResult] | tuple[Failure, None], None, None]


class Sizing:
    """Chooses the size of chunks so that each takes the same time: a few hard puzzles, or thousands of easy ones.

    Args:
        seconds: target time per chunk.
        most: bytes of a chunk, at most.
    """

    def __init__(self, seconds: float = 0.05, most: int = 1 << 19) -> None:
        self.size = 512
        self._seconds = seconds
        self._most = most

    def note(self, size: int, seconds: float) -> None:
        """Record how long a chunk of this size took."""
        if seconds > 2 * self._seconds:
            self.size = max(1, min(self.size, size) // 2)
        elif seconds < self._seconds / 2 and size >= self.size // 2:
            self.size = min(self._most, 2 * self.size)


class _End:
    """Marks the end of the chunks."""


ENDED = "the process that worked on it was ended, perhaps for lack of memory"
"""Why a chunk has no answer."""

IDLE = 5.0
"""Seconds without an answer after which `Helpers.look_after` is called."""


class NoHelpersError(Exception):
    """No workers can be started; the message says why."""


@dataclass(frozen=True, slots=True)
class Helpers:
    """Workers that answer chunks besides this process.

    Attributes:
        start: starts this many; called when there is enough to do, and again after some have died; may raise a
            `NoHelpersError`.
        work: answers a chunk; it is pickled and sent to them.
        report: takes a message for the user about them.
        look_after: called when no answer has come for some seconds.
    """

    start: Callable[[int], AbstractContextManager[Executor]]
    work: Work
    report: Callable[[str], None] = lambda _: None
    look_after: Callable[[], object] = lambda: None


class _WorkerPool:
    """An executor, replaced by one with fewer workers when workers die; without one, this process works alone.

    Args:
        helpers: how they are started.
        alone: answers a chunk in this process.
        workers: how many work at once.
    """

    def __init__(self, helpers: Helpers, alone: Work, workers: int) -> None:
        self.helpers = helpers
        self.workers = workers
        self._alone = alone
        self._stack = ExitStack()
        self._executor: Executor | None = None

    def __enter__(self) -> Self:
        self._stack.__enter__()
        self._start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.__exit__(kind, error, trace)

    def submit(self, chunk: Chunk) -> Future[ChunkResult]:
        """Submit a chunk; without workers, answer it at once."""
        if self._executor is not None:
            try:
                return self._executor.submit(self.helpers.work, chunk)
            except BrokenExecutor as error:
                return _done(error)
        try:
            return _done(self._alone(chunk))
        except Exception as error:  # noqa: BLE001 - raised when this answer is due
            return _done(error)

    def replace(self, died: BrokenExecutor) -> None:
        """Continue with half of the workers after some have died."""
        self._stack.__exit__(type(died), died, died.__traceback__)
        self._stack = ExitStack()
        self.workers = max(1, self.workers // 2)
        self.helpers.report(
            f"a process at work was ended, perhaps for lack of memory; going on with {self.workers}"
        )
        self._start()

    def _start(self) -> None:
        try:
            self._executor = self._stack.enter_context(self.helpers.start(self.workers))
        except NoHelpersError as error:
            self._executor = None
            self.helpers.report(f"{error}; one process does all of the work")


def _done(result: ChunkResult | Exception) -> Future[ChunkResult]:
    future: Future[ChunkResult] = Future()
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
    return future


class _Ordered:
    """Chunks in progress, in input order."""

    def __init__(self, pool: _WorkerPool) -> None:
        self._pool = pool
        self._tried: set[tuple[int, int]] = set()
        self._events: SimpleQueue[Item | Future[ChunkResult] | BaseException | _End] = SimpleQueue()
        self._room = Semaphore(IN_HAND * pool.workers)
        self._waiting: deque[tuple[Item, Future[ChunkResult] | None]] = deque()
        self._is_over = False

    def read(self, items: Iterable[Item]) -> None:
        """Queue chunks while there is room, in a separate thread, because reading a pipe may block."""
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
        """Yield all results in the order of the chunks, each as soon as it is ready."""
        is_open = True
        try:
            while is_open or self._waiting:
                event = self._next_event()
                if isinstance(event, BaseException):
                    raise event
                if isinstance(event, _End):
                    is_open = False
                elif isinstance(event, Chunk):
                    self._waiting.append((event, self._submit(event)))
                elif isinstance(event, Failure):
                    self._waiting.append((event, None))
                yield from self._ready()
        finally:
            self._is_over = True
            self._room.release()
            for _, waiting in self._waiting:
                if waiting:
                    waiting.cancel()

    def _next_event(self) -> Item | Future[ChunkResult] | BaseException | _End:
        while True:
            try:
                return self._events.get(timeout=IDLE)
            except Empty:
                self._pool.helpers.look_after()

    def _submit(self, chunk: Chunk) -> Future[ChunkResult]:
        future = self._pool.submit(chunk)
        future.add_done_callback(self._events.put)
        return future

    def _ready(self) -> Answers:
        while self._waiting:
            item, future = self._waiting[0]
            if isinstance(item, Failure) or future is None:
                found: ChunkResult | Failure | None = None
            elif not future.done():
                return
            else:
                try:
                    found = _found(item, future)
                except BrokenExecutor as died:
                    found = self._tried_again(item, died)
                    if found is None:
                        continue
            self._waiting.popleft()
            self._room.release()
            if isinstance(item, Chunk) and isinstance(found, ChunkResult):
                yield item, found
            elif isinstance(failure := found or item, Failure):
                yield failure, None

    def _tried_again(self, first: Chunk, died: BrokenExecutor) -> ChunkResult | None:
        """Resubmit unfinished chunks; a chunk that has killed a worker on its own gets no answer."""
        is_lost = self._pool.workers == 1 and (first.source, first.end) in self._tried
        self._tried = {(item.source, item.end) for item, _ in self._waiting if isinstance(item, Chunk)}
        self._pool.replace(died)
        rest = [*self._waiting][is_lost:]
        self._waiting = deque([self._waiting[0]] if is_lost else [])
        for item, future in rest:
            is_due = isinstance(item, Chunk) and (future is None or not _has_result(future))
            self._waiting.append((item, self._submit(item) if isinstance(item, Chunk) and is_due else future))
        return unanswered(first, ENDED) if is_lost else None


def _has_result(future: Future[ChunkResult]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


def _found(chunk: Chunk, future: Future[ChunkResult]) -> ChunkResult | Failure:
    """The result of a chunk; raises only if its worker has died or no worker is left."""
    try:
        return future.result()
    except (BrokenExecutor, CancelledError):
        raise
    except OSError as error:  # its file can no longer be read
        return Failure(chunk.source, error)
    except Exception as error:  # noqa: BLE001 - reported with its puzzles
        return unanswered(chunk, unexpected(error))


def run(
    items: Iterable[Item],
    work: Work,
    workers: int = 1,
    helpers: Helpers | None = None,
    sizing: Sizing | None = None,
    *,
    alone: float = ALONE,
) -> Answers:
    """Yield the results of all chunks in order; a chunk whose worker dies is retried with fewer workers.

    Args:
        items: the chunks; read only as far ahead as the workers need.
        work: answers one chunk in this process.
        workers: how many work at once.
        helpers: started when there is enough to do.
        sizing: is updated with how long chunks take.
        alone: seconds of work before helpers are started.
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
    with _WorkerPool(helpers, work, workers) as pool:
        ordered = _Ordered(pool)
        Thread(target=ordered.read, args=(rest,), daemon=True).start()
        for item, found in ordered.results():
            if isinstance(item, Chunk) and found is not None:
                _note(sizing, item, found)
                yield item, found
            elif isinstance(item, Failure):
                yield item, None


def _note(sizing: Sizing, chunk: Chunk, result: ChunkResult) -> None:
    sizing.note(len(chunk.data or chunk.asked.digits) or chunk.end - chunk.start, result.seconds)
