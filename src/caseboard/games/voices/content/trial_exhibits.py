"""Stage I: the prosecution shows its evidence, and Guy is asked to hold some of it."""

from __future__ import annotations

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
    AdjacentTo,
    Either,
    With,
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
    Gamble,
    LookAtInfluence,
    MoveInfluence,
    MoveTokens,
    PlaceRandomInfluence,
    RemoveTokens,
    choose,
    choose_blind,
    guilty,
    innocent,
    then,
)

EXHIBITS: tuple[TrialCard, ...] = (
    TrialCard(
        2,
        "The Drum Solo",
        side(
            "The stenographer stops typing. “Somebody’s shoe is practising the drums, and I am "
            "required to take it down.” All the sharp-eyed people in the jury box look under "
            "your table.",
            motor_skills(
                choose_blind(
                    ("Put the foot down and keep it down.", DrawInfluence(1)),
                    ("Let the other foot join in.", guilty(on=PERCEPTIVE)),
                )
            ),
        ),
        side(
            "Silence at last. But the rhythm has got out: it is going along the jury box from "
            "knee to knee like a yawn.",
            instinct(MoveTokens(Token.GUILTY, 1, ANY, NEIGHBOUR)),
        ),
    ),
    TrialCard(
        3,
        "The Slouch",
        side(
            "“Exhibit C: eleven minutes of film. The robber’s face is a rabbit. The robber’s back, "
            "however, is a question mark. I invite you to compare it with the back at that table.”",
            prosecutor(guilty(on=Either(LOGICAL, AdjacentTo(With(Token.GUILTY))))),
            motor_skills(
                DrawInfluence(3),
                "You unfold. There is a crack. You are suddenly an inch taller than your "
                "driver’s license.",
            ),
        ),
        side(
            "“Has the defendant always sat like a man with a broom down his shirt?” It is not "
            "your turn to talk. You talk.",
            speech(
                choose(
                    ("“I’ve taken up yoga.”", innocent(on=RELAXED)),
                    ("“My back did it.”", then(guilty(on=LOGICAL), DrawStrategy(1))),
                    ("“Only since you pointed.”", RemoveTokens(Token.GUILTY, 1, PERCEPTIVE)),
                )
            ),
        ),
    ),
    TrialCard(
        5,
        "The Note",
        side(
            "“Exhibit F, passed across the counter: ‘This is a robery. Muney in bag pleese.’ "
            "Perhaps the gentleman by the water jug would spell ‘money’ for us?”",
            prosecutor(guilty(on=LOGICAL)),
            speech(
                choose(
                    ("“M, O, N, E, Y.”", innocent(on=LOGICAL)),
                    ("“At least it says please.”", innocent(on=RELAXED)),
                    ("“I’d have to see the rubric.”", then(guilty(on=ANY), DrawStrategy(1))),
                )
            ),
        ),
        side(
            "The note goes along the jury box. When it comes back it also says ‘eggs’, ‘bin bags’ "
            "and ‘he has kind eyes’, and somebody has corrected the spelling.",
            observation(LookAtInfluence(juror("logical", "distracted"), Fate.DISCARD_OR_MOVE)),
        ),
    ),
    TrialCard(
        7,
        "The Alibi",
        side(
            "“On the night of his arrest,” reads the prosecutor, “the defendant declared that he "
            "had been ‘home alone, with Mother, at the zoo’. I have nothing to add. I’d only "
            "spoil it.”",
            prosecutor(guilty(on=PERCEPTIVE)),
            speech(
                choose(
                    ("“Ask the otters.”", then(guilty(on=LOGICAL), DrawStrategy(1))),
                    ("“It was a small zoo.”", innocent(on=RELAXED)),
                    ("“I was frightened, so I said it all.”", innocent(on=PERCEPTIVE)),
                )
            ),
        ),
        side(
            "The zoo’s visitors’ book is handed up. Your name is not in it. On the right page, "
            "though, is a wet paw print of about the right height.",
            motor_skills(DrawInfluence(3, 1, juror("logical", "perceptive"))),
        ),
    ),
    TrialCard(
        8,
        "The Getaway",
        side(
            "“The getaway vehicle was an ice-cream van. It could not be made to stop playing its "
            "tune. Police followed at walking pace, with children.” She presses a button. Your "
            "lips purse to whistle along.",
            prosecutor(guilty(on=juror("distracted", "impulsive"))),
            instinct(
                Gamble(
                    innocent=innocent(on=juror("distracted", "impulsive")),
                    guilty=guilty(on=juror("distracted", "impulsive")),
                    blank=MoveTokens(Token.GUILTY, 1, ANY, OTHER),
                )
            ),
        ),
        side(
            "“And were you in that van, Mr. Johnson?” She says it sweetly, looking at the three "
            "colored sprinkles on your collar.",
            speech(
                choose_blind(
                    ("“I stopped for one cone.”", innocent(on=RELAXED)),
                    ("“I can’t stand ice cream.”", guilty(on=PERCEPTIVE)),
                )
            ),
        ),
    ),
    TrialCard(
        11,
        "The Freezer",
        side(
            "“Four thousand nine hundred dollars,” says the prosecutor, “found in the defendant’s "
            "freezer, in a pie dish, under a crust.” She lifts the crust. It is very good pastry.",
            prosecutor(guilty(on=LOGICAL)),
            speech(
                choose(
                    (
                        "“You let it thaw!”",
                        then(guilty(on=juror("logical", "impulsive")), innocent(on=RELAXED)),
                    ),
                    ("“My bank has no branch at home.”", innocent(on=IMPULSIVE)),
                    ("“I share that freezer.”", MoveTokens(Token.GUILTY, 1, LOGICAL, OTHER)),
                )
            ),
        ),
        side(
            "On the evidence table the banknotes begin to drip. A small, expensive puddle is "
            "making its way toward your shoes. You have about a second before somebody sees "
            "where it wants to go.",
            instinct(RemoveTokens(Token.GUILTY, 1, ANY)),
        ),
    ),
    TrialCard(
        13,
        "The Glove",
        side(
            "“One knitted glove, dropped at the vault. Would the defendant try it on?” The clerk "
            "mutters that it is pure elastic and fitted her, both bailiffs and the judge’s cat.",
            prosecutor(guilty(on=LOGICAL)),
            motor_skills(
                choose_blind(
                    ("Slip it on like anybody would.", DrawInfluence(3)),
                    (
                        "Make your hand as big as it will go.",
                        then(guilty(on=JUDGMENTAL), innocent(on=DISTRACTED)),
                    ),
                )
            ),
        ),
        side(
            "Now the jury tries it. It fits nine of them, and the tenth has put it in his bag. "
            "Notebooks lie open on empty chairs.",
            observation(
                LookAtInfluence(
                    juror("logical", "judgmental"), Fate.DISCARD_OR_MOVE, whole_stack=True
                )
            ),
        ),
    ),
    TrialCard(
        16,
        "Exhibit A",
        side(
            "The rabbit mask is set down on the rail. One ear is bent. Its eyes are only holes, "
            "and yet it looks at you as an old friend does who has been asked to testify.",
            prosecutor(guilty(on=JUDGMENTAL)),
            instinct(MoveTokens(Token.GUILTY, 1, ANY, NEIGHBOUR)),
        ),
        side(
            "“Hold it up beside your head,” says the prosecutor. “A little higher. Now turn.” It "
            "is the best photograph anyone has ever taken of you.",
            motor_skills(DrawInfluence(4, 2, ANY, different=True)),
        ),
    ),
    TrialCard(
        19,
        "Camera Four",
        side(
            "The bank’s camera takes one picture a minute. In the first the robber is at the door. "
            "In the second he is at the door, reading the sign that says PULL.",
            prosecutor(DrawInfluence(2, 1, juror("distracted", "relaxed"))),
            observation(MoveInfluence(ANY, OTHER)),
        ),
        side(
            "In the third picture the projector catches fire. In the dark, somebody’s elbow finds "
            "the tray with the exhibits. It may have been yours.",
            motor_skills(DrawInfluence(2, 2, ANY, different=True)),
        ),
    ),
    TrialCard(
        21,
        "Forty-Nine Calls",
        side(
            "“On the day of the robbery this telephone rang one number forty-nine times: Paolo’s "
            "Pizza.” The prosecutor lets that sink in, and seems to hope that somebody will tell "
            "her why it matters.",
            prosecutor(DrawInfluence(3, 1, juror("logical", "judgmental", "impulsive"))),
            speech(
                choose(
                    ("“They kept me on hold.”", innocent(on=juror("logical", "relaxed"))),
                    ("“No comment. Extra cheese.”", then(guilty(on=JUDGMENTAL), DrawStrategy(1))),
                    ("“I’d like to order a mistrial.”", innocent(on=DISTRACTED)),
                )
            ),
        ),
        side(
            "Exhibit J starts to ring. It is Paolo. The judge cups her ear. “Well, pick it up. I "
            "will not sit through that tune, and some of my jurors cannot bear suspense.”",
            motor_skills(
                choose_blind(
                    ("Let it ring out.", then(guilty(on=IMPULSIVE), innocent(on=LOGICAL))),
                    ("Pick it up.", DrawInfluence(3)),
                )
            ),
        ),
    ),
    TrialCard(
        23,
        "The Re-enactment",
        side(
            "Two bailiffs act out the robbery with bananas for pistols. There is nobody left to "
            "play the vault door. You are asked, since you know the part, to stand over there and "
            "creak.",
            motor_skills(DrawInfluence(4, 1, ANY)),
        ),
        side(
            "Applause. Then one of the pistols cannot be found. It is a simple matter of looking "
            "at everyone’s mouth.",
            instinct(
                Gamble(
                    innocent=innocent(on=IMPULSIVE),
                    guilty=MoveTokens(Token.GUILTY, 1, ANY, OTHER),
                    blank=PlaceRandomInfluence(1, juror("impulsive", "distracted")),
                )
            ),
        ),
    ),
)
