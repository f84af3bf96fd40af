"""A run as text: what was searched, how, where one stood, and what was marked; small, and checked when it is read.

The text is one JSON object. It holds no events and no links: the run is made again from the problem, and a digest of
the state at its position tells whether it is the same::

    {"format": "dancing links run", "version": 1, "kind": "exact cover",
     "problem": {"items": [...], "secondary": [...], "options": [[0, 2], ...]},
     "rule": "fewest", "seed": 0, "given": [], "overrides": [{"path": [3], "item": 1, "option": 4}],
     "position": 120, "bookmarks": [[40, "here it turns"]], "digest": "..."}

Names are strings, whole numbers, or lists of such, which stand for tuples; options have the numbers of their items.
Other kinds bring a reader of their own.
"""

import json
import reprlib
from collections.abc import Callable, Mapping
from typing import Any, Final

from solver_core.cover.choices import Rule
from solver_core.cover.overrides import Override
from solver_core.cover.problem import Name, Problem
from solver_core.cover.quoting import printable
from solver_core.cover.search import Search
from solver_core.cover.search_base import SearchBase

FORMAT: Final = "dancing links run"
VERSION: Final = 1
MOST_CHARACTERS: Final = 64 << 20
_MOST_BOOKMARKS: Final = 100_000
_DEEPEST_NAME: Final = 16
"""Lists within lists that a name may be."""

_FAR: Final = 1 << 60
"""No position is so large."""

_SENSELESS: Final = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError)
"""What facts of anybody may lead to."""

Facts = dict[str, Any]
Makers = Mapping[str, Callable[[Facts], SearchBase]]


class RunError(ValueError):
    """A text is no run, or not one that leads where it says; the message says what to mend."""

    def __init__(self, message: str) -> None:
        super().__init__(printable(message))


# --- writing ------------------------------------------------------------------------------------------


def written(search: SearchBase, kind: str, facts: Facts) -> str:
    """A search of any kind as text; ``facts`` are those from which its kind makes it again."""
    held = {"format": FORMAT, "version": VERSION, "kind": kind}
    place = {
        "position": search.position,
        "bookmarks": [list(bookmark) for bookmark in search.bookmarks],
        "digest": search.fingerprint().hex(),
    }
    return json.dumps(held | facts | place, ensure_ascii=False)


def write(search: Search) -> str:
    """An exact cover search as text; `read` is its inverse.

    Raises:
        RunError: an item's name is neither a string nor a whole number nor a tuple of such.
    """
    problem = {
        "items": [_named(name) for name in search.problem.items],
        "secondary": [_named(name) for name in search.problem.secondary],
        "options": search.problem.options,
    }
    return written(search, "exact cover", {"problem": problem} | settings(search))


def settings(search: Search) -> Facts:
    """Rule, seed, givens and overrides of an exact cover search."""
    overrides = [
        {"path": list(override.path), "item": override.item, "option": override.option}
        for override in search.overrides
    ]
    return {
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
    raise RunError(
        f"item {reprlib.repr(name)} cannot be written; name items with text, whole numbers or tuples of these"
    )


# --- reading ------------------------------------------------------------------------------------------


def read(text: str, makers: Makers | None = None, seconds: float | None = 60.0) -> SearchBase:
    """The search that was written, at its position.

    Args:
        text: what `write` has written.
        makers: for each kind a function that makes the search from its facts; those of exact cover are known.
        seconds: how long the way to its position may take; None: as long as it takes.

    Raises:
        RunError: it is not such a text, or the search does not come to the state that it had.
    """
    coming = Return.of(text, {"exact cover": made} | dict(makers or {}))
    if not coming.go(seconds):
        raise RunError(f"position {coming.position:,} is too far to be reached in {seconds:g} seconds")
    return coming.search


class Return:
    """A search on its way to where a run, or a note of its place, says that it stood.

    Attributes:
        search: at its position, and with its bookmarks, once `go` has answered True.
        position: where it stood.
        facts: the text of a run; empty for a mere place.

    Args:
        search: at any position.
        position: where it goes.
        digest: that of its state there, or how it begins.
    """

    def __init__(self, search: SearchBase, position: int, digest: str) -> None:
        self.search = search
        self.position = position
        self.facts: Facts = {}
        self._digest = digest
        self._bookmarks: list[tuple[int, str]] = []
        self._way = search.way_to(position)

    @classmethod
    def of(cls, text: str, makers: Makers) -> "Return":
        """The way of a run that was written; ``makers`` has, for each kind, what makes the search from its facts.

        Raises:
            RunError: it is no run.
        """
        facts = _object(text)
        maker = makers.get(str(facts.get("kind")))
        if maker is None:
            raise RunError(f"this program knows no run of kind {facts.get('kind')!r}")
        try:
            search = maker(facts)
        except _SENSELESS as error:
            raise RunError(f"the run cannot be made again: {_told(error)}") from None
        digest = facts.get("digest")
        whole = isinstance(digest, str) and len(digest) == len(search.fingerprint().hex())
        coming = cls(search, number(facts, "position"), str(digest) if whole else "none")
        coming.facts, coming._bookmarks = facts, _bookmarks(facts)
        return coming

    @property
    def share(self) -> float:
        """How much of the way lies behind, from 0 to 1."""
        return min(1.0, self.search.position / max(1, self.position))

    def go(self, seconds: float | None = None) -> bool:
        """Go on for about so long, or to the end of the way; answer whether the search is there.

        Raises:
            RunError: it does not come to the state that it had.
        """
        if not self._way.go(seconds):
            return False
        search = self.search
        if search.position != self.position or not search.fingerprint().hex().startswith(self._digest):
            raise RunError(
                f"the run does not come to the state that was saved at position {self.position:,};"
                " it was changed, or written by another version of this program"
            )
        for bookmark in self._bookmarks:
            search.bookmarks.add(*bookmark)
        return True


def made(facts: Facts) -> Search:
    """An exact cover search from its facts, at position 0."""
    told = facts["problem"]
    names = [_name(name) for name in told["items"]]
    others = [_name(name) for name in told["secondary"]]
    every = names + others
    options = [[every[_index(item, every)] for item in option] for option in told["options"]]
    return searching(Problem(names, options, others), facts)


def searching(problem: Problem, facts: Facts) -> Search:
    """An exact cover search of a problem with the rule, seed, givens and overrides of a run."""
    overrides = [_override(problem, held) for held in facts["overrides"]]
    given = [_index(option, problem.options) for option in facts["given"]]
    return Search(problem, Rule(facts["rule"]), given, seed=number(facts, "seed"), overrides=overrides)


def number(facts: Facts, key: str) -> int:
    """A whole number from 0 among the facts.

    Raises:
        RunError: it is missing or something else.
    """
    value = facts.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < _FAR:
        raise RunError(f"{key!r} must be a whole number from 0, not {value!r}")
    return value


def _object(text: str) -> Facts:
    if len(text) > MOST_CHARACTERS:
        raise RunError(f"a run has at most {MOST_CHARACTERS:,} characters; this has {len(text):,}")
    try:
        facts = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError, MemoryError) as error:
        raise RunError(f"not a run: {error}") from None
    if not isinstance(facts, dict) or facts.get("format") != FORMAT:
        raise RunError(f'not a run: a run is a JSON object with "format": "{FORMAT}"')
    if facts.get("version") != VERSION:
        raise RunError(
            f"version {facts.get('version')!r} of runs is not known here; a newer program may read it"
        )
    return facts


def _no_number(name: str) -> float:
    raise RunError(f"{name} is no number of JSON; write an ordinary number")


def _override(problem: Problem, held: Facts) -> Override:
    path = tuple(_index(option, problem.options) for option in held["path"])
    item = _index(held["item"], problem.items)
    if held["option"] is None:
        return Override(path, item)
    option = _index(held["option"], problem.options)
    if item not in problem.options[option]:
        raise RunError(f"option {option} of an override does not cover item {item}")
    return Override(path, item, option)


def _bookmarks(facts: Facts) -> list[tuple[int, str]]:
    held = facts.get("bookmarks")
    if not isinstance(held, list) or len(held) > _MOST_BOOKMARKS:
        raise RunError(
            f"'bookmarks' must be a list of at most {_MOST_BOOKMARKS:,} pairs of a position and a name"
        )
    bookmarks = []
    for pair in held:
        match pair:
            case [int(position), str(name)] if 0 <= position < _FAR:
                bookmarks.append((position, name))
            case _:
                raise RunError(f"{reprlib.repr(pair)} is no bookmark; use a position and a name")
    return bookmarks


def _name(held: object, depth: int = 0) -> Name:
    if isinstance(held, list) and depth < _DEEPEST_NAME:
        return tuple(_name(part, depth + 1) for part in held)
    if isinstance(held, str | int):
        return held
    raise RunError(f"{reprlib.repr(held)} is no name of an item")


def _index(number: object, among: Any) -> int:
    if not isinstance(number, int) or not 0 <= number < len(among):
        raise RunError(f"{number!r} is not a number from 0 to {len(among) - 1}")
    return number


def _told(error: Exception) -> str:
    return f"{error.args[0]!r} is missing" if isinstance(error, KeyError) else str(error)
