// Creates the record of a finished game on this device if its page was closed too early.
import { loadRules, type RulesModule } from "../../platform/rules-module";
import { commentOf } from "../board-clock/act-texts";
import { offer } from "../board-clock/seats";
import type { Means } from "./means";
import { Playing } from "./playing.svelte";
import { deviceGameTexts } from "../../texts/device-game.gen";

export async function fileUnfiled(
  library: Awaited<ReturnType<Means["library"]>>,
  loading: Promise<RulesModule | null> = loadRules(),
): Promise<void> {
  const rules = await loading;
  if (rules === null) return;
  const playing = new Playing({
    rules,
    engine: () => Promise.reject(new Error("nothing is played here")),
    library: () => Promise.resolve(library),
    file: () => deviceGameTexts().file,
    comment: commentOf,
    offer,
    filed: () =>
      void import("../account-games/account-games.svelte")
        .then(({ accountGames }) => accountGames.exchange())
        .catch(() => undefined),
  });
  // Does nothing if the game is in progress or already has its record.
  await playing.settle();
  playing.close();
}
