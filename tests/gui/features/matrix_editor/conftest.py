"""The matrix editor in a window, and no pause longer than it must be."""

from collections.abc import Iterator

import pytest

from sudoku_gui.features.matrix_editor import MatrixEditorFeature, draft_file, table, typed_page
from sudoku_gui.features.matrix_editor import dialog as dialogs
from sudoku_gui.features.matrix_editor.dialog import MatrixDialog
from sudoku_gui.shell.main_window import MainWindow
from tests.gui.parts import trigger


@pytest.fixture
def editor(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[MatrixDialog]:
    """The editor with a new matrix, in the whole window if the test wants that, too.

    A pause after the last key or change is a few milliseconds, and it can be clicked at once.
    """
    monkeypatch.setattr(table, "_FRONT", 0)
    monkeypatch.setattr(dialogs, "_PAUSE", 20)
    monkeypatch.setattr(typed_page, "_PAUSE", 20)
    draft_file.path().unlink(missing_ok=True)
    if "window" in request.fixturenames:
        window: MainWindow = request.getfixturevalue("window")
        matrices = window.feature(MatrixEditorFeature)
        trigger(window, "new_matrix")
    else:
        matrices = MatrixEditorFeature(request.getfixturevalue("context"))
        matrices.show()
    yield matrices.window
    matrices.close()
