"""What if, in the window: W or the menu takes what is pointed at, and the old run is kept."""

from collections.abc import Callable, Sequence

from pytestqt.qtbot import QtBot

from sudoku_gui.session.pointing import Spot
from sudoku_gui.window.main_window import MainWindow

Launch = Callable[[Sequence[str]], MainWindow]
Press = Callable[..., None]
BRANCHING = "....8.74.3..1..6.88.7.......3...4....183.947....8...5.......2.46.2..8..1.89.2...."


def watch(window: MainWindow, paste: Callable[[str], None], press: Press) -> None:
    paste(BRANCHING)
    press("F5")
    window.player.scrub(3000)


def test_w_takes_what_is_pointed_at(window: MainWindow, paste: Callable[[str], None], press: Press) -> None:
    """A cell that is still empty becomes the column branched on; both runs are listed."""
    watch(window, paste, press)
    search = window.player.search
    assert search is not None
    snapshot = window.player.snapshot
    assert snapshot is not None
    cell = next(item for item in range(81) if snapshot.is_live(item) and item != snapshot.chosen_item)
    window.pointing.pin(Spot(item=cell))
    press("W")
    assert window.player.search is not search
    assert len(window.workspace.runs) == 2
    assert "is kept" in window.info_bar.text
    present = window.workspace.runs.present
    assert present is not None
    window.workspace.runs.switch(next(iter(window.workspace.runs)).number)
    assert window.player.position == 3000


def test_w_says_what_it_needs(window: MainWindow, paste: Callable[[str], None], press: Press) -> None:
    """Nothing pointed at; or a column that is covered at this decision."""
    watch(window, paste, press)
    press("W")
    assert "Point at" in window.info_bar.text
    snapshot = window.player.snapshot
    assert snapshot is not None
    covered = next(item for item in range(81) if not snapshot.is_live(item) and item != snapshot.chosen_item)
    window.pointing.pin(Spot(item=covered))
    press("W")
    assert "covered already" in window.info_bar.text
    assert len(window.workspace.runs) == 1


def test_runs_and_the_one_watched_come_back(
    launch: Launch, window: MainWindow, paste: Callable[[str], None], press: Press, qtbot: QtBot
) -> None:
    """At the next start, with their names and positions."""
    watch(window, paste, press)
    snapshot = window.player.snapshot
    assert snapshot is not None
    cell = next(item for item in range(81) if snapshot.is_live(item) and item != snapshot.chosen_item)
    window.pointing.pin(Spot(item=cell))
    press("W")
    runs = window.workspace.runs
    present = runs.present
    assert present is not None
    runs.rename(present.number, "the other way")
    before, subject, position = list(runs), window.player.subject, window.player.position
    window.close()
    again = launch(())
    assert again.player.subject == subject
    qtbot.waitUntil(lambda: again.player.position == position)
    assert [(run.name, run.subject) for run in again.workspace.runs] == [
        (run.name, run.subject) for run in before
    ]


def test_repeat_covers_are_not_compared(
    window: MainWindow,
    trigger: Callable[[MainWindow, str], None],
    click: Callable[[MainWindow, str], None],
    qtbot: QtBot,
) -> None:
    """Two runs of one can be listed; whoever asks is told that both are searched in the same way."""
    trigger(window, "sample_stations")
    trigger(window, "rule_first")
    window.workbench.show_pane("runs")
    view = window.panes.runs
    qtbot.waitUntil(lambda: view.model.rowCount() == 2)
    view.table.selectRow(0)
    click(window, "runs_compare")
    assert "one way only" in window.info_bar.text
    assert window.workspace.comparison.rival_subject is None
    trigger(window, "rule_fewest")


def test_d_marks_what_the_choice_took(window: MainWindow, paste: Callable[[str], None], press: Press) -> None:
    """On the board and as a list; D again shows the place as it is."""
    watch(window, paste, press)
    contrast = window.workspace.contrast
    press("D")
    assert contrast.difference is not None
    assert window.workbench.docks["difference"].view.isVisible()
    press("D")
    assert contrast.difference is None
    press("Shift+D", "Right", "Right")
    assert contrast.anchor_position == 3000
    assert contrast.difference is not None
    window.actions_by_id.by_id["contrast_off"].trigger()
    assert contrast.difference is None
