// Faults of house rules, or of a text from which they are imported.
//
// Must not validate rules; the core does.
import type { HouseRules } from "../../platform/rules/house-rules";
import type { RulesModule } from "../../platform/rules-module";

export interface HouseFault {
  /** Path of the field, such as `bikjang.gate`; empty if the fault concerns all rules or the whole text. */
  readonly path: string;
  /** The core's code, or `not_json` or `not_house` for a text without house rules. */
  readonly code: string;
  /** The core's explanation in English; empty if the text contains no house rules. */
  readonly detail: string;
}

type Judge = Pick<RulesModule, "judge">;
type Answer = ReturnType<Judge["judge"]>;

/** Returns the faults in the core's answer; empty if it accepts the rules or has not answered yet. */
export function faultsOf(answer: Answer | null): HouseFault[] {
  if (answer === null || answer.ok) return [];
  const { facts, detail, code } = answer.error;
  const list = facts["faults"];
  if (!Array.isArray(list)) return [{ path: "", code, detail: detail ?? code }];
  return list.map((fault: Partial<HouseFault>) => ({
    path: fault.path ?? "",
    code: fault.code ?? "",
    detail: fault.detail ?? "",
  }));
}

const whole = (code: string): HouseFault[] => [{ path: "", code, detail: "" }];

/** Parses exported house rules, or returns their faults. Rules without a name get `name`. */
export function importHouse(text: string, name: string, judge: Judge | null): HouseRules | HouseFault[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return whole("not_json");
  }
  const object = value as Partial<HouseRules & HouseRules["rules"]> | null;
  const rules = (object?.rules ?? object) as Partial<HouseRules["rules"]> | null;
  if (typeof rules?.base !== "string" || typeof rules.set !== "object" || rules.set === null) return whole("not_house");
  const { schema = 1, base, set } = rules;
  const faults = faultsOf(judge?.judge({ rules: { ...rules, schema } }) ?? null);
  if (faults.length > 0) return faults;
  return { name: typeof object?.name === "string" ? object.name : name, rules: { schema, base, set } };
}
