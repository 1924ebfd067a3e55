// Kinds of rule sets by where they are used, which their names do not show, and descriptions with the kind.
import { textOf } from "../../i18n/codes";
import { t } from "../../i18n/index.svelte";
import { ruleSetKindsTexts } from "../../texts/rule-set-kinds.gen";
import type { PresetInfo } from "../rules/catalog";

/** All kinds, in display order. */
export const KINDS = [
  "game",
  "link",
  "own",
  "association",
  "app",
  "friends",
  "site",
  "north",
  "handbook",
  "event",
  "engine",
  "replay",
] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Readonly<Record<string, Kind>> = {
  // Rules that are not a built-in rule set: those of a recorded game, those in a link, and the visitor's own.
  game: "game",
  link: "link",
  own: "own",
  "kja-points": "association",
  "kja-decisive": "association",
  "kjf-2022": "association",
  kakao: "app",
  casual: "friends",
  hangame: "site",
  pychess: "site",
  vchess: "site",
  "north-korean": "north",
  "koopkorea-1a": "handbook",
  "koopkorea-1b": "handbook",
  "koopkorea-1c": "handbook",
  "koopkorea-2": "handbook",
  "koopkorea-3": "handbook",
  heptathlon: "event",
  "fsf-traditional": "engine",
  "fsf-modern": "engine",
  "fsf-casual": "engine",
  record: "replay",
};

/** Rule sets that Korean players know by name. */
const KNOWN: readonly string[] = ["kakao", "casual", "kja-points", "kja-decisive", "kjf-2022", "hangame"];

const bare = (rules: string): string => rules.replace(/@\d+$/, "");

export function isKnown(rules: string): boolean {
  return KNOWN.includes(bare(rules));
}

/** Returns the kind of a rule set; null if it has none in `KIND_OF`. */
export function kindOf(rules: string): Kind | null {
  return KIND_OF[bare(rules)] ?? null;
}

/** Groups items by the kind of their rule set. Items of unknown kind come last. */
export function byKind<T extends { readonly rules: string }>(
  items: readonly T[],
): { kind: Kind | null; items: readonly T[] }[] {
  return [...KINDS, null]
    .map((kind) => ({ kind, items: items.filter(({ rules }) => kindOf(rules) === kind) }))
    .filter(({ items }) => items.length > 0);
}

/** Returns a short description of a preset, after its kind. Only the kind for an earlier revision. Reactive. */
export function presetAbout({ id, ref }: PresetInfo): string {
  const kind = kindOf(id);
  const about = id === ref ? textOf(t().ruleSetNames.abouts, id) : null;
  return [kind === null ? "" : ruleSetKindsTexts()[kind], about ?? ""].filter((text) => text !== "").join(". ");
}
