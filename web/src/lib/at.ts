/** An entry of a table that the server's numbers point into. */
export function at<T>(list: readonly T[], number: number): T {
  const found = list[number];
  if (found === undefined) throw new RangeError(`the box has no entry ${number}`);
  return found;
}
