// The list of rule sets with their names and explanations, as the core prints
// it. Comes from the server, or from the WASM rules where the server has none.
import { api } from "../http";
import { loadRules } from "../rules-module";
import { FIELD_CODES } from "../../domain/movements.gen";
import { coreLang, type Lang } from "../../i18n/lang";
import { settings } from "../settings.svelte";
import { LANGS } from "../../texts/languages.gen";
import type { RuleSetsTexts } from "../../texts/rule-sets.gen";

/** The names of rule sets in every language. */
type Names = Readonly<Record<Lang, RuleSetsTexts>>;

export interface PresetField {
  path: string;
  value: unknown;
  /** How sure: A, B, C, S, or G for a guess. */
  mark: string;
  /** What says so. */
  source: string;
}

/** The rule set of one revision of a preset. */
export interface PresetInfo {
  id: string;
  revision: number;
  /** What choices keep: `casual` for the newest revision, `casual@1` for an earlier one. */
  ref: string;
  name: Record<Lang, string>;
  /** One line. */
  about: Record<Lang, string>;
  fields: PresetField[];
  full: Record<string, unknown>;
  /** Of the newest: the revisions before it, whose values have no source and which no line describes. */
  earlier?: readonly PresetInfo[];
}

/** Fields stand as a person reads rules, not as the alphabet has them. */
const ORDER = Object.keys(FIELD_CODES);

class Catalog {
  failed = $state(false);
  private list: PresetInfo[] = $state.raw([]);
  private json: unknown = null;
  /** Asked for by who reads a language that the core does not speak. */
  private names: Promise<void> | null = null;
  private loading: Promise<void> | null = null;

  /** Every rule set with its names; reactive. */
  get presets(): PresetInfo[] {
    if (this.json !== null && coreLang(settings.lang) !== settings.lang) this.names ??= this.fetchNames();
    return this.list;
  }
  set presets(list: PresetInfo[]) {
    this.list = list;
  }

  /** Loads once; call from any page that needs it. */
  load(): Promise<void> {
    this.loading ??= this.fetch();
    return this.loading;
  }

  private async fetch(): Promise<void> {
    try {
      this.json = await api.rules();
      this.list = readPresets(this.json);
    } catch {
      const rules = await loadRules();
      this.json = rules === null ? null : JSON.parse(rules.call("presets"));
      this.list = readPresets(this.json);
    }
    this.failed = this.list.length === 0;
  }

  private async fetchNames(): Promise<void> {
    try {
      this.list = readPresets(this.json, (await import("../../texts/rule-sets.gen")).RULE_SETS_TEXTS);
    } catch {
      this.names = null; // offline: the core's English must do until the next page
    }
  }

  /** The rule set of an id: of its revision (`casual@1`), or the newest where none is named. Null where that is not known. */
  find(id: string | null): PresetInfo | null {
    const newest = this.family(id);
    const revision = id === null ? null : revisionOf(id);
    if (newest === null || revision === null || revision === newest.revision) return newest;
    return newest.earlier?.find((one) => one.revision === revision) ?? null;
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

  /** What there is to choose from: the newest of every preset, and what is chosen where that is an earlier revision. */
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

/** A text of a rule set: as the app has it, or for one that it does not know as the core says it. */
function texts(value: unknown, id: string, part: "presets" | "abouts", names: Names | null): Record<Lang, string> {
  const core = value as Partial<Record<Lang, string>> | null;
  const own = (lang: Lang): string => {
    const known: Readonly<Record<string, string>> = names?.[lang][part] ?? {};
    return known[id] ?? core?.[lang] ?? core?.en ?? "";
  };
  return inEach(own);
}

function inEach(text: (lang: Lang) => string): Record<Lang, string> {
  return Object.fromEntries((Object.keys(LANGS) as Lang[]).map((lang) => [lang, text(lang)])) as Record<Lang, string>;
}

/** Presets from the core's JSON; whatever is not understood is left out. */
export function readPresets(json: unknown, names: Names | null = null): PresetInfo[] {
  const list = Array.isArray(json) ? json : (json as { presets?: unknown } | null)?.presets;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown): PresetInfo[] => {
    const raw = entry as Record<string, unknown>;
    if (typeof raw["id"] !== "string") return [];
    const cells = Object.entries((raw["fields"] ?? {}) as Record<string, Omit<PresetField, "path">>);
    const fields = cells
      .map(([path, cell]) => ({ ...cell, path }))
      .sort((a, b) => ORDER.indexOf(a.path) - ORDER.indexOf(b.path));
    const newest: PresetInfo = {
      id: raw["id"],
      revision: Number(raw["revision"] ?? 1),
      ref: raw["id"],
      name: texts(raw["name"], raw["id"], "presets", names),
      about: texts(raw["about"], raw["id"], "abouts", names),
      fields,
      full: (raw["rules"] ?? {}) as Record<string, unknown>,
    };
    const earlier = (Array.isArray(raw["earlier"]) ? raw["earlier"] : []) as readonly Earlier[];
    return [{ ...newest, earlier: earlier.map((one) => before(newest, one)) }];
  });
}

/** A revision before the newest, as the core prints it; `values` are those that differ. */
interface Earlier {
  revision: number;
  rules: Record<string, unknown>;
  values: Record<string, unknown>;
}

function before(newest: PresetInfo, { revision, rules, values }: Earlier): PresetInfo {
  const fields = newest.fields.map((field) =>
    field.path in values ? { path: field.path, value: values[field.path], mark: "", source: "" } : field,
  );
  return {
    ...newest,
    revision,
    ref: `${newest.id}@${revision}`,
    about: inEach(() => ""),
    fields,
    full: rules,
  };
}
