// Analyses that the server keeps for a link, because they are too long for it.
import { keepAnalysis, sharedPath } from "../../platform/shared-analyses-api";
import type { Document } from "../tree/compact";
import type { Judge } from "../tree/facts";
import { packedOf } from "../tree/share";
import { fromValue, SourceFault } from "./sources";

/** Has the server keep an analysis; what follows the `?` of its address. */
export async function keepForLink(document: Document): Promise<string> {
  const { id } = await keepAnalysis({ packed: await packedOf(document) });
  return `shared=${id}`;
}

/** The analysis that the server keeps under an id. Throws where there is none, or an impossible move in it. */
export async function fromServer(id: string, judge: Judge): Promise<Document> {
  if (!/^[\w-]{1,64}$/.test(id)) throw new SourceFault("not_shared");
  // Without cookies: the viewer that other sites frame asks for it too.
  const answer = await fetch(sharedPath(id), { credentials: "omit" }).catch(() => null);
  if (answer === null || !answer.ok) throw new SourceFault("not_shared");
  return fromValue(await answer.json().catch(() => null), judge);
}
