"""What must hold of a game's declared facts and of how they are put into words."""

from __future__ import annotations

from typing import Any

import msgspec

from caseboard.core.events import Fact, secret_fields
from caseboard.core.tellers import Tellers


def check_facts(facts: tuple[type[Fact], ...], tellers: Tellers[Any]) -> None:
    """Each is declared once and has its teller; what is secret is None unless it is given."""
    assert len(facts) == len(set(facts)) == len({fact.__name__ for fact in facts})
    assert set(facts) == set(tellers.by_fact)
    for fact in facts:
        fields = msgspec.structs.fields(fact)
        optional = {field.name for field in fields if not field.required}
        assert optional == set(secret_fields(fact)), fact
