//! Solver for mates in N moves: finds the fastest mate, its first moves, and its solution.
//!
//! A mate is an ending by [`Cause::Mate`](janggi::referee::Cause::Mate), or by
//! [`Cause::Stalemate`](janggi::referee::Cause::Stalemate) if that wins (Xiangqi). If the defender can end the game in
//! another way (for example, by bikjang), there is no mate. With [`Aim::Win`], any ending that the attacker wins
//! counts. Earlier moves of the game count for endings that depend on them, such as repetition and move limits.

mod line;
mod proof;
mod question;
mod table;

use janggi::{Game, Move};

pub use line::Step;
use proof::{Proof, ProofResult};
pub use question::{Aim, Attack, MAX_MOVES, Question, QuestionError};

/// A proven mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mate {
    /// Smallest number of the attacker's moves, including the mating move, in which mate can be forced.
    pub moves: u32,
    /// All first moves of a mate in this many moves.
    pub first: Vec<Move>,
    /// The mate as a line of moves. The attacker plays the first of its fastest moves, and the defender plays a move
    /// that delays mate longest.
    pub line: Vec<Step>,
}

impl Mate {
    /// Returns whether the attacker has only one fastest move at each of its turns of [`line`](Mate::line) before the
    /// mating move. Several mating moves count as one solution.
    #[must_use]
    pub fn is_unique(&self) -> bool {
        let turns = self.line.iter().filter(|step| !step.equals.is_empty());
        turns.take(self.moves as usize - 1).all(|step| step.equals.len() == 1)
    }
}

/// Result of the solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The side to move can force mate.
    Mate(Mate),
    /// There is no mate within the requested number of moves.
    NoMate,
    /// The node limit was reached before the search was complete.
    Unknown {
        /// Largest number of moves for which a mate has been ruled out.
        none_in: u32,
    },
}

/// Searches for the fastest mate by the side to move.
///
/// # Errors
/// [`QuestionError`] if the game is over or the number of moves is out of range.
pub fn solve(game: &Game, question: &Question) -> Result<Answer, QuestionError> {
    if game.verdict().is_some() {
        return Err(QuestionError::Over);
    }
    if !(1..=MAX_MOVES).contains(&question.moves) {
        return Err(QuestionError::Moves(question.moves));
    }
    let mut proof = Proof::new(game, question);
    for moves in 1..=question.moves {
        match proof.attack(moves) {
            ProofResult::Refuted => {}
            ProofResult::Open => return Ok(Answer::Unknown { none_in: moves - 1 }),
            ProofResult::Proved => {
                let found = line::first_moves(&mut proof, moves).and_then(|first| {
                    let line = line::play_out(&mut proof, moves)?;
                    Some(Mate { moves, first, line })
                });
                return Ok(found.map_or(Answer::Unknown { none_in: moves - 1 }, Answer::Mate));
            }
        }
    }
    Ok(Answer::NoMate)
}
