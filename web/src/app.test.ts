// @isolated
import { mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import App from "./App.svelte";

test("the start page stands even when no server answers", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const app = mount(App, { target: document.body });
  await Promise.resolve();
  expect(document.querySelector("h1")?.textContent).toBeTruthy();
  expect(document.querySelectorAll("button.main")).toHaveLength(1);
  await unmount(app);
});
