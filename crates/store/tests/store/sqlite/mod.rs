//! SQLite: the conformance suite, and tests specific to this database.

mod crash;
mod damaged_rows;
pub(crate) mod folder;
mod identity;
mod opening;

use crate::conformance::{Testbed, conformance};
use folder::Folder;
use store::Store;
use store::sqlite::SqliteStore;

impl Testbed for Folder {
    fn empty() -> Self {
        Self::new("d")
    }

    fn open(&self) -> Box<dyn Store> {
        Box::new(SqliteStore::open(self.path()).unwrap())
    }
}

conformance!(Folder);
