// Texts about a tournament on the server: its format, its rules, and the remaining time.
import { lang } from "../../i18n/index.svelte";
import { presetName } from "../../platform/words/rule-set-name";
import { timeText } from "../../platform/words/time";
import { tournamentsTexts } from "../../texts/tournaments.gen";
import type { TournamentFormat, TournamentSettings } from "../../wire.gen";

export function formatText(format: TournamentFormat): string {
  const words = tournamentsTexts().format;
  switch (format.kind) {
    case "swiss":
      return words.swiss(format);
    case "round_robin":
      return format.cycles === 1 ? words.roundRobin : words.roundRobinTwice;
    case "knockout":
      return words.knockout;
    case "groups":
      return words.groups(format);
    case "arena":
      return words.arena(format);
  }
}

/** Returns the format, rule set and time control on one line, with a note if games are rated. */
export const settingsText = ({ format, rules, time, rated }: TournamentSettings): string =>
  [formatText(format), presetName(rules), timeText(time), ...(rated === true ? [tournamentsTexts().rated] : [])].join(
    " · ",
  );

/** Returns the rules that players must know, in paragraphs. */
export function ruleTexts({ format, pairing, pause_s, first_move_s }: TournamentSettings): string[] {
  const words = tournamentsTexts();
  const next = pairing === "director" ? words.byDirector : words.byServer({ seconds: pause_s ?? 60 });
  const own = {
    swiss: [next],
    round_robin: [next],
    knockout: [words.knockoutText, next],
    arena: [words.arenaText],
  };
  const texts = format.kind === "groups" ? [...groupTexts(format), next] : own[format.kind];
  return [...texts, words.firstMove({ seconds: first_move_s ?? 60 })];
}

/** Explains how groups are drawn, who advances, and how ties and drawn knock-out games are decided. */
function groupTexts({ qualifiers }: { qualifiers: number }): string[] {
  const words = tournamentsTexts();
  return [words.groupsLots, words.groupsOn({ qualifiers }), words.groupsTies, words.groupsDraws];
}

export const whenText = (ms: number): string =>
  new Date(ms).toLocaleString(lang(), {
    weekday: "short",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });

/** Formats a duration as on a clock: `4:09`, `2:00:00`; hours are not grouped into days. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (part: number): string => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`;
}
