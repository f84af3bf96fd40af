"""The manual as text: pages in Markdown, by language, with what they are made of and what is found in them.

A page is ``assets/help/LANGUAGE/NAME.md``; which pages there are, and in which order, says ``contents.toml``. In a page

=====================  =============================================================================================
``## Head {#anchor}``  a heading that links can lead to, in every language by the same anchor
``[text](files.md#a)`` another page; ``[text](term:cover)`` the glossary; ``[text](https://...)`` the world outside
``{key:watch}``        the keys of an action; ``{do:watch}`` its name, as a link that does it; ``{menu:watch}`` where
                       it stands in the menus
``{keys}``             on a line of its own: a table of all keys; ``{glossary}`` all terms
``{formats}``          below the head of a table: a row for each format of files
``![text](name.png)``  a picture out of ``pictures/``, the language's own if it has one
=====================  =============================================================================================

So no key and no menu is written twice, and none can be wrong.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from sudoku_gui.wording.glossary import LANGUAGES, Glossary, shipped

GLOSSARY: Final = "glossary"
"""The page of all terms."""

_HEADING: Final = re.compile(r"^(#{1,3}) +(.*?)(?: *\{#([a-z0-9_]+)\})?$")
_PLACEHOLDER: Final = re.compile(r"\{(key|do|menu):([a-z0-9_A-Z]+)\}")
_FENCE: Final = "```"
_MARKS: Final = re.compile(r"!\[[^\]]*\]\([^)]*\)|\[([^\]]*)\]\([^)]*\)|[*`|]+|^ {0,3}#{1,6} |^ *[-+] ")
_SNIPPET: Final = 70


@dataclass(frozen=True, slots=True)
class Deed:
    """What the manual must know of an action.

    Attributes:
        text: what it is called.
        keys: as they are shown; "" for none.
        menu: the menu it stands in.
    """

    text: str
    keys: str
    menu: str


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with what stands below it.

    Attributes:
        level: 1 for the page's own, 2 and 3 inside.
        title: the heading.
        anchor: what links call it; "" where none can.
        text: what stands below, without marks, as it is searched.
    """

    level: int
    title: str
    anchor: str
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    """One page.

    Attributes:
        name: what links call it.
        source: in Markdown, ready to be shown.
        sections: from the top, the page's own heading first.
    """

    name: str
    source: str
    sections: tuple[Section, ...]

    @property
    def title(self) -> str:
        """Its own heading."""
        return self.sections[0].title


@dataclass(frozen=True, slots=True)
class Hit:
    """A section that has what was looked for.

    Attributes:
        page: where it is.
        section: what it is.
        snippet: the words around.
    """

    page: Page
    section: Section
    snippet: str


def folder() -> Traversable:
    """Where the manual is installed."""
    return files("sudoku_gui.assets") / "help"


def names() -> tuple[str, ...]:
    """The pages, in the order in which they are best read."""
    return tuple(tomllib.loads((folder() / "contents.toml").read_text(encoding="utf-8"))["pages"])


def raw(name: str, language: str) -> str:
    """A page as it was written; in English where the language has none."""
    for spoken in (language, LANGUAGES[0]):
        file = folder() / spoken / f"{name}.md"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise FileNotFoundError(f"the manual has no page {name!r}")


def picture(name: str, language: str) -> bytes | None:
    """The bytes of a picture, the language's own if it has one."""
    for file in (folder() / "pictures" / language / name, folder() / "pictures" / name):
        if "/" not in name and file.is_file():
            return file.read_bytes()
    return None


class Manual:
    """All pages in one language.

    Args:
        language: "en", "zh_CN".
        deeds: what actions are called, and their keys, by id.
        keys: pairs of a deed and its keys, for the table of all.
        glossary: the terms; those that are installed.
        formats: what stands in each row of the table of formats, as many fields as its head has.
    """

    def __init__(
        self,
        language: str,
        deeds: Mapping[str, Deed],
        keys: Sequence[tuple[str, str]] = (),
        glossary: Glossary | None = None,
        formats: Sequence[Sequence[str]] = (),
    ) -> None:
        self.language = language
        self._deeds = deeds
        self._keys = keys
        self._formats = formats
        self._glossary = glossary or shipped()
        self.pages = {name: self._page(name) for name in names()}

    def search(self, wanted: str) -> list[Hit]:
        """Sections in which all the words are, those with a word in their heading first."""
        words = wanted.casefold().split()
        hits = [hit for page in self.pages.values() for hit in _hits(page, words)] if words else []
        return sorted(hits, key=lambda hit: not any(word in hit.section.title.casefold() for word in words))

    # --- making a page ----------------------------------------------------------------------------

    def _page(self, name: str) -> Page:
        source = _PLACEHOLDER.sub(self._told, raw(name, self.language))
        if "\n{keys}\n" in source:
            source = source.replace("\n{keys}\n", "\n" + self._table() + "\n")
        if "\n{glossary}\n" in source:
            source = source.replace("\n{glossary}\n", "\n" + self._terms() + "\n")
        source = source.replace("\n{formats}\n", "\n" + _lines(self._formats))
        sections = tuple(_sections(source))
        return Page(name, "\n".join(_without_anchors(source)), sections)

    def _told(self, found: re.Match[str]) -> str:
        kind, name = found.groups()
        deed = self._deeds.get(name)
        if deed is None:
            return name.replace("_", " ")
        if kind == "key":
            return f"**{_escaped(deed.keys)}**"
        if kind == "menu":
            return f"*{deed.menu} › {deed.text}*"
        return f"[{deed.text}](do:{name})"

    def _table(self) -> str:
        return "| | |\n|---|---|\n" + _lines(self._keys).rstrip("\n")

    def _terms(self) -> str:
        """A section for each term, with its picture."""
        parts = []
        for term in self._glossary:
            near = " · ".join(
                f"[{self._glossary[it].title(self.language)}](term:{it})" for it in term.see_also
            )
            parts.append(
                f"## {term.title(self.language)} {{#{term.id}}}\n\n{term.text(self.language)}\n\n"
                f"![{term.title(self.language)}](term:{term.picture})\n\n→ {near}\n"
            )
        return "\n".join(parts)


def _lines(rows: Sequence[Sequence[str]]) -> str:
    return "".join(f"| {' | '.join(map(_escaped, row))} |\n" for row in rows)


def _escaped(text: str) -> str:
    """A text that Markdown leaves alone: keys such as [ and * are no marks."""
    return re.sub(r"([\\`*_{}\[\]<>|#])", r"\\\1", text)


def _outside_code(source: str) -> Iterator[tuple[str, bool]]:
    """The lines, and whether each is text rather than code."""
    is_code = False
    for line in source.split("\n"):
        if line.startswith(_FENCE):
            is_code = not is_code
            yield line, False
        else:
            yield line, not is_code


def _without_anchors(source: str) -> Iterator[str]:
    for line, is_text in _outside_code(source):
        heading = _HEADING.match(line) if is_text else None
        yield f"{heading[1]} {heading[2]}" if heading else line


def _sections(source: str) -> Iterator[Section]:
    head, below = ("#", "", ""), list[str]()
    for line, is_text in _outside_code(source):
        heading = _HEADING.match(line) if is_text else None
        if heading:
            if head[1]:
                yield Section(len(head[0]), head[1], head[2], _plain(below))
            head, below = (heading[1], heading[2], heading[3] or ""), []
        else:
            below.append(line)
    yield Section(len(head[0]), head[1], head[2], _plain(below))


def _plain(lines: Sequence[str]) -> str:
    """Text without marks, in one line."""
    cleaned = (_MARKS.sub(lambda found: found[1] or "", line).strip(" -") for line in lines)
    return " ".join(line for line in cleaned if line)


def _hits(page: Page, words: Sequence[str]) -> Iterator[Hit]:
    for section in page.sections:
        told = f"{section.title} {section.text}".casefold()
        if all(word in told for word in words):
            yield Hit(page, section, _snippet(section.text, words))


def _snippet(text: str, words: Sequence[str]) -> str:
    places = [at for word in words if (at := text.casefold().find(word)) >= 0]
    at = min(places, default=0)
    start, end = max(0, at - _SNIPPET // 2), at + _SNIPPET
    return ("…" if start else "") + text[start:end].strip() + ("…" if end < len(text) else "")
