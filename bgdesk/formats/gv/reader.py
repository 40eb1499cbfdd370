"""Matches of BGBlitz (.bgf), of OpenGammon and HedgeHog (.ogxm, .gvab) and of GammonView (.gva)."""

from __future__ import annotations

import re
from hashlib import sha256

from bgdesk.formats.gv.bgf import bgf_study
from bgdesk.formats.gv.gvformat_calls import (
    BGF_HEAD,
    OGXM_MAGIC,
    bgf_document,
    gva_document,
    ogxm_document,
)
from bgdesk.formats.gv.ogxm import ogxm_study
from bgdesk.formats.import_result import Import

FORMAT_ID = "ogxm"

_HEAD_BYTES = 4_096
_JSON = re.compile(rb"\s*\{")
_GVA_KEYS = (b'"match_length"', b'"player_white"', b'"player_black"')


def sniff(data: bytes) -> bool:
    """Whether ``data`` begins like one of these."""
    head = data[:_HEAD_BYTES]
    return head.startswith(OGXM_MAGIC) or BGF_HEAD.match(head) is not None or _is_gva(head)


def read(data: bytes) -> Import:
    """The match in ``data``. Raises Unreadable."""
    digest = sha256(data).hexdigest()[:16]
    if BGF_HEAD.match(data[:_HEAD_BYTES]):
        study, remarks = bgf_study(bgf_document(data), digest, len(data))
    elif data.startswith(OGXM_MAGIC):
        study, remarks = ogxm_study(ogxm_document(data), digest, len(data))
    else:
        study, remarks = ogxm_study(gva_document(data), digest, len(data))
    return Import(FORMAT_ID, (study,), (tuple(remarks),))


def _is_gva(head: bytes) -> bool:
    return _JSON.match(head) is not None and all(key in head for key in _GVA_KEYS)
