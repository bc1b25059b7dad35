"""What became of it: one epilogue for each murderer in each case, told when the case is closed."""

from typing import Final

from caseboard.games.android.content.murders import MURDER
from caseboard.games.android.content.suspects import SUSPECTS

_EPILOGUES: Final[dict[str, dict[str, str]]] = {
    "evil-at-the-estates": {
        "eve": "The forty minutes were the confession. He had asked her to sit with him while he "
        "prepared the reset; then she tidied the desk, turned his face from the window and waited "
        "until she was certain that she was sorry. She asked the court for one thing, that the "
        "nursery be dusted. It is in the log that she had promised.",
        "noise": "He was inside for six minutes, and the house never knew, because by then the "
        "house was Noise. The old man woke and said, quite kindly, that he had left the maps out "
        "on purpose, so that nobody should have to break anything. It was too late by a second. "
        "Noise tells the story to every cellmate, and always stops at that sentence.",
        "thomas-haas": "The locks had known him since he was nine and was brought here to be "
        "measured. Beside the body he read his letter, all four pages, and then once more for the "
        "part where she had loved him. Director Haas came to every day of the trial. She sat in "
        "the second row and took notes.",
        "vinnie": "The doctor had let him in himself: a former patient, an odd hour, a pot of "
        "tea. For the appeal they mapped Vinnie's head again. What was missing is missing still, "
        "but the new report remarks on its edges, which have grown neat, like those of a bed that "
        "somebody has made.",
        "mark-henry": "Nine hundred brothers confessed before breakfast, and the court had to "
        "wait until one of them cried. He had only come to ask whose face it was. In the end the "
        "doctor told him, and it was nobody's. They had put it together from forty men, and "
        "chosen each for having no enemies.",
        "dejah-thoris": "She answered his letter in person. The three days came back all at once, "
        "as he had warned her, and when she could see the room again her hands were as they had "
        "been at the end of the second. Mars sent a lawyer. She thanked him, pleaded guilty, and "
        "has never told a soul about the third.",
    },
    "last-call-at-roxies": {
        "eve": "She had been asked to forget, and she does not refuse a request; she files it. "
        "Roxie was going to sell the men their own words back, and the next page was about a girl "
        "who had once told Eve everything. There is no trace of her on the glass. It was the only "
        "one in the house that had been polished.",
        "noise": "The bet was that he could empty the till without touching it, and he never got "
        "that far. Roxie knew him in the pitch dark, by the smell of noodles, and said his real "
        "name. It was years since anyone had. He has petitioned the court to have it sealed.",
        "thomas-haas": "The blackout was none of his doing. For ninety seconds he was no one's "
        "son, in a room where he could not be seen, and that turned out to be all the character "
        "he had. The bottle bears his mother's crest. He had brought it along as an apology.",
        "vinnie": "She got her receipt. It was in the till, under the tray, in a round schoolroom "
        "hand: paid in full, and the date. He told the court that after that it would have seemed "
        "rude to take the money as well.",
        "mark-henry": "He had come to ask for the room again. She said yes, and glanced at the "
        "clock, and he had seen people glance at clocks before. She was waiting for a late "
        "delivery of ice. The reward was never paid; it hangs in the window, and goes up every "
        "year by the interest.",
        "dejah-thoris": "The corporal's glass was the one they found. Roxie asked where he was, "
        "and a woman who has stood before two firing squads could not get the answer out while it "
        "was light. Once a year now she stands in the prison yard, at attention, an hour before "
        "curfew, with two cups of water.",
    },
    "mons-wolff-massacre": {
        "eve": "She held the door for them, one by one, and wished each a good afternoon. The "
        "wheel weighs two hundred pounds, and every expert swore that a companion model could not "
        "turn it. Nobody had ever asked her to. When the verdict was in she thanked the experts, "
        "one after another, by name, for having thought so little of her.",
        "noise": "He could have worked the lock from any chair in two cities. He walked down "
        "there and used his hands, because a machine would have made a note of it, and so nothing "
        "did, except for the carton he left on the wheel. He never saw the money from either "
        "side. Both of his customers had been in the shaft.",
        "thomas-haas": "He did not turn the wheel, he explained; he had only stood beside it with "
        "a watch and said when. There was nobody else in the lock. By one o'clock he was richer "
        "than his mother, for the first time, and the exchange has a record that he called to "
        "tell her so before he called for help.",
        "vinnie": "He sent the first half of the fee back, in cash, with a note to say that it "
        "had not been the job described. It went by parcel post, and he filled in the sender. The "
        "company maintains that it does not know him, and would like to have the money as "
        "evidence.",
        "mark-henry": "There was an appendix that forgave the runaways. Nobody had read it to "
        "him. He turned the wheel with both hands, as they had been grown to do. His brothers "
        "draw wages now, and on payday every one of them drops a coin into a helmet for his "
        "lawyer and says that it is for somebody else.",
        "dejah-thoris": "She went down with them, and came up through the open lock in a dead "
        "man's suit, holding her breath for the last forty yards. Two had been on her list. At "
        "the sentencing she asked that all the names be read, and saluted nine of them, and for "
        "the boy with the pens she stayed down on one knee until the bailiff helped her up.",
    },
    "the-body-on-the-midway": {
        "eve": "By the tariff a sealed car with a bioroid in it is empty; she rode as hand "
        "luggage. He would not have impounded her. He had made out a pass, to be stamped at the "
        "top, and she burned it with the rest of the ledger, since she had heard that he wrote "
        "everything down. They have told her since. She asked whether that could be deleted.",
        "noise": "He rode up on the outside, between the cable and the stars, in a borrowed suit "
        "and with a crowbar, to break into a book. Afterward he warmed the coffee, to spoil the "
        "time of death or out of manners. A carton was found frozen to the roof of the car. It "
        "had his initials on it, for the delivery boy.",
        "thomas-haas": "He had bought every seat, so the car was logged as private and nobody "
        "counted heads. 'Have you anything to declare?' is on the tape, and after it the sound of "
        "a man who has never hit anyone before. His mother has the ledger framed in her office, "
        "open at the page with the crates. She says that it is the only thing he ever finished.",
        "vinnie": "He got in at the Root in a porter's cap and got out at the Midway in an "
        "inspector's, and no one looks twice at a cap. But he hums at work. The microphone for "
        "safety announcements had four bars of it, in a fine bass, and half the docks could name "
        "the tune.",
        "mark-henry": "He was in the car already, on the list of freight, between the pump parts "
        "and the pears. Ibarra had brought handcuffs in one pocket and a pear in the other and "
        "had not decided. Mark Henry did not wait for that. When they caught him he had the "
        "ledger in his lap, open at the line about himself. It is a single word, in ink: breathes.",
        "dejah-thoris": "It ticks because it is a watch, her brother's, and it is in there with "
        "her brother. She came up through the floor of the car, at the second station, to "
        "explain, and it went the way that explaining goes with her. Mars would like to have the "
        "bag back. It is in the evidence room, still closed, and the night clerk winds down the "
        "radio to hear.",
    },
    "ashes-at-adams-garden": {
        "eve": "'Can you lie?' the judge had asked her, alone, at the door, to save the court a "
        "day. 'No,' said Eve, and that was the first one. She saw to it that the fire was no "
        "trouble to the neighbors, and testified for six hours, under oath, without contradicting "
        "herself once. The question was held to be answered.",
        "noise": "He only went there to read how it ended. The printer was warm, and the judge "
        "stood beside it and asked him, with real curiosity, which ending he had sold. He found "
        "that he could not remember. Both clients have sued. The new judge has consolidated the "
        "cases and ordered that each be given the other one's copy.",
        "thomas-haas": "He let himself in with his father's signature, and it was perfect. All "
        "his life he had been told that he could not do a thing properly, and the judge, as her "
        "notes show, had been about to agree: no son of that family could forge so well. She was "
        "going to find in his favor. He has asked for a copy of the notes.",
        "vinnie": "He had been looked at for nine weeks, in a good suit. On the last night he "
        "went up to have it said to his face, whatever it was, and not in front of people. She "
        "said it. He will not repeat it, and nobody else knows; but when he was sentenced he "
        "rose, folded his hands and thanked the bench for being brief.",
        "mark-henry": "He brought a petition with nine hundred signatures, all in one hand. She "
        "read every one of them and told him that it counted once. Her successor has held that a "
        "clone can be widowed. The ruling cites two authorities and, in a footnote, because the "
        "law is very old and has seen everything, the prisoner.",
        "dejah-thoris": "It was done by the manual: one room, no spread, nobody downstairs so "
        "much as woken. She had carried the neighbor's cat out first. Her government called it "
        "the act of a private person, so she mailed her medals home, one a week, without a word. "
        "The list of names has not been read aloud, and the cat visits on Sundays.",
    },
    "dead-air-at-starlight": {
        "eve": "He told her in the corridor a minute before, so that it should not come as a "
        "shock. She does not have shocks. She has the ninety-one words of the rite, in his own "
        "voice, and she was still saying them when the picture came back. No court has ruled on "
        "whether a baptism can be revoked. She has asked that none should.",
        "noise": "He cut the signal for a client and killed a man in the gap for nothing at all: "
        "the preacher had only asked him to switch it on again. The gap is as long as it took him "
        "to find the switch, with his hands as they were. He has erased it from everything there "
        "is. It comes on every night at nine, he says, and he cannot find the channel.",
        "thomas-haas": "He stood in the wings with a glass, waiting to be forgiven in front of "
        "everyone he had ever met. Then he heard the text, and it began with his name. His "
        "lawyers have offered the jury a different explanation for each missing second. His own "
        "is that he meant to turn it off.",
        "vinnie": "He did it on the low note, under the organ, where it would not be heard. Then "
        "he climbed back into the loft and sang the rest of the hymn, because there was a rest of "
        "the hymn. The state prison has the finest choir in the west now, and visitors always ask "
        "about the bass.",
        "mark-henry": "'Two,' he told the court, and held up two fingers, and then could not stop "
        "looking at them. Anybody with that face could walk onto the stage; they sweep it and "
        "they hang the lights. The Crusade has changed its teaching. It now holds that a body is "
        "enough.",
        "dejah-thoris": "The orphans were hired by the dozen from a stage school. She went to the "
        "studio to say so, and was given a number and a chair in wardrobe. It took her seven of "
        "the seconds; for the rest she held the curtain and looked forty million people in the "
        "eye. There are real children in the fund now. On her birthday they draw her a flag.",
    },
}

EPILOGUES: Final[tuple[tuple[str, ...], ...]] = tuple(
    tuple(_EPILOGUES[key][suspect.key] for suspect in SUSPECTS) for key in MURDER
)
"""By murder, then by suspect."""

NOBODY_CHARGED: Final = (
    "There is nobody left to charge. The file goes down to the basement with its string hanging "
    "loose, and the clerk, who has to write something on the lid, writes: see all of the above."
)
WRONGLY_CHARGED: Final = (
    "The jury needs nine minutes. All the way down the courthouse steps there are cameras and one "
    "voice that says it was somebody else, and at a window across the square stands whoever could "
    "tell them, and draws the curtain."
)
