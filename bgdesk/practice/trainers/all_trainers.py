"""Every trainer, in the order in which they are offered."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bgdesk.practice.trainers.bearoff_plays import BearoffTrainer
from bgdesk.practice.trainers.effective_pips import EffectivePipsTrainer
from bgdesk.practice.trainers.ladders import LaddersTrainer
from bgdesk.practice.trainers.openings import OpeningsTrainer, RepliesTrainer
from bgdesk.practice.trainers.pips import PipsTrainer
from bgdesk.practice.trainers.plans import PlansTrainer
from bgdesk.practice.trainers.race_cubes import RaceCubeTrainer
from bgdesk.practice.trainers.safest import SafestTrainer
from bgdesk.practice.trainers.shape import Trainer, TrainerId
from bgdesk.practice.trainers.shots import ShotsTrainer
from bgdesk.practice.trainers.take_points import TakePointsTrainer


def _all() -> tuple[Trainer, ...]:
    return (
        PipsTrainer(),
        ShotsTrainer(),
        TakePointsTrainer(),
        EffectivePipsTrainer(),
        BearoffTrainer(),
        RaceCubeTrainer(),
        OpeningsTrainer(),
        RepliesTrainer(),
        SafestTrainer(),
        LaddersTrainer(),
        PlansTrainer(),
    )


TRAINERS: Mapping[TrainerId, Trainer] = MappingProxyType({one.id: one for one in _all()})
"""None of them needs the engine."""
