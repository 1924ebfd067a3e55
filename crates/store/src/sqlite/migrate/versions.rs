//! The versions of the schema, and the migration that leads to each.

use refinery::Runner;

/// The version from which games are written with events that need no referee.
pub(super) const EVENTS_STAND_ALONE: u32 = 3;
/// The version since which a game's row has the terms that lists show.
pub(super) const ROWS_SAY_TERMS: u32 = 13;

mod embedded {
    refinery::embed_migrations!("src/sqlite/migrations");
}

/// The newest schema version this program knows.
#[must_use]
pub fn newest_version() -> u32 {
    let runner = runner();
    let newest = runner.get_migrations().iter().map(version).max();
    newest.unwrap_or(0)
}

/// The migrations, embedded.
pub(super) fn runner() -> Runner {
    embedded::migrations::runner()
}

/// The schema version to which a migration leads.
pub(super) fn version(migration: &refinery::Migration) -> u32 {
    u32::try_from(migration.version()).expect("migrations are numbered from 1")
}
