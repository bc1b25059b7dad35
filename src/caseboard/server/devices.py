"""For whom a device speaks.

A person is known by the hash of the device that he first came with, and a guest is that and nothing
more. A device that he lets in later speaks for that first one; one that was forgotten speaks for
somebody whom nobody knows.
"""

from __future__ import annotations

from collections.abc import Mapping


class Devices:
    """The few devices that do not speak for themselves, by the hashes of their cookies."""

    __slots__ = ("_speak_for",)

    def __init__(self) -> None:
        self._speak_for: dict[str, str] = {}

    def person(self, device: str) -> str:
        return self._speak_for.get(device, device)

    def learn(self, known: Mapping[str, str]) -> None:
        for device, person in known.items():
            if person == device:
                self._speak_for.pop(device, None)
            else:
                self._speak_for[device] = person
