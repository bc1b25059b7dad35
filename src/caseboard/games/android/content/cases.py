"""Who the victims were, and why each suspect might have done it: six cases, six motives each.

Motives are what anybody may suspect from the first day; they tell nothing of who did it.
"""

from dataclasses import dataclass
from typing import Final

from caseboard.games.android.content.murders import MURDER


@dataclass(frozen=True, slots=True)
class Case:
    victim: str
    life: str
    motives: tuple[str, ...]
    """By suspect."""


def _case(
    victim: str,
    life: str,
    *,
    eve: str,
    noise: str,
    thomas_haas: str,
    vinnie: str,
    mark_henry: str,
    dejah_thoris: str,
) -> Case:
    """The motives stand in the order of the suspects."""
    return Case(victim, life, (eve, noise, thomas_haas, vinnie, mark_henry, dejah_thoris))


_CASES: Final[dict[str, Case]] = {
    "evil-at-the-estates": _case(
        "Dr. Emil Castellan",
        "He drew the first maps of the mind, and both companies still build on them: one copied "
        "them, the other grew them. He retired in the year his daughter died and kept her nursery "
        "as it was. This spring he wrote to six people, and told each of them the one thing that "
        "he had always known.",
        eve="He meant to have her reset before he died, as a kindness. Nobody had asked her "
        "whether she would call it that.",
        noise="The maps would buy a city block. Noise had a buyer, a way in and a debt that falls "
        "due on Friday; the old man had the habit of lying awake.",
        thomas_haas="His letter says whose mind his mother copied first, and why, after that, she "
        "gave up on improving her son.",
        vinnie="Castellan once mapped Vinnie's head for a parole board and saw what is missing "
        "from it. The report was mislaid. The doctor was not.",
        mark_henry="Nine hundred brothers wear one face, and Castellan had drawn it. He remembered "
        "whose it was and would not tell.",
        dejah_thoris="At her government's request he took three days of the war out of her head. "
        "He had written to ask whether she would like them back.",
    ),
    "last-call-at-roxies": _case(
        "Roxanne Vega",
        "Everybody called her Roxie. She poured for policemen, for thieves and for the people who "
        "own both, and by closing time she had forgotten what each of them had said; it was the "
        "rule of the house. Only lately she had begun to make notes.",
        eve="Roxie let her sit at the bar and be bought drinks that she cannot drink. Eve keeps "
        "every word a man ever told her, and Roxie had asked to see them.",
        noise="The dark was his, ninety seconds of it, for a bet. Roxie held the stakes, and she "
        "had looked into the envelope.",
        thomas_haas="She cut him off at nine and told him, so that the whole room heard, what his "
        "name would fetch without his mother's money behind it.",
        vinnie="She paid for protection on the first of every month. This month she had asked for "
        "a receipt.",
        mark_henry="She hid him for a winter in the room over the bar. Then there was a reward, "
        "and business had been slow.",
        dejah_thoris="The glass too many was an old habit: Dejah used to come in with a corporal. "
        "Roxie asked, in front of people, what had become of him.",
    ),
    "mons-wolff-massacre": _case(
        "Grace Abara, and ten others",
        "A driller's daughter who had talked nine strikes to an end without a broken window. "
        "The contract in her case would have put every clone at the face on wages. With her went "
        "four miners, three lawyers, two envoys from Mars and a boy who had been sent to carry "
        "the pens.",
        eve="Clause nine gave wages to the clones. Clause ten put bioroids in their places by "
        "spring, and it was Eve who had to type it.",
        noise="He had sold one safety override to the company and the same one to the union. At "
        "the signing both were going to compare invoices.",
        thomas_haas="He had bet against the fuel shares with money that was not his. An agreement "
        "would have ruined him by noon; a disaster made him rich by one.",
        vinnie="The company wanted the signing stopped and paid half in advance. Nobody told him "
        "how many people it takes to sign a contract.",
        mark_henry="It freed every clone who had never broken a contract. Mark Henry broke his on "
        "the day he ran, and would have been the last slave on the Moon.",
        dejah_thoris="The two envoys were selling the strike for a price on fuel. She had lost a "
        "platoon to their last bargain.",
    ),
    "the-body-on-the-midway": _case(
        "Inspector Tomas Ibarra",
        "He weighed freight at the Root for twenty-two years and was bribed once, by his wife's "
        "mother, with soup. He wrote everything down in ink, because ink cannot be talked to. In "
        "his last week he had put the same crate on the scales three times, and he was on his way "
        "up to say so to somebody's face.",
        eve="Her pass had run out, and property that travels alone is impounded. It was the first "
        "time in her life that she had been on her way to anywhere.",
        noise="A ledger in ink is the one machine that he has never been able to get into. Two "
        "lines of it were about him.",
        thomas_haas="Nine crates from his mother's vaults went up the cable with nobody's name on "
        "them. Ibarra took no money, and Thomas had already spent the deposit.",
        vinnie="The inspector had begun a correspondence with a grand jury. The owners of the "
        "docks felt that it had gone on long enough.",
        mark_henry="He came down from the Moon as pump parts. Ibarra had weighed the crate three "
        "times, and the third time he had knocked.",
        dejah_thoris="Her duffel bag is diplomatic and has never been opened. He had asked her, "
        "in writing, what it is in there that ticks.",
    ),
    "ashes-at-adams-garden": _case(
        "Judge Miriam Adeyemi",
        "Nineteen years on the bench, and never once overturned; lawyers used to study what she "
        "had for lunch. She wrote her verdicts at night, by the open window, and always the last "
        "page first, so as to know what she had to be fair to.",
        eve="Next on the judge's list was the question whether a bioroid can lie under oath. Eve "
        "was not to be the witness. She was to be the exhibit.",
        noise="He had stolen the verdict before it was printed and sold it to two clients, with "
        "two endings. In the morning one of them was going to be angry.",
        thomas_haas="The trust that he lives on was before her, too, with a signature of his late "
        "father's that had dried rather recently.",
        vinnie="It was his trial. For nine weeks she had looked at him as if she were measuring "
        "something, and it was not a suit.",
        mark_henry="She had once held that a clone cannot be widowed. He was in the gallery, hat "
        "in hand, and asked the clerk how one appeals.",
        dejah_thoris="The verdict would have opened the war's orders to every court on Earth. "
        "There are names in them that she swore to keep.",
    ),
    "dead-air-at-starlight": _case(
        "The Reverend Ezra Lomax",
        "He began on the tailgate of a fruit truck and ended before forty million. Most of what "
        "they sent him he gave away, and he wrote down to whom. That evening he left his sermon "
        "in the dressing room and told the floor manager that he would make a confession, and that "
        "it was not his own.",
        eve="He had baptized her on an empty stage, because she asked. The sponsors had called "
        "since, and he was going to take it back on the air.",
        noise="For a month he had owned the Crusade's signal and rented it out by the minute. "
        "Lomax had found the meter.",
        thomas_haas="He told Lomax everything at four in the morning, in tears. By noon he was "
        "sober, and by evening the preacher had found a text to go with it.",
        vinnie="He sang in the choir for two years and skimmed the plate for one. Lomax had "
        "forgiven him, and wished to do it in public.",
        mark_henry="Lomax had preached that a clone is a body still waiting for its soul. There "
        "were riots, and two brothers did not come home from them.",
        dejah_thoris="The Crusade collects for the orphans of Mars. She had gone and counted the "
        "orphans.",
    ),
}

CASES: Final[tuple[Case, ...]] = tuple(_CASES[key] for key in MURDER)
"""By murder."""
