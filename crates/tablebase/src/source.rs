//! A file that several threads can read at different offsets.
//!
//! Unlike a memory map, it needs no unsafe code, and a file that shrinks causes an error instead of a crash. The
//! system's page cache keeps the reads fast.

use std::fs::File;
use std::io;
use std::path::Path;

#[derive(Debug)]
pub(crate) struct Source {
    #[cfg(unix)]
    file: File,
    #[cfg(not(unix))]
    file: std::sync::Mutex<File>,
    length: u64,
}

impl Source {
    pub(crate) fn open(path: &Path) -> io::Result<Source> {
        let file = File::open(path)?;
        let length = file.metadata()?.len();
        #[cfg(not(unix))]
        let file = std::sync::Mutex::new(file);
        Ok(Source { file, length })
    }

    pub(crate) fn length(&self) -> u64 {
        self.length
    }

    /// Fills `bytes` from the file, starting at `offset`.
    #[cfg(unix)]
    pub(crate) fn read(&self, offset: u64, bytes: &mut [u8]) -> io::Result<()> {
        std::os::unix::fs::FileExt::read_exact_at(&self.file, bytes, offset)
    }

    /// Fills `bytes` from the file, starting at `offset`.
    #[cfg(not(unix))]
    pub(crate) fn read(&self, offset: u64, bytes: &mut [u8]) -> io::Result<()> {
        use std::io::{Read, Seek, SeekFrom};
        let mut file = self.file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        file.seek(SeekFrom::Start(offset))?;
        file.read_exact(bytes)
    }
}
