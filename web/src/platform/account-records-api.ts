// The requests about games kept in an account, each with its answer's type.
import type { AccountRecordChange, AccountRecordPage, NewAccountRecord } from "../wire.gen";
import { request } from "./http";

const RECORDS = "/api/account/records";

export const accountRecordsApi = {
  page: (after: number) => request<AccountRecordPage>("GET", `${RECORDS}?after=${after}`),
  put: (id: string, body: NewAccountRecord) => request<AccountRecordChange>("PUT", `${RECORDS}/${id}`, body),
  remove: (id: string) => request<AccountRecordChange>("DELETE", `${RECORDS}/${id}`),
};
