"""Damages files at random and reads them: only `Unreadable` may come out, and soon.

Run it: ``python -m tests.formats.fuzz mat FILE... --runs 10000 --seed 1``, with the id of a format or
the name of a module such as ``bgdesk.formats.mat.reader``. Run ``n`` of a seed damages the same file in
the same way again, so ``--only n --save FOLDER`` brings back the file of a run.
"""

from __future__ import annotations

import argparse
import heapq
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random

from bgdesk.formats.import_result import Import, Unreadable

Reader = Callable[[bytes], Import]

MOST_EDITS = 8
LONGEST_PIECE = 400
LARGEST = 1_000_000
_KEPT = 5

TOKENS = tuple(
    token.encode()
    for token in (
        "0",
        "-1",
        "99999999999999999999",
        "٣",
        "\x00",
        "\r",
        "\n\n",
        "(" * 500,
        "[" * 500,
        '"',
        "\\",
        ":",
        ";",
        "{",
        "é",
        "\ud800".encode("utf-16-le", "surrogatepass").decode("latin-1"),
        " 7 point match\n",
        " Game 1\n",
        " Doubles => 2",
        " Takes",
        " Drops",
        " Wins 4016 points\n",
        "66: ",
        "1e309",
        "nan",
        "true",
    )
)
"""Pieces of text that are likely to hurt."""


@dataclass
class FuzzReport:
    """What came of the runs."""

    runs: int = 0
    readable: int = 0
    seconds: float = 0.0
    slowest: list[tuple[float, int, str]] = field(default_factory=list)
    """Seconds of computing, run and file of the slowest runs, the slowest first."""
    foreign: list[tuple[int, str, str]] = field(default_factory=list)
    """Run, file and traceback of every exception that is not `Unreadable`."""

    def note(self, seconds: float, run: int, name: str) -> None:
        """Another run took ``seconds`` of computing."""
        self.runs += 1
        self.seconds += seconds
        self.slowest = heapq.nlargest(_KEPT, [*self.slowest, (seconds, run, name)])


def damaged(data: bytes, random: Random) -> bytes:
    """``data`` with one to eight random changes."""
    for _ in range(random.randint(1, random.choice((1, 2, MOST_EDITS)))):
        data = random.choice(_EDITS)(data, random)[:LARGEST]
    return data


def _flip(data: bytes, random: Random) -> bytes:
    changed = bytearray(data)
    for _ in range(random.randint(1, 5) if data else 0):
        changed[random.randrange(len(changed))] ^= 1 << random.randrange(8)
    return bytes(changed)


def _overwrite(data: bytes, random: Random) -> bytes:
    place, length = _piece(data, random)
    return data[:place] + random.randbytes(length) + data[place + length :]


def _insert(data: bytes, random: Random) -> bytes:
    place, _ = _piece(data, random)
    return data[:place] + random.choice(TOKENS) + data[place:]


def _cut_out(data: bytes, random: Random) -> bytes:
    place, length = _piece(data, random)
    return data[:place] + data[place + length :]


def _truncate(data: bytes, random: Random) -> bytes:
    return data[: random.randint(0, len(data))]


def _behead(data: bytes, random: Random) -> bytes:
    return data[random.randint(0, min(len(data), LONGEST_PIECE)) :]


def _splice(data: bytes, random: Random) -> bytes:
    """A piece copied to another place."""
    source, length = _piece(data, random)
    place, _ = _piece(data, random)
    return data[:place] + data[source : source + length] * random.choice((1, 1, 2, 50)) + data[place:]


def _digit(data: bytes, random: Random) -> bytes:
    """One digit replaced by another."""
    digits = [i for i in range(len(data)) if 48 <= data[i] < 58]
    if not digits:
        return data
    place = random.choice(digits)
    return data[:place] + str(random.randrange(10)).encode() + data[place + 1 :]


def _lines(data: bytes, random: Random) -> bytes:
    """Lines doubled, left out, exchanged or all mixed up."""
    lines = data.splitlines(keepends=True)
    if not lines:
        return data
    first, second = random.randrange(len(lines)), random.randrange(len(lines))
    match random.randrange(5):
        case 0:
            lines.insert(first, lines[second])
        case 1:
            del lines[first]
        case 2:
            lines[first], lines[second] = lines[second], lines[first]
        case 3:
            lines[first:first] = [lines[second]] * random.choice((10, 1000))
        case _:
            part = lines[min(first, second) : max(first, second)]
            random.shuffle(part)
            lines[min(first, second) : max(first, second)] = part
    return b"".join(lines)


def _piece(data: bytes, random: Random) -> tuple[int, int]:
    return random.randint(0, len(data)), random.randint(1, random.choice((4, 40, LONGEST_PIECE)))


_EDITS: tuple[Callable[[bytes, Random], bytes], ...] = (
    _flip,
    _overwrite,
    _insert,
    _cut_out,
    _truncate,
    _behead,
    _splice,
    _digit,
    _digit,
    _lines,
    _lines,
)


def damaged_files(
    files: Sequence[tuple[str, bytes]], runs: range, seed: int
) -> Iterator[tuple[int, str, bytes]]:
    """Number, name of the original and content of each damaged file."""
    for run in runs:
        random = Random(f"{seed}/{run}")
        name, data = random.choice(files)
        yield run, name, damaged(data, random)


def fuzz(read: Reader, files: Sequence[tuple[str, bytes]], runs: range, seed: int = 1) -> FuzzReport:
    """Read damaged ``files``, one each run."""
    report = FuzzReport()
    for run, name, data in damaged_files(files, runs, seed):
        before = time.process_time()
        try:
            check(read(data))
            report.readable += 1
        except Unreadable as why:
            _check_sentence(str(why))
        except Exception:  # noqa: BLE001  # every foreign exception is what is looked for
            report.foreign.append((run, name, traceback.format_exc()))
        report.note(time.process_time() - before, run, name)
    return report


def check(found: Import) -> None:
    """Whatever is read has a match, and its remarks can be shown."""
    assert found.studies, "an Import without a match"
    assert len(found.remarks) == len(found.studies)
    for remarks in found.remarks:
        for remark in remarks:
            _check_sentence(remark.sentence())


def _check_sentence(sentence: str) -> None:
    assert 0 < len(sentence) < 500, "a sentence that nobody can read"
    assert "\n" not in sentence


def reader_named(name: str) -> Reader:
    """The reader of the format with this id, or the ``read`` of the module with this name."""
    if "." in name:
        found = import_module(name).read
    else:
        registry = import_module("bgdesk.formats.registry")
        found = next(kind.read for kind in registry.FORMATS if kind.id == name)
    assert callable(found)
    return found  # type: ignore[no-any-return]  # looked up by name


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status 1 when a foreign exception came out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("reader")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int)
    parser.add_argument("--save", type=Path)
    given = parser.parse_args(arguments)
    runs = range(given.runs) if given.only is None else range(given.only, given.only + 1)
    files = [(path.name, path.read_bytes()) for path in given.files]
    if given.save:
        for run, name, data in damaged_files(files, runs, given.seed):
            (given.save / f"{run}-{name}").write_bytes(data)
    report = fuzz(reader_named(given.reader), files, runs, given.seed)
    _show(report)
    return 1 if report.foreign else 0


def _show(report: FuzzReport) -> None:
    lines = [f"{report.runs} runs, {report.readable} readable, {report.seconds:.1f} s, {_peak()}"]
    lines += [f"  {seconds:8.3f} s  run {run}  {name}" for seconds, run, name in report.slowest]
    lines += [f"{len(report.foreign)} foreign exceptions"]
    lines += [f"run {run}  {name}\n{text}" for run, name, text in report.foreign[:_KEPT]]
    sys.stdout.write("\n".join(lines) + "\n")


def _peak() -> str:
    """The most memory that this process has used, where the system says it."""
    try:
        resource = import_module("resource")
    except ImportError:
        return "peak unknown"
    return f"peak {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB"


if __name__ == "__main__":
    sys.exit(main())
