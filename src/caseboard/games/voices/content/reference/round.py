"""Chapters on the aim of the game and the five steps of a round."""

from __future__ import annotations

from typing import Final

from caseboard.core.reference import Chapter, Section, section
from caseboard.games.voices.content.markers import PERSONA_MARKERS
from caseboard.games.voices.content.regions import OVERVIEWS
from caseboard.games.voices.content.roles import basic_roles
from caseboard.games.voices.geometry import ENTRANCE_HALF_WIDTH, MAX_DIRECTION, MM


def _overviews() -> str:
    return "\n".join(f"- **{one.region.title}**. {one.text}" for one in OVERVIEWS)


def _values() -> str:
    return "\n".join(
        f"- **{kind.emotion.title}**: {kind.copies} of value {kind.value}"
        for kind in PERSONA_MARKERS
    )


def _dealt() -> str:
    lines = []
    for players in range(3, 7):
        names = [role.name for role in basic_roles(players)]
        lines.append(f"- **{players} players**: {', '.join(names)}")
    return "\n".join(lines)


CHAPTERS: Final = (
    Chapter(
        "object",
        "Object of the Game",
        "Guy robbed a bank and stands trial. One player prosecutes; the others are voices in his "
        "head, each with a secret wish for how the trial should end.",
        (
            section(
                "Winning",
                """
                Your role card states a goal. If it is met at the end of the trial you win,
                whatever the others do: there can be several winners, or none. The prosecutor’s
                role is open and wins if more types of juror think Guy guilty than innocent.
                """,
            ),
            section(
                "What you do all day",
                """
                For eight rounds you push control markers onto the five regions of Guy’s brain.
                Whoever holds a region when the trial card asks it something decides what Guy
                says, sees or does, and so which jurors believe what.
                """,
            ),
            section(
                "Example",
                """
                At the end three types of juror vote guilty, two innocent and one is undecided.
                The prosecutor wins. So does Honesty, who wanted three guilty types and a hold on
                Speech. Doubt, who wanted at most two of either, loses.
                """,
            ),
        ),
        ("round", "roles", "end"),
        ("Introduction",),
    ),
    Chapter(
        "setup",
        "Setup",
        "The program deals; this is what everybody has when the trial begins.",
        (
            section(
                "What is dealt",
                """
                - A **role** for each player: the prosecutor’s lies open, all others are secret.
                - Eight **control markers** of one color each, the prosecutor’s dark gray. With
                  three players each persona has two colors.
                - Two **strategy cards** for each persona, none for the prosecutor.
                - Behind the prosecutor’s screen: three **trial cards** of stage I, of which only
                  the fronts can be read.
                - A **story card**: four random influence tokens on some of the jurors, unseen by
                  anybody, and the first player token for a persona.
                """,
            ),
            Section("Roles by number of players", _dealt()),
            section(
                "Example",
                """
                In *The People of Novalands* two tokens go on the Logical and two on the Impulsive
                jurors. Nobody knows what they say. The persona in the last seat begins.
                """,
            ),
            section(
                "At this table",
                """
                Colors are handed out by seat. Who prosecutes is left to chance, unless an option
                names a seat.
                """,
            ),
        ),
        ("roles", "round", "options"),
        ("Setup of a trial", "Story Cards"),
    ),
    Chapter(
        "round",
        "Playing the Game",
        "Eight rounds of five steps, four in each stage of the trial.",
        (
            section(
                "The five steps",
                """
                - **Choose**: the prosecutor picks a trial card and announces its two regions.
                - **Deploy**: clockwise from the first player, everybody pushes one marker.
                - **Resolve**: the trial card, front and then back.
                - **Draw**: the prosecutor a trial card, the Planning player a strategy card.
                - **Pass** the first player token to the left.
                """,
            ),
            section(
                "Two stages",
                """
                Stage I is the prosecution’s evidence and witnesses. After the fourth trial card
                its remaining cards leave the game, and stage II begins: Guy himself takes the
                stand. After the eighth trial card the trial ends at once, without a Draw step.
                """,
            ),
            section(
                "Example",
                """
                Everybody has one unused marker left, so the eighth round is coming. Whoever holds
                the first player token now will also break its ties; the token is not passed any
                more after that.
                """,
            ),
            section(
                "At this table",
                """
                The prosecutor sits in the clockwise order like anybody else, can hold the first
                player token and then breaks ties.
                """,
            ),
        ),
        ("choose", "deploy", "resolve", "draw", "end"),
        ("Stage II", "Pass First Player Token"),
    ),
    Chapter(
        "choose",
        "Choose Trial Card",
        "The prosecutor knows three fronts and picks one; the table learns only which two "
        "regions it will ask.",
        (
            section(
                "What is known",
                """
                Two open cards and the top of the deck lie behind the screen. The prosecutor reads
                their whole fronts, hidden effects included, never a back. All others hear two
                regions, not which of them comes first. Planning is never among them.
                """,
            ),
            section(
                "Example",
                """
                “Observation and Speech,” says the prosecutor. Yellow is strong in Speech and
                spends this turn on Observation; Red, who cannot win either, goes for Planning and
                a strategy card.
                """,
            ),
            section(
                "At this table",
                """
                The text behind the screen cannot be shown to anybody, and the prosecutor may not
                tell hidden effects. Anything else said about it in chat is talk.
                """,
            ),
        ),
        ("resolve", "secrets"),
        ("Step 1: Choose Trial Card", "Prosecutor Screen"),
    ),
    Chapter(
        "deploy",
        "Deploy Control Markers",
        "In your turn you push one unused marker onto a platform of your choice. High values "
        "win regions; well-aimed pushes lose them for others.",
        (
            Section(
                "What your eight markers are worth",
                f"{_values()}\n\nThe prosecutor’s markers are all worth 0. They never control a "
                "region; they are there to shove.",
            ),
            Section("What the regions are for", _overviews()),
            section(
                "Destroyed markers",
                """
                A marker that is pushed off its platform is destroyed: it lies face down before
                its owner and does not come back unless a card says so. Cards that destroy or take
                a marker lift it out without moving any other.
                """,
            ),
            section(
                "Example",
                """
                Green pushes a 3 into Instinct. It shoves a yellow 1, which shoves a red 3 over
                the far edge. Green has 3 there now against Yellow’s 1; had the red marker
                stayed, Green and Red would be tied.
                """,
            ),
            section(
                "At this table",
                """
                Of markers that look the same only one is listed. How many of each value a color
                has is our count.
                """,
            ),
        ),
        ("push", "control", "markers"),
        (
            "Deploying control markers",
            "Deploying a further control marker",
            "Redeploying a control marker",
            "Destroying a control marker",
            "Taking a control marker",
            "Destroyed Control Markers",
            "Step 2: Deploy Control Markers",
        ),
    ),
    Chapter(
        "push",
        "How to Deploy a Control Marker",
        "Choose region, marker, where it starts along the railing and in which direction it "
        "goes. The rest is geometry, and the same push always does the same.",
        (
            Section(
                "The push",
                "Your marker starts on the mind platform, anywhere within "
                f"{ENTRANCE_HALF_WIDTH // MM} mm of the middle of the railing, and goes in a "
                f"straight line, up to {MAX_DIRECTION // 10} degrees to either side. It stops when "
                "it is just past the railing. On its way it pushes what it touches, and that "
                "pushes the next.",
            ),
            section(
                "Falling",
                """
                A marker falls when its center leaves the platform at any moment of the push. From
                then on it pushes nothing. One that merely hangs over the edge stays and counts,
                but it is in danger. The marker you deploy cannot fall by its own push.
                """,
            ),
            section(
                "Aiming",
                """
                Before you commit you see exactly what the push would do. A straight column holds
                three markers; the fourth pushes the first one over the far edge. A push beside
                the column shoves things aside instead of out. A push that would end beside the
                platform is not allowed.
                """,
            ),
            section(
                "Example",
                """
                Three markers stand in a column behind the middle of the railing, and the one at
                the back is yours. A straight push from the middle would drop it. You start 10 mm
                to the left instead, straight ahead: nothing falls, and the marker nearest to the
                railing gives way to the right.
                """,
            ),
            section(
                "At this table",
                """
                No flicking, no trembling hands: pushes are slow and exact, calculated in
                millionths of a meter. Sizes of platforms and markers are ours; all five platforms
                are alike.
                """,
            ),
        ),
        ("deploy", "control"),
    ),
    Chapter(
        "control",
        "Controlling Regions",
        "Whoever has the highest total value in a region controls it; the first player settles "
        "ties before anybody knows what they are about.",
        (
            section(
                "Counting",
                """
                Add up the values of your markers in the region. The highest total controls it.
                The prosecutor never does.
                """,
            ),
            section(
                "Ties and empty regions",
                """
                In a tie the first player says which of the tied personas decides. If no persona
                is there, the first player picks any persona, even his own, but never the
                prosecutor. This comes **before** the ability is read.
                """,
            ),
            section(
                "Example",
                """
                In Observation Blue has a 2, Yellow a 3 and a 1, and the prosecutor two markers of
                0. Yellow controls it with 4 against 2.
                """,
            ),
            section(
                "At this table",
                """
                If a card of yours wins ties you are asked before the first player decides. With
                three players tied trial abilities go to the prosecutor; see the chapter on the
                3-player game.
                """,
            ),
        ),
        ("deploy", "resolve", "three"),
        ("Winning a tie",),
    ),
    Chapter(
        "resolve",
        "Resolve Trial Card",
        "Front, then back, from top to bottom: each ability is used by the prosecutor or by "
        "whoever controls the region it names.",
        (
            section(
                "An ability",
                """
                The header names the user: *Prosecutor*, or a region. The user makes all choices.
                What can be done must be done, however little it helps, unless it says **may**.
                """,
            ),
            section(
                "Hidden effects",
                """
                Some choices show only what Guy does, not what it will bring. Listen to the story:
                it hints at which jurors are watching and what they like. After the choice the
                effect is read and the chooser resolves it.
                """,
            ),
            section(
                "Cards that are kept",
                """
                A few abilities tell the user to keep the card and use it once, later, when
                somebody places new influence.
                """,
            ),
            section(
                "Example",
                """
                *The Drum Solo*: the Motor Skills player may put the foot down or let the other
                one join in. The story says that the sharp-eyed jurors look under the table, so a
                second foot will hardly please the Perceptive ones.
                """,
            ),
            section(
                "At this table",
                """
                Only the prosecutor knows hidden effects before the choice: those on the fronts
                behind the screen, and with three players also those of a tied ability. Nobody is
                told what an option that was not chosen would have brought.
                """,
            ),
        ),
        ("control", "tokens", "influence"),
        (
            "Step 3: Resolve Trial Card",
            "Trial Cards",
            "Hidden Effects",
            "Choose one",
            "You may",
            "If you do",
            "On a condition",
            "One after the other",
            "No effect",
            "Keeping a card",
            "Letting a random token decide",
        ),
    ),
    Chapter(
        "draw",
        "Draw Cards",
        "The prosecutor refills to three trial cards; whoever controls Planning draws a strategy "
        "card.",
        (
            section(
                "Planning",
                """
                No trial card ever asks Planning anything, but its controller draws one strategy
                card every round but the last. With five or six players the controller also names
                another persona, who draws one too. Ties go to the first player.
                """,
            ),
            section(
                "Example",
                """
                Five players. Purple controls Planning, draws a card and must name somebody: Green,
                who has promised to break the next tie for Purple. Green may forget it.
                """,
            ),
            section(
                "At this table",
                """
                After the fourth round no trial card is drawn, since stage II lays out its own.
                """,
            ),
        ),
        ("strategy", "control", "round"),
        ("Draw Strategy Cards", "Step 4: Draw Cards"),
    ),
)
