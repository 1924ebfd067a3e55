// The requests about analyses that the server stores for links.
import type { NewSharedAnalysis, SharedAnalysis } from "../wire.gen";
import { request } from "./http";
import { addressOf } from "./paths";

export const keepAnalysis = (body: NewSharedAnalysis): Promise<SharedAnalysis> =>
  request("POST /api/shared-analyses", {}, body);

/** The address of a stored analysis. */
export const sharedPath = (id: string): string => addressOf("GET /api/shared-analyses/{id}", { id });
