"""Processes of this machine that answer chunks, and end with the one that has started them, however that ends."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import connection, get_context, parent_process
from threading import Thread, active_count
from time import monotonic

from solver_core.batch.running import NoHelpersError
from solver_core.signals import ENDING

_PATIENCE = 0.3
"""Seconds in which processes may end by themselves."""


def processors() -> int:
    """How many processors this process may use, at least 1."""
    if hasattr(os, "process_cpu_count"):
        return os.process_cpu_count() or 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def processes(workers: int) -> Iterator[ProcessPoolExecutor]:
    """This many of them; when the block is left early, they are ended whatever they have in hand.

    Raises:
        NoHelpersError: the system lets none be started.
    """
    try:
        # To copy a process that has other threads would copy what they hold, locked forever.
        context = get_context("spawn") if active_count() > 1 else None
        pool = ProcessPoolExecutor(workers, context, initializer=_begin)
    except (OSError, ImportError, NotImplementedError) as error:
        # There is no shared memory, or none that can be written.
        raise NoHelpersError(_why(error)) from None
    try:  # from here on there are processes
        try:
            with _signals_held():
                pool.submit(_begin_nothing).result()  # all are started here, before there is any other thread
        except (OSError, RuntimeError) as error:  # no process more, or no thread; or it died at once
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
def _signals_held() -> Iterator[None]:
    """Signals that end this process wait: an exception between fork and its bookkeeping loses a process or a lock."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end(pool: ProcessPoolExecutor) -> None:
    """End the processes, those with little in hand by themselves; `terminate_workers` comes with Python 3.14."""
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
        process.kill()  # one that has only just begun may still take a signal for an interrupt
        process.join()
    # An answer that was cut off would be waited for as long as anyone could write the rest.
    answers._writer.close()  # type: ignore[attr-defined]  # not public, but there is no other way
    if manager is not None:  # or the end of Python would wake it while it closes what it is woken by
        manager.join(_PATIENCE)  # type: ignore[attr-defined]  # as above


def _begin() -> None:
    for number in ENDING:
        # A terminal sends an interrupt to all of them.
        signal.signal(number, signal.SIG_IGN if number == signal.SIGINT else signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)  # it was forked while they were held
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _begin_nothing() -> None:
    """Nothing, in a process that has begun."""
