// Sample records and the records module, for tests.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Records } from "../../platform/records-module";
import { RulesModule } from "../../platform/rules-module";

/** Loads the WebAssembly module that the app uses in browsers. */
export async function loadRecords(): Promise<Records> {
  let bytes: Buffer<ArrayBuffer>;
  try {
    bytes = readFileSync(resolve(import.meta.dirname, "../../../public/records.wasm"));
  } catch {
    throw new Error("web/public/records.wasm is missing: cargo xtask wasm");
  }
  return new Records(await RulesModule.load(bytes));
}

/** Returns the record of a game between these players, by default with three plies. */
export function sample(
  cho: string,
  han: string,
  more: { date?: string; moves?: string; result?: string } = {},
): string {
  const { date = "2026-03-01", moves = "1. 79졸78 2. 41병42 3. 한수쉼 <7>", result = "한 5.5점 점수승" } = more;
  return (
    `[대회명 "동네 장기"]\n[대국일자 "${date}"]\n[초대국자 "${cho}"]\n[한대국자 "${han}"]\n[초차림 "마상상마"]\n` +
    `[한차림 "상마상마"]\n[대국결과 "${result}"]\n\n{첫 해설}\n${moves}\n\n`
  );
}

export const GOOD = sample("김초", "이한");
export const BROKEN = sample("박초", "최한", { moves: "1. 79졸78 2. 41병31" });
export const UNREAD = '[초차림 "아무거나"]\n[한차림 "상마상마"]\n\n1. 79졸78\n\n';
export const BADUK = "\\HS\r\n\\[GIBOKIND=Global\\]\r\n\\HE\r\n\\GS\r\n2 1 0\r\n\\GE\r\n";
