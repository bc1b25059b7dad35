"""Settings that hold for every test."""

from hypothesis import settings

# The same examples in every run, and no limit on time: a slow machine is not a failing test.
settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.load_profile("repeatable")
