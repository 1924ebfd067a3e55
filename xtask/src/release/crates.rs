//! Packages for crates.io: the rules library and the engine.

use super::folder;
use super::making::{Artefact, Quality, Release, VERSION};
use crate::command::{cargo, check, target_dir};
use crate::failure::Failure;

pub(super) const ARTEFACT: Artefact = Artefact {
    name: "crates",
    what: "packages of the crates janggi and janggun-engine",
    build,
    try_out,
};

/// The published crates, each after the ones it depends on.
const CRATES: [&str; 2] = ["janggi", "janggun-engine"];

fn cargo_for_all(command: &[&str], release: &Release) -> Result<(), Failure> {
    let mut run = cargo(command);
    for name in CRATES {
        run.args(["--package", name]);
    }
    if release.quality == Quality::Rehearsed {
        run.arg("--allow-dirty");
    }
    check(run.args(["--locked", "--quiet"]))
}

/// Packages the crates, for checksums and inspection. Cargo packages them again when they are published.
fn build(release: &Release) -> Result<(), Failure> {
    cargo_for_all(&["package", "--no-verify"], release)?;
    for name in CRATES {
        let file = format!("{name}-{VERSION}.crate");
        let from = target_dir().join("package").join(&file);
        folder::copy(&from, &release.folder, &file, folder::Mode::Text)?;
    }
    Ok(())
}

/// Runs `cargo publish --dry-run`, which builds the crates from their packages.
fn try_out(release: &Release) -> Result<(), Failure> {
    cargo_for_all(&["publish", "--dry-run"], release)
}
