// Korean texts, in the words Korean players use. The type makes a missing text
// an error of the type check.
import type { Messages } from "./en";
import { game } from "./ko/game";
import { play } from "./ko/play";
import { reading } from "./ko/reading";
import { records } from "./ko/records";
import { site } from "./ko/site";
import { start } from "./ko/start";

export const ko: Messages = {
  ...site,
  ...start,
  ...game,
  ...play,
  ...reading,
  ...records,
};
