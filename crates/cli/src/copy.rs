//! `janggun database`: copies a database to a new one, or writes open data (in `open_data`).
//!
//! Owns the command line and the report. This module must not depend on how a database is copied.

use crate::database;
use crate::open_data::{self, OpenDataArguments};
use crate::settings::{self, Part, Settings};
use command::Failure;
use std::io::{self, Write};
use std::path::PathBuf;
use store::postgres::PostgresAddress;
use store::{Location, Progress, transfer};

/// Approximate number of rows between progress lines.
const TOLD: u64 = 10_000;

/// Work with entire databases
#[derive(Debug, clap::Args)]
pub(crate) struct DatabaseArguments {
    #[command(subcommand)]
    command: DatabaseCommand,
}

#[derive(Debug, clap::Subcommand)]
enum DatabaseCommand {
    Copy(CopyArguments),
    OpenData(OpenDataArguments),
}

/// Copy a database to a new one, such as from a data folder to PostgreSQL or back; no server may use either
///
/// Each row is compared afterwards. An interrupted copy continues when the same command is given again; until it
/// is complete, no server opens it. A place is a data folder or an address such as
/// `postgres://janggun@db.example/janggun`. Its password is given by the setting `database-password`.
#[derive(Debug, clap::Args)]
struct CopyArguments {
    /// The database to copy
    #[arg(long, value_name = "PLACE")]
    from: String,
    /// The new database
    #[arg(long, value_name = "PLACE")]
    to: String,
}

pub(crate) fn run(arguments: &DatabaseArguments) -> Result<(), Failure> {
    match &arguments.command {
        DatabaseCommand::Copy(arguments) => copy(arguments),
        DatabaseCommand::OpenData(arguments) => open_data::run(arguments),
    }
}

fn copy(CopyArguments { from, to }: &CopyArguments) -> Result<(), Failure> {
    let settings = settings::effective(Part::Both)?.settings();
    let (from, to) = (location(from, &settings)?, location(to, &settings)?);
    let mut output = io::stdout().lock();
    let mut told = Ok(());
    let copied = transfer(&from, &to, |progress| match progress {
        Progress::Copied { table, rows } => {
            if rows % TOLD < 1_000 {
                eprintln!("{table}: {rows} rows so far");
            }
        }
        Progress::Compared { table, rows } => {
            if told.is_ok() {
                told = writeln!(output, "{table}: {rows} rows, equal in both");
            }
        }
    });
    copied.map_err(|error| Failure::work(error.code(), error))?;
    told?;
    writeln!(output, "copied {from} to {to}")?;
    Ok(())
}

fn location(place: &str, settings: &Settings) -> Result<Location, Failure> {
    if !place.contains("://") {
        return Ok(Location::Folder(PathBuf::from(place)));
    }
    let address: PostgresAddress = place
        .parse()
        .map_err(|error: store::postgres::PostgresError| Failure::usage(error.code(), error))?;
    Ok(Location::Postgres(database::with_password(address, settings)))
}
