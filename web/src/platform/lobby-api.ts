// API requests of the lobby.
import type { NewChallenge } from "../wire.gen";
import { request } from "./http";

export const lobbyApi = {
  challenge: (body: NewChallenge) => request("POST /api/challenges", {}, body),
  refuse: (game: string) => request("DELETE /api/challenges/{id}", { id: game }),
  results: () => request("GET /api/results"),
  online: (page: number) => request("GET /api/online", { page }),
};
