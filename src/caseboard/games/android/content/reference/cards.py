"""Chapters on twilight cards: costs, who may react when, traits and fights."""

from __future__ import annotations

from typing import Final

from caseboard.core.reference import Chapter, section

CHAPTERS: Final = (
    Chapter(
        "twilight",
        "Playing Twilight Cards",
        "Light cards help your own detective in your own turn; dark cards hurt another detective "
        "in his. Playing one side pays for the other.",
        (
            section(
                "Light and dark",
                """
                - **Light cards** come from your own light deck. Most are played as an action for
                  1 Time; some only when their occasion comes, often for 0 Time.
                - **Dark cards** come from the dark decks of the others. You play one on its
                  detective, in his turn, when the occasion on the card comes. It takes no Time.
                """,
            ),
            section(
                "The twilight cost",
                """
                Your twilight track has nine spaces: the center and four to each side. To play a
                **light** card, **dark** shift your own marker by the card's cost; to play a
                **dark** card, **light** shift it. If the marker cannot go that far you cannot
                play the card. So dark cards make room for light ones and the other way round:
                good turns use both.
                """,
            ),
            section(
                "Changing the cost",
                """
                - Discard any other twilight cards from your hand while you pay: each changes the
                  cost by 1, down to 0, or up if you want to shift further.
                - If the card's **color** is that of its detective's current plot, you may change
                  the cost by 1 either way.
                - Louis's mood, plots and other cards in play can change it too.
                """,
            ),
            section(
                "Words on cards",
                """
                - **Spend** and **pay**: from what you have, in full. A favor of an NPC or Rachel's
                  money can stand in for a normal favor.
                - **Give up**: pay with exactly that thing; nothing stands in for it, and it does
                  not count as spent.
                - **Sacrifice**: give something up, without what it normally does, for baggage.
                - **Lose**: as much as there is, without a choice. With less Time than a card
                  takes you lose what is left; nothing is owed tomorrow, and at 0 the turn ends.
                - **Gain**: from the supply, as long as it lasts.
                - **Cancel**: the canceled thing gives nothing, but what it has cost is gone.
                - **Discard**: a card goes face up under its deck, anything else to the supply.
                - **May do this instead**: do the other thing in full, and the first is off.
                - **Look at**: in secret. **Turn up**: for all to see.
                """,
            ),
            section(
                "Then",
                """
                The card does what it says, in the order it says it, and goes face up under its
                deck, unless it says that it stays in play.
                """,
            ),
            section(
                "Example",
                """
                Floyd's marker stands two spaces toward dark and he holds a light card of cost 3.
                There is room for only two more spaces. He discards one other card, so the cost is
                2, shifts to the dark end, spends 1 Time and takes the effect. Next he would do
                well to play a dark card on somebody, to come back.
                """,
            ),
            section(
                "At this table",
                """
                It is always the marker of whoever **plays** the card that shifts, never the
                target's. Cards can be discarded for the cost of light and dark cards alike, but
                only by the player who pays.
                """,
            ),
        ),
        ("priority", "traits", "plots"),
        (
            "Paying twilight costs",
            "Discarding Cards",
            "Matching the Current Plot",
            "Twilight Cards",
        ),
    ),
    Chapter(
        "priority",
        "Cardplay Priority",
        "One occasion, one window: at most one dark card, then at most one light card.",
        (
            section(
                "The order within a window",
                """
                - What lies in play (plots, special cards, events) answers by itself.
                - One **dark** card: the first player may play one, otherwise the next clockwise,
                  and so on. After the first that is played there is no second.
                - One **light** card by the detective whose turn it is.
                - A light card that answers a dark card comes before that dark card takes effect.
                """,
            ),
            section(
                "Occasions",
                """
                Starting or ending a turn, entering a place, following up a lead, placing
                evidence, uncovering the conspiracy, using a location ability, drawing a card,
                playing a light card, being in a fight: each card names its own.
                """,
            ),
            section(
                "Example",
                """
                Caprice enters a seedy place. She draws her free dark card first. Rachel, who is
                first player, passes; Louis plays *Hey, golem! Who wound you up?* Raymond holds a
                dark card for the same occasion, but the chance is gone. Then Caprice may play one
                light card that speaks of entering a place.
                """,
            ),
            section(
                "At this table",
                """
                You are asked only when a card in your hand fits. Nobody can be played on outside
                his own turn, nor for a move, a draw or evidence that an event or somebody else's
                card brought about. What lies in play answers those all the same.
                """,
            ),
        ),
        ("twilight", "traits"),
        ("What lies in play takes effect", "Reactions"),
    ),
    Chapter(
        "traits",
        "Card Traits",
        "A word such as *Fight* or *Tech* on a card does nothing by itself, but rules and other "
        "cards speak of it.",
        (
            section(
                "The traits",
                """
                - **Fight**: the detective chooses tactics, see below.
                - **Human First**: the sledgehammer crowd; some cards and plots answer them.
                - **Psychic**: Caprice's gift; a dark card can turn it against her.
                - **Tech**: Floyd's upgrades stay in play, at most two of them at a time.
                """,
            ),
            section(
                "Fights",
                """
                The detective in the fight reads both outcomes and then chooses. **Light
                tactics**: light shift one space and take the light outcome. **Dark tactics**:
                dark shift one space and take the dark outcome. At the end of the track you choose
                freely all the same; the marker just stays.
                """,
            ),
            section(
                "Example",
                """
                *Boys, bring the big one* is played on Caprice. Light tactics would cost her a
                trauma and 2 Time, dark tactics a favor, a card at random and a guilt. Her plot
                counts guilt as bad, so she fights clean, shifts one space to the light and loses
                the Time.
                """,
            ),
            section(
                "At this table",
                """
                Floyd's First Directive forces light tactics, some plots force one side. If two
                effects forbid both, both are open.
                """,
            ),
        ),
        ("twilight", "priority", "detectives"),
        ("Fights", "Fight"),
    ),
)
