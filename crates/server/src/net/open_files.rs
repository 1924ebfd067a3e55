//! The limit on this process's open files. Every connection is an open file.

/// Number of files reserved for other uses: the database, its readers, workers' pipes, the log.
#[cfg(unix)]
const RESERVED: usize = 64;

/// Raises the soft limit of open files to the hard limit, and returns the number of connections that it permits.
///
/// The soft limit is 1,024 on most systems, for the sake of programs that use `select`, which this server does not.
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
