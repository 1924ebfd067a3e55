//! Endgame tables: the folder that is asked, and the making of the small ones in the background. Must not know HTTP.

mod making;
mod shelf;

pub use making::TableMaking;
pub(crate) use making::make;
pub(crate) use shelf::{ProbeFailure, TableShelf};
