// The coach speaks about the current position only.
import { mount, tick, unmount } from "svelte";
import { expect, test } from "vitest";
import Coach from "./Coach.svelte";
import type { Followed } from "./coached";

test.each([true, false])("at the latest position or an earlier one: %s", async (live) => {
  const session: Followed = {
    view: null,
    mine: ["cho"],
    movement: "janggi",
    frames: [],
    frame: null,
    live,
    pending: null,
  };
  const coach = mount(Coach, { target: document.body, props: { session, arrows: [] } });
  await tick();
  expect(document.querySelector(".coach") !== null).toBe(live);
  await unmount(coach);
});
