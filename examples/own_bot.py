"""A bot of your own: caseboard simulate voices --seats 3 --bots examples/own_bot.py,random"""

from random import Random

from caseboard import Action, Sight


class Bot:
    """Never passes if there is something else to do."""

    def __init__(self, seed: int, boldness: float = 1.0) -> None:
        self._random = Random(seed)
        self._boldness = boldness

    def choose(self, sight: Sight) -> Action:
        """``sight`` has seat, kind, actions, prompt, view, observation and sample(seed)."""
        bold = [action for action in sight.actions if action.key != "pass"]
        if bold and self._random.random() < self._boldness:
            return self._random.choice(bold)
        return self._random.choice(sight.actions)
