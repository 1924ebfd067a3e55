//! Questions to the solver: the attack, the aim and the limits.

use core::fmt;

/// Maximum number of the attacker's moves in a question.
pub const MAX_MOVES: u32 = 30;

/// The moves that the attacker may play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// Only checks, as in most composed problems (연장군).
    Checks,
    Any,
}

/// Ending that the attacker aims for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aim {
    #[default]
    Mate,
    /// Any ending that wins under the rule set, such as mate or a win on points. Calls (빅장) of the attacker are not
    /// searched.
    Win,
}

/// A mate or win to search for, with the limits of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Maximum number of the attacker's moves, including the mating one: 1 to [`MAX_MOVES`].
    pub moves: u32,
    pub attack: Attack,
    pub aim: Aim,
    /// Maximum number of positions to search.
    pub nodes: u64,
}

/// Reason why a question is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionError {
    Over,
    /// The number of moves is outside 1 to [`MAX_MOVES`].
    Moves(u32),
}

impl QuestionError {
    /// Returns a stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            QuestionError::Over => "game_over",
            QuestionError::Moves(_) => "bad_moves",
        }
    }
}

impl fmt::Display for QuestionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            QuestionError::Over => f.write_str("the game is over"),
            QuestionError::Moves(moves) => write!(f, "a mate is looked for in 1 to {MAX_MOVES} moves, not {moves}"),
        }
    }
}

impl core::error::Error for QuestionError {}
