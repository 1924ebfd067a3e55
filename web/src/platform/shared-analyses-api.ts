// The requests about analyses that the server stores for links.
import type { NewSharedAnalysis, SharedAnalysis } from "../wire.gen";
import { request } from "./http";

const SHARED = "/api/shared-analyses";

export const keepAnalysis = (body: NewSharedAnalysis): Promise<SharedAnalysis> =>
  request<SharedAnalysis>("POST", SHARED, body);

/** The address of a stored analysis. */
export const sharedPath = (id: string): string => `${SHARED}/${id}`;
