//! Tests rolling upgrades of two servers that share a PostgreSQL database.
//!
//! In one test, the program under test is the older release, and the database gets a migration that it does not know.
//! In the other, it is the newer release, and the database lacks the newest migration.

use crate::database::server::PostgresDatabase;
use crate::standby::{Site, TAKEN_OVER_IN, Table, plies, ten_minutes};
use crate::support::{Guest, Server, data_folder};
use serde_json::json;
use std::time::Instant;

/// A made-up migration of the next release. It only adds to the schema, so an older server can keep running.
const NEXT: &str = "
    BEGIN;
    ALTER TABLE games ADD COLUMN mood TEXT;
    ALTER TABLE events ADD COLUMN weight BIGINT NOT NULL DEFAULT 0;
    CREATE TABLE moods (game TEXT PRIMARY KEY REFERENCES games (id), mood TEXT NOT NULL);
    CREATE INDEX games_by_mood ON games (mood) WHERE mood IS NOT NULL;
    INSERT INTO refinery_schema_history
    SELECT max(version) + 1, 'next', '2030-01-01T00:00:00Z', '1' FROM refinery_schema_history;
    COMMIT";

/// Undoes the newest migration, `V8__club_tournaments.sql`.
const WITHOUT_NEWEST: &str = "
    DROP TABLE club_notices;
    ALTER TABLE tournaments DROP COLUMN club;
    ALTER TABLE emails DROP COLUMN clubs;
    DELETE FROM refinery_schema_history WHERE version = 8";

const VERSION: &str = "SELECT max(version) FROM refinery_schema_history";

#[test]
fn an_owner_goes_on_while_a_newer_release_adds_to_its_database() {
    let mut site = Site::start("upgrade-older");
    let mut guest = Guest::new(&site.owner);
    let mut before = Table::open(&mut guest, ten_minutes());
    before.play();
    site.database.run(NEXT);
    before.play();
    // A new game also needs statements that were not prepared before the migration.
    let mut after = Table::open(&mut guest, ten_minutes());
    after.play();
    assert_eq!(guest.get("/health"), (200, json!("ok")));
    assert_eq!(
        [&before, &after].map(|table| plies(&guest, &table.id)),
        [before.plies, after.plies]
    );
    // A standby of the older release cannot take over, so it exits.
    assert_eq!(site.standby.wait(), Some(1));
    assert_eq!(site.owner.terminate(), Some(0));
    assert_eq!(
        site.database.run("SELECT owner IS NULL FROM leases"),
        "t\n",
        "the newer release need not wait"
    );
}

#[test]
fn a_newer_release_waits_for_the_owner_and_then_migrates_and_goes_on() {
    let database = PostgresDatabase::create(None);
    let address = database.address();
    let arguments = ["--database", address.as_str()];
    let mut older = Server::start_within(&[], data_folder("upgrade-first"), &arguments);
    let mut guest = Guest::new(&older);
    let mut tables: Vec<Table> = (0..4).map(|_| Table::open(&mut guest, ten_minutes())).collect();
    for (number, table) in tables.iter_mut().enumerate() {
        for _ in 0..number {
            table.play();
        }
    }
    assert_eq!(older.terminate(), Some(0));
    database.run(WITHOUT_NEWEST);
    // Simulates a server of the previous release that still holds the lease.
    database.run("UPDATE leases SET owner = gen_random_uuid(), lasts = '1 hour', until = now() + interval '1 hour'");
    let mut newer = Server::stand_by(data_folder("upgrade-second"), &arguments);
    assert_eq!(Guest::new(&newer).get("/health"), (503, json!("standby")));
    assert_eq!(database.run(VERSION), "7\n", "the owner's tables are as it knows them");
    // The owner releases the lease.
    database.run("UPDATE leases SET owner = NULL");
    let began = Instant::now();
    newer.wait_until_it_serves();
    assert!(began.elapsed() < TAKEN_OVER_IN, "{:?}", began.elapsed());
    assert_eq!(database.run(VERSION), "8\n");
    guest.move_to(&newer);
    for table in &mut tables {
        assert_eq!(plies(&guest, &table.id), table.plies);
        let view = guest.view(&table.id);
        assert_eq!(view["phase"], "playing", "{view}");
        for side in ["cho", "han"] {
            let main_ms = view["now"]["clocks"][side]["main_ms"].as_u64().expect("a clock");
            assert!(main_ms > 590_000, "{view}");
        }
        table.reconnect(&guest);
        table.play();
    }
}
