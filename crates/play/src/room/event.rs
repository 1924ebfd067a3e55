//! Events of a room, in order. They are stored as JSON for ever, and each is self-contained: player, side, action,
//! charged time and both clocks. Reading them needs neither the referee nor a clock.
//!
//! # Stability
//! Kinds and fields may be added, with a default for events already stored; none is renamed or given another meaning.
//! `testdata/stable/events` holds every kind ever written.

use janggi::{Action, Arrangement, BySide, Role, Side, Square, Verdict};
use serde::{Deserialize, Serialize};

use super::adjournment::AdjournmentAnswer;
use super::command::Claim;
use super::effect::Effect;
use super::hands::Hand;
use super::held::{self, Longer};
use super::lines::Line;
use super::referee::{RefereeAnswer, Ruling};
use super::square_text;
use super::terms::Terms;
use super::turn::{CommandName, Origin, Seq};
use super::written;
use crate::clock::ClockState;
use crate::ids::{GameId, Player};
use crate::time::{Millis, Moment};

/// One event of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Event {
    pub seq: Seq,
    pub at: Moment,
    /// The player whose command caused it; `None` for the engine and the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Player>,
    /// The id of that command, if it had one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command: Option<CommandName>,
    #[serde(flatten)]
    pub kind: EventKind,
}

impl Event {
    /// The named command that it came of, if any.
    #[must_use]
    pub fn origin(&self) -> Option<Origin> {
        let (player, name) = (self.by?, self.command.clone()?);
        Some(Origin { player, name })
    }
}

/// Defines the kinds of events and their reader: serde writes the kind among the fields, but would copy every field to
/// read it from there.
macro_rules! kinds {
    ($($kinds:tt)*) => {
        /// The kind of an event with its data.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(tag = "kind", rename_all = "snake_case")]
        pub enum EventKind { $($kinds)* }

        /// The same kinds, read by [`event_json`](super::event_json).
        #[derive(Deserialize)]
        #[serde(remote = "EventKind", rename_all = "snake_case")]
        pub(super) enum KindReader { $($kinds)* }
    };
}

kinds! {
    /// The room was opened: everything agreed before.
    Opened {
        terms: Box<Terms>,
    },
    /// A player took an open seat.
    Joined {
        side: Side,
        player: Player,
    },
    /// A side chose where its horses and elephants stand (차림).
    Arranged {
        side: Side,
        arrangement: Arrangement,
    },
    /// A side placed a piece, where they are placed one by one. `Arranged` follows its last.
    Placed {
        side: Side,
        role: Role,
        #[serde(with = "square_text")]
        square: Square,
    },
    /// A hand was picked: the seats changed if the picker drew the other side's soldier.
    HandPicked {
        hand: Hand,
        /// The side that the player who picked it drew.
        side: Side,
    },
    /// The first turn began.
    Started {
        /// The chosen setups; `None` after a free position.
        #[serde(skip_serializing_if = "Option::is_none")]
        arrangements: Option<BySide<Arrangement>>,
        /// Both clocks, running; `None` without a clock.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
    },
    /// Something was done in the game.
    Acted {
        /// The action as a judge token: `a4b4`, `call`, `offer`, `resign:cho`, `flag:han` … A pass is the null step of
        /// the mover's general (`e2e2`).
        #[serde(rename = "token", deserialize_with = "written::deserialize")]
        action: Action,
        /// Which side did it; `None` for an abort that the server decided.
        #[serde(skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// Board plies before it.
        ply: u32,
        /// The round trip that the server measured on the mover's connection.
        #[serde(default)]
        round_trip: Millis,
        /// Time charged by the clock; `None` without a clock and for actions that do not end a turn.
        #[serde(skip_serializing_if = "Option::is_none")]
        charge: Option<Millis>,
        /// Its lag credit, which together with the charge is the elapsed time. `None` without a clock, for actions
        /// that do not end a turn, and in events of earlier versions, where it follows from the clocks.
        #[serde(skip_serializing_if = "Option::is_none")]
        credit: Option<Millis>,
        /// Both clocks after a step or a pass; `None` without a clock and for actions that do not end a turn.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
    },
    /// A side touched a piece that can move: it has to move now.
    Touched {
        side: Side,
        /// Where the piece stands.
        #[serde(with = "square_text")]
        square: Square,
        /// Board plies before it.
        ply: u32,
    },
    /// The game is over.
    Ended {
        /// Who won, by which code and rule, with which facts.
        verdict: Verdict,
        /// Both clocks as they were stopped; `None` without a clock.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
    },
    /// A side asked to take back (무르기).
    TakebackOffered {
        side: Side,
    },
    /// The other side declined.
    TakebackDeclined {
        side: Side,
    },
    /// Actions were taken back.
    TookBack {
        actions_left: u32,
        /// Both clocks after it; `None` without a clock.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
    },
    /// The game was aborted before it started.
    Aborted,
    /// A side asked for a rematch.
    RematchOffered {
        side: Side,
    },
    /// The other side declined it.
    RematchDeclined {
        side: Side,
    },
    /// Both agreed.
    Rematched {
        /// The next game.
        game: GameId,
    },
    /// The server came back after a restart.
    Resumed {
        /// The last moment at which the server was certainly alive, by its clock of that time; `None` if unknown, and
        /// in events of earlier versions.
        #[serde(skip_serializing_if = "Option::is_none")]
        lived_until: Option<Moment>,
        /// Both clocks after it: the outage is charged to nobody.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
    },
    /// A side claimed the game of an opponent who had left; the end follows.
    Claimed {
        side: Side,
        claim: Claim,
        /// The moment from which it could be claimed.
        claimable_from: Moment,
    },
    /// The time to choose a setup was up. What follows was chosen for those who had not.
    SetupExpired,
    /// A side was given time by its opponent.
    TimeGiven {
        side: Side,
        given: Millis,
        /// Both clocks after it.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
    },
    /// A side offered to adjourn (중단).
    AdjournOffered {
        side: Side,
    },
    /// The other side declined.
    AdjournDeclined {
        side: Side,
    },
    /// Both agreed: the game is adjourned.
    Adjourned {
        /// Both clocks, standing.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
    },
    /// A side offered to continue.
    ResumeOffered {
        side: Side,
    },
    /// The other side declined.
    ResumeDeclined {
        side: Side,
    },
    /// Both agreed: the game continues.
    Continued {
        /// Both clocks, one of them running.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
    },
    /// A side set conditional moves in place of those set before. Nobody but that side may see them.
    LinesSet {
        side: Side,
        /// Lines from the next ply on.
        #[serde(deserialize_with = "written::lines::deserialize")]
        lines: Vec<Line>,
    },
    /// A player came with the referee's key.
    RefereeJoined {
        player: Player,
    },
    /// A side agreed to the referee.
    RefereeConfirmed {
        side: Side,
    },
    /// A side declined the referee: the game has none.
    RefereeDeclined {
        side: Side,
    },
    /// The referee (심판) ruled. The end follows where the ruling is one.
    Ruled {
        ruling: Ruling,
        /// Why, in the referee's words.
        words: String,
        /// Both clocks after it, where the ruling changes them.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
    },
    /// The ended game counts for the ratings of both, from this moment.
    Rated {
        /// Whether both players used the same network during the game. The network itself is not stored.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        neighbours: bool,
    },
}

impl EventKind {
    /// The player's command that starts with this event, to recognise a repeated command, and the list of the game
    /// that it extends, so that none exceeds its limit. A new kind has to define both here.
    pub(super) fn means(&self) -> (Effect, Longer) {
        let nothing = |effect: Effect| (effect, Longer::Nothing);
        let offers = |effect: Effect, side: &Side| (effect, Longer::Offers(*side));
        match self {
            Self::Joined { side, player: _ } => nothing(Effect::Joined(*side)),
            Self::Arranged { side, arrangement } => nothing(Effect::Arranged(*side, *arrangement)),
            Self::Placed { side, role, square } => nothing(Effect::Placed(*side, *role, *square)),
            Self::HandPicked { hand, side: _ } => nothing(Effect::HandPicked(*hand)),
            Self::Acted { action, side, .. } => match (action, side) {
                (Action::OfferDraw, Some(side)) => offers(Effect::Acted(*action), side),
                (_, _) => nothing(Effect::Acted(*action)),
            },
            Self::Touched { square, .. } => nothing(Effect::Touched(*square)),
            Self::TakebackOffered { side } => offers(Effect::TakebackOffered, side),
            Self::TakebackDeclined { side: _ } => nothing(Effect::TakebackDeclined),
            Self::TookBack { .. } => nothing(Effect::TookBack),
            Self::Aborted => nothing(Effect::Aborted),
            Self::RematchOffered { side } => offers(Effect::Rematch, side),
            Self::RematchDeclined { side: _ } => nothing(Effect::RematchDeclined),
            Self::Rematched { game: _ } => nothing(Effect::Rematch),
            Self::Claimed { claim, .. } => nothing(Effect::Claimed(*claim)),
            Self::TimeGiven { .. } => nothing(Effect::TimeGiven),
            Self::AdjournOffered { side } => offers(Effect::AdjournOffered, side),
            Self::AdjournDeclined { side: _ } => nothing(Effect::AdjournAnswered(AdjournmentAnswer::Decline)),
            Self::Adjourned { clock: _ } => nothing(Effect::AdjournAnswered(AdjournmentAnswer::Accept)),
            Self::ResumeOffered { side } => offers(Effect::ResumeOffered, side),
            Self::ResumeDeclined { side: _ } => nothing(Effect::ResumeAnswered(AdjournmentAnswer::Decline)),
            Self::Continued { clock: _ } => nothing(Effect::ResumeAnswered(AdjournmentAnswer::Accept)),
            Self::LinesSet { side, lines: _ } => (Effect::LinesSet, Longer::Lines(*side)),
            Self::RefereeJoined { player: _ } => nothing(Effect::RefereeJoined),
            Self::RefereeConfirmed { side: _ } => nothing(Effect::RefereeAnswered(RefereeAnswer::Accept)),
            Self::RefereeDeclined { side: _ } => nothing(Effect::RefereeAnswered(RefereeAnswer::Decline)),
            Self::Ruled { ruling, words, .. } => (Effect::Ruled(*ruling), held::ruled(*ruling, words)),
            Self::SetupExpired
            | Self::Rated { .. }
            | Self::Opened { .. }
            | Self::Started { .. }
            | Self::Ended { .. }
            | Self::Resumed { .. } => nothing(Effect::Unknown),
        }
    }
}
