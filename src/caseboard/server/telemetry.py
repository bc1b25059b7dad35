"""Counters for the host, and logs that a program can read."""

from __future__ import annotations

import json
import logging
import time
from collections import Counter
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """Plain counts, gauges and one histogram, in the text format of Prometheus."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.gauges: dict[str, float] = {}
        self._buckets = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def count(self, name: str, amount: int = 1) -> None:
        self.counts[name] += amount

    def durable_after(self, seconds: float) -> None:
        """How long a move took from its arrival until it was durable."""
        self._seconds += seconds
        for number, bound in enumerate(BUCKETS):
            if seconds <= bound:
                self._buckets[number] += 1
                return
        self._buckets[-1] += 1

    def text(self) -> str:
        lines = []
        for name, amount in sorted(self.counts.items()):
            lines += [f"# TYPE caseboard_{name}_total counter", f"caseboard_{name}_total {amount}"]
        for name, value in sorted(self.gauges.items()):
            lines += [f"# TYPE caseboard_{name} gauge", f"caseboard_{name} {value:g}"]
        lines.append("# TYPE caseboard_move_seconds histogram")
        running = 0
        for bound, amount in zip((*map(str, BUCKETS), "+Inf"), self._buckets, strict=True):
            running += amount
            lines.append(f'caseboard_move_seconds_bucket{{le="{bound}"}} {running}')
        lines.append(f"caseboard_move_seconds_sum {self._seconds:g}")
        lines.append(f"caseboard_move_seconds_count {running}")
        return "\n".join(lines) + "\n"


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
