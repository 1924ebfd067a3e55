// Loads the WebAssembly modules from the package's files, for Node.
import { readFile } from "node:fs/promises";
import { Records } from "./records.js";
import { RulesModule } from "./rules.js";

/** Loads the rules module. */
export async function loadRules(): Promise<RulesModule> {
  return RulesModule.load(await readFile(new URL("./rules.wasm", import.meta.url)));
}

/** Loads the module for records, notations, packed positions and perft. */
export async function loadRecords(): Promise<Records> {
  return Records.load(await readFile(new URL("./records.wasm", import.meta.url)));
}
