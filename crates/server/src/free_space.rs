//! Free disk space, from the system or from a test.

use std::path::Path;
use std::sync::Arc;

/// Reader of a disk's free space. Clones read the same disk.
#[derive(Clone)]
pub struct FreeSpace(Arc<dyn Fn() -> Option<u64> + Send + Sync>);

impl FreeSpace {
    /// Returns a reader for the disk that holds `folder`.
    #[must_use]
    pub fn of(folder: &Path) -> Self {
        let folder = folder.to_owned();
        Self(Arc::new(move || fs4::available_space(&folder).ok()))
    }

    /// Returns a reader that calls `read`, for tests.
    #[must_use]
    pub fn from_fn(read: impl Fn() -> Option<u64> + Send + Sync + 'static) -> Self {
        Self(Arc::new(read))
    }

    /// Returns the number of bytes that an unprivileged program can still write; `None` if unknown.
    pub(crate) fn bytes(&self) -> Option<u64> {
        (self.0)()
    }
}

impl std::fmt::Debug for FreeSpace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "FreeSpace({:?})", self.bytes())
    }
}
