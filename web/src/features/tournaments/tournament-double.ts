// Tournaments as returned by the server, for tests.
import type { TimeControl, TournamentView } from "../../wire.gen";

export const TIME: TimeControl = { kind: "fischer", main_ms: 600_000, increment_ms: 5_000 };

const person = (id: string, name: string) => ({ id, name, account: true, rating: null });
const entry = (id: number, name: string) => ({
  id,
  entry: { name, division: 0 },
  withdrawn_after: null,
  entered_after: 0,
});
export const match = {
  pairing: { table: 1, cho: 1, han: 2 },
  group: null,
  games: [null],
  records: [false],
  winner: null,
  is_decided: false,
  points: null,
  late: [],
};
export const round = { number: 1, stage: "swiss", of: null, made_by: "program", matches: [match], byes: [] };

/** Returns an open tournament of two players with these rounds. Fields in `more` override the defaults. */
export function view(more: Partial<TournamentView> = {}, rounds: readonly unknown[] = []): TournamentView {
  const rows = [1, 2].map((id) => ({ rank: 1, id, points: 0, figures: [] }));
  const division = {
    rounds,
    bracket: [],
    pending: [],
    next: { step: "pair" },
    tables: [{ group: null, rows }],
    ranking: rows,
    cells: [],
    groups: [],
    drawn: [],
    is_closed: false,
  };
  const plan = {
    name: "토요 장기",
    divisions: [{ name: "", format: { format: "swiss", rounds: 3 }, games: { kind: "single" } }],
  };
  return {
    id: "00000000001",
    name: "토요 장기",
    owner: person("guest:00000000009", "주최자"),
    helpers: [],
    starts_ms: Date.now() + 60_000,
    phase: "open",
    settings: { format: { kind: "swiss", rounds: 3 }, rules: "kakao@1", time: TIME },
    next_ms: null,
    ends_ms: null,
    chat_ms: 0,
    state: { plan, seq: 3, entries: [entry(1, "한신"), entry(2, "항우")], divisions: [division] },
    players: [],
    games: [],
    you: null,
    ...more,
  };
}

/** Returns the tournament with its first game in progress. */
export const running = (you: TournamentView["you"]): TournamentView =>
  view({ phase: "running", games: [{ round: 1, table: 1, game: "LqZ3xv0aJ9c", made: true, over: false }], you }, [
    round,
  ]);
