//! The crate `janggi` as others get it: built without a standard library, packaged, and tested from the package alone.

use crate::command::{cargo, check, target_dir};
use crate::failure::Failure;
use crate::setup;
use std::fs;
use std::path::PathBuf;

/// Every single feature, none and all: a module behind one feature must not lean on another.
const FEATURES: [&[&str]; 5] = [
    &[],
    &["--features", "serde"],
    &["--features", "json"],
    &["--features", "cp949"],
    &["--all-features"],
];

/// What crates.io takes is ten times this; a package that grows past it carries what nobody needs.
const LARGEST: u64 = 1_000_000;

/// Checks the crate for a target that has no standard library.
pub(crate) fn no_std() -> Result<(), Failure> {
    setup::target(setup::BARE)?;
    FEATURES.iter().try_for_each(|features| {
        let mut build = cargo(&["check", "--quiet", "--locked", "--package", "janggi"]);
        check(build.args(["--target", setup::BARE]).args(*features))
    })
}

/// Packages the crate, builds the package, and runs the package's own tests where nothing else of the repository is.
pub(crate) fn test() -> Result<(), Failure> {
    check(&mut cargo(&[
        "package",
        "--quiet",
        "--locked",
        "--offline",
        "--allow-dirty",
        "--package",
        "janggi",
    ]))?;
    let folder = target_dir().join("package");
    let name = format!("janggi-{}", env!("CARGO_PKG_VERSION"));
    let file = folder.join(format!("{name}.crate"));
    let size = fs::metadata(&file).map_err(Failure::at(&file))?.len();
    println!("{}: {} KB", file.display(), size.div_ceil(1000));
    if size > LARGEST {
        return Err(Failure::Wrong(format!("the package has more than {LARGEST} bytes")));
    }
    from_package(folder.join(name))
}

fn from_package(unpacked: PathBuf) -> Result<(), Failure> {
    // Another depth than in the tree, so that a path that leads out of the package leads nowhere.
    let alone = target_dir().join("alone/janggi");
    let _ = fs::remove_dir_all(&alone);
    let parent = alone.parent().expect("it was joined above");
    fs::create_dir_all(parent).map_err(Failure::at(parent))?;
    fs::rename(&unpacked, &alone).map_err(Failure::at(&unpacked))?;
    let mut test = cargo(&["test", "--quiet", "--locked", "--offline", "--all-features"]);
    check(
        test.current_dir(&alone)
            .env("CARGO_TARGET_DIR", target_dir())
            .env("CARGO_PROFILE_TEST_OPT_LEVEL", "2"),
    )
}
