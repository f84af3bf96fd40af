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

from solver_core.formats import xml_text
from solver_core.formats.reading import Confidence, Contents, Format, FormatError, check_length
from solver_core.formats.xml_text import XmlElement
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks, digits_of, mask_of
from solver_core.sudoku.puzzle import Puzzle

_LETTERS: Final = "_bcdefghij"
_VALUES = re.compile(r"[_a-j]{81}")
_CELL = re.compile(r"[0-7]?\d|80", re.ASCII)
_MARKERS = re.compile(r"[01]{0,9}")
_MILLISECONDS = re.compile(r"\d{1,15}", re.ASCII)


def detect(text: str) -> Confidence:
    """Certain where the root element is <ksudoku>; otherwise not this format."""
    return Confidence.CERTAIN if xml_text.root_name(text) == "ksudoku" else Confidence.NONE


def read(text: str) -> Contents:
    """The puzzle, with the digits and notes that its history leaves.

    Raises:
        FormatError: the XML is not well-formed, or this is another kind of puzzle than the classic one.
    """
    check_length(text)
    game = xml_text.parse(text).only("game")
    puzzle = game.only("puzzle")
    _check_graph(puzzle.only("graph"))
    givens = _values(puzzle.only("values"))
    events = [event for history in game.all("history") for event in _events(history)]
    entries, notes = _replayed(givens, events)
    time = game.attributes.get("msecs-elapsed", "")
    read_puzzle = Puzzle(
        givens,
        entries,
        corner=notes,
        elapsed=int(time) if _MILLISECONDS.fullmatch(time) else 0,
    )
    dropped = ["solution"] if any(solution.text.strip() for solution in puzzle.all("solution")) else []
    if len(events) > len({event.attributes.get("index") for event in events}):
        dropped.append("moves")
    if game.attributes.get("had-help", "0") != "0":
        dropped.append("other_keys")
    return Contents((read_puzzle,), dropped=tuple(dropped))


def write(puzzle: Puzzle) -> str:
    """Givens as values, and a history that enters the digits and notes; the program finds the solution itself."""
    events = [
        *(f'index="{cell}" value="{digit}"' for cell, digit in enumerate(puzzle.entries.digits) if digit),
        *(
            f'index="{cell}" markers="{_markers(mask)}"'
            for cell, mask in enumerate(puzzle.corner.masks)
            if mask
        ),
    ]
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
        raise FormatError("ksudoku.puzzle", *graph.location, name=name[:40])
    if order != "9":
        raise FormatError("ksudoku.order", *graph.location, order=order[:20])


def _values(values: XmlElement) -> Grid:
    text = values.text.strip()
    if not _VALUES.fullmatch(text):
        raise FormatError("ksudoku.values", *values.location)
    return Grid(bytes(max(0, "abcdefghij".find(char)) for char in text))


def _events(history: XmlElement) -> Iterator[XmlElement]:
    for event in history.children:
        if event.name == "complex-event":
            yield from event.all("simple-event")
        elif event.name == "simple-event":
            yield event


def _replayed(givens: Grid, events: list[XmlElement]) -> tuple[Grid, Marks]:
    """Entries and notes after all events; what happens to the cell of a given changes nothing."""
    entries, notes = bytearray(81), [0] * 81
    for event in events:
        cell = _cell(event)
        if givens[cell]:
            continue
        markers, value = event.attributes.get("markers"), event.attributes.get("value")
        if (markers is None) == (value is None):
            raise FormatError("ksudoku.event", *event.location)
        entries[cell] = _digit(event, value) if value is not None else 0
        notes[cell] = _mask(event, markers) if markers is not None else 0
    return Grid(bytes(entries)), Marks(tuple(notes))


def _cell(event: XmlElement) -> int:
    index = event.attributes.get("index", "")
    if not _CELL.fullmatch(index):
        raise FormatError("ksudoku.index", *event.location, found=index[:20], last=CELLS[-1])
    return int(index)


def _digit(event: XmlElement, value: str) -> int:
    if len(value) != 1 or value not in "0123456789":
        raise FormatError("ksudoku.value", *event.location, found=value[:20])
    return int(value)


def _mask(event: XmlElement, markers: str) -> int:
    if not _MARKERS.fullmatch(markers):
        raise FormatError("ksudoku.markers", *event.location, found=markers[:20])
    return mask_of(digit for digit, char in enumerate(markers, 1) if char == "1")


def _markers(mask: int) -> str:
    digits = digits_of(mask)
    return "".join("1" if digit in digits else "0" for digit in range(1, 10))


FORMAT = Format(
    "ksudoku", "KSudoku", "A game of KSudoku with its moves and notes.", (".ksudoku", ".xml"),
    detect, read, write, frozenset({"givens", "entries", "corner", "elapsed"}), is_data=True,
)  # fmt: skip
