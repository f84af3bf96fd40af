"""The run that is watched as a small file, ``*.dlrun``: what is searched, how, where it stands, and its bookmarks.

The text is that of `solver_core.cover.run`; for puzzles the library can read it, too. Problems of the gallery are
kept by their id, and those from files as the text in Knuth's format: two kinds of their own.
"""

from typing import Any, Final

from solver_core.cover import SearchBase, run
from solver_core.cover.run import Return, RunError
from solver_core.sudoku import runs
from solver_core.sudoku.engines import Engine
from sudoku_gui.player.errors import SessionError
from sudoku_gui.player.job import Steps
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject

__all__ = ["ENDING", "MOST_CHARACTERS", "RunError", "coming", "seems_run", "write"]

ENDING: Final = ".dlrun"

MOST_CHARACTERS: Final = 4 << 20
"""Of a run that the window reads: far more than the bookmarks of one need."""

_GALLERY: Final = "gallery"
_KNUTH: Final = "exact cover in Knuth's format"
_STRETCH: Final = 0.006


def write(player: Player) -> str:
    """What the player watches, where it stands; `coming` is its inverse.

    Raises:
        ValueError: nothing is watched.
    """
    search, subject = player.search, player.subject
    if search is None:
        raise SessionError("watch.nothing")
    overrides = [
        {"path": list(one.path), "item": one.item, "option": one.option} for one in subject.overrides
    ]
    how = {"rule": subject.rule.value, "seed": subject.seed, "overrides": overrides}
    if subject.problem:
        return run.written(search, _KNUTH, {"text": subject.problem} | how)
    if subject.grid is None:
        return run.written(search, _GALLERY, {"sample": subject.sample} | how)
    kind = runs.BITS if subject.engine is Engine.BACKTRACK else runs.LINKS
    return run.written(search, kind, {"puzzle": str(subject.grid)} | how)


def seems_run(text: str) -> bool:
    """Whether a text is meant to be a run, well written or not."""
    return text.lstrip("\ufeff \t\r\n").startswith("{") and run.FORMAT in text[:1000]


def coming(text: str) -> Steps[tuple[SearchBase, Subject]]:
    """Work that leads to the search that was written, at its position, and what it is of.

    Raises:
        RunError: it is no run, or one that leads elsewhere.
    """
    if len(text) > MOST_CHARACTERS:
        raise RunError("run.long", most=MOST_CHARACTERS, count=len(text))
    back = Return.of(text.lstrip("\ufeff"), dict.fromkeys((_GALLERY, _KNUTH, runs.LINKS, runs.BITS), _made))
    while not back.go(_STRETCH):
        yield back.share
    return back.search, _subject(back.facts)


def _made(facts: dict[str, Any]) -> SearchBase:
    return _subject(facts).search()


def _subject(facts: dict[str, Any]) -> Subject:
    """What was watched; a ValueError or a KeyError where the facts make no sense."""
    kind = facts["kind"]
    is_puzzle = kind in (runs.LINKS, runs.BITS)
    return Subject.from_json(
        {
            "grid": facts["puzzle"] if is_puzzle else None,
            "sample": facts["sample"] if kind == _GALLERY else "",
            "problem": facts["text"] if kind == _KNUTH else "",
            "engine": (Engine.BACKTRACK if kind == runs.BITS else Engine.DLX).value,
            "rule": facts["rule"],
            "seed": facts.get("seed", 0),
            "overrides": [[one["path"], one["item"], one["option"]] for one in facts.get("overrides", ())],
        }
    )
