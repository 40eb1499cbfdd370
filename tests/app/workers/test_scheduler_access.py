"""Whom a scheduler may be, what of TLS is checked, and that each failure is one sentence."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("distributed", reason="the extra 'cluster' is not installed")

import dask
import trustme
from distributed import LocalCluster
from distributed.security import Security
from distributed.utils import offload

from bgdesk.app.workers import cluster
from bgdesk.app.workers.cluster import Cluster
from bgdesk.app.workers.scheduler_access import ClusterError, ExposedError, SchedulerPlace, other_version
from tests.cli.runner import Runner, is_one_sentence

pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning")  # sockets left to the garbage collector

ROLES = ("client", "scheduler", "worker")
ELSEWHERE = "tcp://192.0.2.1:8786"
"""An address that is kept for examples: no computer has it."""


@pytest.fixture(autouse=True, scope="module")
def thread_that_dask_never_ends() -> None:
    """Begun before the tests, which are to leave none behind."""
    asyncio.run(offload(int))


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE_S", 1)


def authority(folder: Path) -> dict[str, str]:
    """The settings of dask for an authority of its own and one certificate for everybody."""
    made = trustme.CA()
    folder.mkdir()
    made.cert_pem.write_to_path(folder / "ca.pem")
    made.issue_cert("127.0.0.1").private_key_and_cert_chain_pem.write_to_path(folder / "own.pem")
    settings = {f"distributed.comm.tls.{role}.cert": str(folder / "own.pem") for role in ROLES}
    return {"distributed.comm.tls.ca-file": str(folder / "ca.pem"), **settings}


@contextmanager
def served(scheme: str) -> Iterator[str]:
    """The address of a scheduler with a worker, in threads of this process."""
    quiet = {"silence_logs": logging.CRITICAL, "dashboard_address": None, "host": "127.0.0.1"}
    size = {"n_workers": 1, "threads_per_worker": 1, "processes": False}
    with LocalCluster(protocol=f"{scheme}://", security=Security(), **size, **quiet) as made:
        yield made.scheduler_address


def why_not(address: str) -> str:
    with pytest.raises(ClusterError) as problem, Cluster(address):
        pass
    sentence = str(problem.value)
    assert sentence.startswith(f"The scheduler {address} cannot be used: ")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def test_an_encrypted_scheduler_works_and_every_wrong_certificate_is_told(tmp_path: Path) -> None:
    own, foreign = authority(tmp_path / "own"), authority(tmp_path / "foreign")
    client = "distributed.comm.tls.client.cert"
    with dask.config.set(own), served("tls") as address:
        assert address.startswith("tls://")
        with Cluster(address) as workers:
            assert list(workers.results(pow, [(2, 5)])) == [32]
        with dask.config.set(foreign):
            assert f"no authority in {tmp_path / 'foreign' / 'ca.pem'} stands behind" in why_not(address)
        with dask.config.set({client: foreign[client]}):
            assert f"not accept the certificate {foreign[client]}." in why_not(address)
        with dask.config.set({client: str(tmp_path / "gone.pem")}):
            assert f"{client} names {tmp_path / 'gone.pem'}, which is not there" in why_not(address)
        with dask.config.set({client: own["distributed.comm.tls.ca-file"]}):
            assert "cannot be loaded" in why_not(address)
        with dask.config.set({client: None}):
            assert f"TLS needs {client}" in why_not(address)
        assert "or one that wants tls://" in why_not(address.replace("tls", "tcp"))


def test_a_plain_scheduler_of_this_computer_works_but_not_by_tls(tmp_path: Path) -> None:
    def fails() -> None:
        raise ValueError("this does not work.\nAt all")

    with served("tcp") as address:
        with Cluster(address) as workers:
            assert list(workers.results(pow, [(2, 5)])) == [32]
            with pytest.raises(ClusterError, match=r"a worker failed \(ValueError: this does not work\)\.$"):
                list(workers.results(fails, [()]))
        with dask.config.set(authority(tmp_path / "own")):
            assert "it does not speak TLS" in why_not(address.replace("tcp", "tls"))
        with dask.config.set({"distributed.comm.require-encryption": True}):
            assert "ask for encryption" in why_not(address)


def test_workers_of_another_version_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "other_version", lambda versions: other_version(_older(versions)))
    with served("tcp") as address:
        assert "has no bgdesk, and this computer has bgdesk" in why_not(address)


def _older(versions: dict[str, Any]) -> dict[str, Any]:
    here = versions["client"]["packages"]
    return versions | {"workers": {"tcp://1.2.3.4:5": {"packages": here | {"bgdesk": None}}}}


def test_only_what_matters_of_a_version_counts() -> None:
    here = {"python": "3.11.7.final.0", "bgdesk": "1.0", "bgsage": "2.0", "distributed": "2026.8.0"}

    def told(of_scheduler: dict[str, str], of_worker: dict[str, str]) -> str:
        return other_version(
            {
                "client": {"packages": here},
                "scheduler": {"packages": here | of_scheduler},
                "workers": {"tcp://1.2.3.4:5": {"packages": here | of_worker}},
            }
        )

    assert told({"python": "3.11.9.final.0", "bgdesk": "0.1"}, {"python": "3.11.1.final.0"}) == ""
    assert told({"distributed": "2025.1.0"}, {}).startswith("it has distributed 2025.1.0, and this computer")
    assert told({}, {"bgsage": "1.9"}).startswith("its worker tcp://1.2.3.4:5 has bgsage 1.9, and")
    assert told({}, {"python": "3.12.1.final.0"}).endswith(
        "has Python 3.12, and this computer has Python 3.11"
    )


@pytest.mark.parametrize(
    "address", ["", "host", "tcp://host", "tcp://:8786", "tcp://host:0", "tcp://host:99999", "http://host:1"]
)
def test_what_is_no_address_is_told_before_anything_is_tried(address: str) -> None:
    assert "an address is needed such as tls://host:8786" in why_not(address)


def test_nobody_and_somebody_else_are_told_apart() -> None:
    assert "nobody answers there" in why_not("tcp://127.0.0.1:9")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        assert "nobody answers there in time" in why_not(f"tcp://127.0.0.1:{silent.getsockname()[1]}")
    assert "no computer nobody.invalid is known" in why_not("tcp://nobody.invalid:8786")


@pytest.mark.parametrize(
    "address", ["tcp://127.0.0.1:1", "localhost:1", "tcp://[::1]:1", "tls://192.0.2.1:1"]
)
def test_this_computer_and_encrypted_ones_are_not_exposed(address: str) -> None:
    SchedulerPlace.of(address).check_exposure()


def test_a_name_is_exposed_when_only_one_of_its_addresses_is_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = [(2, 1, 6, "", ("127.0.0.1", 0)), (2, 1, 6, "", ("192.0.2.1", 0))]
    monkeypatch.setattr("bgdesk.app.workers.scheduler_access.getaddrinfo", lambda *_: found)
    with pytest.raises(ExposedError):
        SchedulerPlace.of("tcp://both.example:8786").check_exposure()


def test_the_command_line_connects_plainly_to_others_only_when_told_to(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str] = []

    def connect(self: Cluster) -> None:
        asked.append(self._place.address)
        raise ClusterError("Far away.")

    monkeypatch.setattr(Cluster, "_connected", connect)
    run = Runner(capsys, monkeypatch)
    work = ("--home", tmp_path, "rollout", "4HPwATDgc/ABMA", "--scheduler", ELSEWHERE)
    refused = run(*work)
    assert (refused.status, asked) == (2, [])
    assert is_one_sentence(refused.err)
    assert "--insecure-scheduler" in refused.err
    told = run(*work, "--insecure-scheduler")
    assert (told.status, told.err, asked) == (1, "bgdesk: Far away.\n", [ELSEWHERE])
    assert "can run any code on this computer" in " ".join(run("rollout", "--help").out.split())
