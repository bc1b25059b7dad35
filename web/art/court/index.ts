import { moods } from "./guy";
import { judge, MOODS as JUDGE } from "./judge";
import { jurors } from "./jurors";
import { MOODS as PROSECUTOR, prosecutor } from "./prosecutor";
import { emblems } from "./roles";

const file = (name: string, box: string, inside: string): readonly [string, string] => [
  name,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`,
];

/** By name: everybody in court. */
export const court: ReadonlyMap<string, string> = new Map([
  ...jurors.map(([name, inside]) => file(name, "0 -3 100 85", inside)),
  ...moods.map(([name, inside]) => file(name, "-27 -32 54 59", inside)),
  ...emblems.map(([name, inside]) => file(name, "-32 -32 64 64", inside)),
  ...PROSECUTOR.map((mood) => file(`prosecutor-${mood}`, "-6 4 126 126", prosecutor(mood))),
  ...JUDGE.map((mood) => file(`judge-${mood}`, "-4 6 132 124", judge(mood))),
]);
