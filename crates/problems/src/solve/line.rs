//! The solution of a proven mate as a line of moves.
//!
//! Of several equally good moves, the first in move generation order is chosen. This module must not decide whether a
//! mate exists.

use janggi::Move;

use super::proof::{Proof, ProofResult};

/// A move of the solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub mv: Move,
    /// All moves of the attacker that mate equally fast, including the one played; empty for the defender.
    pub equals: Vec<Move>,
}

/// Returns all moves of the attacker that start a mate in `moves` moves, which must be the smallest possible number.
/// Returns `None` if the node limit was reached.
pub(super) fn first_moves(proof: &mut Proof, moves: u32) -> Option<Vec<Move>> {
    let mut found = Vec::new();
    for mv in proof.candidates(moves) {
        proof.history.push(mv);
        let verdict = proof.defend(moves - 1);
        proof.history.pop();
        match verdict {
            ProofResult::Proved => found.push(mv),
            ProofResult::Refuted => {}
            ProofResult::Open => return None,
        }
    }
    Some(found)
}

/// Returns the defender's move that delays mate longest, and the number of moves that the attacker then needs, which is
/// 0 if the defender's move itself ends the game. Returns `None` if the node limit was reached.
fn longest_defence(proof: &mut Proof, most: u32) -> Option<(Move, u32)> {
    let mut longest: Option<(Move, u32)> = None;
    for mv in proof.candidates(most) {
        let least = longest.map_or(0, |(_, moves)| moves);
        proof.history.push(mv);
        if proof.ended().is_some() {
            proof.history.pop();
            longest = longest.or(Some((mv, 0)));
            continue;
        }
        let moves = fastest(proof, least + 1, most);
        proof.history.pop();
        match moves? {
            Some(moves) => longest = Some((mv, moves)),
            None if longest.is_none() => return None,
            None => {}
        }
        if least == most {
            break;
        }
    }
    longest
}

/// Returns the smallest number of moves in which the attacker mates, if it is at least `from`. Returns `Some(None)` if
/// it is smaller, and `None` if the node limit was reached.
fn fastest(proof: &mut Proof, from: u32, most: u32) -> Option<Option<u32>> {
    if from > 1 && proof.attack(from - 1) == ProofResult::Proved {
        return Some(None);
    }
    for moves in from..=most {
        match proof.attack(moves) {
            ProofResult::Proved => return Some(Some(moves)),
            ProofResult::Refuted => {}
            ProofResult::Open => return None,
        }
    }
    None
}

/// Returns the line of a mate in `moves` moves from the current position; `None` if the node limit was reached.
pub(super) fn play_out(proof: &mut Proof, moves: u32) -> Option<Vec<Step>> {
    let mut line = Vec::new();
    let played = go_on(proof, moves, &mut line);
    for _ in 0..line.len() {
        proof.history.pop();
    }
    played.then_some(line)
}

fn go_on(proof: &mut Proof, mut moves: u32, line: &mut Vec<Step>) -> bool {
    loop {
        let Some(equals) = first_moves(proof, moves) else {
            return false;
        };
        let Some(&mv) = equals.first() else { return false };
        proof.history.push(mv);
        line.push(Step { mv, equals });
        if moves == 1 {
            return true;
        }
        let Some((mv, left)) = longest_defence(proof, moves - 1) else {
            return false;
        };
        if left == 0 {
            return true;
        }
        proof.history.push(mv);
        line.push(Step { mv, equals: Vec::new() });
        moves = left;
    }
}
