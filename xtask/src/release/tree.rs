//! The state of the source tree and the time of its last commit, read from Git.

use super::folder;
use crate::command::{check, output, program};
use crate::failure::Failure;
use std::path::PathBuf;

/// Returns an error that lists the uncommitted changes, if there are any.
pub(super) fn clean() -> Result<(), Failure> {
    let changed = git(&["status", "--porcelain"])?;
    if changed.is_empty() {
        return Ok(());
    }
    Err(Failure::Wrong(format!(
        "a release is made of a commit, and these files differ from it:\n{changed}\ncommit or remove them, or add \
         --rehearsal"
    )))
}

/// Returns the time of the last commit in seconds since 1970.
pub(super) fn time_of_last_commit() -> Result<String, Failure> {
    git(&["log", "-1", "--format=%ct"])
}

/// Returns the folder of [`copied`]. It is the same for every clone, but belongs to one release at a time.
pub(super) fn folder_of_copy() -> PathBuf {
    std::env::temp_dir().join("janggun-released")
}

/// Copies the last commit into [`folder_of_copy`]. Cargo writes a hash of a package's absolute path into the code if the
/// package lies outside the workspace, so such code is the same from every clone only if it is compiled there.
pub(super) fn copied() -> Result<PathBuf, Failure> {
    let copy = folder::empty(&folder_of_copy())?;
    let archive = copy.join("commit.tar");
    check(
        program("git", &["archive", "--format=tar", "--output"])
            .arg(&archive)
            .arg("HEAD"),
    )?;
    check(program("tar", &["-xf"]).arg(&archive).arg("-C").arg(&copy))?;
    Ok(copy)
}

fn git(arguments: &[&str]) -> Result<String, Failure> {
    output(&mut program("git", arguments)).ok_or_else(|| Failure::Missing {
        what: format!("`git {}` failed", arguments.join(" ")),
        cure: "make releases in a clone of the repository, with git installed".into(),
    })
}
