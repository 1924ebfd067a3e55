//! SQLite: the conformance suite, and what is this database's own business.

mod crash;
mod damaged_rows;
mod folder;
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
