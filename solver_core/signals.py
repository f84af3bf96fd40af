"""The signals that ask a process to end; imported early, before anything slow."""

import signal

ENDING = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
"""Those that this system has."""
