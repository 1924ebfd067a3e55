// @vitest-environment node
// Tests that `janggun notices` includes the licence of every third-party package that the app contains.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const words = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Packages of Svelte's runtime, which compiled components use. */
const SVELTE = ["svelte", "clsx", "devalue", "esm-env"];

test("the licences of what the app is built of are among the notices", () => {
  const notices = words(readFileSync(resolve(root, "../crates/cli/notices/web.txt"), "utf8"));
  const { dependencies } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  for (const name of [...Object.keys(dependencies), ...SVELTE]) {
    const folder = resolve(root, "node_modules", name);
    expect(existsSync(folder), name).toBe(true);
    const licence = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
    expect(notices, name).toContain(`${name} ${words(readFileSync(resolve(folder, licence ?? ""), "utf8"))}`);
  }
});
