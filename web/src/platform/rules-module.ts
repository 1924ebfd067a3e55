// The rules of Janggi in the browser: the package `janggun` (bindings/npm), whose
// rules module this loads once. It answers in codes and facts; the words are ours.
//
// Must not: know a rule. If the module cannot be loaded the app plays on with
// the server's list of legal moves.
import { JudgeModule as RulesModule } from "janggun";
import { moduleFile } from "./module-file";

export { RulesModule };
export type { JudgeAnswer, Judged, JudgeRequest, Reason, Verdict, Warnings, Why } from "janggun";

let loading: Promise<RulesModule | null> | null = null;

/** The module, loaded once; null if it cannot be had. */
export function loadRules(): Promise<RulesModule | null> {
  loading ??= RulesModule.load(moduleFile("/rules.wasm")).catch(() => null);
  return loading;
}
