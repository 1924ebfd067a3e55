//! Actions in a game, and their tokens in records.

use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

use crate::mv::Move;
use crate::notation::uci::{self, ParseMoveError};
use crate::position::Position;
use crate::referee::StoppedHow;
use crate::side::Side;
use crate::square::Square;

/// An action in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A piece moves from one point to another, capturing any piece there.
    Step { from: Square, to: Square },
    /// The side to move passes (한수쉼).
    Pass,
    /// The side to move calls bikjang (빅장), which ends the game because the generals face each other. Not a ply.
    CallBikjang,
    /// The side to move offers a draw. Not a ply; the offer lapses with the other side's next step or pass.
    OfferDraw,
    /// The other side accepts the offer.
    AcceptDraw,
    /// The other side declines the offer.
    DeclineDraw,
    /// A side resigns (기권).
    Resign(Side),
    /// A side's time has run out (시간패).
    Flag(Side),
    /// The game is stopped before its end.
    Stop(StoppedHow),
    /// The game is cancelled.
    Abort,
}

/// A token of a record or message, parsed without a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionToken {
    /// Two points, as in `a4b4`: a step, or a pass if both are the point of the mover's general.
    Points { from: Square, to: Square },
    /// `resign`, without a side.
    Resign,
    /// Any other token. It has the same meaning in every position and is never a step.
    Action(Action),
}

/// Prints text that [`FromStr`] parses. A pass without points is printed as `pass`.
impl fmt::Display for ActionToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points { from, to } => write!(f, "{from}{to}"),
            Self::Resign => f.write_str("resign"),
            Self::Action(action) => action.fmt(f),
        }
    }
}

/// Parses the tokens that [`Action::parse`] accepts.
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
    /// Returns the action as a board action; `None` if it is neither a step nor a pass.
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

    /// Parses a token of a record: a step in UCI, a pass, or a word.
    ///
    /// A pass is `pass`, the general's null step, `0000` or `@@@@`. The words are `call`, `offer`, `accept`, `decline`,
    /// `resign` (the side to move), `resign:cho`, `resign:han`, `flag:cho`, `flag:han`, `stop:time`, `stop:agreed`,
    /// `stop:referee` and `abort`.
    ///
    /// # Errors
    /// If the token is not one of these.
    pub fn parse(token: &str, position: &Position) -> Result<Self, ParseMoveError> {
        Self::of_token(token.parse()?, position)
    }

    /// Returns the action of a token, given the position before it.
    ///
    /// # Errors
    /// If both points are the same and the mover's general is not there.
    pub fn of_token(token: ActionToken, position: &Position) -> Result<Self, ParseMoveError> {
        Ok(match token {
            ActionToken::Points { from, to } => uci::move_between(from, to, position)?.into(),
            ActionToken::Resign => Self::Resign(position.turn()),
            ActionToken::Action(action) => action,
        })
    }

    /// Returns the token of the action, given the position before it, without converting the token to text.
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

    /// Returns the token of the action as text, given the position before it. [`parse`](Self::parse) accepts it.
    #[must_use]
    pub fn token(self, position: &Position) -> String {
        match self.board_move() {
            Some(mv) => uci::print_move(mv, position),
            None => self.to_string(),
        }
    }
}

/// Parses the output of `Display`, which does not depend on the position.
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

/// Prints a token that does not depend on the position. A pass is `pass`.
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

/// The words for actions other than steps.
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
