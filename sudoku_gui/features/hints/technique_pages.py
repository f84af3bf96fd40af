"""The page of each technique: a text in every language, and for most of them a board of our own with a step."""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from solver_core.hints import Position, Step
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from sudoku_gui.wording.terms import LANGUAGES, present_language


@dataclass(frozen=True, slots=True)
class Example:
    """A step, and where it is found."""

    position: Position
    step: Step


@dataclass(frozen=True, slots=True)
class TechniqueText:
    """What there is to say about a technique: texts by language, ids of others, and maybe an example."""

    technique: str
    texts: Mapping[str, str]
    see_also: tuple[str, ...]
    example: Example | None

    @property
    def text(self) -> str:
        return self.texts.get(present_language(), self.texts[LANGUAGES[0]])


@cache
def pages() -> Mapping[str, TechniqueText]:
    """By the id of the technique, in the order of the manual."""
    folder = files("sudoku_gui.assets") / "help"
    entries = tomllib.loads((folder / "techniques.toml").read_text(encoding="utf-8"))["techniques"]
    boards = json.loads((folder / "technique_boards.json").read_text(encoding="ascii"))
    return {
        entry["id"]: TechniqueText(
            entry["id"], entry["text"], tuple(entry["see_also"]), _example(boards.get(entry["id"]))
        )
        for entry in entries
    }


def _example(board: Mapping[str, object] | None) -> Example | None:
    match board:
        case {"givens": str(givens), "board": str(digits), "candidates": list(masks), "step": dict(step)}:
            position = Position(Grid.parse(givens), Grid.parse(digits), Marks(tuple(masks)))
            return Example(position, Step.from_json(step))
    return None
