"""The network: one hidden layer, made, asked and taught. All its weights are one flat array."""

from __future__ import annotations

import math

import numpy as np

from bgdesk.engine.network.inputs import INPUTS, OUTPUTS
from bgdesk.training.compiled import compiled
from bgdesk.training.inputs import Floats

_SPREAD = 0.12


def new_net(hidden: int, seed: int) -> Floats:
    """Random weights: inputs by hidden, hidden, hidden by outputs, outputs."""
    random = np.random.default_rng(seed)
    first = random.normal(0, _SPREAD, INPUTS * hidden)
    second = random.normal(0, _SPREAD / 2, hidden * OUTPUTS)
    parts = (first, np.zeros(hidden), second, np.zeros(OUTPUTS))
    return np.concatenate(parts).astype(np.float32)


@compiled
def ask(net: Floats, inputs: Floats, last: Floats, sums: Floats, hidden: Floats, outputs: Floats) -> None:
    """Fills ``hidden`` and ``outputs`` for ``inputs``, starting from the ``sums`` of the ``last`` inputs."""
    size = len(hidden)
    for i in range(INPUTS):
        change = inputs[i] - last[i]
        if change != 0:
            last[i] = inputs[i]
            row = net[i * size : (i + 1) * size]
            for j in range(size):
                sums[j] += change * row[j]
    for j in range(size):
        hidden[j] = max(sums[j], np.float32(0))
    start = (INPUTS + 1) * size
    for k in range(OUTPUTS):
        total = net[start + size * OUTPUTS + k]
        row = net[start + k * size : start + (k + 1) * size]
        for j in range(size):
            total += hidden[j] * row[j]
        outputs[k] = 1 / (1 + math.exp(-total))


@compiled
def forget(net: Floats, last: Floats, sums: Floats) -> None:
    """Makes ``last`` and ``sums`` those of no inputs; due when the weights have changed, and now and then."""
    last[:] = 0
    sums[:] = net[INPUTS * len(sums) : (INPUTS + 1) * len(sums)]


@compiled
def teach(
    net: Floats, inputs: Floats, target: Floats, rate: float, last: Floats, sums: Floats, hidden: Floats,
    outputs: Floats,
) -> float:  # fmt: skip
    """One step down the cross entropy towards ``target``; the squared error before it."""
    forget(net, last, sums)
    ask(net, inputs, last, sums, hidden, outputs)
    size = len(hidden)
    middle = INPUTS * size
    start = middle + size
    back = np.zeros(size, dtype=np.float32)
    loss = 0.0
    for k in range(OUTPUTS):
        error = target[k] - outputs[k]
        loss += error * error
        step = np.float32(rate) * error
        row = net[start + k * size : start + (k + 1) * size]
        for j in range(size):
            back[j] += step * row[j]
            row[j] += step * hidden[j]
        net[start + size * OUTPUTS + k] += step
    for j in range(size):
        if hidden[j] <= 0:
            back[j] = 0
        net[middle + j] += back[j]
    for i in range(INPUTS):
        value = inputs[i]
        if value != 0:
            row = net[i * size : (i + 1) * size]
            for j in range(size):
                row[j] += value * back[j]
    return loss
