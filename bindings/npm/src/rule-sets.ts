// The presets by their codes: every value, and how sure it is. Data only; the judge decides what they mean.
import { type EarlierRow, FIELDS, ROWS, type Row, UNWRITTEN } from "./rule-sets.gen.js";

export { FIELDS };

/** The values of every field by its dotted path, as the judge takes them. */
export type Rules = Readonly<Record<string, unknown>>;

/** A revision that is not the newest. */
export interface EarlierRuleSet {
  readonly revision: number;
  readonly rules: Rules;
  /** The fields that were otherwise than in the newest, by path. */
  readonly values: Rules;
}

/** A preset, without words. */
export interface RuleSet {
  readonly id: string;
  readonly revision: number;
  /** Written out, as the judge does: without values that every earlier version took for granted. */
  readonly rules: Rules;
  readonly values: Rules;
  /** How sure each value is, by path: A, B, C, S, or G for a guess. */
  readonly marks: Readonly<Record<string, string>>;
  /** The revisions before the newest, the newest of them first: games continue by the one they began with. */
  readonly earlier: readonly EarlierRuleSet[];
}

const byField = <T>(items: Iterable<T>): Record<string, T> =>
  Object.fromEntries([...items].map((item, at) => [FIELDS[at] ?? "", item]));

function written(values: Rules): Rules {
  const entries = Object.entries(values).filter(([path, value]) => UNWRITTEN[path] !== value);
  return { ...Object.fromEntries(entries), schema: 1 };
}

function ruleSet([id, revision, row, marks, earlier]: Row): RuleSet {
  const values = byField(row);
  const before = ([of, differing]: EarlierRow): EarlierRuleSet => ({
    revision: of,
    rules: written({ ...values, ...differing }),
    values: differing,
  });
  return { id, revision, rules: written(values), values, marks: byField(marks), earlier: earlier.map(before) };
}

/** Every preset, in the order of a picker. */
export const RULE_SETS: readonly RuleSet[] = ROWS.map(ruleSet);
