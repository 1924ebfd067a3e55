//! Kinds of path parameters.

use janggi::Movement;
use janggi::ruleset::Coded;
use play::rating::Ladder;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use wire::http::RecordFormat;

/// The kind of a path parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PathValue {
    Game,
    Player,
    Movement,
    Speed,
    RecordFormat,
    Rules,
    Session,
    AccountRecord,
    SharedAnalysis,
    AccessToken,
    Month,
    Username,
    Move,
    YesOrNo,
    Setup,
    Tournament,
    ChatLine,
    Relay,
    Club,
    ClubEvent,
}

impl PathValue {
    /// Returns the description for the OpenAPI document.
    pub(crate) const fn says(self) -> &'static str {
        match self {
            Self::Game => "The id of a game.",
            Self::Player => "The `id` of a `PlayerView`.",
            Self::Movement => "A variant.",
            Self::Speed => "The speed of rated games.",
            Self::RecordFormat => "The format of the record.",
            Self::Rules => "The id of a preset, or a rule set as JSON.",
            Self::Session => "The `id` of a `SessionView`.",
            Self::AccountRecord => "The id that a device chose for a record.",
            Self::SharedAnalysis => "The `id` of a `SharedAnalysis`.",
            Self::AccessToken => "The `id` of an `AccessTokenView`.",
            Self::Month => "A month in UTC.",
            Self::Username => "The handle or the name of an account, in upper or lower case.",
            Self::Move => "A move in UCI, such as `a4b4`.",
            Self::YesOrNo => "`yes` or `no`.",
            Self::Setup => "The code of a setup.",
            Self::Tournament => "The id of a tournament.",
            Self::ChatLine => "The `at_ms` of a `ChatLine`.",
            Self::Relay => "The `id` of a `RelayView`.",
            Self::Club => "The id of a club.",
            Self::ClubEvent => "The `id` of a `ClubEvent`.",
        }
    }

    /// Returns the JSON schema of the value.
    pub(crate) fn schema(self) -> Value {
        match self {
            Self::Game => json!({ "type": "string", "examples": ["LqZ3xv0aJ9c"] }),
            Self::Player => json!({ "type": "string", "examples": ["guest:6NvQ54YFe0P"] }),
            Self::Movement => {
                let codes: Vec<_> = Movement::ALL.iter().map(|movement| movement.code()).collect();
                json!({ "type": "string", "enum": codes })
            }
            Self::Speed => {
                let speeds: BTreeSet<_> = Ladder::all().map(|ladder| ladder.speed.code()).collect();
                json!({ "type": "string", "enum": speeds })
            }
            Self::RecordFormat => json!({ "type": "string", "enum": RecordFormat::ALL.map(RecordFormat::word) }),
            Self::Rules => json!({ "type": "string", "examples": ["kakao"] }),
            Self::Session => json!({ "type": "string", "examples": ["9f86d081884c7d65"] }),
            Self::AccountRecord => json!({ "type": "string", "pattern": "^[0-9a-f]{32}$" }),
            Self::SharedAnalysis => json!({ "type": "string", "examples": ["LSTKPaVmampKuDVZhr1hGg"] }),
            Self::AccessToken => json!({ "type": "string", "examples": ["9f86d081884c7d65"] }),
            Self::Month => json!({ "type": "string", "pattern": "^[0-9]{4}-[0-9]{2}$", "examples": ["2026-11"] }),
            Self::Username => json!({ "type": "string", "examples": ["general"] }),
            Self::Move => json!({ "type": "string", "examples": ["a4b4"] }),
            Self::YesOrNo => json!({ "type": "string", "examples": ["yes", "no"] }),
            Self::Setup => json!({ "type": "string", "examples": ["msms"] }),
            Self::Tournament => json!({ "type": "string", "examples": ["4wQ1zUe8Kdb"] }),
            Self::ChatLine => json!({ "type": "integer", "examples": [1_796_000_000_000_i64] }),
            Self::Relay => json!({ "type": "string", "examples": ["9f86d081884c7d65"] }),
            Self::Club | Self::ClubEvent => json!({ "type": "string", "examples": ["7hT2mVb9Qsc"] }),
        }
    }
}
