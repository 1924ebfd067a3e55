//! The crate `janggi` as others get it: built without a standard library, packaged, and tested from the package alone.

use crate::command::{cargo, check, program, target_dir};
use crate::failure::Failure;
use crate::setup;
use std::fs;
use std::path::{Path, PathBuf};

/// Every single feature, none and all: a module behind one feature must not lean on another.
const FEATURES: [&[&str]; 5] = [
    &[],
    &["--features", "serde"],
    &["--features", "json"],
    &["--features", "cp949"],
    &["--all-features"],
];

/// What crates.io takes is ten times this; a package that grows past it carries what nobody needs.
const LARGEST: u64 = 1_100_000;

/// Checks the crate for a target that has no standard library.
pub(crate) fn no_std() -> Result<(), Failure> {
    setup::target(setup::BARE)?;
    FEATURES.iter().try_for_each(|features| {
        let mut build = cargo(&["check", "--quiet", "--locked", "--package", "janggi"]);
        check(build.args(["--target", setup::BARE]).args(*features))
    })
}

/// Packages the crate, and builds the package and runs its own tests where nothing else of the repository is.
pub(crate) fn test() -> Result<(), Failure> {
    check(&mut cargo(&[
        "package",
        "--quiet",
        "--locked",
        "--offline",
        "--allow-dirty",
        // It is built by its tests below.
        "--no-verify",
        "--package",
        "janggi",
    ]))?;
    let name = format!("janggi-{}", env!("CARGO_PKG_VERSION"));
    let file = target_dir().join("package").join(format!("{name}.crate"));
    let size = fs::metadata(&file).map_err(Failure::at(&file))?.len();
    println!("{}: {} KB", file.display(), size.div_ceil(1000));
    if size > LARGEST {
        return Err(Failure::Wrong(format!("the package has more than {LARGEST} bytes")));
    }
    let unpacked = unpack(&file)?.join(name);
    let mut test = cargo(&["test", "--quiet", "--locked", "--offline", "--all-features"]);
    check(
        test.current_dir(unpacked)
            .env("CARGO_TARGET_DIR", target_dir())
            .env("CARGO_PROFILE_TEST_OPT_LEVEL", "2"),
    )
}

/// Unpacks the file into an empty folder, and gives back the folder. It lies at another depth than in the tree, so that a path
/// that leads out of the package leads nowhere.
fn unpack(file: &Path) -> Result<PathBuf, Failure> {
    let alone = target_dir().join("alone");
    let _ = fs::remove_dir_all(&alone);
    fs::create_dir_all(&alone).map_err(Failure::at(&alone))?;
    // Files get the time of now: Cargo would take the time in the package for that of an older build.
    let mut tar = program("tar", &["-xzmf"]);
    check(tar.arg(file).arg("-C").arg(&alone))?;
    Ok(alone)
}
