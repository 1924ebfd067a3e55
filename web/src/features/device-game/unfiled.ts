// The record of a game that ended on this device when its page was closed too soon to make it.
import { loadRules, type RulesModule } from "../../platform/rules-module";
import { Playing, type Means } from "./playing.svelte";
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
    filed: () =>
      void import("../account-games/account-games.svelte")
        .then(({ accountGames }) => accountGames.exchange())
        .catch(() => undefined),
  });
  // Nothing happens where the game goes on, or has its record.
  await playing.settle();
  playing.close();
}
