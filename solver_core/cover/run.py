"""A run as text: problem, settings, position and bookmarks; small, and verified when read.

The text is one JSON object. It holds no events and no links: the run is repeated from the problem, and a digest of
the state at its position verifies it::

    {"format": "dancing links run", "version": 1, "kind": "exact cover",
     "problem": {"items": [...], "secondary": [...], "options": [[0, 2], ...]},
     "rule": "fewest", "seed": 0, "given": [], "overrides": [{"path": [3], "item": 1, "option": 4}],
     "position": 120, "bookmarks": [[40, "here it turns"]], "digest": "..."}

A search for the fewest options has ``at_most`` besides, a number or null. Names are strings, whole numbers, or lists of
such, which stand for tuples; options have the numbers of their items. Other kinds have readers of their own.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from solver_core.cover.choices import Override, Rule
from solver_core.cover.goals import FewestSearch
from solver_core.cover.problem import Coloured, Name, Problem
from solver_core.cover.replay.search_base import SearchBase
from solver_core.cover.search import Search
from solver_core.errors import CodedError, Message, message_of
from solver_core.errors.quoting import printable, quoted

FORMAT: Final = "dancing links run"
VERSION: Final = 1
MOST_CHARACTERS: Final = 64 << 20
_MOST_BOOKMARKS: Final = 100_000
_DEEPEST_NAME: Final = 16
"""How deep the lists of a name may be nested."""

_FAR: Final = 1 << 60
"""Greater than any position."""

_SENSELESS: Final = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError)
"""The exceptions that invalid facts may raise."""

Facts = dict[str, Any]
Makers = Mapping[str, Callable[[Facts], SearchBase]]


class RunError(CodedError):
    """A text is not a run, or the run does not reach its recorded state."""


# --- writing ------------------------------------------------------------------------------------------


def written(search: SearchBase, kind: str, facts: Facts) -> str:
    """A search of any kind as text, with the ``facts`` from which it can be rebuilt."""
    data = {"format": FORMAT, "version": VERSION, "kind": kind}
    position_facts = {
        "position": search.position,
        "bookmarks": [list(bookmark) for bookmark in search.bookmarks],
        "digest": search.fingerprint().hex(),
    }
    return json.dumps(data | facts | position_facts, ensure_ascii=False)


def write(search: Search) -> str:
    """An exact cover search as text; `read` is its inverse.

    Raises:
        RunError: an item's name is not a string, a whole number, or a tuple of such.
    """
    problem = {
        "items": [_named(name) for name in search.problem.items],
        "secondary": [_named(name) for name in search.problem.secondary],
        "options": search.problem.options,
    }
    if search.problem.colours:
        problem["colours"] = [
            [None if one is None else _named(one) for one in option] for option in search.problem.colours
        ]
    return written(search, "exact cover", {"problem": problem} | settings(search))


def settings(search: Search) -> Facts:
    """Rule, seed, givens and overrides of an exact cover search; and ``at_most`` if it is for the fewest options."""
    overrides = [
        {"path": list(override.path), "item": override.item, "option": override.option}
        for override in search.overrides
    ]
    fewest = {"at_most": search.at_most} if isinstance(search, FewestSearch) else {}
    return fewest | {
        "rule": search.rule.value,
        "seed": search.seed,
        "given": list(search.given),
        "overrides": overrides,
    }


def _named(name: Name, depth: int = 0) -> str | int | list[Any]:
    if isinstance(name, tuple) and depth < _DEEPEST_NAME:
        return [_named(part, depth + 1) for part in name]
    if isinstance(name, str | int) and not isinstance(name, bool):
        return name
    raise RunError("run.name", name=quoted(name))


# --- reading ------------------------------------------------------------------------------------------


def read(text: str, makers: Makers | None = None, seconds: float | None = 60.0) -> SearchBase:
    """Read a search, at its position.

    Args:
        text: as `write` returns it.
        makers: for each kind a function that makes the search from its facts; exact cover is built in.
        seconds: how long running to its position may take; None: no limit.

    Raises:
        RunError: the text is not a run, or the search does not reach its recorded state.
    """
    returning = RestoringRun.of(text, {"exact cover": made} | dict(makers or {}))
    if not returning.go(seconds):
        raise RunError("run.far", position=returning.position, seconds=seconds)
    return returning.search


class RestoringRun:
    """A search on its way to the recorded position of a run.

    Attributes:
        search: at its position, with its bookmarks, once `go` has returned True.
        position: its recorded position.
        facts: the parsed run; empty if only a position is known.

    Args:
        search: at any position.
        position: where it goes.
        digest: of its state there, or a prefix of it.
    """

    def __init__(self, search: SearchBase, position: int, digest: str) -> None:
        self.search = search
        self.position = position
        self.facts: Facts = {}
        self._digest = digest
        self._bookmarks: list[tuple[int, str]] = []
        self._way = search.seek_to(position)

    @classmethod
    def of(cls, text: str, makers: Makers) -> "RestoringRun":
        """Start from the text of a run; ``makers`` as for `read`.

        Raises:
            RunError: it is not a run.
        """
        facts = _object(text)
        maker = makers.get(str(facts.get("kind")))
        if maker is None:
            raise RunError("run.kind", kind=quoted(facts.get("kind")))
        try:
            search = maker(facts)
        except _SENSELESS as error:
            raise RunError("run.unmade", cause=_cause(error)) from None
        digest = facts.get("digest")
        whole = isinstance(digest, str) and len(digest) == len(search.fingerprint().hex())
        returning = cls(search, number(facts, "position"), str(digest) if whole else "none")
        returning.facts, returning._bookmarks = facts, _bookmarks(facts)
        return returning

    @property
    def share(self) -> float:
        """How much of the way is done, from 0 to 1."""
        return min(1.0, self.search.position / max(1, self.position))

    def go(self, seconds: float | None = None) -> bool:
        """Go on for about ``seconds``, or to the end; returns whether the search has arrived.

        Raises:
            RunError: the search does not reach its recorded state.
        """
        if not self._way.go(seconds):
            return False
        search = self.search
        if search.position != self.position or not search.fingerprint().hex().startswith(self._digest):
            raise RunError("run.changed", position=self.position)
        for bookmark in self._bookmarks:
            search.bookmarks.add(*bookmark)
        return True


def made(facts: Facts) -> Search:
    """An exact cover search from its facts, at position 0."""
    data = facts["problem"]
    names = [_name(name) for name in data["items"]]
    others = [_name(name) for name in data["secondary"]]
    every = names + others
    options = [[every[_index(item, every)] for item in option] for option in data["options"]]
    if "colours" in data:
        options = [_coloured(*pair) for pair in zip(options, data["colours"], strict=True)]
    return searching(Problem(names, options, others), facts)


def _coloured(option: list[Name], colours: list[Any]) -> list[Name]:
    """An option whose items have these colours; raises a ValueError if the numbers differ."""
    pairs = zip(option, colours, strict=True)
    return [name if colour is None else Coloured(name, _name(colour)) for name, colour in pairs]


def searching(problem: Problem, facts: Facts) -> Search:
    """An exact cover search of a problem with the rule, seed, givens and overrides of a run."""
    overrides = [_override(problem, override) for override in facts["overrides"]]
    given = [_index(option, problem.options) for option in facts["given"]]
    rule, seed = Rule(facts["rule"]), number(facts, "seed")
    if "at_most" not in facts:
        return Search(problem, rule, given, seed=seed, overrides=overrides)
    at_most = None if facts["at_most"] is None else number(facts, "at_most")
    return FewestSearch(problem, rule, given, at_most=at_most, seed=seed, overrides=overrides)


def number(facts: Facts, key: str) -> int:
    """A whole number from 0 among the facts.

    Raises:
        RunError: it is missing or something else.
    """
    value = facts.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < _FAR:
        raise RunError("run.number", key=key, found=quoted(value))
    return value


def _object(text: str) -> Facts:
    if len(text) > MOST_CHARACTERS:
        raise RunError("run.long", most=MOST_CHARACTERS, count=len(text))
    try:
        facts = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError, MemoryError) as error:
        code = "run.json" if isinstance(error, json.JSONDecodeError) else "run.broken"
        raise RunError(code) from error
    if not isinstance(facts, dict) or facts.get("format") != FORMAT:
        raise RunError("run.object", format=FORMAT)
    if facts.get("version") != VERSION:
        raise RunError("run.version", version=quoted(facts.get("version")))
    return facts


def _no_number(name: str) -> float:
    raise RunError("json.constant", found=name)


def _override(problem: Problem, data: Facts) -> Override:
    path = tuple(_index(option, problem.options) for option in data["path"])
    item = _index(data["item"], problem.items)
    if data["option"] is None:
        return Override(path, item)
    option = _index(data["option"], problem.options)
    if item not in problem.options[option]:
        raise RunError("run.override", option=option, item=item)
    return Override(path, item, option)


def _bookmarks(facts: Facts) -> list[tuple[int, str]]:
    rows = facts.get("bookmarks")
    if not isinstance(rows, list) or len(rows) > _MOST_BOOKMARKS:
        raise RunError("run.bookmarks", count=_MOST_BOOKMARKS)
    bookmarks = []
    for pair in rows:
        match pair:
            case [int(position), str(name)] if 0 <= position < _FAR:
                bookmarks.append((position, name))
            case _:
                raise RunError("run.bookmark", found=quoted(pair))
    return bookmarks


def _name(value: object, depth: int = 0) -> Name:
    if isinstance(value, list) and depth < _DEEPEST_NAME:
        return tuple(_name(part, depth + 1) for part in value)
    if isinstance(value, str | int):
        return value
    raise RunError("run.item", found=quoted(value))


def _index(number: object, among: Any) -> int:
    if not isinstance(number, int) or not 0 <= number < len(among):
        raise RunError("run.index", found=quoted(number), last=len(among) - 1)
    return number


def _cause(error: Exception) -> Message | str:
    if isinstance(error, KeyError):
        return Message("run.lacks", key=error.args[0])
    said = message_of(error)
    return said if isinstance(said, Message) else printable(said)
