"""The bitmask search against a recursion that knows nothing of masks, and against itself going back.

Puzzles come from solved grids: some cells are kept, and some strays added that contradict no other given but may leave
no solution. So there are puzzles with none, one, several and countless solutions, and givens in any order.
"""

from collections.abc import Generator
from itertools import islice
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from solver_core.cover import conditions
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.machine import ENDLESS
from solver_core.cover.kernel.timeline import Timeline
from solver_core.cover.kernel.tree import Tree
from solver_core.sudoku.backtrack import Backtrack
from solver_core.sudoku.cells import CELLS, DIGITS, PEERS
from tests.amounts import each

Reported = tuple[int, int, int, int]
Place = tuple[list[bytes], Reported]

OPS = [code.TRY, code.RETRACT, code.CHOOSE, code.DEAD_END, code.SOLUTION, code.EXHAUSTED, code.DONE]
TICKS = 1_200
"""Where a random puzzle is left, if it has not come to its end."""


def solved(chance: Random) -> list[int]:
    """A grid that comes from a regular one by permuting bands, rows, stacks, cols and digits."""
    rows, cols = (
        [3 * band + line for band in chance.sample(range(3), 3) for line in chance.sample(range(3), 3)]
        for _ in "rc"
    )
    digits = chance.sample(DIGITS, 9)
    return [digits[(row * 3 + row // 3 + col) % 9] for row in rows for col in cols]


def fits(board: list[int], cell: int) -> list[int]:
    seen = {board[peer] for peer in PEERS[cell]}
    return [digit for digit in DIGITS if digit not in seen]


def puzzle(seed: int, kept: int, strays: int) -> tuple[int, ...]:
    chance = Random(seed)
    whole, board, options = solved(chance), [0] * 81, []
    for number, cell in enumerate(chance.sample(CELLS, 81)[: kept + strays]):
        if digits := fits(board, cell):
            board[cell] = whole[cell] if number < kept else chance.choice(digits)
            options.append(cell * 9 + board[cell] - 1)
    return tuple(chance.sample(options, len(options)))


def options_of(text: str) -> list[int]:
    return [cell * 9 + int(char) - 1 for cell, char in enumerate(text) if char not in ".0"]


seeds = st.integers(0, 2**32)
puzzles = (
    st.builds(puzzle, seeds, st.integers(25, 81), st.integers(0, 3))
    | st.builds(puzzle, seeds, st.integers(0, 30), st.integers(0, 1))
    | st.builds(puzzle, seeds, st.just(0), st.integers(0, 40))
)
rules = st.sampled_from([code.FEWEST, code.FIRST])
machines = st.builds(Backtrack, rules, puzzles)

HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
TWO = "120000000000000000798123456214365897365897214879214365532941678641578932000000000"
FOUR = "009217030012005000735486219961728453200153967357649821190802000070001382020074196"
MANY = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"
ONE = MANY[:47] + "5" + MANY[48:]


def reported(
    board: list[int], options: tuple[int, ...], rule: int, found: int = 0
) -> Generator[Reported, None, int]:
    """What a recursive search says and does from here on; when it says it, the board is as it is then."""
    depth = 81 - board.count(0)
    empty = [cell for cell in CELLS if not board[cell]]
    if not empty:
        yield code.SOLUTION, found + 1, -1, -1
        return found + 1
    cell = empty[0] if rule == code.FIRST else min(empty, key=lambda cell: len(fits(board, cell)))
    digits = fits(board, cell)
    if depth < len(options):
        cell, number = divmod(options[depth], 9)
        digits = [number + 1]
    if not digits:
        yield code.DEAD_END, cell, cell, -1
        return found
    yield code.CHOOSE, cell, cell, -1
    for digit in digits:
        option = cell * 9 + digit - 1
        board[cell] = digit
        yield code.TRY, option, cell, option
        found = yield from reported(board, options, rule, found)
        board[cell] = 0
        yield code.RETRACT, option, cell, option
    yield code.EXHAUSTED, cell, cell, -1
    if depth == 0:
        yield code.DONE, found, -1, -1
    return found


def here(machine: Backtrack) -> Place:
    return machine.state(), machine.last_event()


def straight(machine: Backtrack) -> list[Place]:
    """The places from 0 on, tick by tick; the machine ends at the last of them."""
    places = [here(machine)]
    while len(places) <= TICKS and machine.next_op != code.END:
        machine.forward(machine.position + 1)
        places.append(here(machine))
    return places


@given(puzzles, rules)
@example((), code.FEWEST)
def test_the_kernel_does_what_a_naive_recursion_does(options: tuple[int, ...], rule: int) -> None:
    """Event by event, with the same digits on the board and the same candidates; so are solutions and their order."""
    board = [0] * 81
    machine = Backtrack(rule, options)
    for event in islice(reported(board, options, rule), TICKS):
        machine.forward(machine.position + 1)
        assert machine.last_event() == event
        assert machine.board_array.tolist() == board
        assert machine.depth == 81 - board.count(0)
        if event[0] == code.CHOOSE:
            digits = [[] if board[cell] else fits(board, cell) for cell in CELLS]
            masks = [sum(1 << digit - 1 for digit in open_here) for open_here in digits]
            assert [machine.candidates(cell) for cell in CELLS] == masks
    assert machine.position == TICKS or machine.next_op == code.END


@given(puzzles, rules)
def test_counts_equal_the_reported_events(options: tuple[int, ...], rule: int) -> None:
    """The profile, the tree and the timeline are made of the very events."""
    machine = Backtrack(rule, options)
    tree, timeline = Tree(), Timeline(finest=64)
    machine.attach(tree, timeline)
    board, counts, profile, first = [0] * 81, [0] * code.OPS, [0] * (82 * code.PROFILE), []
    columns = {code.CHOOSE: code.DECISIONS, code.DEAD_END: code.DEAD_ENDS, code.SOLUTION: code.SOLUTIONS}
    events = islice(reported(board, options, rule), TICKS)
    before = -1
    for position, (op, _, item, option) in enumerate(events, 1):
        depth = 81 - board.count(0)
        counts[op] += 1
        if op in columns:
            profile[depth * code.PROFILE + columns[op]] += 1
            first.append((op, depth, item, before, position))
        if op == code.CHOOSE and depth >= len(options) and len(fits(board, item)) > 1:
            profile[depth * code.PROFILE + code.GUESSES] += 1
        before = option
    machine.forward(TICKS)
    assert machine.counts_array.tolist() == counts
    assert machine.profile_array.tolist() == profile
    nodes = map(tree.__getitem__, range(len(tree)))
    assert [(node.kind, node.depth, node.item, node.option, node.first) for node in nodes] == first
    assert tree[0].is_finished == (machine.next_op == code.END)
    assert timeline.count == machine.position // 64


def test_everything_given_is_its_own_solution() -> None:
    """81 times CHOOSE and TRY, a SOLUTION at the greatest depth, and all taken back."""
    whole = solved(Random(5))
    machine = Backtrack(given=[cell * 9 + digit - 1 for cell, digit in enumerate(whole)])
    machine.forward(2 * 81 + 1)
    assert machine.last_event() == (code.SOLUTION, 1, -1, -1)
    assert machine.board_array.tolist() == whole
    machine.forward(ENDLESS)
    assert machine.position == 4 * 81 + 2
    assert machine.profile_array.tolist().count(0) == len(machine.profile_array) - 82


@given(machines, puzzles)
def test_a_machine_may_be_given_another_puzzle(machine: Backtrack, options: tuple[int, ...]) -> None:
    machine.forward(TICKS)
    machine.give(options)
    new = Backtrack(machine.rule, options)
    assert here(machine) == here(new)


def test_only_an_empty_cell_has_candidates() -> None:
    """Whoever waits for few waits until a digit is removed; and beyond the board is no cell."""
    machine = Backtrack(given=options_of(MANY))
    watched = conditions.size_at_most(0, 9)
    machine.watch(watched.numbers(), watched.attention)
    met = []
    while machine.forward(ENDLESS, code.AT_WATCH):
        met.append(machine.last_event()[::2])
    assert set(met) == {(code.RETRACT, 0)}
    for cell in (-1, 81):
        with pytest.raises(IndexError, match="numbered 0 to 80"):
            machine.candidates(cell)


@given(machines)
def test_going_back_meets_every_position_again(machine: Backtrack) -> None:
    """Masks, board, stack, counts and profile are as they were, and the same event is reported, at every tick."""
    for place in reversed(straight(machine)):
        assert here(machine) == place
        machine.back(max(0, machine.position - 1))
    assert machine.position == 0


@pytest.mark.parametrize("text", [HARD, ""])
def test_a_long_search_goes_back_in_long_moves(text: str) -> None:
    """Long moves back meet the places where those forward have ended; the empty grid has no end at all."""
    machine = Backtrack(given=options_of(text))
    met = []
    while machine.next_op != code.END and machine.position < 100_000:
        met.append(here(machine))
        machine.forward(machine.position + 997)
    for place in each(reversed(met)):
        machine.back(machine.position - (machine.position % 997 or 997))
        assert here(machine) == place


@given(machines, st.sampled_from(OPS), st.integers(0, 80))
def test_stops_are_the_same_forward_and_backward(machine: Backtrack, op: int, cell: int) -> None:
    """After one event or another, before tree nodes, at each tick, and where a condition is met."""
    watched = conditions.size_at_most(cell, 2) | conditions.at_depth(40) | conditions.tried(cell * 9)
    watched |= conditions.touched([cell + 1]) | conditions.size_at_most(324, 5)
    machine.watch(watched.numbers(), watched.attention)
    for stop in (1 << op, 1 << op | code.AT_NODE, code.AT_OPTION, code.AT_COLUMN, code.AT_WATCH):
        machine.forward(TICKS // 3)
        end = machine.position
        backward, forward, places = [], [], []
        while machine.back(0, stop):
            backward.append(machine.position)
        while machine.forward(end, stop):
            forward.append(machine.position)
        for position in range(end, -1, -1):
            machine.back(position)
            if machine.stands_at(stop):
                places.append(position)
        assert backward == [position for position in places if position < end]
        assert forward[::-1] == [position for position in places if position > 0]


@pytest.mark.parametrize("text", [ONE, TWO, FOUR, MANY])
def test_the_kernel_knows_when_the_last_digit_has_been_tried(text: str) -> None:
    """Whether only taking back lies ahead is reported at every place."""
    machine = Backtrack(given=options_of(text))
    machine.forward(ENDLESS)
    only_taking_back = True
    while machine.position:
        assert machine.stands_at(code.AT_LAST) == only_taking_back
        op = machine.last_event()[0]
        only_taking_back = only_taking_back and op in {code.RETRACT, code.EXHAUSTED, code.DONE}
        machine.back(machine.position - 1)


@given(machines, st.data())
def test_a_saved_position_is_restored(machine: Backtrack, data: st.DataObject) -> None:
    """At any tree node, from anywhere; and the way goes on from there as before."""
    saved = []
    while machine.forward(TICKS, code.AT_NODE):
        saved.append((machine.position, machine.save(), here(machine)))
    for position, save, place in data.draw(st.lists(st.sampled_from(saved), max_size=5)):
        machine.restore(save)
        assert machine.position == position
        assert here(machine) == place
        machine.forward(data.draw(st.integers(0, TICKS)))
    onward = here(machine)
    fresh = Backtrack(machine.rule, machine.given_array[: machine.givens])
    fresh.forward(machine.position)
    assert here(fresh) == onward
