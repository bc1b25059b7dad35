"""Stage II: Guy takes the stand, and his body comes along."""

from __future__ import annotations

from caseboard.games.voices.content.conditions import YouLead
from caseboard.games.voices.content.regions import Region
from caseboard.games.voices.content.selectors import (
    ANY,
    DISTRACTED,
    IMPULSIVE,
    JUDGMENTAL,
    NEIGHBOUR,
    OTHER,
    PERCEPTIVE,
    RELAXED,
    THAT,
    AdjacentTo,
    Fewest,
    Most,
    With,
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
    DrawInfluence,
    DrawStrategy,
    Fate,
    FlipTokens,
    Gamble,
    If,
    KeepToInspect,
    LookAtInfluence,
    MoveTokens,
    Pay,
    PlaceRandomInfluence,
    RemoveTokens,
    RevealInfluence,
    choose,
    choose_blind,
    guilty,
    innocent,
    then,
)

ON_THE_STAND: tuple[TrialCard, ...] = (
    TrialCard(
        25,
        "The Oath",
        side(
            "“Raise your right hand.” Under pressure you cannot tell which one that is. The clerk "
            "raises hers to help. Across the room the bailiff has seen men put both hands up "
            "before; it was never a good sign.",
            motor_skills(
                choose_blind(
                    ("Copy the clerk, like a mirror.", DrawInfluence(3)),
                    ("Put up both, to be safe.", then(guilty(on=IMPULSIVE), DrawInfluence(1))),
                )
            ),
        ),
        side(
            "From the witness stand you can see straight down into the jury’s notebooks. Nobody "
            "ever mentions this view. Nobody who has had it wants it closed.",
            observation(
                then(
                    LookAtInfluence(ANY, Fate.MAY_DISCARD, whole_stack=True),
                    innocent(on=Without(Token.GUILTY)),
                )
            ),
        ),
    ),
    TrialCard(
        26,
        "The Glass of Water",
        side(
            "Your throat is a sock. There is a glass of water on the ledge, filled to the very "
            "brim by somebody who dislikes you, and your hand is shaking like a wet dog.",
            motor_skills(
                choose_blind(
                    (
                        "Lift it, casually.",
                        then(guilty(on=juror("impulsive", "perceptive")), DrawStrategy(1)),
                    ),
                    ("Bend down and slurp.", DrawInfluence(3)),
                )
            ),
        ),
        side(
            "Sooner or later the water reaches the exhibits. ‘Exhibit F’ now reads ‘Ex it’. In the "
            "commotion a number of facts float off the table.",
            instinct(RemoveTokens(Token.GUILTY, 1, ANY)),
        ),
    ),
    TrialCard(
        27,
        "The Walk",
        side(
            "“Walk to the window and back,” says the prosecutor. She has the film of the robber "
            "paused beside you. You have walked for thirty-four years without a hitch. You have "
            "only ever tripped when you thought about it.",
            prosecutor(DrawInfluence(2, 1, JUDGMENTAL)),
            motor_skills(
                choose_blind(
                    ("Think of lunch, and go.", DrawInfluence(3)),
                    ("Work out how an honest man walks.", guilty(on=JUDGMENTAL)),
                )
            ),
        ),
        side(
            "You arrive. “And would you say,” she asks, “that this is how you normally walk?”",
            speech(
                choose(
                    (
                        "“You should see me run.”",
                        then(guilty(on=juror("impulsive", "judgmental")), DrawStrategy(1)),
                    ),
                    ("“Only on carpet.”", innocent(on=RELAXED)),
                    ("“No. I’m terrified.”", innocent(on=PERCEPTIVE)),
                )
            ),
        ),
    ),
    TrialCard(
        30,
        "Hiccups",
        side(
            "“Did you—” Hic. “On the ninth—” Hic. “Mr. Johnson, are you mocking this court?” A "
            "juror giggles. Laughter, you notice, is going around faster than suspicion.",
            instinct(
                choose_blind(
                    (
                        "Hold your breath until it stops.",
                        then(guilty(on=PERCEPTIVE), RemoveTokens(Token.GUILTY, 1, JUDGMENTAL)),
                    ),
                    ("Let them come.", innocent(on=juror("impulsive", "distracted"))),
                )
            ),
        ),
        side(
            "The judge has a cure. It involves drinking from the wrong side of a glass while she "
            "holds your nose. The record shows that you cooperated fully.",
            motor_skills(
                then(DrawInfluence(2, 1, juror("relaxed", "distracted")), innocent(on=THAT))
            ),
        ),
    ),
    TrialCard(
        33,
        "The Clock",
        side(
            "“Take all the time you need,” says the prosecutor, under a clock that ticks like a "
            "leaking tap. In its glass you can see the whole jury box, back to front.",
            prosecutor(PlaceRandomInfluence(1, Most(Token.GUILTY))),
            observation(LookAtInfluence(ANY, Fate.DISCARD_OR_MOVE)),
        ),
        side(
            "It strikes eleven, and a wooden bird shoots out. You have both arms over your head "
            "before you know it. So, it turns out, have half of them.",
            motor_skills(DrawInfluence(4, 2, ANY, different=True)),
        ),
    ),
    TrialCard(
        36,
        "The Fly",
        side(
            "A fly lands on the prosecutor’s nose. Nobody speaks. It begins to walk. Every nerve "
            "in your right arm remembers summer camp, where you were champion.",
            prosecutor(guilty(on=juror("judgmental", "distracted"))),
            instinct(
                choose_blind(
                    ("Swat it.", then(innocent(on=IMPULSIVE), guilty(on=JUDGMENTAL))),
                    ("Let it live.", innocent(on=juror("relaxed", "distracted"))),
                ),
                "The stern ones hold their breath. The hot-headed ones are already cheering.",
            ),
        ),
        side(
            "The fly moves on to the jury and visits them one by one. You follow it with your "
            "eyes, and your eyes learn a great deal.",
            observation(LookAtInfluence(ANY, Fate.MAY_MOVE, whole_stack=True)),
        ),
    ),
    TrialCard(
        37,
        "The Pen",
        side(
            "You are asked to mark the map with the court’s own silver pen. You do so. Now the pen "
            "is in your hand, your hand is beside your pocket, and thirteen people are counting "
            "pens.",
            motor_skills(
                choose_blind(
                    ("Pocket it, from habit.", then(guilty(on=JUDGMENTAL), DrawStrategy(1))),
                    ("Return it with a bow.", DrawInfluence(3)),
                )
            ),
        ),
        side(
            "The judge looks for her pen, finds it, and looks at you a little longer than she "
            "needs to. You have just seen her change her mind. What else can you see?",
            observation(KeepToInspect(Fate.MAY_MOVE)),
        ),
    ),
    TrialCard(
        40,
        "The Lie Detector",
        side(
            "They have wired you to a machine with a needle. “Say something true,” says the "
            "operator. The needle is drawing mountains already, and you have only said your name.",
            prosecutor(DrawInfluence(2, 1, juror("logical", "perceptive"))),
            instinct(RevealInfluence(Fewest(Token.GUILTY))),
        ),
        side(
            "It comes out that the machine is also the courthouse thermostat. It has got very "
            "warm. You loosen your tie, and for the first time you look like somebody’s brother.",
            motor_skills(
                then(DrawInfluence(3, 1, ANY), innocent(on=juror("relaxed", "distracted")))
            ),
        ),
    ),
    TrialCard(
        41,
        "A Single Tear",
        side(
            "Now would be the moment for a tear. You think of Gloria the fern. You think of prison "
            "soup. One eye is willing; the other has its pride. Nothing looks so false as half a "
            "cry that somebody had to push.",
            motor_skills(
                choose_blind(
                    ("Squeeze.", guilty(on=juror("perceptive", "judgmental"))),
                    ("Just blow your nose.", then(DrawInfluence(2), innocent(on=RELAXED))),
                )
            ),
        ),
        side(
            "“Would you like a moment?” asks the judge. She pushes the tissues over. It’s the "
            "nicest thing anyone has done for you since the arrest.",
            speech(
                choose(
                    ("“Thank you. I mean it.”", innocent(on=juror("perceptive", "judgmental"))),
                    (
                        "“Let’s get it over with.”",
                        then(
                            guilty(on=juror("impulsive", "logical")),
                            RemoveTokens(Token.GUILTY, 1, JUDGMENTAL),
                        ),
                    ),
                    ("“Could I keep the box?”", innocent(on=juror("distracted", "relaxed"))),
                )
            ),
        ),
    ),
    TrialCard(
        43,
        "Knit One",
        side(
            "A juror has been knitting since the opening statement. It’s turning into a scarf, or "
            "a verdict. If you sit up you can just about make out the pattern.",
            observation(
                If(
                    YouLead(Region.PLANNING),
                    LookAtInfluence(ANY, Fate.DISCARD_OR_MOVE, whole_stack=True),
                    LookAtInfluence(ANY, Fate.DISCARD_OR_MOVE),
                )
            ),
        ),
        side(
            "The ball of wool rolls down the steps, over the floor and up to your shoe. Forty "
            "people watch your hands. The bailiff has explained, twice, what happens to witnesses "
            "who walk up to the jury.",
            motor_skills(
                choose_blind(
                    (
                        "Take it back to her.",
                        then(guilty(on=juror("logical", "judgmental")), innocent(on=RELAXED)),
                    ),
                    ("Roll it back.", then(DrawInfluence(3), innocent(on=NEIGHBOUR))),
                )
            ),
        ),
    ),
    TrialCard(
        44,
        "The Sneeze",
        side(
            "It starts behind the eyes. The prosecutor is about to reach her point; she has been "
            "about to for ten minutes. You could hold it in. You could also not.",
            prosecutor(DrawInfluence(2, 1, juror("logical", "judgmental"))),
            instinct(
                Gamble(
                    innocent=RemoveTokens(Token.GUILTY, 1, With(Token.GUILTY), every=True),
                    guilty=MoveTokens(Token.GUILTY, 1, ANY, OTHER),
                    blank=innocent(on=DISTRACTED),
                )
            ),
        ),
        side(
            "“Bless you,” say eleven people, before they can think. The prosecutor has lost her "
            "page. “Where were we?” she asks, and it appears that she’s asking you.",
            speech(
                choose(
                    ("“You were apologizing.”", innocent(on=juror("impulsive", "distracted"))),
                    (
                        "“I was just confessing.”",
                        then(guilty(on=AdjacentTo(With(Token.INNOCENT))), DrawStrategy(1)),
                    ),
                    ("“Page nine, third line.”", innocent(on=juror("logical", "judgmental"))),
                )
            ),
        ),
    ),
    TrialCard(
        47,
        "The Handshake",
        side(
            "Leaving the stand for the lunch recess, you pass the jury box. A hand comes out over "
            "the rail. It may be a greeting. It may be reaching for the sandwiches.",
            motor_skills(DrawInfluence(3, 2, ANY, different=True)),
        ),
        side(
            "It was for the sandwiches. You are holding a stranger’s fingers and an egg mayonnaise "
            "triangle, and somehow neither of you lets go.",
            instinct(
                Pay(
                    PlaceRandomInfluence(1, Most(Token.INFLUENCE)),
                    FlipTokens(Token.GUILTY, 1, AdjacentTo(With(Token.INNOCENT))),
                )
            ),
        ),
    ),
)
