//! The rules as a WebAssembly module for the browser.

use crate::command::{cargo, check, root, target_dir};
use crate::failure::Failure;
use crate::setup;
use std::fs;
use std::path::PathBuf;

/// Builds `crates/wasm` and puts the module where the web app takes it from; gives back that path.
pub(crate) fn build() -> Result<PathBuf, Failure> {
    setup::target(setup::WASM)?;
    check(&mut cargo(&[
        "build",
        "--quiet",
        "--locked",
        "--package",
        "janggun-wasm",
        "--target",
        setup::WASM,
        "--profile",
        "browser",
    ]))?;
    let built = target_dir().join(setup::WASM).join("browser/janggun_wasm.wasm");
    let folder = root().join("web/public");
    let wanted = folder.join("rules.wasm");
    let module = fs::read(&built).map_err(Failure::at(&built))?;
    // Left alone when equal, so that a second start does not rebuild the web app.
    if fs::read(&wanted).is_ok_and(|old| old == module) {
        return Ok(wanted);
    }
    fs::create_dir_all(&folder).map_err(Failure::at(&folder))?;
    fs::write(&wanted, &module).map_err(Failure::at(&wanted))?;
    println!("xtask: web/public/rules.wasm, {} KB", module.len().div_ceil(1000));
    Ok(wanted)
}
