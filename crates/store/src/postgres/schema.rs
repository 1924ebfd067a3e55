//! Schema version and migrations of a database, and checks that the database can be used.

use super::error::failed;
use super::session::Session;
use super::{PostgresAddress, PostgresError};
use crate::migrations::{self, POSTGRES};
use crate::sql::UNFINISHED;

/// Oldest supported version of the database server (13.0), the first with `pg_xact_status`.
const OLDEST: u32 = 130_000;

/// Returns the newest schema version that this program supports.
#[must_use]
pub fn newest_version() -> u32 {
    migrations::newest(POSTGRES)
}

pub(super) async fn run_migrations(session: &mut Session) -> Result<(), PostgresError> {
    let migrated = migrations::runner(POSTGRES).run_async(&mut session.client).await;
    migrated.map_err(Box::new)?;
    Ok(())
}

pub(super) async fn refuse_unfit(session: &Session, address: &PostgresAddress) -> Result<(), PostgresError> {
    let setting = async |name: &str| {
        let found = session.text(&format!("SHOW {name}")).await.map_err(failed)?;
        Ok::<_, PostgresError>(found.unwrap_or_default())
    };
    let unfit = |reason: String| PostgresError::Unfit {
        place: address.to_string(),
        reason,
    };
    let version = setting("server_version_num").await?;
    if version.parse::<u32>().is_ok_and(|version| version < OLDEST) {
        return Err(unfit("PostgreSQL 13 or newer is needed".to_owned()));
    }
    let encoding = setting("server_encoding").await?;
    if encoding != "UTF8" {
        return Err(unfit(format!("its encoding is {encoding}, and UTF8 is needed")));
    }
    Ok(())
}

/// Returns the schema version of a database; 0 if it is empty.
pub(super) async fn version(session: &Session, address: &PostgresAddress) -> Result<u32, PostgresError> {
    let place = || address.to_string();
    let number = async |sql: &str| {
        let found = session.text(sql).await.map_err(failed)?;
        Ok::<_, PostgresError>(found.and_then(|found| found.parse::<u32>().ok()).unwrap_or(0))
    };
    let history = "SELECT count(*) FROM pg_tables
                   WHERE schemaname = current_schema() AND tablename = 'refinery_schema_history'";
    if number(history).await? == 0 {
        let others = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()";
        return match number(others).await? {
            0 => Ok(0),
            _ => Err(PostgresError::NotOurs { place: place() }),
        };
    }
    let (found, known) = (
        number("SELECT max(version) FROM refinery_schema_history").await?,
        newest_version(),
    );
    if found > known {
        return Err(PostgresError::TooNew {
            place: place(),
            found,
            known,
        });
    }
    let unfinished =
        format!("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename = '{UNFINISHED}'");
    if number(&unfinished).await? > 0 {
        return Err(PostgresError::Unfinished { place: place() });
    }
    Ok(found)
}
