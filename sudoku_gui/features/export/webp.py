"""Animated WebP: still pictures of the same size, one after the other in one RIFF file.

The layout (developers.google.com/speed/webp/docs/riff_container), all numbers little-endian::

    RIFF size WEBP
    VP8X 10   flags 0 0 0  width-1 (3 bytes)  height-1 (3 bytes)      flags: 2 animation, 16 transparency
    ANIM 6    background (4 bytes)  loops (2 bytes, 0: for ever)
    ANMF n    x/2 y/2 width-1 height-1 duration (3 bytes each)  flags (1 byte)  the picture's own chunks
    ...

A still WebP is a RIFF file, too; its chunks VP8, VP8L and ALPH go into a frame. Chunks of odd length are filled up to
an even one. Sizes are written when the last frame is known, so the file must be seekable.
"""

import struct
from collections.abc import Iterator
from typing import BinaryIO, Final

_ANIMATION, _TRANSPARENCY = 2, 16
_PICTURE: Final = {b"VP8 ", b"VP8L", b"ALPH"}
_NO_BLENDING: Final = 2  # a frame replaces what was there, instead of being laid over it
_LONGEST: Final = (1 << 24) - 1  # milliseconds that a frame may last; and the largest width and height


class WebpError(ValueError):
    """What should be a still WebP is none."""


class Webp:
    """Writes frames into a new file, to be played for ever."""

    def __init__(self, file: BinaryIO, width: int, height: int) -> None:
        if not (0 < width <= _LONGEST and 0 < height <= _LONGEST):
            raise WebpError(f"a WebP cannot be {width} × {height}")
        self._file = file
        self._frame_size = _three(width - 1) + _three(height - 1)
        self._is_transparent = False
        file.write(b"RIFF\0\0\0\0WEBP")
        file.write(_chunk(b"VP8X", bytes([_ANIMATION, 0, 0, 0]) + self._frame_size))
        file.write(_chunk(b"ANIM", struct.pack("<4sH", b"\xff\xff\xff\xff", 0)))

    def add(self, still: bytes, milliseconds: int) -> None:
        """Add a still WebP of the right size, shown for so long; raises a WebpError where it is no such picture."""
        parts = [(name, data) for name, data in chunks(still) if name in _PICTURE]
        if not parts:
            raise WebpError("this is no still WebP: it has no picture in it")
        self._is_transparent |= any(name == b"ALPH" for name, _ in parts)
        head = _three(0) + _three(0) + self._frame_size + _three(min(max(1, milliseconds), _LONGEST))
        body = b"".join(_chunk(name, data) for name, data in parts)
        self._file.write(_chunk(b"ANMF", head + bytes([_NO_BLENDING]) + body))

    def finish(self) -> int:
        """Write what was not known before; returns the size of the file in bytes."""
        size = self._file.seek(0, 2)
        flags = _ANIMATION | (_TRANSPARENCY if self._is_transparent else 0)
        for offset, data in ((4, struct.pack("<I", size - 8)), (20, bytes([flags]))):
            self._file.seek(offset)
            self._file.write(data)
        self._file.seek(0, 2)
        return size


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a WebP: name and content; raises a WebpError where it is none, or cut off."""
    if len(data) < 12 or data[:4] != b"RIFF" or data[8:12] != b"WEBP":
        raise WebpError("this is no WebP: it does not begin like one")
    end = 8 + struct.unpack("<I", data[4:8])[0]
    if end > len(data):
        raise WebpError("this WebP is cut off")
    yield from parts(data[12:end])


def parts(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Chunks one after the other; raises a WebpError where one is cut off."""
    offset = 0
    while offset < len(data):
        name, size = struct.unpack("<4sI", data[offset : offset + 8].ljust(8, b"\xff"))
        if offset + 8 + size > len(data):
            raise WebpError("a part of this WebP is cut off")
        yield name, data[offset + 8 : offset + 8 + size]
        offset += 8 + size + size % 2


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack("<4sI", name, len(data)) + data + b"\0" * (len(data) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
