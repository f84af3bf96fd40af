"""The manual as text: pages in Markdown, by language, and the search in them.

A page is ``assets/help/LANGUAGE/NAME.md``; ``contents.toml`` lists the pages in their order. In a page

=====================  =============================================================================================
``## Head {#anchor}``  a heading that links can lead to, in every language by the same anchor
``[text](files.md#a)`` another page; ``[text](term:cover)`` the glossary; ``[text](https://...)`` the web
``{key:watch}``        the keys of an action; ``{do:watch}`` its name, as a link that does it; ``{menu:watch}`` its
                       menu and name
``{keys}``             on a line of its own: tables of all keys; ``{glossary}`` all terms
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

from solver_core.formats import FORMATS, PARTS
from sudoku_gui.layout.declarations import KeySection
from sudoku_gui.translation import translate
from sudoku_gui.widgets.actions import UNDER, ActionText
from sudoku_gui.wording import answers
from sudoku_gui.wording.names import format_description, format_name
from sudoku_gui.wording.terms import LANGUAGES, SCHEME, shipped

GLOSSARY: Final = "glossary"
"""The page of all terms."""
YES: Final = "✓"
NO: Final = "–"

_HEADING: Final = re.compile(r"^(#{1,3}) +(.*?)(?: *\{#([a-z0-9_]+)\})?$")
_PLACEHOLDER: Final = re.compile(r"\{(key|do|menu):([a-z0-9_A-Z]+)\}")
_FENCE: Final = "```"
_MARKS: Final = re.compile(r"!\[[^\]]*\]\([^)]*\)|\[([^\]]*)\]\([^)]*\)|[*`|]+|^ {0,3}#{1,6} |^ *[-+] ")
_SNIPPET: Final = 70


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of a level with its anchor, "" for none, and the text below it, without marks."""

    level: int
    title: str
    anchor: str
    text: str


@dataclass(frozen=True, slots=True)
class ManualText:
    """One page: its name in links, its Markdown, and its sections, the page's own heading first."""

    name: str
    source: str
    sections: tuple[Section, ...]

    @property
    def title(self) -> str:
        return self.sections[0].title


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A section that has all the words, with the text around them."""

    page: ManualText
    section: Section
    snippet: str


def folder() -> Traversable:
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


def format_rows() -> list[tuple[str, ...]]:
    """A row for each format: name, description, endings, whether it holds several puzzles, what writing keeps, id."""
    rows: list[tuple[str, ...]] = []
    for row in FORMATS:
        name, description, kept = format_name(row.id), format_description(row.id), NO
        if row.writes is not None:
            kept = answers.lost_parts(part for part in PARTS if part in row.keeps)
            kept = kept or translate("formats", "unknown format")
        description = "" if description == name else description
        rows.append((name, description, " ".join(row.extensions), YES if row.many else NO, kept, row.id))
    return rows


class Manual:
    """All pages in one language; the keys are those of each part of the window."""

    def __init__(
        self, language: str, actions: Mapping[str, ActionText], keys: Sequence[KeySection] = ()
    ) -> None:
        self.language = language
        self._actions = actions
        self._keys = keys
        self.pages = {name: self._page(name) for name in names()}

    def search(self, wanted: str) -> list[SearchHit]:
        """Sections that have all the words, those with a word in their heading first."""
        words = wanted.casefold().split()
        hits = [hit for page in self.pages.values() for hit in _hits(page, words)] if words else []
        return sorted(hits, key=lambda hit: not any(word in hit.section.title.casefold() for word in words))

    def _page(self, name: str) -> ManualText:
        source = _PLACEHOLDER.sub(self._filled, raw(name, self.language))
        for table, make in (
            ("keys", self._key_table),
            ("glossary", self._terms),
            ("formats", lambda: _lines(format_rows())),
        ):
            if (line := f"\n{{{table}}}\n") in source:
                source = source.replace(line, "\n" + make())
        return ManualText(name, "\n".join(_without_anchors(source)), tuple(_sections(source)))

    def _filled(self, found: re.Match[str]) -> str:
        kind, name = found.groups()
        action = self._actions.get(name)
        if action is None:
            return name.replace("_", " ")
        if kind == "key":
            return f"**{_escaped(action.keys)}**"
        if kind == "menu":
            return f"*{action.menu}{UNDER}{action.text}*"
        return f"[{action.text}](do:{name})"

    def _key_table(self) -> str:
        """A table for each part of the window, with its name as the heading."""
        parts = (f"{_lines([(title, '')])}|---|---|\n{_lines(rows)}" for title, rows in self._keys)
        return "\n".join(parts)

    def _terms(self) -> str:
        parts, language = [], self.language
        for term in shipped():
            title, others = term.title(language), [shipped()[other] for other in term.see_also]
            near = " · ".join(f"[{other.title(language)}]({SCHEME}{other.id})" for other in others)
            parts.append(
                f"## {title} {{#{term.id}}}\n\n{term.text(language)}\n\n"
                f"![{title}]({SCHEME}{term.picture})\n\n→ {near}\n"
            )
        return "\n".join(parts) + "\n"


def _lines(rows: Sequence[Sequence[str]]) -> str:
    return "".join(f"| {' | '.join(map(_escaped, row))} |\n" for row in rows)


def _escaped(text: str) -> str:
    # Keys such as [ and * are no marks of Markdown.
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
    found: list[tuple[re.Match[str], list[str]]] = []
    for line, is_text in _outside_code(source):
        if is_text and (heading := _HEADING.match(line)):
            found.append((heading, []))
        elif found:
            found[-1][1].append(line)
    for heading, below in found:
        yield Section(len(heading[1]), heading[2], heading[3] or "", _plain(below))


def _plain(lines: Sequence[str]) -> str:
    """Markdown lines as plain text, joined into one line."""
    cleaned = (_MARKS.sub(lambda found: found[1] or "", line).strip(" -") for line in lines)
    return " ".join(line for line in cleaned if line)


def _hits(page: ManualText, words: Sequence[str]) -> Iterator[SearchHit]:
    for section in page.sections:
        text = f"{section.title} {section.text}".casefold()
        if all(word in text for word in words):
            yield SearchHit(page, section, _snippet(section.text, words))


def _snippet(text: str, words: Sequence[str]) -> str:
    found_at = [at for word in words if (at := text.casefold().find(word)) >= 0]
    at = min(found_at, default=0)
    start, end = max(0, at - _SNIPPET // 2), at + _SNIPPET
    return ("…" if start else "") + text[start:end].strip() + ("…" if end < len(text) else "")
