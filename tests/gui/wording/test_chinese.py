"""The search speaks Chinese as it speaks English: each event has a sentence and a reason, and numbers are right."""

import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from solver_core.cover import Event, FewestSearch, Op, Problem, RepeatSearch, Rule, Search, SearchBase
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.column_list import choice_model as column_choice
from sudoku_gui.features.statistics import text as statistics
from sudoku_gui.features.tree_view import text as tree
from sudoku_gui.wording import names, transport
from sudoku_gui.wording.events import sentence, why
from tests.amounts import each

COMPILED = Path(str(files("sudoku_gui.assets"))) / "translations" / "zh_CN.qm"
MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
SETS = Problem("ABCDE", ["AB", "BCD", "DE", "AE", "C"])
STRIP = Problem("ABCDEF", [*"ABCDEF", "ABC", "BCD", "BCE", "DEF", "CDEF", "AF"])
HAN = re.compile("[\u4e00-\u9fff]")
HOLE = re.compile(r"%n|\{[a-z_]*\}")
EXACT_OPS = {
    *(Op.CHOOSE, Op.TRY, Op.COVER, Op.HIDE, Op.UNHIDE, Op.UNCOVER, Op.RETRACT),
    *(Op.DEAD_END, Op.SOLUTION, Op.EXHAUSTED, Op.DONE),
}
REPEAT_OPS = {
    *(Op.BOUND, Op.PRUNE, Op.CHOOSE, Op.TRY, Op.COVER, Op.DROP, Op.RESTORE, Op.UNCOVER, Op.RETRACT),
    *(Op.SOLUTION, Op.BEST, Op.EXHAUSTED, Op.DONE),
}
FEWEST_OPS = REPEAT_OPS - {Op.DROP, Op.RESTORE} | {Op.HIDE, Op.UNHIDE}
BIT_OPS = {Op.CHOOSE, Op.TRY, Op.RETRACT, Op.DEAD_END, Op.SOLUTION, Op.EXHAUSTED, Op.DONE}
SEARCHES: dict[str, tuple[Callable[[], SearchBase], set[Op]]] = {
    "exact cover": (lambda: Search(SETS), EXACT_OPS - {Op.DEAD_END}),
    "a Sudoku": (lambda: encoding.search(MANY), {Op.DEAD_END, Op.SOLUTION, Op.DONE}),
    "a Sudoku, first column": (lambda: encoding.search(MANY, Rule.FIRST), set()),
    "a Sudoku, drawing lots": (lambda: encoding.search(MANY, Rule.SHUFFLED, seed=7), set()),
    "queens": (lambda: gallery.search("queens_6"), EXACT_OPS),
    "Knuth's matrix": (lambda: gallery.search("knuth_2000"), set()),
    "repeat cover": (lambda: RepeatSearch(SETS), REPEAT_OPS),
    "fewest options": (lambda: FewestSearch(STRIP), FEWEST_OPS),
    "stations": (lambda: gallery.search("stations"), set()),
    "bits": (lambda: BacktrackSearch(MANY), BIT_OPS),
    "bits, first cell": (lambda: BacktrackSearch(MANY, Rule.FIRST), set()),
}
MOST = 400
"""Events of a search that are looked at one by one; then the places are sought that are still lacking."""
PLACES = {Op.DEAD_END: "dead_end", Op.SOLUTION: "solution", Op.DONE: "end"}


@pytest.fixture
def chinese(qapp: QCoreApplication) -> Iterator[None]:
    translator, usual = QTranslator(), QLocale()
    assert translator.load(str(COMPILED))
    QLocale.setDefault(QLocale("zh_CN"))
    qapp.installTranslator(translator)
    names._names.cache_clear()  # the program speaks one language from start to end
    yield
    qapp.removeTranslator(translator)
    names._names.cache_clear()
    QLocale.setDefault(usual)


@pytest.fixture
def english() -> Iterator[None]:
    usual = QLocale()
    QLocale.setDefault(QLocale("en"))
    yield
    QLocale.setDefault(usual)


def events(search: SearchBase, ops: set[Op]) -> Iterator[Event]:
    """What happens at first, and then what has not happened yet of these."""
    met = set()
    while not search.finished and search.position < MOST:
        search.forward()
        assert search.event is not None
        met.add(search.event.op)
        yield search.event
    for op, place in PLACES.items():
        if op in ops - met and search.run_to(place):
            assert search.event is not None
            yield search.event


def everything(search: SearchBase, event: Event) -> list[str]:
    snapshot = search.snapshot()
    choice = column_choice.of(search, snapshot)
    reported = [sentence(search, event), why(search, event)]
    if choice is not None and event.op in {Op.CHOOSE, Op.TRY, Op.DEAD_END, Op.RETRACT}:
        reported.append(choice.sentence(search.problem))
    return reported


def described(kind: str) -> Iterator[str]:
    """All that is said of the events of a search; it must have met all of its kinds of events."""
    made, ops = SEARCHES[kind]
    search, met = made(), set()
    for event in events(search, ops):
        for reported in everything(search, event):
            assert not HOLE.search(reported), reported
            yield reported
        met.add(event.op)
    assert ops <= met


@pytest.mark.full_speed
@pytest.mark.usefixtures("chinese")
@pytest.mark.parametrize("kind", SEARCHES)
def test_every_event_is_reported_in_chinese(kind: str) -> None:
    """Nothing is empty, nothing has a hole, and nothing is left of the English sentence."""
    for reported in each(described(kind)):
        assert HAN.search(reported), reported
        assert set(re.findall("[A-Za-z]{2,}", reported)) <= {"Knuth", "AND"}, reported


@pytest.mark.full_speed
@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("kind", SEARCHES)
def test_every_event_is_reported_in_english(kind: str) -> None:
    """Whole sentences without a hole, and without a letter of Chinese."""
    for reported in each(described(kind)):
        assert len(reported.split()) > 1, reported
        assert not HAN.search(reported), reported


@pytest.mark.usefixtures("chinese")
def test_the_columns_of_a_sudoku_have_chinese_names() -> None:
    """Also while the language has only just changed: names reported before are not kept."""
    problem = encoding.problem()
    assert names.item_name(problem, 22) == "r3c5"
    assert names.item_name(problem, 81 + 2 * 9 + 6) == "第3行有7"
    assert names.item_name(problem, 162 + 4 * 9 + 6) == "第5列有7"
    assert names.item_name(problem, 243 + 1 * 9 + 6) == "第2宫有7"
    assert names.option_name(problem, encoding.option(22, 7)) == "r3c5=7"


@pytest.mark.usefixtures("chinese")
def test_the_lines_of_a_chessboard_have_chinese_names() -> None:
    """Names that our own models give are words; those of other problems are theirs."""
    queens, pentominoes = gallery.problem("queens_6"), gallery.problem("pentominoes_3x20")
    assert [names.item_name(queens, item) for item in (0, 7, 13, 30)] == ["横行0", "直列1", "和1", "差2"]
    assert names.option_name(queens, 3) == "{横行0, 直列3}"
    assert names.item_name(pentominoes, 0) == "F"


@pytest.mark.usefixtures("chinese")
@pytest.mark.parametrize("count", [0, 1, 2, 1284])
def test_whatever_is_counted_has_its_number(count: int) -> None:
    """Chinese has one form for one and many, so every text with a plural holds the number itself."""
    source_file = COMPILED.with_suffix(".ts")
    if not source_file.exists():
        pytest.skip("only what is compiled is installed")
    contexts = ET.parse(source_file).getroot().iter("context")  # noqa: S314 - it is our own file
    counted = [
        (context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", ""))
        for context in contexts
        for message in context.iterfind("message[@numerus]")
    ]
    for context, source, comment in each(counted):
        said = QCoreApplication.translate(context, source, comment, count)
        assert "%n" not in said
        assert str(count) in said or "%n" not in source, said
        assert HAN.search(said), said


@pytest.mark.usefixtures("chinese")
def test_numbers_are_written_as_in_chinese() -> None:
    """Thousands are set apart, and one, none and many are all right."""
    assert names.number(1284) == "1,284"
    assert names.number(2**63 - 1) == "9,223,372,036,854,775,807"
    assert names.number(2**63) == "9,223,372,036,854,775,808"
    assert [names.options_name(n) for n in (0, 1, 2)] == ["0个选项", "1个选项", "2个选项"]
    assert [names.options_left(n) for n in (0, 1, 2)] == ["没有选项了", "还剩1个选项", "还剩2个选项"]
    assert [tree.solutions(n) for n in (0, 1, 2, 1284)] == ["无解", "1个解", "2个解", "1,284个解"]
    assert statistics.pair(1284, 0) == "1,284 / 0"
    assert [transport.rate_name(rate) for rate in (1, 25, 20_000, 1e6, 1e7)] == [
        *("每秒1步", "每秒25步", "每秒20,000步", "每秒100万步", "每秒1000万步")
    ]


@pytest.mark.usefixtures("chinese")
@pytest.mark.parametrize(("at", "length"), [(0, 0), (7, 12), (1284, 4097)])
def test_a_position_that_is_reported_can_be_typed_again(at: int, length: int) -> None:
    for is_known in (True, False):
        reported = transport.position(at, length, length_is_known=is_known)
        assert HAN.search(reported)
        assert transport.read_position(reported) == at
