import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { serverDrawing } from "./server-drawing";

const FILE = resolve(import.meta.dirname, "../../../../crates/server/src/picture/board.gen.json");

// `cargo xtask generate` writes the expected file.
test("the server draws the board that the web app draws", async () => {
  const wanted = `${JSON.stringify(await serverDrawing(), null, 1)}\n`;
  if (process.env["JANGGUN_WRITE"] !== undefined) writeFileSync(FILE, wanted);
  expect(readFileSync(FILE, "utf8") === wanted, "run `cargo xtask generate` and commit board.gen.json").toBe(true);
});

test("nothing in it needs a style of the page", async () => {
  const { janggi, xiangqi } = await serverDrawing();
  for (const { style, ground, pieces } of [janggi, xiangqi]) {
    const drawn = [ground, ...Object.values(pieces)].join("");
    expect(Object.keys(pieces).sort().join("")).toBe("ABCKNPRabcknpr");
    expect(style).not.toMatch(/var\(|color-mix|light-dark/);
    const classes = [...drawn.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));
    const bare = new Set(["body"]);
    for (const name of classes) expect(bare.has(name) || style.includes(`.${name}`), name).toBe(true);
    expect(drawn).not.toMatch(/<(?!\/?(?:g|path|rect)\b)/);
  }
});
