// API requests of tournaments on the server.
import type { ChatWords, NewTournament, TournamentOrder } from "../wire.gen";
import { request } from "./http";

export const tournamentsApi = {
  list: () => request("GET /api/tournaments"),
  create: (wanted: NewTournament) => request("POST /api/tournaments", {}, wanted),
  /** The browser sends the ETag of its cached copy, so the response is short if nothing has changed. */
  show: (id: string) => request("GET /api/tournaments/{id}", { id }),
  /** Requests up to four games in progress. */
  boards: (id: string) => request("GET /api/tournaments/{id}/boards", { id }),
  chat: (id: string) => request("GET /api/tournaments/{id}/chat", { id }),
  say: (id: string, says: ChatWords) => request("POST /api/tournaments/{id}/chat", { id }, { says }),
  unsay: (id: string, atMs: number) => request("DELETE /api/tournaments/{id}/chat/{at_ms}", { id, at_ms: atMs }),
  join: (id: string) => request("POST /api/tournaments/{id}/join", { id }),
  leave: (id: string) => request("POST /api/tournaments/{id}/leave", { id }),
  order: (id: string, order: TournamentOrder) => request("POST /api/tournaments/{id}/orders", { id }, order),
  help: (id: string, name: string) => request("PUT /api/tournaments/{id}/helpers/{name}", { id, name }),
  stopHelping: (id: string, name: string) => request("DELETE /api/tournaments/{id}/helpers/{name}", { id, name }),
};
