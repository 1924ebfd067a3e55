// API requests for analyses that the server stores for sharing by link.
import type { NewSharedAnalysis, SharedAnalysis } from "../wire.gen";
import { request } from "./http";
import { addressOf } from "./paths";

export const keepAnalysis = (body: NewSharedAnalysis): Promise<SharedAnalysis> =>
  request("POST /api/shared-analyses", {}, body);

/** Returns the API address of a stored analysis. */
export const sharedPath = (id: string): string => addressOf("GET /api/shared-analyses/{id}", { id });
