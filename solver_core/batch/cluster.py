"""Workers of dask.distributed that answer chunks: the extra `cluster` of this package.

Files are on storage that everyone sees under the same name: a chunk is a place in a file, and only answers travel through the
scheduler. When a worker dies, dask gives its chunks to another.
"""

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any, NamedTuple

SECONDS = 1.0
"""That a chunk is to take: dask itself takes about a millisecond for each."""

MOST = 1 << 23
"""Bytes of a chunk."""

_PATIENCE = "30s"
_RETRIES = 3


class NoClusterError(Exception):
    """There are no workers; the message says why."""


class LostClusterError(Exception):
    """The scheduler has gone while it was needed."""


class Cluster(NamedTuple):
    """Who works: an executor, and how many workers it has when that is asked; they come and go.

    To ask raises a `LostClusterError` where the scheduler has gone.
    """

    executor: Executor
    count_workers: Callable[[], int]


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
        connect: Any = Client  # typed here and there, according to its version
        client = connect(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError):
        raise NoClusterError("no scheduler answers at this address") from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what else it says comes as errors, too
    with client:

        def count() -> int:
            try:
                return sum(client.nthreads().values())
            except (OSError, ValueError) as error:
                raise LostClusterError from error

        yield Cluster(client.get_executor(pure=False, retries=_RETRIES), count)
