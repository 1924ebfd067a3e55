// Sentences about players who arrive late.
import type { Lateness } from "../../domain/tournament.gen";
import { directorTexts } from "../../texts/director.gen";

/** Returns the minutes of lateness that lose the game, and whether exactly as many are still allowed. */
function forfeitOf({ forfeit_after_s }: Lateness): { minutes: number; isAllowed: boolean } {
  const isAllowed = (forfeit_after_s + 1) % 60 !== 0;
  return { minutes: (isAllowed ? forfeit_after_s : forfeit_after_s + 1) / 60, isAllowed };
}

/** Describes the penalties for lateness in a tournament. */
export function latenessText(lateness: Lateness): string {
  const { minutes, isAllowed } = forfeitOf(lateness);
  const { lateHint, lateHintFrom } = directorTexts().result;
  const facts = { factor: lateness.factor, minutes };
  return isAllowed ? lateHint(facts) : lateHintFrom(facts);
}

/** Describes a late player's penalty: time on the clock, or the loss of the game if `deduction_s` is null. */
export function lateText(name: string, deduction_s: number | null): string {
  const { lateDone, lateLost } = directorTexts().result;
  if (deduction_s === null) return lateLost({ name });
  return lateDone({ name, minutes: Math.floor(deduction_s / 60), seconds: deduction_s % 60 });
}
