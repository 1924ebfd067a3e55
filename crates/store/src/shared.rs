//! Analyses stored for a link. Nothing refers to one: the oldest are deleted when there are too many.

use crate::{Answer, QueryError, SharedId};

/// A stored analysis.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedRow {
    /// Derived from the content by the caller.
    pub id: SharedId,
    /// When it was shared last, in milliseconds since 1970.
    pub stored_ms: i64,
    /// Opaque here.
    pub body: Vec<u8>,
}

/// Which analyses are forgotten, the oldest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SharedBounds {
    /// Analyses that were not shared again since this time.
    pub before_ms: i64,
    /// Limit of the bytes of all bodies, counted from the newest.
    pub most_bytes: u64,
}

/// The queries about shared analyses. What holds for [`crate::Queries`] holds here.
pub trait SharedQueries: Send + Sync {
    /// The body of an analysis.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn shared(&self, id: SharedId) -> Answer<Option<Vec<u8>>, QueryError>;

    /// Whether any analysis exceeds these limits.
    ///
    /// # Errors
    ///
    /// See [`QueryError`].
    fn has_shared_beyond(&self, bounds: SharedBounds) -> Answer<bool, QueryError>;
}
