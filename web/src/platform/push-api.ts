// API requests for push messages.
import type { NewPushSubscription } from "../wire.gen";
import { request } from "./http";

export const pushApi = {
  subscribe: (body: NewPushSubscription) => request("PUT /api/account/push", {}, body),
  unsubscribe: () => request("DELETE /api/account/push"),
};
