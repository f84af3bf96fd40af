"""Where the library is written: a thread that does one deed after the other, each with the file to itself.

A deed is a function of a connection and a `Teller`; it is a transaction of its own, or several. The thread sends no
signals: what came of a deed lies in a queue, which the event loop looks into while there is something to come. So
nothing is left that could speak to an object that is gone.
"""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import Any, Final, Generic, TypeAlias, TypeVar
from weakref import finalize

from PySide6.QtCore import QObject, QTimer

from solver_core.formats import FormatError
from sudoku_gui.session import library_schema
from sudoku_gui.session.library_schema import LibraryError, UnusableError

_LOOK: Final = 15
"""Milliseconds between two looks at what has come."""

_STEPS: Final = 20_000
"""Instructions of the database between two questions whether a deed is given up."""

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


Deed: TypeAlias = Callable[[sqlite3.Connection, Teller], _Result]


@dataclass(slots=True, eq=False)
class Order(Generic[_Result]):
    """A deed that is to be done, and what came of it; it does not know who waits for that."""

    deed: Deed[_Result]
    teller: Teller = field(default_factory=Teller)
    result: _Result | None = None
    error: Exception | None = None

    def do(self, path: Path) -> None:
        """In the thread."""
        try:
            self.teller.tell(0.0)
            self.result = _done(self.deed, path, self.teller)
        except (OSError, UnusableError, GivenUpError, FormatError) as error:
            self.error = error


class Desk(QObject):
    """Does deeds in the order in which they come.

    Args:
        path: of the library's file.
        parent: whoever owns it.
    """

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._orders: SimpleQueue[Order[Any] | None] = SimpleQueue()
        self._finished: SimpleQueue[Order[Any]] = SimpleQueue()
        self._waiting: dict[Order[Any], tuple[Callable[[Any], None], Callable[[Exception], None]]] = {}
        self._thread: Thread | None = None
        finalize(self, self._orders.put, None)  # the thread ends with whoever gives it work
        self._timer = QTimer(self, interval=_LOOK)
        self._timer.timeout.connect(self.deliver)

    @property
    def is_busy(self) -> bool:
        """Whether deeds are still to be done, or to be told."""
        return bool(self._waiting)

    def order(
        self, deed: Deed[_Result], done: Callable[[_Result], None], failed: Callable[[Exception], None]
    ) -> Order[_Result]:
        """Have a deed done.

        Args:
            deed: what is done, in the thread.
            done: what is called with its result, in the event loop.
            failed: what is called with its error there: a LibraryError, UnusableError, OSError, FormatError or GivenUpError.
        """
        order = Order(deed)
        self._waiting[order] = done, failed
        self._orders.put(order)
        if self._thread is None:
            work = (self._orders, self._finished, self._path)
            self._thread = Thread(target=_work, args=work, name="library", daemon=True)
            self._thread.start()
        self._timer.start()
        return order

    def deliver(self) -> None:
        """Tell what has been done meanwhile."""
        while not self._finished.empty():
            order = self._finished.get()
            done, failed = self._waiting.pop(order)
            if order.error is not None:
                failed(order.error)
            else:
                done(order.result)
        if not self._waiting:
            self._timer.stop()

    def close(self, patience: float = library_schema.PATIENCE) -> bool:
        """Wait until all is done, for so many seconds at most; answers whether it is."""
        if self._thread is None:
            return True
        self._orders.put(None)
        until = monotonic() + patience
        self._thread.join(max(0.0, until - monotonic()))
        is_done = not self._thread.is_alive()
        self._thread = None
        self.deliver()
        return is_done


def _work(orders: "SimpleQueue[Order[Any] | None]", finished: "SimpleQueue[Order[Any]]", path: Path) -> None:
    """What the thread does; it knows nothing of the desk, which may be gone before it."""
    while (order := orders.get()) is not None:
        order.do(path)
        finished.put(order)


def _done(deed: Deed[_Result], path: Path, teller: Teller) -> _Result:
    connection = library_schema.connected(path)
    try:
        connection.set_progress_handler(lambda: teller.is_given_up, _STEPS)
        return deed(connection, teller)
    except sqlite3.Error as error:
        if teller.is_given_up:
            raise GivenUpError from None
        raise library_schema.told(error) from error
    finally:
        _close(connection)


def _close(connection: sqlite3.Connection) -> None:
    """Whatever was begun and not ended is undone."""
    connection.set_progress_handler(None, 0)
    try:
        if connection.in_transaction:
            connection.rollback()
        connection.close()
    except sqlite3.Error as error:
        raise LibraryError(0, str(error)) from error
