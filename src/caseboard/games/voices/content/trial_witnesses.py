"""Stage I: the prosecution calls its witnesses, and Guy watches them come."""

from __future__ import annotations

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
    Most,
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
    DiscardInfluence,
    DiscardStrategy,
    DrawInfluence,
    DrawStrategy,
    Fate,
    FlipTokens,
    Gamble,
    HandOverInfluence,
    KeepToInspect,
    LookAtInfluence,
    May,
    MoveTokens,
    Pay,
    RemoveTokens,
    RevealInfluence,
    choose,
    choose_blind,
    guilty,
    innocent,
    then,
)

WITNESSES: tuple[TrialCard, ...] = (
    TrialCard(
        1,
        "The Mother",
        side(
            "“The State calls Mary Johnson.” A small woman waves at you with both hands. You "
            "wave back before you can stop yourself. She has known where you hide things since "
            "you were four.",
            prosecutor(HandOverInfluence(4, 1, Region.MOTOR_SKILLS, 2, different=True)),
        ),
        side(
            "“He came out feet first,” she begins, and takes it from there. By the time the court "
            "has reached your second birthday, every juror is holding a photograph of you as "
            "a radish.",
            observation(KeepToInspect(Fate.MAY_DISCARD)),
        ),
    ),
    TrialCard(
        4,
        "The Teller",
        side(
            "“Nine years I’ve worked that window,” says the teller, “and he is the first robber "
            "who asked whether we validate parking.” She pauses. “We don’t. He was quite hurt.”",
            prosecutor(guilty(on=JUDGMENTAL)),
            observation(LookAtInfluence(ANY, Fate.MAY_DISCARD, whole_stack=True)),
        ),
        side(
            "On her way out she gives you her counter smile, the one that means your number has "
            "not been called. The sternest faces in the box wait to see whether you enjoy it.",
            instinct(
                choose_blind(
                    ("Beam back at her.", then(guilty(on=JUDGMENTAL), innocent(on=RELAXED))),
                    ("Lower your eyes.", innocent(on=juror("judgmental", "perceptive"))),
                )
            ),
        ),
    ),
    TrialCard(
        6,
        "Sergeant Biscuit",
        side(
            "“The State calls Sergeant Biscuit.” A spaniel takes the oath by licking it. “He is "
            "trained to growl at one thing only,” says his handler, “and that is people who go "
            "stiff.”",
            prosecutor(guilty(on=juror("judgmental", "impulsive"))),
            instinct(
                choose_blind(
                    ("Scratch him behind the ear.", innocent(on=IMPULSIVE)),
                    (
                        "Do not move a muscle.",
                        then(guilty(on=PERCEPTIVE), innocent(on=LOGICAL)),
                    ),
                )
            ),
        ),
        side(
            "No further questions. Sergeant Biscuit has fallen asleep across your shoes, and the "
            "judge rules that he may stay. You can no longer feel anything below the knee.",
            motor_skills(DrawInfluence(3, 1, juror("distracted", "relaxed"))),
        ),
    ),
    TrialCard(
        9,
        "The Portrait",
        side(
            "The police artist unveils her drawing of the robber. It is a superb drawing of a "
            "rabbit. “Eleven witnesses,” she says with pride, “and not one of them disagreed.”",
            prosecutor(DrawInfluence(2, 1, juror("judgmental", "perceptive"))),
            observation(LookAtInfluence(Most(Token.INFLUENCE), Fate.DISCARD_OR_MOVE)),
        ),
        side(
            "“Again, without the ears,” says the prosecutor. The artist squints at you over her "
            "thumb. “Natural, please. People who pull faces always come out looking like "
            "themselves.”",
            motor_skills(
                choose_blind(
                    ("Hold quite still.", DrawInfluence(3)),
                    (
                        "Suck in your cheeks and cross one eye.",
                        then(guilty(on=PERCEPTIVE), innocent(on=DISTRACTED)),
                    ),
                )
            ),
        ),
    ),
    TrialCard(
        10,
        "Next in Line",
        side(
            "“Forty minutes I’d been behind the little rope,” says the witness, still pale, “and "
            "a rabbit strolls round it to the front. The money is insured, your honor. Who is "
            "going to give me back my turn?”",
            prosecutor(guilty(on=JUDGMENTAL)),
            observation(LookAtInfluence(ANY, Fate.DISCARD_OR_MOVE)),
        ),
        side(
            "He is sobbing into the rope, which he has brought along. The whole room waits for "
            "you to say something decent.",
            speech(
                choose(
                    (
                        "“I’m sorry I cut in.”",
                        then(innocent(on=JUDGMENTAL), guilty(on=LOGICAL)),
                    ),
                    ("“That must have been awful for you.”", innocent(on=DISTRACTED)),
                    ("“It was a very short rope.”", guilty(on=juror("judgmental", "relaxed"))),
                )
            ),
        ),
    ),
    TrialCard(
        12,
        "The Locksmith",
        side(
            "“The vault,” says the expert, “was opened with a butter knife. In thirty years I have "
            "never seen such a thing. There was jam on it.” Your stomach gives a long, clear "
            "answer.",
            prosecutor(DrawInfluence(2, 1, juror("logical", "impulsive"))),
            instinct(RevealInfluence(ANY)),
        ),
        side(
            "To demonstrate, the expert shuts himself inside a model of the vault. It is a good "
            "model. While two bailiffs look for a butter knife, nobody is watching the jury.",
            observation(LookAtInfluence(ANY, Fate.MAY_MOVE)),
        ),
    ),
    TrialCard(
        14,
        "The Guard",
        side(
            "“I saw the lot,” says the bank’s night guard. “My eyes were closed, yes, but that is "
            "how I concentrate.” The prosecutor asks him to point at the robber. He points at "
            "the flag.",
            prosecutor(DrawInfluence(3, 1, juror("judgmental", "distracted", "relaxed"))),
            observation(LookAtInfluence(juror("distracted", "relaxed"), Fate.DISCARD_OR_MOVE)),
        ),
        side(
            "He is concentrating again. He has a lovely snore, like a far-off boat. The easygoing "
            "end of the jury box watches him with plain envy, and something in you longs to yell.",
            instinct(
                choose_blind(
                    ("“WAKE UP!”", then(guilty(on=RELAXED), innocent(on=IMPULSIVE))),
                    ("Pass him your cushion.", innocent(on=RELAXED)),
                )
            ),
        ),
    ),
    TrialCard(
        15,
        "The Partner",
        side(
            "“State your name.” “Duane.” “And do you know the accused?” Duane says he could not "
            "comment. Duane’s shirt says JOHNSON & DUANE, NO JOB TOO SMALL, with both your faces. "
            "Every head turns to you.",
            prosecutor(guilty(on=IMPULSIVE)),
            speech(
                choose_blind(
                    ("“Never seen him before.”", guilty(on=PERCEPTIVE)),
                    ("“Hello, Duane. Nice shirt.”", innocent(on=juror("relaxed", "impulsive"))),
                )
            ),
        ),
        side(
            "“Guy’s the straightest crook I ever met,” Duane tells the court warmly. Then he winks "
            "at the jurors, one after the other, to be fair.",
            observation(
                then(
                    LookAtInfluence(ANY, Fate.KEEP),
                    LookAtInfluence(OTHER, Fate.DISCARD_OR_MOVE),
                )
            ),
        ),
    ),
    TrialCard(
        17,
        "The Signature",
        side(
            "The handwriting expert slides you a sheet. “Your name, if you would. I’ve unmasked "
            "four hundred men who thought the other hand would fool me. Only the other hand.”",
            prosecutor(guilty(on=juror("logical", "perceptive"))),
            motor_skills(
                choose_blind(
                    ("Sign as you always sign.", DrawInfluence(3)),
                    ("Sign with the other hand.", guilty(on=LOGICAL)),
                )
            ),
        ),
        side(
            "She turns the sheet around, and around once more. “Is this a signature or an "
            "earthquake?” The question seems to be meant for you.",
            speech(
                choose(
                    (
                        "“Whose do you want it to be?”",
                        then(guilty(on=juror("judgmental", "logical")), DrawStrategy(1)),
                    ),
                    ("“It’s more of a feeling.”", innocent(on=IMPULSIVE)),
                    (
                        "“You should see my doctor’s.”",
                        MoveTokens(Token.GUILTY, 1, LOGICAL, NEIGHBOUR),
                    ),
                )
            ),
        ),
    ),
    TrialCard(
        18,
        "The Neighbor",
        side(
            "“Drilling,” says Mrs. Abernathy from the apartment below. “Night after night. And a "
            "voice that said, ‘Is this how they do it in films?’” She does the voice. It is your "
            "voice.",
            prosecutor(guilty(on=JUDGMENTAL)),
            speech(
                choose(
                    ("“I was hanging a picture.”", innocent(on=LOGICAL)),
                    (
                        "“You could have knocked.”",
                        then(guilty(on=juror("judgmental", "distracted")), DrawStrategy(1)),
                    ),
                    ("“You still have my ladder.”", MoveTokens(Token.GUILTY, 1, JUDGMENTAL, OTHER)),
                )
            ),
        ),
        side(
            "Then she holds up the picture that the hole was for. It shows a bank. You remember "
            "buying it because it was restful. Say nothing. Trust your gut. What does your gut "
            "say? It says: lunch.",
            instinct(
                Gamble(
                    innocent=RemoveTokens(Token.GUILTY, 1, ANY),
                    guilty=guilty(on=juror("judgmental", "impulsive")),
                    blank=DrawStrategy(1),
                )
            ),
        ),
    ),
    TrialCard(
        20,
        "The Fern",
        side(
            "The bank manager cannot speak. He holds up a cracked pot. “Her name was Gloria,” he "
            "whispers at last. “Twenty-two years. He sat on her.” Half the jury is dabbing its "
            "eyes. So, you notice, are you.",
            prosecutor(guilty(on=IMPULSIVE)),
            instinct(
                Pay(DiscardStrategy(1), FlipTokens(Token.GUILTY, 1, Most(Token.GUILTY))),
                "If only you had a plan. Could you part with one?",
            ),
        ),
        side(
            "“Did you, or did you not, sit on Gloria?” In the silence a single frond comes loose "
            "and floats to the floor.",
            speech(
                choose(
                    (
                        "“I’d give anything to unsit.”",
                        then(innocent(on=PERCEPTIVE), guilty(on=LOGICAL)),
                    ),
                    ("“I like plants.”", innocent(on=DISTRACTED)),
                    ("“She was plastic.”", guilty(on=juror("impulsive", "perceptive"))),
                )
            ),
        ),
    ),
    TrialCard(
        22,
        "Inkblots",
        side(
            "“I show him a blot, he says the first thing in his head,” explains the psychologist. "
            "“I don’t mind what it is. I only mark him down for thinking.” The blot is clearly "
            "two rabbits with a sack.",
            prosecutor(guilty(on=PERCEPTIVE)),
            instinct(
                choose_blind(
                    ("“Rabbits! With a sack!”", innocent(on=PERCEPTIVE)),
                    ("“It’s… let me see… a butterfly?”", guilty(on=juror("logical", "perceptive"))),
                )
            ),
        ),
        side(
            "She turns to the jury and collects their doodles too. Eleven of them drew ears. She "
            "holds the pages against the light, and you are sitting on the other side of it.",
            observation(LookAtInfluence(ANY, Fate.MAY_MOVE, whole_stack=True)),
        ),
    ),
    TrialCard(
        24,
        "The Librarian",
        side(
            "The town librarian speaks so softly that the whole court leans in. “He borrowed "
            "‘Banks and How to Enter Them’,” she breathes, “in March. It has jam on it.”",
            prosecutor(DrawInfluence(2, 1, juror("judgmental", "logical"))),
            observation(May(DiscardInfluence(2, ANY))),
        ),
        side(
            "“It is eleven weeks overdue,” she adds, and for the first time somebody gasps. You "
            "find that you are whispering too.",
            speech(
                choose(
                    ("“I never got past the index.”", innocent(on=RELAXED)),
                    (
                        "“The ending is terrific.”",
                        then(guilty(on=juror("logical", "relaxed")), innocent(on=DISTRACTED)),
                    ),
                    ("“I’ll pay the fine. All of it.”", innocent(on=JUDGMENTAL)),
                )
            ),
        ),
    ),
)
