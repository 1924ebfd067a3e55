//! The limit on this process's open files. Every connection is an open file.

/// Number of files reserved for other uses, such as the database, the pipes of workers and the log.
#[cfg(unix)]
const RESERVED: usize = 64;

/// Raises the soft limit of open files to the hard limit. Returns the number of connections that the limit permits.
///
/// On most Linux systems, the soft limit is 1,024, for compatibility with programs that use `select`. This server does
/// not use it.
#[cfg(unix)]
pub(crate) fn raise_open_files() -> usize {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    let soft = limit.current;
    limit.current = limit.maximum;
    let files = match setrlimit(Resource::Nofile, limit) {
        Ok(()) => limit.maximum,
        Err(error) => {
            tracing::warn!(%error, "the limit of open files cannot be raised");
            soft
        }
    };
    // `None` means that there is no limit.
    files.map_or(usize::MAX, |files| {
        usize::try_from(files).unwrap_or(usize::MAX).saturating_sub(RESERVED)
    })
}

/// Windows has no such limit.
#[cfg(windows)]
pub(crate) fn raise_open_files() -> usize {
    usize::MAX
}
