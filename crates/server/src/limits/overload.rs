//! Whether there is more to do than the server can: found by delays that are measured while it works.

use std::sync::atomic::{AtomicBool, Ordering};

/// What was found last. Nothing is known at first, which is no overload.
#[derive(Debug, Default)]
pub(crate) struct Overload(AtomicBool);

impl Overload {
    /// Whether what is new is refused.
    pub(crate) fn is_active(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Notes what is found now; tells whether it is something else than before.
    pub(crate) fn set(&self, found: bool) -> bool {
        self.0.swap(found, Ordering::Relaxed) != found
    }
}
