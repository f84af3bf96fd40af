"""The preference that says which techniques hints use."""

import pytest

from solver_core.hints.techniques import CHOICES
from sudoku_gui.document.technique_settings import (
    DEFAULT_CHOICES,
    TechniqueSetting,
    read_choices,
    switched_on,
    write_choices,
)


def test_the_default_is_everything_in_the_usual_order() -> None:
    assert read_choices("") == DEFAULT_CHOICES
    assert write_choices(DEFAULT_CHOICES) == ""
    assert switched_on("") == CHOICES


def test_the_order_and_disabled_techniques_are_kept() -> None:
    choices = [*DEFAULT_CHOICES]
    choices.insert(0, choices.pop())
    choices[3] = TechniqueSetting(choices[3].id, is_on=False)
    stored = write_choices(choices)
    assert read_choices(stored) == tuple(choices)
    assert switched_on(stored) == tuple(one.id for one in choices if one.is_on)


@pytest.mark.parametrize(
    "stored",
    ["nonsense", "x_wing,x_wing,-x_wing", ",,", "-", "aic", "jellyfish,-full_house", "x_wing, -swordfish"],
    ids=["unknown", "twice", "empty", "minus", "variant", "few", "spaces"],
)
def test_whatever_is_stored_each_technique_is_there_once(stored: str) -> None:
    """Of an older version, of a newer one, or damaged."""
    assert sorted(one.id for one in read_choices(stored)) == sorted(CHOICES)


def test_a_technique_that_is_new_follows_the_one_before_it() -> None:
    order = [one.id for one in read_choices(",".join(reversed([one for one in CHOICES if one != "x_wing"])))]
    assert order.index("x_wing") == order.index(CHOICES[CHOICES.index("x_wing") - 1]) + 1
