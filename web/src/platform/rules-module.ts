// Loads the WebAssembly module with the rules through the package `janggun` (bindings/npm). The module returns codes
// and facts; the app provides the texts.
//
// This file must not contain rules. If the rules cannot be loaded, games on the server use its list of legal moves.
import { JudgeModule as RulesModule } from "janggun";
import { moduleFile } from "./module-file";

export { RulesModule };
export type { JudgeAnswer, Judged, JudgeRequest, Reason, Verdict, Warnings, Why } from "janggun";

let loading: Promise<RulesModule | null> | null = null;

/** Loads the module once, and returns it; null if that failed. A failure is not retried. */
export function loadRules(): Promise<RulesModule | null> {
  loading ??= RulesModule.load(moduleFile("/rules.wasm")).catch(() => null);
  return loading;
}
