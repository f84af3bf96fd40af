"""What is other as rows and as a sentence."""

import pytest
from PySide6.QtCore import QModelIndex, Qt

from solver_core.cover import SearchBase, Snapshot
from solver_core.cover.explain import difference
from solver_core.cover.explain.difference import Difference, Resized
from solver_core.problems import gallery
from solver_core.sudoku import encoding
from solver_core.sudoku.grid import Grid
from sudoku_gui.features.difference.model import ROW_ROLE, TARGET_ROLE, DifferenceEntry, DifferenceModel
from sudoku_gui.features.difference.text import DifferenceGroup, Filter, changes, groups, sentence, starved
from sudoku_gui.player.selection import Target

MANY = Grid.parse("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")


@pytest.fixture
def rows(qapp: object) -> DifferenceModel:
    assert qapp
    model = DifferenceModel()
    model.show_difference(*between(encoding.search(MANY), 2000, 2275)[::2])
    return model


def place(search: SearchBase, position: int) -> Snapshot:
    search.seek(position)
    return search.snapshot()


def between(search: SearchBase, one: int, other: int) -> tuple[Difference, Snapshot, Snapshot]:
    there, here = place(search, one), place(search, other)
    return difference.of(there, here), there, here


def of_choice(search: SearchBase) -> tuple[Difference, Snapshot, Snapshot]:
    """From the decision at which the search stands to the next one."""
    there = search.snapshot()
    search.run_to("decision")
    here = search.snapshot()
    return difference.of(there, here), there, here


def listed(rows: DifferenceModel) -> list[DifferenceEntry]:
    return [rows.at(row) for row in range(rows.rowCount())]


def test_each_group_has_a_heading_and_all_its_things(rows: DifferenceModel) -> None:
    """In the order of the groups; what is not there has no heading."""
    headings = [row for row in listed(rows) if row.is_heading]
    assert [row.group for row in headings] == [
        DifferenceGroup.CHOSEN,
        DifferenceGroup.COVERED,
        DifferenceGroup.GONE,
        DifferenceGroup.SMALLER,
    ]
    for group, members in groups(rows.difference):
        found = [row.member for row in listed(rows) if row.group is group and not row.is_heading]
        assert found == [member.item if isinstance(member, Resized) else member for member in members]


def test_the_smallest_sizes_come_first() -> None:
    found, there, here = between(encoding.search(MANY), 0, 3000)
    left = [one.after for one in dict(groups(found))[DifferenceGroup.SMALLER] if isinstance(one, Resized)]
    assert left == sorted(left)
    assert len(left) > 50
    back = {group for group, _ in groups(difference.of(here, there))}
    assert {
        DifferenceGroup.TAKEN_BACK,
        DifferenceGroup.UNCOVERED,
        DifferenceGroup.BACK,
        DifferenceGroup.LARGER,
    } <= back


@pytest.mark.parametrize("filter_", Filter)
def test_a_filter_lists_its_groups_only(rows: DifferenceModel, filter_: Filter) -> None:
    rows.set_filter(filter_)
    assert {row.group for row in listed(rows)} <= filter_.value
    assert rows.rowCount() > 0


def test_every_row_is_found_points_and_speaks(rows: DifferenceModel) -> None:
    """At a column or an option; a heading points at nothing, and cannot be walked to."""
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
    for number, row in enumerate(listed(rows)):
        index = rows.index(number, 0)
        assert index.data(ROW_ROLE) == row
        assert bool(rows.flags(index) & Qt.ItemFlag.ItemIsEnabled) != row.is_heading
        assert all(index.data(role) and "{" not in index.data(role) for role in roles)
        target = index.data(TARGET_ROLE)
        if row.is_heading:
            assert target is None
        else:
            is_option = row.group in Filter.OPTIONS.value
            assert target == (Target(option=row.member) if is_option else Target(item=row.member))
            assert rows.index_of(row.group, row.member) == index
            assert number in rows.rows_of(target)
    rows.set_filter(Filter.SIZES)
    assert not rows.index_of(DifferenceGroup.COVERED, 0).isValid()
    assert not rows.index_of(DifferenceGroup.SMALLER, 10_000).isValid()
    assert rows.flags(QModelIndex()) == Qt.ItemFlag.NoItemFlags


def test_without_a_comparison_no_difference_is_listed(rows: DifferenceModel) -> None:
    rows.show_difference(None)
    assert (rows.rowCount(), rows.full, rows.as_text()) == (0, 1, "")
    assert rows.index(0, 0).data() is None


def test_rows_are_copied_under_their_headings(rows: DifferenceModel) -> None:
    """As lines with tabs, which a table of another program takes apart."""
    search = gallery.search("knuth_2000")
    search.run_to("decision")
    found, _, here = of_choice(search)
    rows.show_difference(found, here)
    assert rows.as_text().splitlines() == [
        "1 option chosen",
        "\t{A, D, G}: chosen",
        "3 columns covered",
        *("\tA: covered", "\tD: covered", "\tG: covered"),
        "3 options gone",
        *("\t{A, D}: gone", "\t{B, G}: gone", "\t{D, E, G}: gone"),
        "2 columns smaller",
        *("\tB: size from 2 to 1", "\tE: size from 2 to 1"),
    ]


# --- the sentence -----------------------------------------------------------------------------------


def test_an_option_is_described_in_numbers() -> None:
    search = gallery.search("knuth_2000")
    search.run_to("decision")
    found, there, here = of_choice(search)
    assert sentence(found, there, here) == (
        "Since event 1 “Choose A”: 1 option chosen, 3 columns covered, 3 options gone, 2 columns smaller"
    )


def test_an_option_of_a_sudoku_is_described_in_the_words_of_who_solves_it() -> None:
    """How many cells have lost the digit, and how many candidates its own cell has; counted on the board."""
    search = encoding.search(MANY)
    search.run_to("decision")
    found, there, here = of_choice(search)
    choice = found.chosen_added[0]
    cell, digit = divmod(choice, 9)
    cells = {option // 9 for option in found.options_left if option % 9 == digit} - {cell}
    others = [option for option in found.options_left if option // 9 == cell]
    assert len(cells) == 20
    assert len(others) == 8
    assert sentence(found, there, here) == (
        f"r1c9={digit + 1} took {digit + 1} from 20 cells, and 8 other candidates from r1c9. Since event 1"
        " “Choose r1c9”: 4 columns covered, 28 options gone, 64 columns smaller"
    )


def test_an_option_taken_back_gives_back() -> None:
    search = encoding.search(MANY)
    search.run_to("decision")
    _, there, here = of_choice(search)
    assert sentence(difference.of(here, there), here, there).startswith(
        "Without r1c9=2, 2 is possible again in 20 cells. Compared with event "
    )


def test_a_dead_end_says_what_has_run_out() -> None:
    search = encoding.search(MANY)
    search.run_to("dead_end")
    dead = search.snapshot()
    search.run_to("decision", backward=True)
    found = difference.of(search.snapshot(), dead)
    assert dead.chosen_item in starved(found, dead)
    assert "no option left for “column 3 has 1” and 1 other column" in sentence(
        found, search.snapshot(), dead
    )


def test_columns_that_are_just_being_covered_have_not_run_out(rows: DifferenceModel) -> None:
    """While an option is tried its other columns may be empty for a moment."""
    search = encoding.search(MANY)
    start = search.snapshot()
    while search.position < 150:
        search.forward()
        here = search.snapshot()
        found = difference.of(start, here)
        assert starved(found, here) == ()
    rows.show_difference(found, here)
    assert not any(row.is_empty for row in listed(rows))


def test_two_places_are_both_named() -> None:
    search = encoding.search(MANY)
    found, there, here = between(search, 0, 2275)
    reported = sentence(found, there, here, is_pair=True)
    assert reported.startswith("From the start to event 2,275: ")


def test_the_sentence_says_that_there_are_no_differences() -> None:
    search = gallery.search("knuth_2000")
    found, there, here = between(search, 1, 1)
    assert changes([]) in sentence(found, there, here)
    assert sentence(found, there, here) == "Since event 1 “Choose A”: no differences"
