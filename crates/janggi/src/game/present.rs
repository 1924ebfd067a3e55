//! The current state of a game under its rules, for display, with a checksum to compare the states of two programs.

use alloc::vec::Vec;

use super::{ActionError, Game, Rights, Standing};
use crate::mv::{Move, MoveList};
use crate::referee::Outcome;

/// The current state of a game under its rules.
#[derive(Clone, Debug)]
pub struct Present {
    /// Steps and the pass that the side to move may play; empty if there is a verdict.
    pub legal: MoveList,
    /// Steps that are legal on the board but not allowed by the rules, with the reasons. The list is empty if there is
    /// a verdict.
    pub refused: Vec<(Move, ActionError)>,
    pub rights: Rights,
    pub standing: Standing,
    /// Number of steps and passes so far.
    pub ply: u32,
    hash: u64,
}

impl Game {
    /// Returns the current state of the game under its rules.
    #[must_use]
    pub fn present(&self) -> Present {
        let legal = self.legal();
        let refused = match self.verdict() {
            Some(_) => Vec::new(),
            None => {
                let absent = self.position().legal_moves().into_iter();
                let absent = absent.filter(|step| !legal.contains(step));
                absent.filter_map(|step| Some((step, self.why(step).err()?))).collect()
            }
        };
        Present {
            legal,
            refused,
            rights: self.rights(),
            standing: self.standing(),
            ply: u32::try_from(self.history().ply()).unwrap_or(u32::MAX),
            hash: self.position().hash(),
        }
    }
}

impl Present {
    /// Returns a checksum of the state. The web client compares its checksum with the server's, because the version of
    /// the server may differ.
    #[must_use]
    pub fn checksum(&self) -> u32 {
        let standing = &self.standing;
        let outcome = |outcome: Option<Outcome>| outcome.map_or("", Outcome::code).as_bytes();
        // The hashes are summed, so the order of the moves does not matter.
        let legal = self.legal.iter().map(|&mv| hashed(START, &points(mv)));
        let refused = self.refused.iter();
        let refused = refused.map(|(mv, error)| hashed(hashed(START, &points(*mv)), error.code().as_bytes()));
        let moves = [legal.fold(0, u32::wrapping_add), refused.fold(0, u32::wrapping_add)];
        let parts: [&[u8]; 10] = [
            &self.hash.to_le_bytes(),
            &self.ply.to_le_bytes(),
            &moves[0].to_le_bytes(),
            &moves[1].to_le_bytes(),
            &[u8::from(self.rights.call)],
            &standing.points.cho.0.to_le_bytes(),
            &standing.points.han.0.to_le_bytes(),
            &standing.pieces.han.0.to_le_bytes(),
            outcome(standing.if_both_pass),
            outcome(standing.if_agreed),
        ];
        // A separator byte after each part keeps adjacent parts apart.
        parts.iter().fold(START, |sum, part| hashed(hashed(sum, part), &[0xff]))
    }
}

/// The offset basis of 32-bit FNV-1a.
const START: u32 = 0x811c_9dc5;

fn hashed(sum: u32, bytes: &[u8]) -> u32 {
    let with = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    bytes.iter().fold(sum, with)
}

fn points(mv: Move) -> [u8; 2] {
    match mv {
        Move::Step { from, to } => [from.index(), to.index()],
        Move::Pass => [u8::MAX; 2],
    }
}
