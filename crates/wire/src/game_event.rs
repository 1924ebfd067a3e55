//! An event of a game as sent to a reader: the message type, and the only conversion from the stored event.
//!
//! The patterns of the conversion list all fields of each kind, even those that are left out. A new field or kind is
//! therefore not sent until its visibility is decided here. The room decides about the visibility of choices.

use janggi::Piece;
use play::Player;
use play::room::{Event, EventKind, Room};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::convert::{action_view, clipped, hand, lines, ruling, side, start_fen, verdict_view};
use crate::http::{ActionView, Hand, Ruling};
use crate::vocabulary::{BySide, Claim, PlayerView, Side, VerdictView};

/// An event of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum GameEvent {
    /// The game was created. Always the first event.
    Opened,
    /// A player took a seat.
    Joined {
        side: Side,
        /// The player; absent in messages of older servers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        player: Option<PlayerView>,
    },
    /// A side chose its setup.
    Arranged {
        side: Side,
        /// The code of the setup; `null` if it is hidden until both sides have chosen.
        setup: Option<String>,
    },
    /// A side placed a piece, in games whose pieces are placed one by one.
    Placed {
        side: Side,
        /// The FEN letter of the piece.
        piece: String,
        square: String,
    },
    /// A hand was picked. Clients must load the game again, because the seats may have changed.
    HandPicked {
        hand: Hand,
        /// The side of the player who picked the hand.
        side: Side,
    },
    /// The seats and setups are complete, and the first turn begins.
    Started {
        /// The setup codes; `null` in a game from a free position.
        arrangements: BySide<Option<String>>,
        /// The initial position.
        fen: String,
    },
    /// A player acted. Clients append the action to `actions`.
    Acted {
        action: ActionView,
    },
    /// A side touched a piece that it must now move, under touch-move.
    Touched {
        side: Side,
        /// Square of the piece.
        square: String,
    },
    /// The game is over.
    Ended {
        /// The winner and the reason.
        verdict: VerdictView,
    },
    /// A side requested a takeback.
    TakebackOffered {
        side: Side,
    },
    TakebackDeclined {
        side: Side,
    },
    /// A side offered to stop the game before its end; `acted` with `stop:agreed` follows if the other side also offers
    /// to stop.
    StopOffered {
        side: Side,
    },
    /// Actions were taken back. Clients truncate `actions` to the length `actions_left`.
    TookBack {
        /// Number of actions that remain.
        actions_left: u32,
    },
    /// The game was aborted during the setup phase.
    Aborted,
    /// A side requested a rematch.
    RematchOffered {
        side: Side,
    },
    /// The other side declined the rematch.
    RematchDeclined {
        side: Side,
    },
    /// Both sides agreed to a rematch, which has been created.
    Rematched {
        game: String,
    },
    /// The server restarted. The outage is not charged to either clock.
    Resumed,
    /// A side claimed the game against an absent opponent; `ended` follows.
    Claimed {
        side: Side,
        claim: Claim,
    },
    /// The time to choose a setup was up. The default choices follow.
    SetupExpired,
    /// A side was given extra time by its opponent.
    TimeGiven {
        side: Side,
        ms: u32,
    },
    /// A side offered to adjourn.
    AdjournOffered {
        side: Side,
    },
    /// The adjournment was declined.
    AdjournDeclined {
        side: Side,
    },
    /// Both sides agreed, and the game is adjourned.
    Adjourned,
    /// A side offered to resume the adjourned game.
    ResumeOffered {
        side: Side,
    },
    /// The offer to resume was declined.
    ResumeDeclined {
        side: Side,
    },
    /// Both sides agreed, and the game continues.
    Continued,
    /// A player has set conditional moves, which only this player can see.
    LinesSet {
        /// The player's side; `null` for other readers.
        side: Option<Side>,
        /// The lines; `null` for other readers.
        lines: Option<Vec<Vec<String>>>,
    },
    /// A person opened the referee's link.
    RefereeJoined,
    /// A player agreed to the referee.
    RefereeConfirmed {
        side: Side,
    },
    /// A player declined the referee, so the game is played without one.
    RefereeDeclined {
        side: Side,
    },
    /// The referee made a ruling; `ended` follows if it ends the game.
    Ruled {
        ruling: Ruling,
        words: String,
    },
    /// The finished game counts for the ratings of both players.
    Rated,
}

impl GameEvent {
    /// Returns the event with only the data that `reader` may see.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "what is shown of each kind of event, in one place")]
    pub fn shown(room: &Room, event: &Event, reader: Option<Player>) -> Self {
        match &event.kind {
            EventKind::Opened { terms: _ } => Self::Opened,
            // The caller fills in the player, whose profile is not known here.
            EventKind::Joined { side: of, player: _ } => Self::Joined {
                side: side(*of),
                player: None,
            },
            EventKind::Arranged { side: of, arrangement } => Self::Arranged {
                side: side(*of),
                setup: (!room.hides_choice(*of, reader)).then(|| arrangement.code().to_owned()),
            },
            EventKind::Placed { side: of, role, square } => Self::Placed {
                side: side(*of),
                piece: Piece { side: *of, role: *role }.letter().to_string(),
                square: square.to_string(),
            },
            EventKind::HandPicked { hand: picked, side: of } => Self::HandPicked {
                hand: hand(*picked),
                side: side(*of),
            },
            EventKind::Started { arrangements, clock: _ } => Self::Started {
                arrangements: BySide {
                    cho: arrangements.map(|both| both.cho.code().to_owned()),
                    han: arrangements.map(|both| both.han.code().to_owned()),
                },
                fen: room
                    .played()
                    .and_then(|played| start_fen(&played.game))
                    .unwrap_or_default(),
            },
            EventKind::Acted {
                action,
                side: of,
                ply,
                round_trip: _,
                charge,
                credit,
                clock: _,
            } => Self::Acted {
                action: action_view((*action, *of, *ply), event.at, (*charge, *credit)),
            },
            EventKind::Touched {
                side: of,
                square,
                ply: _,
            } => Self::Touched {
                side: side(*of),
                square: square.to_string(),
            },
            EventKind::Ended { verdict, clock: _ } => Self::Ended {
                verdict: verdict_view(verdict),
            },
            EventKind::TakebackOffered { side: of } => Self::TakebackOffered { side: side(*of) },
            EventKind::TakebackDeclined { side: of } => Self::TakebackDeclined { side: side(*of) },
            EventKind::StopOffered { side: of } => Self::StopOffered { side: side(*of) },
            EventKind::TookBack { actions_left, clock: _ } => Self::TookBack {
                actions_left: *actions_left,
            },
            EventKind::Aborted => Self::Aborted,
            EventKind::RematchOffered { side: of } => Self::RematchOffered { side: side(*of) },
            EventKind::RematchDeclined { side: of } => Self::RematchDeclined { side: side(*of) },
            EventKind::Rematched { game } => Self::Rematched { game: game.to_string() },
            EventKind::Resumed {
                lived_until: _,
                clock: _,
            } => Self::Resumed,
            EventKind::Claimed {
                side: of,
                claim: claimed,
                claimable_from: _,
            } => Self::Claimed {
                side: side(*of),
                claim: match claimed {
                    play::room::Claim::Win => Claim::Win,
                    play::room::Claim::Draw => Claim::Draw,
                },
            },
            EventKind::SetupExpired => Self::SetupExpired,
            EventKind::TimeGiven {
                side: of,
                given,
                clock: _,
            } => Self::TimeGiven {
                side: side(*of),
                ms: clipped(*given),
            },
            EventKind::AdjournOffered { side: of } => Self::AdjournOffered { side: side(*of) },
            EventKind::AdjournDeclined { side: of } => Self::AdjournDeclined { side: side(*of) },
            EventKind::Adjourned { clock: _ } => Self::Adjourned,
            EventKind::ResumeOffered { side: of } => Self::ResumeOffered { side: side(*of) },
            EventKind::ResumeDeclined { side: of } => Self::ResumeDeclined { side: side(*of) },
            EventKind::Continued { clock: _ } => Self::Continued,
            // Only the player who set the lines may see the side and the lines.
            EventKind::LinesSet { side: of, lines: set } => {
                let own = reader.is_some_and(|reader| room.holds(reader, *of));
                Self::LinesSet {
                    side: own.then(|| side(*of)),
                    lines: own.then(|| lines(set)),
                }
            }
            EventKind::RefereeJoined { player: _ } => Self::RefereeJoined,
            EventKind::RefereeConfirmed { side: of } => Self::RefereeConfirmed { side: side(*of) },
            EventKind::RefereeDeclined { side: of } => Self::RefereeDeclined { side: side(*of) },
            EventKind::Ruled {
                ruling: ruled,
                words,
                clock: _,
            } => Self::Ruled {
                ruling: ruling(*ruled),
                words: words.clone(),
            },
            EventKind::Rated { neighbours: _ } => Self::Rated,
        }
    }
}
