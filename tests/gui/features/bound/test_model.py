"""The witness of a bound as a list."""

from PySide6.QtCore import Qt

from solver_core.cover import RepeatSearch
from solver_core.cover.explain import witness
from solver_core.problems import gallery
from sudoku_gui.features.bound.option_list import ROW_ROLE, STRUCK_ROLE, BoundModel

PROBLEM = gallery.problem("stations")


def at(position: int) -> BoundModel:
    search = RepeatSearch(PROBLEM)
    search.seek(position)
    model = BoundModel()
    model.show_witness(PROBLEM, witness.of(search))
    return model


def test_each_column_is_followed_by_its_options() -> None:
    model = at(1)
    assert [model.index(row, 0).data() for row in range(4)] == [
        "1. “1”",
        "{1, 2, 12}",
        "{1, 2, 3}",
        "{1, 11, 12}",
    ]
    assert model.index(0, 0).data(STRUCK_ROLE) == "2, 3, 11, 12"
    assert model.index(1, 0).data(STRUCK_ROLE) == "2, 12"
    assert model.rowCount() == 4 * 4
    assert [row.number for row in model.rows if row.strike is None] == [1, 2, 3, 4]
    assert model.index(0, 0).data(ROW_ROLE) == model.rows[0]
    assert model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole).endswith("exclude 2, 3, 11, 12")
    assert model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole).endswith("also covers 2, 12")
    assert model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)


def test_the_same_witness_changes_nothing() -> None:
    search = RepeatSearch(PROBLEM)
    model = at(0)
    resets: list[int] = []
    model.modelReset.connect(lambda: resets.append(1))
    model.show_witness(PROBLEM, witness.of(search))
    assert resets == []
    model.show_witness(None, None)
    assert resets == [1]
    assert model.rowCount() == 0
    assert model.index(0, 0).data() is None
