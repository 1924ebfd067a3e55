//! Bodies of the HTTP API about access tokens, with which programs act in the name of an account.
//!
//! Must not hold logic: the server's `identity` makes and checks tokens.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::account::Secret;

/// What a token allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TokenScope {
    /// Play games as a program.
    #[serde(rename = "bot:play")]
    BotPlay,
    /// Play games as a person, with a board or an app.
    #[serde(rename = "board:play")]
    BoardPlay,
    /// List challenges.
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
    /// A name by which its owner recognises it: 1 to 60 characters.
    pub name: String,
    /// What it allows; may be empty.
    pub scopes: Vec<TokenScope>,
    /// Days until it expires, 1 to 366; `null` if it does not expire.
    pub days: Option<u32>,
    /// The account's password.
    #[cfg_attr(test, ts(as = "String"))]
    pub password: Secret,
}

/// Response of `POST /api/account/tokens`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccessTokenMade {
    /// The token, `janggun_` and 64 letters and digits. The server keeps only its hash, so it is shown this once.
    #[cfg_attr(test, ts(as = "String"))]
    pub token: Secret,
    /// Every token of the account, newest first.
    pub tokens: Vec<AccessTokenView>,
}

/// Response of `GET /api/account/tokens` and `DELETE /api/account/tokens/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccessTokenList {
    /// Every token of the account, newest first.
    pub tokens: Vec<AccessTokenView>,
}

/// A token as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccessTokenView {
    /// Identifies the token in `DELETE /api/account/tokens/{id}`; allows nothing.
    pub id: String,
    /// The name that its owner gave it.
    pub name: String,
    /// What it allows.
    pub scopes: Vec<TokenScope>,
    /// Time of creation, milliseconds since 1970.
    pub created_ms: i64,
    /// Expiry, milliseconds since 1970; `null` if it does not expire.
    pub ends_ms: Option<i64>,
    /// Time of the last use, to five minutes; `null` before the first.
    pub used_ms: Option<i64>,
}
