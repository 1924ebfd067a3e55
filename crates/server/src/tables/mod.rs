//! Endgame tables: probing the folder, and building the small ones in the background. Must not know HTTP.

mod making;
mod table_cache;

pub use making::TableMaking;
pub(crate) use making::make;
pub(crate) use table_cache::{ProbeFailure, TableCache};
