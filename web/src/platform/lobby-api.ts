// The requests of the lobby, each with its answer's type.
import type { GameView, NewChallenge, OnlineList, ResultList } from "../wire.gen";
import { request } from "./http";

const CHALLENGES = "/api/challenges";

export const lobbyApi = {
  challenge: (body: NewChallenge) => request<GameView>("POST", CHALLENGES, body),
  refuse: (game: string) => request<void>("DELETE", `${CHALLENGES}/${game}`),
  results: () => request<ResultList>("GET", "/api/results"),
  online: (page: number) => request<OnlineList>("GET", `/api/online?page=${page}`),
};
