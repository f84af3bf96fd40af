"""A feature is found by the id of its pane, which the manual, tours and stored layouts know."""

from sudoku_gui.all_features import FEATURES
from sudoku_gui.context import Context
from tests.amounts import each

HOLDERS = {"steps": "hints"}
"""Folders of more than their pane."""


def test_a_feature_with_one_pane_is_in_the_folder_of_its_name(context: Context) -> None:
    panes = {make.__module__: [spec.id for spec in make(context).panes()] for make in FEATURES}
    for module, ids in each({module: ids for module, ids in panes.items() if len(ids) == 1}.items()):
        assert module == f"sudoku_gui.features.{HOLDERS.get(ids[0], ids[0])}"


def test_a_feature_is_named_after_its_folder() -> None:
    """The folder `event_log` has the class `EventLogFeature`."""
    for make in FEATURES:
        folder = make.__module__.rpartition(".")[2]
        assert make.__name__ == folder.title().replace("_", "") + "Feature"
