// The learner's progress, shared by all pages.
import { Shared } from "../../platform/storage.svelte";
import type { Task } from "./lesson";
import { readProgress, solved } from "./progress";

const progress = new Shared({ key: "janggun.lessons", read: readProgress });

export const learned = {
  get progress() {
    return progress.now;
  },
  note(task: Pick<Task, "id">, moves: number): void {
    progress.change((before) => solved(before, task, moves));
  },
};
