//! Request and response bodies for access tokens, with which programs act on behalf of an account.
//!
//! This module must not contain logic: the server's `identity` module creates and checks tokens.

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
    /// The token's name, 1 to 60 characters.
    pub name: String,
    /// Permissions of the token; may be empty.
    pub scopes: Vec<TokenScope>,
    /// Days until the token expires, 1 to 366; `null` if it does not expire.
    pub days: Option<u32>,
    #[cfg_attr(test, ts(as = "String"))]
    pub password: Secret,
}

/// Response of `POST /api/account/tokens`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccessTokenMade {
    /// `janggun_` and 64 hexadecimal digits. The token is shown only once, because the server stores only its hash.
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
    /// Id for `DELETE /api/account/tokens/{id}`. It does not grant access.
    pub id: String,
    pub name: String,
    pub scopes: Vec<TokenScope>,
    /// Time of creation, in milliseconds since 1970.
    pub created_ms: i64,
    /// Expiry time, in milliseconds since 1970; `null` if the token does not expire.
    pub ends_ms: Option<i64>,
    /// Time of the last use, in milliseconds since 1970, accurate to five minutes; `null` if never used.
    pub used_ms: Option<i64>,
}
