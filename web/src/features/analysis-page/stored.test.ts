// @vitest-environment node
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { RulesModule } from "../../platform/rules-module";
import { toCompact } from "../tree/compact";
import { addLine } from "../tree/edits";
import { unpackText } from "../tree/share";
import { ROOT } from "../tree/tree";
import { fromSetups } from "./sources";
import { fromServer, keepForLink } from "./stored";

const module = readFileSync(resolve(import.meta.dirname, "../../../public/rules.wasm"));
const rules = await RulesModule.load(module);
const start = fromSetups("janggi", undefined, rules);
const analysis = { ...start, tree: addLine(start.tree, ROOT, ["a4a5", "a7a6"]).tree };

/** Stubs `fetch` to always return this response, and returns the list of requests sent. */
function answering(status: number, body: unknown): { url: string; body: string | null; credentials: string }[] {
  const sent: { url: string; body: string | null; credentials: string }[] = [];
  vi.stubGlobal("fetch", (url: string, { body: text = null, credentials = "same-origin" }: RequestInit) => {
    sent.push({ url, body: text as string | null, credentials });
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

test("the server is sent the whole analysis, packed, and gives an address", async () => {
  const sent = answering(201, { id: "n4bQgYhMfWWaL-qgxVrQFQ" });
  expect(await keepForLink(analysis)).toBe("shared=n4bQgYhMfWWaL-qgxVrQFQ");
  expect(sent).toHaveLength(1);
  const { packed } = JSON.parse(sent[0]?.body ?? "") as { packed: string };
  expect(JSON.parse((await unpackText(packed)) ?? "")).toEqual(toCompact(analysis));
});

test("what the server keeps is opened, if it is an analysis of legal moves", async () => {
  const sent = answering(200, toCompact(analysis));
  expect(toCompact(await fromServer("abc-_9", rules))).toEqual(toCompact(analysis));
  expect(sent[0]).toEqual({ url: "/api/shared-analyses/abc-_9", body: null, credentials: "omit" });
  answering(200, { ...toCompact(analysis), line: ["a4a5", "a4a5"] });
  await expect(fromServer("abc", rules)).rejects.toMatchObject({ code: "illegal", ply: 2 });
  answering(200, { v: 1 });
  await expect(fromServer("abc", rules)).rejects.toMatchObject({ code: "not_analysis" });
});

test("what is not kept, or no id, is said to be none", async () => {
  answering(404, { error: { code: "unknown_analysis", detail: "", facts: {} } });
  await expect(fromServer("abc", rules)).rejects.toMatchObject({ code: "not_shared" });
  const sent = answering(200, {});
  await expect(fromServer("../games", rules)).rejects.toMatchObject({ code: "not_shared" });
  expect(sent).toHaveLength(0);
});
