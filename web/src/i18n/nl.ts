// Dutch texts, with the words of the Dutch manual. The type makes a missing text
// an error of the type check. What the core and the server say is in English.
import type { Messages } from "./en";
import { game } from "./nl/game";
import { play } from "./nl/play";
import { reading } from "./nl/reading";
import { records } from "./nl/records";
import { site } from "./nl/site";
import { start } from "./nl/start";

export const nl: Messages = {
  ...site,
  ...start,
  ...game,
  ...play,
  ...reading,
  ...records,
};
