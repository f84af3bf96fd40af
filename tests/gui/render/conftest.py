"""What all tests of painting need."""

import pytest


@pytest.fixture(autouse=True)
def fonts(qapp: object) -> None:
    assert qapp
