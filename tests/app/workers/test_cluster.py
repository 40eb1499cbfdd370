"""Analysis spread over dask workers, one of which is killed on the way."""

from __future__ import annotations

import gc
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from socket import AF_INET

import pytest

from bgdesk.analysis.rollout.run import BATCH, Goal, begun
from bgdesk.app.workers.analysis_pool import AnalysisPool, judged
from bgdesk.app.workers.outcome import Cancelled
from bgdesk.app.workers.rollout_pool import RolloutPool
from bgdesk.engine.rollout_protocol import Manner
from bgdesk.engine.sage.availability import probe
from bgdesk.formats.registry import write_match
from bgdesk.match.options import match_options
from bgdesk.match.record import MatchRecord
from bgdesk.match.study import Analysis
from tests.analysis.rollouts import THIRTY_ONE, plays_task
from tests.folders import ROOT
from tests.match.autoplay import whole_match

pytest.importorskip("distributed", reason="the extra 'cluster' is not installed")
pytestmark = pytest.mark.skipif(not probe().is_available, reason="the engine does not run here")

WORKERS = 2


@pytest.fixture
def record() -> MatchRecord:
    return whole_match(match_options(1), seed=6)


class Dask:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / "scheduler.json"
        self._processes = [self._start("dask_scheduler", "--port", "0", "--host", "127.0.0.1")]
        self.workers = [
            self._start("dask_worker", "--nthreads", "1", "--no-nanny", "--local-directory", str(folder))
            for _ in range(WORKERS)
        ]
        self._processes += self.workers

    def _start(self, what: str, *options: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.{what}", "--scheduler-file", str(self._file)]
        with (self._folder / "dask.log").open("ab") as log:
            return subprocess.Popen(
                [*command, "--no-dashboard", *options], cwd=ROOT, stdout=log, stderr=subprocess.STDOUT
            )

    def address(self) -> str:
        """Where the scheduler listens, once both workers are there."""
        from distributed import Client

        with Client(scheduler_file=str(self._file), timeout=60, set_as_default=False) as client:
            client.wait_for_workers(WORKERS, timeout=60)
            return str(client.scheduler.address)

    def close(self) -> None:
        for process in reversed(self._processes):
            process.kill()
            process.wait()


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[Dask]:
    made = Dask(tmp_path)
    yield made
    made.close()
    close_sockets()


def close_sockets() -> None:
    """Those that dask leaves open, which the collector would find in the middle of another test."""
    left = [one for one in gc.get_objects() if isinstance(one, socket.socket) and one.family is AF_INET]
    for one in left:
        one.close()
    gc.collect()


def without_time(analysis: Analysis) -> tuple[object, ...]:
    return analysis.engine, analysis.plays, analysis.cubes, analysis.rolls, analysis.resignations


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # sockets that dask leaves to the garbage collector
def test_the_result_is_the_same_when_a_worker_is_killed(dask: Dask, record: MatchRecord) -> None:
    from bgdesk.app.workers.cluster import Cluster

    with AnalysisPool(1) as pool:
        *_, alone = judged(pool, record, "1-ply")
    with Cluster(dask.address()) as cluster:
        updates = judged(cluster, record, "1-ply")
        next(updates)
        next(updates)
        dask.workers[0].kill()
        *_, together = updates
    assert together.analysis.is_complete
    assert without_time(together.analysis) == without_time(alone.analysis)


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # sockets that dask leaves to the garbage collector
def test_a_rollout_is_the_same_when_a_worker_is_killed(dask: Dask) -> None:
    from bgdesk.app.workers.cluster import Cluster

    task = plays_task(*THIRTY_ONE)
    work = begun(task, Manner(truncated_at=2), 7, Goal(trials=4 * BATCH, confidence=None), "an engine")
    with RolloutPool(1) as pool:
        *_, alone = pool.play(work)
    with Cluster(dask.address()) as cluster:
        runs = cluster.play(work)
        next(runs)
        dask.workers[1].kill()
        *_, together = runs
    assert together == alone


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # sockets that dask leaves to the garbage collector
def test_it_can_be_cancelled(dask: Dask, record: MatchRecord) -> None:
    from bgdesk.app.workers.cluster import Cluster

    with Cluster(dask.address()) as cluster:
        updates = judged(cluster, record, "1-ply")
        next(updates)
        cluster.cancel()
        with pytest.raises(Cancelled):
            next(updates)


IMPATIENT = """
import sys
from bgdesk.app.workers import cluster
from bgdesk.cli.main import main
cluster.PATIENCE_S = 1
sys.exit(main(sys.argv[1:]))
"""


def test_a_scheduler_that_is_not_there_is_told(record: MatchRecord, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    write_match(record, file)
    command = [sys.executable, "-c", IMPATIENT, "analyse", str(file), "--scheduler", "tcp://127.0.0.1:9"]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1
    assert "The scheduler tcp://127.0.0.1:9 cannot be used" in ended.stderr
    assert "Traceback" not in ended.stderr
