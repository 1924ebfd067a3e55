// The request to the endgame tables.
import type { TableAnswer } from "../wire.gen";
import { request } from "./http";

export const requestTables = (rules: string, fen: string): Promise<TableAnswer> =>
  request<TableAnswer>("GET", `/api/tables/${encodeURIComponent(rules)}?${new URLSearchParams({ fen })}`);
