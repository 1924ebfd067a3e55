// Undo and redo: the trees before and after the current one, each with its current node.
import { ROOT, type NodeId, type Tree } from "./tree";

export interface State {
  readonly tree: Tree;
  readonly at: NodeId;
}

export interface History {
  readonly now: State;
  readonly past: readonly State[];
  readonly future: readonly State[];
  /**
   * Subject of the last edit. The next edit is merged with it if it has the same subject, such as the same comment.
   */
  readonly key: string | null;
}

/** Maximum number of undo steps. */
export const MOST_STEPS = 300;

export function begin(tree: Tree, at: NodeId = ROOT): History {
  return { now: { tree, at }, past: [], future: [], key: null };
}

/** Goes to a different node, without an undo step. */
export function look(history: History, at: NodeId): History {
  if (!history.now.tree.nodes.has(at) || at === history.now.at) return history;
  return { ...history, now: { ...history.now, at }, key: null };
}

/** Makes the tree after an edit current. If the edit changed nothing, only goes to `at`. */
export function commit(history: History, tree: Tree, at: NodeId = history.now.at, key: string | null = null): History {
  if (tree === history.now.tree) return look(history, at);
  const joins = key !== null && key === history.key && history.past.length > 0;
  const past = joins ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
  return { now: { tree, at }, past, future: [], key };
}

/** Returns `state` with the next id raised to that of `instead`, so that no id is reused. */
function shown(state: State, instead: State): State {
  const next = Math.max(state.tree.next, instead.tree.next);
  return next === state.tree.next ? state : { ...state, tree: { ...state.tree, next } };
}

export function undo(history: History): History {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const future = [history.now, ...history.future];
  return { now: shown(before, history.now), past: history.past.slice(0, -1), future, key: null };
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { now: shown(next, history.now), past: [...history.past, history.now], future, key: null };
}
