"""Where a tour asks its reader to look, there is what it says: the kind of board, its panes, and every number.

`CLAIMS` has what each hint says in a form that the search can be asked, so a tour that is changed has to be read again.
"""

import re
from collections.abc import Callable, Iterator, Sequence

import pytest

from solver_core.cover import Op, SearchBase, Snapshot
from solver_core.problems import gallery
from solver_core.problems.plans import Network, Style
from sudoku_gui.features.play.small_matrix import model as by_hand
from sudoku_gui.features.play.small_matrix.model import OptionRow, RowState
from sudoku_gui.features.tours import collection as tour_collection
from sudoku_gui.features.tours.stop_search import StopSearch
from sudoku_gui.features.tours.tour import Stop
from sudoku_gui.player.subject import Subject, is_by_hand
from sudoku_gui.translation import CODES
from sudoku_gui.wording.names import item_name, option_name
from tests.amounts import each

TOURS = {
    found.name.partition(".")[0]: found.tour for found in tour_collection.shipped() if found.tour is not None
}
NAMED = {
    "en": {
        "board": r"\bThe board\b|\b[Oo]n the board\b",
        "matrix_view": r"\bThe matrix\b",
        "column_list": r"\bThe list of columns\b",
        "link_view": r"\b[Tt]he links:|\b[Tt]he masks\b",
        "stack_view": r"\bThe stack\b",
        "tree_view": r"\b[Tt]he search tree\b",
        "bound": r"\bThe bound:",
    },
    "de": {
        "board": r"\b[Dd]as Brett\b|\b[Aa]uf dem Brett\b",
        "matrix_view": r"\bDie Matrix\b",
        "column_list": r"\bDie Spaltenliste\b",
        "link_view": r"\b[Dd](?:ie|er) Verkettung:|\b[Dd]ie Masken\b",
        "stack_view": r"\b[Dd]er Stapel\b",
        "tree_view": r"\b[Dd]er Suchbaum\b|\b[Ii]m Suchbaum\b",
        "bound": r"\bDie Schranke:",
    },
    "zh_CN": {
        "board": r"看棋盘|棋盘上",
        "matrix_view": r"看矩阵",
        "column_list": r"列的清单",
        "link_view": r"看链接|和链接|掩码",
        "stack_view": r"栈",
        "tree_view": r"搜索树",
        "bound": r"看下界面板",
    },
}
"""How a hint says where to look."""
FOREIGN = {
    "ring": {
        "en": r"\b(row|column|table|cell|digit|candidate)s?\b|struck out|faded|hatched",
        "de": r"\b(Zeile|Spalte|Tabelle|Zelle|Ziffer|Kandidat)(n|en)?\b|durchgestrichen|blass|schraffiert",
        "zh_CN": r"行|列|表格|单元格|数字|候选数|划掉|斜线",
    },
    "matrix by hand": {
        "en": r"\b(cell|digit|candidate|station|ring)s?\b|underlined|slanted",
        "de": r"\b(Zelle|Ziffer|Kandidat|Station|Ring)(n|en)?\b|unterstrichen|kursiv",
        "zh_CN": r"单元格|候选数|站点|环|下划线",
    },
    "sudoku": {
        "en": r"\b(diamond|arrow|station|ring of|set|tick)s?\b(?! key)|struck out|framed",
        "de": r"\b(Raute|Pfeil|Station|Menge|Häkchen)(n|en)?\b|durchgestrichen|umrahmt",
        "zh_CN": r"菱形|箭头|站点|集合|划掉|加了框",
    },
}
"""What no hint may say of a kind of board, as it is not to be seen there."""


def stops() -> Iterator[tuple[str, Stop]]:
    for name, tour in TOURS.items():
        for stop in tour.stops:
            yield f"{name}:{stop.number}", stop


def kind_of_board(subject: Subject) -> str:
    board = None if subject.grid or not subject.sample else gallery.board(subject.sample)
    if is_by_hand(subject, subject.search().problem):
        return "matrix by hand"
    if board is not None and (isinstance(board, Network) or board.style is not Style.DIGITS):
        return "ring"
    return "sudoku"


def parts(hint: str) -> list[str]:
    """Its sentences, each with what a colon introduces."""
    return re.split(r"(?<=[.?!。？！])\s*", hint)


def seen_parts(hint: str, language: str, pane: str) -> Iterator[str]:
    """The sentences about a pane: from the one that names it to the next that names another."""
    here = False
    for part in parts(hint):
        named = [name for name, pattern in NAMED[language].items() if re.search(pattern, part)]
        here = pane in named if named else here
        if here:
            yield part


def test_a_hint_names_the_same_panes_in_every_language() -> None:
    """And no pane that the stop does not show."""
    for name, stop in each(stops()):
        if stop.look is None:
            continue
        named = {
            language: {
                pane
                for pane, pattern in NAMED[language].items()
                if re.search(pattern, stop.look.words[language])
            }
            for language in CODES
        }
        assert named["en"] == named["de"] == named["zh_CN"], (name, named)
        assert named["en"] <= set(stop.panes), name


def test_a_hint_about_the_board_fits_the_kind_of_board_that_is_shown() -> None:
    """A ring has no rows, a Sudoku no diamonds; in every language."""
    kinds = set()
    for name, stop in each(stops()):
        if stop.look is None or "board" not in stop.panes:
            continue
        kind = kind_of_board(stop.subject)
        for language in CODES:
            for part in seen_parts(stop.look.words[language], language, "board"):
                if any(re.search(NAMED[language][pane], part) for pane in NAMED[language] if pane != "board"):
                    continue  # a sentence about two panes
                foreign = re.search(FOREIGN[kind][language], part)
                assert foreign is None, (name, kind, part)
                kinds.add(kind)
    assert kinds == set(FOREIGN)


# --- what the hints say ---------------------------------------------------------------------------------

Claim = Callable[[SearchBase, Snapshot], object]


def items(place: Snapshot, found: Sequence[int]) -> set[str]:
    return {item_name(place.problem, item) for item in found}


def options(place: Snapshot, found: Sequence[int]) -> set[str]:
    return {option_name(place.problem, option) for option in found}


def size(place: Snapshot, name: str) -> int:
    names = [item_name(place.problem, item) for item in range(len(place.problem.names))]
    return place.sizes[names.index(name)]


def rows(search: SearchBase, place: Snapshot) -> dict[str, OptionRow]:
    look = by_hand.look(search, place)
    return {option_name(place.problem, option): row for option, row in enumerate(look.rows)}


def open_in(place: Snapshot, name: str) -> set[str]:
    """The options of a column that can be chosen."""
    names = [item_name(place.problem, item) for item in range(len(place.problem.names))]
    return options(place, [one for one in place.problem.columns[names.index(name)] if place.is_open(one)])


def digits(place: Snapshot, digit: int) -> set[str]:
    """Where a digit can still be chosen."""
    every = options(place, [one for one in range(len(place.problem.options)) if place.is_open(one)])
    return {name.partition("=")[0] for name in every if name.endswith(f"={digit}")}


def guesses(place: Snapshot) -> set[str]:
    return options(place, [level.option for level in place.levels if level.is_guess])


def _letters_left(place: Snapshot, name: str) -> set[object]:
    problem = place.problem
    item = next(one for one in range(len(problem.names)) if item_name(problem, one) == name)
    return {problem.colour(one, item) for one in problem.columns[item] if place.is_open(one)}


CLAIMS: dict[str, Claim] = {
    "1_exact_cover:1": lambda _, it: (len(it.problem.options), len(it.problem.items)) == (6, 7),
    "1_exact_cover:2": lambda search, it: (
        {name for name, row in rows(search, it).items() if row.turn} == open_in(it, "1")
        and it.chosen_item == 0
    ),
    "1_exact_cover:3": lambda search, it: (
        rows(search, it)["{1, 4, 7}"].state is RowState.CHOSEN
        and rows(search, it)["{1, 4}"].state is RowState.OUT
        and rows(search, it)["{1, 4}"].turn is not None
        and {row.depth for row in rows(search, it).values() if row.depth} == {1}
        and it.depth == 1
    ),
    "1_exact_cover:5": lambda _, it: [size(it, name) for name in "2356"] == [1, 1, 1, 1],
    "1_exact_cover:6": lambda _, it: items(it, list(it.starved)) == {"3", "5"},
    "1_exact_cover:7": lambda search, it: (
        size(it, "3") and size(it, "5") and (turn := rows(search, it)["{1, 4, 7}"].turn) and turn.is_over
    ),
    "1_exact_cover:9": lambda _, it: open_in(it, "5") == {"{3, 5, 7}"},
    "1_exact_cover:10": lambda _, it: (
        it.depth == 3 and not it.primary_left and {level.is_guess for level in it.levels} == {True, False}
    ),
    "1_exact_cover:11": lambda _, it: it.open_count == 6 and it.primary_left == 7,
    "2_knuth_links:3": lambda _, it: items(it, [0]) == {"A"} and it.item_depths[0] > it.depth,
    "2_knuth_links:6": lambda _, it: options(it, [it.levels[0].option]) == {"{A, D, G}"} and it.depth == 1,
    "2_knuth_links:8": lambda _, it: items(it, it.live) == {"E"},
    "2_knuth_links:10": lambda _, it: it.event is not None and it.event.op is Op.UNHIDE,
    "2_knuth_links:13": lambda _, it: (it.levels[0].number, it.levels[0].among) == (2, 2),
    "2b_four_by_four:1": lambda _, it: (len(it.problem.options), len(it.problem.items)) == (64, 64),
    "2b_four_by_four:2": lambda _, it: (
        not digits(it, 3) & {f"r1c{n}" for n in "234"} | {f"r{n}c1" for n in "234"} & digits(it, 3)
    ),
    "2b_four_by_four:3": lambda _, it: list(it.sizes).count(1) > 3,
    "2b_four_by_four:5": lambda _, it: (
        [one.given or (one.number, one.among) == (1, 1) for one in it.levels] == [True] * 16
    ),
    "2b_four_by_four:6": lambda _, it: len(it.problem.items) == 4 * 81,
    "3_sudoku_columns:2": lambda _, it: all(len(one) == 4 for one in it.problem.options),
    "3_sudoku_columns:3": lambda _, it: all(len(it.problem.columns[cell]) == 9 for cell in range(81)),
    "3_sudoku_columns:6": lambda _, it: (
        not any(cell.startswith("r1") for cell in digits(it, 8)) and len(digits(it, 8)) == 72
    ),
    "3_sudoku_columns:7": lambda _, it: {d for d in range(1, 10) if "r7c8" in digits(it, d)} == {3, 6, 8, 9},
    "3_sudoku_columns:8": lambda _, it: it.depth == 81,
    "4_nothing_is_lost:3": lambda _, it: (
        options(it, [one for one in it.problem.columns[3] if it.is_hidden(one, 3)]) == {"{A, D, G}", "{A, D}"}
    ),
    "4_nothing_is_lost:8": lambda _, it: (
        options(it, [one for one in it.problem.columns[3] if it.is_hidden(one, 3)]) == {"{A, D, G}"}
    ),
    "4_nothing_is_lost:9": lambda _, it: not any(it.item_depths) and not any(it.hidden),
    "5_smallest_column:1": lambda _, it: len(it.starved) == 2,
    "5_smallest_column:2": lambda _, it: (
        not open_in(it, "3") and options(it, list(it.chosen)) == {"{1, 4, 7}", "{2, 6}"}
    ),
    "5_smallest_column:3": lambda _, it: it.depth == 2,
    "6_guesses:1": lambda _, it: (
        [one.among for one in it.levels[-6:]] == [1] * 6
        and not any(one.given for one in it.levels[-6:])
        and all(one.given for one in it.levels[:-6])
    ),
    "6_guesses:3": lambda _, it: len(guesses(it)) == 3,
    "6_guesses:5": lambda _, it: options(it, [it.levels[-1].option]) == {"r7c1=1"},
    "6_guesses:8": lambda _, it: not {cell for cell in digits(it, 2) if cell.startswith("r6")},
    "6_guesses:11": lambda _, it: guesses(it) and all(name.startswith(("r1", "r2")) for name in guesses(it)),
    "7_repeat_cover:1": lambda _, it: (
        len(it.problem.items) == 12
        and {len(one) for one in it.problem.options} == {len(one) for one in it.problem.columns} == {3}
    ),
    "7_repeat_cover:2": lambda _, it: (
        not any(len({"1", "4", "7", "10"} & items(it, one)) > 1 for one in it.problem.options)
    ),
    "7_repeat_cover:3": lambda _, it: {len(one) for one in it.problem.columns} == {3},
    "7_repeat_cover:4": lambda _, it: it.depth == 1,
    "7_repeat_cover:5": lambda _, it: it.depth == 10 and len(it.problem.items) - len(it.chosen) == 2,
    "7_repeat_cover:6": lambda _, it: "11" in items(it, it.live),
    "8_bits:2": lambda _, it: it.depth == 1,
    "8_bits:5": lambda _, it: len([d for d in range(1, 10) if "r7c8" in digits(it, d)]) > 1,
    "9_own_matrix:1": lambda _, it: (
        item_name(it.problem, len(it.problem.names) - 1) == "van" and it.problem.secondary
    ),
    "9_own_matrix:4": lambda _, it: size(it, "Tue") == 0,
    "9_own_matrix:8": lambda _, it: "van" in items(it, it.live),
    "9b_colours:1": lambda _, it: all(
        [one is None for one in colours].count(True) == [one is None for one in colours].count(False) == 2
        for colours in it.problem.colours
    ),
    "9b_colours:3": lambda _, it: _letters_left(it, "p") == {"a"},
    "9b_colours:5": lambda _, it: len(it.chosen) == 4,
}
"""By file and stop: whether what the hint there says is so."""


@pytest.mark.parametrize("name", TOURS)
def test_every_hint_is_true_at_its_stop(name: str) -> None:
    claimed, search = 0, StopSearch()
    for stop in each(TOURS[name].stops):
        search.send(stop)
        search.go()
        claim = CLAIMS.get(f"{name}:{stop.number}")
        if claim is not None:
            place = search.search.snapshot()
            assert claim(search.search, place), (name, stop.number, stop.look and stop.look.words["en"])
            claimed += 1
    assert claimed >= 2
    assert {key for key in CLAIMS if key.startswith(f"{name}:")} == {
        f"{name}:{stop.number}" for stop in TOURS[name].stops if f"{name}:{stop.number}" in CLAIMS
    }


# --- what is explained where it first appears -----------------------------------------------------------


@pytest.mark.parametrize("language", CODES)
def test_the_four_assignments_come_in_the_tour_of_the_links(language: str) -> None:
    """Two of cover where the first header leaves; two of uncover where the first node returns."""
    stops = TOURS["2_knuth_links"].stops
    third, tenth = stops[2].text.words[language], stops[9].text.words[language]
    assert all(code in third for code in ("`R[L[A]] ← R[A]`", "`L[R[A]] ← L[A]`"))
    assert all(code in tenth for code in ("`D[U[q]] ← q`", "`U[D[q]] ← q`", "`R[L[c]] ← c`", "`L[R[c]] ← c`"))
    earlier = [stop.text.words[language] for stop in (*TOURS["1_exact_cover"].stops, *stops[:2])]
    assert not any("←" in text for text in earlier)


@pytest.mark.parametrize(
    ("language", "depth", "diamond"),
    [("en", "depth", "diamond"), ("de", "Tiefe", "Raute"), ("zh_CN", "深度", "菱形")],
)
def test_badges_and_diamonds_are_explained_where_they_first_appear(
    language: str, depth: str, diamond: str
) -> None:
    """On the board of the first tour at the first choice, and in the links where the first header leaves."""

    def hint(name: str, number: int) -> str:
        look = TOURS[name].stops[number - 1].look
        return look.words[language] if look else ""

    assert diamond in hint("1_exact_cover", 2)
    assert depth in hint("1_exact_cover", 3)
    assert "“…”" in hint("1_exact_cover", 3).replace("„…“", "“…”")
    assert depth in hint("2_knuth_links", 3)
    assert "“…”" in hint("2_knuth_links", 3).replace("„…“", "“…”")
    assert depth in hint("2_knuth_links", 6)
