"""Local worker processes, which end when the process that started them ends, for whatever reason."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import connection, get_context, parent_process
from threading import Thread, active_count
from time import monotonic

from solver_core.batch.running import NoHelpersError
from solver_core.system import ENDING, MOST_PROCESSES

_PATIENCE = 0.3
"""Seconds that processes get to end by themselves."""


def processors() -> int:
    """How many processors this process may use, at least 1."""
    if hasattr(os, "process_cpu_count"):
        return os.process_cpu_count() or 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def processes(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Start this many workers; if the block is left early, they are killed.

    Raises:
        NoHelpersError: the system does not allow processes to be started.
    """
    try:
        # Forking a process with threads copies their locks, which then stay locked forever.
        context = get_context("spawn") if active_count() > 1 else None
        pool = ProcessPoolExecutor(min(workers, MOST_PROCESSES), context, initializer=_begin)
    except (OSError, ImportError, NotImplementedError) as error:
        # No writable shared memory.
        raise NoHelpersError(_why(error)) from None
    try:  # from here on, processes exist
        try:
            with _signals_blocked():
                pool.submit(_begin_nothing).result()  # starts all of them now, before there are other threads
        except (OSError, RuntimeError) as error:  # no more processes or threads, or it died at once
            raise NoHelpersError(_why(error)) from None
        yield pool
    except BaseException:
        _end(pool)
        raise
    pool.shutdown()


def _why(error: Exception) -> str:
    words = error.strerror if isinstance(error, OSError) else str(error)
    return f"no other processes can be started: {words}"


@contextmanager
def _signals_blocked() -> Iterator[None]:
    """Block terminating signals: an exception between fork and its bookkeeping loses a process or a lock."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end(pool: ProcessPoolExecutor) -> None:
    """End the processes, after a short wait; `terminate_workers` comes with Python 3.14."""
    running, answers = [*(pool._processes or {}).values()], pool._result_queue
    manager = pool._executor_manager_thread
    pool.shutdown(wait=False, cancel_futures=True)
    until = monotonic() + _PATIENCE
    for process in running:
        process.join(max(0.0, until - monotonic()))
    for process in running:
        process.terminate()
    for process in running:
        process.join(_PATIENCE)
        process.kill()  # a process that has just started may treat a signal as an interrupt
        process.join()
    # A truncated answer would be awaited as long as the pipe has a writer.
    answers._writer.close()  # type: ignore[attr-defined]  # not public, but there is no other way
    if manager is not None:  # otherwise interpreter shutdown wakes it while closing its wakeup pipe
        manager.join(_PATIENCE)  # type: ignore[attr-defined]  # as above


def _begin() -> None:
    for number in ENDING:
        # A terminal sends SIGINT to all of them.
        signal.signal(number, signal.SIG_IGN if number == signal.SIGINT else signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)  # blocked when it was forked
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _begin_nothing() -> None:
    """Do nothing: it only makes the pool start its processes."""
