"""Decompresses files: gzip, bzip2, xz and Zstandard, detected by their first bytes, not by their names.

Data is unpacked on demand, so a few bytes that unpack to terabytes take no more memory than others. Several compressed
parts may follow one another, as after `cat`.
"""

import bz2
import lzma
import zlib
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import BinaryIO, Final, Protocol

from solver_core.formats.lists.written_lines import Flow
from solver_core.formats.reading import FormatError

MEMORY: Final = 128 << 20
"""The memory limit for unpacking; xz at its highest level takes 65 MiB."""

PIECE: Final = 1 << 16

ENDINGS: Final = (".gz", ".bz2", ".xz", ".zst")
"""Endings of packed files, behind that of the file within."""


class _Decompressor(Protocol):
    """Unpacks one stream, as `bz2` does."""

    @property
    def eof(self) -> bool: ...

    @property
    def needs_input(self) -> bool: ...

    @property
    def unused_data(self) -> bytes: ...

    def decompress(self, data: bytes, max_length: int) -> bytes: ...


class _Gzip:
    """One gzip stream with the methods of `_Decompressor`, which zlib objects lack."""

    def __init__(self) -> None:
        self._decompressor = zlib.decompressobj(31)
        self._is_full = False

    @property
    def eof(self) -> bool:
        return self._decompressor.eof

    @property
    def needs_input(self) -> bool:
        return not (self._decompressor.unconsumed_tail or self._is_full)

    @property
    def unused_data(self) -> bytes:
        return self._decompressor.unused_data

    def decompress(self, data: bytes, max_length: int) -> bytes:
        found = self._decompressor.decompress(self._decompressor.unconsumed_tail + data, max_length)
        self._is_full = len(found) == max_length
        return found


def _xz() -> _Decompressor:
    return lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=MEMORY)


def _zstd() -> _Decompressor:
    for name in ("compression.zstd", "backports.zstd"):
        try:
            part: _Decompressor = import_module(name).ZstdDecompressor()
        except ImportError:
            continue
        return part
    raise FormatError("packed.zstd")


_KINDS: Final[Mapping[bytes, Callable[[], _Decompressor]]] = {
    b"\x1f\x8b\x08": _Gzip,
    b"BZh": bz2.BZ2Decompressor,
    b"\xfd7zXZ\0": _xz,
    b"\x28\xb5\x2f\xfd": _zstd,
}
_LONGEST: Final = max(map(len, _KINDS))


class Available:
    """The bytes of a file as they arrive; peeked bytes are read again."""

    def __init__(self, file: BinaryIO) -> None:
        self._read = getattr(file, "read1", file.read)
        self._seen = b""

    def peek(self, most: int) -> bytes:
        """The next bytes, fewer only at the end."""
        while len(self._seen) < most and (more := self._read(PIECE)):
            self._seen += more
        return self._seen[:most]

    def read(self, most: int, /) -> bytes:
        """At most this many bytes: those that `peek` has seen first, then one read of the file."""
        if not self._seen:
            found: bytes = self._read(most)
            return found
        found, self._seen = self._seen[:most], self._seen[most:]
        return found


class Unpacked:
    """The contents of a compressed file, on demand."""

    def __init__(self, packed: Flow, kind: Callable[[], _Decompressor]) -> None:
        self._packed = packed
        self._kind = kind
        self._decompressor = kind()
        self._left = b""

    def read(self, most: int, /) -> bytes:
        """Read at most this many bytes, as a `Flow` does.

        Raises:
            FormatError: the data is damaged, or ends too early.
        """
        while True:
            if self._decompressor.eof and not self._begin_part():
                return b""
            data = self._left
            if self._decompressor.needs_input and not data:
                data = self._packed.read(PIECE)
                if not data:
                    raise FormatError("packed.ends")
            self._left = b""
            if found := self._unpack(data, most):
                return found

    def _unpack(self, data: bytes, most: int) -> bytes:
        try:
            return self._decompressor.decompress(data, most)
        except Exception as error:  # each library has its own, and Zstandard may be missing
            raise FormatError("packed.broken", count=MEMORY >> 20) from error

    def _begin_part(self) -> bool:
        """Begin the next part, if one follows; zeros behind the last one are padding."""
        data = self._decompressor.unused_data.lstrip(b"\0")
        while len(data) < _LONGEST and (more := self._packed.read(PIECE)):
            data = (data + more).lstrip(b"\0")
        if not data:
            self._left = b""
            return False
        self._decompressor = self._kind()
        self._left = data
        return True


class FullFile:
    """A flow that is read to its end.

    Args:
        file: where it comes from, if its size matters: it is that of the flow, unless that is unpacked.
    """

    def __init__(self, flow: Flow, file: BinaryIO | None = None) -> None:
        self.read = flow.read
        self._file = None if isinstance(flow, Unpacked) else file

    def fileno(self) -> int:
        """The descriptor of the file.

        Raises:
            OSError: it has none, or is packed and so has another size.
        """
        if self._file is None:
            raise OSError
        return self._file.fileno()


def unpacked(file: BinaryIO) -> Flow:
    """The bytes of a file, or those packed in it.

    Raises:
        FormatError: the decompressor is not installed.
    """
    flow = Available(file)
    head = b""
    for size in range(
        1, _LONGEST + 1
    ):  # read no more than needed: a pipe may wait for an answer to its first line
        head = flow.peek(size)
        if len(head) < size or not any(sign.startswith(head) for sign in _KINDS):
            break
        if head in _KINDS:
            return Unpacked(flow, _KINDS[head])
    return flow


def suffix(name: str) -> str:
    """The ending of a file's name, without that of its packing."""
    for ending in ENDINGS:
        if name.lower().endswith(ending):
            name = name[: -len(ending)]
            break
    stem = name.replace("\\", "/").rpartition("/")[2]
    return f".{stem.rpartition('.')[2]}" if "." in stem else ""
