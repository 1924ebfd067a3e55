// The rules of Janggi in the browser: loads the rules module of the package `janggun` (bindings/npm) once. The module
// returns codes and facts; the app provides the texts.
//
// This module must not contain rules. If the module cannot be loaded, the app uses the server's list of legal moves.
import { JudgeModule as RulesModule } from "janggun";
import { moduleFile } from "./module-file";

export { RulesModule };
export type { JudgeAnswer, Judged, JudgeRequest, Reason, Verdict, Warnings, Why } from "janggun";

let loading: Promise<RulesModule | null> | null = null;

/** Loads the module once, and returns it; null if it is not available. */
export function loadRules(): Promise<RulesModule | null> {
  loading ??= RulesModule.load(moduleFile("/rules.wasm")).catch(() => null);
  return loading;
}
