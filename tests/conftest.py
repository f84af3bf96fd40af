"""What every test shares: no screen, and no test that fails because a machine is slow."""

import os

from hypothesis import HealthCheck, settings

# Qt reads it once, when the first application is made; a screen may still be asked for by name.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")
