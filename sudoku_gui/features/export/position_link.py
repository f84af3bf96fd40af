"""A position as a short text that can be sent and pasted back.

It looks like an address, with its parts always in this order and defaults left out::

    dancing-sudoku:position?puzzle=..3.5...(81)&engine=backtrack&rule=first&seed=7&overrides=3-17.5.12_.2.
        &t=1284&digest=0123456789abcdef
    dancing-sudoku:position?sample=queens_8&t=120&digest=0123456789abcdef
    dancing-sudoku:position?problem=EICwhgNgh...&goal=fewest&t=120&digest=0123456789abcdef

A problem is the text in Knuth's format, packed by LZ-string. An override is a path, an item and an option, of which
only the item may not be empty. The digest is the beginning of that of the search's state, which shows that a link leads
to the same place. It has a fixed length and ends the link, so a link is found complete in any text, even if a mail
program has broken it into lines.
"""

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final
from urllib.parse import unquote

from solver_core.cover import Goal, Override, ProblemError, Rule, SearchBase
from solver_core.cover.replay.seeking import ENDLESS
from solver_core.cover.run import RestoringRun
from solver_core.errors import Message, message_of
from solver_core.errors.quoting import printable
from solver_core.formats import FormatError
from solver_core.formats.links import lz_string
from solver_core.problems import gallery
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from sudoku_gui.player.errors import AppError
from sudoku_gui.player.job import SLICE, Work
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject

_SCHEME: Final = "dancing-sudoku:position?"
_DIGEST: Final = 16
_LONGEST_DETAIL: Final = 100
_LONGEST: Final = 100_000  # characters of a text that is searched for a link
_MOST: Final = 50  # links of one text that are tried
_LARGEST_PROBLEM: Final = 1 << 15  # characters of a problem that a link may hold
_TO_ADDRESS: Final = str.maketrans("+/", "-_", "=")
_FROM_ADDRESS: Final = str.maketrans("-_", "+/")

_BROKEN: Final = "[\\s>|\u00ad\u200b-\u200d\u2060\ufeff]"
"""Characters that programs put into a long word: line ends, marks of quoted lines, invisible characters."""
_START: Final = re.compile(f"{_BROKEN}*".join(map(re.escape, _SCHEME)), re.IGNORECASE)
_LINK: Final = re.compile(
    r"(?:puzzle=(?P<puzzle>[1-9.]{81}(?:/[0-9a-v]{162})?)|sample=(?P<sample>[\w,=.-]{1,800})|problem=(?P<problem>[\w-]{4,60000}))&"
    r"(?:engine=(?P<engine>\w+)&)?(?:rule=(?P<rule>\w+)&)?(?:goal=(?P<goal>\w+)&)?(?:seed=(?P<seed>\d{1,19})&)?"
    r"(?:overrides=(?P<overrides>[\d._-]+)&)?"
    rf"t=(?P<t>\d{{1,19}})&digest=(?P<digest>[0-9a-f]{{{_DIGEST}}})",
    re.ASCII | re.IGNORECASE,
)
_OVERRIDE: Final = re.compile(r"((?:\d{1,19}(?:-\d{1,19})*)?)\.(\d{1,19})\.(\d{0,19})", re.ASCII)


class LinkFault(Enum):
    """Why a text is no link to a position."""

    NONE = "none"  # there is no link in it
    INCOMPLETE = "incomplete"  # it begins like one, but is cut off or was changed
    UNKNOWN = "unknown"  # it names a problem, an algorithm or a rule that this program does not have
    IMPOSSIBLE = "impossible"
    """A digit of its puzzle stands twice in a house, or its algorithm does not know its rule."""


class LinkError(ValueError):
    """A text is no link that could be followed, for a reason and perhaps with what is unknown or impossible."""

    def __init__(self, fault: LinkFault, detail: str = "") -> None:
        if not isinstance(detail, Message):
            detail = printable(detail, _LONGEST_DETAIL)
        super().__init__(f"{fault.value}: {detail}" if detail else fault.value)
        self.fault = fault
        self.detail = detail


@dataclass(frozen=True, slots=True)
class LinkedPosition:
    """Where a link leads: what is searched, how far, and the beginning of the digest of the state there."""

    subject: Subject
    position: int
    digest: str


def write(player: Player) -> str:
    """A link to the player's position; inverse of `read`; raises a ValueError where that is not possible."""
    search, subject = player.search, player.subject
    if search is None:
        raise AppError("watch.nothing")
    parts = [_problem_text(subject)]
    if subject.engine is not Engine.DLX:
        parts.append(f"engine={subject.engine.value}")
    if subject.rule is not Rule.FEWEST:
        parts.append(f"rule={subject.rule.value}")
    if subject.goal:
        parts.append(f"goal={subject.goal.value}")
    if subject.seed:
        parts.append(f"seed={subject.seed}")
    if subject.overrides:
        parts.append("overrides=" + "_".join(map(_override_text, subject.overrides)))
    parts += [f"t={search.position}", f"digest={search.fingerprint().hex()[:_DIGEST]}"]
    return _SCHEME + "&".join(parts)


def seems_link(text: str) -> bool:
    """Whether there is a link in a text, complete or not."""
    return _START.search(text[:_LONGEST]) is not None


def read(text: str) -> LinkedPosition:
    """Where the first complete link in a text leads; raises a LinkError."""
    text = text[:_LONGEST]
    starts = list(_START.finditer(text))[:_MOST]
    if not starts:
        raise LinkError(LinkFault.NONE)
    for start in starts:
        if found := _LINK.match(_joined(text[start.end() :])):
            return LinkedPosition(_subject(found), _number(found["t"]), found["digest"].lower())
    raise LinkError(LinkFault.INCOMPLETE)


def restoring(linked: LinkedPosition) -> Work[tuple[SearchBase, Subject]]:
    """Restore the search at that position; raises a RunError if the link leads elsewhere."""
    back = RestoringRun(linked.subject.search(), linked.position, linked.digest)
    while not back.go(SLICE):
        yield back.share
    return back.search, linked.subject


def _joined(text: str) -> str:
    """The rest of a text, without breaks and without the escapes of web pages and addresses."""
    joined = re.sub(_BROKEN, "", text).replace("&amp;", "&")
    return unquote(joined) if "%" in joined else joined


def _subject(found: re.Match[str]) -> Subject:
    try:
        engine, rule = Engine(found["engine"] or Engine.DLX), Rule(found["rule"] or Rule.FEWEST)
    except ValueError:
        raise LinkError(LinkFault.UNKNOWN, found["rule"] or found["engine"]) from None
    goals = {goal.value: goal for goal in Goal}
    if found["goal"] and (found["puzzle"] or found["goal"] not in goals):
        raise LinkError(LinkFault.UNKNOWN, found["goal"])
    sample = _sample(found["sample"] or "")
    grid = Grid.of_code(found["puzzle"]) if found["puzzle"] else None
    overrides = tuple(map(_override, found["overrides"].split("_"))) if found["overrides"] else ()
    subject = Subject(
        grid,
        sample,
        engine,
        rule,
        _number(found["seed"]),
        overrides,
        _problem(found["problem"]),
        goals.get(found["goal"]),
    )
    try:
        subject.search()
    except ValueError as error:
        raise LinkError(LinkFault.IMPOSSIBLE, message_of(error)) from None
    return subject


def _sample(sample: str) -> str:
    if sample:
        try:
            gallery.read_id(sample)
        except ProblemError:
            raise LinkError(LinkFault.UNKNOWN, sample) from None
    return sample


def _problem_text(subject: Subject) -> str:
    if len(subject.problem) > _LARGEST_PROBLEM:
        raise AppError("link.large_problem")
    if subject.problem:
        return f"problem={lz_string.compress(subject.problem).translate(_TO_ADDRESS)}"
    return f"puzzle={subject.grid.code}" if subject.grid is not None else f"sample={subject.sample}"


def _problem(packed: str | None) -> str:
    try:
        problem = lz_string.decompress(packed.translate(_FROM_ADDRESS)) if packed else ""
    except FormatError:
        raise LinkError(LinkFault.INCOMPLETE) from None
    if len(problem) > _LARGEST_PROBLEM:
        raise LinkError(LinkFault.INCOMPLETE)
    return problem


def _override_text(one: Override) -> str:
    return f"{'-'.join(map(str, one.path))}.{one.item}.{'' if one.option is None else one.option}"


def _override(text: str) -> Override:
    part = _OVERRIDE.fullmatch(text)
    if part is None:
        raise LinkError(LinkFault.INCOMPLETE)
    path = tuple(map(_number, part[1].split("-"))) if part[1] else ()
    return Override(path, _number(part[2]), _number(part[3]) if part[3] else None)


def _number(digits: str | None) -> int:
    number = int(digits or 0)
    if number > ENDLESS:
        raise LinkError(LinkFault.INCOMPLETE)
    return number
