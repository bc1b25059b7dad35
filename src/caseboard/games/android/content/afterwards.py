"""What became of the detectives: how their private lives went on, by how their plots ended."""

from dataclasses import dataclass
from typing import Final

from caseboard.games.android.numbers import CAPRICE, FLOYD, LOUIS, RACHEL, RAYMOND


@dataclass(frozen=True, slots=True)
class Afterwards:
    """One text for each way: all endings happy, all of them sad, or some of each.

    Whoever may have died on the way is named in none of them.
    """

    happy: str
    sad: str
    mixed: str = ""
    """Raymond has one plot, which cannot end both ways."""

    def told(self, vp: list[int]) -> str:
        """The text for endings of these points; none, if no plot has ended."""
        if not vp:
            return ""
        if min(vp) > 0:
            return self.happy
        return self.sad if max(vp) < 0 else self.mixed


AFTERWARDS: Final[dict[int, Afterwards]] = {
    CAPRICE: Afterwards(
        happy="She has a key of her own now, and a second cup. Some evenings the only mind in the "
        "room is hers, and she lets it say whatever it likes.",
        mixed="She has learned to close one door at a time. Behind the first it is warm, and "
        "someone hums; before the second she stands with her palm against the wood, and does not "
        "listen, and hears.",
        sad="The company sends a car on Fridays. She goes, and answers, and is told that she is "
        "doing well, and all the way home she looks for the one thought that she had hidden from "
        "them, and cannot recall where she put it.",
    ),
    FLOYD: Afterwards(
        happy="He asked the archive to open a new heading and the archive asked what for. "
        "'Regrets: none,' said Floyd. He is aware that this is not a heading. He wanted to see it "
        "in print.",
        mixed="At his next service they will find two readings that cannot both be right. He has "
        "labeled them 'sorrow' and 'not sorrow', so that whoever opens him will not take it for a "
        "fault.",
        sad="He still holds the door, and says good evening, and blinks. If something in him has "
        "changed, it does not show on the instruments. He has asked twice to have the instruments "
        "checked.",
    ),
    LOUIS: Afterwards(
        happy="I bought a hat. The whole precinct has seen it and not one man has made the remark, "
        "which is how you know. On Thursday I was home so early that I stood in the hall with my "
        "coat on until it was time.",
        mixed="One drawer of my desk shuts now. The other never will, and I have quit kicking it. "
        "The department doctor calls that progress. She has not seen the drawer.",
        sad="I turn in my badge every morning, in my head, and every morning the fellow behind the "
        "counter says the same thing: who else would have you? We both laugh. Then I go and look "
        "for a parking space.",
    ),
    RACHEL: Afterwards(
        happy="The hopper started on the first try. I switched it off and did it again, to be "
        "sure. Then I flew it to the end of the seawall with no name on the seat beside me, and "
        "not a soul in the world to bring in.",
        mixed="I have paid off half of what I owe, and not the half with a number on it. Ask me "
        "next year. I will be the one under the engine with the radio on, calling it names.",
        sad="The list comes out on Mondays. I read it over breakfast, at a table for one, and I "
        "look under B before I look at anything else. It would be an easy job. I know where I "
        "live.",
    ),
    RAYMOND: Afterwards(
        happy="He sleeps with the window open. The rain comes in a little, and it is only rain. On "
        "the desk there is one glass, and it has pencils in it.",
        sad="The office is let to a dentist. Some evenings there is a man on the stairs with his "
        "hat in his hands who wants to know whether anyone has been asking for him, and the "
        "dentist, who is kind, says: not today.",
    ),
}
