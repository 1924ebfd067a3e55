//! Source and target of a copy, opened so that no server can use them.

use super::place::{Location, TransferError};
use crate::sql::Sql;
use crate::{postgres, sqlite};

/// An open database that no server can use in the meantime.
pub(super) enum End {
    Folder(sqlite::Locked),
    Postgres(Box<postgres::Owned>),
}

impl End {
    pub(super) fn connection(&self) -> &dyn Sql {
        match self {
            Self::Folder(locked) => locked.connection(),
            Self::Postgres(owned) => &owned.connection,
        }
    }
}

/// Opens an existing database.
pub(super) fn source(place: &Location) -> Result<End, TransferError> {
    Ok(match place {
        Location::Folder(folder) => End::Folder(sqlite::Locked::existing(folder)?),
        Location::Postgres(address) => End::Postgres(postgres::owned(address)?.into()),
    })
}

/// Opens a database to copy into, even if it is an unfinished copy.
pub(super) fn target(place: &Location) -> Result<End, TransferError> {
    Ok(match place {
        Location::Folder(folder) => End::Folder(sqlite::Locked::new_or_unfinished(folder)?),
        Location::Postgres(address) => End::Postgres(postgres::owned_new_or_unfinished(address)?.into()),
    })
}
