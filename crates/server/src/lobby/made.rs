//! A cached list that is reused for a few seconds.

use std::sync::Arc;

/// Time for which a list is reused.
const LASTS_MS: i64 = 3_000;

/// A list and the time when it was built.
pub(super) struct Made<T> {
    pub(super) at_ms: i64,
    pub(super) list: Arc<Vec<T>>,
}

impl<T> Made<T> {
    pub(super) fn fresh(made: Option<&Self>, now_ms: i64) -> Option<Arc<Vec<T>>> {
        let made = made.filter(|made| (0..LASTS_MS).contains(&(now_ms - made.at_ms)));
        made.map(|made| Arc::clone(&made.list))
    }
}
