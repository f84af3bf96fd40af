"""A dialog that is closed has nothing under way: no search, no reading, no counting that nobody sees any more."""

import pytest
from shiboken6 import isValid

from sudoku_gui.player.job import Job, Steps
from sudoku_gui.shell.main_window import MainWindow
from sudoku_gui.widgets.dialog import Dialog
from tests.gui.parts import wait_until
from tests.gui.window.shared import trigger

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

ACTIONS = ("new_matrix", "gallery", "tours", "all_steps", "rate", "solution_count", "export_film")
"""What opens a dialog that works by itself; a preview is gone at once."""


def endless() -> Steps[None]:
    while True:
        yield None


@pytest.mark.parametrize("action", ACTIONS)
def test_a_closed_dialog_goes_on_with_nothing(action: str, watched: MainWindow) -> None:
    """Whatever it may be doing is under way when it is closed; some are kept, to be shown again."""

    def opened() -> list[Dialog]:
        return [one for one in watched.findChildren(Dialog) if one.isVisible()]

    trigger(watched, action)
    wait_until(lambda: bool(opened()))
    for dialog in opened():
        jobs = dialog.findChildren(Job)
        for job in jobs:
            if not job.is_running:
                job.start(endless())
        dialog.close()
        assert [f"{job.parent()}" for job in jobs if isValid(job) and job.is_running] == []
