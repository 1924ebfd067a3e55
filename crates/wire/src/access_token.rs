//! Bodies of the HTTP API about access tokens, with which programs act on behalf of an account.
//!
//! This module must not contain logic: tokens are created and checked by `identity` in the server.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::account::Secret;

/// A permission of an access token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TokenScope {
    /// Play games as a program.
    #[serde(rename = "bot:play")]
    BotPlay,
    /// Play games as a person, with a physical board or an app.
    #[serde(rename = "board:play")]
    BoardPlay,
    /// List the account's challenges.
    #[serde(rename = "challenge:read")]
    ChallengeRead,
    /// Send, accept, decline and cancel challenges.
    #[serde(rename = "challenge:write")]
    ChallengeWrite,
}

/// Body of `POST /api/account/tokens`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewAccessToken {
    /// A name for the token, of 1 to 60 characters.
    pub name: String,
    /// The permissions of the token; may be empty.
    pub scopes: Vec<TokenScope>,
    /// Days until the token expires, 1 to 366; `null` if it does not expire.
    pub days: Option<u32>,
    /// The account's password.
    #[cfg_attr(test, ts(as = "String"))]
    pub password: Secret,
}

/// Response of `POST /api/account/tokens`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccessTokenMade {
    /// The token: `janggun_` and 64 letters and digits. It is shown only once, because the server stores only its hash.
    #[cfg_attr(test, ts(as = "String"))]
    pub token: Secret,
    /// All tokens of the account, newest first.
    pub tokens: Vec<AccessTokenView>,
}

/// Response of `GET /api/account/tokens` and `DELETE /api/account/tokens/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccessTokenList {
    /// All tokens of the account, newest first.
    pub tokens: Vec<AccessTokenView>,
}

/// An access token in a list for its owner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccessTokenView {
    /// Id of the token for `DELETE /api/account/tokens/{id}`. It does not grant access to anything.
    pub id: String,
    /// The name that the owner has given the token.
    pub name: String,
    /// The permissions of the token.
    pub scopes: Vec<TokenScope>,
    /// Time of creation, milliseconds since 1970.
    pub created_ms: i64,
    /// Time of expiry, milliseconds since 1970; `null` if the token does not expire.
    pub ends_ms: Option<i64>,
    /// Time of the last use, milliseconds since 1970, to within five minutes; `null` if the token has not been used.
    pub used_ms: Option<i64>,
}
