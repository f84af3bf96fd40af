"""Answers chunks on a dask.distributed cluster (the extra `cluster` of this package).

All workers see the files under the same names: a chunk is a place in a file, and only answers travel through the
scheduler. When a worker dies, dask gives its chunks to another.
"""

import logging
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any, NamedTuple

SECONDS = 1.0
"""Target time per chunk; dask's overhead is about a millisecond each."""

MOST = 1 << 23
"""Bytes of a chunk, at most."""

_PATIENCE = "30s"
_RETRIES = 3


class NoClusterError(Exception):
    """There are no workers; the message says why."""


class LostClusterError(Exception):
    """The connection to the scheduler was lost."""


class Cluster(NamedTuple):
    """An executor, and a function that counts its workers, which come and go.

    Counting raises a `LostClusterError` if the scheduler is gone.
    """

    executor: Executor
    count_workers: Callable[[], int]


class _Call(NamedTuple):
    """A call that is made where it is unpickled."""

    work: Callable[..., object]
    arguments: tuple[object, ...]

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return self.work, self.arguments


class _Packed(Executor):
    """An executor of dask, whose scheduler unpickles tasks: it sees only bytes, and loads nothing of ours."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    def submit(self, work: Callable[..., Any], /, *arguments: Any) -> Future[Any]:  # type: ignore[override]
        return self._executor.submit(pickle.loads, pickle.dumps(_Call(work, arguments)))


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """The workers behind a scheduler.

    Raises:
        NoClusterError: dask is not installed, or the scheduler does not answer.
    """
    try:
        from distributed import Client  # noqa: PLC0415 - an extra that not everyone has
    except ImportError:
        raise NoClusterError(
            "dask.distributed is not installed; install dancing-sudoku with its extra cluster"
        ) from None
    try:
        connect: Any = Client  # only some versions are typed
        client = connect(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError):
        raise NoClusterError("no scheduler answers at this address") from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # everything else also arrives as exceptions
    with client:

        def count() -> int:
            try:
                return sum(client.nthreads().values())
            except (OSError, ValueError) as error:
                raise LostClusterError from error

        yield Cluster(_Packed(client.get_executor(pure=False, retries=_RETRIES)), count)
