// Plays scenes under the Janggi rule sets and compares the results, which come from the rules module.
import type { JudgeAnswer, JudgeRequest, Verdict } from "../../platform/rules-module";
import type { PresetInfo } from "../../platform/rules/catalog";
import { movementOf } from "../../domain/rule-fields";

export const SCENES = {
  bikjang: { fen: "5k3/4a4/9/r7r/2p3p2/2P3P2/R8/9/4K4/9 w - - 0 1", moves: ["e2f1", "pass"] },
  passes: { fen: "3k1a3/9/4b4/9/p3p3p/P3P3P/9/4B1N2/4K4/3A5 w - - 0 1", moves: ["pass", "pass"] },
  repetition: {
    fen: "r2ak3r/4a4/9/9/p3p3p/P3P3P/9/9/4A4/R2AK3R w - - 0 1",
    moves: Array.from({ length: 5 }, () => ["a1b1", "a10b10", "b1a1", "b10a10"]).flat(),
  },
} as const;

export type SceneId = keyof typeof SCENES;

/** The result of a scene under one rule set; `on` means that the game continues. */
export type Fate =
  | { readonly kind: "ended"; readonly verdict: Verdict; readonly ply: number }
  | { readonly kind: "refused"; readonly code: string; readonly facts: Record<string, unknown>; readonly ply: number }
  | { readonly kind: "on" };

export function fateOf(scene: SceneId, rules: string, judge: (request: JudgeRequest) => JudgeAnswer): Fate | null {
  const { fen, moves } = SCENES[scene];
  for (let ply = 1; ply <= moves.length; ply += 1) {
    const answer = judge({ rules, fen, moves: moves.slice(0, ply) });
    if (!answer.ok) {
      const { code, facts } = answer.error;
      return code === "refused" || code === "illegal" || ply > 1
        ? { kind: "refused", code: reasonOf(code, facts), facts, ply }
        : null;
    }
    if (answer.verdict !== null) return { kind: "ended", verdict: answer.verdict, ply };
  }
  return { kind: "on" };
}

/** Returns the reason in a refusal's facts, or its code if there is none. */
function reasonOf(code: string, facts: Record<string, unknown>): string {
  const reason = facts["reason"];
  return typeof reason === "string" ? reason : code;
}

export interface Group {
  readonly fate: Fate;
  readonly presets: readonly PresetInfo[];
}

/** Groups the Janggi rule sets by the result of a scene, the most common result first. */
export function grouped(
  scene: SceneId,
  presets: readonly PresetInfo[],
  judge: (request: JudgeRequest) => JudgeAnswer,
): Group[] {
  const groups = new Map<string, { fate: Fate; presets: PresetInfo[] }>();
  for (const preset of presets) {
    const fate =
      movementOf(preset.full) === "janggi" && preset.id !== "record" ? fateOf(scene, preset.id, judge) : null;
    if (fate === null) continue;
    const key = keyOf(fate);
    const group = groups.get(key) ?? { fate, presets: [] };
    group.presets.push(preset);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.presets.length - a.presets.length);
}

function keyOf(fate: Fate): string {
  switch (fate.kind) {
    case "ended":
      return `ended ${fate.verdict.code} ${fate.verdict.outcome} ${String(fate.verdict.facts["decided_by"])} ${fate.ply}`;
    case "refused":
      return `refused ${fate.code} ${fate.ply}`;
    case "on":
      return "on";
  }
}

export interface Difference {
  readonly path: string;
  /** Value in each rule set, in the order of the rule sets. */
  readonly values: readonly unknown[];
}

/** Returns the fields in which the rule sets differ. Only fields of the first one are compared. */
export function differences(presets: readonly PresetInfo[]): Difference[] {
  const [first] = presets;
  if (first === undefined) return [];
  return first.fields
    .map(({ path }) => ({
      path,
      values: presets.map((one) => one.fields.find((field) => field.path === path)?.value ?? null),
    }))
    .filter(({ values }) => new Set(values.map((value) => JSON.stringify(value))).size > 1);
}
