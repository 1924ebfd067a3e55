// The requests about analyses that the server keeps for a link.
import type { NewSharedAnalysis, SharedAnalysis } from "../wire.gen";
import { request } from "./http";

const SHARED = "/api/shared-analyses";

export const keepAnalysis = (body: NewSharedAnalysis): Promise<SharedAnalysis> =>
  request<SharedAnalysis>("POST", SHARED, body);

/** Where a kept one is. */
export const sharedPath = (id: string): string => `${SHARED}/${id}`;
