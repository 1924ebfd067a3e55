//! Mate in N moves: whether, by which first moves, and how.
//!
//! Owns the questions and the answers; the proof is `proof`'s. A mate is an ending by [`Cause::Mate`](janggi::referee::Cause::Mate), or by [`Cause::Stalemate`](janggi::referee::Cause::Stalemate)
//! where that wins (Xiangqi). A defender who may end the game otherwise (빅장, for instance) is not mated. Endings that depend on
//! the moves before the position (repetition, move limits) are those of the game as it is given.

mod line;
mod proof;
mod question;
mod table;

use janggi::{Game, Move};

pub use line::Step;
use proof::{Proof, ProofResult};
pub use question::{Aim, Attack, MAX_MOVES, Question, QuestionError};

/// A mate, proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mate {
    /// Moves of the attacker, the mating one included: the fewest by which it can be forced.
    pub moves: u32,
    /// Every first move that mates in this many.
    pub first: Vec<Move>,
    /// The mate played out: the attacker takes the first of its fastest moves, the defender one that holds out longest.
    pub line: Vec<Step>,
}

impl Mate {
    /// Whether the attacker had one fastest move on every turn of [`line`](Mate::line) before the mating one, where several mates
    /// count as one solution.
    #[must_use]
    pub fn is_unique(&self) -> bool {
        let turns = self.line.iter().filter(|step| !step.equals.is_empty());
        turns.take(self.moves as usize - 1).all(|step| step.equals.len() == 1)
    }
}

/// Result of the solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The side to move mates.
    Mate(Mate),
    /// It does not, in this many moves.
    NoMate,
    /// All the nodes were used up before that was known.
    Unknown {
        /// There is no mate in this many moves.
        none_in: u32,
    },
}

/// Looks for the fastest mate of the side to move.
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
