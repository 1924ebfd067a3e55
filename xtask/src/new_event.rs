//! The step `new-event`: checks that the compiler finds every file that does not handle a new kind of event. The crates
//! must compile with the whole patch, and must not compile if it leaves out one file.

use crate::command::{cargo, check, program, root, target_dir};
use crate::failure::Failure;
use std::fs;
use std::path::Path;
use std::process::Command;

const PATCH: &str = "xtask/tests/new_event/kind.patch";
/// Crates that must handle every kind of event. In the web app, svelte-check finds missing kinds.
const CRATES: [&str; 2] = ["crates/play", "crates/wire"];

pub(crate) fn test() -> Result<(), Failure> {
    let copy = target_dir().join("new-event");
    let patch = read(&root().join(PATCH))?;
    write_copy(&copy, None)?;
    check(&mut checked(&copy))?;
    let places = patch.lines().filter_map(|line| line.strip_prefix("+++ b/"));
    for place in places.filter(|place| CRATES.iter().any(|one| place.starts_with(one))) {
        write_copy(&copy, Some(place))?;
        if checked(&copy).output().is_ok_and(|checked| checked.status.success()) {
            return Err(Failure::Wrong(format!(
                "a new kind of event compiles without its part in {place}"
            )));
        }
    }
    Ok(())
}

/// Copies the crates and applies the patch to all their files except `left_out`.
fn write_copy(copy: &Path, left_out: Option<&str>) -> Result<(), Failure> {
    if copy.exists() {
        fs::remove_dir_all(copy).map_err(Failure::at(copy))?;
    }
    fs::create_dir_all(copy.join("crates")).map_err(Failure::at(copy))?;
    for name in CRATES {
        let to = copy.join("crates").display().to_string();
        check(&mut program("cp", &["-r", name, &to]))?;
    }
    let here = root().display();
    let manifest = read(&root().join("Cargo.toml"))?
        .replace(
            r#"members = ["crates/*", "tools/*", "xtask"]"#,
            &format!("members = {CRATES:?}"),
        )
        .replace(r#"default-members = ["crates/cli"]"#, "")
        .replace(
            r#"path = "crates/janggi""#,
            &format!(r#"path = "{here}/crates/janggi""#),
        );
    fs::write(copy.join("Cargo.toml"), manifest).map_err(Failure::at(copy))?;
    fs::copy(root().join("Cargo.lock"), copy.join("Cargo.lock")).map_err(Failure::at(copy))?;
    let patch = root().join(PATCH).display().to_string();
    let mut git = program("git", &["apply"]);
    // Git must not apply the patch to the surrounding repository.
    git.current_dir(copy).env("GIT_CEILING_DIRECTORIES", target_dir());
    // The first pattern that matches a file decides, so the exclusion comes first.
    if let Some(place) = left_out {
        git.arg(format!("--exclude={place}"));
    }
    git.arg("--include=crates/*");
    check(git.arg(patch))
}

fn checked(copy: &Path) -> Command {
    let mut cargo = cargo(&[
        "check",
        "--quiet",
        "--offline",
        "--package",
        "janggun-play",
        "--package",
        "janggun-wire",
    ]);
    cargo.args(["--lib", "--test", "stored_events"]);
    cargo.current_dir(copy).env("CARGO_TARGET_DIR", target_dir());
    cargo
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(Failure::at(path))
}
