"""Animated GIF: pictures of at most 256 colours, each with colours of its own, of which only what changes is written.

Pillow compresses the pictures; the file around them is a few bytes (www.w3.org/Graphics/GIF/spec-gif89a.txt)::

    GIF89a  width height (2 bytes each)  70 0 0
    21 FF 0B NETSCAPE2.0 03 01 0 0 0          played forever
    picture ...
    3B
"""

import struct
from collections.abc import Sequence
from typing import BinaryIO, Final

from PIL import GifImagePlugin, Image, ImageChops

_LONGEST: Final = 10 * ((1 << 16) - 1)  # milliseconds that a picture may last
_COUNTED: Final = 1 << 16  # colours of a picture that are distinguished
_EXACT: Final = 128
"""This many of the most frequent colours of a picture stay as they are; the others share the rest."""


class Gif:
    """Writes pictures into a new file, to be played forever; it keeps the latest one."""

    def __init__(self, file: BinaryIO, width: int, height: int) -> None:
        self._file = file
        self._latest: Image.Image | None = None
        self._waiting: tuple[Image.Image, tuple[int, int]] | None = None
        self._milliseconds = 0
        file.write(struct.pack("<6sHHBBB", b"GIF89a", width, height, 0x70, 0, 0))
        file.write(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00")

    def add(self, picture: Image.Image, milliseconds: int) -> None:
        """Add a picture in RGB, shown for so long."""
        box = (0, 0, *picture.size)
        if self._latest is not None:
            changed = ImageChops.difference(picture, self._latest).getbbox()
            if changed is None:
                self._milliseconds += milliseconds
                return
            box = changed
        self._write_waiting()
        part = picture.crop(box)
        self._waiting = part.quantize(palette=palette(part), dither=Image.Dither.NONE), box[:2]
        self._latest, self._milliseconds = picture, milliseconds

    def finish(self) -> None:
        self._write_waiting()
        self._file.write(b";")

    def _write_waiting(self) -> None:
        """Write the latest picture, of which it is known now how long it stays."""
        if self._waiting is None:
            return
        part, offset = self._waiting
        duration = min(self._milliseconds, _LONGEST)
        self._file.writelines(
            GifImagePlugin.getdata(part, offset, duration=duration, include_color_table=True)
        )
        self._waiting = None


def palette(picture: Image.Image) -> Image.Image:
    """A picture with the colours that suit another in RGB."""
    counted = picture.getcolors(_COUNTED)
    if counted is None:
        return picture.quantize(256, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    ranked = [colour for _, colour in sorted(counted, reverse=True) if isinstance(colour, tuple)]
    kept, rest = ranked[:_EXACT], ranked[_EXACT:]
    if len(ranked) > 256:
        rest = _few(rest)
    found = Image.new("P", (1, 1))
    found.putpalette([value for colour in (*kept, *rest) for value in colour])
    return found


def _few(colours: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The fewest colours that are near the given ones, as many as there is space for."""
    strip = Image.new("RGB", (len(colours), 1))
    strip.putdata(colours)
    few = strip.quantize(256 - _EXACT, Image.Quantize.MAXCOVERAGE, 3, dither=Image.Dither.NONE)
    values = few.getpalette() or []
    return [tuple(values[at : at + 3]) for at in range(0, min(len(values), 3 * (256 - _EXACT)), 3)]
