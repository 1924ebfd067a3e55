//! `SHA256SUMS`: the checksums of a release's files.

use super::folder;
use crate::command::{output, program};
use crate::failure::Failure;
use std::fs;
use std::path::Path;

const NAME: &str = "SHA256SUMS";

/// Writes the checksums of all files in a release's folder.
pub(super) fn write(release: &Path) -> Result<(), Failure> {
    let names = folder::names(release)?;
    let mut sum = program("sha256sum", &["--"]);
    sum.args(names.iter().filter(|name| *name != NAME)).current_dir(release);
    let sums = output(&mut sum).ok_or_else(|| Failure::Missing {
        what: format!("`sha256sum` failed in {}", release.display()),
        cure: "install the GNU core utilities".into(),
    })?;
    fs::write(release.join(NAME), sums + "\n").map_err(Failure::at(release.join(NAME)))
}

/// Prints the checksums with the size of each file.
pub(super) fn print(release: &Path) -> Result<(), Failure> {
    let sums = fs::read_to_string(release.join(NAME)).map_err(Failure::at(release.join(NAME)))?;
    for line in sums.lines() {
        let name = line.split_whitespace().last().unwrap_or_default();
        let size = fs::metadata(release.join(name))
            .map_err(Failure::at(release.join(name)))?
            .len();
        println!("{line}  {} KB", size.div_ceil(1000));
    }
    Ok(())
}
