//! The state of the source tree and the time of its last commit, read from Git.

use crate::command::{output, program};
use crate::failure::Failure;

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

fn git(arguments: &[&str]) -> Result<String, Failure> {
    output(&mut program("git", arguments)).ok_or_else(|| Failure::Missing {
        what: format!("`git {}` failed", arguments.join(" ")),
        cure: "make releases in a clone of the repository, with git installed".into(),
    })
}
