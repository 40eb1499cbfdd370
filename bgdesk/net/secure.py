"""Who is who at a table: the opener's own certificate, TLS 1.3, and proofs that both hold the invitation.

All of it comes from the standard library and the package cryptography; nothing is invented here. The one who
joins knows the certificate by its fingerprint in the invitation. Inside of TLS three lines follow: the opener
sends a nonce; the one who joins sends an own nonce and an HMAC-SHA256 with the secret of the invitation over
``bgdesk-table-1 joins``, the SHA-256 of the certificate and both nonces; the opener answers with the same for
``bgdesk-table-1 opens``. So neither can be anybody who lacks the invitation.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import ssl
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bgdesk.net.invitation import FINGERPRINT_BYTES, SECRET_BYTES
from bgdesk.private_files import make_folder, open_private

NONCE_BYTES = 16
JOINS, WATCHES, OPENS = "joins", "watches", "opens"
_LABEL = "bgdesk-table-1"
_NAME = "bgdesk table"
_KEY_FILE = "key.pem"
"""There for a moment; what a killed program left is written over."""
_VALID_FOR = timedelta(days=3650)


@dataclass(frozen=True, slots=True)
class TableIdentity:
    """The certificate of one table with its key, both as PEM, and the secrets of the invitations to it.

    ``secret`` is for the one who plays, ``watching`` for those who watch; empty where nobody may.
    """

    certificate: str
    key: str = field(repr=False)
    secret: bytes = field(repr=False)
    watching: bytes = field(default=b"", repr=False)

    @property
    def digest(self) -> bytes:
        """SHA-256 of the certificate."""
        return digest_of(ssl.PEM_cert_to_DER_cert(self.certificate))

    @property
    def fingerprint(self) -> bytes:
        """What the invitation says of the certificate."""
        return self.digest[:FINGERPRINT_BYTES]


def new_identity() -> TableIdentity:
    """A certificate and secrets that nobody has seen before."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, _NAME)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + _VALID_FOR)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    plain = serialization.NoEncryption()
    private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
    return TableIdentity(
        certificate.public_bytes(pem).decode(),
        private.decode(),
        secrets.token_bytes(SECRET_BYTES),
        secrets.token_bytes(SECRET_BYTES),
    )


def opener_context(identity: TableIdentity, folder: Path) -> ssl.SSLContext:
    """TLS 1.3 for the one who opens a table. Raises OSError where nothing can be written to ``folder``."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.num_tickets = 0
    make_folder(folder)
    path = folder / _KEY_FILE  # the standard library reads certificates from files only
    try:
        with open_private(path, "w") as file:
            file.write(identity.certificate + identity.key)
        context.load_cert_chain(path)
    finally:
        path.unlink(missing_ok=True)
    return context


def joiner_context() -> ssl.SSLContext:
    """TLS 1.3 for the one who joins; `is_certificate` has to follow, for no authority knows the opener."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def digest_of(der: bytes | None) -> bytes:
    """SHA-256 of the certificate ``der``."""
    return hashlib.sha256(der or b"").digest()


def is_certificate(der: bytes | None, fingerprint: bytes) -> bool:
    """Whether the certificate ``der`` has this fingerprint."""
    return hmac.compare_digest(digest_of(der)[:FINGERPRINT_BYTES], fingerprint)


def new_nonce() -> str:
    """A number that was never used before, in hex."""
    return secrets.token_hex(NONCE_BYTES)


def proof(secret: bytes, role: str, digest: bytes, nonces: tuple[str, str]) -> str:
    """That the speaker holds ``secret``: the opener's nonce comes first. In hex."""
    message = "\n".join((_LABEL + " " + role, digest.hex(), *nonces))
    return hmac.digest(secret, message.encode(), hashlib.sha256).hex()


def is_proof(given: str, due: str) -> bool:
    """Whether ``given`` is the proof ``due``; how long it takes says nothing."""
    return hmac.compare_digest(given.encode(), due.encode())
