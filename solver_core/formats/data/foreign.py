"""XML and JSON without a Sudoku: refused with a description, if no other format accepts them.

These two rows are last in the table. They are sure enough that their error is the one reported, but not so
sure that formats that find puzzles in such a text are not tried.
"""

from typing import Final, NoReturn

from solver_core.formats.data import json_text, xml_text
from solver_core.formats.reading import Confidence, Format, FormatError

_MOST_NAMES: Final = 5
_LONGEST_NAME: Final = 30
_LONGEST_JSON: Final = 1 << 20


def _detect_xml(text: str) -> Confidence:
    """Likely for any XML or HTML; a format that knows the root element is certain of its own."""
    is_xml = xml_text.root_name(text) or text[:99].lstrip().startswith("<?xml")
    return Confidence.LIKELY if is_xml else Confidence.NONE


def _refuse_xml(text: str) -> NoReturn:
    raise FormatError("xml.other", name=xml_text.root_name(text) or xml_text.parse(text).name)


def _detect_json(text: str) -> Confidence:
    found = json_text.begins_object(text) or json_text.begins_array(text)
    return Confidence.LIKELY if found else Confidence.NONE


def refuse_json(text: str) -> NoReturn:
    """Report the keys, or why this is not JSON.

    Raises:
        FormatError: always.
    """
    found = json_text.parse(text, _LONGEST_JSON)
    if not isinstance(found, dict) or not found:
        raise FormatError("json.nameless")
    names = ", ".join(repr(key[:_LONGEST_NAME]) for key in list(found)[:_MOST_NAMES])
    raise FormatError("json.other", names=names)


FORMATS = (
    Format(
        "foreign_xml", "Other XML", "XML without a Sudoku.", (".xml",),
        _detect_xml, _refuse_xml, is_refused=True,
    ),
    Format(
        "foreign_json", "Other JSON", "JSON without a Sudoku.", (".json",),
        _detect_json, refuse_json, is_refused=True,
    ),
)  # fmt: skip
