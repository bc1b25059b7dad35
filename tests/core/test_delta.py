"""Changes applied to the old view give the new view, always."""

from __future__ import annotations

import copy
import json

from hypothesis import given
from hypothesis import strategies as st

from caseboard.core.delta import diff, patched

plain = st.none() | st.booleans() | st.integers(-9, 9) | st.text("ab", max_size=2)
data = st.recursive(
    plain,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(data, data)
def test_changes_lead_from_old_to_new(old: object, new: object) -> None:
    changes = json.loads(json.dumps(diff(old, new)))
    assert patched(copy.deepcopy(old), changes) == new


@given(data)
def test_no_change_needs_no_words(view: object) -> None:
    assert diff(view, copy.deepcopy(view)) == []


def test_only_what_changed_is_sent() -> None:
    old = {"players": [{"time": 6, "favors": [1, 2]}, {"time": 0}], "log": [1], "gone": True}
    new = {"players": [{"time": 5, "favors": [1, 2]}, {"time": 0}], "log": [1, 2]}
    assert diff(old, new) == [[["gone"]], [["players", 0, "time"], 5], [["log", 1], 2]]
