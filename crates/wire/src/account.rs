//! Request and response bodies about players: identity, accounts, sessions, preferences and blocks.
//!
//! This module must not contain logic: the server's `identity` module checks names and passwords.

use std::fmt;

pub use janggi::Language;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::vocabulary::{Facts, PlayerView};

/// A value that must not appear in logs, such as a password, a code or an email address. Debug output hides it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
#[schemars(inline)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Response of `GET /api/me`, and of most requests that change the requesting player, such as signing in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    /// The requesting player; `null` without a session.
    pub player: Option<PlayerView>,
    /// The requesting player's account; `null` for guests and without a session.
    pub account: Option<AccountView>,
    /// Whether the server sends email, which is required for adding an address and for password resets by email.
    /// Absent if `false`.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub mail: bool,
    /// The key for web push (`applicationServerKey`), base64url without `=`; absent if the server does not send push
    /// notifications.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub push: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

/// An account, as shown to its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccountView {
    pub name: String,
    /// The account's API username, in ASCII; absent if it does not have one yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub handle: Option<String>,
    /// Whether the owner may still choose the handle, which is possible only once.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub may_choose_handle: bool,
    /// Time of creation, milliseconds since 1970.
    pub created_ms: i64,
    /// Whether signing in requires a code from an authenticator app or a recovery code.
    pub second_factor: bool,
    /// Number of unused recovery codes.
    pub recovery_codes: u32,
    /// The confirmed email address; absent if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub email: Option<String>,
    /// Whether the owner is notified by email when a tournament starts; absent without a confirmed address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub tournament_emails: Option<bool>,
    /// Whether the account gets emails about club membership requests; absent without a confirmed address. These are
    /// requests to join a club of which the player is owner or officer, and answers to the player's own requests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub club_emails: Option<bool>,
    /// An unconfirmed address to which a link was sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub pending_email: Option<String>,
}

/// Body of `POST /api/account/handle`, which is possible only once. The proposed handle also remains valid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewHandle {
    /// The handle: 2 to 20 ASCII letters, digits, `_` and `-`.
    pub handle: String,
}

/// Body of `POST /api/account/email`, which sends a confirmation link to the address. The link is valid for 24 hours.
/// Until it is used, the account keeps its previous address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewEmail {
    /// An address in ASCII.
    #[cfg_attr(test, ts(as = "String"))]
    pub address: Secret,
    #[cfg_attr(test, ts(as = "String"))]
    pub password: Secret,
    /// The language of emails to this address.
    #[cfg_attr(test, ts(type = "Language"))]
    #[schemars(with = "crate::described::Language")]
    pub language: Language,
}

/// Body of `PUT /api/account/email/notices`. Absent fields leave the settings unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EmailNotices {
    /// Whether to notify the owner by email when a tournament starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub tournaments: Option<bool>,
    /// Whether to notify the owner by email of requests to join the owner's clubs, and of answers to the owner's own
    /// requests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub clubs: Option<bool>,
}

/// Body of `POST /api/account/email/confirm`. Does not require a session, because the link may be opened on another
/// device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ConfirmEmail {
    /// The part of the link after `#`.
    #[cfg_attr(test, ts(as = "String"))]
    pub token: Secret,
}

/// Response of `POST /api/account/email/confirm`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EmailConfirmed {
    /// The name of the account.
    pub name: String,
    pub address: String,
}

/// Body of `POST /api/account/reset`, which emails a link for setting a new password, if the account has a confirmed
/// address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RequestReset {
    /// The account's name or email address.
    pub account: String,
}

/// Response of `POST /api/account/reset`. Empty, so that it does not reveal whether the account exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ResetRequested {}

/// Body of `POST /api/account/reset/password`. All sessions and access tokens of the account end. The player is not
/// signed in, because the account may have a second factor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ResetPassword {
    /// The part of the link after `#`.
    #[cfg_attr(test, ts(as = "String"))]
    pub token: Secret,
    /// The new password: 8 to 128 characters, not a common password.
    #[cfg_attr(test, ts(as = "String"))]
    pub new_password: Secret,
}

/// Response of `POST /api/account/reset/password`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PasswordReset {
    /// The account's name, for signing in.
    pub name: String,
}

/// Body of `POST /api/me/nickname`, which sets a guest's nickname. A visitor without a session becomes a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewNickname {
    /// The nickname: 2 to 20 letters, digits, `_` and `-`; `null` removes it.
    pub nickname: Option<String>,
}

/// Body of `POST /api/account`, which creates an account for the requesting player. A guest's games are kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SignUp {
    /// The account's name: 2 to 20 letters, digits, `_` and `-`. Must not look like the name of another account.
    pub name: String,
    /// The password: 8 to 128 characters, not a common password.
    #[cfg_attr(test, ts(as = "String"))]
    pub password: Secret,
}

/// Body of `POST /api/session`, which signs in to an account on this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SignIn {
    /// The account's name; case is ignored.
    pub name: String,
    #[cfg_attr(test, ts(as = "String"))]
    pub password: Secret,
    /// Six digits from the authenticator app, or a recovery code. Required after the error `second_factor_needed`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub code: Option<Secret>,
}

/// Response of `GET /api/account/sessions` and `DELETE /api/account/sessions/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SessionList {
    /// All sessions of the account, newest first.
    pub sessions: Vec<SessionView>,
}

/// A session: a device on which the account is signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SessionView {
    /// Id of the session for `DELETE /api/account/sessions/{id}`. It cannot be used to sign in.
    pub id: String,
    /// Time of the sign-in, milliseconds since 1970.
    pub created_ms: i64,
    /// Time of the last use, milliseconds since 1970, to within an hour.
    pub seen_ms: i64,
    /// Browser and operating system, such as `Firefox, Linux`; empty if neither is recognised.
    pub client: String,
    /// Whether the request was sent in this session.
    pub current: bool,
}

/// Body of `POST /api/account/password`. All other sessions of the account end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChangePassword {
    #[cfg_attr(test, ts(as = "String"))]
    pub password: Secret,
    /// The new password: 8 to 128 characters, not a common password.
    #[cfg_attr(test, ts(as = "String"))]
    pub new_password: Secret,
}

/// Body of requests whose only field is the password: `POST` and `DELETE /api/account/second-factor`, `POST
/// /api/account/recovery-codes`, `DELETE /api/account/email` and `POST /api/account/close`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ConfirmPassword {
    #[cfg_attr(test, ts(as = "String"))]
    pub password: Secret,
}

/// Response of `POST /api/account/second-factor`, for the authenticator app. The second factor stays off until a code
/// from the app has been confirmed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SecondFactorSecret {
    /// The secret in base 32, for typing.
    #[cfg_attr(test, ts(as = "String"))]
    pub secret: Secret,
    /// The secret as an `otpauth://` URL, for a QR code.
    #[cfg_attr(test, ts(as = "String"))]
    pub uri: Secret,
}

/// Body of `POST /api/account/second-factor/confirm`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ConfirmCode {
    /// Six digits from the authenticator app.
    #[cfg_attr(test, ts(as = "String"))]
    pub code: Secret,
}

/// Response of `POST /api/account/second-factor/confirm` and `POST /api/account/recovery-codes`. The codes cannot be
/// shown again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RecoveryCodes {
    /// Ten codes, each valid for one sign-in or one recovery. Empty if the account had unused codes when the second
    /// factor was confirmed; those codes remain valid.
    #[cfg_attr(test, ts(as = "Vec<String>"))]
    pub codes: Vec<Secret>,
}

/// Body of `POST /api/account/recover`, which sets a new password with a recovery code. All sessions and access tokens
/// of the account end, and this device is signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Recover {
    /// The account's name.
    pub name: String,
    #[cfg_attr(test, ts(as = "String"))]
    pub recovery_code: Secret,
    /// The new password: 8 to 128 characters, not a common password.
    #[cfg_attr(test, ts(as = "String"))]
    pub new_password: Secret,
}

/// Response of `GET` and `PUT /api/account/preferences`. The values are defined by the web app.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Preferences {
    /// Preferences of the account, for all devices; `null` if none are stored.
    #[cfg_attr(test, ts(type = "Record<string, unknown> | null"))]
    #[schemars(with = "Option<Facts>")]
    pub account: Option<Value>,
    /// Preferences of the device in `?device=`; `null` if none are stored or the parameter is absent.
    #[cfg_attr(test, ts(type = "Record<string, unknown> | null"))]
    #[schemars(with = "Option<Facts>")]
    pub device: Option<Value>,
}

/// Body of `PUT /api/account/preferences`. Replaces the preferences of the device in `?device=`, or of the account if
/// the parameter is absent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewPreferences {
    /// The preferences, at most 8,192 bytes of JSON.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub preferences: Facts,
}

/// Response of `GET /api/account/blocks`, and of `PUT` and `DELETE /api/account/blocks/{player}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BlockList {
    /// Players blocked by the requesting player, most recent first.
    pub blocked: Vec<PlayerView>,
}
