// The requests about push messages.
import type { NewPushSubscription } from "../wire.gen";
import { request } from "./http";

const PUSH = "/api/account/push";

export const pushApi = {
  subscribe: (body: NewPushSubscription) => request<void>("PUT", PUSH, body),
  unsubscribe: () => request<void>("DELETE", PUSH),
};
