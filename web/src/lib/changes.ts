import type { Change } from "../wire";

type Node = Record<string | number, unknown> | unknown[];

/** A view with changes applied: what a change does not touch is shared with the old view. */
export function applied<T>(view: T, changes: readonly Change[]): T {
  const fresh = new Set<unknown>();
  let root: unknown = view;
  for (const change of changes) {
    const [path] = change;
    root = path.length === 0 ? change[1] : changed(root, path, 0, change, fresh);
  }
  return root as T;
}

function changed(
  node: unknown,
  path: readonly (string | number)[],
  depth: number,
  change: Change,
  fresh: Set<unknown>,
): unknown {
  const copy = own(node, fresh);
  const step = path[depth] as never;
  if (depth < path.length - 1) {
    copy[step] = changed(copy[step], path, depth + 1, change, fresh) as never;
  } else if (change.length === 2) {
    copy[step] = change[1] as never;
  } else if (Array.isArray(copy)) {
    copy.length = step;
  } else {
    delete copy[step];
  }
  return copy;
}

function own(node: unknown, fresh: Set<unknown>): Node {
  if (fresh.has(node)) return node as Node;
  const copy: Node = Array.isArray(node) ? [...node] : { ...(node as Node) };
  fresh.add(copy);
  return copy;
}
