// What was stored for an entry of the history is there after Back, and only there.
import { expect, test } from "vitest";
import { EntryMemory } from "./entry-memory";

test("each entry has its own", () => {
  const memory = new EntryMemory<string>("sheet");
  history.pushState(null, "", "/verdict");
  expect(memory.now).toBeNull();
  memory.keep("a fault");
  expect(memory.now).toBe("a fault");
  const entry: unknown = history.state;

  history.pushState(null, "", "/analysis");
  expect(memory.now).toBeNull();
  memory.keep("another");

  // Back.
  history.replaceState(entry, "", "/verdict");
  expect(memory.now).toBe("a fault");
  expect(new EntryMemory<string>("other").now).toBeNull();
});

test("the depth of open dialogs stays", () => {
  history.replaceState({ overlays: 2 }, "");
  new EntryMemory<string>("sheet").keep("a fault");
  expect(history.state).toMatchObject({ overlays: 2 });
});
