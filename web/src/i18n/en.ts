// English texts, and by their type the list of all texts there are: `ko.ts`
// must have every one of them or the type check fails.
import { game } from "./en/game";
import { play } from "./en/play";
import { reading } from "./en/reading";
import { records } from "./en/records";
import { site } from "./en/site";
import { start } from "./en/start";

export type { Outcome } from "./en/words";

export const en = {
  ...site,
  ...start,
  ...game,
  ...play,
  ...reading,
  ...records,
};

export type Messages = typeof en;
