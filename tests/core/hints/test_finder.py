"""Steps are sound, reported in full, and those of the library."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from hodoku.api import Solver
from hodoku.core import scoring

from solver_core.hints import TECHNIQUES, Node, Position, Step, finder, library
from solver_core.hints.techniques import BY_ID, CHOICES, MOST_POINTS, Difficulty, Group, hardest
from solver_core.sudoku.cells import CELLS, HOUSES, PEERS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import Marks
from solver_core.sudoku.solving import solve
from tests.amounts import spread

PUZZLES = {
    "easy": "..5961...6.9..741..7.8.4.....3.7.12...63957...57.1.9.....7.3.5..921..3.4...2896..",
    "medium": ".........6.451.8...39..8.1.5.2..7.6.....4.....4.9..1.5.9.8..32...5.314.7.........",
    "hard": "..5.61...6.9.3.41..7...4.....3.......163.574.......9.....7...5..92.5.3.4...28.6..",
    "expert": "4..8..5...5.4..6..3...1..2.2..94.8...1..8..6...5.71..9.4..9...7..3..2.9...9..4..6",
    "fiendish": "5.1........26..3...392....6....3...4.9.5.7.2.8...9....9....174...3..48........2.9",
}


def _level(theirs: str) -> Difficulty:
    return {"UNFAIR": Difficulty.EXPERT, "EXTREME": Difficulty.FIENDISH}.get(theirs) or Difficulty(
        theirs.lower()
    )


def walked(position: Position) -> Iterator[tuple[Position, Step]]:
    """Each step of the way with where it was found."""
    board, marks = bytearray(position.board.digits), list(position.candidates.masks)
    for step in finder.path(position):
        yield Position(position.givens, Grid(bytes(board)), Marks(tuple(marks))), step
        for cell, digit in step.placed:
            board[cell], marks[cell] = digit, 0
            for peer in PEERS[cell]:
                marks[peer] &= ~(1 << digit - 1)
        for cell, digit in step.removed:
            assert marks[cell] >> digit - 1 & 1, "only candidates can be removed"
            marks[cell] &= ~(1 << digit - 1)


@pytest.mark.parametrize("text", PUZZLES.values(), ids=PUZZLES)
def test_no_step_contradicts_the_solution(text: str) -> None:
    """A hint never places a wrong digit and never removes the right one."""
    givens = Grid.parse(text)
    solution = solve(givens)
    assert solution is not None
    for position, step in walked(Position.start(givens)):
        assert step.placed or step.removed
        assert all(solution[cell] == digit for cell, digit in step.placed), step
        assert all(solution[cell] != digit for cell, digit in step.removed), step
        assert Step.from_json(step.to_json()) == step
        _is_reported(position, step)


def test_a_hidden_single_is_shown_in_its_box_where_it_is_one_there() -> None:
    """In a box it is seen most easily; a row or a column is named only where the digit has other places in the box."""
    first_box, kinds = 18, set()
    steps = [found for text in PUZZLES.values() for found in walked(Position.start(Grid.parse(text)))]
    for position, step in steps:
        if step.technique != "hidden_single":
            continue
        [(cell, digit)], [shown] = step.placed, step.base
        open_cells = {
            at: [one for one in house.cells if position.candidates[one] >> digit - 1 & 1]
            for at, house in enumerate(HOUSES)
            if cell in house.cells
        }
        singles = [at for at, cells in open_cells.items() if cells == [cell]]
        assert (shown >= first_box) == (max(singles) >= first_box)
        kinds.add((shown >= first_box, len(singles) > 1))
    assert (True, True) in kinds


def _is_reported(position: Position, step: Step) -> None:
    """What is shown of a step is on the board."""
    marks = position.candidates
    group = BY_ID[step.technique].group
    if step.technique in {"full_house", "hidden_single"}:
        [house], [(cell, digit)] = step.base, step.placed
        assert [one for one in HOUSES[house].cells if marks[one] >> digit - 1 & 1] == [cell]
    if group in {Group.INTERSECTIONS, Group.SUBSETS}:
        assert step.base, step
        assert all(set(step.cells) <= set(HOUSES[house].cells) for house in (*step.base, *step.cover)), step
    for chain in step.chains:
        assert all(marks[cell] >> node.digit - 1 & 1 for node in chain for cell in node.cells), step
    if group in {Group.WINGS, Group.SINGLE_DIGIT, Group.CHAINS} and step.technique in {
        *("skyscraper", "two_string_kite", "turbot_fish", "x_chain", "xy_chain", "remote_pair", "w_wing")
    }:
        assert step.chains, step
        for chain in step.chains:
            _is_chain(position, chain)


def _is_chain(position: Position, chain: tuple[Node, ...]) -> None:
    """False leads to true by a strong link, true to false by a weak one; the ends are true one or the other."""
    marks = position.candidates
    for one, other in pairwise(chain):
        assert one.is_on != other.is_on
        [first], [second] = one.cells, other.cells
        if other.is_on and first == second:
            assert marks.digits(first) == tuple(sorted((one.digit, other.digit)))
        elif other.is_on:
            assert one.digit == other.digit
            houses = [house.cells for house in HOUSES if {first, second} <= set(house.cells)]
            assert any(sum(marks[cell] >> one.digit - 1 & 1 for cell in cells) == 2 for cells in houses)
        else:
            assert one.digit == other.digit
            assert second in PEERS[first]
    assert chain[-1].is_on
    assert not chain[0].is_on


@pytest.mark.parametrize("text", PUZZLES.values(), ids=PUZZLES)
def test_a_rating_is_the_librarys(text: str) -> None:
    found, theirs = finder.rate(Grid.parse(text)), Solver().solve(text)
    assert found.score == theirs.score
    assert found.level is _level(theirs.level.name)
    assert [step.technique.upper() for step in found.steps] == [step.type.name for step in theirs.steps]


def test_the_table_is_the_librarys() -> None:
    """Ids, order, levels, points and what varies what."""
    enabled = {type_.name.lower() for type_, row in scoring.STEP_CONFIG.items() if row.enabled} - {"give_up"}
    assert {technique.id for technique in TECHNIQUES} == enabled
    rows = [(technique, scoring.STEP_CONFIG[library._type(technique.id)]) for technique in TECHNIQUES]
    assert [row.index for _, row in rows] == sorted(row.index for _, row in rows)
    for technique, row in rows:
        assert technique.points == row.base_score
        assert technique.level is _level(row.level.name)
        assert technique.is_variant == (row.solution_type.name.lower() != technique.id)
    limits = {_level(level.name): most for level, most in scoring.DIFFICULTY_MAX_SCORE.items() if level.value}
    assert {level: limits[level] for level in MOST_POINTS} == MOST_POINTS


def test_the_first_hint_is_the_first_step_of_the_solution() -> None:
    """Past the singles, for which people have an order of their own."""
    position, first = next(
        (at, step) for at, step in walked(Position.start(Grid.parse(PUZZLES["hard"]))) if step.removed
    )
    assert finder.next_step(position) == first
    others = [technique for technique in CHOICES if technique != first.technique]
    second = finder.next_step(position, others)
    assert second is not None
    assert second.technique != first.technique
    assert finder.next_step(position, ["bug_plus_1"]) is None


def test_the_later_of_techniques_with_equal_points_is_the_hardest() -> None:
    """A puzzle of nothing but singles of one cell is one of naked singles, not of full houses."""
    assert hardest(["full_house", "naked_single", "full_house"]).id == "naked_single"
    assert hardest(["xy_wing", "jellyfish", "x_wing"]).id == "xy_wing"


def test_hints_start_from_the_notes() -> None:
    """A candidate that the user has removed is not removed again."""
    position = Position.start(Grid.parse(PUZZLES["hard"]))
    step = next(step for step in finder.path(position) if step.removed)
    marks = list(next(at for at, found in walked(position) if found == step).candidates.masks)
    at = next(at for at, found in walked(position) if found == step)
    for cell, digit in step.removed:
        marks[cell] &= ~(1 << digit - 1)
    after = finder.next_step(Position(at.givens, at.board, Marks(tuple(marks))))
    assert after is not None
    assert (after.technique, after.removed) != (step.technique, step.removed)


def test_all_steps_are_sound_and_different() -> None:
    givens = Grid.parse(PUZZLES["hard"])
    solution = solve(givens)
    assert solution is not None
    techniques = [*CHOICES[:3], *spread(CHOICES[3:])]
    steps = list(finder.all_steps(Position.start(givens), techniques))
    assert len({(step.technique, step.placed, step.removed, step.cells) for step in steps}) == len(steps) > 3
    for step in steps:
        assert all(solution[cell] == digit for cell, digit in step.placed), step
        assert all(solution[cell] != digit for cell, digit in step.removed), step


def test_a_solved_board_has_no_hint_and_no_solution_no_rating() -> None:
    solution = solve(Grid.parse(PUZZLES["easy"]))
    assert solution is not None
    assert finder.next_step(Position.start(solution)) is None
    for text in ("12345678." + "." * 8 + "9" + "." * 63, "." * 81):
        with pytest.raises(ValueError, match="exactly one solution"):
            finder.rate(Grid.parse(text))


def test_random_notes_never_stop_the_finder() -> None:
    """Whatever is noted, there is a step or none."""
    chance = Random(5)
    position, steps = Position.start(Grid.parse(PUZZLES["medium"])), []
    for _ in range(20):
        marks = Marks(tuple(mask & chance.randrange(512) for mask in position.candidates.masks))
        step = finder.next_step(Position(position.givens, position.board, marks), CHOICES[:20])
        steps.append(step)
    found = [step for step in steps if step is not None]
    assert len(found) > 10
    assert all(step.placed or step.removed for step in found)
    assert sum(mask.bit_count() for mask in position.candidates.masks) > len(CELLS)
