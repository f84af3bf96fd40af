"""HoDoKu's own files (.hsol, .hcfg): known, and not opened.

Such a file is a ZIP whose entry ``SudokuData`` is XML by Java's XMLEncoder: a list of objects to make and methods to
call. To open one as it is meant runs what its author wrote, so it is only detected, from its first bytes or
from the XML that someone has unpacked.
"""

import re
from typing import NoReturn

from solver_core.formats.reading import Confidence, Format, FormatError

_ENTRY = b"SudokuData"
_ZIP = b"PK\x03\x04"
_NAME_AT = 30
_UNPACKED = re.compile(r"<java\b[^>]{0,200}\bclass\s*=\s*[\"']java\.beans\.XMLDecoder[\"']")
_BEGINNING = 4096


def holds_objects(data: bytes) -> bool:
    """Whether these bytes begin like a file of HoDoKu."""
    return data.startswith(_ZIP) and data.startswith(_ENTRY, _NAME_AT)


def _detect(text: str) -> Confidence:
    return Confidence.CERTAIN if _UNPACKED.search(text[:_BEGINNING]) else Confidence.NONE


def refuse(_text: str = "") -> NoReturn:
    """Say why such a file is not opened, and what to do instead.

    Raises:
        FormatError: always.
    """
    raise FormatError("hodoku.objects")


FORMAT = Format(
    "hsol", "HoDoKu file", "HoDoKu's own file, which cannot be opened.", (".hsol", ".hcfg"),
    _detect, refuse, is_refused=True,
)  # fmt: skip
