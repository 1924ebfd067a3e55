// API requests for games stored in an account.
import type { NewAccountRecord } from "../wire.gen";
import { request } from "./http";

export const accountRecordsApi = {
  page: (after: number) => request("GET /api/account/records", { after }),
  put: (id: string, body: NewAccountRecord) => request("PUT /api/account/records/{id}", { id }, body),
  remove: (id: string) => request("DELETE /api/account/records/{id}", { id }),
};
