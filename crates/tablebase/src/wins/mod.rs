//! Who wins, and nothing else, with up to three free pieces against guards: a bit for each position and side to move.
//!
//! The tables of the crate take a byte for each position, and look at each for itself. Here the attacker, Cho, has one to three
//! pieces outside the palaces and any guards, and the defender, Han, only guards. Then nothing can happen to the attacker's general, only the
//! attacker can win, and the points of the last free piece form a row of bits that is worked on with a few operations. A signature and all
//! that captures make of it are solved together, ply by ply, so the number of the round in which a position is found says the
//! distance to mate.

mod change;
mod courts;
mod family;
mod folder;
mod geometry;
mod reading;
mod solve;
mod spread;
mod sweep;

pub use change::Change;
pub use family::Family;
pub use folder::{WinsFolder, WinsFolderError};
pub use reading::{Count, Reading};
pub use solve::{Wins, WinsError};
