// API request for endgame tables.
import type { TableAnswer } from "../wire.gen";
import { request } from "./http";

export const requestTables = (rules: string, fen: string): Promise<TableAnswer> =>
  request("GET /api/tables/{rules}", { rules, fen });
