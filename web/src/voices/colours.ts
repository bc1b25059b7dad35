/** What stands on a colour's chips; grey is the prosecutor's. */
export const LETTERS: Readonly<Record<string, string>> = {
  blue: "B",
  red: "R",
  yellow: "Y",
  green: "G",
  purple: "P",
  grey: "§",
};
