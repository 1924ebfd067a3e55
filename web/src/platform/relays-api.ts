// API requests for relays, with which the players of a tournament in one room report results from their phones.
import type { NewRelayReport, RelayUpload } from "../wire.gen";
import { request } from "./http";

export const relaysApi = {
  upload: (upload: RelayUpload) => request("POST /api/relays", {}, upload),
  direct: (id: string, secret: string, clear: string[]) =>
    request("POST /api/relays/{id}/director", { id }, { secret, clear }),
  /** The browser sends the ETag of its cached copy, so the response is short if nothing has changed. */
  show: (id: string) => request("GET /api/relays/{id}", { id }),
  seat: (id: string, code: string) => request("POST /api/relays/{id}/seat", { id }, { code }),
  report: (id: string, report: NewRelayReport) => request("POST /api/relays/{id}/reports", { id }, report),
};
