// The learner's progress as pages see it.
import { keep, kept } from "../../platform/settings.svelte";
import type { Task } from "./lesson";
import { readProgress, solved, type Progress } from "./progress";

const KEY = "janggun.lessons";

let progress: Progress = $state.raw(readProgress(kept(KEY)));

export const learned = {
  get progress(): Progress {
    return progress;
  },
  note(task: Task, moves: number): void {
    // Another tab may have gone on meanwhile.
    const known = { ...readProgress(kept(KEY)), ...progress };
    progress = solved(known, task, moves);
    keep(KEY, progress);
  },
};
