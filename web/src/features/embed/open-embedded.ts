// Opens the game or analysis named in the viewer's address. Requests are sent without cookies.
import { inBase } from "../../platform/base";
import { startRecordWorker } from "../../platform/record-worker-client";
import { recordUrl } from "../../platform/http";
import {
  fromFen,
  fromFragment,
  fromGame,
  fromSetups,
  gamesIn,
  SourceFault,
  type Opening,
} from "../analysis-page/sources";
import { fromServer } from "../analysis-page/stored";
import { MOVEMENTS } from "../../domain/movements.gen";
import { addLine } from "../tree/edits";
import { PositionFacts, type Judge } from "../tree/facts";
import { ROOT } from "../tree/tree";

export interface EmbedAddress {
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
}

export async function openEmbedded({ path, query, fragment }: EmbedAddress, judge: Judge): Promise<Opening> {
  const game = /^\/embed\/game\/([\w-]{1,64})\/?$/.exec(path)?.[1];
  if (game !== undefined) return ofGame(game);
  if (!/^\/embed\/analysis\/?$/.test(path)) throw new SourceFault("unreadable");
  const shared = await fromFragment(fragment, judge);
  if (shared !== null) return { document: shared };
  const asked = new URLSearchParams(query);
  const kept = asked.get("shared");
  if (kept !== null) return { document: await fromServer(kept, judge) };
  const movement = MOVEMENTS.find((one) => one === asked.get("law")) ?? "janggi";
  const fen = asked.get("fen");
  const start = fen === null ? fromSetups(movement, undefined, judge) : fromFen(fen, movement, judge);
  const moves = (asked.get("moves") ?? "").split(/[\s,]+/).filter((move) => move !== "");
  const { tree } = addLine(start.tree, ROOT, moves);
  const fault = new PositionFacts(judge, movement, start.start).fault(tree);
  if (fault !== null) throw new SourceFault("illegal", fault.ply);
  return { document: { ...start, tree } };
}

async function ofGame(id: string): Promise<Opening> {
  const answer = await fetch(inBase(recordUrl(id, "json")), { credentials: "omit" }).catch(() => null);
  if (answer === null || !answer.ok) throw new SourceFault("unknown_game");
  const codec = await startRecordWorker().catch(() => {
    throw new SourceFault("no_module");
  });
  const [found] = await gamesIn(await answer.text(), codec);
  if (found === undefined) throw new SourceFault("unknown_game");
  return { document: await fromGame(found, codec) };
}
