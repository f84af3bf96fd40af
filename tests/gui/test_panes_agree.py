"""No two panes contradict each other, wherever a search stands.

Random positions of random problems are walked: exact cover with and without secondary columns, by every rule and with
what-ifs, repeat cover, Sudokus by links and by bits. At each of them tree, stack, statistics, columns, matrix, board,
links, difference and sentences are asked for depth, counts and what can still be chosen, and compared with the core.
"""

import re
from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QFont, QFontMetricsF

from solver_core.cover import (
    Coloured,
    FewestSearch,
    MinimizingSearch,
    Op,
    Override,
    Problem,
    RepeatSearch,
    Rule,
    Search,
    SearchBase,
    Snapshot,
)
from solver_core.cover.explain import difference
from solver_core.cover.explain.neighbours import Element
from solver_core.cover.replay.subtree import Subtrees
from solver_core.problems import gallery
from solver_core.problems.plans import Plan
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.cells import CELLS
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.marks import digits_of
from sudoku_gui.features.candidate_boards import text as candidates_text
from sudoku_gui.features.column_list import choice_model as column_choice
from sudoku_gui.features.column_list.column import ColumnState
from sudoku_gui.features.column_list.model import ColumnModel
from sudoku_gui.features.difference.text import DifferenceGroup, changes, starved
from sudoku_gui.features.event_log.entry import LogEntry
from sudoku_gui.features.event_log.model import LogModel
from sudoku_gui.features.link_view import model as links_model
from sudoku_gui.features.link_view import text as links_text
from sudoku_gui.features.link_view.excerpt import Capacity, excerpt
from sudoku_gui.features.matrix_view import model as matrix_look
from sudoku_gui.features.play import plan_model
from sudoku_gui.features.play.small_matrix import model as small_matrix
from sudoku_gui.features.play.small_matrix.model import RowState
from sudoku_gui.features.stack_view.model import LevelKind, StackModel
from sudoku_gui.features.statistics.model import counts
from sudoku_gui.features.tree_view.folding import Folds, TreeFolding
from sudoku_gui.features.tree_view.model import GlyphShape, TreeExcerpt
from sudoku_gui.features.tree_view.text import GlyphTexts, made
from sudoku_gui.player.selection import Target
from sudoku_gui.player.subject import fits_by_hand
from sudoku_gui.render.board.cell_states import of_search
from sudoku_gui.render.board.look import Ink
from sudoku_gui.wording import matrix as matrix_text
from sudoku_gui.wording import removed_options
from sudoku_gui.wording.events import sentence, why
from sudoku_gui.wording.names import is_sudoku, option_name
from sudoku_gui.wording.position import summary
from tests.amounts import each, some

PUZZLES = (
    "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58",
    "....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2....",
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "12345678.........9" + "." * 63,
)


@pytest.fixture(autouse=True)
def application(qapp: object) -> None:
    assert qapp


# --- any search -----------------------------------------------------------------------------------


def drawn(seed: int, *, coloured: bool = False) -> Problem:
    """A few items, often secondary ones among them; options that overlap, some of secondary items alone."""
    chance = Random(seed)
    primary, secondary = chance.randint(1, 7), chance.choice([0, 0, 1, 2, 4])
    items = range(primary + secondary)
    options: list[Sequence[int]] = [
        chance.sample(items, chance.randint(1, min(4, len(items)))) for _ in range(chance.randint(0, 16))
    ]
    names = [f"i{item}" for item in items]
    named: list[list[object]] = [
        [
            Coloured(names[item], chance.choice("AB")) if coloured and item >= primary else names[item]
            for item in option
        ]
        for option in options
    ]
    return Problem(names[:primary], named, names[primary:])


@st.composite
def searches(draw: st.DrawFn) -> SearchBase:
    kind = draw(
        st.sampled_from(["exact", "exact", "what if", "fewest", "coloured", "repeat", "sudoku", "bits"])
    )
    rule = draw(st.sampled_from(Rule))
    if kind == "bits":
        return BacktrackSearch(
            Grid.parse(draw(st.sampled_from(PUZZLES))), Rule.FIRST if rule is Rule.FIRST else Rule.FEWEST
        )
    if kind == "sudoku":
        grid = Grid.parse(draw(st.sampled_from(PUZZLES[:3])))
        return Search(encoding.problem(), rule, encoding.given_options(grid), seed=draw(st.integers(0, 9)))
    problem = drawn(draw(st.integers(0, 5000)), coloured=kind == "coloured")
    if kind == "repeat":
        return RepeatSearch(problem)
    overrides = []
    if kind == "what if" and problem.options:
        item = draw(st.integers(0, len(problem.items) - 1))
        column = problem.columns[item]
        overrides = [Override((), item, draw(st.sampled_from(column)) if column else None)]
    made = FewestSearch if kind == "fewest" else Search
    return made(problem, rule, seed=draw(st.integers(0, 9)), overrides=overrides)


def anywhere(search: SearchBase, data: st.DataObject) -> Snapshot:
    search.background_run.go(position=12_000)
    search.seek(data.draw(st.integers(0, search.background_run.length)))
    if data.draw(st.booleans()):  # most events are of covers, and most sentences about choices
        search.run_to("decision")
        search.background_run.go(position=search.position)
    return search.snapshot()


# --- depth and counts -----------------------------------------------------------------------------


@settings(max_examples=some(60))
@given(search=searches(), data=st.data())
def test_depth_is_one_number(search: SearchBase, data: st.DataObject) -> None:
    """Stack, statistics, board, tree and the event itself count the options that are chosen."""
    place = anywhere(search, data)
    depth = search.depth
    assert place.depth == depth == len(search.chosen_options()) == len(search.levels())
    assert depth == (0 if search.event is None else search.event.depth)
    stack = StackModel()
    stack.refresh(place)
    assert sum(frame.option is not None for frame in stack.rows) == depth
    shown = {count.id: count for count in counts(search, search.statistics)}
    assert shown["tries"].out == depth
    with search.background_run.reading() as (tree, _):
        number = tree.node_at(search.position)
        node = tree[number] if number >= 0 else None
        is_next_known = len(tree) > 0 and tree[len(tree) - 1].first > search.position
        folding = TreeFolding(Subtrees(tree), Folds(search.position, given=len(search.given)))
    excerpt = folding.excerpt(search.background_run.length, is_finished=search.background_run.finished)
    way = excerpt.path_to(excerpt.entered_at(search.position, search.levels()))
    if node is None:
        assert not way
        return
    # The node's own option, or that of the one entered while its covers are still going on.
    assert depth - node.depth in {0, 1}
    item = excerpt.glyphs[way[-1]]
    if item.shape is GlyphShape.CHAIN:
        assert len(item.options) == item.length
        assert 1 <= made(item, depth) <= item.length
        assert made(item, depth) == depth - item.depth + 1
    else:
        assert item.depth == (depth if is_next_known else node.depth)
    texts = GlyphTexts(search.problem, QFontMetricsF(QFont()))
    assert f" · depth {item.depth} · " in texts.facts(item, item.nodes)


@settings(max_examples=some(60))
@given(search=searches(), data=st.data(), back=st.booleans())
def test_tree_and_stack_have_the_same_options(search: SearchBase, data: st.DataObject, *, back: bool) -> None:
    """At some events in a row, onwards or backwards; a run as many of its own as have been made, folded ones none."""
    anywhere(search, data)
    with search.background_run.reading() as (tree, _):
        folds = Folds(search.position, given=len(search.given), folds_failed=False)
        excerpt = TreeFolding(Subtrees(tree), folds).excerpt(
            search.background_run.length, is_finished=search.background_run.finished
        )
        last_landmark = tree[len(tree) - 1].first if len(tree) else 0
    search.seek(min(search.position, last_landmark))
    for _ in range(12):
        if search.position == (0 if back else last_landmark):
            return
        search.seek(search.position + (-1 if back else 1))
        levels = search.levels()
        way = excerpt.path_to(excerpt.entered_at(search.position, levels))
        options = [option for number in way for option in excerpt.glyphs[number].options]
        chosen = [level.option for level in levels]
        last = excerpt.glyphs[way[-1]] if way else None
        if last is not None and last.shape is GlyphShape.CHAIN:
            options = options[: last.depth - 1 + made(last, len(levels))]
        is_laid_out = last is None or not (
            last.shape.is_folded or is_bundled(excerpt, way[-1], search.position)
        )
        assert options == (chosen if is_laid_out else chosen[: len(options)])


def is_bundled(excerpt: TreeExcerpt, number: int, position: int) -> bool:
    """Whether the search is among children of an item that are left out."""
    children = (excerpt.glyphs[child] for child in excerpt.glyphs[number].children)
    return any(child.shape is GlyphShape.MORE and child.contains(position) for child in children)


@settings(max_examples=some(100))
@given(search=searches(), data=st.data())
def test_statistics_count_the_nodes_of_the_tree(search: SearchBase, data: st.DataObject) -> None:
    """Decisions, dead ends and solutions; and a branch point is where the stack reports guesses."""
    place = anywhere(search, data)
    reported = search.statistics
    with search.background_run.reading() as (tree, _):
        nodes = [tree[number] for number in range(len(tree)) if tree[number].first <= search.position]
        assert len(nodes) == reported.nodes or tree.is_truncated
    kinds = [node.kind for node in nodes]
    assert kinds.count(Op.CHOOSE) == reported.decisions == search.decisions
    assert kinds.count(Op.DEAD_END) == reported.dead_ends == search.dead_ends
    assert kinds.count(Op.SOLUTION) == reported.solutions == search.solutions
    stack = StackModel()
    stack.refresh(place)
    guesses = [frame for frame in stack.rows if frame.kind is LevelKind.GUESS]
    assert len(guesses) <= reported.guesses
    assert all(frame.size > 1 for frame in guesses)


@settings(max_examples=some(100))
@given(search=searches(), data=st.data())
def test_columns_that_are_left_are_counted_alike(search: SearchBase, data: st.DataObject) -> None:
    """In list and matrix: of those that must be covered; and both say so where there are others."""
    place = anywhere(search, data)
    left = sum(search.is_live(item) for item in range(len(search.problem.items)))
    columns = ColumnModel()
    columns.refresh(place)
    summary = matrix_text.summary(place)
    assert place.primary_left == left
    what = "column" if len(search.problem.items) == 1 else "columns"
    what = f"primary {what}" if search.problem.secondary else what
    assert columns.count == f"{left} of {len(search.problem.items)} {what} in the list"
    assert summary.startswith(f"{left} of {len(search.problem.items)} {what} in the list, ")
    for item in range(len(search.problem.names)):
        column = columns.column(item)
        assert column.is_secondary == (not search.problem.is_primary(item))
        assert column.is_secondary == ("secondary" in column.sentence)


@settings(max_examples=some(60))
@given(search=searches(), data=st.data())
def test_guesses_are_numbered_alike(search: SearchBase, data: st.DataObject) -> None:
    """In stack, matrix, candidates, board and sentence: counted from the first on the stack."""
    place = anywhere(search, data)
    stack = StackModel()
    stack.refresh(place)
    chosen = [frame for frame in stack.rows if frame.option is not None]
    guesses = [frame for frame in chosen if frame.kind is LevelKind.GUESS]
    assert [frame.guess for frame in guesses] == list(range(1, len(guesses) + 1))
    repeated = len({frame.option for frame in chosen}) < len(chosen)
    for depth, frame in enumerate(chosen, 1):
        said = f"guess {frame.guess}" if frame.guess else "guess"
        matrix = matrix_text.sentence(search, place, Target(option=frame.option))
        assert repeated or (said in matrix) == bool(frame.guess)
        if is_sudoku(place.problem):
            reported = candidates_text.sentence(search, place, Target(option=frame.option))
            assert (f"depth {depth}, {said}" in reported) == bool(frame.guess)
    event = search.event
    if event is not None and event.op is Op.TRY and guesses and chosen[-1].guess:
        assert f"guess {len(guesses)}" in sentence(search, event)


# --- what can still be chosen ---------------------------------------------------------------------


@settings(max_examples=some(60))
@given(search=searches(), data=st.data())
def test_panes_agree_on_options_that_can_be_chosen(search: SearchBase, data: st.DataObject) -> None:
    """By the matrix's count, rows and words, by the matrix by hand, by the difference, and by the board."""
    start = search.snapshot()
    place = anywhere(search, data)
    problem = search.problem
    still = {option for option in range(len(problem.options)) if place.is_open(option)}
    assert not still & place.chosen
    if not problem.options:
        return  # such a matrix is not drawn
    look = matrix_look.look(place)
    assert {option for option, gone in enumerate(look.rows) if not gone} == still | place.chosen
    what = "option" if len(problem.options) == 1 else "options"
    assert f", {len(still)} of {len(problem.options)} {what} available" in matrix_text.summary(place)
    for option in Random(place.position).sample(range(len(problem.options)), min(25, len(problem.options))):
        words = matrix_text.sentence(search, place, Target(option=option))
        is_available = re.search(r": available(;|$)", words) is not None
        assert is_available == (option in still), words
    if fits_by_hand(problem):
        rows = small_matrix.look(search, place).rows
        assert {option for option, row in enumerate(rows) if row.state is RowState.OPEN} == still
    found = difference.of(start, place)
    at_first = {option for option in range(len(problem.options)) if start.is_open(option)}
    assert set(found.options_left) == at_first - still - place.chosen
    assert set(found.options_returned) == still - at_first - start.chosen
    if isinstance(search, RepeatSearch):
        return
    # The option tried last takes its columns one after the other; what it has not taken yet is still to be had.
    levels = place.levels[:-1] if place.awaited and place.levels else place.levels
    for option in still:
        assert not any(problem.conflict(option, level.option) for level in levels), option_name(
            problem, option
        )


@settings(max_examples=some(60))
@given(sample=st.sampled_from(["queens_6", "sudoku_4", "pentominoes_3x20"]), position=st.integers(0, 3000))
def test_boards_of_the_gallery_cross_out_what_cannot_be_chosen(sample: str, position: int) -> None:
    """From the moment on at which a header leaves, as rows of the matrix are: not link by link."""
    search, board = gallery.search(sample), gallery.board(sample)
    assert isinstance(board, Plan)
    search.seek(position)
    place = search.snapshot()
    look = plan_model.look(board, place, None)
    gone = [option for option, is_gone in enumerate(matrix_look.look(place).rows) if is_gone]
    free = {square for option, own in enumerate(board.squares) if option not in gone for square in own}
    squares = {square for own in board.squares for square in own} - board.given.keys()
    assert look.closed == squares - free
    shown = (
        option for option in range(len(board.squares)) if place.is_open(option) or place.is_leaving(option)
    )
    left = {board.squares[option][0] for option in shown}
    assert not look.candidates or look.candidates.keys() == left - board.given.keys()


@settings(max_examples=some(60))
@given(search=searches(), data=st.data())
def test_panes_agree_on_the_choice_that_removed_an_option(search: SearchBase, data: st.DataObject) -> None:
    """By matrix, links and candidate boards: a given or a choice that cannot stand beside it, and their column."""
    place = anywhere(search, data)
    problem, links = place.problem, isinstance(search, Search)
    chance = Random(place.position)
    options = chance.sample(range(len(problem.options)), min(25, len(problem.options)))
    causes = [(option, removed_options.absence(search, place, option)) for option in options]
    absent = [(option, cause) for option, cause in causes if cause and problem.choosable[option]]
    assume(absent)
    for option, cause in each(absent):
        assert cause in matrix_text.sentence(search, place, Target(option=option))
        found = removed_options.removing_option(search, place, option)
        if found is not None and found.item is not None:
            assert found.item in problem.shared(found.chosen, option)
            assert found.is_given == (found.chosen in search.given)
            assert found.chosen in place.chosen or found.is_given
        for item in problem.options[option]:
            if links and place.is_hidden(option, item):
                assert isinstance(search, Search)
                assert cause in links_text.describe(search, Element(item, option))
            if is_sudoku(problem) and place.is_hidden(option, item):
                assert cause in candidates_text.sentence(search, place, Target(item, option))


@settings(max_examples=some(60))
@given(puzzle=st.sampled_from(PUZZLES[:3]), is_bits=st.booleans(), rule=st.sampled_from(Rule), data=st.data())
def test_the_board_shows_what_can_still_be_chosen(
    *, puzzle: str, is_bits: bool, rule: Rule, data: st.DataObject
) -> None:
    """As candidates of cells without a digit; strong digits are those on the stack, and what is struck is gone."""
    grid = Grid.parse(puzzle)
    rule = Rule.FEWEST if is_bits and rule is Rule.SHUFFLED else rule
    search = BacktrackSearch(grid, rule) if is_bits else encoding.search(grid, rule)
    search.run_to("decision")
    before = search.snapshot()
    place = anywhere(search, data)
    board = of_search(place, grid, difference.of(before, place))
    chosen = dict(map(encoding.placement, place.chosen))
    for cell in CELLS:
        look = board.cells[cell]
        still = {digit for digit in range(1, 10) if place.is_open(encoding.option(cell, digit))}
        if look.digit:
            assert (look.ink is Ink.PRINTED) == (cell not in chosen)
        else:
            assert set(digits_of(look.candidates)) == still
            assert not still & set(digits_of(look.lost))
            assert set(digits_of(look.returned)) <= still
        assert set(digits_of(look.options)) <= still or look.digit
    assert sum(look.ink is not Ink.PRINTED for look in board.cells if look.digit) == place.depth


@settings(max_examples=some(100))
@given(search=searches(), data=st.data())
def test_panes_agree_on_empty_columns(search: SearchBase, data: st.DataObject) -> None:
    """A column without an option is a dead end in list, links and difference, or in none of them."""
    start = search.snapshot()
    place = anywhere(search, data)
    columns = ColumnModel()
    columns.refresh(place)
    empty = {i for i in range(len(search.problem.names)) if columns.column(i).state is ColumnState.EMPTY}
    assert empty == place.starved
    if not isinstance(search, BacktrackSearch):
        assert isinstance(search, Search | RepeatSearch)
        capacity = Capacity(min(8, len(search.problem.names)), min(8, max(1, len(search.problem.options))))
        picture = links_model.look(search, place, excerpt(search, None, capacity))
        for box in picture.boxes:
            if not box.element.is_node:
                assert box.is_starved == (box.element.item in place.starved)
                assert box.is_secondary == (not search.problem.is_primary(box.element.item))
    assert set(starved(difference.of(start, place), place)) <= place.starved
    if search.event is not None and search.event.op is Op.DEAD_END:
        assert search.event.item in place.starved


@settings(max_examples=some(60))
@given(puzzle=st.sampled_from(PUZZLES[:2]), further=st.integers(0, 6))
def test_a_dead_end_is_marked_alike(puzzle: str, further: int) -> None:
    """On the board of a Sudoku and in the sentences about its column, until the column has options again."""
    grid = Grid.parse(puzzle)
    search = encoding.search(grid, Rule.FIRST)
    search.run_to("dead_end")
    search.forward(further)
    place = search.snapshot()
    hatched = {cell for cell, look in enumerate(of_search(place, grid).cells) if look.dead}
    assert hatched == set(() if place.dead_item is None else encoding.item_cells(place.dead_item))
    thinly = {cell for cell, look in enumerate(of_search(place, grid).cells) if look.starved}
    assert thinly == {cell for cell in CELLS if cell in place.starved} - hatched
    for item in place.starved:
        is_marked = item == place.dead_item
        assert candidates_text.sentence(search, place, Target(item)).endswith("a dead end") == is_marked or (
            place.is_dead_end
        )
        assert matrix_text.sentence(search, place, Target(item)).endswith("a dead end") == is_marked


# --- sentences ------------------------------------------------------------------------------------


@settings(max_examples=some(60))
@given(search=searches(), data=st.data())
def test_sentences_say_what_the_core_says(search: SearchBase, data: st.DataObject) -> None:
    """About solutions, covers and choices; every number in a choice is counted anew."""
    place = anywhere(search, data)
    event, problem = search.event, search.problem
    if event is None:
        return
    reported, reason = sentence(search, event), why(search, event)
    assert reported
    if event.op is Op.SOLUTION:
        assert place.primary_left == 0
        assert ("primary" in reported) == (
            bool(problem.secondary) and not isinstance(search, BacktrackSearch)
        )
        secondary = range(len(problem.items), len(problem.names))
        assert (
            not any(map(search.is_live, secondary))
            or "No column is left" not in reason
            or isinstance(search, MinimizingSearch)
        )
    if event.op in {Op.COVER, Op.UNCOVER} and event.item is not None:
        assert ("secondary" in reported) == (not problem.is_primary(event.item))
    choice = column_choice.of(search, place)
    if choice is None or not choice.is_new:
        return
    line = choice.sentence(problem)
    assert ("Dead end" in line) == (event.op is Op.DEAD_END)
    sizes = [search.size(other) for other in search.live_items() if other != choice.item]
    if "No other has as few" in line:
        assert all(size > choice.size for size in sizes)
    if match := re.search(r"The next smallest has (\d+)", line):
        assert int(match[1]) == min(size for size in sizes if size > choice.size)
    ignored = [item for item in place.live if item not in search.live_items() and item != choice.item]
    if ignored and choice.reason is not column_choice.ChoiceReason.GIVEN and "fewest" in search.rule.value:
        assert "compete" in line or isinstance(search, RepeatSearch)


@settings(max_examples=some(40))
@given(search=searches(), data=st.data(), kind=st.sampled_from(["link", "column", "option", "decision"]))
def test_the_log_leaves_no_event_out(search: SearchBase, data: st.DataObject, kind: str) -> None:
    """Its rows, folded or not, stand for every event of the span that they show but where they say so."""
    anywhere(search, data)
    model = LogModel()
    model.refresh(search, kind)
    rows = model.rows
    for before, after in each(pairwise(rows)):
        apart = before.is_apart or after.is_apart
        assert apart or after.beat.start == before.beat.end
    folded = next((row for row, entry in enumerate(rows) if entry.beat.end - entry.beat.start > 1), None)
    if folded is not None:
        model.toggle(model.index(folded, 0))
        model.refresh(search, kind)
        beat = rows[folded].beat
        assert_summed_up(search, rows[folded])
        listed = [entry.beat.end for entry in model.rows[folded + 1 : folded + 1 + beat.end - beat.start]]
        assert listed == list(range(beat.start + 1, beat.end + 1))


def assert_summed_up(search: SearchBase, row: LogEntry) -> None:
    """What a folded row says of its events is what a walk over them counts; the pseudo-code says the same."""
    twin, beat = search.twin(), row.beat
    twin.seek(beat.start)
    ops = []
    while twin.position < beat.end:
        twin.forward()
        assert twin.event is not None
        ops.append(twin.event.op)
    front = f"{len(ops):,} events, {beat.start + 1:,} to {beat.end:,}"
    assert row.texts.contents.startswith(front)
    assert row.texts.contents == summary(search, beat.start, beat.end)
    for op, word in ((Op.HIDE, "hidden"), (Op.TRY, "tried"), (Op.DEAD_END, "dead end")):
        found = re.search(rf"([\d,]+) (?:nodes? |options? )?{word}s?(,| and |$)", row.texts.contents)
        assert (int(found[1].replace(",", "")) if found else 0) == ops.count(op), row.texts.contents


@settings(max_examples=some(60))
@given(search=searches(), data=st.data())
def test_a_difference_says_how_many_things_it_lists(search: SearchBase, data: st.DataObject) -> None:
    """Its counts are those of two snapshots."""
    search.run_to("decision")
    there = search.snapshot()
    here = anywhere(search, data)
    found = difference.of(there, here)
    gone = len(found.options_left)
    if gone > 1:
        assert f"{gone:,} options gone" in changes(
            [(DifferenceGroup.GONE, gone)]
        ) or f"{gone} options gone" in changes([(DifferenceGroup.GONE, gone)])
    assert here.open_count - there.open_count == (
        len(found.options_returned)
        - gone
        - sum(there.is_open(option) for option in found.chosen_added)
        + sum(here.is_open(option) for option in found.chosen_removed)
    )
