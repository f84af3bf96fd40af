"""A feature is found by the id of its pane, which the manual, tours and stored layouts know."""

from sudoku_gui.all_features import FEATURES
from sudoku_gui.context import Context
from tests.amounts import each

UNLIKE_THEIR_FOLDERS = {"Hints", "NewPuzzle", "Sharing"}


def test_a_feature_with_one_pane_is_in_the_folder_of_its_name(context: Context) -> None:
    panes = {make.__module__: [spec.id for spec in make(context).panes()] for make in FEATURES}
    for module, ids in each({module: ids for module, ids in panes.items() if len(ids) == 1}.items()):
        assert module == f"sudoku_gui.features.{ids[0]}"


def test_a_feature_is_named_after_its_folder() -> None:
    """The folder `event_log` has the class `EventLogFeature`."""
    others = {
        make.__name__
        for make in FEATURES
        if f"{make.__module__.rpartition('.')[2].title().replace('_', '')}Feature" != make.__name__
    }
    assert others == UNLIKE_THEIR_FOLDERS
