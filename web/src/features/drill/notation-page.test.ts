// The trainer asks about moves only once the rules are loaded.
import { mount, tick, unmount } from "svelte";
import { expect, test } from "vitest";
import NotationDrill from "./NotationDrill.svelte";
import { core } from "../../platform/core.svelte";
import { t } from "../../i18n/index.svelte";
import { settings } from "../../platform/settings.svelte";
import { drillTexts } from "../../texts/drill.gen";

test("while the rules load, no question about points is asked in place of one about moves", async () => {
  settings.lang = "en";
  Object.assign(core, { rules: null, failed: false, loading: true });
  const page = mount(NotationDrill, { target: document.body });
  await tick();
  const said = (): string => document.body.textContent ?? "";
  const { askPoint, kinds } = drillTexts().notation;
  expect(said()).toContain(askPoint);
  const move = [...document.querySelectorAll("label")].find((one) => one.textContent?.includes(kinds.move));
  move?.querySelector("input")?.click();
  await tick();
  expect(said()).not.toContain(askPoint);
  expect(said()).toContain(t().app.loading);
  expect(said()).not.toContain(drillTexts().skip);
  await unmount(page);
});
