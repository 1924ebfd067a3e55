//! What can be asked. Owns the bounds of a question.

use core::fmt;

/// Most moves of the attacker that can be asked for.
pub const MAX_MOVES: u32 = 30;

/// What the attacker may play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// Only checks, as in most composed problems (연장군).
    Checks,
    /// Anything.
    Any,
}

/// What the attacker is to reach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aim {
    #[default]
    Mate,
    /// Any ending that wins: mate, or one by which the rule set lets points decide. A call (빅장!) of the attacker is not looked for.
    Win,
}

/// A mate that is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Most moves of the attacker, the mating one included: 1 to [`MAX_MOVES`].
    pub moves: u32,
    /// What the attacker may play.
    pub attack: Attack,
    /// What the attacker is to reach.
    pub aim: Aim,
    /// Positions to look at before giving up.
    pub nodes: u64,
}

/// Why a question cannot be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionError {
    /// The game is over.
    Over,
    /// Not 1 to [`MAX_MOVES`].
    Moves(u32),
}

impl QuestionError {
    /// Stable word for programs.
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
