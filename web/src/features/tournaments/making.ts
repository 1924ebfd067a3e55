// The choices in the form for a new tournament, and the request made from them.
import type { NewTournament, TimeControl, TournamentFormat } from "../../wire.gen";

export type FormatName = "swiss" | "roundRobin" | "knockout" | "groups" | "arena";
export const FORMAT_NAMES: readonly FormatName[] = ["swiss", "roundRobin", "knockout", "groups", "arena"];

export interface Choices {
  name: string;
  format: FormatName;
  rounds: number;
  minutes: number;
  /** Maximum number of players per group. */
  size: number;
  /** Number of players per group who advance to the knock-out. */
  qualifiers: number;
  third: boolean;
  rules: string;
  time: TimeControl;
  /** Local date and time in the format of an input field: `2026-11-30T15:30`. */
  starts: string;
  rated: boolean;
  byHand: boolean;
  /** The id of the club whose members can enter; `null` if everyone can. */
  club: string | null;
}

/** Returns the maximum number of players who can advance from a group of at most `size` players. */
export const mostQualifiers = (size: number): number => Math.min(4, size - 1);

/** Formats a local date and time for a `datetime-local` field. */
export function localText(at: Date): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Returns the first full or half hour that is at least 15 minutes away. */
export function nextStart(now: Date): Date {
  const half = 1_800_000;
  return new Date(Math.ceil((now.getTime() + half / 2) / half) * half);
}

function formatOf({ format, rounds, minutes, size, qualifiers, third }: Choices): TournamentFormat {
  switch (format) {
    case "swiss":
      return { kind: "swiss", rounds };
    case "roundRobin":
      return { kind: "round_robin", cycles: 1 };
    case "knockout":
      return { kind: "knockout", third_place: third };
    case "groups":
      return { kind: "groups", size, qualifiers, third_place: third };
    case "arena":
      return { kind: "arena", minutes };
  }
}

export const wantedOf = (choices: Choices): NewTournament => ({
  name: choices.name.trim(),
  starts_ms: new Date(choices.starts).getTime(),
  settings: {
    format: formatOf(choices),
    rules: choices.rules,
    time: choices.time,
    rated: choices.rated,
    pairing: choices.byHand && choices.format !== "arena" ? "director" : "automatic",
    // In an arena, players are paired again soon after a game.
    pause_s: choices.format === "arena" ? 10 : 60,
  },
  ...(choices.club === null ? {} : { club: choices.club }),
});
