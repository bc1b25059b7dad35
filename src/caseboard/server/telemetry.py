"""Counters for the host, and logs that a program can read."""

from __future__ import annotations

import json
import logging
import time
from collections import Counter
from collections.abc import Iterator
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    GCCollector,
    Histogram,
    Metric,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics(Collector):
    """What a host watches, in the text format of Prometheus; the process's own numbers too."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.gauges: dict[str, float] = {}
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)
        GCCollector(registry=self._registry)
        self._durable = self._histogram("move_seconds", "from a choice until it is durable")
        self._shown = self._histogram("shown_seconds", "from a choice until it is sent to all")

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(f"caseboard_{name}", about, buckets=BUCKETS, registry=self._registry)

    def count(self, name: str, amount: int = 1) -> None:
        self.counts[name] += amount

    def durable_after(self, seconds: float) -> None:
        self._durable.observe(seconds)

    def shown_after(self, seconds: float) -> None:
        self._shown.observe(seconds)

    def collect(self) -> Iterator[Metric]:
        for name, amount in sorted(self.counts.items()):
            yield CounterMetricFamily(f"caseboard_{name}", "since the start", value=amount)
        for name, value in sorted(self.gauges.items()):
            yield GaugeMetricFamily(f"caseboard_{name}", "now", value=value)

    def text(self) -> bytes:
        return generate_latest(self._registry)


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        data = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            data["error"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False)


NOISE: Final = (
    "Invalid HTTP request",
    "Invalid UTF-8 sequence",
    "No supported WebSocket library",
    "Unsupported upgrade request",
)
"""What uvicorn says of clients' faults: anybody could fill the log with it."""


def _worth_keeping(record: logging.LogRecord) -> bool:
    return not record.name.startswith("uvicorn") or not record.getMessage().startswith(NOISE)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(_worth_keeping)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(max(root.level, logging.WARNING))
