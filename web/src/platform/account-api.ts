// The requests of the account pages, each with its answer's type.
import type {
  AccessTokenList,
  AccessTokenMade,
  BlockList,
  ChangePassword,
  ConfirmCode,
  ConfirmEmail,
  ConfirmPassword,
  EmailConfirmed,
  Me,
  NewAccessToken,
  NewEmail,
  NewHandle,
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
} from "../wire.gen";
import { request } from "./http";
import { ME } from "./paths";

const SESSION = "/api/session";
const EMAIL = "/api/account/email";
const RESET = "/api/account/reset";
const SESSIONS = "/api/account/sessions";
const TOKENS = "/api/account/tokens";
const FACTOR = "/api/account/second-factor";
const BLOCKS = "/api/account/blocks";

export const accountApi = {
  setNickname: (body: NewNickname) => request<Me>("POST", `${ME}/nickname`, body),
  signUp: (body: SignUp) => request<Me>("POST", "/api/account", body),
  signIn: (body: SignIn) => request<Me>("POST", SESSION, body),
  signOut: () => request<Me>("DELETE", SESSION),
  recover: (body: Recover) => request<Me>("POST", "/api/account/recover", body),
  askEmail: (body: NewEmail) => request<Me>("POST", EMAIL, body),
  removeEmail: (body: ConfirmPassword) => request<Me>("DELETE", EMAIL, body),
  confirmEmail: (body: ConfirmEmail) => request<EmailConfirmed>("POST", `${EMAIL}/confirm`, body),
  askReset: (body: RequestReset) => request<object>("POST", RESET, body),
  resetPassword: (body: ResetPassword) => request<PasswordReset>("POST", `${RESET}/password`, body),
  sessions: () => request<SessionList>("GET", SESSIONS),
  endSession: (id: string) => request<SessionList>("DELETE", `${SESSIONS}/${encodeURIComponent(id)}`),
  tokens: () => request<AccessTokenList>("GET", TOKENS),
  makeToken: (body: NewAccessToken) => request<AccessTokenMade>("POST", TOKENS, body),
  chooseHandle: (body: NewHandle) => request<Me>("POST", "/api/account/handle", body),
  revokeToken: (id: string) => request<AccessTokenList>("DELETE", `${TOKENS}/${encodeURIComponent(id)}`),
  changePassword: (body: ChangePassword) => request<Me>("POST", "/api/account/password", body),
  beginSecondFactor: (body: ConfirmPassword) => request<SecondFactorSecret>("POST", FACTOR, body),
  confirmSecondFactor: (body: ConfirmCode) => request<RecoveryCodes>("POST", `${FACTOR}/confirm`, body),
  endSecondFactor: (body: ConfirmPassword) => request<Me>("DELETE", FACTOR, body),
  newRecoveryCodes: (body: ConfirmPassword) => request<RecoveryCodes>("POST", "/api/account/recovery-codes", body),
  blocks: () => request<BlockList>("GET", BLOCKS),
  block: (player: string) => request<BlockList>("PUT", `${BLOCKS}/${player}`),
  unblock: (player: string) => request<BlockList>("DELETE", `${BLOCKS}/${player}`),
  forgetGuest: () => request<Me>("DELETE", ME),
  close: (body: ConfirmPassword) => request<Me>("POST", "/api/account/close", body),
};

/** Address at which the browser downloads all data stored about the reader. */
export const EXPORT_URL = "/api/account/export";
