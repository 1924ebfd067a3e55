// Finds the modules that a module needs before it can run, for grouping the modules of the bundle.

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const known = new Map<string, Set<string>>();

/** Returns whether a module is `root` or one of its static imports, direct or indirect. */
export function isNeededBy(root: string, id: string, graph: Graph): boolean {
  let needed = known.get(root);
  if (needed === undefined) {
    needed = new Set([root]);
    // Entries added during the walk are visited as well.
    for (const one of needed) for (const next of graph.getModuleInfo(one)?.importedIds ?? []) needed.add(next);
    known.set(root, needed);
  }
  return needed.has(id);
}
