// Requests for analyses that the server stores so that they can be shared by link.
import type { NewSharedAnalysis, SharedAnalysis } from "../wire.gen";
import { request } from "./http";
import { addressOf } from "./paths";

export const keepAnalysis = (body: NewSharedAnalysis): Promise<SharedAnalysis> =>
  request("POST /api/shared-analyses", {}, body);

/** The address of a stored analysis. */
export const sharedPath = (id: string): string => addressOf("GET /api/shared-analyses/{id}", { id });
