//! Events of a room. They are stored permanently, as JSON or packed. Each contains the data needed to apply it, for
//! example the side, action, charged time and clocks of a move.
//!
//! # Stability
//! Kinds and fields may be added. A new field needs a default for events already stored. Existing kinds and fields are
//! never renamed and never change their meaning. `testdata/stable/events` contains every kind ever written.

use janggi::{Action, Arrangement, BySide, Role, Side, Square, StoppedHow, Verdict};
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

/// An event of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Event {
    pub seq: Seq,
    pub at: Moment,
    /// The player whose command caused the event; `None` for the engine and the server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Player>,
    /// The id of the command, if it had one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command: Option<CommandName>,
    #[serde(flatten)]
    pub kind: EventKind,
}

impl Event {
    /// Returns the sender and id of the event's command, if it had an id.
    #[must_use]
    pub fn origin(&self) -> Option<Origin> {
        let (player, name) = (self.by?, self.command.clone()?);
        Some(Origin { player, name })
    }
}

/// Defines the kinds of events and their deserializer. Serde's own deserializer for a flattened, tagged enum would copy
/// every field.
macro_rules! kinds {
    ($($kinds:tt)*) => {
        /// The kind of an event and its data.
        #[derive(Clone, Debug, PartialEq, Serialize)]
        #[serde(tag = "kind", rename_all = "snake_case")]
        pub enum EventKind { $($kinds)* }

        /// The kinds of events in the form read by [`event_json`](super::event_json).
        #[derive(Deserialize)]
        #[serde(remote = "EventKind", rename_all = "snake_case")]
        pub(super) enum KindReader { $($kinds)* }
    };
}

kinds! {
    /// The room was opened with these terms.
    Opened {
        terms: Box<Terms>,
    },
    /// A player took an open seat.
    Joined {
        side: Side,
        player: Player,
    },
    /// A side chose its setup (차림).
    Arranged {
        side: Side,
        arrangement: Arrangement,
    },
    /// A side placed one piece of its setup. `Arranged` follows the side's last piece.
    Placed {
        side: Side,
        role: Role,
        #[serde(with = "square_text")]
        square: Square,
    },
    /// A hand was picked. The players swapped seats if it held the other side's soldier.
    HandPicked {
        hand: Hand,
        /// The side of the picking player from now on.
        side: Side,
    },
    /// The game started.
    Started {
        /// The chosen setups; `None` if the game starts from a custom position.
        #[serde(skip_serializing_if = "Option::is_none")]
        arrangements: Option<BySide<Arrangement>>,
        /// Both clocks, one of them running; `None` without a clock.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
    },
    /// A player, the engine or the server acted in the game.
    Acted {
        /// The action as a token of `janggi`: `a4b4`, `call`, `offer`, `resign:cho`, `flag:han` … A pass is the null
        /// step of the mover's general (`e2e2`).
        #[serde(rename = "token", deserialize_with = "written::deserialize")]
        action: Action,
        /// The side that acted; `None` if the server aborted the game, or the clock or the referee stopped it.
        #[serde(skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// Number of steps and passes played before the action.
        ply: u32,
        /// The measured round trip of the player's connection; zero if unknown or for actions that do not end a turn.
        #[serde(default)]
        round_trip: Millis,
        /// Thinking time charged; `None` without a clock and for actions that do not end a turn.
        #[serde(skip_serializing_if = "Option::is_none")]
        charge: Option<Millis>,
        /// Lag credit: the part of the thinking time that was not charged. `None` without a clock, for actions that do
        /// not end a turn, and in events of earlier versions. In the latter, it follows from the clocks.
        #[serde(skip_serializing_if = "Option::is_none")]
        credit: Option<Millis>,
        /// Both clocks after a step or a pass; `None` without a clock and for actions that do not end a turn.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
    },
    /// A side touched a piece that can move, and must now move it.
    Touched {
        side: Side,
        #[serde(with = "square_text")]
        square: Square,
        /// Number of steps and passes played before the touch.
        ply: u32,
    },
    /// The game ended.
    Ended {
        /// The result, with its cause, rule and facts.
        verdict: Verdict,
        /// Both clocks, stopped; `None` without a clock, or if the game had not started.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
    },
    /// A side requested a takeback (무르기).
    TakebackOffered {
        side: Side,
    },
    /// The other side declined the takeback.
    TakebackDeclined {
        side: Side,
    },
    /// A side offered to stop a game with a total time. The action `stop:agreed` follows if the other side also offers
    /// to stop before the next move.
    StopOffered {
        side: Side,
    },
    /// Actions were taken back.
    TookBack {
        actions_left: u32,
        /// Both clocks after the takeback; `None` without a clock.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
    },
    /// The game was aborted before it started.
    Aborted,
    /// A side requested a rematch.
    RematchOffered {
        side: Side,
    },
    /// The other side declined the rematch.
    RematchDeclined {
        side: Side,
    },
    /// A rematch was created.
    Rematched {
        /// The id of the rematch.
        game: GameId,
    },
    /// The game was loaded again, usually because the server had restarted.
    Resumed {
        /// The last time at which the server was known to be running; `None` if unknown, during the setup phase, and in
        /// events of earlier versions.
        #[serde(skip_serializing_if = "Option::is_none")]
        lived_until: Option<Moment>,
        /// Both clocks afterwards; the outage is not charged.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
    },
    /// A side claimed a win or a draw against an absent opponent. The event `Ended` follows.
    Claimed {
        side: Side,
        claim: Claim,
        /// The time from which the game could be claimed.
        claimable_from: Moment,
    },
    /// The time limit for a setup or a hand expired. Events with the default choices follow.
    SetupExpired,
    /// A side was given extra time by its opponent.
    TimeGiven {
        side: Side,
        given: Millis,
        /// Both clocks afterwards.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
    },
    /// A side offered to adjourn (중단).
    AdjournOffered {
        side: Side,
    },
    /// The other side declined to adjourn.
    AdjournDeclined {
        side: Side,
    },
    /// Both sides agreed to adjourn.
    Adjourned {
        /// Both clocks, stopped.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
    },
    /// A side offered to resume.
    ResumeOffered {
        side: Side,
    },
    /// The other side declined to resume.
    ResumeDeclined {
        side: Side,
    },
    /// Both sides agreed to resume.
    Continued {
        /// Both clocks, one of them running.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
    },
    /// A side replaced its conditional moves. Only that side may see them.
    LinesSet {
        side: Side,
        /// Lines from the next ply on.
        #[serde(deserialize_with = "written::lines::deserialize")]
        lines: Vec<Line>,
    },
    /// A person joined as referee with the key.
    RefereeJoined {
        player: Player,
    },
    /// A side accepted the referee.
    RefereeConfirmed {
        side: Side,
    },
    /// A side declined the referee, so the game is played without one.
    RefereeDeclined {
        side: Side,
    },
    /// The referee (심판) made a ruling. The event `Ended` follows if the ruling ends the game.
    Ruled {
        ruling: Ruling,
        /// The reason, in the referee's words.
        words: String,
        /// Both clocks afterwards, if the ruling changes them.
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockState>,
    },
    /// The finished game was rated.
    Rated {
        /// Whether both players were on the same network during the game. The network itself is not stored.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        neighbours: bool,
    },
}

impl EventKind {
    /// Returns the effect by which a repeated command is recognised, and the size-limited list to which the event adds.
    /// A new kind of event must define both here.
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
            Self::StopOffered { side } => offers(Effect::Acted(Action::Stop(StoppedHow::Agreed)), side),
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
