//! Measurement of the disk: pages of 4 KiB are repeatedly written and synced.

use super::latencies::Latencies;
use crate::{Failure, clock};
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::time::Duration;

/// Writes and syncs pages of a file in `folder` until `duration` has passed, then deletes the file. Returns the time
/// per page.
pub(super) fn measure(folder: &Path, duration: Duration) -> Result<Latencies, Failure> {
    let path = folder.join("sync-loop");
    let failed = || Failure::io(path.display().to_string());
    let mut file = File::create(&path).map_err(failed())?;
    let page = [0x6a; 4096];
    let mut times = Latencies::default();
    let start = clock::now();
    while start.elapsed() < duration {
        let before = clock::now();
        file.write_all(&page)
            .and_then(|()| file.sync_data())
            .map_err(failed())?;
        times.add(before.elapsed());
    }
    drop(file);
    std::fs::remove_file(&path).map_err(failed())?;
    Ok(times)
}
