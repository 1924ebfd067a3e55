// Loads the collection of problems on demand: first the list, then the part that contains a problem.
import { list, parts } from "virtual:problems";
import { entriesOf, type Entry, type Problem, type Row } from "./problem";

async function read<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}

let entries: Promise<readonly Entry[]> | null = null;
const fetched = new Map<number, Promise<readonly Problem[]>>();

/** Loads all entries in the order of the collection. After a failure, the next call retries. */
export function loadEntries(): Promise<readonly Entry[]> {
  entries ??= read<Row[]>(list)
    .then(entriesOf)
    .catch((error: unknown) => {
      entries = null;
      throw error;
    });
  return entries;
}

/** Loads the problem of a list entry. */
export async function loadProblem({ id, part }: Entry): Promise<Problem> {
  let coming = fetched.get(part);
  if (coming === undefined) {
    coming = read<Problem[]>(parts[part] ?? "");
    coming.catch(() => fetched.delete(part));
    fetched.set(part, coming);
  }
  const problem = (await coming).find((one) => one.id === id);
  if (problem === undefined) throw new Error(`no problem ${id} in part ${part}`);
  return problem;
}
