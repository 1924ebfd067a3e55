//! The npm package `janggun`: the two modules and the TypeScript around them, and its tests in Node.

use crate::command::{check, npm, program, root};
use crate::failure::Failure;
use crate::wasm::Build;
use crate::{setup, wasm};
use std::fs;
use std::path::PathBuf;

/// Puts the package together in `bindings/npm`: compiled TypeScript, modules, licences. Needs the modules to be built.
fn assemble() -> Result<PathBuf, Failure> {
    setup::packages("web")?;
    let package = root().join("bindings/npm");
    let dist = package.join("dist");
    let _ = fs::remove_dir_all(&dist);
    // The compiler is the web app's, so that both are checked by the same one.
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

/// The package as it would be published, in `bindings/npm`.
pub(crate) fn build() -> Result<(), Failure> {
    wasm::build(Build::Shipped)?;
    assemble().map(|package| println!("{}", package.display()))
}

/// Puts the package together and tests it: its content, its size, its README, its examples, the shared test data.
pub(crate) fn test() -> Result<(), Failure> {
    let package = assemble()?;
    let mut test = program("node", &["--test"]);
    check(
        test.args(["test/manifest.test.mjs", "test/package.test.mjs"])
            .current_dir(package),
    )
}
