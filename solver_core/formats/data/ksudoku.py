"""KSudoku's file: the puzzle, and every move that was made on it.

Layout, from the program's own serializer; letters stand for digits, b for 1 to j for 9, _ for an empty cell::

    <!DOCTYPE ksudoku>
    <ksudoku><game had-help="0" msecs-elapsed="12345">
      <puzzle><graph order="9" type="sudoku" specific-type="Plain"/>
        <values>_b___j...</values> <solution>...</solution></puzzle>
      <history><simple-event index="17" value="5"/>
        <simple-event index="3" markers="010100000"/>
        <complex-event>several simple ones</complex-event></history></game></ksudoku>

The board is what the history leaves: a value clears the notes of its cell, and notes clear its value.
A hint comes as an event with given="true"; it is an entry, for it was not printed.
"""

import re
from collections.abc import Iterator
from typing import Final

from solver_core.formats.data import xml_text
from solver_core.formats.data.xml_text import XmlElement
from solver_core.formats.reading import Assembly, Contents, Format, check_length
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.marks import digits_of, mask_of
from solver_core.sudoku.puzzle import Puzzle

_LETTERS: Final = "_bcdefghij"
_VALUES = re.compile(r"[_a-j]{81}")
_CELL = re.compile(r"[0-7]?\d|80", re.ASCII)
_MARKERS = re.compile(r"[01]{0,9}")


def _read(text: str) -> Contents:
    """The puzzle, with the digits and notes that its history leaves."""
    check_length(text)
    game = xml_text.parse(text).only("game")
    puzzle = game.only("puzzle")
    _check_graph(puzzle.only("graph"))
    values = puzzle.only("values")
    letters = values.text.strip()
    if not _VALUES.fullmatch(letters):
        raise values.error("ksudoku.values")
    board = Assembly()
    board.givens[:] = (max(0, "abcdefghij".find(char)) for char in letters)
    events = [event for history in game.all("history") for event in _events(history)]
    for event in events:
        _replay(board, event)
    found, _ = board.puzzle(elapsed=xml_text.milliseconds(game.attributes.get("msecs-elapsed", "")))
    dropped = {
        "solution": any(solution.text.strip() for solution in puzzle.all("solution")),
        "moves": len(events) > len({event.attributes.get("index") for event in events}),
        "other_keys": game.attributes.get("had-help", "0") != "0",
    }
    return Contents((found,), dropped=tuple(code for code, is_there in dropped.items() if is_there))


def _write(puzzle: Puzzle) -> str:
    """Givens as values, and a history that enters the digits and notes; the program finds the solution itself."""
    entries, notes = enumerate(puzzle.entries.digits), enumerate(puzzle.corner.masks)
    events = [f'index="{cell}" value="{digit}"' for cell, digit in entries if digit]
    events += [f'index="{cell}" markers="{_markers(mask)}"' for cell, mask in notes if mask]
    history = "".join(f"   <simple-event {event}/>\n" for event in events)
    values = "".join(_LETTERS[digit] for digit in puzzle.givens.digits)
    return f"""<!DOCTYPE ksudoku>
<ksudoku>
 <game had-help="0" msecs-elapsed="{puzzle.elapsed}">
  <puzzle>
   <graph order="9" type="sudoku" specific-type="Plain"/>
   <values>{values}</values>
   <solution></solution>
  </puzzle>
  <history>
{history}  </history>
 </game>
</ksudoku>
"""


def _check_graph(graph: XmlElement) -> None:
    attributes = graph.attributes
    kind, order = attributes.get("type", ""), attributes.get("order", "")
    if kind != "sudoku" or attributes.get("specific-type", "Plain") != "Plain":
        name = attributes.get("name") or attributes.get("specific-type") or kind
        raise graph.error("ksudoku.puzzle", name=name[:40])
    if order != "9":
        raise graph.error("ksudoku.order", order=order[:20])


def _events(history: XmlElement) -> Iterator[XmlElement]:
    for event in history.children:
        if event.name == "complex-event":
            yield from event.all("simple-event")
        elif event.name == "simple-event":
            yield event


def _replay(board: Assembly, event: XmlElement) -> None:
    """Do what an event does; what happens to the cell of a given changes nothing."""
    index, markers, value = map(event.attributes.get, ("index", "markers", "value"))
    if not _CELL.fullmatch(index or ""):
        raise event.error("ksudoku.index", found=(index or "")[:20], last=CELLS[-1])
    cell = int(index or 0)
    if board.givens[cell]:
        return
    if (markers is None) == (value is None):
        raise event.error("ksudoku.event")
    if value is not None and (len(value) != 1 or value not in "0123456789"):
        raise event.error("ksudoku.value", found=value[:20])
    if markers is not None and not _MARKERS.fullmatch(markers):
        raise event.error("ksudoku.markers", found=markers[:20])
    board.entries[cell] = int(value or 0)
    board.corner[cell] = mask_of(digit for digit, char in enumerate(markers or "", 1) if char == "1")


def _markers(mask: int) -> str:
    digits = digits_of(mask)
    return "".join("1" if digit in digits else "0" for digit in range(1, 10))


FORMAT = Format(
    "ksudoku", "KSudoku", "A game of KSudoku with its moves and notes.", (".ksudoku", ".xml"),
    xml_text.detector("ksudoku"), _read, _write,
    frozenset({"givens", "entries", "corner", "elapsed"}), is_data=True,
)  # fmt: skip
