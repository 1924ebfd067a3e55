// API requests about the user's account, nickname and blocked players.
import type {
  ChangePassword,
  ConfirmCode,
  ConfirmEmail,
  ConfirmPassword,
  EmailNotices,
  NewAccessToken,
  NewEmail,
  NewHandle,
  NewNickname,
  Recover,
  RequestReset,
  ResetPassword,
  SignIn,
  SignUp,
} from "../wire.gen";
import { request } from "./http";
import { addressOf } from "./paths";

export const accountApi = {
  setNickname: (body: NewNickname) => request("POST /api/me/nickname", {}, body),
  signUp: (body: SignUp) => request("POST /api/account", {}, body),
  signIn: (body: SignIn) => request("POST /api/session", {}, body),
  signOut: () => request("DELETE /api/session"),
  recover: (body: Recover) => request("POST /api/account/recover", {}, body),
  askEmail: (body: NewEmail) => request("POST /api/account/email", {}, body),
  setNotices: (body: EmailNotices) => request("PUT /api/account/email/notices", {}, body),
  removeEmail: (body: ConfirmPassword) => request("DELETE /api/account/email", {}, body),
  confirmEmail: (body: ConfirmEmail) => request("POST /api/account/email/confirm", {}, body),
  askReset: (body: RequestReset) => request("POST /api/account/reset", {}, body),
  resetPassword: (body: ResetPassword) => request("POST /api/account/reset/password", {}, body),
  sessions: () => request("GET /api/account/sessions"),
  endSession: (id: string) => request("DELETE /api/account/sessions/{id}", { id }),
  tokens: () => request("GET /api/account/tokens"),
  makeToken: (body: NewAccessToken) => request("POST /api/account/tokens", {}, body),
  revokeToken: (id: string) => request("DELETE /api/account/tokens/{id}", { id }),
  chooseHandle: (body: NewHandle) => request("POST /api/account/handle", {}, body),
  changePassword: (body: ChangePassword) => request("POST /api/account/password", {}, body),
  beginSecondFactor: (body: ConfirmPassword) => request("POST /api/account/second-factor", {}, body),
  confirmSecondFactor: (body: ConfirmCode) => request("POST /api/account/second-factor/confirm", {}, body),
  endSecondFactor: (body: ConfirmPassword) => request("DELETE /api/account/second-factor", {}, body),
  newRecoveryCodes: (body: ConfirmPassword) => request("POST /api/account/recovery-codes", {}, body),
  blocks: () => request("GET /api/account/blocks"),
  block: (player: string) => request("PUT /api/account/blocks/{player}", { player }),
  unblock: (player: string) => request("DELETE /api/account/blocks/{player}", { player }),
  forgetGuest: () => request("DELETE /api/me"),
  close: (body: ConfirmPassword) => request("POST /api/account/close", {}, body),
};

/** Address for downloading all data stored about the user. */
export const EXPORT_URL = addressOf("GET /api/account/export");
