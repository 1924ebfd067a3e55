//! Reasons why a command is refused.

use serde::Serialize;

use crate::entry::EntryId;
use crate::plan::PlanFault;

/// Reason why a command is refused. A refused command changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    Plan(PlanFault),
    NoSuchDivision,
    NoSuchEntry {
        id: EntryId,
    },
    NoSuchTable {
        round: u16,
        table: u16,
    },
    NoSuchGame {
        game: u8,
    },
    /// The value of `field` is empty, too long or not allowed.
    BadEntry {
        field: &'static str,
    },
    /// Another entry of the division has the same name, club and date of birth.
    SameEntry {
        id: EntryId,
    },
    /// The format accepts no entries after the first pairing.
    EntriesClosed,
    AlreadyWithdrawn {
        id: EntryId,
    },
    NotWithdrawn {
        id: EntryId,
    },
    RoundPaired {
        round: u16,
    },
    SamePlayer,
    NotForbidden,
    /// Numbers cannot be drawn once a round is paired.
    DrawnTooLate,
    /// Lots for the knock-out can be drawn only after the groups, before its first round.
    NoLotsNow,
    /// The order is incomplete, or contains an entry twice or an entry of a different division.
    BadOrder,
    /// Results are missing; `tables` lists the round and table of each.
    Pending {
        tables: Vec<(u16, u16)>,
    },
    NotEnoughPlayers,
    /// All rounds have been played.
    Finished,
    Closed,
    /// No pairing satisfies all rules. Relaxing any one of `relax` would permit a pairing.
    NoPairing {
        relax: Vec<Relaxation>,
    },
    /// Qualifiers of a group are tied with each other or with the next entry. The director must enter a play-off.
    TieUndecided {
        group: u16,
        ids: Vec<EntryId>,
    },
    /// The format cannot be paired by hand, or the pairings do not match the players of the round.
    BadPairings,
    NothingPaired,
    HasResults,
    AlreadyReported,
    NotReported,
    NoDraws,
    DrawInKnockout,
    /// The totals of a counted game contradict the winner.
    BadTotals,
    /// The series of games is already decided.
    SeriesDecided,
    /// A later round depends on the result. The pairings of `round` must be withdrawn first.
    RoundDependsOnIt {
        round: u16,
    },
    NoReason,
    /// The game already has a record, which must be removed first.
    AlreadyRecorded,
    NotRecorded,
    /// The text is not a record on a single line, or is too long.
    BadRecord,
    NotInThisGame {
        id: EntryId,
    },
    BadPenalty,
    NothingToUndo,
    TooManyEntries,
}

/// A rule that a director may relax to make a pairing possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Relaxation {
    /// Forbidden pairs may meet.
    #[serde(rename = "forbidden_pairs")]
    Forbidden,
    /// A player may get a second bye.
    SecondBye,
    /// Two entries with an absolute preference for the same side may meet.
    Sides,
    /// Two entries may meet again.
    Rematch,
}

impl Relaxation {
    /// All relaxations, in the order in which a director should consider them.
    pub const ALL: [Self; 4] = [Self::Forbidden, Self::SecondBye, Self::Sides, Self::Rematch];

    /// Returns the stable code of the relaxation.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Forbidden => "forbidden_pairs",
            Self::SecondBye => "second_bye",
            Self::Sides => "sides",
            Self::Rematch => "rematch",
        }
    }
}

impl Refusal {
    /// Returns the stable code of the refusal.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Plan(fault) => fault.code(),
            Self::NoSuchDivision => "no_such_division",
            Self::NoSuchEntry { .. } => "no_such_entry",
            Self::NoSuchTable { .. } => "no_such_table",
            Self::NoSuchGame { .. } => "no_such_game",
            Self::BadEntry { .. } => "bad_entry",
            Self::SameEntry { .. } => "same_entry",
            Self::EntriesClosed => "entries_closed",
            Self::AlreadyWithdrawn { .. } => "already_withdrawn",
            Self::NotWithdrawn { .. } => "not_withdrawn",
            Self::RoundPaired { .. } => "round_paired",
            Self::SamePlayer => "same_player",
            Self::NotForbidden => "not_forbidden",
            Self::DrawnTooLate => "drawn_too_late",
            Self::NoLotsNow => "no_lots_now",
            Self::BadOrder => "bad_order",
            Self::Pending { .. } => "results_missing",
            Self::NotEnoughPlayers => "not_enough_players",
            Self::Finished => "finished",
            Self::Closed => "closed",
            Self::NoPairing { .. } => "no_pairing",
            Self::TieUndecided { .. } => "tie_undecided",
            Self::BadPairings => "bad_pairings",
            Self::NothingPaired => "nothing_paired",
            Self::HasResults => "has_results",
            Self::AlreadyReported => "already_reported",
            Self::NotReported => "not_reported",
            Self::NoDraws => "no_draws",
            Self::DrawInKnockout => "draw_in_knockout",
            Self::BadTotals => "bad_totals",
            Self::SeriesDecided => "series_decided",
            Self::RoundDependsOnIt { .. } => "round_depends_on_it",
            Self::NoReason => "no_reason",
            Self::AlreadyRecorded => "already_recorded",
            Self::NotRecorded => "not_recorded",
            Self::BadRecord => "bad_record",
            Self::NotInThisGame { .. } => "not_in_this_game",
            Self::BadPenalty => "bad_penalty",
            Self::NothingToUndo => "nothing_to_undo",
            Self::TooManyEntries => "too_many_entries",
        }
    }
}
