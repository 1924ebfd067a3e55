// Answers of the director that are not in the plan: the duration of a game and the number of prizes. The clocks and
// certificates on this device start with them. The tournament's file does not contain them.
import { pointsCount } from "../../domain/rule-fields";
import type { Plan, Questions } from "../../domain/tournament.gen";
import { catalog } from "../../platform/rules/catalog";
import { changeOnce, kept, readObject, type Form } from "../../platform/storage.svelte";
import type { TimeControl } from "../../wire.gen";

export type Answered = Pick<Questions, "prizes" | "game_minutes">;

/** Answers by tournament id. */
export const ANSWERS: Form<Readonly<Record<string, Answered>>> = {
  key: "janggun.tournament-answers",
  read: (text) =>
    Object.fromEntries(
      Object.entries(readObject(text)).filter((entry): entry is [string, Answered] => isAnswered(entry[1])),
    ),
};

function isAnswered(value: unknown): value is Answered {
  const { prizes, game_minutes } = (value ?? {}) as Partial<Answered>;
  return Number.isInteger(prizes) && Number.isInteger(game_minutes);
}

/** Returns the answers of a tournament that was made on this device; null for any other. */
export const answersOf = (id: number): Answered | null => ANSWERS.read(kept(ANSWERS.key))[id] ?? null;

export const keepAnswers = (id: number, { prizes, game_minutes }: Answered): void =>
  changeOnce(ANSWERS, (all) => ({ ...all, [id]: { prizes, game_minutes } }));

/**
 * Returns the clock for the games of a tournament, from the director's answers on this device, or else from the plan,
 * which is also in the tournament's file. Null if neither has one.
 */
export function timeOf(id: number, { rules, lateness }: Pick<Plan, "rules" | "lateness">): ReturnType<typeof timeFor> {
  const answered = timeFor(answersOf(id)?.game_minutes ?? 0, rules ?? null);
  const ms = (lateness.clock_s ?? 0) * 1000;
  if (answered !== null || ms === 0) return answered;
  const isShared = timeFor(1, rules ?? null)?.kind === "total";
  return isShared ? { kind: "total", total_ms: ms } : { kind: "fischer", main_ms: ms, increment_ms: 0 };
}

/**
 * Returns the clock for games of at most `minutes`; null if there is no such limit. The players share the time if the
 * rules count points when it is up. Otherwise each has half of it.
 */
export function timeFor(
  minutes: number,
  rules: string | null,
): Extract<TimeControl, { kind: "total" | "fischer" }> | null {
  if (minutes < 1) return null;
  const preset = catalog.find(rules);
  if (preset === null || pointsCount(preset.full)) return { kind: "total", total_ms: minutes * 60_000 };
  return { kind: "fischer", main_ms: minutes * 30_000, increment_ms: 0 };
}
