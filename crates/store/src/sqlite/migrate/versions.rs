//! Schema versions and their migrations.

use crate::migrations::{self, SQLITE};
use refinery::Runner;

/// First version with events that can be read without the rules of the game.
pub(super) const EVENTS_STAND_ALONE: u32 = 3;
/// First version with the columns `rated` and `invited` in `games`.
pub(super) const ROWS_SAY_TERMS: u32 = 13;

/// Returns the newest schema version that this program supports.
#[must_use]
pub fn newest_version() -> u32 {
    migrations::newest(SQLITE)
}

pub(super) fn runner() -> Runner {
    migrations::runner(SQLITE)
}

/// Returns the schema version to which a migration leads.
pub(super) fn version(migration: &refinery::Migration) -> u32 {
    u32::try_from(migration.version()).expect("migrations are numbered from 1")
}
