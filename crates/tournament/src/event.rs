//! Events of a tournament, in order. Stored events are permanent.
//!
//! # Stability
//! Kinds and fields may be added, with a default for events already stored; existing ones are never renamed and never
//! change their meaning. `testdata/events.jsonl` contains every kind ever written.

use serde::{Deserialize, Serialize};

use crate::entry::{DivisionId, Entry, EntryId};
use crate::outcome::Outcome;
use crate::plan::Plan;
use crate::points::Points;

/// Version of the stored events.
pub const VERSION: u32 = 1;

/// One change of a tournament, as stored in its log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Event {
    /// Position in the log, from 1.
    pub seq: u64,
    /// Position of the first event of the same command. Undoing a command undoes all its events.
    pub command: u64,
    /// Milliseconds since 1970, as passed by the caller.
    pub at: i64,
    /// Name of the director, if there are several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    pub event: EventKind,
}

/// Kind and data of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum EventKind {
    /// The tournament was created. Always the first event.
    Opened { version: u32, plan: Box<Plan> },
    /// A player or team entered.
    Entered { id: EntryId, entry: Box<Entry> },
    /// The data of an entry were changed.
    Amended { id: EntryId, entry: Box<Entry> },
    /// An entry withdrew.
    Withdrawn { id: EntryId },
    /// An entry that had withdrawn came back.
    Returned { id: EntryId },
    /// An entry will not play in a round.
    Excused { id: EntryId, round: u16, bye: RequestedBye },
    /// Two entries must not meet.
    Forbidden { a: EntryId, b: EntryId, reason: Apart },
    /// Two entries may meet again.
    Permitted { a: EntryId, b: EntryId },
    /// Numbers were drawn (번호표): the entries in the order of their numbers.
    Drawn { division: DivisionId, order: Vec<EntryId> },
    /// The groups (조) were fixed. A round robin is one group.
    Grouped {
        division: DivisionId,
        groups: Vec<Vec<EntryId>>,
    },
    /// The knock-out bracket was fixed: its lines from top to bottom. `null` is a free line.
    Bracketed {
        division: DivisionId,
        lines: Vec<Option<EntryId>>,
    },
    /// A round was paired.
    Paired {
        division: DivisionId,
        round: u16,
        stage: Stage,
        pairings: Vec<Pairing>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(test, ts(as = "Option<Vec<Bye>>", optional))]
        byes: Vec<Bye>,
        #[serde(default)]
        made_by: MadeBy,
    },
    /// The pairings of the last round were withdrawn before any result.
    Unpaired {
        division: DivisionId,
        round: u16,
        reason: String,
    },
    /// The result of a game was reported.
    Reported {
        division: DivisionId,
        round: u16,
        table: u16,
        #[serde(default)]
        game: u8,
        outcome: Outcome,
    },
    /// A wrong result was corrected; `null` removes it.
    Corrected {
        division: DivisionId,
        round: u16,
        table: u16,
        #[serde(default)]
        game: u8,
        outcome: Option<Outcome>,
        reason: String,
    },
    /// A player was late.
    Late {
        division: DivisionId,
        round: u16,
        table: u16,
        id: EntryId,
        late_s: u32,
        /// Seconds taken from the clock; `null` if the game is lost.
        deduction_s: Option<u32>,
    },
    /// An entry got penalty points.
    Penalised {
        id: EntryId,
        points: Points,
        reason: String,
    },
    /// The record (기보) of a game was attached, a line of `janggi::record::json`; `null` removes it.
    Recorded {
        division: DivisionId,
        round: u16,
        table: u16,
        #[serde(default)]
        game: u8,
        record: Option<String>,
    },
    /// A payment of the fee was recorded; 0 if it was cancelled.
    Paid { id: EntryId, amount: u32 },
    /// A play-off ended: its players, the winner first.
    PlayedOff { division: DivisionId, order: Vec<EntryId> },
    /// The division was closed.
    Closed { division: DivisionId },
    /// The name, place or date of the tournament was changed.
    Described {
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        place: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        date: Option<String>,
    },
    /// A command was undone.
    Undone { command: u64 },
}

/// Reason why two entries must not meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Apart {
    Club,
    Family,
    Director,
}

/// Stage of a division.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Stage {
    /// A round of groups or of a round robin (예선 리그, 풀리그).
    Group,
    /// Knockout stage (본선 토너먼트).
    Knockout,
    Swiss,
    Arena,
}

/// Source of the pairings of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum MadeBy {
    /// The pairings were computed by this crate.
    #[default]
    Program,
    /// The pairings were chosen by the director.
    Director,
}

/// Two entries that play each other. If they play several games, the sides alternate; `cho` has Cho in the first game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Pairing {
    /// Table number in the division, from 1.
    pub table: u16,
    pub cho: EntryId,
    pub han: EntryId,
    #[serde(default, skip_serializing_if = "is_ordinary")]
    #[cfg_attr(test, ts(as = "Option<Role>", optional))]
    pub role: Role,
}

fn is_ordinary(role: &Role) -> bool {
    *role == Role::Ordinary
}

/// Purpose of a pairing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Role {
    #[default]
    Ordinary,
    /// Game for third place (3·4위전).
    ThirdPlace,
}

/// An entry without an opponent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Bye {
    pub id: EntryId,
    pub bye: ByeKind,
}

/// Reason for a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ByeKind {
    /// No opponent was left (부전승). The entry gets the points for a bye.
    Allocated,
    /// The entry rests in a group of odd size, without points.
    Rest,
    /// The player requested a bye, and gets the points for a requested bye.
    Half,
    /// The player is absent and gets no points.
    Zero,
}

/// Kind of bye that a player can request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum RequestedBye {
    Half,
    Zero,
}

/// Reason why a stored event cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// The text is not JSON, or not an object with a kind.
    NotAnEvent { detail: String },
    /// The kind is unknown: a later version wrote the event.
    UnknownKind { kind: String },
    /// The kind is known, but its data are invalid.
    BadData { kind: String, detail: String },
    /// The log was written by a later version.
    UnknownVersion { version: u32 },
}

impl ReadError {
    /// Returns the stable code of this error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotAnEvent { .. } => "event_unreadable",
            Self::UnknownKind { .. } => "event_kind_unknown",
            Self::BadData { .. } => "event_data",
            Self::UnknownVersion { .. } => "event_version",
        }
    }
}

/// Names of all event kinds in JSON.
pub const KINDS: [&str; 23] = [
    "opened",
    "entered",
    "amended",
    "withdrawn",
    "returned",
    "excused",
    "forbidden",
    "permitted",
    "drawn",
    "grouped",
    "bracketed",
    "paired",
    "unpaired",
    "reported",
    "corrected",
    "recorded",
    "late",
    "penalised",
    "paid",
    "played_off",
    "closed",
    "described",
    "undone",
];

impl Event {
    /// Parses one stored event.
    ///
    /// # Errors
    /// [`ReadError`] if it is not an event of this version.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        let unreadable = |error: serde_json::Error| ReadError::NotAnEvent {
            detail: error.to_string(),
        };
        let value: serde_json::Value = serde_json::from_str(text).map_err(unreadable)?;
        let Some(kind) = value["event"]["kind"].as_str().map(str::to_owned) else {
            return Err(ReadError::NotAnEvent {
                detail: "no kind".to_owned(),
            });
        };
        if !KINDS.contains(&kind.as_str()) {
            return Err(ReadError::UnknownKind { kind });
        }
        let event: Self = serde_json::from_value(value).map_err(|error| ReadError::BadData {
            kind,
            detail: error.to_string(),
        })?;
        match event.event {
            EventKind::Opened { version, .. } if version != VERSION => Err(ReadError::UnknownVersion { version }),
            _ => Ok(event),
        }
    }

    /// Returns the event as a single line of JSON.
    #[must_use]
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("events have no maps with other keys than texts")
    }
}
