// The visitor's results of solving problems, shared by all pages.
import { Shared } from "../../platform/storage.svelte";
import { readResults, withResult, type Result } from "./results";

const results = new Shared({ key: "janggun.problems", read: readResults });

export const solved = {
  get results() {
    return results.now;
  },
  note(id: string, result: Result): void {
    results.change((before) => withResult(before, id, result));
  },
};
