//! Documents that accompany the executable. The executable generates the manual pages, shell completions and licence
//! notices; the other documents are copied from the repository.

use super::folder::{self, Mode, copy, put, said};
use crate::command::{check, program, root};
use crate::failure::Failure;
use std::fs;
use std::path::Path;

/// Files copied from the repository root to the archive for Linux.
pub(super) const TEXTS: [&str; 4] = ["CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT", "README.md"];

/// Writes the manual pages to the folder `name` under `above`.
pub(super) fn manual(executable: &Path, above: &Path, name: &str) -> Result<(), Failure> {
    let pages = above.join(name);
    fs::create_dir_all(&pages).map_err(Failure::at(&pages))?;
    let mut write = program(&executable.to_string_lossy(), &["man", "--dir"]);
    check(write.arg(&pages))?;
    for page in folder::names(&pages)? {
        copy(&pages.join(&page), above, &format!("{name}/{page}"), Mode::Text)?;
    }
    Ok(())
}

/// Writes the completions for a shell to the file `name` under `above`.
pub(super) fn completions(executable: &Path, shell: &str, above: &Path, name: &str) -> Result<(), Failure> {
    put(
        above,
        name,
        said(executable, &["completions", shell])? + "\n",
        Mode::Text,
    )
}

/// Writes the licences of all software in the executable to the file `name` under `above`.
pub(super) fn notices(executable: &Path, above: &Path, name: &str) -> Result<(), Failure> {
    put(above, name, said(executable, &["notices"])? + "\n", Mode::Text)
}

/// Copies [`TEXTS`] to `folder` under `above`.
pub(super) fn texts(above: &Path, folder: &str) -> Result<(), Failure> {
    TEXTS
        .iter()
        .try_for_each(|name| copy(&root().join(name), above, &format!("{folder}/{name}"), Mode::Text))
}
