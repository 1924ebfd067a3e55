//! PostgreSQL: the conformance suite, and tests specific to this database, on a server started by the tests.

mod copying;
mod lease;
mod lost;
mod opening;
mod schema;
pub(crate) mod server;
mod tls;

use crate::conformance::{Testbed, conformance};
use server::PostgresDatabase;
use std::sync::OnceLock;
use std::thread;
use store::Store;
use store::postgres::PostgresStore;

/// Opens a database on a separate thread, because opening blocks.
pub(crate) fn open(database: &PostgresDatabase) -> PostgresStore {
    let address = database.address().parse().unwrap();
    let opened = thread::spawn(move || PostgresStore::open(&address)).join().unwrap();
    opened.unwrap()
}

/// Returns the name of a database with the newest schema and no rows.
fn template() -> &'static str {
    static TEMPLATE: OnceLock<String> = OnceLock::new();
    TEMPLATE.get_or_init(|| {
        let mut database = PostgresDatabase::create(None);
        drop(open(&database));
        std::mem::take(&mut database.name)
    })
}

impl Testbed for PostgresDatabase {
    fn empty() -> Self {
        Self::create(Some(template()))
    }

    fn open(&self) -> Box<dyn Store> {
        Box::new(open(self))
    }
}

conformance!(PostgresDatabase);
