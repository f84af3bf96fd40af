"""Waiting for what another process does, without being informed when it is done."""

import time
from collections.abc import Callable


def wait_until(is_so: Callable[[], bool], seconds: float = 120) -> None:
    """Look again and again; fail when the time is over."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, f"not so within {seconds} seconds"
        time.sleep(0.02)
