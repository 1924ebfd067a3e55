// The visitor's results as pages see them.
import { keep, kept } from "../../platform/settings.svelte";
import { readResults, withResult, type Result, type Results } from "./results";

const KEY = "janggun.problems";

let results: Results = $state.raw(readResults(kept(KEY)));

export const solved = {
  get results(): Results {
    return results;
  },
  note(id: string, result: Result): void {
    // Another tab may have gone on meanwhile.
    let known = readResults(kept(KEY));
    for (const [one, own] of Object.entries(results)) known = withResult(known, one, own);
    results = withResult(known, id, result);
    keep(KEY, results);
  },
};
