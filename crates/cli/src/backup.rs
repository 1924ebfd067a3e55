//! `janggun backup` and `janggun restore`: back up the database to a file, and restore it.
//!
//! Defines the arguments and the output; the `store` crate copies the database.

use crate::database::Database;
use command::Failure;
use std::path::{Path, PathBuf};
use store::sqlite::{self, BackupError};

/// Instructions for backing up and restoring a PostgreSQL database.
const INSTEAD: &str = "`pg_dump` copies it beside a running server, and `pg_restore` puts a copy back";

/// Copy the database to a file, whether or not the server is running
///
/// The copy contains everything that was on disk when it began, and is checked before it gets its name. An existing
/// file is not replaced.
#[derive(Debug, clap::Args)]
pub(crate) struct BackupArguments {
    /// The new backup file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Folder of the database; by default the one in the settings, or else the platform's data folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Replace the database with a backup; the server must be stopped
///
/// The previous database is kept as janggun.db.before-restore.
#[derive(Debug, clap::Args)]
pub(crate) struct RestoreArguments {
    /// The backup to restore
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Folder of the database; by default the one in the settings, or else the platform's data folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

pub(crate) fn backup(arguments: &BackupArguments) -> Result<(), Failure> {
    let folder = Database::given_or_set(arguments.data.as_deref())?.folder(INSTEAD)?;
    done(sqlite::backup(&folder, &arguments.file), &folder, &arguments.file)
}

pub(crate) fn restore(arguments: &RestoreArguments) -> Result<(), Failure> {
    let folder = Database::given_or_set(arguments.data.as_deref())?.folder(INSTEAD)?;
    done(sqlite::restore(&folder, &arguments.file), &arguments.file, &folder)
}

fn done(result: Result<(), BackupError>, from: &Path, to: &Path) -> Result<(), Failure> {
    result.map_err(|error| Failure::work(error.code(), error))?;
    eprintln!("copied {} to {}", from.display(), to.display());
    Ok(())
}
