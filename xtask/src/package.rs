//! Checks the crate `janggi` as its users get it: without the standard library, and as a package on its own.

use crate::binary;
use crate::command::{cargo, check, program, root, says_nothing, target_dir};
use crate::failure::Failure;
use crate::generate;
use crate::setup;
use std::fs;
use std::path::{Path, PathBuf};

/// All features for users. `pseudo` is left out, because it needs files generated for this project's tests.
const ALL: &str = "cp949,json,serde";

/// Sets of features to check: none, each one alone, and all. Code behind one feature must compile without the others.
const FEATURES: [&[&str]; 5] = [
    &[],
    &["--features", "serde"],
    &["--features", "json"],
    &["--features", "cp949"],
    &["--features", ALL],
];

/// Maximum size of the package in bytes, far below the limit of crates.io. A larger package would contain unneeded
/// files.
const LARGEST: u64 = 1_150_000;

/// Checks that the crate compiles for a target without a standard library, with each set of features.
pub(crate) fn no_std() -> Result<(), Failure> {
    setup::target(setup::BARE)?;
    FEATURES.iter().try_for_each(|features| {
        let mut build = cargo(&["check", "--quiet", "--locked", "--package", "janggi"]);
        check(build.args(["--target", setup::BARE]).args(*features))
    })
}

/// Packages the crate, then builds, lints and tests the package without the rest of the repository.
pub(crate) fn test() -> Result<(), Failure> {
    check(&mut cargo(&[
        "package",
        "--quiet",
        "--locked",
        "--offline",
        "--allow-dirty",
        // The tests below build the package anyway.
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
    let test = || {
        let mut test = binary::tests(&["test", "--quiet", "--locked", "--offline", "--features", ALL]);
        // The tests spend little time in the dependencies.
        test.args(["--config", r#"profile.test.package."*".opt-level=0"#]);
        test.current_dir(&unpacked)
            .env("CARGO_TARGET_DIR", target_dir())
            .env("JANGGUN_REPOSITORY", root())
            .env_remove(generate::WRITE)
            .env("CARGO_PROFILE_TEST_OPT_LEVEL", "2")
            .env("CARGO_PROFILE_TEST_DEBUG", "false");
        test
    };
    says_nothing(test().arg("--no-run"))?;
    check(&mut test())
}

/// Unpacks the file into an empty folder and returns the folder. Relative paths to files outside the package do not
/// resolve there.
fn unpack(file: &Path) -> Result<PathBuf, Failure> {
    let alone = target_dir().join("alone");
    let _ = fs::remove_dir_all(&alone);
    fs::create_dir_all(&alone).map_err(Failure::at(&alone))?;
    // Files get the current time, because Cargo would otherwise consider them unchanged since an older build.
    let mut tar = program("tar", &["-xzmf"]);
    check(tar.arg(file).arg("-C").arg(&alone))?;
    Ok(alone)
}
