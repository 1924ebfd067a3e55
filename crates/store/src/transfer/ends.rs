//! Source and target of a copy, opened so that no other process can write to them.

use super::place::{Location, TransferError};
use crate::sql::Sql;
use crate::{postgres, sqlite};

/// An open database to which no other process can write.
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

/// Opens an existing database of this program's version.
pub(super) fn source(place: &Location) -> Result<End, TransferError> {
    Ok(match place {
        Location::Folder(folder) => End::Folder(sqlite::Locked::existing(folder)?),
        Location::Postgres(address) => End::Postgres(postgres::owned(address)?.into()),
    })
}

/// Opens a database that is new or an unfinished copy.
pub(super) fn target(place: &Location) -> Result<End, TransferError> {
    Ok(match place {
        Location::Folder(folder) => End::Folder(sqlite::Locked::new_or_unfinished(folder)?),
        Location::Postgres(address) => End::Postgres(postgres::owned_new_or_unfinished(address)?.into()),
    })
}
