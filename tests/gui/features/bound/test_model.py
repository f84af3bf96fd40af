"""The witness of a bound as a list."""

from PySide6.QtCore import Qt

from solver_core.cover import RepeatSearch
from solver_core.cover.explain import witness
from solver_core.problems import gallery
from sudoku_gui.features.bound.model import BoundModel

PROBLEM = gallery.problem("stations")


def at(position: int) -> BoundModel:
    search = RepeatSearch(PROBLEM)
    search.seek(position)
    model = BoundModel()
    model.show_witness(PROBLEM, witness.of(search))
    return model


def test_each_column_is_followed_by_its_options() -> None:
    model = at(1)
    rows = model.rows
    assert [row.name for row in rows[:4]] == ["1. “1”", "{1, 2, 12}", "{1, 2, 3}", "{1, 11, 12}"]
    assert [row.excluded for row in rows[:2]] == ["2, 3, 11, 12", "2, 12"]
    assert len(rows) == 4 * 4
    assert [row.number for row in rows if row.covering is None] == [1, 2, 3, 4]
    assert rows[0].spoken.endswith("exclude 2, 3, 11, 12")
    assert rows[1].spoken.endswith("also covers 2, 12")
    spoken, tip = (
        model.index(0, 0).data(role)
        for role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
    )
    assert spoken == tip == rows[0].spoken


def test_the_same_witness_changes_nothing() -> None:
    search = RepeatSearch(PROBLEM)
    model = at(0)
    resets: list[int] = []
    model.modelReset.connect(lambda: resets.append(1))
    model.show_witness(PROBLEM, witness.of(search))
    assert resets == []
    model.show_rows([])
    assert resets == [1]
    assert model.rowCount() == 0
