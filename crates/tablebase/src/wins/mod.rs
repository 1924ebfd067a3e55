//! Tables of wins with up to three free pieces against guards. They contain one bit for each position and side to move.
//!
//! The other tables of the crate use one byte per position and examine each position separately. In these tables, the
//! attacker, Cho, has one to three free pieces and any guards, and the defender, Han, has only guards. The attacker's
//! general is therefore never in danger, and only the attacker can win. The squares of the last free piece form a row
//! of bits that is processed with a few operations. A signature and all signatures to which captures lead are solved
//! together, ply by ply. The round in which a position is found determines its distance to mate.

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
