//! An event of a game as sent to a viewer: the message type, and the only conversion from the stored event.
//!
//! The conversion matches every kind and names all of its fields, even those that are left out. A new kind or field
//! therefore does not compile until its visibility is decided here. The room decides which choices are hidden.

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
        /// The player; absent in messages from older servers.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        player: Option<PlayerView>,
    },
    /// A side chose its setup.
    Arranged {
        side: Side,
        /// The code of the setup; `null` if it is hidden from the reader until both sides have chosen.
        setup: Option<String>,
    },
    /// A side placed a piece. Only in games in which the pieces are placed one by one.
    Placed {
        side: Side,
        /// The FEN letter of the piece.
        piece: String,
        square: String,
    },
    /// A hand was picked. Clients must reload the game, because the seats may have changed.
    HandPicked {
        hand: Hand,
        /// The side of the picking player from now on.
        side: Side,
    },
    /// The seats and setups are complete, and the game has started.
    Started {
        /// The setup codes; `null` if the game starts from a custom position.
        arrangements: BySide<Option<String>>,
        /// The initial position.
        fen: String,
    },
    /// A player, the engine or the server acted. Clients append the action to `actions`.
    Acted {
        action: ActionView,
    },
    /// A side touched a piece and must now move it.
    Touched {
        side: Side,
        square: String,
    },
    /// The game is over.
    Ended {
        verdict: VerdictView,
    },
    /// A side requested a takeback.
    TakebackOffered {
        side: Side,
    },
    TakebackDeclined {
        side: Side,
    },
    /// A side offered to stop the game before its end. `acted` with `stop:agreed` follows if the other side agrees.
    StopOffered {
        side: Side,
    },
    /// Actions were taken back. Clients truncate `actions` to the first `actions_left`.
    TookBack {
        actions_left: u32,
    },
    /// The game was aborted during the setup phase; `ended` follows.
    Aborted,
    /// A side requested a rematch.
    RematchOffered {
        side: Side,
    },
    /// A side declined the rematch.
    RematchDeclined {
        side: Side,
    },
    /// A rematch was created, with the id `game`.
    Rematched {
        game: String,
    },
    /// The game was loaded again, usually because the server had restarted. The outage is not charged to either clock.
    Resumed,
    /// A side claimed a win or a draw against an absent opponent; `ended` follows.
    Claimed {
        side: Side,
        claim: Claim,
    },
    /// The time limit for a setup or a hand expired. The default choices follow.
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
    /// A side declined the adjournment.
    AdjournDeclined {
        side: Side,
    },
    /// Both sides agreed to adjourn.
    Adjourned,
    /// A side offered to resume the adjourned game.
    ResumeOffered {
        side: Side,
    },
    /// A side declined to resume.
    ResumeDeclined {
        side: Side,
    },
    /// Both sides agreed to resume, and the game continues.
    Continued,
    /// A player set conditional moves, which only this player can see.
    LinesSet {
        /// The player's side; `null` for other readers.
        side: Option<Side>,
        /// The lines; `null` for other readers.
        lines: Option<Vec<Vec<String>>>,
    },
    /// A person joined as the referee.
    RefereeJoined,
    /// A player accepted the referee.
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
    /// The finished game counts towards both players' ratings.
    Rated,
}

impl GameEvent {
    /// Converts an event, with only the data that `reader` may see.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "what is shown of each kind of event, in one place")]
    pub fn shown(room: &Room, event: &Event, reader: Option<Player>) -> Self {
        match &event.kind {
            EventKind::Opened { terms: _ } => Self::Opened,
            // The caller fills in the player, because the room does not contain profiles.
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
