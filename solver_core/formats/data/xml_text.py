"""Safe XML: a small tree of elements with their places, from text that may be anything.

Python's expat reads it, with nothing switched on that could reach outside or grow: a document type may be
named (``<!DOCTYPE ksudoku>``) but may declare nothing and point nowhere, so there are no entities but XML's
own five, and an entity bomb is refused where it begins. Size, depth, number of elements and the length of a
single tag are bounded. Encodings that a document claims are ignored: the text has been decoded long before.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final
from xml.parsers import expat

from solver_core.errors import Message
from solver_core.formats.reading import Confidence, FormatError

LONGEST: Final = 1 << 24
"""Characters that a document may have."""
DEEPEST: Final = 32
"""How deep elements may be nested."""
MOST: Final = 100_000
"""Elements that a document may have."""
LONGEST_TAG: Final = 1 << 20
"""Bytes of a single tag or comment; a game with a long history is one tag of some 100,000."""

_CODES: Final = {
    expat.errors.XML_ERROR_SYNTAX: "xml.syntax",
    expat.errors.XML_ERROR_NO_ELEMENTS: "xml.no_element",
    expat.errors.XML_ERROR_INVALID_TOKEN: "xml.token",
    expat.errors.XML_ERROR_UNCLOSED_TOKEN: "xml.unclosed",
    expat.errors.XML_ERROR_TAG_MISMATCH: "xml.mismatch",
    expat.errors.XML_ERROR_DUPLICATE_ATTRIBUTE: "xml.attribute",
    expat.errors.XML_ERROR_JUNK_AFTER_DOC_ELEMENT: "xml.junk",
    expat.errors.XML_ERROR_UNDEFINED_ENTITY: "xml.entity",
    expat.errors.XML_ERROR_UNCLOSED_CDATA_SECTION: "xml.cdata",
    expat.errors.XML_ERROR_UNKNOWN_ENCODING: "xml.encoding",
}
"""The faults that expat finds; `expat.errors` names its numbers by these constants."""
_CHUNK: Final = 1 << 16
_NEVER_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_ESCAPES: Final = str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;"}
)
_MILLISECONDS = re.compile(r"\d{1,15}", re.ASCII)
_BLANKS = re.compile(r"\s*")
_NAME = re.compile(r"[^\W\d][\w.:-]{0,99}")
# Nothing may precede a declaration; after blank lines, it is replaced by spaces, so that all else keeps its place.
_DECLARED = re.compile(r"\A(\s+)(<\?xml\b[^<>]{0,200}\?>)")
_DOCTYPE = re.compile(r"<!DOCTYPE\s+([^\W\d][\w.:-]{0,99})")


@dataclass(slots=True)
class XmlElement:
    """An element of a document; line and column are where it begins, counted from 1."""

    name: str
    attributes: dict[str, str]
    line: int
    column: int
    children: list["XmlElement"] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The text directly in it, without that of its children."""
        return "".join(self.pieces)

    def all(self, name: str) -> list["XmlElement"]:
        """The children of this name, in their order; grandchildren are none."""
        return [child for child in self.children if child.name == name]

    def only(self, name: str) -> "XmlElement":
        """The one element of this name that stands directly in it.

        Raises:
            FormatError: there is none, or there are several.
        """
        found = self.all(name)
        if not found:
            raise self.error("xml.lacks", name=name, parent=self.name)
        if len(found) > 1:
            raise found[1].error("format.second", name=f"<{name}>")
        return found[0]

    def error(self, code: str, **arguments: object) -> FormatError:
        """An error with its place, to be raised."""
        return FormatError(code, self.line, self.column, **arguments)


def root_name(text: str) -> str:
    """The name of a document's outermost element; "" if the text is no XML. Looks at the beginning only."""
    head = text[:_CHUNK]
    at = _after_blanks(head, 0)
    while head.startswith(("<?", "<!"), at):
        doctype = _DOCTYPE.match(head, at)
        if doctype is not None:
            return doctype[1]
        end = head.find("-->" if head.startswith("<!--", at) else ">", at)
        if end < 0:
            return ""
        at = _after_blanks(head, head.index(">", end) + 1)
    name = _NAME.match(head, at + 1) if head.startswith("<", at) else None
    return name[0] if name is not None else ""


def detector(*names: str) -> Callable[[str], Confidence]:
    """The detection of a format whose root element is always called so."""
    return lambda text: Confidence.CERTAIN if root_name(text) in names else Confidence.NONE


def milliseconds(text: str) -> int:
    """A time in an attribute; 0 for what is none."""
    return int(text) if _MILLISECONDS.fullmatch(text) else 0


def _after_blanks(text: str, at: int) -> int:
    found = _BLANKS.match(text, at)
    return found.end() if found is not None else at


def parse(text: str) -> XmlElement:
    """The outermost element of a document.

    Raises:
        FormatError: it is not well-formed, too large or too deep, or it declares entities.
    """
    if len(text) > LONGEST:
        raise FormatError("xml.long", count=LONGEST >> 20)
    return _Builder().built(_DECLARED.sub(lambda found: found[1] + " " * len(found[2]), text, count=1))


def escaped(text: str) -> str:
    """Text as it stands in an attribute or an element; what XML cannot hold becomes a replacement character.

    >>> escaped('1 < 2 & "3"')
    '1 &lt; 2 &amp; &quot;3&quot;'
    """
    return _NEVER_IN_XML.sub("\ufffd", text).translate(_ESCAPES)


class _Builder:
    """Builds elements from expat's callbacks."""

    def __init__(self) -> None:
        self._open: list[XmlElement] = []
        self._root: XmlElement | None = None
        self._count = 0
        self._fed = 0
        self._parser = parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        parser.StartDoctypeDeclHandler = self._doctype

    def built(self, text: str) -> XmlElement:
        try:
            for start in range(0, len(text), _CHUNK):
                self._feed(text[start : start + _CHUNK])
            self._parser.Parse("", True)
        except expat.ExpatError as error:
            raise self._not_well_formed(error) from error
        except UnicodeEncodeError:
            raise FormatError("text.surrogate") from None
        if self._root is None:
            raise FormatError("xml.empty")
        return self._root

    def _feed(self, chunk: str) -> None:
        self._fed += len(chunk.encode("utf-8"))
        self._parser.Parse(chunk, False)
        if self._fed - self._parser.CurrentByteIndex > LONGEST_TAG:
            raise FormatError("xml.tag", *self._location)

    @staticmethod
    def _not_well_formed(error: expat.ExpatError) -> FormatError:
        code = _CODES.get(expat.errors.messages.get(error.code, ""))
        cause = Message(code) if code else expat.ErrorString(error.code)
        return FormatError("xml.broken", error.lineno, error.offset + 1, cause=cause)

    @property
    def _location(self) -> tuple[int, int]:
        return self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber + 1

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._count += 1
        if len(self._open) >= DEEPEST:
            raise FormatError("xml.depth", *self._location, count=DEEPEST)
        if self._count > MOST:
            raise FormatError("xml.elements", *self._location, count=MOST)
        element = XmlElement(name, attributes, *self._location)
        if self._open:
            self._open[-1].children.append(element)
        else:
            self._root = element
        self._open.append(element)

    def _end(self, name: str) -> None:
        del name
        self._open.pop()

    def _text(self, text: str) -> None:
        if self._open:
            self._open[-1].pieces.append(text)

    def _doctype(self, name: str, system: str | None, public: str | None, declares: bool) -> None:  # noqa: FBT001 - as expat calls it
        del name
        if declares:
            raise FormatError("xml.declares", *self._location)
        if system is not None or public is not None:
            raise FormatError("xml.doctype", *self._location)
