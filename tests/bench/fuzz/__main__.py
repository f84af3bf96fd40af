"""Tries every reader with everything: ``python -m tests.bench.fuzz --inputs 100000 --seed 1``.

A child for each format goes through every truncation of its samples, what is dressed otherwise, swollen or made to do
harm, the samples of all other formats, and wrong bits; through `formats.read` and through its reader alone. Others
open large files by every entrance, or read what the program itself writes, damaged: tours, runs, links, documents,
sessions with valid checksums, preferences and the library. The table says for each how many inputs were tried, how
many were refused and read, the longest time (of the processor: others may use the machine too) and by how much the
memory grew. What is neither read nor refused as it should be, takes too long or too much memory is reported below it,
with what it takes to try it again. ``--only`` has readers of one kind: own, formats or files.
"""

import json
import resource
import subprocess
import sys
from dataclasses import asdict
from typing import Final

from solver_core.formats import FORMATS
from tests.bench.fuzz import files, formats, own
from tests.bench.fuzz.row import Limits, Row
from tests.bench.measuring import options
from tests.bench.processes import TOP, offscreen

MEMORY: Final = 6 << 30
"""Bytes of addresses that a child may use, lest one input take the machine with it."""
SHARES: Final = {"own": 0.6, "formats": 0.39, "files": 0.01}
"""Of the inputs: large files take long."""

KINDS: Final = {
    "own": list(own.READERS),
    "formats": [row.id for row in FORMATS],
    "files": list(files.ENTRANCES),
}
TRIED: Final = {"own": own.tried, "formats": formats.tried, "files": files.tried}


def main() -> int:
    """Print the table; status 1 where something is not as it should be."""
    asked = options("fuzz", __doc__, inputs=100_000, seconds=3600.0, seed=0, only="", one="")
    if asked.one:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        kind = next(kind for kind, names in KINDS.items() if asked.one in names)
        limits = Limits(asked.inputs, asked.seconds, asked.seed)
        print(json.dumps(asdict(TRIED[kind](asked.one, limits))))
        return 0
    print(
        f"{'':<13}{'tried':>9}{'errors':>9}{'answers':>9}{'slowest':>9}{'grown':>8}  seconds and MiB; what was slow"
    )
    kinds = [asked.only] if asked.only else list(KINDS)
    faults, total = [], 0
    for kind in kinds:
        inputs = int(asked.inputs * (1 if asked.only else SHARES[kind])) // len(KINDS[kind])
        seconds = asked.seconds / len(kinds) / len(KINDS[kind])
        for name in KINDS[kind]:
            row = _of_child(name, Limits(max(1, inputs), seconds, asked.seed))
            print(row, flush=True)
            faults += [f"{name}: {fault}" for fault in row.faults]
            total += row.tried
    print(f"{'all':<13}{total:>9,}", *faults, sep="\n")
    return 1 if faults else 0


def _of_child(name: str, limits: Limits) -> Row:
    """What a process of its own finds; one that falls over or hangs is a fault."""
    words = [sys.executable, "-m", "tests.bench.fuzz", "--one", name, "--inputs", str(limits.inputs)]
    words += ["--seconds", str(limits.seconds), "--seed", str(limits.seed)]
    try:
        done = subprocess.run(
            words,
            cwd=TOP,
            env=offscreen(),
            capture_output=True,
            text=True,
            check=False,
            timeout=limits.seconds + 120,
        )
    except subprocess.TimeoutExpired:
        return Row(name, faults=["hangs"])
    if done.returncode:
        return Row(name, faults=[f"status {done.returncode}: {done.stderr[-400:]!r}"])
    return Row(**json.loads(done.stdout.splitlines()[-1]))


if __name__ == "__main__":
    sys.exit(main())
