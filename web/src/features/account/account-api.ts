// The requests of the account pages, each with its answer's type.
import { request } from "../../platform/http";
import type {
  BlockList,
  ChangePassword,
  ConfirmCode,
  ConfirmEmail,
  ConfirmPassword,
  EmailConfirmed,
  Me,
  NewEmail,
  NewNickname,
  PasswordReset,
  Recover,
  RecoveryCodes,
  RequestReset,
  ResetPassword,
  SecondFactorSecret,
  SessionList,
  SignIn,
  SignUp,
} from "../../wire.gen";

const FACTOR = "/api/account/second-factor";

export const accountApi = {
  setNickname: (body: NewNickname) => request<Me>("POST", "/api/me/nickname", body),
  signUp: (body: SignUp) => request<Me>("POST", "/api/account", body),
  signIn: (body: SignIn) => request<Me>("POST", "/api/session", body),
  signOut: () => request<Me>("DELETE", "/api/session"),
  recover: (body: Recover) => request<Me>("POST", "/api/account/recover", body),
  askEmail: (body: NewEmail) => request<Me>("POST", "/api/account/email", body),
  removeEmail: (body: ConfirmPassword) => request<Me>("DELETE", "/api/account/email", body),
  confirmEmail: (body: ConfirmEmail) => request<EmailConfirmed>("POST", "/api/account/email/confirm", body),
  askReset: (body: RequestReset) => request<object>("POST", "/api/account/reset", body),
  resetPassword: (body: ResetPassword) => request<PasswordReset>("POST", "/api/account/reset/password", body),
  sessions: () => request<SessionList>("GET", "/api/account/sessions"),
  endSession: (id: string) => request<SessionList>("DELETE", `/api/account/sessions/${encodeURIComponent(id)}`),
  changePassword: (body: ChangePassword) => request<Me>("POST", "/api/account/password", body),
  beginSecondFactor: (body: ConfirmPassword) => request<SecondFactorSecret>("POST", FACTOR, body),
  confirmSecondFactor: (body: ConfirmCode) => request<RecoveryCodes>("POST", `${FACTOR}/confirm`, body),
  endSecondFactor: (body: ConfirmPassword) => request<Me>("DELETE", FACTOR, body),
  newRecoveryCodes: (body: ConfirmPassword) => request<RecoveryCodes>("POST", "/api/account/recovery-codes", body),
  blocks: () => request<BlockList>("GET", "/api/account/blocks"),
  block: (player: string) => request<BlockList>("PUT", `/api/account/blocks/${player}`),
  unblock: (player: string) => request<BlockList>("DELETE", `/api/account/blocks/${player}`),
  forgetGuest: () => request<Me>("DELETE", "/api/me"),
  close: (body: ConfirmPassword) => request<Me>("POST", "/api/account/close", body),
};

/** Where the browser fetches everything that is stored about the reader, as a file. */
export const EXPORT_URL = "/api/account/export";
