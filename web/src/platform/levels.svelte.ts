// The engine's levels with their measured grades, loaded once.
import { api } from "./http";
import type { Movement } from "../domain/movements.gen";
import { MOVEMENTS } from "../domain/movements.gen";
import type { Level, SeatView } from "../wire.gen";

/** A program in a seat: a computer player by its id, or the engine at a level. */
interface Named {
  readonly house: string | null;
  readonly level: number;
  readonly grade: number | null;
}

class Levels {
  all: Level[] = $state.raw([]);
  /** Variants that the engine plays. `measured` has those for which its grades were measured. */
  laws: readonly Movement[] = $state.raw(["janggi"]);
  measured: readonly Movement[] = $state.raw(["janggi"]);
  private loading: Promise<void> | null = null;

  /**
   * Loads the levels once. Every page that shows a level must call this. Until the server answers, the grades of the
   * levels are unknown.
   */
  load(): Promise<void> {
    this.loading ??= api.levels().then(
      (answer) => {
        this.all = answer.levels;
        // If the server reports `measured_in`, its engine plays all variants.
        const { measured_in: measured } = answer as { measured_in?: readonly Movement[] };
        if (measured === undefined) return;
        this.measured = measured;
        this.laws = MOVEMENTS;
      },
      () => {
        this.loading = null;
      },
    );
    return this.loading;
  }

  /** Number of levels. Until they are loaded, the number that the program normally has. */
  get count(): number {
    return this.all.at(-1)?.level ?? 14;
  }

  find(level: number): Level | null {
    return this.all.find((one) => one.level === level) ?? null;
  }

  /** Returns the program in a seat. The grade is null under variants for which it was not measured. */
  named({ level, house }: Pick<SeatView, "level" | "house">, movement: Movement): Named {
    const grade = level === null || !this.measured.includes(movement) ? null : this.find(level)?.grade;
    return { house: house ?? null, level: level ?? 0, grade: grade ?? null };
  }
}

export const levels = new Levels();
