//! The actions of a player in a game, and their words in records.

use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

use crate::mv::Move;
use crate::notation::uci::{self, ParseMoveError};
use crate::position::Position;
use crate::referee::StoppedHow;
use crate::side::Side;
use crate::square::Square;

/// An action of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A piece goes from one point to another.
    Step {
        /// The point on which the piece stands.
        from: Square,
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
    /// The game is stopped before its end.
    Stop(StoppedHow),
    /// The game is cancelled.
    Abort,
}

/// A token of a record or of a message, as far as it can be understood without a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionToken {
    /// Two points, as in `a4b4`: a step, or the pass if the mover's general stands on both.
    Points {
        /// The first.
        from: Square,
        /// The second.
        to: Square,
    },
    /// `resign`, without a side.
    Resign,
    /// Any other token, which means the same in every position. Never a step.
    Action(Action),
}

/// Prints what [`FromStr`] reads; a pass that has no points is `pass`.
impl fmt::Display for ActionToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points { from, to } => write!(f, "{from}{to}"),
            Self::Resign => f.write_str("resign"),
            Self::Action(action) => action.fmt(f),
        }
    }
}

/// Reads what [`Action::parse`] reads.
impl FromStr for ActionToken {
    type Err = ParseMoveError;

    fn from_str(token: &str) -> Result<Self, ParseMoveError> {
        if token == "resign" {
            return Ok(Self::Resign);
        }
        if uci::is_pass(token) {
            return Ok(Self::Action(Action::Pass));
        }
        if let Some(action) = action_of_word(token) {
            return Ok(Self::Action(action));
        }
        let (from, to) = uci::parse_points(token)?;
        Ok(Self::Points { from, to })
    }
}

fn action_of_word(token: &str) -> Option<Action> {
    WORDS.iter().find(|(word, _)| *word == token).map(|(_, action)| *action)
}

impl Action {
    /// Returns the board action, if it is one.
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
            | Self::Stop(_)
            | Self::Abort => None,
        }
    }

    /// Reads a token of a record: a UCI step; `pass` or the general's null step (`0000` and `@@@@` too); `call`;
    /// `offer`, `accept`, `decline`; `resign` (the side to move), `resign:cho`, `flag:han`, `stop:time`,
    /// `stop:agreed`, `stop:referee`, `abort`.
    ///
    /// # Errors
    /// If the token is not one of these.
    pub fn parse(token: &str, position: &Position) -> Result<Self, ParseMoveError> {
        Self::of_token(token.parse()?, position)
    }

    /// Reads a token in the position before it, as [`parse`](Self::parse) does.
    ///
    /// # Errors
    /// If two points are the same and the mover's general is not on them.
    pub fn of_token(token: ActionToken, position: &Position) -> Result<Self, ParseMoveError> {
        Ok(match token {
            ActionToken::Points { from, to } => uci::move_between(from, to, position)?.into(),
            ActionToken::Resign => Self::Resign(position.turn()),
            ActionToken::Action(action) => action,
        })
    }

    /// Returns the token of the action in the position before it, not printed yet.
    #[must_use]
    pub fn to_token(self, position: &Position) -> ActionToken {
        match self {
            Self::Step { from, to } => ActionToken::Points { from, to },
            Self::Pass => {
                let general = position.general(position.turn());
                ActionToken::Points {
                    from: general,
                    to: general,
                }
            }
            other => ActionToken::Action(other),
        }
    }

    /// Returns the token of the action in the position before it; [`parse`](Self::parse) reads it back.
    #[must_use]
    pub fn token(self, position: &Position) -> String {
        match self.board_move() {
            Some(mv) => uci::print_move(mv, position),
            None => self.to_string(),
        }
    }
}

/// Reads what `Display` prints: a token that needs no position. A pass is `pass`.
impl FromStr for Action {
    type Err = ParseMoveError;

    fn from_str(token: &str) -> Result<Self, ParseMoveError> {
        if let Some(action) = action_of_word(token) {
            return Ok(action);
        }
        let (from, to) = uci::parse_points(token)?;
        if from == to {
            Err(ParseMoveError::NullStep { at: from })
        } else {
            Ok(Self::Step { from, to })
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
            other => f.write_str(
                WORDS
                    .iter()
                    .find(|(_, action)| action == other)
                    .map_or("", |(word, _)| word),
            ),
        }
    }
}

/// The tokens that are not a step, each with its action.
const WORDS: [(&str, Action); 13] = [
    ("pass", Action::Pass),
    ("call", Action::CallBikjang),
    ("offer", Action::OfferDraw),
    ("accept", Action::AcceptDraw),
    ("decline", Action::DeclineDraw),
    ("resign:cho", Action::Resign(Side::Cho)),
    ("resign:han", Action::Resign(Side::Han)),
    ("flag:cho", Action::Flag(Side::Cho)),
    ("flag:han", Action::Flag(Side::Han)),
    ("stop:time", Action::Stop(StoppedHow::Time)),
    ("stop:agreed", Action::Stop(StoppedHow::Agreed)),
    ("stop:referee", Action::Stop(StoppedHow::Referee)),
    ("abort", Action::Abort),
];
