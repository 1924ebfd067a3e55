//! Manifests, which record the revision, the inputs and the figures of a result, and atomic writing of files.

use crate::failure::Failure;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fs;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A file of games used as input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Source {
    /// File name without its folder.
    pub(crate) file: String,
    pub(crate) sha256: String,
    pub(crate) games: u64,
    /// Number of positions selected from the file; `policy` counts only those for training.
    pub(crate) positions: u64,
}

/// Returns the SHA-256 of `bytes` in hexadecimal.
pub(crate) fn sha256(bytes: &[u8]) -> String {
    sha256_of([bytes])
}

/// Returns the SHA-256 of concatenated parts in hexadecimal.
pub(crate) fn sha256_of<T: AsRef<[u8]>>(parts: impl IntoIterator<Item = T>) -> String {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the name of a file without its folder.
pub(crate) fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Returns the hash of the current git commit, or `unknown` if git cannot find it. Appends `-changed` if a tracked file
/// has uncommitted changes.
pub(crate) fn revision() -> String {
    let git = |arguments: &[&str]| {
        let output = Command::new("git").args(arguments).output().ok()?;
        output
            .status
            .success()
            .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    let Some(head) = git(&["rev-parse", "HEAD"]) else {
        return "unknown".to_owned();
    };
    match git(&["status", "--porcelain", "--untracked-files=no"]) {
        Some(changes) if changes.is_empty() => head,
        Some(_) | None => format!("{head}-changed"),
    }
}

/// Returns the path of a result's manifest: the result's path with `.json` appended.
pub(crate) fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".json");
    PathBuf::from(name)
}

/// Writes a file under a temporary name, then renames it, so that it is never incomplete. Creates missing folders.
pub(crate) fn write<T: AsRef<[u8]>>(path: &Path, parts: impl IntoIterator<Item = T>) -> Result<(), Failure> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(Failure::file(folder))?;
    }
    let mut half = path.as_os_str().to_owned();
    half.push(".part");
    let half = PathBuf::from(half);
    let mut file = BufWriter::new(fs::File::create(&half).map_err(Failure::file(&half))?);
    for part in parts {
        file.write_all(part.as_ref()).map_err(Failure::file(&half))?;
    }
    let file = file
        .into_inner()
        .map_err(|error| Failure::file(&half)(error.into_error()))?;
    file.sync_all().map_err(Failure::file(&half))?;
    fs::rename(&half, path).map_err(Failure::file(path))
}

/// Writes a manifest as formatted JSON.
pub(crate) fn write_json(path: &Path, manifest: &impl Serialize) -> Result<(), Failure> {
    let mut text = serde_json::to_string_pretty(manifest).map_err(|error| Failure::new("manifest", error))?;
    text.push('\n');
    write(path, [text])
}
