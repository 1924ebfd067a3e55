// The list of rule sets with their names and explanations, as the core prints
// it. Comes from the server, or from the WASM rules where the server has none.
import { api } from "../../platform/http";
import { loadRules } from "../../platform/rules-module";
import { FIELD_NAMES } from "../../i18n/rule-names.gen";
import type { CoreLang } from "../../i18n/lang";

export interface PresetField {
  path: string;
  value: unknown;
  /** How sure: A, B, C, S, or G for a guess. */
  mark: string;
  /** What says so. */
  source: string;
}

export interface PresetInfo {
  id: string;
  revision: number;
  name: Record<CoreLang, string>;
  /** One line. */
  about: Record<CoreLang, string>;
  fields: PresetField[];
  full: Record<string, unknown>;
}

/** Fields stand as a person reads rules, not as the alphabet has them. */
const ORDER = Object.keys(FIELD_NAMES);

class Catalog {
  presets: PresetInfo[] = $state.raw([]);
  failed = $state(false);
  private loading: Promise<void> | null = null;

  /** Loads once; call from any page that needs it. */
  load(): Promise<void> {
    this.loading ??= this.fetch();
    return this.loading;
  }

  private async fetch(): Promise<void> {
    try {
      this.presets = readPresets(await api.rules());
    } catch {
      const rules = await loadRules();
      this.presets = rules === null ? [] : readPresets(JSON.parse(rules.call("presets")));
    }
    this.failed = this.presets.length === 0;
  }

  /** The preset of an id with or without revision (`kakao`, `kakao@1`). */
  find(id: string | null): PresetInfo | null {
    if (id === null) return null;
    const bare = id.split("@")[0];
    return this.presets.find((preset) => preset.id === bare) ?? null;
  }
}

export const catalog = new Catalog();

function texts(value: unknown): Record<CoreLang, string> {
  const both = value as Partial<Record<CoreLang, string>> | null;
  return { ko: both?.ko ?? "", en: both?.en ?? "" };
}

/** Presets from the core's JSON; whatever is not understood is left out. */
export function readPresets(json: unknown): PresetInfo[] {
  const list = Array.isArray(json) ? json : (json as { presets?: unknown } | null)?.presets;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown): PresetInfo[] => {
    const raw = entry as Record<string, unknown>;
    if (typeof raw["id"] !== "string") return [];
    const cells = Object.entries((raw["fields"] ?? {}) as Record<string, Omit<PresetField, "path">>);
    const fields = cells
      .map(([path, cell]) => ({ ...cell, path }))
      .sort((a, b) => ORDER.indexOf(a.path) - ORDER.indexOf(b.path));
    return [
      {
        id: raw["id"],
        revision: Number(raw["revision"] ?? 1),
        name: texts(raw["name"]),
        about: texts(raw["about"]),
        fields,
        full: (raw["rules"] ?? {}) as Record<string, unknown>,
      },
    ];
  });
}
