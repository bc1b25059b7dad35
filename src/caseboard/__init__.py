"""Android (2008) and Voices in My Head (2022), complete, on one table."""

from importlib.metadata import version

__version__ = version("caseboard")
