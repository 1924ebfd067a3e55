// Analyses stored on the server for short links.
import { inBase } from "../../platform/base";
import { keepAnalysis, sharedPath } from "../../platform/shared-analyses-api";
import type { Document } from "../tree/compact";
import type { Judge } from "../tree/facts";
import { packedOf } from "../tree/share";
import { fromValue, SourceFault } from "./sources";

/** Stores an analysis on the server, and returns the query of its address. */
export async function keepForLink(document: Document): Promise<string> {
  const { id } = await keepAnalysis({ packed: await packedOf(document) });
  return `shared=${id}`;
}

/** Returns the analysis stored under an id. Throws if there is none, or it contains an illegal move. */
export async function fromServer(id: string, judge: Judge): Promise<Document> {
  if (!/^[\w-]{1,64}$/.test(id)) throw new SourceFault("not_shared");
  // Without cookies, because the viewer embedded in other sites also uses this request.
  const answer = await fetch(inBase(sharedPath(id)), { credentials: "omit" }).catch(() => null);
  if (answer === null || !answer.ok) throw new SourceFault("not_shared");
  return fromValue(await answer.json().catch(() => null), judge);
}
