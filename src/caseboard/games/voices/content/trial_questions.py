"""Stage II: Guy takes the stand and is asked things."""

from __future__ import annotations

from caseboard.games.voices.content.conditions import JurorHas, JurorHasMore
from caseboard.games.voices.content.jurors import JurorType
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.selectors import (
    ANY,
    DISTRACTED,
    IMPULSIVE,
    JUDGMENTAL,
    LOGICAL,
    NEIGHBOUR,
    OTHER,
    PERCEPTIVE,
    RELAXED,
    Fewest,
    Marker,
    Most,
    Owner,
    Without,
    juror,
)
from caseboard.games.voices.content.tokens import Token
from caseboard.games.voices.content.trial_card import (
    TrialCard,
    instinct,
    motor_skills,
    observation,
    prosecutor,
    side,
    speech,
)
from caseboard.games.voices.effects import (
    DestroyMarker,
    DiscardInfluence,
    DrawInfluence,
    DrawStrategy,
    Fate,
    FlipTokens,
    Gamble,
    HandOverInfluence,
    If,
    LookAtInfluence,
    May,
    MoveInfluence,
    MoveTokens,
    Pay,
    PlaceRandomInfluence,
    PlaceTokens,
    RemoveTokens,
    choose,
    choose_blind,
    guilty,
    innocent,
    then,
)

QUESTIONS: tuple[TrialCard, ...] = (
    TrialCard(
        28,
        "The Floor Plan",
        side(
            "“This is a plan of the bank. Kindly show the jury where you were standing.” You look. "
            "You look again. She is holding it upside down, and the Logical jurors have just "
            "tilted their heads.",
            observation(LookAtInfluence(LOGICAL, Fate.DISCARD_OR_MOVE, whole_stack=True)),
        ),
        side(
            "Your finger lands on the ladies’ room. She turns the plan around. Your finger is in "
            "the vault. Quick: the plan has four sides.",
            instinct(
                Gamble(
                    innocent=FlipTokens(Token.GUILTY, 1, ANY),
                    guilty=guilty(on=LOGICAL),
                    blank=innocent(on=juror("distracted", "relaxed")),
                )
            ),
        ),
    ),
    TrialCard(
        29,
        "For the Record",
        side(
            "“State your name for the record.” It’s an easy one. It’s the first one. It is on the "
            "sheet of paper in front of you, in your mother’s handwriting.",
            speech(
                choose(
                    ("“Guy Johnson, ma’am.”", innocent(on=LOGICAL)),
                    ("“Guy. As in, just some guy.”", innocent(on=DISTRACTED)),
                    ("“Who’s asking?”", then(guilty(on=JUDGMENTAL), DrawStrategy(1))),
                )
            ),
        ),
        side(
            "There is more on mother’s sheet. ‘Sit up. Don’t mention the van. Lady at the end has "
            "a kind face. Man in the middle is only pretending to write.’",
            observation(
                then(
                    LookAtInfluence(ANY, Fate.KEEP),
                    LookAtInfluence(NEIGHBOUR, Fate.DISCARD_OR_MOVE),
                )
            ),
        ),
    ),
    TrialCard(
        31,
        "Why a Rabbit?",
        side(
            "“One thing puzzles all of us,” says the prosecutor, and for once she sounds sincere. "
            "“There were so many masks. Why a rabbit?”",
            prosecutor(guilty(on=juror("logical", "perceptive"))),
            speech(
                choose(
                    ("“They only had rabbit or mayor.”", innocent(on=LOGICAL)),
                    ("“Nobody’s scared of rabbits.”", innocent(on=juror("relaxed", "perceptive"))),
                    ("“What mask?”", guilty(on=juror("judgmental", "logical"))),
                )
            ),
        ),
        side(
            "All this talk of rabbits, and now your nose itches. Several people who miss nothing "
            "are watching it. A nose can be scratched; what it must not do is move by itself.",
            motor_skills(
                choose_blind(
                    ("Scratch it and be done.", DrawInfluence(3)),
                    (
                        "Wiggle it, discreetly.",
                        then(guilty(on=PERCEPTIVE), innocent(on=DISTRACTED)),
                    ),
                )
            ),
        ),
    ),
    TrialCard(
        32,
        "Objection",
        side(
            "“Objection!” Your lawyer has woken up. Everyone is touched; it is his first word this "
            "week. “On what grounds?” asks the judge. He looks at you. He really does look at you.",
            instinct(
                Pay(
                    DestroyMarker(Marker(Owner.YOU, Region.INSTINCT)),
                    RemoveTokens(Token.GUILTY, 2, Most(Token.GUILTY)),
                ),
                "You could give him everything you have got.",
            ),
        ),
        side(
            "“My client will explain,” he says, and closes his eyes again. The grounds are yours "
            "to choose.",
            speech(
                choose(
                    (
                        "“I object to me, mostly.”",
                        then(guilty(on=Fewest(Token.GUILTY)), DrawStrategy(1)),
                    ),
                    ("“She’s leading me on.”", innocent(on=juror("impulsive", "relaxed"))),
                    ("“None of this proves a thing.”", innocent(on=LOGICAL)),
                )
            ),
        ),
    ),
    TrialCard(
        34,
        "Third Row, Aisle Seat",
        side(
            "Your mother is in the third row, mouthing words at you. You have read those lips "
            "through a hundred school plays. She has views on every juror in the box.",
            observation(
                then(
                    LookAtInfluence(Most(Token.INFLUENCE), Fate.MAY_DISCARD, whole_stack=True),
                    May(MoveInfluence(ANY, NEIGHBOUR)),
                )
            ),
        ),
        side(
            "The prosecutor has turned around in time to see it. “And what did the lady in the "
            "third row just say?” Two of the sharper jurors, you notice, have been reading lips "
            "as well. What she said was: ‘Tie. Straighten your tie.’",
            speech(
                choose_blind(
                    ("“That I’m innocent.”", guilty(on=PERCEPTIVE)),
                    ("“That my tie is crooked.”", innocent(on=juror("perceptive", "impulsive"))),
                )
            ),
        ),
    ),
    TrialCard(
        35,
        "Regrets",
        side(
            "“Do you regret anything, Mr. Johnson?” A hush. They lean forward, the ones who can "
            "always tell when a man means it. The facts-and-figures people only click their pens.",
            prosecutor(guilty(on=PERCEPTIVE)),
            speech(
                choose_blind(
                    (
                        "“Yes. Ask me at three in the morning.”",
                        PlaceTokens(Token.INNOCENT, 1, juror("relaxed", "perceptive"), every=True),
                    ),
                    ("“Not as such.”", guilty(on=PERCEPTIVE)),
                    ("“Statistically, I must.”", innocent(on=LOGICAL)),
                )
            ),
        ),
        side(
            "It was a good answer or it was a bad one, and it is out now, going through the "
            "jury box like a dropped marble. You can only tilt the floor.",
            instinct(MoveTokens(Token.INNOCENT, 1, ANY, NEIGHBOUR)),
        ),
    ),
    TrialCard(
        38,
        "Exits",
        side(
            "“You seem to be looking at the door, Mr. Johnson.” There are two doors, a window and "
            "a laundry hatch, and you were not looking at any of them in particular.",
            prosecutor(guilty(on=JUDGMENTAL)),
            observation(
                then(LookAtInfluence(IMPULSIVE, Fate.MAY_DISCARD), innocent(on=DISTRACTED))
            ),
        ),
        side(
            "Everything below the waist would like to leave. Everything above it is under oath. "
            "Something has to give.",
            instinct(
                Gamble(
                    innocent=PlaceTokens(Token.INNOCENT, 2, ANY, different=True),
                    guilty=guilty(on=juror("judgmental", "perceptive")),
                    blank=RemoveTokens(Token.GUILTY, 1, ANY),
                )
            ),
        ),
    ),
    TrialCard(
        39,
        "The Missing Money",
        side(
            "“The bank lost ten thousand dollars. We recovered four thousand nine hundred and a "
            "crust. Where,” and she comes quite close, “is the rest?”",
            prosecutor(HandOverInfluence(3, 1, Region.SPEECH, 1)),
            speech(
                choose(
                    ("“I gave it to the otters.”", innocent(on=juror("relaxed", "impulsive"))),
                    ("“Your count may be off.”", innocent(on=LOGICAL)),
                    ("“Safe.”", then(guilty(on=ANY), DrawStrategy(1))),
                )
            ),
        ),
        side(
            "While the bank’s accountant recounts out loud, on her fingers, you have leisure to "
            "study who is doing the sum along with her.",
            observation(LookAtInfluence(juror("logical", "perceptive"), Fate.DISCARD_OR_MOVE)),
        ),
    ),
    TrialCard(
        42,
        "Previous Convictions",
        side(
            "“Before the ninth, had you ever stolen anything? Anything at all?” You were raised "
            "to answer a lady. You were also raised by a woman who is sitting in the third row "
            "and knows about the grape.",
            prosecutor(guilty(on=Most(Token.INNOCENT))),
            speech(
                choose_blind(
                    (
                        "“Never.”",
                        then(guilty(on=juror("perceptive", "judgmental")), innocent(on=RELAXED)),
                    ),
                    ("“A grape. In 1998.”", innocent(on=juror("perceptive", "impulsive"))),
                )
            ),
        ),
        side(
            "From the gallery comes the sound of somebody quietly unwrapping a peppermint in "
            "your defense. You feel braver than you should.",
            instinct(
                If(
                    JurorHas(None, Token.GUILTY, 3),
                    RemoveTokens(Token.GUILTY, 2, Most(Token.GUILTY)),
                    RemoveTokens(Token.GUILTY, 1, ANY),
                )
            ),
        ),
    ),
    TrialCard(
        45,
        "The Apology",
        side(
            "“The bank’s staff are here today. Perhaps there is something you would like to tell "
            "them?” They sit in a row: the teller, the guard, the manager with his empty pot.",
            speech(
                choose(
                    (
                        "“I’m sorry. To each of you.”",
                        then(
                            PlaceTokens(
                                Token.INNOCENT, 1, juror("judgmental", "perceptive"), every=True
                            ),
                            guilty(on=LOGICAL),
                        ),
                    ),
                    ("“You were all very professional.”", innocent(on=RELAXED)),
                    ("“Same time next year?”", guilty(on=juror("judgmental", "impulsive"))),
                )
            ),
        ),
        side(
            "The manager stands up. He crosses the floor, holds out a hand with soil under the "
            "nails, and waits. The strictest people in the room wait to see your manners.",
            motor_skills(
                choose_blind(
                    ("Shake it.", DrawInfluence(4)),
                    (
                        "Check it for a buzzer first.",
                        then(guilty(on=JUDGMENTAL), innocent(on=IMPULSIVE)),
                    ),
                )
            ),
        ),
    ),
    TrialCard(
        46,
        "Parking",
        side(
            "“You drove to the bank,” says the prosecutor. “You paid for parking. You kept the "
            "ticket, because you keep receipts. Is that what an innocent man does?” You honestly "
            "have no idea. You go with your gut.",
            prosecutor(DrawInfluence(2, 1, juror("logical", "judgmental"))),
            instinct(
                If(
                    JurorHasMore(JurorType.LOGICAL, Token.GUILTY, Token.INNOCENT),
                    MoveTokens(Token.GUILTY, 1, LOGICAL, OTHER),
                    innocent(on=LOGICAL),
                )
            ),
        ),
        side(
            "The ticket is passed along the box. At the fifth juror it stops. She holds it to the "
            "light, then to her heart. She was given a ticket on that street too.",
            observation(
                then(
                    May(DiscardInfluence(1, ANY)),
                    innocent(on=juror("judgmental", "impulsive")),
                )
            ),
        ),
    ),
    TrialCard(
        48,
        "Last Words",
        side(
            "“No further questions.” The prosecutor sits down. You are still on the stand; they "
            "seem to have forgotten you. It’s the best seat in the house, and they have all "
            "stopped acting.",
            prosecutor(PlaceRandomInfluence(1, Fewest(Token.INFLUENCE))),
            observation(
                then(
                    LookAtInfluence(ANY, Fate.DISCARD_OR_MOVE),
                    innocent(on=Without(Token.INNOCENT)),
                )
            ),
        ),
        side(
            "“Anything to add, Mr. Johnson?” asks the judge, already half out of her chair. There "
            "is a voice in your head. There are, in fact, several.",
            speech(
                choose(
                    ("“I’m not a bad man. I’m a bad robber.”", innocent(on=ANY)),
                    ("“I did it. There. I did it.”", guilty(on=ANY)),
                    ("“Is it Tuesday?”", then(innocent(on=DISTRACTED), DrawStrategy(1))),
                )
            ),
        ),
    ),
)
