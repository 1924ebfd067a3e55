//! Builds the rules, records, engine and tournaments as WebAssembly modules for the browser.

use crate::command::{cargo, check, root, target_dir};
use crate::failure::Failure;
use crate::setup;
use std::fs;
use std::path::PathBuf;

/// Kind of build of the web app and its modules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Build {
    /// For releases: as small and fast as possible.
    Shipped,
    /// Like `Shipped`, but with the pseudo-language for tests, and faster compression of the engine.
    Tested,
    /// For playing and for rehearsals of a release: compiles and compresses much faster.
    Played,
}

/// Builds all modules and copies them to `web/public`. Returns the path of the rules module.
pub(crate) fn build(build: Build) -> Result<PathBuf, Failure> {
    let (profile, options) = match build {
        Build::Shipped | Build::Tested => {
            engine()?;
            ("browser", &[][..])
        }
        Build::Played => {
            let options = &["--config", INLINING];
            module("engine.wasm", "browser-play", "engine", options)?;
            ("browser-play", &options[..])
        }
    };
    module("records.wasm", profile, "records", options)?;
    module("tournament.wasm", profile, "tournament", options)?;
    module("rules.wasm", profile, "", options)
}

/// Calls cost more in WebAssembly than in native code, so functions of up to four times the usual size are inlined
/// (entry 97 of `docs/engine/log.md`).
const INLINING: &str = r#"target.wasm32-unknown-unknown.rustflags=["-C", "llvm-args=-inline-threshold=1000"]"#;

/// Builds only the engine's module.
pub(crate) fn engine() -> Result<PathBuf, Failure> {
    module("engine.wasm", "browser-engine", "engine", &["--config", INLINING])
}

fn module(name: &str, profile: &str, features: &str, options: &[&str]) -> Result<PathBuf, Failure> {
    setup::target(setup::WASM)?;
    let mut build = cargo(&[
        "build",
        "--quiet",
        "--locked",
        "--package",
        "janggun-wasm",
        "--target",
        setup::WASM,
        "--profile",
        profile,
        "--features",
        features,
    ]);
    check(build.args(options))?;
    let built = target_dir().join(setup::WASM).join(profile).join("janggun_wasm.wasm");
    let folder = root().join("web/public");
    let wanted = folder.join(name);
    let module = fs::read(&built).map_err(Failure::at(&built))?;
    if fs::read(&wanted).is_ok_and(|old| old == module) {
        return Ok(wanted);
    }
    fs::create_dir_all(&folder).map_err(Failure::at(&folder))?;
    fs::write(&wanted, &module).map_err(Failure::at(&wanted))?;
    println!("xtask: web/public/{name}, {} KB", module.len().div_ceil(1000));
    Ok(wanted)
}
