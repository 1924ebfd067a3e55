//! Opens the database that a command works with: in a data folder or in PostgreSQL.

use crate::data_dir;
use crate::settings::{self, Part, Settings};
use command::Failure;
use std::path::{Path, PathBuf};
use store::postgres::{PostgresAddress, PostgresReader, PostgresStore};
use store::sqlite::{SqliteReader, SqliteStore};
use store::{AccountQueries, Location, Operator, Queries, RatingQueries, Store};

#[derive(Debug, Clone)]
pub(crate) struct Database(pub(crate) Location);

/// A database opened for reading.
pub(crate) trait Reads: Queries + RatingQueries + AccountQueries {}

impl<T: Queries + RatingQueries + AccountQueries> Reads for T {}

impl Database {
    /// Returns the database in the folder given by `--data`, or else the one from the settings.
    pub(crate) fn given_or_set(given: Option<&Path>) -> Result<Self, Failure> {
        if let Some(folder) = given {
            return Ok(Self(Location::Folder(folder.to_owned())));
        }
        let settings = settings::effective(Part::Both)?.settings();
        match of_settings(&settings) {
            Some(address) => Ok(Self(Location::Postgres(address))),
            None => data_dir::of_settings(settings.data).map(|folder| Self(Location::Folder(folder))),
        }
    }

    /// Returns the folder of the database, for a command that works with its files.
    ///
    /// Fails if the database is in PostgreSQL. The message then suggests `instead`.
    pub(crate) fn folder(self, instead: &str) -> Result<PathBuf, Failure> {
        match self.0 {
            Location::Folder(folder) => Ok(folder),
            Location::Postgres(address) => Err(Failure::usage(
                "db_is_postgres",
                format!("the database is {address}, no file: {instead}; --data DIR names a folder with a database"),
            )),
        }
    }

    /// Opens the database for operator commands, whether or not a server is running.
    pub(crate) fn operator(&self) -> Result<Operator, Failure> {
        match &self.0 {
            Location::Folder(folder) => Operator::open(folder).map_err(|error| Failure::work(error.code(), error)),
            Location::Postgres(address) => {
                Operator::open_postgres(address).map_err(|error| Failure::work(error.code(), error))
            }
        }
    }

    /// Opens the database for reading, whether or not a server is running.
    pub(crate) fn reader(&self) -> Result<Box<dyn Reads>, Failure> {
        Ok(match &self.0 {
            Location::Folder(folder) => {
                Box::new(SqliteReader::open(folder).map_err(|error| Failure::usage(error.code(), error))?)
            }
            Location::Postgres(address) => {
                Box::new(PostgresReader::open(address).map_err(|error| Failure::usage(error.code(), error))?)
            }
        })
    }

    /// Opens the database for writing. Fails while a server uses it.
    pub(crate) fn store(&self) -> Result<Box<dyn Store>, Failure> {
        Ok(match &self.0 {
            Location::Folder(folder) => {
                Box::new(SqliteStore::open_existing(folder).map_err(|error| Failure::usage(error.code(), error))?)
            }
            Location::Postgres(address) => {
                Box::new(PostgresStore::open(address).map_err(|error| Failure::usage(error.code(), error))?)
            }
        })
    }
}

/// Returns the PostgreSQL address from the settings, with its password.
pub(crate) fn of_settings(settings: &Settings) -> Option<PostgresAddress> {
    let address = settings.database.as_ref()?.0.clone();
    Some(with_password(address, settings))
}

/// Adds the password from the settings, if any, to an address.
pub(crate) fn with_password(address: PostgresAddress, settings: &Settings) -> PostgresAddress {
    match &settings.database_password {
        Some(password) => address.with_password(&password.0),
        None => address,
    }
}
