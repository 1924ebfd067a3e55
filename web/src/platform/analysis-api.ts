// What an analysis asks of the server: to keep it for a link, and what the tables of endgames say.
import type { NewSharedAnalysis, SharedAnalysis, TableAnswer } from "../wire.gen";
import { request } from "./http";

const SHARED = "/api/shared-analyses";

export const analysisApi = {
  share: (body: NewSharedAnalysis) => request<SharedAnalysis>("POST", SHARED, body),
  table: (rules: string, fen: string) =>
    request<TableAnswer>("GET", `/api/tables/${encodeURIComponent(rules)}?${new URLSearchParams({ fen })}`),
};

/** Where an analysis is that the server keeps. */
export const sharedPath = (id: string): string => `${SHARED}/${id}`;
