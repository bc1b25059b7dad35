"""Android (2008): five troubled detectives, two weeks, one murder, a conspiracy."""

from caseboard.games.android.content import everything as everything
