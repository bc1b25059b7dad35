"""Messages and requests of every kind; `make fuzz-server` sends more of them."""

from __future__ import annotations

from pathlib import Path

from tests.server.fuzzer import fuzz


def test_whatever_is_sent_is_answered_and_never_a_fault(tmp_path: Path) -> None:
    counts, answers = fuzz(tmp_path, messages=4_000, requests=800, seed=77)
    assert counts["caseboard_messages_total"] > 3_000
    assert counts["caseboard_moves_total"] > 100, "some of it was legal"
    assert counts["caseboard_refusals_total"] > 500
    assert counts["caseboard_malformed_total"] > 100
    assert answers[200] > 100
    assert answers[201] > 5
    assert answers[400] > 100
    assert answers[404] > 20
