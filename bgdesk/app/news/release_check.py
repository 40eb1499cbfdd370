"""One question to the project's server: which version is the newest.

It tells nothing of who asks: no version, no system, no language and no cookie; it is encrypted, the server's
certificate is checked as the system does it, and no other address is gone to.
"""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer, QUrl, Slot
from PySide6.QtNetwork import QNetworkAccessManager, QNetworkReply, QNetworkRequest

from bgdesk.app.news.releases import MOST_BYTES, AnswerError, address_asked, host_of, newest_in
from bgdesk.app.workers.job import Job
from bgdesk.app.workers.outcome import Cancelled, Err, Ok, Outcome

PATIENCE_MS = 15_000
_OK = 200
_SAME_FOR_EVERYBODY = (
    (b"User-Agent", b"bgdesk"),
    (b"Accept", b"application/json"),
    (b"Accept-Language", b"en"),
    (b"Accept-Encoding", b"identity"),
)
_Attribute = QNetworkRequest.Attribute
_log = logging.getLogger(__name__)


class ReleaseCheck(Job):
    """Asks below ``page`` once, when `start` is called; it is done with the number of the newest version."""

    def __init__(self, page: str, parent: QObject | None = None, patience_ms: int = PATIENCE_MS) -> None:
        super().__init__(lambda _: self._finish(Cancelled()), parent)
        self._page = page
        self._patience_ms = patience_ms
        self._answer = b""
        self._network = QNetworkAccessManager(self)
        self._reply: QNetworkReply | None = None

    def start(self) -> None:
        """Ask; it ends after this returns."""
        self._reply = reply = self._network.get(_request(address_asked(self._page)))
        reply.setReadBufferSize(MOST_BYTES + 1)
        reply.readyRead.connect(self._read)
        reply.finished.connect(self._read_all)
        QTimer.singleShot(self._patience_ms, self, self._too_late)

    @Slot()
    def _read(self) -> None:
        if self._reply is None:
            return
        self._answer += bytes(self._reply.readAll().data())
        if len(self._answer) > MOST_BYTES:
            self._finish(self._not_understood("too long"))

    @Slot()
    def _read_all(self) -> None:
        self._read()
        if self._reply is not None:
            self._finish(self._outcome(self._reply))

    def _outcome(self, reply: QNetworkReply) -> Outcome[str]:
        status = reply.attribute(_Attribute.HttpStatusCodeAttribute)
        if status is None:
            return self._not_reached(reply.error())
        if status != _OK or reply.error() is not QNetworkReply.NetworkError.NoError:
            return self._not_understood(f"status {status}, {reply.error().name}")
        try:
            return Ok(newest_in(self._answer))
        except AnswerError as problem:
            return self._not_understood(str(problem))

    @Slot()
    def _too_late(self) -> None:
        self._finish(self._not_reached(QNetworkReply.NetworkError.TimeoutError))

    def _finish(self, outcome: Outcome[str]) -> None:
        """End, and let go of the connection."""
        reply, self._reply = self._reply, None
        if reply is not None:
            reply.abort()
            reply.deleteLater()
        self.end(outcome)

    def _not_reached(self, error: QNetworkReply.NetworkError) -> Err:
        _log.info("the newest version was not asked for: %s", error.name)
        if error is QNetworkReply.NetworkError.SslHandshakeFailedError:
            #: {host} is the name of a server
            text = self.tr("{host} could not show that it is the right one, so nothing was asked.")
        else:
            #: {host} is the name of a server
            text = self.tr("{host} does not answer. Is this computer online?")
        return Err(text.format(host=host_of(self._page)))

    def _not_understood(self, why: str) -> Err:
        _log.info("the newest version was not told: %s", why)
        #: {host} is the name of a server
        text = self.tr("{host} did not tell a version. Try again another day.")
        return Err(text.format(host=host_of(self._page)))


def _request(address: str) -> QNetworkRequest:
    request = QNetworkRequest(QUrl(address))
    for name, value in _SAME_FOR_EVERYBODY:
        request.setRawHeader(name, value)
    manual = QNetworkRequest.LoadControl.Manual
    for attribute, wanted in (
        (_Attribute.RedirectPolicyAttribute, QNetworkRequest.RedirectPolicy.ManualRedirectPolicy),
        (_Attribute.CookieLoadControlAttribute, manual),
        (_Attribute.CookieSaveControlAttribute, manual),
        (_Attribute.AuthenticationReuseAttribute, manual),
        (_Attribute.CacheLoadControlAttribute, QNetworkRequest.CacheLoadControl.AlwaysNetwork),
        (_Attribute.CacheSaveControlAttribute, False),
        (_Attribute.Http2AllowedAttribute, False),
    ):
        request.setAttribute(attribute, wanted)
    return request
