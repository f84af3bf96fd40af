"""The list of code lines against the listing and the search it shows."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from solver_core.cover import Op, Search, SearchBase
from solver_core.cover.conditions import Clause, Condition
from solver_core.cover.explain import pseudocode
from solver_core.cover.replay.beats import BEATS
from solver_core.problems import gallery
from solver_core.problems.small import knuth_2000
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from solver_core.sudoku.pseudocode import listing
from sudoku_gui.features.pseudocode.model import ROW_ROLE, CodeLine, CodeModel

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


@pytest.fixture
def model() -> CodeModel:
    return CodeModel()


def searches() -> list[SearchBase]:
    return [Search(knuth_2000()), gallery.search("stations"), BacktrackSearch(MANY)]


def one(rows: tuple[CodeLine, ...], name: str) -> CodeLine:
    return next(row for row in rows if row.line.id == name)


def test_the_code_model_passes_qts_tester(model: CodeModel) -> None:
    """Qt's own checks of signals and indexes, through folds, breakpoints and other algorithms."""
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    for search in searches():
        for beat in BEATS:
            search.forward(7)
            model.refresh(search, beat)
            model.show_breakpoints({"x5.try", "r5.try"} if beat == "column" else ())
    model.refresh(None, "link")
    assert model.rowCount() == 0


@pytest.mark.parametrize("beat", BEATS)
@pytest.mark.parametrize("search", searches(), ids=lambda search: type(search).__name__)
def test_two_lines_are_marked_wherever_the_search_stands(
    model: CodeModel, search: SearchBase, beat: str
) -> None:
    """One has just been executed; one comes next, except at the end."""
    for position in range(0, 80, 3):
        search.seek(position)
        model.refresh(search, beat)
        assert [row.line for row in model.rows] == list(listing(search).shown(beat))
        assert sum(row.is_executed for row in model.rows) == 1
        assert sum(row.is_upcoming for row in model.rows) == (0 if search.finished else 1)
        executed = next(row for row in model.rows if row.is_executed)
        own = pseudocode.trace(search, search.event, listing(search))[-1]
        assert executed.line is own or own not in listing(search).shown(beat)
        assert model.executed.data(ROW_ROLE) is executed


@pytest.mark.parametrize("search", searches(), ids=lambda search: type(search).__name__)
def test_after_a_dead_end_the_node_is_left_not_branched_on(model: CodeModel, search: SearchBase) -> None:
    """What goes on is the folded block of the caller; in this node nothing comes but the return."""
    leaving, met = {"dead_end", "prune", "best", "solution"}, set()
    while not search.finished and search.position < 4_000:
        search.forward()
        before, following = search.event, search.peek()
        model.refresh(search, "decision")
        marked = next((row.line.id.partition(".")[2] for row in model.rows if row.is_upcoming), "")
        assert before
        if following and following.op in {Op.CHOOSE, Op.TRY, Op.HIDE, Op.DROP, Op.EXHAUSTED}:
            assert marked == ("choose" if following.op is Op.CHOOSE else "branch")
        elif before.op.name.lower() in leaving and following and following.op is not Op.BEST:
            assert marked == ("done" if following.op is Op.DONE else "return")
            met.add(before.op)
    assert met


def test_a_node_is_left_when_its_own_column_is_back(model: CodeModel) -> None:
    """The uncover that follows is of the option that led to it."""
    search = Search(knuth_2000())
    search.run_to(Condition([Clause(frozenset({Op.EXHAUSTED}))]))
    assert search.run_to("column")
    model.refresh(search, "decision")
    assert one(model.rows, "x4.branch").is_executed
    assert one(model.rows, "x8.return").is_upcoming
    model.refresh(search, "option")
    assert one(model.rows, "x6.others").is_upcoming


def test_calls_are_marked_up_to_the_line_that_is_executed(model: CodeModel) -> None:
    search = Search(knuth_2000())
    search.forward(3)
    model.refresh(search, "link")
    assert [row.line.id for row in model.rows if row.is_calling] == ["x4.cover", "cover.hide"]
    assert one(model.rows, "hide.links").is_executed
    model.refresh(search, "column")
    assert one(model.rows, "cover.hide").is_executed


def test_a_label_stands_where_its_step_begins(model: CodeModel) -> None:
    model.refresh(Search(knuth_2000()), "link")
    labels = [row.label for row in model.rows if row.label]
    assert labels == [f"X{step}" for step in range(1, 9)]
    model.refresh(Search(knuth_2000()), "decision")
    assert one(model.rows, "x4.branch").label == "X4–X7"
    assert one(model.rows, "x8.return").label == "X8"


def test_a_breakpoint_in_a_fold_shows_at_its_head(model: CodeModel) -> None:
    search = Search(knuth_2000())
    model.show_breakpoints({"x5.try", "x2.solution"})
    model.refresh(search, "link")
    assert {row.line.id for row in model.rows if row.has_breakpoint} == {"x5.try", "x2.solution"}
    assert not any(row.hides_breakpoint for row in model.rows)
    model.refresh(search, "decision")
    assert {row.line.id for row in model.rows if row.has_breakpoint} == {"x2.solution"}
    assert {row.line.id for row in model.rows if row.hides_breakpoint} == {"x4.branch"}
    model.show_breakpoints(())
    assert not any(row.has_breakpoint or row.hides_breakpoint for row in model.rows)


def test_only_lines_that_changed_are_reported(model: CodeModel) -> None:
    search = Search(knuth_2000())
    model.refresh(search, "link")
    reported: list[int] = []
    model.dataChanged.connect(lambda first, _: reported.append(first.row()))
    before = model.rows
    search.forward()
    model.refresh(search, "link")
    assert reported == [
        row for row, (old, new) in enumerate(zip(before, model.rows, strict=True)) if old != new
    ]
    assert 1 <= len(reported) <= 5


def test_every_line_says_what_it_means_and_is(model: CodeModel) -> None:
    for search in searches():
        model.refresh(search, "column")
        for row in range(model.rowCount()):
            index = model.index(row, 0)
            text, tip = index.data(), index.data(Qt.ItemDataRole.ToolTipRole)
            assert tip.startswith(text)
            assert tip.endswith(".")
            assert index.data(Qt.ItemDataRole.AccessibleTextRole).endswith(".")
    spoken = model.executed.data(Qt.ItemDataRole.AccessibleTextRole)
    assert "just executed" in spoken


def test_a_folded_block_says_what_its_events_did() -> None:
    """How many they are and which; a block that is open says what its lines mean instead."""
    search, model = encoding.search(Grid.parse("1" + "." * 80)), CodeModel()
    for _ in range(3):
        search.run_to("option")
    model.refresh(search, "option")
    row = model.rows[model.executed.row()]
    assert row.is_folded
    assert row.comment == "64 events, 30 to 93: 1 option tried, 3 columns covered and 60 nodes hidden"
    model.refresh(search, "link")
    assert "events" not in model.rows[model.executed.row()].comment
