// API requests about clubs.
import type { ClubRole, ClubText, NewClubEvent } from "../wire.gen";
import { inBase } from "./base";
import { ApiError, request } from "./http";
import { addressOf } from "./paths";

export const clubsApi = {
  list: (search: string, page: number) => request("GET /api/clubs", { search, page }),
  create: (text: ClubText) => request("POST /api/clubs", {}, text),
  show: (id: string) => request("GET /api/clubs/{id}", { id }),
  describe: (id: string, text: ClubText) => request("PUT /api/clubs/{id}", { id }, text),
  dissolve: (id: string) => request("DELETE /api/clubs/{id}", { id }),
  join: (id: string) => request("POST /api/clubs/{id}/join", { id }),
  leave: (id: string) => request("POST /api/clubs/{id}/leave", { id }),
  setRole: (id: string, player: string, role: ClubRole) =>
    request("PUT /api/clubs/{id}/members/{player}", { id, player }, { role }),
  remove: (id: string, player: string) => request("DELETE /api/clubs/{id}/members/{player}", { id, player }),
  addEvent: (id: string, event: NewClubEvent) => request("POST /api/clubs/{id}/events", { id }, event),
  removeEvent: (id: string, event: string) => request("DELETE /api/clubs/{id}/events/{event}", { id, event }),
};

/** Returns the members of a club as CSV. */
export async function memberList(id: string, language: string): Promise<string> {
  const address = addressOf("GET /api/clubs/{id}/members.csv", { id, language });
  const response = await fetch(inBase(address)).catch(() => null);
  if (response === null) throw new ApiError("offline", 0);
  if (!response.ok) throw new ApiError("unknown", response.status);
  return response.text();
}
