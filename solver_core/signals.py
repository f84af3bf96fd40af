"""The signals by which a process is asked to end; imported before anything that takes long."""

import signal

ENDING = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
"""Those that this system has."""
