"""What readers of our own files are tried with."""

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Mode, Source
from sudoku_gui.models import Models
from sudoku_gui.player.player import Player
from sudoku_gui.player.search_conditions import CriterionKind, single
from sudoku_gui.player.subject import Subject
from tests.bench.fuzz import damage

SUDOKU: Final = Grid.parse(
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
)
KNUTH: Final = "| a problem\nA B C D | E F\nA C E\nB D F\nA B\nC D\n"
SUBJECTS: Final = (Subject(SUDOKU), Subject(sample="six_sets"), Subject(problem=KNUTH))


@dataclass(frozen=True, slots=True)
class Reader:
    """What one reader is tried with.

    Attributes:
        samples: what is right.
        damaged: a sample made wrong.
        read: reads it as the program does.
        expected: what it may raise.
    """

    samples: list[Any]
    damaged: Callable[[Any, random.Random], Any]
    read: Callable[[Any], object]
    expected: tuple[type[Exception], ...]


def watched() -> Iterator[Player]:
    """One of each kind of problem, some way into its search."""
    for subject in SUBJECTS:
        player = Player()
        player.watch_subject(subject)
        if player.search is not None:
            player.search.seek(10)
            player.search.bookmarks.add(7, "here it turns")
        yield player


def full_workspace() -> Models:
    """With something of everything."""
    made = Models()
    document = made.document
    document.open(Puzzle(SUDOKU, headers=(("A", "Somebody"), ("C", "A remark"))), Source())
    for cell, digit in ((1, 1), (2, 9), (1, 0)):
        document.place_in((cell,), digit, f"typed {cell} {digit}")
    document.place_in((3,), 2, "noted 3 2", Mode.NOTES)
    document.place_in((4,), 2, "coloured 4 2", Mode.COLOURS)
    made.player.watch_subject(Subject(SUDOKU))
    made.bookmarks.add(5, "a bookmark")
    made.breakpoints.add(single(CriterionKind.CHOSEN, item=100), "a name")
    return made


def json_or_text(text: str, chance: random.Random) -> str:
    """Half of the time what JSON says is damaged, half how it is written."""
    if chance.random() < 0.5:
        return damage.text(text, chance)
    return json.dumps(damage.value(json.loads(text), chance), ensure_ascii=chance.random() < 0.5)
