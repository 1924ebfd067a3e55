//! Events of a tournament, in order. Stored events are permanent.
//!
//! # Stability
//! Kinds and fields may be added, with defaults for events already stored. Existing kinds and fields are never renamed,
//! and their meaning never changes. `testdata/events.jsonl` contains every kind ever written.

use serde::{Deserialize, Serialize};

use crate::certificates::Certificates;
use crate::entry::{DivisionId, Entry, EntryId};
use crate::outcome::Outcome;
use crate::plan::Plan;
use crate::points::Points;

/// Version of the stored event format.
pub const VERSION: u32 = 1;

/// A change to a tournament, as stored in its log.
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
    /// Name of the director, if the caller passed one.
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
    Opened {
        version: u32,
        plan: Box<Plan>,
    },
    Entered {
        id: EntryId,
        entry: Box<Entry>,
    },
    Amended {
        id: EntryId,
        entry: Box<Entry>,
    },
    Withdrawn {
        id: EntryId,
    },
    /// An entry that had withdrawn came back.
    Returned {
        id: EntryId,
    },
    /// An entry will not play in a round.
    Excused {
        id: EntryId,
        round: u16,
        bye: RequestedBye,
    },
    /// Two entries must not meet.
    Forbidden {
        a: EntryId,
        b: EntryId,
        reason: Apart,
    },
    /// The ban on pairing two entries was lifted.
    Permitted {
        a: EntryId,
        b: EntryId,
    },
    /// Lot numbers (번호표) were drawn. `order` lists the entries by number.
    Drawn {
        division: DivisionId,
        order: Vec<EntryId>,
    },
    /// The groups (조) were fixed. A round robin is one group.
    Grouped {
        division: DivisionId,
        groups: Vec<Vec<EntryId>>,
    },
    /// A late player took an empty seat of a group (조), and plays an entry that would have rested in the round that was
    /// already paired.
    Seated {
        division: DivisionId,
        round: u16,
        id: EntryId,
        pairing: Pairing,
    },
    /// The knock-out bracket was fixed. `lines` lists its entries from top to bottom, with `null` for an empty line.
    Bracketed {
        division: DivisionId,
        lines: Vec<Option<EntryId>>,
        /// Whether the qualifiers of the groups drew lots (추첨) for their lines.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(test, ts(as = "Option<bool>", optional))]
        drawn: bool,
    },
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
    /// The pairings of the last round were withdrawn before any result or record.
    Unpaired {
        division: DivisionId,
        round: u16,
        reason: String,
    },
    Reported {
        division: DivisionId,
        round: u16,
        table: u16,
        #[serde(default)]
        game: u8,
        outcome: Outcome,
    },
    /// A result was corrected, or removed if `outcome` is `null`.
    Corrected {
        division: DivisionId,
        round: u16,
        table: u16,
        #[serde(default)]
        game: u8,
        outcome: Option<Outcome>,
        reason: String,
    },
    Late {
        division: DivisionId,
        round: u16,
        table: u16,
        id: EntryId,
        late_s: u32,
        /// Seconds taken from the clock; `null` if the game is lost.
        deduction_s: Option<u32>,
    },
    /// Points were deducted from an entry.
    Penalised {
        id: EntryId,
        points: Points,
        reason: String,
    },
    /// The record (기보) of a game was attached as a line of `janggi::record::json`, or removed if `record` is `null`.
    Recorded {
        division: DivisionId,
        round: u16,
        table: u16,
        #[serde(default)]
        game: u8,
        record: Option<String>,
    },
    /// The fee paid was recorded. An `amount` of 0 cancels a payment.
    Paid {
        id: EntryId,
        amount: u32,
    },
    /// A play-off was played. `order` lists its players, the winner first.
    PlayedOff {
        division: DivisionId,
        order: Vec<EntryId>,
    },
    Closed {
        division: DivisionId,
    },
    /// The name, place and date of the tournament were set.
    Described {
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        place: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        date: Option<String>,
    },
    /// The texts of the certificates (상장) and the prizes apart from the places were set.
    Certified {
        certificates: Box<Certificates>,
    },
    Undone {
        command: u64,
    },
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
    /// Group stage (예선 리그) or round robin (풀리그).
    Group,
    /// Knockout stage (본선 토너먼트).
    Knockout,
    Swiss,
    Arena,
}

/// Source of a round's pairings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum MadeBy {
    #[default]
    Program,
    Director,
}

/// Two entries that play each other. Over several games or boards, sides alternate; `cho` has Cho in the first.
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

impl Pairing {
    /// Returns the opponent of an entry in this pairing.
    #[must_use]
    pub fn other(&self, id: EntryId) -> EntryId {
        if self.cho == id { self.han } else { self.cho }
    }
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

/// Kind of a bye, which determines its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ByeKind {
    /// The entry has no opponent (부전승), and scores the points for a bye.
    Allocated,
    /// The entry does not play in a round of a group of odd size, and scores no points.
    Rest,
    /// The entry requested a bye, and scores the points for a requested bye.
    Half,
    /// The entry does not play, and scores no points.
    Zero,
}

/// Kind of bye that an entry can request.
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
    /// The kind is unknown, for example because a later version wrote the event.
    UnknownKind { kind: String },
    /// The kind is known, but its data are invalid.
    BadData { kind: String, detail: String },
    /// The version of the log is not [`VERSION`].
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
pub const KINDS: [&str; 25] = [
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
    "seated",
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
    "certified",
    "undone",
];

impl Event {
    /// Parses one stored event.
    ///
    /// # Errors
    /// [`ReadError`] if the text is not an event of this version.
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
