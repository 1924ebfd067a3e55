// The rule sets with their values, built into the app. Their names are messages, and the sources of values are loaded
// on demand (`sources.svelte.ts`).
import { RULE_SETS, type RuleSet } from "janggun";
import type { Movement } from "../../domain/movements.gen";
import { movementOf } from "../../domain/rule-fields";

export interface PresetField {
  path: string;
  value: unknown;
  /** Reliability: A, B, C, S, or G for a guess; empty if the value differs from the newest revision's. */
  mark: string;
}

/** One revision of a preset. */
export interface PresetInfo {
  id: string;
  revision: number;
  /** Id as stored in choices: `casual` for the newest revision, `casual@1` for an earlier one. */
  ref: string;
  fields: PresetField[];
  full: Readonly<Record<string, unknown>>;
  /** Earlier revisions, newest first. */
  earlier?: readonly PresetInfo[];
}

function newest({ id, revision, rules, values, marks }: RuleSet): PresetInfo {
  const fields = Object.entries(marks).map(([path, mark]) => ({ path, value: values[path], mark }));
  return { id, revision, ref: id, fields, full: rules };
}

function family(set: RuleSet): PresetInfo {
  const preset = newest(set);
  const before = set.earlier.map(({ revision, rules, values }) => ({
    ...preset,
    revision,
    ref: `${set.id}@${revision}`,
    fields: preset.fields.map((field) =>
      field.path in values ? { path: field.path, value: values[field.path], mark: "" } : field,
    ),
    full: rules,
  }));
  return { ...preset, earlier: before };
}

class Catalog {
  /** Newest revision of every preset, in display order. */
  readonly presets: readonly PresetInfo[] = RULE_SETS.map(family);

  /** Returns the revision that an id names, such as `casual@1`, or else the newest; null if the id is unknown. */
  find(id: string | null): PresetInfo | null {
    const known = this.family(id);
    const revision = id === null ? null : revisionOf(id);
    if (known === null || revision === null || revision === known.revision) return known;
    return known.earlier?.find((one) => one.revision === revision) ?? null;
  }

  /**
   * Returns the newest revision of a preset, whatever revision `id` names. Use it only for the name, not for the
   * values.
   */
  family(id: string | null): PresetInfo | null {
    const bare = id === null ? null : bareId(id);
    return this.presets.find((preset) => preset.id === bare) ?? null;
  }

  /** Returns the game whose pieces and moves a rule set has; Janggi if the id is unknown. */
  movement(id: string | null): Movement {
    return movementOf(this.find(id)?.full ?? {});
  }

  /** Returns an id in the form stored in choices. */
  ref(id: string): string {
    return this.find(id)?.ref ?? id;
  }

  /** Returns the presets to choose from: the newest of each, and the chosen one if it is an earlier revision. */
  choices(chosen: string | null): readonly PresetInfo[] {
    const preset = this.find(chosen);
    return preset === null || this.presets.includes(preset) ? this.presets : [...this.presets, preset];
  }
}

/** Returns an id without its revision. */
export function bareId(id: string): string {
  return id.replace(/@.*$/, "");
}

export function revisionOf(id: string): number | null {
  const [, revision] = /@(\d+)$/.exec(id) ?? [];
  return revision === undefined ? null : Number(revision);
}

export const catalog = new Catalog();
