// The list of rule sets: their values, which come with the app. Their names are messages; what vouches for a value is fetched
// where it is shown (`sources.svelte.ts`).
import { RULE_SETS, type RuleSet } from "janggun";

export interface PresetField {
  path: string;
  value: unknown;
  /** How sure: A, B, C, S, or G for a guess; empty for a revision that is not the newest. */
  mark: string;
}

/** The rule set of one revision of a preset. */
export interface PresetInfo {
  id: string;
  revision: number;
  /** Form in which choices are stored: `casual` for the newest revision, `casual@1` for an earlier one. */
  ref: string;
  fields: PresetField[];
  full: Readonly<Record<string, unknown>>;
  /** Earlier revisions, which have no confirmed sources and no description. */
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
  /** The newest of every preset, in the order of a picker. */
  readonly presets: readonly PresetInfo[] = RULE_SETS.map(family);

  /** The rule set of an id: of its revision (`casual@1`), or the newest if none is named. Null if that is not known. */
  find(id: string | null): PresetInfo | null {
    const known = this.family(id);
    const revision = id === null ? null : revisionOf(id);
    if (known === null || revision === null || revision === known.revision) return known;
    return known.earlier?.find((one) => one.revision === revision) ?? null;
  }

  /** The newest revision of an id's preset, whatever revision the id names: for its name, never for its values. */
  family(id: string | null): PresetInfo | null {
    const bare = id === null ? null : bareId(id);
    return this.presets.find((preset) => preset.id === bare) ?? null;
  }

  /** An id as choices keep it. */
  ref(id: string): string {
    return this.find(id)?.ref ?? id;
  }

  /** Presets to choose from: the newest of each, and the chosen one if that is an earlier revision. */
  choices(chosen: string | null): readonly PresetInfo[] {
    const preset = this.find(chosen);
    return preset === null || this.presets.includes(preset) ? this.presets : [...this.presets, preset];
  }
}

/** An id without its revision. */
export function bareId(id: string): string {
  return id.replace(/@.*$/, "");
}

export function revisionOf(id: string): number | null {
  const [, revision] = /@(\d+)$/.exec(id) ?? [];
  return revision === undefined ? null : Number(revision);
}

export const catalog = new Catalog();
