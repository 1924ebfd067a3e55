// The requests by which an account and a browser come together, each with its answer's type.
import type {
  AccountRecordChange,
  AccountRecordPage,
  NewAccountRecord,
  NewPreferences,
  NewPushSubscription,
  Preferences,
} from "../wire.gen";
import { request } from "./http";

const PREFERENCES = "/api/account/preferences";
const RECORDS = "/api/account/records";
const PUSH = "/api/account/push";

/** Preferences of the account, or of one of its devices. */
const preferences = (device: string | null): string =>
  device === null ? PREFERENCES : `${PREFERENCES}?device=${device}`;

export const syncApi = {
  preferences: (device: string | null) => request<Preferences>("GET", preferences(device)),
  keepPreferences: (device: string | null, body: NewPreferences) =>
    request<Preferences>("PUT", preferences(device), body),
  records: (after: number) => request<AccountRecordPage>("GET", `${RECORDS}?after=${after}`),
  keepRecord: (id: string, body: NewAccountRecord) => request<AccountRecordChange>("PUT", `${RECORDS}/${id}`, body),
  removeRecord: (id: string) => request<AccountRecordChange>("DELETE", `${RECORDS}/${id}`),
  subscribe: (body: NewPushSubscription) => request<void>("PUT", PUSH, body),
  unsubscribe: () => request<void>("DELETE", PUSH),
};
