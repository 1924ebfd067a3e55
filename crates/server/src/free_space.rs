//! The server's only access to the free disk space, as a value that tests replace.

use std::path::Path;
use std::sync::Arc;

/// Reads how much can still be written. Clones read the same disk.
#[derive(Clone)]
pub struct FreeSpace(Arc<dyn Fn() -> Option<u64> + Send + Sync>);

impl FreeSpace {
    /// Returns the disk that holds `folder`.
    #[must_use]
    pub fn of(folder: &Path) -> Self {
        let folder = folder.to_owned();
        Self(Arc::new(move || fs4::available_space(&folder).ok()))
    }

    /// Returns the values of `read`, for tests.
    #[must_use]
    pub fn from_fn(read: impl Fn() -> Option<u64> + Send + Sync + 'static) -> Self {
        Self(Arc::new(read))
    }

    /// Bytes that a program without privileges can still write; `None` if the system does not say.
    pub(crate) fn bytes(&self) -> Option<u64> {
        (self.0)()
    }
}

impl std::fmt::Debug for FreeSpace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "FreeSpace({:?})", self.bytes())
    }
}
