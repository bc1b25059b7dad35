"""How to play by the variants that a table can choose."""

from __future__ import annotations

from typing import Final

from caseboard.core.reference import Chapter, section

CHAPTERS: Final = (
    Chapter(
        "variants",
        "Variants",
        "House rules that a table can choose before the game. All of them are off unless chosen.",
        (
            section(
                "A true culprit",
                """
                One of the suspects did it. Who, is settled unseen as the game begins, and nothing
                that you do changes it.

                - **Truths.** Instead of two hunches you get one card: a suspect whom you know to be
                  innocent. No two players know of the same one, so what all of you know together
                  would name the culprit.
                - **Theories.** You name in secret whom you take for the culprit, at the start and
                  again whenever plots have been resolved, but not after the last day. That is your
                  guilty hunch.
                - **Evidence tells.** You first choose into whose file you look. Then two tokens
                  are drawn: if that suspect did it, the graver one is yours to place there, if
                  not, the lighter one; the other goes back unseen. A surprise witness counts as −5
                  for this, perjury as 0. A single token proves little, five prove a lot.
                - **Closing the case.** The evidence charges somebody, as always. A right theory
                  pays 15 VP if the culprit is charged too, and 8 if the culprit walks free, for
                  somebody else is charged or nobody lived to be. A wrong theory pays nothing. Your
                  innocent suspect pays 5 VP if alive and not charged. Nobody is obsessed.

                Lily and Jimmy are worth more than ever, and so is what you claim to have seen.
                """,
            ),
            section(
                "A short case",
                """
                The case has one week: six days, and the last two are the climax. Each detective
                lives through one plot, which is resolved after day three and ends after day six;
                Raymond's too. On day four Lily and Jimmy move on and the murder's event is turned
                up. All else is as usual, hunches and their points too. It takes half as long.
                """,
            ),
            section(
                "A jump for free",
                """
                To get a jump on the case takes no Time. You do it while some is left, once a turn,
                and choose whose marker goes on the scene: yours or that of anybody else who does
                not have it there already. Going last can be worth more than going first, and so
                you may make somebody a present of the first turn.
                """,
            ),
            section(
                "Handicap",
                """
                Each detective can be given victory points before the game, up to 20 more or less.
                They are a line of the score sheet from the start. Give some to whoever plays for
                the first time, or take some from the one who always wins.
                """,
            ),
            section(
                "Example",
                """
                Ann has never played and takes Rachel; the table gives Rachel 4 points and chooses
                a short case. On day three Ann's plot comes to its crossroads, on day five leads
                begin to leave the map, and after day six the case is closed. Her 21 points become
                25, which is one more than Louis has.
                """,
            ),
        ),
        ("round", "daytime", "points"),
        ("House Rules", "Variants: naming theories"),
    ),
)
