//! The server's only door to the time. Everything else is handed a moment.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Reads the time as milliseconds since 1970. Clones read the same clock.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> i64 + Send + Sync>);

impl Clock {
    /// The machine's clock, read once; from then on a monotonic count, so that a correction of the machine's clock
    /// while the server runs takes no time from a player.
    #[must_use]
    pub fn system() -> Self {
        #[expect(clippy::disallowed_methods, reason = "the door")]
        let (wall, start) = (SystemTime::now(), Instant::now());
        let base = millis(wall.duration_since(UNIX_EPOCH).unwrap_or_default());
        Self(Arc::new(move || base + millis(start.elapsed())))
    }

    /// A clock that reads whatever `read` says, for tests.
    #[must_use]
    pub fn from_fn(read: impl Fn() -> i64 + Send + Sync + 'static) -> Self {
        Self(Arc::new(read))
    }

    /// The present, in milliseconds since 1970.
    #[must_use]
    pub fn now_ms(&self) -> i64 {
        (self.0)()
    }
}

impl std::fmt::Debug for Clock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Clock({})", self.now_ms())
    }
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).expect("292 million years fit")
}
