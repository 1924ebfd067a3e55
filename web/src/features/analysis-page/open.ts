// Opens the analysis for an address of the analysis page.
import { gameApi } from "../../platform/game-api";
import { ApiError, api, recordText } from "../../platform/http";
import { startRecordWorker } from "../../platform/record-worker-client";
import { MOVEMENTS } from "../../domain/movements.gen";
import { movementOf } from "../../domain/rule-fields";
import { hintsAllowed } from "../analysis/allowed";
import type { Judge } from "../tree/facts";
import type { GameView } from "../../wire.gen";
import { levels } from "../../platform/levels.svelte";
import { readerOfView } from "./reader";
import { fromServer } from "./stored";
import {
  fromFen,
  fromFragment,
  fromGame,
  fromSetups,
  gamesIn,
  openingOfGame,
  SourceFault,
  type ChoosableGame,
  type Opening,
} from "./sources";

/** Parts of an analysis address: the id in the path, the query, and the fragment. */
export interface Address {
  readonly id: string | null;
  readonly query: string;
  readonly fragment: string;
}

/** Returns the analysis for an address; throws a `SourceFault` if it cannot be opened. */
export async function openAddress({ id, query, fragment }: Address, judge: Judge): Promise<Opening> {
  if (id !== null) return (await fromShelf(id)) ?? fail("gone");
  const shared = await fromFragment(fragment, judge);
  if (shared !== null) return { document: shared };
  const asked = new URLSearchParams(query);
  const [game, fen, record] = [asked.get("game"), asked.get("fen"), asked.get("record")];
  const kept = asked.get("shared");
  if (kept !== null) return { document: await fromServer(kept, judge) };
  const movement = MOVEMENTS.find((one) => one === asked.get("law")) ?? "janggi";
  if (game !== null) return ofGame(game);
  if (fen !== null) return { document: fromFen(fen, movement, judge, asked.get("rules")) };
  if (record !== null) return openingOfGame(await gameOfLibrary(Number(record)), await codec());
  return { document: fromSetups(movement, undefined, judge) };
}

function fail(code: string): never {
  throw new SourceFault(code);
}

async function fromShelf(id: string): Promise<Opening | null> {
  const { open } = await import("../tree/store");
  const kept = await open(id).catch(() => null);
  return kept === null ? null : { ...kept, id };
}

/** Returns a game on this server that is over or that the user may analyse. Fails for any other game. */
export async function gameOfServer(id: string): Promise<ChoosableGame & { readonly view: GameView }> {
  if (!/^[\w-]{1,64}$/.test(id)) fail("unknown_game");
  try {
    const view = await api.game(id);
    if (view.phase !== "over" && !hintsAllowed(view)) fail("running");
    const [found] = await gamesIn(await recordText(id, "json"), await codec());
    return found === undefined ? fail("unknown_game") : { ...found, view };
  } catch (error) {
    if (error instanceof ApiError) fail("unknown_game");
    throw error;
  }
}

/** Returns a game from the user's own collection. */
export async function gameOfLibrary(number: number): Promise<ChoosableGame> {
  const { library } = await import("../library/library.svelte");
  await library.restore();
  const made = await library.export(
    "json",
    library.heads.filter(({ id, read }) => id === number && read),
  );
  const text = made === null ? "" : await new Blob(made.parts).text();
  const [found] = text === "" ? [] : await gamesIn(text, await codec());
  return found ?? fail("record_gone");
}

/** Opens a game on this server, or the analysis of it that is stored in this browser. */
async function ofGame(game: string): Promise<Opening> {
  const kept = /^[\w-]{1,64}$/.test(game) ? await fromShelf(`game-${game}`) : null;
  if (kept !== null) return kept;
  const { view, ...found } = await gameOfServer(game);
  const document = await fromGame(found, await codec());
  await levels.load();
  const reader = readerOfView(view, (level) => levels.find(level)?.grade ?? null);
  const isPlayers = view.seats.cho.you || view.seats.han.you;
  const server =
    isPlayers && view.phase === "over"
      ? { start: () => gameApi.analyse(game), look: () => gameApi.analysis(game) }
      : null;
  const opening = { document: { ...document, movement: movementOf(view.rules.full) }, reader, server };
  // A game in progress changes with the next move, so its analysis has no id.
  return view.phase === "over" ? { ...opening, id: `game-${game}` } : opening;
}

export async function codec(): ReturnType<typeof startRecordWorker> {
  return startRecordWorker().catch(() => fail("no_module"));
}
