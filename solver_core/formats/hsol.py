"""HoDoKu's own files (.hsol, .hcfg): known, and not opened.

Such a file is a ZIP whose entry ``SudokuData`` is XML by Java's XMLEncoder: a list of objects to make and methods to
call. To open one as it is meant runs what its author wrote, so it is only detected, from its first bytes or
from the XML that someone has unpacked.
"""

import re

from solver_core.formats.reading import Confidence, Contents, Format, FormatError

_ENTRY = b"SudokuData"
_ZIP = b"PK\x03\x04"
_NAME_AT = 30
_UNPACKED = re.compile(r"<java\b[^>]{0,200}\bclass\s*=\s*[\"']java\.beans\.XMLDecoder[\"']")
_BEGINNING = 4096


def holds_objects(data: bytes) -> bool:
    """Do these bytes begin like a file of HoDoKu?"""
    return data.startswith(_ZIP) and data.startswith(_ENTRY, _NAME_AT)


def refusal() -> FormatError:
    """Why such a file is not opened, and what to do instead."""
    return FormatError("hodoku.objects")


def detect(text: str) -> Confidence:
    """Is this the XML out of such a file?"""
    return Confidence.CERTAIN if _UNPACKED.search(text[:_BEGINNING]) else Confidence.NONE


def read(text: str) -> Contents:
    """Refuses such a text.

    Raises:
        FormatError: always.
    """
    del text
    raise refusal()


FORMAT = Format(
    "hsol", "HoDoKu file", "HoDoKu's own file, which cannot be opened.", (".hsol", ".hcfg"),
    detect, read, is_refused=True,
)  # fmt: skip
