// API requests about one game: referee, server analysis and ratings.
import { request } from "./http";

export const gameApi = {
  referee: (id: string, key: string) => request("POST /api/games/{id}/referee", { id }, { key }),
  analysis: (id: string) => request("GET /api/games/{id}/analysis", { id }),
  analyse: (id: string) => request("POST /api/games/{id}/analysis", { id }),
  ratings: (id: string) => request("GET /api/games/{id}/ratings", { id }),
};
