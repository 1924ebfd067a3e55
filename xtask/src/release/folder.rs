//! Creates, fills and packs folders of artefacts. This module must not depend on particular artefacts.

use super::making::Quality;
use crate::command::{check, output, program};
use crate::failure::Failure;
use std::fs;
use std::path::{Path, PathBuf};

/// Creates an empty folder, replacing an existing one, and returns it.
pub(super) fn empty(folder: &Path) -> Result<PathBuf, Failure> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(Failure::at(folder))?;
    }
    fs::create_dir_all(folder).map_err(Failure::at(folder))?;
    Ok(folder.to_owned())
}

/// Whether a file is executable.
#[derive(Clone, Copy, Debug)]
pub(super) enum Mode {
    Program,
    Text,
}

/// Writes a file and creates its parent folders, with fixed permissions that do not depend on the umask.
pub(super) fn put(folder: &Path, name: &str, bytes: impl AsRef<[u8]>, mode: Mode) -> Result<(), Failure> {
    let file = folder.join(name);
    if let Some(above) = file.parent() {
        fs::create_dir_all(above).map_err(Failure::at(above))?;
        above
            .ancestors()
            .take_while(|one| one.starts_with(folder))
            .try_for_each(|one| allow(one, 0o755))?;
    }
    fs::write(&file, bytes).map_err(Failure::at(&file))?;
    allow(
        &file,
        match mode {
            Mode::Program => 0o755,
            Mode::Text => 0o644,
        },
    )
}

/// Copies a file into a folder, with the permissions of [`put`].
pub(super) fn copy(from: &Path, folder: &Path, name: &str, mode: Mode) -> Result<(), Failure> {
    put(folder, name, fs::read(from).map_err(Failure::at(from))?, mode)
}

#[cfg(unix)]
fn allow(path: &Path, mode: u32) -> Result<(), Failure> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).map_err(Failure::at(path))
}

#[cfg(not(unix))]
fn allow(_: &Path, _: u32) -> Result<(), Failure> {
    Ok(())
}

/// Returns the sorted names of the entries of a folder.
pub(super) fn names(folder: &Path) -> Result<Vec<String>, Failure> {
    let entries = fs::read_dir(folder).map_err(Failure::at(folder))?;
    let mut names: Vec<String> = entries
        .filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()))
        .collect();
    names.sort();
    Ok(names)
}

/// Packs a folder as a `.tar.gz`. The result depends only on names, contents, permissions, quality and time.
pub(super) fn pack(above: &Path, name: &str, how: (Quality, &str), file: &Path) -> Result<(), Failure> {
    let (quality, time) = how;
    let tar = file.with_extension("");
    check(
        program(
            "tar",
            &["--create", "--format=gnu", "--sort=name", "--owner=0", "--group=0"],
        )
        .args(["--numeric-owner", &format!("--mtime=@{time}")])
        .arg(format!("--file={}", tar.display()))
        .arg(format!("--directory={}", above.display()))
        .arg(name),
    )?;
    check(program("gzip", &[quality.compression().0, "--no-name", "--force"]).arg(&tar))
}

/// Runs a program and returns its output, or an error that shows the command line.
pub(super) fn said(name: &Path, arguments: &[&str]) -> Result<String, Failure> {
    output(&mut program(&name.to_string_lossy(), arguments))
        .ok_or_else(|| Failure::Wrong(format!("`{} {}` failed", name.display(), arguments.join(" "))))
}
