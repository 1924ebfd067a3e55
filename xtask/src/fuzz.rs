//! `cargo xtask fuzz TARGET`: coverage-guided fuzzing, started manually. `cargo xtask test` runs the same targets on
//! the committed corpus and on seeded mutations of it.

use crate::command::{cargo, check, find, output, root};
use crate::failure::Failure;

/// Fuzzes one target until stopped.
pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let Some((target, rest)) = arguments.split_first() else {
        return Err(Failure::Usage(
            "name a target: `cargo xtask fuzz TARGET`; the targets are the files in fuzz/fuzz_targets/".into(),
        ));
    };
    let missing = |what: &str, cure: &str| {
        Err(Failure::Missing {
            what: what.into(),
            cure: cure.into(),
        })
    };
    if !root().join("fuzz/Cargo.toml").is_file() {
        return missing("there is no fuzz/ in this tree", "nothing to fuzz");
    }
    if output(&mut cargo(&["fuzz", "--version"])).is_none() {
        return missing("cargo-fuzz is not installed", "run `cargo install cargo-fuzz`");
    }
    if find("g++").is_none() {
        return missing(
            "g++ is not installed (libFuzzer is C++)",
            "install it (Debian: apt-get install g++)",
        );
    }
    // libFuzzer writes new inputs to the first folder, so the committed corpus does not change.
    let grown = format!("fuzz/grown/{target}");
    let corpus = format!("fuzz/corpus/{target}");
    if let Err(error) = std::fs::create_dir_all(root().join(&grown)) {
        return missing(&format!("{grown} cannot be made: {error}"), "check the permissions");
    }
    let mut words = vec!["fuzz", "run", target.as_str(), grown.as_str(), corpus.as_str()];
    words.extend(rest.iter().map(String::as_str));
    // The sanitizer flags are unstable; this variable makes the stable compiler accept them.
    check(cargo(&words).env("RUSTC_BOOTSTRAP", "1"))
}
