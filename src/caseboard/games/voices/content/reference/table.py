"""Chapters on tokens, cards, secrets, the verdict and the variants."""

from __future__ import annotations

from typing import Final

from caseboard.core.reference import Chapter, Section, section
from caseboard.games.voices.content.jurors import JURORS
from caseboard.games.voices.content.markers import PERSONA_MARKERS, PROSECUTOR_MARKERS
from caseboard.games.voices.content.roles import ADVANCED_SETUP, ROLES
from caseboard.games.voices.content.tokens import INFLUENCE_SPLIT


def _jurors() -> str:
    return "\n".join(f"- **{juror.type.title}**. {juror.leaning}" for juror in JURORS)


def _influence() -> str:
    total = sum(INFLUENCE_SPLIT.values())
    parts = [f"{count} {face.name.lower()}" for face, count in INFLUENCE_SPLIT.items()]
    return f"There are {total} tokens: {', '.join(parts)}."


def _goals() -> str:
    return "\n".join(f"- **{role.name}** ({role.icon.value}): {role.goal.text}" for role in ROLES)


def _abilities() -> str:
    return "\n".join(
        f"- **{kind.emotion.title}** ({kind.value}). {kind.ability.text()}"
        for kind in (*PERSONA_MARKERS, *PROSECUTOR_MARKERS)
    )


def _advanced() -> str:
    lines = []
    for players, counts in ADVANCED_SETUP.items():
        parts = [f"{count} {icon.value}" for icon, count in counts.items() if count]
        lines.append(f"- **{players} players**: the Prosecutor, {', '.join(parts)}")
    return "\n".join(lines)


CHAPTERS: Final = (
    Chapter(
        "tokens",
        "Placing Tokens on Jurors",
        "Six types of juror sit in a row, each with a space for guilty, for innocent and for "
        "influence tokens.",
        (
            Section(
                "The jury, from left to right",
                f"{_jurors()}\n\nA card that says *juror* means the type. Neighbors in the row "
                "are **adjacent**; the two ends are not.",
            ),
            section(
                "Guilty and innocent",
                """
                A card places, moves, flips or removes open tokens. Any number of both kinds can
                lie on the same type; they cancel only at the end of the trial. Rules about these
                tokens never touch influence, unless they say so.
                """,
            ),
            section(
                "Example",
                """
                *Place 1 guilty token on the Logical jurors or a juror adjacent to a juror that
                has a guilty token.* Only the Relaxed jurors have one, so the choice is Logical,
                Distracted or Impulsive.
                """,
            ),
            section(
                "At this table",
                """
                There is no end of guilty and innocent tokens. Two of the six types are named by
                us, and the order of the row is ours.
                """,
            ),
        ),
        ("influence", "end"),
        (
            "Placing innocent and guilty tokens",
            "Moving innocent and guilty tokens",
            "Removing innocent and guilty tokens",
            "Flipping tokens",
            "Jurors",
        ),
    ),
    Chapter(
        "influence",
        "Placing Influence Tokens",
        "Influence is a vote that nobody sees: innocent, guilty or blank, face down on a juror "
        "until the end.",
        (
            section(
                "Draw, look, place, discard",
                """
                Draw as many as the card says and look at them in secret. Place as many as it says,
                even if you like none of them, each on top of the stack of its juror. Discard the
                rest face down without showing them.
                """,
            ),
            Section("What they say", _influence()),
            section(
                "Looking",
                """
                A card that lets you look shows the token to you alone. Everybody sees whose
                tokens you look at, nobody what they are. You may then say anything about them,
                true or not.
                """,
            ),
            section(
                "Example",
                """
                Motor Skills draws three: guilty, guilty, blank. It must place one and wants Guy
                free, so it puts the blank one on the Judgmental jurors with a confident nod.
                """,
            ),
            section(
                "At this table",
                """
                Notes on hidden tokens are against the rules, so a token is shown while you hold
                it or look at it and hidden afterward. The option *memory aid* keeps it visible
                to whoever has seen it. You are asked which of several tokens you place even if
                all are alike, so that nobody can tell. When no token is left, the discards are
                mixed again.
                """,
            ),
        ),
        ("tokens", "secrets", "end"),
        (
            "Drawing influence tokens",
            "Placing random influence tokens",
            "Discarding influence tokens unseen",
            "Moving influence tokens unseen",
            "Looking at influence tokens",
            "Choosing what to look at",
            "Revealing influence tokens",
            "Handing influence tokens over",
            "Inspecting new influence",
            "Component Limitations",
        ),
    ),
    Chapter(
        "strategy",
        "Strategy Cards",
        "Secret tricks of the personas, each played at the moment it names; three in hand at most.",
        (
            section(
                "When",
                """
                - Most cards: **right after you deploy** a marker, some only after a deployment to
                  one region. A deployment by a card or an ability counts too, even of somebody
                  else’s marker.
                - *Bounce Back*: right after somebody else’s push destroys a marker of yours.
                - *Loudest Voice*: when you are tied for a region of the trial card.
                """,
            ),
            section(
                "How many",
                """
                After one deployment you may play any number of different cards, one after the
                other, but never two of the same name. With more than three in hand you discard
                at once, of your own choice. The prosecutor never has any.
                """,
            ),
            section(
                "Example",
                """
                Red pushes a marker into Motor Skills and holds *Written Statement* twice and
                *Overpower* once. She plays one statement and then *Overpower* on a blue marker that
                hangs over the edge. The second statement has to wait.
                """,
            ),
            section(
                "At this table",
                """
                You are asked whenever you hold a card and its moment could be now, so that
                nobody learns whether one would fit. If several players want to play at the same
                time the first player orders them. An empty deck is made again from the discards.
                Most of the cards are ours.
                """,
            ),
        ),
        ("draw", "deploy", "secrets"),
        (
            "Hand limit",
            "Playing a strategy card",
            "Drawing strategy cards",
            "Giving strategy cards up",
            "After Deploying",
        ),
    ),
    Chapter(
        "end",
        "End of Trial",
        "Roles are revealed, influence is revealed, tokens cancel, and everybody whose goal is "
        "met has won.",
        (
            section(
                "The verdict",
                """
                - All roles are turned up.
                - All influence is turned up: guilty and innocent faces join their spaces, blank
                  ones are discarded.
                - On each type of juror guilty and innocent tokens cancel one for one. What is
                  left is the vote: guilty, innocent or, with nothing left, undecided.
                - Each goal is checked. If the prosecutor’s is met Guy goes to prison, otherwise
                  he is free.
                """,
            ),
            section(
                "Example",
                """
                The Logical jurors have 1 innocent token, 2 guilty tokens and two influence tokens,
                which turn out innocent and blank. Two innocent cancel two guilty: undecided.
                """,
            ),
            section(
                "At this table",
                """
                Any number of players can win. The end screen lists each part of each goal and
                whether it was met.
                """,
            ),
        ),
        ("roles", "tokens"),
        ("Closing", "Reveal Roles", "Determine Winners"),
    ),
    Chapter(
        "roles",
        "Role Card Goal Icons",
        "What each role wants, and what the words in the goals mean.",
        (
            Section("The roles", _goals()),
            section(
                "The words",
                """
                - **Jurors who vote guilty, innocent; undecided jurors**: types, counted after
                  canceling, so there are six in all.
                - **Canceled guilty tokens**: guilty tokens and guilty influence that were
                  removed by canceling, from all jurors together.
                - **Highest total, alone or tied**: of the personas, with at least one marker
                  there. One of the named regions is enough, for every role.
                - **Destroyed control markers**: those that lie face down at the end. When you
                  are compared with others, the prosecutor’s do not count.
                """,
            ),
            section(
                "Setup icons",
                """
                The word in brackets is the role’s setup icon. It has nothing to do with winning;
                it is the one thing about your role that you may tell, truly or not.
                """,
            ),
            section(
                "Example",
                """
                Pride needs two innocent types and at most one destroyed marker. In the last round
                the prosecutor pushes a second one off, and Pride has lost while the jury still
                smiles at Guy.
                """,
            ),
            section(
                "At this table",
                """
                Some roles and most setup icons are not to be found in public documents; these
                are ours.
                """,
            ),
        ),
        ("end", "secrets", "setup"),
        ("Role Cards", "Goals"),
    ),
    Chapter(
        "secrets",
        "Hidden Information",
        "You may talk about nearly everything and prove nothing.",
        (
            section(
                "What you may tell",
                """
                - Of your role only its setup icon, truly or not.
                - Of an influence token you have seen anything you like.
                - Of strategy and trial cards nothing of what they say; advice is fine.
                - Promises are allowed and bind nobody.
                """,
            ),
            section(
                "Example",
                """
                “The top one on the Relaxed jurors is guilty, I swear,” says Red, who has looked.
                It is marked as a claim. Whether Red wants it moved because it is, or because it
                is not, is for you to find out.
                """,
            ),
            section(
                "At this table",
                """
                The program never shows a role, a hand or a token on your behalf. Claims are made
                with buttons and are always marked as claims.
                """,
            ),
        ),
        ("influence", "roles"),
        ("Deals", "Claims", "Chance"),
    ),
    Chapter(
        "three",
        "3-Player Game",
        "With two personas each of them feels twice as much.",
        (
            section(
                "What changes",
                """
                - Each persona has **two colors** and deploys one marker of each in every turn,
                  in any order, to the same region or to two. The prosecutor still deploys one.
                - For control the two colors are counted apart, and only the **better** one
                  counts. For everything else both are yours.
                - When a **trial ability** is tied, the prosecutor uses it as if controlling the
                  region, and may read hidden effects first. The first player settles other ties,
                  such as Planning, and regions without a persona.
                """,
            ),
            section(
                "Example",
                """
                In Speech the first persona has a blue 3 and a red 2, the second a yellow 3 and a
                green 1. Three against three is a tie, so the prosecutor answers for Guy.
                """,
            ),
        ),
        ("control", "deploy"),
        ("3-player rules",),
    ),
    Chapter(
        "markers",
        "Control Marker Abilities",
        "An optional rule: the first marker of your turn may do something besides pushing.",
        (
            Section("The emotions", _abilities()),
            section(
                "When",
                """
                Only the first marker you deploy in your turn has its ability, and only after all
                strategy cards have been resolved. You never have to use it. Markers that come by
                a card or another ability have none.
                """,
            ),
            section(
                "Example",
                """
                You push Fear into Instinct and a Joy falls, as it happens your own. That counts:
                you may draw a strategy card. You cannot play it on this deployment any more.
                """,
            ),
            section(
                "At this table",
                """
                Without the option the faces on the markers mean nothing.
                """,
            ),
        ),
        ("deploy", "options"),
        ("Swapping a trial card", "Emotions"),
    ),
    Chapter(
        "options",
        "Optional Rules",
        "Four switches for a new table.",
        (
            section(
                "The switches",
                """
                - **Advanced roles**: roles are dealt by setup icon from all thirteen, whatever
                  player counts they show.
                - **Chosen prosecutor**: a seat is named instead of drawn.
                - **Marker abilities**: the emotions on the markers come to life.
                - **Memory aid**: tokens you have seen stay visible to you.
                """,
            ),
            Section("Advanced roles by number of players", _advanced()),
            section(
                "Example",
                """
                Four players with advanced roles know that one guilty, one innocent and one
                neutral persona sit at the table. When two of them claim to be innocent, one is
                lying.
                """,
            ),
            section(
                "At this table",
                """
                How many roles of each icon are dealt is our design.
                """,
            ),
        ),
        ("markers", "roles", "influence"),
        ("Advanced Role Setup", "Chosen Prosecutor"),
    ),
    Chapter(
        "differences",
        "What Is Different Here",
        "This is a fan-made table: the rules are those of the game of 2022; most of what stands "
        "on the cards is our own.",
        (
            section(
                "Ours by design",
                """
                Nearly all trial cards and strategy cards, most roles and three of the stories,
                the sizes of platforms and markers, how often each value and each influence face
                exists, and every line of text.
                """,
            ),
            section(
                "Rulings worth knowing",
                """
                - Pushes are exact and repeatable; what hangs over the edge with its center inside
                  stays.
                - Ties are settled before the ability is read.
                - Abilities are done as far as possible unless they say *may*.
                - A seen token is hidden again, unless the memory aid is on.
                - Nobody can prove a secret; claims are marked as claims.
                - Round eight has no Draw step.
                """,
            ),
        ),
        ("object", "push"),
        ("Rulings",),
    ),
)
