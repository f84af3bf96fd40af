"""What was chosen last is found again."""

from sudoku_gui.export.form import Choices


def test_what_is_remembered_is_recalled(qapp: object) -> None:
    assert qapp
    assert Choices().recall("x_format", "png") == "png"
    Choices().remember("x_format", "svg")
    assert Choices().recall("x_format", "png") == "svg"


def test_what_cannot_be_chosen_is_not_recalled(qapp: object) -> None:
    assert qapp
    Choices().remember("x_format", "tiff")
    assert Choices().recall("x_format", "png", ("png", "svg")) == "png"
