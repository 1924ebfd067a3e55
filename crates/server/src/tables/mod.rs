//! Endgame tables: probing all of them, and building the small ones in the background. Must not depend on HTTP.

mod making;
mod table_cache;

pub use making::TableMaking;
pub(crate) use making::make;
pub(crate) use table_cache::{ProbeFailure, TableCache};
