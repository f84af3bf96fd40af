"""While a search is watched, board, sentence and reason tell what it has found and what has just happened."""

from itertools import pairwise

from solver_core.cover import Op
from solver_core.sudoku import encoding
from sudoku_gui.panes.columns.column import State
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.window.shared import (
    event_of,
    press,
    search_of,
    settle,
    text_of,
)


def test_a_dead_end_is_seen_read_and_listed(watched: MainWindow) -> None:
    """Hatched cells, a sentence that names the column, a reason, and the column marked in the list."""
    press("]")
    settle(watched)
    event = event_of(watched)
    assert event.op is Op.DEAD_END
    name = search_of(watched).problem.names[event.subject]
    dead = [cell for cell in range(81) if watched.board.look.cells[cell].dead]
    assert tuple(dead) == encoding.item_cells(event.subject)
    assert text_of(watched, "sentence") == f"Dead end: “{name}” has no option left"
    assert "depth" in text_of(watched, "why")
    model = watched.panes.column_list.model
    chosen = model.at(model.chosen.row())
    assert (chosen.item, chosen.state) == (event.subject, State.EMPTY)


def test_sentence_and_reason_follow_every_step(watched: MainWindow) -> None:
    """What has just happened stands under the slider as it stands in the log, and with it why."""
    watched.workbench.show_pane("event_log")
    assert "nothing has happened yet" in text_of(watched, "sentence")
    sentences, reasons = set(), set()
    for _ in range(12):
        press("Right")
        assert text_of(watched, "sentence") == watched.panes.event_log.model.now.data()
        sentences.add(text_of(watched, "sentence"))
        reasons.add(text_of(watched, "why"))
    assert len(sentences) == 12
    assert len(reasons) > 3
    assert all(reasons)


def test_a_finer_step_is_told_too(watched: MainWindow) -> None:
    """Shift steps by single links: what each of them did is said, not only to which column it belongs."""
    press("Right")
    told = []
    for _ in range(5):
        press("Shift+Right")
        told.append(text_of(watched, "sentence"))
    assert all(one != other for one, other in pairwise(told))
