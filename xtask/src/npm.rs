//! Assembles and tests the npm package `janggun`: two WebAssembly modules and compiled TypeScript.

use crate::binary;
use crate::command::{check, npm, program, root};
use crate::failure::Failure;
use crate::wasm::Build;
use crate::{setup, wasm};
use std::fs;
use std::path::PathBuf;

/// Assembles the package in `bindings/npm` and returns that folder. The modules must have been built.
pub(crate) fn assemble() -> Result<PathBuf, Failure> {
    setup::packages("web")?;
    let package = root().join("bindings/npm");
    let dist = package.join("dist");
    let _ = fs::remove_dir_all(&dist);
    // This is the web app's compiler, so that one version checks both the package and the web app.
    let mut compile = npm("web", &["exec", "--offline", "--", "tsc", "--project"]);
    check(compile.arg(&package))?;
    let copy = |from: PathBuf, to: PathBuf| fs::copy(&from, to).map(|_| ()).map_err(Failure::at(from));
    for module in ["rules.wasm", "records.wasm"] {
        copy(root().join("web/public").join(module), dist.join(module))?;
    }
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        copy(root().join(licence), package.join(licence))?;
    }
    Ok(package)
}

/// Builds the package for publishing, in `bindings/npm`, and returns that folder.
pub(crate) fn build() -> Result<PathBuf, Failure> {
    wasm::build(Build::Shipped)?;
    assemble()
}

/// Assembles the package and tests its types, files, sizes, README, examples and client. Also checks the shared data.
pub(crate) fn test() -> Result<(), Failure> {
    let package = assemble()?;
    let mut types = npm("web", &["exec", "--offline", "--", "tsc", "--project"]);
    check(types.arg(package.join("test")))?;
    let mut test = program("node", &["--test"]);
    check(
        test.args([
            "test/manifest.test.mjs",
            "test/package.test.mjs",
            "test/client.test.mjs",
        ])
        .current_dir(package),
    )
}

/// Tests the client of the assembled package against the program built for the tests.
pub(crate) fn test_client() -> Result<(), Failure> {
    let mut test = program("node", &["--test", "test-with-server/client.test.mjs"]);
    let folder = root().join("bindings/npm");
    check(test.current_dir(folder).env("JANGGUN_BIN", binary::tested()))
}
