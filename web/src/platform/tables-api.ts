// The request to the tables of endgames.
import type { TableAnswer } from "../wire.gen";
import { request } from "./http";

export const requestTables = (rules: string, fen: string): Promise<TableAnswer> =>
  request<TableAnswer>("GET", `/api/tables/${encodeURIComponent(rules)}?${new URLSearchParams({ fen })}`);
