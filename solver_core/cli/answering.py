"""Prints an answer for each puzzle of any number of files, in order, as they come."""

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError, Executor
from contextlib import ExitStack, closing, contextmanager, nullcontext, suppress
from functools import partial
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from time import sleep
from typing import Any, TextIO

from solver_core.batch import cluster
from solver_core.batch.chunks import (
    Answer,
    Chunk,
    ChunkResult,
    Failure,
    OutputLine,
    Unanswered,
    answered,
    moved,
)
from solver_core.batch.local import processes, processors
from solver_core.batch.resuming import BusyError, OtherRunError, Resumable
from solver_core.batch.running import Answers, Helpers, Sizing, run
from solver_core.batch.sources import ChangedError, InputLocation, PuzzleInput, ReadingProgress, items
from solver_core.cli import BAD_INPUT, FAILED, puzzles, streams
from solver_core.cli.progress import ProgressLine
from solver_core.cli.streams import Unreadable
from solver_core.errors import format_texts
from solver_core.formats import Fault, unpacking

NO, UNREADABLE, UNANSWERED = 1, BAD_INPUT, FAILED


class _Stopped(Exception):  # noqa: N818 - not an error: --strict asks for it, or there is nothing to keep
    """The run ends early; everything has been reported."""


def answer_each(options: Namespace, answer: Answer) -> int:
    """Print the answer for each puzzle, and an error for each line that cannot be read.

    Returns:
        The exit status: 0 if all answers are yes, 1 if not, 2 if something could not be read, 3 if a puzzle that could
        be read has no answer.
    """
    if options.resume and not options.output:
        raise Unreadable("--resume: there is nothing to go on with; name a file with --output")
    try:
        if options.resume:
            return _resumed(options, answer)
        with streams.results(options.output) as out:
            return _AnswerWriting(options, answer, out).go()
    except _Stopped:
        return UNREADABLE


def _resumed(options: Namespace, answer: Answer) -> int:
    try:
        kept = Resumable(options.output, _task(options))
    except OtherRunError as error:
        raise Unreadable(
            f"{streams.shown(str(error))}: this was left by a run with other input or options; repeat that "
            "one, or delete it"
        ) from None
    except BusyError as error:
        raise Unreadable(f"{streams.shown(str(error))}: another run is writing this file") from None
    except OSError as error:
        raise _unwritable(options, error) from None
    if kept.is_dropped:
        streams.report(
            f"sudoku-dlx: {streams.shown(str(kept.partial))}: the results kept here cannot be continued; the "
            "run starts again"
        )
    running = _AnswerWriting(options, answer, kept.out, kept)
    try:
        status = kept.status if kept.is_done else running.go()
        kept.keep()
    except _Stopped:
        kept.discard()
        raise
    except ChangedError as error:
        kept.close()
        changed = puzzles.label(running.names[error.args[0]])
        raise Unreadable(f"{changed}: it has changed since the run that is to be continued") from None
    except OSError as error:
        kept.close()
        raise _unwritable(options, error) from None
    except BaseException:
        kept.close()
        raise
    return status


def _unwritable(options: Namespace, error: OSError) -> Unreadable:
    return Unreadable(f"{streams.shown(str(error.filename or options.output))}: {error.strerror}")


def _task(options: Namespace) -> dict[str, Any]:
    """All that determines the results: the command's arguments and the current state of the files."""
    left_out = {"run", "output", "resume", "workers", "scheduler", "quiet"}
    values = {key: value for key, value in vars(options).items() if key not in left_out}
    command = options.run.__module__
    return values | {"command": command, "files": [[name, *_stamp(name)] for name in options.files or ["-"]]}


def _stamp(name: str) -> list[int]:
    if name != "-" and not puzzles.is_puzzle(name):
        with suppress(OSError):
            found = Path(name).stat()
            return [found.st_size, found.st_mtime_ns]
    return []


class _AnswerWriting:
    def __init__(
        self, options: Namespace, answer: Answer, out: TextIO, kept: Resumable | None = None
    ) -> None:
        self.names: list[str] = options.files or ["-"]
        self._options = options
        self._answer = answer
        self._out = out
        self._kept = kept
        self._begin = self._location = kept.begin if kept else InputLocation()
        self._status = kept.status if kept else 0
        self._has_answers = self._location.at > 0 or self._location.source > 0
        self._reading = ReadingProgress()
        self._unused: set[tuple[int, str]] = set()

    def go(self) -> int:
        sizing = Sizing(cluster.SECONDS, cluster.MOST) if self._options.scheduler else Sizing()
        workers = self._options.workers or processors()
        sources = [_source(name, shared=bool(self._options.scheduler) or workers > 1) for name in self.names]
        chunks = items(sources, sizing, self._reading, self._begin)
        self._progress = progress = ProgressLine(
            self._total(),
            is_enabled=self._is_progress_wanted(),
            beside_results=not self._options.output and self._out.isatty(),
        )
        try:
            with closing(self._results(chunks, workers, sizing)) as results:
                for item, result in results:
                    progress.clear()
                    self._take(item, result)
                    progress.show(
                        sum(self._reading.read.values()), self._location.puzzles - self._begin.puzzles
                    )
        finally:
            progress.pause()
        if not self._has_answers:
            raise _Stopped
        return self._status

    def _results(self, chunks: Iterator[Chunk | Failure], workers: int, sizing: Sizing) -> Answers:
        if self._options.scheduler:
            return self._results_of_cluster(chunks, sizing)
        threads = None if self._options.workers is None else 1
        # In this process a chunk may use all processors; a worker uses one.
        first = partial(answered, self._answer, threads)
        helpers = Helpers(self._processes, partial(answered, self._answer, 1), self._report_on_helpers)
        return run(chunks, first, workers, helpers, sizing)

    @contextmanager
    def _processes(self, workers: int) -> Iterator[Executor]:
        self._progress.pause()
        with processes(workers) as pool:
            self._progress.resume()
            yield pool

    def _results_of_cluster(self, chunks: Iterator[Chunk | Failure], sizing: Sizing) -> Answers:
        with ExitStack() as stack:
            try:
                executor, count = stack.enter_context(cluster.cluster(self._options.scheduler))
            except cluster.NoClusterError as error:
                raise Unreadable(f"--scheduler: {error}") from None
            try:
                workers = self._awaited(count)
                work = partial(answered, self._answer, 1)
                look_after = partial(self._awaited, count)
                helpers = Helpers(lambda _: nullcontext(executor), work, self._report_on_helpers, look_after)
                yield from run(chunks, work, max(2, workers), helpers, sizing, alone=0)
            except (cluster.LostClusterError, CancelledError):
                raise streams.Failed("--scheduler: it does not answer any more") from None

    def _awaited(self, count: Callable[[], int]) -> int:
        """Wait until a cluster has a worker; returns how many it has."""
        found = count()
        if not found:
            self._report_on_helpers("--scheduler: it has no workers; waiting until there is one")
        while not found:
            sleep(1)
            found = count()
        return found

    def _report_on_helpers(self, words: str) -> None:
        self._progress.clear()
        streams.report(f"sudoku-dlx: {words}")

    def _total(self) -> int:
        sizes = [_stamp(name)[:1] for name in self.names]
        return sum(size for (size,) in sizes) if all(sizes) else 0

    def _is_progress_wanted(self) -> bool:
        is_typed = "-" in self.names and sys.stdin is not None and sys.stdin.isatty()
        return not (self._options.quiet or is_typed)

    def _take(self, item: Chunk | Failure, result: ChunkResult | None) -> None:
        if item.source in self._reading.ended:
            return
        if item.source != self._location.source:
            self._location = InputLocation(item.source, puzzles=self._location.puzzles)
        if isinstance(item, Failure) or result is None:
            self._fail(item)
            return
        lines = self._location.lines
        if not self._location.at:
            lines = self._reading.lines.get(item.source, 0)
        before = self._location.puzzles
        self._report_remarks()
        self._write(result.parts, lines, before)
        self._report_unused(result.unused)
        self._has_answers = True
        if not result.is_yes:
            self._status = max(self._status, NO)
        puzzles_before = before + result.puzzles
        if result.is_last:
            self._reading.ended.add(item.source)
            self._location = InputLocation(item.source + 1, puzzles=puzzles_before)
        else:
            head = self._reading.heads.get(item.source, 0)
            self._location = InputLocation(item.source, item.end, lines + result.lines, puzzles_before, head)
        if self._kept:
            self._kept.note(self._location, self._status)
        else:
            self._out.flush()

    def _write(self, parts: Sequence[OutputLine | Fault | Unanswered], lines: int, before: int) -> None:
        for part in parts:
            if isinstance(part, Fault):
                self._report(moved(part, lines, before))
            elif isinstance(part, Unanswered):
                self._write_reason(before + part.puzzle + 1, part.reason)
            else:
                self._out.write(part.numbered(before))
        failures = [part for part in parts if isinstance(part, Unanswered)]
        for reason, same in groupby(failures, attrgetter("reason")):
            self._report_unanswered([before + failure.puzzle + 1 for failure in same], reason)

    def _report(self, fault: Fault) -> None:
        self._status = max(self._status, UNREADABLE)
        reason = puzzles.fault_text(fault)
        unreadable = {"answer": "unreadable", "reason": reason}
        print(json.dumps(unreadable) if self._options.json else f"# {reason}", file=self._out)
        self._say(reason, single=True)

    def _write_reason(self, number: int, reason: str) -> None:
        """Write why a puzzle has no answer, in the place of its answer."""
        data = {"number": number, "answer": "unanswered", "reason": reason}
        print(
            json.dumps(data) if self._options.json else f"# puzzle {number}: {reason}",
            file=self._out,
        )

    def _report_unanswered(self, numbers: Sequence[int], reason: str) -> None:
        """Report puzzles without an answer, those of a whole chunk together."""
        self._status = UNANSWERED
        which = f"puzzle {numbers[0]}" if len(numbers) == 1 else f"puzzles {numbers[0]} to {numbers[-1]}"
        streams.report(f"sudoku-dlx: {self._name()}: {which}: {reason}")

    def _report_remarks(self) -> None:
        """Report what was dropped from an input and what had to be decided, except comments."""
        dropped, said = self._reading.remarks.pop(self._location.source, ((), ()))
        left_out = [code for code in dropped if code != "comments"]
        for remark in [] if self._options.quiet else puzzles.remarks(left_out, said):
            streams.report(f"sudoku-dlx: {self._name()}: {remark}")

    def _report_unused(self, codes: Sequence[str]) -> None:
        """Report once per input which parts of its puzzles are ignored."""
        for code in codes:
            if (self._location.source, code) not in self._unused and not self._options.quiet:
                self._unused.add((self._location.source, code))
                streams.report(f"sudoku-dlx: {self._name()}: not used: {format_texts.UNUSED[code]}")

    def _name(self) -> str:
        return puzzles.label(self.names[self._location.source])

    def _fail(self, item: Chunk | Failure) -> None:
        """Report an input that cannot be read, or not completely."""
        if not isinstance(item, Failure):
            return
        self._status = max(self._status, UNREADABLE)
        self._reading.ended.add(item.source)
        error = item.error
        words = str(error.strerror) if isinstance(error, OSError) else str(error)
        self._say(f"behind line {self._location.lines}: {words}" if self._location.at else words)

    def _say(self, words: str, *, single: bool = False) -> None:
        """Report a problem with the current input."""
        if not (single and self._options.quiet):
            streams.report(f"sudoku-dlx: {self._name()}: {words}")
        if self._options.strict:
            self._out.flush()
            raise _Stopped


def _source(name: str, *, shared: bool) -> PuzzleInput:
    if puzzles.is_puzzle(name):
        return PuzzleInput(name, partial(puzzles.opened, name))
    is_file = name != "-" and Path(name).is_file()
    path = os.path.realpath(name) if shared and is_file else ""
    return PuzzleInput(
        name, partial(puzzles.opened, name), "" if name == "-" else unpacking.suffix(name), path
    )
