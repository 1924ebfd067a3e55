//! Copies a whole database to another one of the same or a different kind.
//!
//! - `tables` the tables in the order of copying; `rows` reading, writing and comparing rows
//! - `place` locations of databases and reasons for failed copies; `ends` source and target, opened so that no server
//!   can use them
//!
//! Rows are copied in many small transactions. Until the copy is complete, a table in the target marks it as
//! unfinished, so that no server opens it. Running the same command again continues an interrupted copy.

mod ends;
mod place;
mod rows;
mod tables;

use crate::sql::{Sql, SqlError, UNFINISHED};
pub use place::{Location, TransferError};
use tables::TABLES;

/// The progress of a copy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// `rows` rows of the table have been copied by this call so far.
    Copied { table: &'static str, rows: u64 },
    /// The table has the same `rows` rows in both databases.
    Compared { table: &'static str, rows: u64 },
}

/// Copies a database into a new one, or continues an interrupted copy. Then compares all tables by hashes of their
/// rows. No server can use the source or the target during the copy. Reports progress about every thousand copied
/// rows, and after comparing each table. Blocks the thread.
///
/// # Errors
///
/// See [`TransferError`].
pub fn transfer(from: &Location, to: &Location, mut report: impl FnMut(Progress)) -> Result<(), TransferError> {
    let source = ends::source(from)?;
    let target = ends::target(to)?;
    let (source, target) = (source.connection(), target.connection());
    begin(target, from, to)?;
    for table in TABLES {
        let copied = rows::copy(source, target, table, |rows| {
            report(Progress::Copied {
                table: table.name,
                rows,
            });
        });
        copied.map_err(|error| stopped(table.name, &error))?;
    }
    for table in TABLES {
        let (of_source, of_target) = (rows::digest(source, table), rows::digest(target, table));
        let of_source = of_source.map_err(|error| stopped(table.name, &error))?;
        let of_target = of_target.map_err(|error| stopped(table.name, &error))?;
        if of_source != of_target {
            return Err(TransferError::Differs {
                table: table.name,
                of_source: of_source.rows,
                of_target: of_target.rows,
            });
        }
        report(Progress::Compared {
            table: table.name,
            rows: of_source.rows,
        });
    }
    let ended = target.execute(&format!("DROP TABLE {UNFINISHED}"), &[]);
    ended.map(drop).map_err(|error| stopped(UNFINISHED, &error))
}

fn stopped(table: &'static str, error: &SqlError) -> TransferError {
    TransferError::Stopped {
        table,
        reason: error.to_string(),
    }
}

/// Marks the target as an unfinished copy of the source. Refuses a target with any other data.
fn begin(target: &dyn Sql, from: &Location, to: &Location) -> Result<(), TransferError> {
    let failed = |error: SqlError| stopped(UNFINISHED, &error);
    let (place, from) = (to.to_string(), from.to_string());
    if let Some(source_place) = rows::unfinished(target).map_err(failed)? {
        return if source_place == from {
            Ok(())
        } else {
            Err(TransferError::Other { place, source_place })
        };
    }
    for table in TABLES {
        if rows::last_key(target, table).map_err(failed)?.is_some() {
            return Err(TransferError::NotEmpty { place });
        }
    }
    rows::note_unfinished(target, &from).map_err(failed)
}
