"""Invitations there and back, however they were typed; and the proofs that both hold one."""

from __future__ import annotations

import ipaddress

import pytest
from hypothesis import given, strategies as st

from bgdesk.net.invitation import Invitation, invitation_of
from bgdesk.net.secure import JOINS, OPENS, is_certificate, is_proof, new_identity, new_nonce, proof

hosts = st.one_of(
    st.ip_addresses(v=4).map(str),
    st.ip_addresses(v=6).map(str),
    st.sampled_from(["table.example", "localhost"]),
)
codes = st.binary(min_size=16, max_size=16)
tables = st.sampled_from(["", "abcdefghij234567"])
invitations = st.builds(Invitation, hosts, st.integers(1, 65535), codes, codes, tables)


@given(invitations)
def test_there_and_back(invitation: Invitation) -> None:
    text = str(invitation)
    assert invitation_of(text) == invitation
    assert invitation_of(f"  {text[:20].upper()} \n{text[20:]}") == invitation


GOOD = str(Invitation("10.0.0.1", 47247, bytes(16), bytes(16)))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bgdesk:",
        GOOD[:-1],
        GOOD + "a",
        GOOD.replace("47247", "0"),
        GOOD.replace("47247", "65536"),
        GOOD.replace("bgdesk:", "http:"),
        GOOD.replace("10.0.0.1", ""),
        GOOD.replace("10.0.0.1", "[1::2::3]"),
        GOOD.replace("10.0.0.1", "a/b"),
        GOOD.replace("#", "/#"),
        GOOD.replace("#", "/abcdefghij23456#"),
        GOOD.replace("#", "/abcdefghij23456/#"),
        GOOD[:-1] + "1",
    ],
)
def test_what_is_no_invitation(text: str) -> None:
    with pytest.raises(ValueError, match=r"invitation|At most|Expected|Only|address"):
        invitation_of(text)


def test_the_secret_is_not_shown_by_accident() -> None:
    invitation = Invitation("10.0.0.1", 1, b"0123456789abcdef", bytes(16))
    assert "0123456789abcdef" not in repr(invitation)
    identity = new_identity()
    assert "PRIVATE" not in repr(identity)
    assert ipaddress.ip_address(invitation.host).is_private


def test_proofs_differ_by_role_secret_certificate_and_nonces() -> None:
    identity, other = new_identity(), new_identity()
    nonces = new_nonce(), new_nonce()
    made = {
        proof(identity.secret, JOINS, identity.digest, nonces),
        proof(identity.secret, OPENS, identity.digest, nonces),
        proof(other.secret, JOINS, identity.digest, nonces),
        proof(identity.secret, JOINS, other.digest, nonces),
        proof(identity.secret, JOINS, identity.digest, nonces[::-1]),
    }
    assert len(made) == 5
    assert is_proof(proof(bytes(16), JOINS, bytes(32), nonces), proof(bytes(16), JOINS, bytes(32), nonces))
    assert not is_proof("", proof(bytes(16), JOINS, bytes(32), nonces))
    assert is_certificate(b"der", identity.fingerprint) is False
