//! Players and tokens.

use std::collections::BTreeMap;

use janggi::Movement;
use play::Moment;
use play::rating::Rating;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::convert;

/// The title of a bot.
pub const BOT: &str = "BOT";

/// Response of requests that return no other data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Done {
    pub ok: bool,
}

impl Done {
    /// The response of a successful request.
    pub const OK: Self = Self { ok: true };
}

/// A player, with an account or as a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct User {
    /// The handle in lower case; the player id if there is no handle, as for guests.
    pub id: String,
    /// The handle as displayed, in ASCII; the player id if there is no handle.
    pub username: String,
    /// `BOT` for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The name shown to users, in any script; absent for guests without a nickname.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub display_name: Option<String>,
    /// The player id, which never changes.
    pub player: String,
    /// Time at which the account or the guest was created, milliseconds since 1970.
    pub created_at: i64,
    /// Janggi ratings by speed.
    pub perfs: BTreeMap<String, Perf>,
    /// Whether the token's account has blocked this player; `false` without a token.
    pub blocking: bool,
    /// The URL of the profile page.
    pub url: String,
}

/// A player's rating for one speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Perf {
    /// Number of rated games.
    pub games: u32,
    pub rating: i32,
    /// Rating deviation.
    pub rd: i32,
    /// Rating progress over recent games. Always 0, because it is not computed.
    pub prog: i32,
    /// Whether the rating is provisional.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub prov: bool,
}

/// Online status of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct UserStatus {
    /// The `id` of the [`User`].
    pub id: String,
    pub name: String,
    /// `BOT` for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Whether the player has an open socket or stream.
    pub online: bool,
}

/// A valid token, in the response of `POST /api/token/test`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TokenInfo {
    /// The handle of the token's account in lower case.
    pub user_id: String,
    /// The scopes, separated by commas.
    pub scopes: String,
    /// Time of expiry, milliseconds since 1970; `null` if the token does not expire.
    pub expires: Option<i64>,
}

/// Returns the Janggi ratings by speed, as of `now`. Ratings in other variants are left out.
#[must_use]
pub fn perfs(ratings: &[Rating], now: Moment) -> BTreeMap<String, Perf> {
    let own = ratings.iter().filter(|row| row.ladder.movement == Movement::Janggi);
    own.map(|row| {
        let shown = convert::rating(row.standing, now);
        let results = row.results;
        let perf = Perf {
            games: results.wins + results.draws + results.losses,
            rating: shown.rating,
            rd: shown.deviation,
            prog: 0,
            prov: shown.provisional,
        };
        (row.ladder.speed.code().to_owned(), perf)
    })
    .collect()
}
