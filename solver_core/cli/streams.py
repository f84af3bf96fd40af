"""Results to standard output or a file, messages to standard error."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOBase, TextIOWrapper, UnsupportedOperation
from typing import TextIO, cast

from solver_core import system
from solver_core.errors.quoting import displayable

_LINES = "\n\t"
"""Control characters that are passed to a terminal."""


class _Terminal(TextIOBase):
    """A terminal that receives no control characters except line ends and tabs, so no text controls it."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self._stream = stream

    def write(self, text: str) -> int:
        self._stream.write(displayable(text, _LINES))
        return len(text)

    def flush(self) -> None:
        self._stream.flush()

    def isatty(self) -> bool:
        return True


class TerminalBytes:
    """The bytes that go to a terminal, displayable as text is, in pieces of whole characters."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = _Terminal(stream)

    def write(self, data: bytes) -> int:
        """Write bytes as text; those that are no UTF-8 become replacement characters."""
        self._stream.write(data.decode("utf-8", "replace"))
        return len(data)

    def flush(self) -> None:
        """Pass everything on to the terminal."""
        self._stream.flush()


class Unreadable(Exception):  # noqa: N818 - a property of the input
    """Input that no command can work on; the message names file, line and cause."""


class Failed(Exception):  # noqa: N818 - a result of the command
    """The command cannot go on, and its input is not to blame; the message says why."""


@contextmanager
def blaming(name: str, kinds: type[Exception] | tuple[type[Exception], ...] = OSError) -> Iterator[None]:
    """Raise an Unreadable that names this input or output for an error of these kinds in the block."""
    try:
        yield
    except kinds as error:
        words = error.strerror if isinstance(error, OSError) else error
        raise Unreadable(f"{name}: {words}") from None


MOST_BYTES = 64 << 20
"""Bytes read of a text, at most."""


def text(name: str) -> str:
    """The text of a file, a named pipe, or standard input for "-".

    Raises:
        Unreadable: it cannot be read, is not UTF-8, or is too long.
    """
    with blaming(shown(name)):
        if name == "-":
            if sys.stdin is None:
                raise Unreadable(f"{shown(name)}: it is closed")
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            from solver_core.formats import disk  # noqa: PLC0415 - doubles the startup time

            with disk.open_stream(name) as file:
                data = disk.read(file, MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise Unreadable(f"{shown(name)}: it is longer than {MOST_BYTES >> 20} MiB")
    try:
        return data.decode().removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Unreadable(f"{shown(name)}: line {line}: it is not UTF-8") from None


def shown(name: str) -> str:
    """How an input is called in messages."""
    return "standard input" if name == "-" else displayable(name)


@contextmanager
def results(name: str | None) -> Iterator[TextIO]:
    """Where results go as they come: standard output, or a file that is replaced once all of them are there."""
    if name is None:
        if sys.stdout is None:
            raise Unreadable("standard output is closed")
        if isinstance(sys.stdout, TextIOWrapper):
            # Errors quote faulty lines, which may contain characters that the terminal's encoding lacks. Files and
            # pipes get what is read again, on Windows, too: UTF-8, and lines that end as they do elsewhere.
            here: dict[str, str] = {} if sys.stdout.isatty() else {"encoding": "utf-8", "newline": "\n"}
            sys.stdout.reconfigure(errors="backslashreplace", **here)  # type: ignore[arg-type]  # the stubs take no dict
        yield cast("TextIO", _Terminal(sys.stdout)) if sys.stdout.isatty() else sys.stdout
        return
    from solver_core.formats import files  # noqa: PLC0415 - doubles the startup time

    with blaming(shown(name)), files.replacing(name, streams=True) as file:
        out = TextIOWrapper(file, "utf-8", "backslashreplace", newline="")
        yield out
        out.detach()


def report(message: str) -> None:
    """Print a message to standard error, as one line; it is dropped if that is closed or full."""
    if sys.stderr is None:  # print() would use standard output instead
        return
    try:
        print(displayable(message), file=sys.stderr)
    except OSError:
        silence(sys.stderr)


def write_error(text: str) -> None:
    """Write a piece of a line to a terminal's standard error, as `report` does."""
    if sys.stderr is None:
        return
    system.let_console_erase()
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except OSError:
        silence(sys.stderr)


def silence(stream: TextIO | None) -> None:
    """Discard what a stream could not write, so that Python does not report it again on closing."""
    with suppress(UnsupportedOperation):  # a stream without a file has nothing to discard
        if stream is not None:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def flush_what_fits(stream: TextIO | None) -> None:
    """Flush a stream as far as possible without blocking; the rest is lost."""
    with suppress(
        OSError, RuntimeError, AttributeError
    ):  # another flush is in progress, or the stream has no flush
        if stream is not None:
            system.set_waiting(stream.fileno(), is_waiting=False)
            try:
                stream.flush()
            finally:
                system.set_waiting(stream.fileno(), is_waiting=True)
    silence(stream)
