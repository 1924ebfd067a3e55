// Tests that the preview board in the settings follows the chosen ground, and is not interactive.
// @isolated
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { JanggiBoard } from "../board";
import { settings } from "../platform/settings.svelte";
import LookPreview from "./LookPreview.svelte";

let preview: Record<string, unknown>;

beforeEach(() => {
  preview = mount(LookPreview, { target: document.body });
});
afterEach(async () => {
  settings.ground = "crosses";
  await unmount(preview);
});

function board(): JanggiBoard {
  const found = document.querySelector("janggi-board");
  if (found === null) throw new Error("no board");
  return found;
}

async function ground(chosen: typeof settings.ground): Promise<string> {
  settings.ground = chosen;
  flushSync();
  await Promise.resolve();
  return board().shadowRoot?.querySelector(".ground")?.innerHTML ?? "";
}

test("every ground looks different, with marked points and grain", async () => {
  const grounds = ["crosses", "circles", "river", "cells"] as const;
  const drawn = new Set<string>();
  for (const one of grounds) drawn.add(await ground(one));
  expect(drawn.size).toBe(grounds.length);
  expect(await ground("crosses")).toContain('class="points"');
  expect(await ground("crosses")).toContain('class="grain"');
});

test("it can be neither played nor reached by the keyboard", () => {
  expect(board().interactive).toBe("none");
  expect(board().closest("[inert]")).not.toBeNull();
  expect(document.querySelector("figcaption")?.textContent).not.toBe("");
});
