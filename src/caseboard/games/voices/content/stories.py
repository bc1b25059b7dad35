"""The four story cards: how a trial begins and how it ends (chapters "Setup", "End of Trial")."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from caseboard.games.voices.content.selectors import (
    DISTRACTED,
    IMPULSIVE,
    JUDGMENTAL,
    LOGICAL,
    PERCEPTIVE,
    RELAXED,
)
from caseboard.games.voices.effects import Effect, PlaceRandomInfluence, then


class FirstPlayer(Enum):
    """Who begins; always a persona."""

    LAST_TO_JOIN = "Whichever persona joined last takes the first player token."
    LEFT_OF_PROSECUTOR = "The persona to the prosecutor’s left takes the first player token."
    RIGHT_OF_PROSECUTOR = "The persona to the prosecutor’s right takes the first player token."
    RANDOM = "A persona chosen at random takes the first player token."


def first_player_candidates(rule: FirstPlayer, *, seats: int, prosecutor: int) -> tuple[int, ...]:
    """The seats that the rule allows, clockwise from 0; chance picks if there are several.

    Seats are numbered in the order in which people joined, and the next seat sits to the left.
    """
    personas = tuple(seat for seat in range(seats) if seat != prosecutor)
    match rule:
        case FirstPlayer.LAST_TO_JOIN:
            return (personas[-1],)
        case FirstPlayer.LEFT_OF_PROSECUTOR:
            return ((prosecutor + 1) % seats,)
        case FirstPlayer.RIGHT_OF_PROSECUTOR:
            return ((prosecutor - 1) % seats,)
        case FirstPlayer.RANDOM:
            return personas


@dataclass(frozen=True, slots=True)
class Story:
    number: int
    title: str
    start: str
    setup: Effect
    first_player: FirstPlayer
    closing: str
    conviction: str
    acquittal: str

    def closing_about(self, first: str = "what came first", last: str = "what came last") -> str:
        """The closing speech; it cites the first and the last trial card that were played."""
        return self.closing.format(first=first, last=last)

    @property
    def text(self) -> str:
        """The instructions of the start side."""
        return f"{self.setup.text()} {self.first_player.value}"


STORIES: tuple[Story, ...] = (
    Story(
        1,
        "The People of Novalands",
        "“We shall show that this man robbed the FourNine Bank,” says the prosecutor, “that he "
        "enjoyed it, and that he went back in because he had left his umbrella.” All true. You "
        "look at your shoes and wonder how much of the truth they can prove.",
        then(PlaceRandomInfluence(2, LOGICAL), PlaceRandomInfluence(2, IMPULSIVE)),
        FirstPlayer.LAST_TO_JOIN,
        "The prosecutor needs one minute for her closing speech. “Remember {first},” she says. "
        "“Remember {last}. I trust you.” The jury files out. Through the door you hear them move "
        "the chairs, and then somebody laughs.",
        "Guilty. The judge gives you six years and, because you asked politely, the umbrella. In "
        "the van that takes you away it is quiet at last; every voice in your head is looking "
        "out of the window.",
        "Not guilty enough. You walk down the courthouse steps into a fine drizzle, and on the "
        "last one you stop. The umbrella is still in there. “No,” say all the voices together.",
    ),
    Story(
        2,
        "The Empty Chair",
        "Your lawyer is late, and when he comes he takes the prosecutor’s chair by mistake and "
        "makes half of her opening speech. It is rather good. “In short, the man’s a menace,” he "
        "ends, sits down beside you and asks which one you are.",
        then(PlaceRandomInfluence(2, JUDGMENTAL), PlaceRandomInfluence(2, RELAXED)),
        FirstPlayer.LEFT_OF_PROSECUTOR,
        "“The defense rests,” says your lawyer, and does. The prosecutor speaks for an hour, of "
        "{first} and of {last}, and sits down to applause. The jury is led out past you. Not one "
        "of them looks at you, or else all of them do when you blink.",
        "Guilty, on every count. Your lawyer shakes your hand and congratulates you; he has never "
        "got a client as far as a verdict before. You will have time to explain it to him. He "
        "visits on Thursdays.",
        "They let you go. Your lawyer opens his eyes. “Did we win?” You tell him. He weeps, and "
        "sends you a bill for four thousand nine hundred dollars.",
    ),
    Story(
        3,
        "Live from Novalands",
        "There are cameras. Channel Nine has named you the Bunny Bandit and given you a theme "
        "tune. A make-up artist powders the judge, the jury waves to its relatives, and a man in "
        "headphones counts down from five on his fingers. He points at you.",
        then(PlaceRandomInfluence(2, DISTRACTED), PlaceRandomInfluence(2, PERCEPTIVE)),
        FirstPlayer.RIGHT_OF_PROSECUTOR,
        "Once more, in slow motion: {first}, and then {last}. “When we come back,” says the man "
        "from Channel Nine, “the verdict.” Now there are advertisements, three of them for the "
        "FourNine Bank. The jury returns to the theme tune. They have been crying, or eating "
        "onions.",
        "Guilty! Confetti, of all things. You are led off past the cameras with your jacket over "
        "your head, and someone has sewn two ears on the jacket. The viewers at home rate it four "
        "stars.",
        "Innocent, more or less! The band strikes up. Nobody has booked a car for you, so you "
        "walk home, and all the way down Main Street people hum your tune from their windows.",
    ),
    Story(
        4,
        "Monday Morning",
        "Nobody wants to be here. The heating is broken, the coffee is brown, and the prosecutor "
        "reads her opening speech in her coat. “He robbed a bank,” she says. “You’ll see.” One "
        "juror raises a hand and asks whether it was on purpose. It’s a better question than she "
        "knows.",
        then(
            PlaceRandomInfluence(1, JUDGMENTAL),
            PlaceRandomInfluence(1, RELAXED),
            PlaceRandomInfluence(2, PERCEPTIVE),
        ),
        FirstPlayer.RANDOM,
        "It is getting dark. The prosecutor closes her folder and looks at you for once as if you "
        "were a person. “I did like {last},” she says. Then she tells the jury to lock you "
        "up. They go out in single file to do sums with your life.",
        "Guilty. The word is quite small. Downstairs a sergeant takes your belt, your laces and a "
        "pair of odd socks, and writes each on a list. “On purpose?” he asks, about the socks. You "
        "think about it. “Yes,” you say, and it feels like putting down a suitcase.",
        "Free to go. The juror with the question holds the door for you. “Well?” You look around, "
        "listen to the silence where the voices were, and tell the truth. “I only wanted to see "
        "if I could.” “And?” “I couldn’t.”",
    ),
)
