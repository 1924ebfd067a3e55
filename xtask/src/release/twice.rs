//! `cargo xtask release --twice` and `--again`: builds the artefacts again from a clone in another folder, and compares the
//! files.

use super::folder;
use crate::command::{cargo, check, program, root};
use crate::failure::Failure;
use std::fs;
use std::path::Path;

/// Name of the clone's folder in the folder for temporary files. In a clone inside this tree, cargo would read the
/// configuration of both trees.
const CLONE: &str = "janggun-built-a-second-time";

/// Builds `artefacts` again and compares them with those of the release.
pub(super) fn compare(release: &Path, artefacts: &[&str]) -> Result<(), Failure> {
    let clone = std::env::temp_dir().join(CLONE);
    if clone.exists() {
        fs::remove_dir_all(&clone).map_err(Failure::at(&clone))?;
    }
    check(
        program("git", &["clone", "--quiet", "--no-local"])
            .arg(root())
            .arg(&clone),
    )?;
    let again = clone.join("target/again");
    let mut build = cargo(&[
        "run",
        "--quiet",
        "--package",
        "xtask",
        "--",
        "release",
        "--no-trials",
        "--into",
    ]);
    build.arg(&again).args(artefacts).current_dir(&clone);
    // The second build uses the clone's own target folder.
    build.env_remove("CARGO_TARGET_DIR");
    check(&mut build)?;
    let mut differ = 0;
    for name in folder::names(release)? {
        let (one, two) = (release.join(&name), again.join(&name));
        let read = |file: &Path| fs::read(file).map_err(Failure::at(file));
        let (one, two) = (read(&one)?, read(&two)?);
        if one == two {
            println!("  the same bytes: {name}");
        } else {
            println!("  DIFFERS: {name}: {}", difference(&one, &two));
            differ += 1;
        }
    }
    if differ == 0 {
        fs::remove_dir_all(&clone).map_err(Failure::at(clone))
    } else {
        Err(Failure::Wrong(format!(
            "{differ} file(s) differ between {} and {}",
            release.display(),
            again.display()
        )))
    }
}

/// Describes the difference between two files: their sizes, or the number of differing bytes and the first position.
fn difference(one: &[u8], two: &[u8]) -> String {
    if one.len() != two.len() {
        return format!("{} and {} bytes", one.len(), two.len());
    }
    let mut places = one.iter().zip(two).enumerate().filter(|(_, (a, b))| a != b);
    let first = places.next().map(|(place, _)| place).unwrap_or_default();
    format!("{} of {} bytes, the first at {first}", places.count() + 1, one.len())
}

#[cfg(test)]
mod tests {
    use super::difference;

    #[test]
    fn differences_are_counted() {
        assert_eq!(difference(b"abcd", b"abc"), "4 and 3 bytes");
        assert_eq!(difference(b"abcdef", b"aXcdXX"), "3 of 6 bytes, the first at 1");
    }
}
