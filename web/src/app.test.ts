import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import App from "./App.svelte";

test("the root component mounts", () => {
  const app = mount(App, { target: document.body });
  expect(document.body.textContent).toContain("장군");
  void unmount(app);
});
