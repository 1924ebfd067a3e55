//! Analyses stored for a link. Nothing refers to them: the oldest are deleted when there are too many.

use crate::{Answer, QueryError, SharedId};

/// A stored analysis.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedRow {
    /// Derived from the content by the caller.
    pub id: SharedId,
    /// When it was last shared, in milliseconds since 1970.
    pub stored_ms: i64,
    /// Opaque here.
    pub body: Vec<u8>,
}

/// The limits beyond which analyses are deleted, oldest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SharedBounds {
    /// Analyses that have not been shared again since this time are deleted.
    pub before_ms: i64,
    /// Maximum bytes of all bodies, counted from the newest.
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

    /// Returns whether any analysis exceeds these limits.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn has_shared_beyond(&self, bounds: SharedBounds) -> Answer<bool, QueryError>;
}
