// Services that a game on this device needs from its page.
import type { EngineClient } from "../../platform/engine-client";
import type { RulesModule } from "../../platform/rules-module";
import type { Act } from "../board-clock/acts";
import type { Offer } from "../board-clock/seats";
import type { Library } from "../library/library.svelte";

export interface Means {
  rules: RulesModule;
  engine: () => Promise<Pick<EngineClient, "choose">>;
  library: () => Promise<Pick<Library, "addGame">>;
  /** Returns the file name of the game's record. */
  file: () => string;
  /** Describes an act of the referee in the record. */
  comment?: (act: Act) => string;
  /** Offers the result of a tournament game to the director. */
  offer?: (result: Offer) => void;
  now?: () => number;
  /** Called once the record of a finished game is in the collection. */
  filed?: () => void;
  wait?: (ms: number) => Promise<void>;
  dice?: () => number;
}
