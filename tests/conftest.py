"""What every test shares: no screen, and no test that fails because a machine is slow."""

import os

import pytest
from hypothesis import HealthCheck, settings

from sudoku_gui import startup

# Qt reads it once, when the first application is made; a screen may still be asked for by name.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Says what the system lacks, before pytest-qt imports Qt and fails with a page of frames."""
    if config.pluginmanager.hasplugin("pytest-qt") and (lacking := startup.check()):
        raise pytest.UsageError(lacking)
