//! What a player can do in a game, and its word in records.

use alloc::string::{String, ToString};
use core::fmt;

use crate::mv::Move;
use crate::notation::uci::{self, ParseMoveError};
use crate::position::Position;
use crate::side::Side;
use crate::square::Square;

/// One action of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A piece goes from one point to another.
    Step {
        /// Where the piece stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// Pass (한수쉼).
    Pass,
    /// "빅장!": the side to move ends the game because the generals face each other. No ply.
    CallBikjang,
    /// The side to move offers a draw. No ply; lapses with the other side's next step or pass.
    OfferDraw,
    /// The other side takes the offer.
    AcceptDraw,
    /// The other side turns it down.
    DeclineDraw,
    /// A side gives up (기권).
    Resign(Side),
    /// A side's time has run out (시간패).
    Flag(Side),
    /// The game is called off.
    Abort,
}

impl Action {
    /// The board action, if it is one.
    #[must_use]
    pub const fn board_move(self) -> Option<Move> {
        match self {
            Self::Step { from, to } => Some(Move::Step { from, to }),
            Self::Pass => Some(Move::Pass),
            Self::CallBikjang
            | Self::OfferDraw
            | Self::AcceptDraw
            | Self::DeclineDraw
            | Self::Resign(_)
            | Self::Flag(_)
            | Self::Abort => None,
        }
    }

    /// Reads a token of a record: a UCI step; `pass` or the general's null step (`0000` and `@@@@` too); `call`;
    /// `offer`, `accept`, `decline`; `resign` (the side to move), `resign:cho`, `flag:han`, `abort`.
    ///
    /// # Errors
    /// When the token is none of these.
    pub fn parse(token: &str, position: &Position) -> Result<Self, ParseMoveError> {
        Ok(match token {
            "call" => Self::CallBikjang,
            "offer" => Self::OfferDraw,
            "accept" => Self::AcceptDraw,
            "decline" => Self::DeclineDraw,
            "abort" => Self::Abort,
            "resign" => Self::Resign(position.turn()),
            "resign:cho" => Self::Resign(Side::Cho),
            "resign:han" => Self::Resign(Side::Han),
            "flag:cho" => Self::Flag(Side::Cho),
            "flag:han" => Self::Flag(Side::Han),
            _ => uci::parse_move(token, position)?.into(),
        })
    }

    /// The token of the action in the position before it; [`parse`](Self::parse) reads it back.
    #[must_use]
    pub fn token(self, position: &Position) -> String {
        match self {
            Self::Step { from, to } => uci::print_move(Move::Step { from, to }, position),
            Self::Pass => uci::print_move(Move::Pass, position),
            Self::CallBikjang => "call".to_string(),
            Self::OfferDraw => "offer".to_string(),
            Self::AcceptDraw => "accept".to_string(),
            Self::DeclineDraw => "decline".to_string(),
            Self::Resign(Side::Cho) => "resign:cho".to_string(),
            Self::Resign(Side::Han) => "resign:han".to_string(),
            Self::Flag(Side::Cho) => "flag:cho".to_string(),
            Self::Flag(Side::Han) => "flag:han".to_string(),
            Self::Abort => "abort".to_string(),
        }
    }
}

impl From<Move> for Action {
    fn from(mv: Move) -> Self {
        match mv {
            Move::Step { from, to } => Self::Step { from, to },
            Move::Pass => Self::Pass,
        }
    }
}

/// Without a position: a pass is `pass`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step { from, to } => write!(f, "{from}{to}"),
            Self::Pass => f.write_str("pass"),
            Self::CallBikjang => f.write_str("call"),
            Self::OfferDraw => f.write_str("offer"),
            Self::AcceptDraw => f.write_str("accept"),
            Self::DeclineDraw => f.write_str("decline"),
            Self::Resign(side) => write!(f, "resign:{side}"),
            Self::Flag(side) => write!(f, "flag:{side}"),
            Self::Abort => f.write_str("abort"),
        }
    }
}
