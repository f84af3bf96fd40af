"""A sheet: everything of a puzzle survives files, and whatever is damaged beside the puzzle does not cost it."""

import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import fastjsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core import formats
from solver_core.cover import Override, Rule
from solver_core.errors import format_texts
from solver_core.formats import FormatError
from solver_core.formats.data import own
from solver_core.sudoku.engines import Engine
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.puzzle import Puzzle
from sudoku_gui.document.document import Document, Mode, Source
from sudoku_gui.models import Models
from sudoku_gui.player.search_conditions import CriterionKind, single
from sudoku_gui.player.subject import Subject
from sudoku_gui.session import saved_state
from sudoku_gui.session.saved_state import SavedState
from tests.amounts import some
from tests.core.formats.anything import plain_data, puzzles

GRID = Grid.parse("3...86..1.9..2......5.....382..7.1.9...2.8...5.4.3..269.....5......6..9.2..35...4")
PUZZLE = Puzzle(GRID, headers=(("A", "Author"),), elapsed=61_500)
WHAT_IF = Subject(GRID, rule=Rule.FIRST, seed=3, overrides=(Override((4, 2), 9), Override((), 1, 7)))

RUN = {"subject": WHAT_IF.to_json(), "name": "", "position": 7, "parent": None, "parted": 0, "number": 1}
BREAKPOINT = {"problem": "sudoku", "name": "", "enabled": True, "question": [{"kind": "dead_end"}]}


changes = st.lists(
    st.tuples(st.sampled_from(Mode), st.integers(0, 80), st.integers(0, 9)), min_size=1, max_size=12
)
keys = st.text(min_size=1, max_size=6).filter(
    lambda key: (
        key not in {*formats.PARTS, *["format", "version", "program", "puzzle", "mode", "history", "search"]}
    )
)
unknown = st.dictionaries(keys, plain_data, max_size=3)
subjects = st.builds(
    Subject,
    st.just(GRID),
    engine=st.sampled_from(Engine),
    rule=st.sampled_from(Rule),
    seed=st.integers(0, 99),
    overrides=st.lists(
        st.builds(
            Override,
            st.lists(st.integers(0, 728), max_size=3).map(tuple),
            st.integers(0, 323),
            st.none() | st.integers(0, 728),
        ),
        max_size=3,
    ).map(tuple),
)


@st.composite
def searches(draw: st.DrawFn) -> dict[str, Any]:
    """What was watched, with something unknown wherever anything can be."""
    several = draw(st.lists(subjects, min_size=1, max_size=3, unique=True))
    odd = draw(unknown)
    return {
        "subject": {**several[0].to_json(), **{f"x{key}": value for key, value in odd.items()}},
        "position": draw(st.integers(0, 10**6)),
        "breakpoints": [
            {
                "problem": "sudoku",
                "name": "b",
                "enabled": True,
                "question": [{"kind": "dead_end"}],
                "x": [odd],
            }
        ],
        "bookmarks": [{**subject.to_json(), "marks": [[7, "here"]], "x": odd} for subject in several],
        "runs": [
            {
                "subject": subject.to_json(),
                "name": draw(st.text(max_size=5)),
                "position": number,
                "parent": None if number == 1 else 1,
                "parted": 0,
                "number": number,
                "x": odd,
            }
            for number, subject in enumerate(several, 1)
        ],
    }


def worked_on(puzzle: Puzzle, done: list[tuple[Mode, int, int]], undone: int, saved: int) -> Document:
    """A document after some changes, of which some were undone again."""
    document = Document()
    document.open(puzzle, Source())
    for number, (mode, cell, digit) in enumerate(done):
        document.set_mode(mode)
        document.place_in((cell,), digit, f"typed {cell} {digit}")
        if number == saved:
            document.saved(Source(Path("x.sdk")))
    for _ in range(undone):
        document.undo_stack.undo()
    return document


@st.composite
def sheets(draw: st.DrawFn) -> SavedState:
    document = worked_on(draw(puzzles()), draw(changes), draw(st.integers(0, 5)), draw(st.integers(0, 5)))
    search = draw(st.none() | searches())
    more: dict[str, object] = {
        **draw(unknown),
        **{key: draw(unknown) for key in ("puzzle", "history", "search")},
    }
    there = {"puzzle": True, "history": document.history is not None, "search": search is not None}
    kept = {key: value for key, value in more.items() if key not in there or (there[key] and value)}
    return SavedState(document.timed_puzzle, document.mode, document.history, search, kept)


@pytest.fixture
def workspace(qapp: object) -> Iterator[Models]:
    assert qapp
    held = Models()
    yield held
    held.player.leave()


@pytest.fixture(scope="session")
def check() -> Callable[[Any], object]:
    schema = files("sudoku_gui.assets") / "schema" / "dsudoku-1.schema.json"
    compiled: Callable[[Any], object] = fastjsonschema.compile(json.loads(schema.read_text(encoding="utf-8")))
    return compiled


@settings(deadline=None, max_examples=some(30))
@given(held=sheets())
def test_a_whole_sheet_survives_byte_for_byte(
    qapp: object, check: Callable[[Any], object], held: SavedState
) -> None:
    """Puzzle, notes, colours, time, undone changes, search and unknown keys at every level are written as they were."""
    assert qapp
    text = saved_state.write(held)
    check(json.loads(text))
    again = saved_state.read(text)
    assert (again, again.dropped) == (held, ())
    assert saved_state.write(again) == text


def test_a_workspace_is_found_again_as_it_was_left(workspace: Models, check: Callable[[Any], object]) -> None:
    """Board, history, clock, search, breakpoints, bookmarks and runs of one window come to stand in another."""
    document = workspace.document
    document.open(PUZZLE, Source())
    document.more = {"later": 1, "puzzle": {"stars": 2}, "search": {"speed": 3}}
    document.place_in((1,), 4, "typed 1 4")
    document.saved(Source(Path("x.sdk")))
    document.set_mode(Mode.COLOURS)
    document.place_in((1,), 4, "coloured 1 4")
    document.set_mode(Mode.CENTRE)
    document.place_in((2,), 4, "noted 2 4")
    document.undo_stack.undo()
    workspace.player.watch_subject(Subject(GRID))
    workspace.player.watch_subject(WHAT_IF)
    workspace.player.scrub(40)
    workspace.bookmarks.add(12, "look")
    workspace.breakpoints.add(single(CriterionKind.CHOSEN, item=3), "mine")
    held = saved_state.of(workspace)
    text = saved_state.write(held)
    check(json.loads(text))
    assert (held.subject, held.position) == (WHAT_IF, 40)

    other = Models()
    assert saved_state.restore(other, saved_state.read(text), Source(), modified=True) == ()
    assert not other.player.is_watching
    other.player.watch_subject(WHAT_IF)
    other.player.scrub(40)
    assert saved_state.write(saved_state.of(other)) == text
    assert dict(other.bookmarks) == {12: "look"}
    assert other.document.clock.elapsed == 61_500
    assert other.document.is_modified
    other.document.undo_stack.undo()
    assert not other.document.is_modified
    assert other.document.undo_stack.undoText() == "typed 1 4"
    other.document.undo_stack.undo()
    assert other.document.puzzle == Puzzle(GRID, headers=PUZZLE.headers)
    for _ in range(3):
        other.document.undo_stack.redo()
    assert other.document.puzzle.centre.digits(2) == (4,)
    other.player.leave()


@settings(deadline=None, max_examples=some(30))
@given(puzzle=puzzles(), done=changes, undone=st.integers(0, 9), saved=st.integers(-1, 9))
def test_undo_and_redo_lead_the_same_ways_after_a_file(
    puzzle: Puzzle, done: list[tuple[Mode, int, int]], undone: int, saved: int
) -> None:
    before = worked_on(puzzle, done, undone, saved)
    held = SavedState(before.timed_puzzle, before.mode, before.history)
    read, after = saved_state.read(saved_state.write(held)), Document()
    after.open(read.puzzle, Source(), modified=before.is_modified, history=read.history)
    assert walked(after) == walked(before)


def walked(document: Document) -> list[tuple[Puzzle, bool, str]]:
    stack = document.undo_stack
    while stack.canRedo():
        stack.redo()
    reported = [(document.puzzle, document.is_modified, stack.undoText())]
    while stack.canUndo():
        stack.undo()
        reported.append((document.puzzle, document.is_modified, stack.undoText()))
    return reported


def test_a_file_that_is_opened_is_as_it_was_saved(workspace: Models) -> None:
    document = worked_on(PUZZLE, [(Mode.DIGITS, 1, 4), (Mode.DIGITS, 2, 7)], 0, 0)
    held = SavedState(document.timed_puzzle, document.mode, document.history)
    saved_state.restore(workspace, saved_state.read(saved_state.write(held)), Source(Path("y.dsudoku")))
    assert not workspace.document.is_modified
    workspace.document.undo_stack.undo()
    assert workspace.document.is_modified


def test_a_puzzle_from_elsewhere_makes_a_sheet() -> None:
    """Other formats know nothing of history, and a puzzle without givens is still to be typed in."""
    reading = formats.read(f"{GRID}\n{'.' * 81}\n")
    assert saved_state.from_reading(reading) == SavedState(Puzzle(GRID))
    assert saved_state.from_reading(reading, 1) == SavedState(Puzzle(Grid.empty()), Mode.GIVENS)


HISTORIES: list[Any] = [
    5,
    [],
    {},
    {"deeds": {}},
    {"deeds": [], "index": 1},
    {"deeds": [], "index": 0, "clean": -1},
    {"deeds": [], "index": True},
    {"deeds": [[]], "index": 0},
    {"deeds": [{}], "index": 0},
    {"deeds": [{"deed": 5}], "index": 0},
    {"deeds": [{"deed": "typed x y"}], "index": 0},
    {"deeds": [{"deed": "typed 81 1"}], "index": 0},
    {"deeds": [{"deed": "x", "entries": 5}], "index": 0},
    {"deeds": [{"deed": "x", "entries": [[1, 0]]}], "index": 0},
    {"deeds": [{"deed": "x", "entries": [[81, 0, 1]]}], "index": 0},
    {"deeds": [{"deed": "x", "entries": [[1, 0, 10]]}], "index": 0},
    {"deeds": [{"deed": "x", "entries": [[1, 0, 1e300]]}], "index": 0},
    {"deeds": [{"deed": "x", "entries": [[1, 2, 1]]}], "index": 0},
    {"deeds": [{"deed": "x", "entries": [[0, 0, 1]]}], "index": 0},
    {"deeds": [{"deed": "x", "entries": [[1, 0, 5]]}], "index": 1},
    {"deeds": [{"deed": "x", "corner": [[1, 0, 512]]}], "index": 0},
    {"deeds": [{"deed": "x", "headers": 5}], "index": 0},
    {"deeds": [{"deed": "x", "headers": [[], []]}], "index": 0},
    {"deeds": [{"deed": "x", "headers": [[["A", "Author"]], [["A", {}]]]}], "index": 0},
    {"deeds": [{"deed": "x", "headers": [[["A", "Author"]], [["A", ["x"]]]]}], "index": 0},
    {"deeds": [{"deed": "x", "sections": [[], [["A", "text"]]]}], "index": 0},
    {"deeds": [{"deed": "x", "sections": [[], [[1, []]]]}], "index": 0},
    {"deeds": [{"deed": "x"}] * 1001, "index": 0},
]


@pytest.mark.parametrize("history", HISTORIES, ids=range(len(HISTORIES)))
def test_a_broken_history_does_not_cost_the_puzzle(history: object) -> None:
    held = saved_state.read(own.write_with(PUZZLE, {"history": history}))
    assert (held, held.dropped) == (SavedState(PUZZLE), ("history",))


@settings(deadline=None, max_examples=some(30))
@given(mode=plain_data, history=plain_data, search=plain_data)
def test_whatever_stands_beside_a_puzzle_it_opens(mode: object, history: object, search: object) -> None:
    held = saved_state.read(own.write_with(PUZZLE, {"mode": mode, "history": history, "search": search}))
    assert held.puzzle == PUZZLE
    assert set(held.dropped) <= format_texts.DROPPED.keys()


@pytest.mark.parametrize(
    ("search", "dropped"),
    [
        (5, ("search",)),
        ({"subject": {}}, ("search",)),
        ({"position": 5}, ("search",)),
        ({"subject": Subject(GRID).to_json(), "position": -1}, ("search",)),
        ({"subject": Subject(GRID).to_json(), "position": 10**30}, ("search",)),
        ({"subject": {"grid": "x"}, "position": 5, "runs": {}, "bookmarks": []}, ("search", "runs")),
        ({"breakpoints": 5, "bookmarks": "x"}, ("breakpoints", "bookmarks")),
    ],
)
def test_a_broken_search_does_not_cost_the_rest(search: object, dropped: tuple[str, ...]) -> None:
    held = saved_state.read(own.write_with(PUZZLE, {"mode": "notes", "search": search}))
    assert (held.puzzle, held.mode, held.dropped) == (PUZZLE, Mode.NOTES, dropped)
    assert (held.subject, held.position) == (None, None)


@settings(deadline=None, max_examples=some(30))
@given(rows=st.lists(plain_data, max_size=3), name=st.sampled_from(["breakpoints", "bookmarks", "runs"]))
def test_lists_that_make_no_sense_are_left_out(rows: list[object], name: str) -> None:
    workspace = Models()
    workspace.breakpoints.add(single(CriterionKind.DEAD_END))
    left_out = saved_state.restore(workspace, SavedState(PUZZLE, search={name: rows}), Source())
    assert left_out == ((name,) if rows else ())
    assert [held.when for held in workspace.breakpoints] == [single(CriterionKind.DEAD_END)]


@pytest.mark.parametrize(
    ("name", "row"),
    [
        ("bookmarks", {**Subject(GRID).to_json(), "marks": [[10**30, "far"]]}),
        ("bookmarks", {**Subject(GRID).to_json(), "marks": [[-1, "before"]]}),
        ("runs", {**RUN, "position": 1 << 60}),
        ("runs", {**RUN, "name": "x" * 1001}),
        ("breakpoints", {**BREAKPOINT, "name": "x" * 1001}),
        ("breakpoints", {**BREAKPOINT, "question": [{"kind": "depth", "number": 1 << 70}]}),
    ],
)
def test_values_that_no_view_can_show_are_left_out(workspace: Models, name: str, row: dict[str, Any]) -> None:
    """Numbers beyond all searches and endless names would only do harm; as many rows as that would, too."""
    assert saved_state.restore(workspace, SavedState(PUZZLE, search={name: [row]}), Source()) == (name,)
    good = {
        "bookmarks": {**Subject(GRID).to_json(), "marks": [[1, ""]]},
        "runs": RUN,
        "breakpoints": BREAKPOINT,
    }
    many = [good[name]] * 1001
    assert saved_state.restore(workspace, SavedState(PUZZLE, search={name: many}), Source()) == (name,)
    assert (
        saved_state.restore(
            workspace, SavedState(PUZZLE, search={name: [{**good[name], "later": -1}]}), Source()
        )
        == ()
    )


def test_restored_marks_are_added_to_those_present(workspace: Models) -> None:
    """Opening a file takes nobody's bookmarks, breakpoints or runs away, and takes none up twice."""
    player, other = workspace.player, Subject(Grid.empty())
    for subject in (other, WHAT_IF, Subject(GRID)):
        player.watch_subject(subject)
        workspace.bookmarks.add(3, "there")
    player.leave()
    workspace.breakpoints.add(single(CriterionKind.DEAD_END))
    guest = Models()
    guest.document.open(PUZZLE, Source())
    for subject in (WHAT_IF, Subject(GRID, rule=Rule.SHUFFLED)):
        guest.player.watch_subject(subject)
        guest.bookmarks.add(5, "here")
    guest.player.leave()
    guest.breakpoints.add(single(CriterionKind.CHOSEN, item=3))
    guest.breakpoints.add(single(CriterionKind.DEAD_END))

    for _ in range(2):
        assert saved_state.restore(workspace, saved_state.of(guest), Source()) == ()
        assert [len(held.when.criteria) for held in workspace.breakpoints] == [1, 1]
        player.watch_subject(other)
        assert dict(workspace.bookmarks) == {3: "there"}
        player.watch_subject(WHAT_IF)
        assert dict(workspace.bookmarks) == {3: "there", 5: "here"}
        assert {run.subject for run in workspace.runs} == {
            WHAT_IF,
            Subject(GRID),
            Subject(GRID, rule=Rule.SHUFFLED),
        }
        player.leave()
    numbers = [run["number"] for run in workspace.runs.to_json()]
    assert len(set(numbers)) == len(numbers)


def test_only_the_open_puzzle_is_in_the_file(workspace: Models) -> None:
    workspace.player.watch_subject(Subject(Grid.empty()))
    workspace.bookmarks.add(3, "secret")
    workspace.player.leave()
    workspace.document.open(PUZZLE, Source())
    assert saved_state.of(workspace).search is None


def test_a_sheet_that_would_be_too_long_keeps_the_puzzle() -> None:
    """What can be missed is left out before a file is written that cannot be read again."""
    long = {"x": "y" * (1 << 21)}
    held = SavedState(PUZZLE, search={"bookmarks": [long, long]}, more={"later": 1})
    assert saved_state.read(saved_state.write(held)) == SavedState(PUZZLE, more={"later": 1})
    assert saved_state.read(
        saved_state.write(SavedState(PUZZLE, more={"later": [long, long]}))
    ) == SavedState(PUZZLE)


def test_a_puzzle_of_endless_text_is_refused() -> None:
    sections = tuple((f"{number}", ("x" * (1 << 16),)) for number in range(65))
    with pytest.raises(FormatError, match="too many lines of text"):
        saved_state.write(SavedState(Puzzle(GRID, sections=sections)))


@settings(deadline=None, max_examples=some(30))
@given(held=sheets(), place=st.floats(0, 1, exclude_max=True), bit=st.integers(0, 7))
def test_a_flipped_bit_in_a_saved_state_is_survived(
    qapp: object, held: SavedState, place: float, bit: int
) -> None:
    """It is read, and then comes back as it is, or is refused with a reason."""
    assert qapp
    damaged = bytearray(saved_state.write(held).encode())
    damaged[int(place * len(damaged))] ^= 1 << bit
    try:
        read = saved_state.read(formats.decode(bytes(damaged)))
    except FormatError as error:
        assert str(error)  # noqa: PT017 - both ends are claims
    else:
        assert saved_state.write(saved_state.read(saved_state.write(read))) == saved_state.write(read)
