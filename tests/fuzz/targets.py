"""What is tried: every kind of file that is read, how it is changed, and how its reader is called."""

from __future__ import annotations

import json
import tempfile
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random

import tomli_w

from bgdesk.analysis.rollout.codec import run_from_text, run_to_text
from bgdesk.analysis.rollout.run import field_of, wanted
from bgdesk.app.settings import file as settings_file
from bgdesk.app.settings.setting import NamedTable
from bgdesk.app.settings.settings import Settings
from bgdesk.app.settings.table import TABLE
from bgdesk.formats import registry
from bgdesk.formats.gv.gvformat_calls import bgf_document, gva_document, ogxm_document
from bgdesk.formats.import_result import Unreadable
from bgdesk.formats.xg.archive import RECORD_SIZE, XgArchive, unpack
from bgdesk.match.coan_ki import coan_ki_game_from_text, coan_ki_game_to_text
from bgdesk.match.codec.json_shapes import CodecError, json_of
from bgdesk.match.codec.record_codec import MAX_TEXT
from bgdesk.match.options import MatchOptions, match_options
from bgdesk.match.setup.setup_codec import setup_from_text, setup_to_text
from bgdesk.match.study import Study, Tag
from tests.folders import FILES
from tests.formats.sgf_studies import commented, judged, sayable_record
from tests.formats.xg_files import packed
from tests.fuzz import containers
from tests.fuzz.damage import damaged_json
from tests.fuzz.small_texts import SMALL_TEXTS, small_coan_ki_game, small_rollout, small_setup
from tests.fuzz.verdict import Verdict, check_command_line, check_import, check_sentence
from tests.match_files import match_data

Sample = tuple[str, bytes]
_XG_RECORDS = 14
_BGF_MOVES = 6
_BGF_GAMES = 2
_LINES = 30
_LONG = 8_000
_EVENTS = 30
_BY_COMMAND = 0.02
"""So many are also given to the command line."""


@dataclass(frozen=True)
class Target:
    """One kind: ``try_`` reads a mutant and gives how far it came; whatever it raises is a finding."""

    name: str
    samples: Callable[[], Sequence[Sample]]
    change: Callable[[bytes, Random], bytes]
    try_: Callable[[bytes, Random], Verdict]

    def mutant(self, seed: int, number: int) -> tuple[str, bytes]:
        """The name of the sample and the content of mutant ``number``, always the same."""
        random = Random(f"{seed}/{self.name}/{number}")
        samples = _samples_of(self.name)
        name, data = random.choice(samples)
        return name, self.change(data, random)


@cache
def _samples_of(name: str) -> Sequence[Sample]:
    return TARGETS[name].samples()


def _file(kind: str, opened: Callable[[bytes], object] | None = None) -> Callable[[bytes, Random], Verdict]:
    """Reads a file as the program does; the door is what tells formats apart and ``opened``."""
    kind_id = {"bgf": "ogxm", "gva": "ogxm"}.get(kind, kind)
    own = next(one for one in registry.FORMATS if one.id == kind_id)

    def try_(data: bytes, random: Random) -> Verdict:
        if random.random() < _BY_COMMAND:
            check_command_line(data, random)
        is_let_in = own.sniff(data) and (opened is None or _opens(opened, data))
        try:
            found = registry.read_bytes(data)
        except Unreadable as why:
            check_sentence(str(why))
            return Verdict.INSIDE if is_let_in else Verdict.DOOR
        check_import(found, random)
        return Verdict.ACCEPTED if is_let_in else Verdict.DOOR

    return try_


def _opens(opened: Callable[[bytes], object], data: bytes) -> bool:
    try:
        opened(data)
    except (Unreadable, ValueError, RecursionError):
        return False
    return True


def _json_record(data: bytes) -> object:
    return json_of(data.decode(), "record", MAX_TEXT)


def _files(*names: str) -> Callable[[], Sequence[Sample]]:
    return lambda: [(name, match_data(name)) for name in names]


def _beginnings(*names: str, lines: int = _LINES) -> Callable[[], Sequence[Sample]]:
    """Of long texts as many lines as take little time."""
    return lambda: [(name, b"".join(match_data(name).splitlines(keepends=True)[:lines])) for name in names]


def _studies(kind: str) -> Callable[[], Sequence[Sample]]:
    """Beginnings of matches of several games with analyses and comments, as this program writes them."""

    def samples() -> Sequence[Sample]:
        options = [match_options(1), replace(match_options(0), games=1, jacoby=True), match_options(2)]
        if kind == "record":
            options += [replace(match_options(1), variant=game) for game in ("plakoto", "fevga", "dutch")]
        writer = registry.format_named(kind)
        studies = [_study(one, seed) for seed, one in enumerate(options)]
        return [(f"study {number}", writer.write(study).content) for number, study in enumerate(studies)]

    return samples


def _study(options: MatchOptions, seed: int) -> Study:
    random = Random(seed)
    record = sayable_record(options, seed, _EVENTS)
    analyses = (judged(record, random),) if options.variant == "backgammon" else ()
    return Study(record, ((Tag.EVENT, "Open"),), commented(record, random), (), analyses)


def _xg_samples() -> Sequence[Sample]:
    """The beginnings of matches: whole ones would take most of the time."""
    found = []
    for path in (FILES / "gammonview" / "money.xg", FILES / "matches" / "xg" / "match_with_comment.xg"):
        archive = unpack(path.read_bytes())
        game = archive.game[: _XG_RECORDS * RECORD_SIZE]
        found.append(
            (path.name, packed(XgArchive(game, archive.rollouts[: 4 * 2184], archive.comments[:4000])))
        )
    return found


def _bgf_samples() -> Sequence[Sample]:
    data = (FILES / "gammonview" / "money.bgf").read_bytes()
    head = data[: data.index(b"\n") + 1]
    document = bgf_document(data)
    assert isinstance(document, dict)
    document["games"] = document["games"][:_BGF_GAMES]
    for game in document["games"]:
        game["moves"] = game["moves"][:_BGF_MOVES] + game["moves"][-2:]
    return [*[("money.bgf", head + _smile_free(document))] * 30, ("whole money.bgf", data)]


def _smile_free(document: object) -> bytes:
    import gzip

    return gzip.compress(json.dumps(document).encode(), 1)


def _ogxm_samples() -> Sequence[Sample]:
    paths = [FILES / "gammonview" / name for name in ("resign.ogxm", "money.gvab")]
    return [*((path.name, path.read_bytes()) for path in paths), *_studies("ogxm")()]


def _ogxm_changed(data: bytes, random: Random) -> bytes:
    if random.random() < 0.3:
        document = ogxm_document(data)
        assert isinstance(document, dict)
        return containers.written_ogxm_changed(document, random)
    return containers.ogxm_changed(data, random)


def _gva_samples() -> Sequence[Sample]:
    return [
        (name, json.dumps(ogxm_document(data)).encode())
        for name, data in _ogxm_samples()
        if len(data) < 8_000
    ]


def _small(name: str) -> Callable[[], Sequence[Sample]]:
    return lambda: [(f"{name} {number}", text.encode()) for number, text in enumerate(SMALL_TEXTS[name], 1)]


def _coded(read: Callable[[str], object], write: Callable[..., str]) -> Callable[[bytes, Random], Verdict]:
    """Own files in JSON: what is read is written and read back equal."""

    def try_(data: bytes, _random: Random) -> Verdict:
        try:
            text = data.decode()
            found = read(text)
        except UnicodeDecodeError:
            return Verdict.DOOR
        except CodecError as why:
            check_sentence(str(why))
            return Verdict.INSIDE if _opens(_json_record, data) else Verdict.DOOR
        assert read(write(found)) == found, "something else when read again"
        return Verdict.ACCEPTED

    return try_


def _rollout_samples() -> Sequence[Sample]:
    return [("rollout", run_to_text(small_rollout()).encode())]


def _rollout(data: bytes, random: Random) -> Verdict:
    verdict = _coded(run_from_text, run_to_text)(data, random)
    if verdict is Verdict.ACCEPTED:
        run = run_from_text(data.decode())
        field_of(run)
        wanted(run)
    return verdict


def _settings_samples() -> Sequence[Sample]:
    tree: dict[str, dict[str, object]] = {}
    for one in TABLE.values():
        tree.setdefault(one.section, {})[one.name] = one.default
    shelves = {shelf.value: {"mine": {"rules.length": 7}} for shelf in NamedTable}
    return [("settings.toml", tomli_w.dumps({"version": 1, **tree, **shelves}).encode())]


def _settings_changed(data: bytes, random: Random) -> bytes:
    if random.random() < 0.3:
        return containers.text_changed(data, random)
    changed = damaged_json(tomllib.loads(data.decode()), random)
    try:
        return tomli_w.dumps(changed).encode()
    except (TypeError, ValueError):
        return containers.text_changed(data, random)


def _settings(data: bytes, random: Random) -> Verdict:
    with tempfile.TemporaryDirectory(prefix="bgdesk-fuzz") as folder:
        path = Path(folder) / "settings.toml"
        path.write_bytes(data)
        stored = settings_file.read(path)
        settings = Settings(path)
        for one in TABLE.values():
            assert one.accepts(settings.value(one)), one.key
        for shelf in NamedTable:
            settings.named(shelf)
        if not stored.may_be_overwritten:
            return Verdict.INSIDE
        one = random.choice(list(TABLE.values()))
        settings.set_all([(one, one.default)])
        assert settings_file.read(path).problem is None, "what was written cannot be read"
        is_unread = any(problem.kind is settings_file.ProblemKind.UNREADABLE for problem in settings.problems)
        if is_unread:
            return Verdict.DOOR
        return Verdict.INSIDE if settings.problems else Verdict.ACCEPTED


def _library_samples() -> Sequence[Sample]:
    from tests.fuzz.library_rows import row_samples

    return row_samples()


def _library(data: bytes, random: Random) -> Verdict:
    from tests.fuzz.library_rows import try_row

    return try_row(data, random)


def _row_changed(data: bytes, random: Random) -> bytes:
    place, _, body = data.partition(b"\n")
    return place + b"\n" + containers.json_changed(body, random)


_MAT = ("generated/hyper2_m3.mat", "generated/partial_money.mat", "made/xg_setpos.mat")
_SGF = ("generated/hyper2_m3.sgf", "generated/partial_money.sgf")
_GAM = ("made/gammonempire.gam", "generated/match3.g01.gam")
_TEXT, _FIELDS = containers.text_changed, containers.fields_changed

TARGETS: dict[str, Target] = {
    one.name: one
    for one in (
        Target("mat", _files(*_MAT), _TEXT, _file("mat")),
        Target("sgf", lambda: [*_files(*_SGF)(), *_studies("sgf")()], _TEXT, _file("sgf")),
        Target("xg", _xg_samples, containers.xg_changed, _file("xg", unpack)),
        Target("bgf", _bgf_samples, containers.bgf_changed, _file("bgf", bgf_document)),
        Target("ogxm", _ogxm_samples, _ogxm_changed, _file("ogxm", ogxm_document)),
        Target("gva", _gva_samples, containers.json_changed, _file("gva", gva_document)),
        Target("record", _studies("record"), containers.json_changed, _file("record", _json_record)),
        Target(
            "gam",
            _beginnings("made/gammonempire.gam", "generated/match3.g01.gam", lines=14),
            _TEXT,
            _file("gam"),
        ),
        Target("oldmoves", _beginnings("made/fibs_oldmoves_partial.txt"), _TEXT, _file("oldmoves")),
        Target("party", _beginnings("made/partygammon.gam", lines=8), _TEXT, _file("party")),
        Target("sgg", _beginnings("made/gamesgrid.sgg"), _TEXT, _file("sgg")),
        Target("tmg", _beginnings("made/truemoneygames.tmg"), _TEXT, _file("tmg")),
        Target("javafibs", _small("javafibs"), _TEXT, _file("javafibs")),
        Target(
            "snowie_position", _small("snowie_position"), containers.fields_changed, _file("snowie_position")
        ),
        Target(
            "position_text",
            _files("bgblitz_txt/01_checkerPosition_EN.txt", "bgblitz_txt/03_DT_FR.txt"),
            _TEXT,
            _file("position_text"),
        ),
        Target("ids", _small("ids"), _TEXT, _file("ids")),
        Target(
            "setup",
            lambda: [("setup", setup_to_text(small_setup()).encode())],
            containers.json_changed,
            _coded(setup_from_text, setup_to_text),
        ),
        Target(
            "coan_ki",
            lambda: [("coan ki", coan_ki_game_to_text(small_coan_ki_game()).encode())],
            containers.json_changed,
            _coded(coan_ki_game_from_text, coan_ki_game_to_text),
        ),
        Target(
            "rollout",
            lambda: [("rollout", run_to_text(small_rollout()).encode())],
            containers.json_changed,
            _rollout,
        ),
        Target("settings", _settings_samples, _settings_changed, _settings),
        Target("library", _library_samples, _row_changed, _library),
    )
}
"""Every kind, by the name that ``--format`` takes."""
