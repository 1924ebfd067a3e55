// What tables show of a tournament: one of a director in this browser, or one on a server.
import type { DivisionPlan, DivisionView, EntryId, EntryView } from "../../domain/tournament.gen";

export interface Shown {
  readonly plan: DivisionPlan;
  readonly view: DivisionView;
  readonly tournament: {
    readonly entries: ReadonlyMap<EntryId, EntryView>;
    name(id: EntryId): string;
  };
}
