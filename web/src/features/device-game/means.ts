// Dependencies of `Playing`, supplied by its creator.
import type { EngineClient } from "../../platform/engine-client";
import type { RulesModule } from "../../platform/rules-module";
import type { Act } from "../board-clock/acts";
import type { Offer } from "../board-clock/seats";
import type { Library } from "../library/library.svelte";

export interface Means {
  rules: RulesModule;
  engine: () => Promise<Pick<EngineClient, "choose">>;
  library: () => Promise<Pick<Library, "addGame">>;
  /** Returns the file name under which the collection lists the record. */
  file: () => string;
  /** Returns the comment in the record on an act of the referee. */
  comment?: (act: Act) => string;
  /** Offers the result of a tournament game to the director. */
  offer?: (result: Offer) => void;
  now?: () => number;
  /** Called after the record of a finished game has been added to the collection. */
  filed?: () => void;
  wait?: (ms: number) => Promise<void>;
  dice?: () => number;
}
