"""Depth, left and colours have one meaning: at every event, within the cover for a choice too, all panes agree.

Whole small searches are walked event by event, and the first thousand events of large ones. What panes say is compared
with the stack and with the links themselves.
"""

import re
from collections.abc import Callable, Iterator

import pytest

from solver_core.cover import (
    Coloured,
    FewestSearch,
    Op,
    Problem,
    RepeatSearch,
    Rule,
    Search,
    SearchBase,
    Snapshot,
)
from solver_core.cover.explain import exercises, pseudocode, variables
from solver_core.cover.explain.neighbours import Element, Way, is_linked, round_trip
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.candidate_boards import text as candidates
from sudoku_gui.features.column_list.model import ColumnModel
from sudoku_gui.features.link_view import model as links
from sudoku_gui.features.link_view import text as links_text
from sudoku_gui.features.link_view.excerpt import Capacity, excerpt
from sudoku_gui.features.matrix_view import model as matrix_look
from sudoku_gui.features.play.small_matrix import model as by_hand
from sudoku_gui.features.play.small_matrix.board import _to_cover
from sudoku_gui.features.stack_view.model import StackModel
from sudoku_gui.features.tree_view.model import GlyphShape
from sudoku_gui.features.tree_view.state import TreeState
from sudoku_gui.features.tree_view.text import made
from sudoku_gui.player.selection import Target
from sudoku_gui.wording import matrix, transport
from sudoku_gui.wording.events import sentence, why
from sudoku_gui.wording.exercises import question
from sudoku_gui.wording.names import is_sudoku, item_name, option_name
from tests.amounts import each, spread

SUDOKU = "....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2...."
COLOURED = Problem(
    "pqr",
    [
        ["p", "q", "x", Coloured("y", "A")],
        [Coloured("x", "A"), "y", "p", "r"],
        ["p", Coloured("x", "B")],
        [Coloured("x", "A"), "q"],
        ["r", Coloured("y", "B")],
        ["q", Coloured("x", "B")],
        ["r", Coloured("x", "B")],
    ],
    "xy",
)
"""Options that agree and others that do not; colours stand before the columns that must be covered, and behind them."""
SEARCHES: dict[str, Callable[[], SearchBase]] = {
    "exact": lambda: gallery.search("knuth_2000"),
    "first column": lambda: Search(gallery.search("six_sets").problem, Rule.FIRST),
    "fewest": lambda: FewestSearch(gallery.search("knuth_2000").problem),
    "repeat": lambda: RepeatSearch(gallery.search("knuth_2000").problem),
    "secondary": lambda: gallery.search("queens_6"),
    "colours": lambda: Search(COLOURED),
    "small sudoku": lambda: gallery.search("sudoku_4"),
    "sudoku": lambda: encoding.search(Grid.parse(SUDOKU)),
    "bits": lambda: BacktrackSearch(Grid.parse(SUDOKU)),
}
MOST = 600
every_kind = pytest.mark.parametrize("kind", SEARCHES)
Walk = Iterator[tuple[SearchBase, Snapshot]]


@pytest.fixture(autouse=True)
def application(qapp: object) -> None:
    assert qapp


def walked(kind: str) -> Walk:
    """A search after each of its events, or of the first ones."""
    search = SEARCHES[kind]()
    yield search, search.snapshot()
    while not search.finished and search.position < MOST:
        search.forward()
        yield search, search.snapshot()


def near(search: SearchBase) -> tuple[list[int], list[int]]:
    """All items and options of a small problem; of a large one those of the last event."""
    problem = search.problem
    items, options = range(len(problem.names)), range(len(problem.options))
    if len(options) <= 10:
        return list(items), list(options)
    event = search.event
    found = list(problem.columns[0 if event is None or event.item is None else event.item])[:4]
    return sorted({item for one in found for item in problem.options[one]}), found


def sentences(search: SearchBase, place: Snapshot) -> Iterator[str]:
    """All that panes say there of events, columns, options and nodes."""
    items, options = near(search)
    columns = ColumnModel()
    columns.refresh(place, keeps_sizes=not isinstance(search, BacktrackSearch))
    if search.event is not None:
        yield sentence(search, search.event)
        yield why(search, search.event)
    targets = [*map(Target, items), *(Target(option=one) for one in options)]
    targets += [Target(item, one) for one in options for item in search.problem.options[one]]
    for target in targets:
        yield matrix.sentence(search, place, target)
        if is_sudoku(search.problem):
            yield candidates.sentence(search, place, target)
        if target.item is not None:
            yield links_text.describe(search, Element(target.item, target.option))
    yield from map(columns.sentences, items)


# --- depth ----------------------------------------------------------------------------------------------


@every_kind
def test_depth_is_the_number_of_options_chosen_at_every_event(kind: str) -> None:
    """An option counts from its TRY to its RETRACT, in transport, code, stack and in the event itself."""
    depth = 0
    for search, place in each(walked(kind)):
        if search.event is not None:
            depth += {Op.TRY: 1, Op.RETRACT: -1}.get(search.event.op, 0)
            assert search.event.depth == depth
        assert place.depth == depth == variables.at(search, place).level
        assert transport.latest_choice(search).startswith(f"Depth {depth}: ")
        assert transport.where_on_stack(search)[-1] == f"Depth {depth}"
        stack = StackModel()
        stack.refresh(place)
        assert sum(row.option is not None for row in stack.rows) == depth


@every_kind
def test_no_sentence_speaks_of_a_depth_without_an_option(kind: str) -> None:
    """But of the one at which another option is tried after a dead end; none is empty after its colon."""
    for search, place in spread(walked(kind)):
        for text in each(sentences(search, place)):
            assert not text.endswith((":", ": ")), text
            for said in re.findall(r"(?<!tried )at depths? (\d+)|\(depth (\d+)\)", text):
                assert 0 < int("".join(said)) <= place.depth, (search.position, text)


@pytest.mark.parametrize("kind", [kind for kind in SEARCHES if kind != "bits"])
def test_a_badge_has_the_depth_of_the_choice_that_took_the_box_or_none_yet(kind: str) -> None:
    """What the column branched on takes before its option is tried has no number."""
    for search, place in spread(walked(kind)):
        assert isinstance(search, Search | RepeatSearch)
        look = links.look(search, place, excerpt(search, None, Capacity(12, 20)))
        for joint in look.joints:
            for box, depth in zip(joint.around, joint.depths, strict=True):
                items = {box.item} if box.option is None else set(search.problem.options[box.option])
                if depth <= place.depth:
                    assert look.badge(depth) == str(depth)
                    assert items & set(search.problem.options[place.levels[depth - 1].option])
                else:
                    assert look.badge(depth) == ""
                    assert place.chosen_item in items


@every_kind
def test_the_tree_has_the_option_tried_last_while_its_future_is_hidden(kind: str) -> None:
    """Its landmark, by which the tree will know it, is still to come; the innermost item has the depth of the stack."""
    for search, place in each(walked(kind)):
        if search.position % 7 and len(search.problem.options) > 10:
            continue
        twin = search.twin()
        twin.background_run.go(position=place.position)
        assert twin.background_run.length == place.position
        state = TreeState()
        twin.seek(place.position)
        state.read(twin, place.position)
        path = state.excerpt.path_to(state.excerpt.entered_at(place.position, place.levels))
        if not path:
            assert place.depth == 0
            continue
        item = state.excerpt.glyphs[path[-1]]
        chosen = [option for number in path for option in state.excerpt.glyphs[number].options]
        assert item.depth + made(item, place.depth) - 1 == place.depth, (place.position, item)
        assert chosen[: place.depth] == [level.option for level in place.levels]
        assert len(chosen) == place.depth or item.shape is GlyphShape.CHAIN


# --- left -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [kind for kind in SEARCHES if kind != "bits"])
def test_columns_in_the_list_are_the_headers_in_the_ring_at_every_event(kind: str) -> None:
    """Board, column list and matrix say the same number; it is counted here along the links."""
    for search, place in spread(walked(kind)):
        assert isinstance(search, Search | RepeatSearch)
        headers = len(list(round_trip(search, Element(-1), Way.RIGHT)))
        total, columns = len(search.problem.items), ColumnModel()
        columns.refresh(place)
        what = "primary columns" if search.problem.secondary else "columns"
        said = f"{headers} of {total} {what} in the list"
        assert columns.count == said
        assert matrix.summary(place).startswith(f"{said}, ")
        if total <= 20:
            look = by_hand.look(search, place)
            assert _to_cover(look.problem, look.left).startswith(said)


@every_kind
def test_options_that_can_be_chosen_and_half_removed_ones_are_counted_at_every_event(kind: str) -> None:
    """The rows of the matrix that are not hatched; half removed has some nodes in columns of the list, as links are."""
    for search, place in spread(walked(kind)):
        problem, said = search.problem, matrix.summary(place)
        rows = matrix_look.look(place).rows
        chosen = len(place.chosen)
        assert f", {rows.count(0) - chosen} of {len(problem.options)} options available" in said
        half = 0
        if isinstance(search, Search):
            for option in near(search)[1]:
                nodes = [Element(item, option) for item in problem.options[option] if place.is_live(item)]
                is_out = not place.is_open(option) and option not in place.chosen
                linked = any(is_linked(search, node) for node in nodes)
                assert place.is_leaving(option) == (is_out and linked and problem.choosable[option])
            half = sum(map(place.is_leaving, range(len(problem.options))))
        assert said.endswith(f", {half} half removed") == (half > 0)
        event = search.event
        if half:
            assert event is not None
            assert event.op in {Op.COVER, Op.HIDE, Op.UNHIDE}


# --- exercises ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["exact", "repeat", "colours"])
def test_a_column_is_being_uncovered_from_its_first_node_on(kind: str) -> None:
    """At a dead end it is the one that is uncovered next; the first node makes the difference."""
    seen = set()
    for search, place in each(walked(kind)):
        exercise = exercises.at(search, exercises.Kind.NODE)
        if exercise is None or exercise.covered is None:
            continue
        name, said = item_name(search.problem, exercise.covered), question(search, exercise)
        event = place.event
        assert event is not None
        if "is being covered" in said:
            assert event.op in {Op.COVER, Op.HIDE, Op.DROP}
        else:
            is_begun = (
                event.op in {Op.UNHIDE, Op.RESTORE} and pseudocode.column(search, event) == exercise.covered
            )
            assert said.startswith(
                f"“{name}” is being uncovered" if is_begun else f"“{name}” is uncovered next"
            )
            seen.add(is_begun)
    assert seen == {False, True}


# --- colours --------------------------------------------------------------------------------------------


def colour(option: int, item: int) -> object:
    return COLOURED.colour(option, item) if item in COLOURED.options[option] else None


def test_a_coloured_column_is_called_covered_or_purified() -> None:
    """By event, column list, matrix and links, at every event from the one at which its header leaves."""
    seen = set()
    for search, place in each(walked("colours")):
        columns = ColumnModel()
        columns.refresh(place)
        for item in (3, 4):
            takers = [level.option for level in place.levels if item in COLOURED.options[level.option]]
            described = (
                matrix.sentence(search, place, Target(item)),
                columns.column(item).sentence,
                links_text.describe(search, Element(item)),
            )
            now = colour(takers[0], item) if takers and not place.is_live(item) else None
            assert all(f"purified to {now} at depth" in text for text in described) == (now is not None)
            assert columns.column(item).word == (
                f"purified {now}" if now else "secondary" if place.is_live(item) else "covered"
            )
            seen.add((now, place.is_live(item)))
            event = search.event
            if event is not None and event.item == item and event.op in {Op.COVER, Op.UNCOVER}:
                verb = "Purify" if event.op is Op.COVER else "Unpurify"
                assert sentence(search, event).startswith(f"{verb} secondary") == (
                    colour(takers[0], item) is not None
                )
    assert seen == {(None, True), (None, False), ("A", False), ("B", False)}


def test_how_many_options_a_purified_column_sends_away_is_counted() -> None:
    """Those that leave other columns in the events that follow, until the next header."""
    said: dict[int, tuple[str, set[int | None]]] = {}
    begun = 0
    for search, place in each(walked("colours")):
        event = place.event
        if event is None or event.op is not Op.HIDE:
            begun = 0
        if (
            event is not None
            and event.op is Op.COVER
            and pseudocode.purified(search, event.item or 0) is not None
        ):
            begun = search.position
            said[begun] = sentence(search, event), set()
        elif begun and event is not None:
            said[begun][1].add(event.option)
            assert sentence(search, event).startswith("Purify secondary column “")
    assert len({len(gone) for _, gone in said.values()}) > 1
    for text, gone in each(said.values()):
        counted = re.search(r"its (\d+) options? with another colour", text)
        assert (int(counted[1]) if counted else 0) == len(gone), text


def test_why_an_option_is_out_or_in_is_said_at_every_event() -> None:
    """Out, as a choice gives the column another colour; in, though the column is purified, as both give it the same."""
    reasons = set()
    for search, place in each(walked("colours")):
        for option in range(len(COLOURED.options)):
            said = matrix.sentence(search, place, Target(option=option))
            for item in (3, 4):
                taker = next(
                    (one.option for one in place.levels if item in COLOURED.options[one.option]), None
                )
                if place.is_live(item) or taker is None or item not in COLOURED.options[option]:
                    continue
                name, now = item_name(COLOURED, item), colour(taker, item)
                if option not in place.chosen and place.is_open(option):
                    assert now is not None
                    assert colour(option, item) == now
                    assert "available; " in said
                    assert f"it gives “{name}” the colour {now}, too" in said
                    reasons.add("in")
                if f"both cover “{name}”" in said:
                    assert now is None
                    reasons.add("covered")
                if f"gives “{name}” the colour" in said and "does not" in said:
                    assert colour(option, item) != now
                    assert option_name(COLOURED, taker) in said
                    reasons.add("another colour")
    assert reasons == {"in", "covered", "another colour"}


def test_several_times_in_one_colour_is_said_only_where_there_are_colours() -> None:
    for kind, is_coloured in (("colours", True), ("secondary", False)):
        search = SEARCHES[kind]()
        search.run_to("solution")
        assert search.event is not None
        assert ("several times in one colour" in sentence(search, search.event)) == is_coloured
        columns = ColumnModel()
        search.seek(0)
        columns.refresh(search.snapshot())
        for item in range(len(search.problem.items), len(search.problem.names)):
            assert ("several times in one colour" in columns.column(item).sentence) == is_coloured
