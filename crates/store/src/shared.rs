//! Analyses shared by link. The oldest are deleted if a limit is exceeded.

use crate::{Answer, QueryError, SharedId};

/// An analysis shared by link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedRow {
    /// The id, which the caller derives from the content.
    pub id: SharedId,
    /// Time at which the analysis was last shared, in milliseconds since 1970.
    pub stored_ms: i64,
    /// The content, which is opaque here.
    pub body: Vec<u8>,
}

/// Limits on stored analyses. The oldest are deleted first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SharedBounds {
    /// A time in milliseconds since 1970. Analyses last shared before it are deleted.
    pub before_ms: i64,
    /// Maximum total size of the bodies, in bytes.
    pub most_bytes: u64,
}

/// Queries about shared analyses. The guarantees of [`crate::Queries`] apply.
pub trait SharedQueries: Send + Sync {
    /// Returns the body of an analysis.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn shared(&self, id: SharedId) -> Answer<Option<Vec<u8>>, QueryError>;

    /// Returns whether the stored analyses exceed these limits.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn has_shared_beyond(&self, bounds: SharedBounds) -> Answer<bool, QueryError>;
}
