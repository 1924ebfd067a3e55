// The table of setup pairs names each setup as the player who chooses it sees it.
import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import SetupPairs from "./SetupPairs.svelte";
import { distinctPairs } from "./pairs";
import { fromSeat } from "../../domain/setup";
import { t } from "../../i18n/index.svelte";
import { settings } from "../../platform/settings.svelte";
import { CULTURE_TEXTS } from "../../texts/culture.gen";

test("Han's setups have the names that they have in a game", async () => {
  settings.lang = "en";
  const table = mount(SetupPairs, { target: document.body, props: { texts: CULTURE_TEXTS.en.pairs } });
  const { names } = t().setup;
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => cell.textContent),
  );
  expect(rows).toEqual(distinctPairs().map(({ cho, han }) => [names[cho], names[fromSeat(han, "han")]]));
  expect(rows.some(([cho, han]) => cho === names.msms && han === names.smsm)).toBe(true);
  await unmount(table);
});
