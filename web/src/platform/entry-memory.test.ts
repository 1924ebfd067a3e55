// Tests that state stored for a history entry is available again after Back, and only for that entry.
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

  // The user goes back.
  history.replaceState(entry, "", "/verdict");
  expect(memory.now).toBe("a fault");
  expect(new EntryMemory<string>("other").now).toBeNull();
});

test("the depth of open dialogs stays", () => {
  history.replaceState({ overlays: 2 }, "");
  new EntryMemory<string>("sheet").keep("a fault");
  expect(history.state).toMatchObject({ overlays: 2 });
});
