//! A game's event as one reader sees it: the message type, and the only conversion from the stored event.
//!
//! Every pattern names every field of its kind, those left out as well: a field or a kind that is added is shown to nobody
//! until it is said here to whom. Who may see what is asked of the room.

use janggi::Piece;
use play::Player;
use play::room::{Event, EventKind, Room};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::convert::{action_view, clipped, hand, lines, ruling, side, start_fen, verdict_view};
use crate::http::{ActionView, Hand, Ruling};
use crate::vocabulary::{BySide, Claim, PlayerView, Side, VerdictView};

/// One thing that happened in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum GameEvent {
    /// The game was created. Always the first.
    Opened,
    /// A guest took a seat.
    Joined {
        side: Side,
        /// Who; absent in messages of older servers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        player: Option<PlayerView>,
    },
    /// A side chose its setup.
    Arranged {
        side: Side,
        /// The code, or `null` if it stays hidden until both have chosen.
        setup: Option<String>,
    },
    /// A side placed a piece, if they are placed one by one.
    Placed {
        side: Side,
        /// Its FEN letter.
        piece: String,
        square: String,
    },
    /// A hand was picked: read the game again, the seats may have changed.
    HandPicked {
        hand: Hand,
        /// The side that the player who picked it drew.
        side: Side,
    },
    /// Seats and setups are complete: the first turn begins.
    Started {
        /// The setup codes; `null` after a free position.
        arrangements: BySide<Option<String>>,
        /// The position.
        fen: String,
    },
    /// A player acted: append it to `actions`.
    Acted {
        action: ActionView,
    },
    /// A side touched a piece that can move, under touch-move: it has to move now.
    Touched {
        side: Side,
        /// Where the piece stands.
        square: String,
    },
    /// The game is over.
    Ended {
        /// Who won, and why.
        verdict: VerdictView,
    },
    /// A side asked to take back.
    TakebackOffered {
        side: Side,
    },
    TakebackDeclined {
        side: Side,
    },
    /// A side offered to stop the game before its end; `acted` with `stop:agreed` follows if the other side does too.
    StopOffered {
        side: Side,
    },
    /// Actions were taken back: cut `actions` to this length.
    TookBack {
        /// How many actions remain.
        actions_left: u32,
    },
    /// The game was aborted while arranging.
    Aborted,
    /// A side asked for a rematch.
    RematchOffered {
        side: Side,
    },
    /// The other side declined the rematch.
    RematchDeclined {
        side: Side,
    },
    /// Both agreed: the next game has been created.
    Rematched {
        game: String,
    },
    /// The server restarted; the time between is charged to nobody.
    Resumed,
    /// A side claimed the game of an opponent who was away; `ended` follows.
    Claimed {
        side: Side,
        claim: Claim,
    },
    /// The time to choose a setup was up: what follows was chosen by default.
    SetupExpired,
    /// A side was given time by its opponent.
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
    /// Both agreed: the game is adjourned.
    Adjourned,
    /// A side offered to continue with the adjourned game.
    ResumeOffered {
        side: Side,
    },
    /// Continuing was declined.
    ResumeDeclined {
        side: Side,
    },
    /// Both agreed: the game continues.
    Continued,
    /// A player has set conditional moves; only that player is told which.
    LinesSet {
        /// Whose; `null` for everyone else.
        side: Option<Side>,
        /// The lines; `null` for everyone else.
        lines: Option<Vec<Vec<String>>>,
    },
    /// A player followed the referee's link.
    RefereeJoined,
    /// A player agreed to the referee.
    RefereeConfirmed {
        side: Side,
    },
    /// A player declined: the game has no referee.
    RefereeDeclined {
        side: Side,
    },
    /// The referee ruled; `ended` follows if that ends the game.
    Ruled {
        ruling: Ruling,
        words: String,
    },
    /// The ended game counts for the ratings of both.
    Rated,
}

impl GameEvent {
    /// Returns the event as `reader` may see it.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "what is shown of each kind of event, in one place")]
    pub fn shown(room: &Room, event: &Event, reader: Option<Player>) -> Self {
        match &event.kind {
            EventKind::Opened { terms: _ } => Self::Opened,
            // Who joined, is known to the server alone.
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
            // Only their owner is told whose lines were set, and which.
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
