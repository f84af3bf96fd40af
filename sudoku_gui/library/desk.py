"""Where the library is written: a thread that does one deed after the other, each with the file to itself.

A deed is a function of a connection and a `Teller`; it is a transaction of its own, or several. While another program
has the file to itself the deed is begun again and again, so that it can be given up at any time. The thread sends no
signals: what came of a deed lies in a queue, which the event loop looks into while there is something to come. So
nothing is left that could speak to an object that is gone. Whatever a deed raises is told to whoever ordered it, and
the next one is done.
"""

import errno
import sqlite3
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import Any, Final, Generic, TypeAlias, TypeVar
from weakref import finalize

from PySide6.QtCore import QObject, QTimer, Signal

from solver_core.formats import FormatError
from sudoku_gui.library import schema as library_schema
from sudoku_gui.library.schema import LibraryError, UnusableError

_LOOK: Final = 15
"""Milliseconds between two looks at what has come."""

_STEPS: Final = 20_000
"""Instructions of the database between two questions whether a deed is given up."""

_TURN: Final = 0.25
"""Seconds that the database waits for another program before the deed is begun again."""

_REST: Final = 0.05
"""Seconds between the two, where it does not wait at all."""

_NO_THREAD: Final = "there is not enough memory; close other programs"

_Result = TypeVar("_Result")


class GivenUpError(Exception):
    """Nobody wants the deed any more; what it did is undone."""


class Teller:
    """What a deed and whoever waits for it tell each other.

    Attributes:
        share: how much is done, from 0 to 1; the deed sets it.
    """

    def __init__(self) -> None:
        self.share = 0.0
        self._given_up = Event()

    def give_up(self) -> None:
        """Let the deed end as soon as it can."""
        self._given_up.set()

    @property
    def is_given_up(self) -> bool:
        """Whether the deed is to end."""
        return self._given_up.is_set()

    def tell(self, share: float) -> None:
        """Say how much is done.

        Raises:
            GivenUpError: it need not be done any more.
        """
        self.share = share
        if self.is_given_up:
            raise GivenUpError

    def rest(self, seconds: float) -> None:
        """Wait, unless the deed is given up.

        Raises:
            GivenUpError: it is.
        """
        if self._given_up.wait(seconds):
            raise GivenUpError


_EXPECTED: Final = (OSError, UnusableError, GivenUpError, FormatError)

Deed: TypeAlias = Callable[[sqlite3.Connection, Teller], _Result]


@dataclass(slots=True, eq=False)
class Order(Generic[_Result]):
    """A deed that is to be done, and what came of it; it does not know who waits for that."""

    deed: Deed[_Result]
    teller: Teller = field(default_factory=Teller)
    result: _Result | None = None
    error: BaseException | None = None
    is_done: bool = False

    def do(self, path: Path) -> None:
        """In the thread, which outlives everything."""
        try:
            self.teller.tell(0.0)
            self.result = _done(self.deed, path, self.teller)
        except BaseException as error:  # noqa: BLE001 - told in the event loop, to whoever ordered it
            self.error = error
        finally:
            self.is_done = True


class Desk(QObject):
    """Does deeds in the order in which they come.

    Signals:
        settled: all that was ordered is done, and told.

    Args:
        path: of the library's file.
        parent: whoever owns it.
    """

    settled = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._orders: SimpleQueue[Order[Any] | None] = SimpleQueue()
        self._finished: SimpleQueue[Order[Any]] = SimpleQueue()
        self._waiting: dict[Order[Any], tuple[Callable[[Any], object], Callable[[Exception], object]]] = {}
        self._thread: Thread | None = None
        finalize(self, self._orders.put, None)  # the thread ends with whoever gives it work
        self._timer = QTimer(self, interval=_LOOK)
        self._timer.timeout.connect(self.deliver)

    @property
    def is_busy(self) -> bool:
        """Whether deeds are still to be done, or to be told."""
        return bool(self._waiting)

    def order(
        self, deed: Deed[_Result], done: Callable[[_Result], None], failed: Callable[[Exception], object]
    ) -> Order[_Result]:
        """Have a deed done.

        Args:
            deed: what is done, in the thread.
            done: what is called with its result, in the event loop.
            failed: what is called with its error there: a LibraryError, UnusableError, OSError, FormatError or GivenUpError.
        """
        order = Order(deed)
        self._waiting[order] = done, failed
        if self._is_manned:
            self._orders.put(order)
        else:
            self._begin()
        self._timer.start()
        return order

    def deliver(self) -> None:
        """Tell what has been done meanwhile."""
        was_manned = self._is_manned
        while not self._finished.empty():
            self._tell(self._finished.get())
        if not self._waiting:
            self._timer.stop()
            self.settled.emit()
        elif not was_manned:
            self._begin()

    def settle(self, patience: float) -> bool:
        """Wait until all is done, for so many seconds at most; answers whether it is."""
        until = monotonic() + patience
        while self._waiting:
            try:
                self._tell(self._finished.get(timeout=max(0.0, until - monotonic())))
            except Empty:
                return False
        return True

    def give_up(self) -> None:
        """Let all end as soon as it can; whoever waits is told."""
        for order in self._waiting:
            order.teller.give_up()

    def close(self, patience: float) -> bool:
        """Wait until all is done, for so many seconds at most, and end the thread; answers whether all is done."""
        is_done = self.settle(patience)
        if self._thread is not None:
            self._orders.put(None)
            if is_done:
                self._thread.join()
                self._thread = None
        return is_done

    @property
    def _is_manned(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def _begin(self) -> None:
        """Have a thread do all that is not done; where there can be none, that is told with the next look."""
        for queue in (self._orders, self._finished):
            while not queue.empty():
                queue.get()
        work = (self._orders, self._finished, self._path)
        self._thread = Thread(target=_work, args=work, name="library", daemon=True)
        try:
            self._thread.start()
        except (RuntimeError, MemoryError):
            self._thread = None
        for order in self._waiting:
            if self._thread is not None and not order.is_done:
                self._orders.put(order)
                continue
            if not order.is_done:
                order.error = LibraryError(errno.EAGAIN, _NO_THREAD)
            self._finished.put(order)

    def _tell(self, order: Order[Any]) -> None:
        done, failed = self._waiting.pop(order)
        if order.error is None:
            done(order.result)
        elif isinstance(order.error, _EXPECTED):
            failed(order.error)
        else:
            failed(_told(order.error))


def _told(error: BaseException) -> LibraryError:
    """A fault of the program, which goes where all its faults go, as an error that can be shown."""
    sys.excepthook(type(error), error, error.__traceback__)
    if isinstance(error, MemoryError):
        return LibraryError(errno.ENOMEM, _NO_THREAD)
    return LibraryError(0, f"unexpected error: {type(error).__name__}")


def _work(orders: "SimpleQueue[Order[Any] | None]", finished: "SimpleQueue[Order[Any]]", path: Path) -> None:
    """What the thread does; it knows nothing of the desk, which may be gone before it."""
    while (order := orders.get()) is not None:
        order.do(path)
        finished.put(order)


def _done(deed: Deed[_Result], path: Path, teller: Teller) -> _Result:
    """What came of the deed; as long as another program has the file to itself, it is begun anew."""
    until = monotonic() + library_schema.PATIENCE
    while True:
        try:
            return _tried(deed, path, teller)
        except LibraryError as error:
            if not error.is_passing or monotonic() > until:
                raise
        teller.rest(_REST)


def _tried(deed: Deed[_Result], path: Path, teller: Teller) -> _Result:
    connection = library_schema.connected(path, _TURN)
    which = library_schema.identity(path)
    try:
        connection.set_progress_handler(lambda: teller.is_given_up, _STEPS)
        result = deed(connection, teller)
    except sqlite3.Error as error:
        if teller.is_given_up:
            raise GivenUpError from None
        raise library_schema.told(error) from error
    else:
        if library_schema.identity(path) != which:  # what was written went with the file
            raise library_schema.gone()
        return result
    finally:
        library_schema.closed(connection, path)
