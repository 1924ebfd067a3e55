//! Tables of wins only, with up to three free pieces against guards: one bit for each position and side to move.
//!
//! The other tables of the crate take a byte for each position and examine each one separately. Here the attacker, Cho,
//! has one to three pieces outside the palaces and any guards, and the defender, Han, has only guards. The attacker's
//! general is then never in danger, only the attacker can win, and the squares of the last free piece form a row of
//! bits that is processed with a few operations. A signature and everything that captures turn it into are solved
//! together, ply by ply, so that the number of the round in which a position is found gives the distance to mate.

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
