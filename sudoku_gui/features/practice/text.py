"""Sentences of practice: the task, how to answer, and why an answer is wrong."""

from collections.abc import Callable, Sequence
from typing import Final

from solver_core.hints import Step
from solver_core.sudoku.cells import houses
from solver_core.sudoku.grid import Grid
from sudoku_gui.document.technique_settings import results
from sudoku_gui.features.practice.model import Practice, is_long, is_single
from sudoku_gui.translation import Texts
from sudoku_gui.wording import joining
from sudoku_gui.wording.names import cell_name, house_name, technique_name

tr = Texts("practice")

_FISH: Final = {"x_wing": 2, "swordfish": 3, "jellyfish": 4}
_LINKS = "skyscraper", "two_string_kite", "turbot_fish"
_LOCKED = "locked_candidates_1", "locked_candidates_2"
_PLACES: Final = _FISH | dict.fromkeys(_LINKS, 2) | dict.fromkeys(_LOCKED, 3)
"""Places that the digit has at most in some house (of fish: a row or column) of each cell of a pattern."""
_PAIRS, _TRIPLES = ("naked_pair", "locked_pair", "xy_wing"), ("naked_triple", "locked_triple", "xyz_wing")
_CANDIDATES: Final = dict.fromkeys(_PAIRS, 2) | dict.fromkeys(_TRIPLES, 3) | {"naked_quadruple": 4}
"""Candidates that each cell of a pattern has at most."""


def question(practice: Practice) -> str:
    """The task: where a step of this technique is."""
    name = technique_name(practice.technique)
    if practice.is_searching:
        return tr("Looking for a puzzle that needs “{technique}”...", technique=name)
    return tr("Find the {technique}", technique=name)


def how(practice: Practice) -> str:
    """How to answer, and how many cells are chosen already; or why nothing is asked."""
    if practice.is_searching:
        return tr("For a rare technique a puzzle has to be made, which may take long.")
    if not practice.steps:
        return practice.failure or tr("No puzzle was found. Choose Next to look again.")
    if is_single(practice.technique):
        return tr("Select its cell and type the digit, or press the digit below.")
    text = tr(
        "Click all of its cells, or a candidate that it removes. Keys: Enter for a cell, a digit for a candidate."
    )
    if is_long(practice.technique):
        text = tr("Click a candidate that it removes, or select the cell and type the digit.")
    chosen = len(practice.chosen)
    so_far = tr("%n cells belong to it so far.", "", chosen) if chosen else ""
    return joining.sentences([text, tr("The digits below show where they can go."), so_far])


def wrong(practice: Practice) -> str:
    """Why the latest answer is wrong; "" if it is not."""
    if practice.wrong is None:
        return ""
    (cell, digit), position = practice.wrong, practice.position
    name, candidates = cell_name(cell), position.candidates.digits(cell)
    if position.board[cell]:
        return tr("{cell} has its digit already.", cell=name)
    seen = [one for one in houses(cell) if digit in {position.board[other] for other in one.cells}]
    if digit and seen:
        house = house_name(seen[0])
        return tr("{cell} cannot be {digit}: {house} has it.", cell=name, digit=digit, house=house)
    if digit and digit not in candidates:
        return tr("{digit} is no candidate of {cell}.", cell=name, digit=digit)
    why = _no_single if is_single(practice.technique) else _no_pattern
    return why(practice, cell, digit, candidates)


def _no_single(practice: Practice, cell: int, digit: int, candidates: Sequence[int]) -> str:
    name = cell_name(cell)
    if practice.technique == "naked_single":
        others = joining.enumeration(map(str, candidates))
        return tr("{cell} is not one: {digits} can go there.", cell=name, digits=others)
    if practice.technique == "full_house":
        return tr("{cell} is not one: its row, column and box have other empty cells.", cell=name)
    _, places = _places(practice, cell, digit)
    return tr("{cell} is not one: {digit} has {places}.", cell=name, digit=digit, places=places)


def _no_pattern(practice: Practice, cell: int, digit: int, candidates: Sequence[int]) -> str:
    technique, name = practice.technique, cell_name(cell)
    if digit and is_long(technique):
        return tr("No such step was found that removes {digit} from {cell}.", cell=name, digit=digit)
    if len(candidates) > (most := _CANDIDATES.get(technique, 9)):
        text = tr("{cell} is not in it: it has %n candidates, and {most} are the most.", "", len(candidates))
        return text.format(cell=name, most=most)
    fewest, places = _places(practice, cell, digit)
    if digit and fewest > _PLACES.get(technique, 9):
        return tr("{cell} is not in it: {digit} has {places}.", cell=name, digit=digit, places=places)
    pattern = technique_name(technique)
    return tr("{cell} is in no {technique} that removes anything.", cell=name, technique=pattern)


def _places(practice: Practice, cell: int, digit: int) -> tuple[int, str]:
    """The fewest places that a digit has in a house of a cell, and a list of all, for fish of row and column."""
    kinds, candidates = houses(cell)[: 2 if practice.technique in _FISH else 3], practice.position.candidates
    counts = {one: sum(digit in candidates.digits(other) for other in one.cells) for one in kinds}
    texts = (tr("%n places in {house}", "", n).format(house=house_name(one)) for one, n in counts.items())
    return min(counts.values()), joining.enumeration(texts)


def end(practice: Practice, explain: Callable[[Step, Grid], str]) -> str:
    """The sentence about the step that was found or shown; "" before."""
    if practice.step is None:
        return ""
    why = explain(practice.step, practice.position.board)
    return joining.sentences(["" if practice.was_shown else tr("Right."), why])


def score(technique: str, record: str) -> str:
    """How often a technique was found at the first attempt, and otherwise."""
    first, later, shown = results(record, technique)
    return tr(
        "Found at first: {first}, later: {later}, shown: {shown}", first=first, later=later, shown=shown
    )
