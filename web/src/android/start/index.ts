import type { Plan, SetUp } from "../../games";
import { catalogue } from "../../lib/api";
import { at } from "../../lib/at";
import { router } from "../../lib/router.svelte";
import type { AndroidCatalogue } from "../wire";
import Choices from "./Choices.svelte";
import { provide } from "./box";

const GENTLE = "rachel";

/** By seat, whom somebody has chosen to be. */
export const chosenIn = ({ options }: Plan): readonly (string | null)[] =>
  Array.isArray(options.detectives) ? (options.detectives as (string | null)[]) : [];

export async function setUp(): Promise<SetUp> {
  const box = provide(await catalogue<AndroidCatalogue>("android"));
  const keys = box.detectives.map(({ key }) => key);
  return {
    title: "A new case",
    Choices,
    asks: ["murder", "detectives"],
    usual: () => {
      const wanted = router.search.get("as") ?? "";
      return { detectives: [keys.includes(wanted) ? wanted : GENTLE] };
    },
    tell: (plan) => {
      const mine = chosenIn(plan)[at(plan.people, 0).seat];
      const case_ = box.murders.find(({ key }) => key === plan.options.murder);
      return {
        who: box.detectives.find(({ key }) => key === mine)?.name ?? "a detective by chance",
        what: `The case is ${case_?.name ?? "drawn by chance"}.`,
      };
    },
  };
}
