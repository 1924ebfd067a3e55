// The engine's levels with the grades they were measured at, fetched once.
import { api } from "../../platform/http";
import type { Level } from "../../wire.gen";

class Levels {
  all: Level[] = $state.raw([]);
  private loading: Promise<void> | null = null;

  /** Loads once; call from any page that names a level. Without an answer levels only have numbers. */
  load(): Promise<void> {
    this.loading ??= api.levels().then(
      (answer) => {
        this.all = answer.levels;
      },
      () => {
        this.loading = null;
      },
    );
    return this.loading;
  }

  find(level: number): Level | null {
    return this.all.find((one) => one.level === level) ?? null;
  }

  /** What a seat's line calls the engine by. */
  named(level: number | null): { level: number; grade: number | null } {
    return { level: level ?? 0, grade: level === null ? null : (this.find(level)?.grade ?? null) };
  }
}

export const levels = new Levels();
