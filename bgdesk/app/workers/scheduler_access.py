"""Which dask schedulers are talked to, with which certificates, and why one of them cannot be used.

A scheduler and its workers send Python objects, so whoever speaks for them can run code on this computer: a
connection to another one is encrypted and checked on both sides, unless the user says that it need not be.
"""

from __future__ import annotations

import ssl
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address
from itertools import chain
from pathlib import Path
from socket import AF_INET6, SOCK_DGRAM, gaierror, getaddrinfo, socket
from typing import Any

from distributed.comm.addressing import normalize_address, parse_address, parse_host_port
from distributed.security import Security

SAME_EVERYWHERE = ("python", "bgdesk", "bgsage", "distributed")
"""What has to have one version wherever the work is done, lest answers differ or cannot be read."""

_ENCRYPTED = ("tls", "wss")
_SCHEMES = (*_ENCRYPTED, "tcp", "ws")
_ANY_PORT = 9
_SETTING = "distributed.comm.tls."
_TLS_KEYS = (
    ("tls_ca_file", "ca-file"),
    ("tls_client_cert", "client.cert"),
    ("tls_client_key", "client.key"),
)


class ClusterError(Exception):
    """The scheduler cannot be used; one sentence."""


class ExposedError(ClusterError):
    """The scheduler is on another computer, and the connection would be plain."""


def refusal(address: str, reason: str) -> ClusterError:
    """The sentence that says why the scheduler at ``address`` is of no use."""
    return ClusterError(f"The scheduler {address} cannot be used: {reason}.")


@dataclass(frozen=True, slots=True)
class SchedulerPlace:
    """Where a scheduler is: ``address`` is the whole of it, such as ``tls://192.168.1.5:8786``."""

    address: str
    host: str
    is_encrypted: bool

    @classmethod
    def of(cls, text: str) -> SchedulerPlace:
        """The place of ``text``; dask's settings say the scheme if it has none. Raises ClusterError."""
        address = normalize_address(text)
        scheme, _ = parse_address(address)
        try:
            host, port = parse_host_port(address)
        except ValueError:
            host, port = "", 0
        if scheme not in _SCHEMES or not host or not 0 < port < 2**16:
            raise refusal(text, "an address is needed such as tls://host:8786")
        return cls(address, host, scheme in _ENCRYPTED)

    def check_exposure(self) -> None:
        """Raises ExposedError where the connection would be plain and leave this computer."""
        if self.is_encrypted:
            return
        try:
            found = {str(entry[4][0]) for entry in getaddrinfo(self.host, None)}
        except (gaierror, UnicodeError):
            raise refusal(self.address, f"no computer {self.host} is known") from None
        if not all(map(_is_here, found)):
            raise ExposedError(f"The connection to {self.address} would be plain.")

    def security(self) -> Security:
        """Certificates and keys as dask's settings name them. Raises ClusterError where they are wrong."""
        try:
            security = Security()
        except ValueError as problem:
            raise refusal(self.address, f"in the settings of dask, {problem}") from None
        if self.is_encrypted:
            self._check_certificates(security)
        elif security.require_encryption:
            raise refusal(self.address, "the settings of dask ask for encryption, which tls:// has")
        return security

    def why_not(self, problem: BaseException, security: Security) -> str:
        """Why it could not be reached, as the end of a sentence."""
        causes = list(_causes(problem))
        by_tls = next((cause for cause in causes if isinstance(cause, ssl.SSLError)), None)
        if isinstance(by_tls, ssl.SSLCertVerificationError):
            return f"no authority in {security.tls_ca_file} stands behind its certificate"
        if by_tls and "ALERT" in (by_tls.reason or "").upper():
            return f"it does not accept the certificate {security.tls_client_cert}"
        if any(isinstance(cause, ConnectionRefusedError) for cause in causes):
            return "nobody answers there"
        if isinstance(problem, TimeoutError) or "Timed out" in str(problem):
            return "nobody answers there in time"
        if self.is_encrypted:
            certificate = security.tls_client_cert
            return f"it does not speak TLS, or does not accept the certificate {certificate}"
        return "what answers there is no scheduler, or one that wants tls://"

    def _check_certificates(self, security: Security) -> None:
        for field, setting in _TLS_KEYS[:2]:
            if not getattr(security, field):
                reason = f"TLS needs {_SETTING}{setting} in the settings of dask, which is not there"
                raise refusal(self.address, reason)
        for field, setting in _TLS_KEYS:
            file = getattr(security, field)
            if file and "\n" not in file and not Path(file).is_file():
                raise refusal(self.address, f"{_SETTING}{setting} names {file}, which is not there")
        try:
            security.get_connection_args("client")
        except (OSError, ValueError) as problem:
            reason = f"its certificates and key cannot be loaded ({_told(problem)})"
            raise refusal(self.address, reason) from None


def _is_here(address: str) -> bool:
    """Whether ``address`` is one of this computer: only from there a way leads to it that begins at it."""
    bare = ip_address(address.partition("%")[0])
    if bare.is_loopback:
        return True
    family = AF_INET6 if bare.version == 6 else 2
    with socket(family, SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect((address, _ANY_PORT))
        return bool(ip_address(probe.getsockname()[0].partition("%")[0]) == bare)
    return False


def _causes(problem: BaseException | None) -> Iterator[BaseException]:
    seen: set[int] = set()
    while problem is not None and id(problem) not in seen:
        seen.add(id(problem))
        yield problem
        problem = problem.__cause__ or problem.__context__


def _told(problem: BaseException) -> str:
    """What ``problem`` says, on one line and without a full stop."""
    reason = getattr(problem, "reason", None) or str(problem) or type(problem).__name__
    return " ".join(str(reason).split()).rstrip(".")


def other_version(versions: Mapping[str, Any]) -> str:
    """What is another one on the scheduler or a worker than here, as the end of a sentence; empty if nothing.

    ``versions`` is what a dask client knows about itself, the scheduler and the workers.
    """
    here = _packages(versions["client"])
    workers = ((f"its worker {name}", found) for name, found in versions["workers"].items())
    for name, found in chain([("it", versions["scheduler"])], workers):
        there = _packages(found)
        for package in SAME_EVERYWHERE if name != "it" else ("python", "distributed"):
            if there.get(package) != here.get(package):
                return (
                    f"{name} has {_version(package, there)}, and this computer has {_version(package, here)}"
                )
    return ""


def _packages(found: Mapping[str, Any] | None) -> dict[str, str | None]:
    """Versions by package, of Python only what tells whether it is compatible."""
    packages = dict((found or {}).get("packages", {}))
    python = packages.get("python") or ".".join(map(str, sys.version_info))
    return packages | {"python": ".".join(python.split(".")[:2])}


def _version(package: str, packages: Mapping[str, str | None]) -> str:
    name = {"python": "Python"}.get(package, package)
    version = packages.get(package)
    return f"{name} {version}" if version else f"no {name}"
