const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Walk over things in rows with the arrow keys; which one is in focus then, or null. */
export function walk(event: KeyboardEvent, root: Element, columns: number): number | null {
  const step = STEPS[event.key];
  if (!step) return null;
  const cells = [...root.querySelectorAll<HTMLElement | SVGElement>("[data-cell]")];
  const here = cells.indexOf(event.target as HTMLElement);
  if (here < 0) return null;
  const [column, row] = [(here % columns) + step[0], Math.floor(here / columns) + step[1]];
  const there = column < 0 || column >= columns ? here : row * columns + column;
  const found = cells[there] ? there : here;
  event.preventDefault();
  event.stopPropagation();
  cells[found]?.focus();
  return found;
}
