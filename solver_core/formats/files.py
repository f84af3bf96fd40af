"""Reads puzzles from files within limits, and writes files completely or not at all."""

import contextlib
import os
from collections.abc import Callable, Iterator
from typing import BinaryIO, Protocol

from solver_core.formats import disk, replacement
from solver_core.formats.data import hsol
from solver_core.formats.detection import read
from solver_core.formats.reading import FormatError, Reading
from solver_core.formats.replacement import Replacement

SIZE_LIMIT = 64 * 1024 * 1024
"""The largest file in bytes: some 800,000 puzzles."""

TEXT_LIMIT = 96 * 1024 * 1024
"""The most bytes of its text in memory, where a single wide character makes all others as wide."""

_UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")
_CONTINUING = bytes(range(0x80, 0xC0))
_LEADS_FOUR, _LEADS_TWO = bytes(range(0xF0, 0x100)), bytes(range(0xC4, 0xF0))
"""First bytes in UTF-8 of characters that take four bytes in memory, or two."""
_NOT_IN_TEXT = bytes({*range(32), 127} - set(b"\t\n\v\f\r"))
_END_OF_FILE = b"\x1a"
"""The end-of-file character of DOS."""
_NEAR = 1 << 12
"""Bytes that show whether every second one is NUL."""


class OpenFile(Protocol):
    """An open file, a pipe, or a substitute."""

    def read(self, most: int, /) -> bytes:
        """Bytes, at most this many; none at the end."""

    def fileno(self) -> int:
        """The number of the file; OSError where it has none."""


def load(path: str | os.PathLike[str]) -> Reading:
    """The puzzles in a file, or in a pipe that has a name.

    Raises:
        FormatError: it holds no puzzle, is not text, or is too large.
        OSError: it cannot be opened or read, or is neither file nor pipe.
    """
    with disk.open_stream(path) as file:
        return load_from(file)


def load_from(file: OpenFile) -> Reading:
    """The puzzles in an open file, or in a pipe.

    Raises:
        FormatError: it holds no puzzle, is not text, or is too large.
    """
    return read(text_from(file))


def text_from(file: OpenFile, head: bytes = b"") -> str:
    """The text in an open file or a pipe, whose head has already been read.

    Raises:
        FormatError: it is not text, or is too large.
    """
    return decode(bytes_from(file, head))


def bytes_from(file: OpenFile, head: bytes = b"", is_given_up: Callable[[], bool] = lambda: False) -> bytes:
    """The content of an open file or a pipe.

    Raises:
        FormatError: it is too large.
    """
    # Pipes have no size and files grow, so check what was actually read.
    size = 0
    with contextlib.suppress(OSError):
        size = os.fstat(file.fileno()).st_size
    data = head + disk.read(file, SIZE_LIMIT + 1 - len(head), is_given_up) if size <= SIZE_LIMIT else b""
    if max(size, len(data)) > SIZE_LIMIT:
        raise _too_large(SIZE_LIMIT)
    return data


def utf16(data: bytes) -> str:
    """The UTF-16 encoding of these bytes, by their mark or by the zeros beside plain letters; "" if they have none."""
    if data.startswith(_UTF16_MARKS):
        return "utf-16"
    low, high = data[:_NEAR:2], data[1:_NEAR:2]
    for letters, zeros, encoding in ((low, high, "utf-16-le"), (high, low, "utf-16-be")):
        if 0 < len(letters) <= 2 * zeros.count(0) and not _has_any(
            letters.rstrip(_END_OF_FILE), _NOT_IN_TEXT
        ):
            return encoding
    return ""


def decode(data: bytes) -> str:
    """The text in these bytes: UTF-8, UTF-16 even without its mark, and Latin-1 if nothing else fits.

    Raises:
        FormatError: this is not text.
    """
    if encoding := utf16(data):
        with contextlib.suppress(UnicodeDecodeError):
            text = data.decode(encoding).rstrip("\x1a")
            if "\0" not in text:
                return text
        raise FormatError("file.utf16")
    if data[-_NEAR:].rstrip().endswith(_END_OF_FILE):
        data = data.rstrip().rstrip(_END_OF_FILE)
    if hsol.holds_objects(data):
        hsol.refuse()
    if _has_any(data, _NOT_IN_TEXT):
        raise FormatError("file.binary")
    _check_width(data)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _check_width(data: bytes) -> None:
    """Refuse a large text with characters that would make it far larger in memory."""
    if len(data) <= TEXT_LIMIT // 4 or data.isascii():
        return
    characters = len(data.translate(None, _CONTINUING))
    width = 4 if _has_any(data, _LEADS_FOUR) else 2 if _has_any(data, _LEADS_TWO) else 1
    if characters * width > TEXT_LIMIT:
        raise _too_large(TEXT_LIMIT // width)


def _has_any(data: bytes, those: bytes) -> bool:
    return len(data.translate(None, those)) != len(data)


def _too_large(limit: int) -> FormatError:
    return FormatError("file.large", count=limit >> 20)


def store(path: str | os.PathLike[str], text: str, *, streams: bool = False, private: bool = False) -> None:
    """Replace a file's contents atomically; see `Replacement`.

    Args:
        path: of the file.
        text: all of it.
        streams: whether to write into a pipe or device of that name; otherwise it is refused.
        private: as for `Replacement`.

    Raises:
        FormatError: the text has characters that cannot be encoded.
        OSError: it cannot be written; the old file is unchanged.
    """
    data = encoded(text)
    with replacing(path, streams=streams, private=private) as file:
        file.write(data)


@contextlib.contextmanager
def replacing(
    path: str | os.PathLike[str], *, streams: bool = False, follow: bool = True, private: bool = False
) -> Iterator[BinaryIO]:
    """A file that replaces this one if the block succeeds, as with `store`; otherwise nothing changes.

    Args:
        path: of the file.
        streams: as with `store`.
        follow: as for `Replacement`.
        private: as for `Replacement`.

    Raises:
        OSError: it cannot be written.
    """
    if streams and replacement.is_stream(path):
        with replacement.stream_to(path) as file:
            yield file
        return
    new = Replacement(path, follow=follow, private=private)
    try:
        with new.open() as file:
            yield file
        new.keep()
    finally:
        new.discard()


def encoded(text: str) -> bytes:
    """The bytes of a text in a file.

    Raises:
        FormatError: it has characters that cannot be encoded.
    """
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise FormatError("text.unencodable", found=text[error.start]) from None
