"""The run that is watched as a small file, ``*.dlrun``: what is searched, how, its position, and its bookmarks.

The text is that of `solver_core.cover.run`, with two kinds of its own: problems of the gallery by their id, and those
from files as the text in Knuth's format.
"""

from typing import Any, Final

from solver_core.cover import SearchBase, run
from solver_core.cover.run import RestoringRun, RunError
from solver_core.sudoku import engines
from solver_core.sudoku.engines import Engine
from sudoku_gui.player.errors import AppError
from sudoku_gui.player.job import SLICE, Work
from sudoku_gui.player.player import Player
from sudoku_gui.player.subject import Subject

ENDING: Final = ".dlrun"

MOST_CHARACTERS: Final = 4 << 20  # of a run that the window reads
_GALLERY: Final = "gallery"
_KNUTH: Final = "exact cover in Knuth's format"


def write(player: Player) -> str:
    """The text of the run watched, with its position; inverse of `read`; raises a ValueError for nothing."""
    search, subject = player.search, player.subject
    if search is None:
        raise AppError("watch.nothing")
    overrides = [
        {"path": list(one.path), "item": one.item, "option": one.option} for one in subject.overrides
    ]
    how: dict[str, Any] = {"rule": subject.rule.value, "seed": subject.seed, "overrides": overrides}
    if subject.goal:
        how["goal"] = subject.goal.value
    if subject.problem:
        return run.written(search, _KNUTH, {"text": subject.problem} | how)
    if subject.grid is None:
        return run.written(search, _GALLERY, {"sample": subject.sample} | how)
    kind = engines.BITS if subject.engine is Engine.BACKTRACK else engines.LINKS
    return run.written(search, kind, {"puzzle": subject.grid.code} | how)


def seems_run(text: str) -> bool:
    """Whether a text is meant to be a run, valid or not."""
    return text.lstrip("\ufeff \t\r\n").startswith("{") and run.FORMAT in text[:1000]


def read(text: str) -> Work[tuple[SearchBase, Subject]]:
    """Restore the search that was written, at its position; raises a RunError if that leads elsewhere."""
    if len(text) > MOST_CHARACTERS:
        raise RunError("run.long", most=MOST_CHARACTERS, count=len(text))
    back = RestoringRun.of(
        text.lstrip("\ufeff"),
        dict.fromkeys(
            (_GALLERY, _KNUTH, engines.LINKS, engines.BITS), lambda facts: _subject(facts).search()
        ),
    )
    while not back.go(SLICE):
        yield back.share
    return back.search, _subject(back.facts)


def _subject(facts: dict[str, Any]) -> Subject:
    """The subject that was watched; a ValueError or a KeyError where the facts make no sense."""
    kind = facts["kind"]
    is_puzzle = kind in (engines.LINKS, engines.BITS)
    return Subject.from_json(
        {
            "grid": facts["puzzle"] if is_puzzle else None,
            "sample": facts["sample"] if kind == _GALLERY else "",
            "problem": facts["text"] if kind == _KNUTH else "",
            "engine": (Engine.BACKTRACK if kind == engines.BITS else Engine.DLX).value,
            "rule": facts["rule"],
            "seed": facts.get("seed", 0),
            "goal": facts.get("goal"),
            "overrides": [[one["path"], one["item"], one["option"]] for one in facts.get("overrides", ())],
        }
    )
