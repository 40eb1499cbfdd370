"""A server on this computer that answers as the project's might, or as nobody should."""

from __future__ import annotations

import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
import trustme
from PySide6.QtNetwork import QSslCertificate, QSslConfiguration


class ReleaseServer(ThreadingHTTPServer):
    """Notes what it was asked; ``body`` in parts, and ``holds`` back the end of it."""

    daemon_threads = True

    def __init__(self, certificates: trustme.CA) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.asked: list[tuple[str, dict[str, str]]] = []
        self.status, self.headers = 200, {"Content-Type": "application/json"}
        self.body = b""
        self.may_end = threading.Event()
        self.may_end.set()
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        certificates.issue_cert("localhost").configure_cert(context)
        self.socket = context.wrap_socket(self.socket, server_side=True, do_handshake_on_connect=False)

    @property
    def page(self) -> str:
        return f"https://localhost:{self.server_port}/releases"

    def handle_error(self, request: object, client_address: object) -> None:
        """Whoever asks may leave at any time."""


class _Handler(BaseHTTPRequestHandler):
    server: ReleaseServer

    def do_GET(self) -> None:
        server = self.server
        server.asked.append((self.path, dict(self.headers.items())))
        self.send_response(server.status)
        for name, value in server.headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(server.body)
        self.wfile.flush()
        server.may_end.wait(20)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Silent."""


@contextmanager
def serving(certificates: trustme.CA) -> Iterator[ReleaseServer]:
    """A server in a thread."""
    server = ReleaseServer(certificates)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield server
    finally:
        server.may_end.set()
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture(scope="module")
def certificates() -> trustme.CA:
    """Whom this computer trusts while a test uses `trusted_server`."""
    return trustme.CA()


@pytest.fixture
def strange_server(certificates: trustme.CA) -> Iterator[ReleaseServer]:
    """A server whose certificate nobody here knows."""
    with serving(certificates) as server:
        yield server


@pytest.fixture
def trusted_server(certificates: trustme.CA, strange_server: ReleaseServer) -> Iterator[ReleaseServer]:
    """A server that answers as the project's does."""
    before = QSslConfiguration.defaultConfiguration()
    trusting = QSslConfiguration(before)
    trusting.addCaCertificate(QSslCertificate(certificates.cert_pem.bytes()))
    QSslConfiguration.setDefaultConfiguration(trusting)
    strange_server.body = b'{"version": "7.1.0"}'
    yield strange_server
    QSslConfiguration.setDefaultConfiguration(before)
