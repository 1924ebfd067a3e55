//! Builds the web app: installs the npm packages, and runs Vite, which writes `web/dist`. The server embeds that
//! folder.

use crate::command::{cargo, check, npm, root, target_dir};
use crate::failure::Failure;
use crate::stamp::Stamp;
use crate::wasm::Build;
use crate::{setup, wasm};
use std::path::PathBuf;

/// Builds the WebAssembly modules and the web app. Skips Vite if nothing has changed since the last build.
pub(crate) fn build(build: Build) -> Result<(), Failure> {
    wasm::build(build)?;
    setup::packages("web")?;
    let web = root().join("web");
    // The stamp is outside `dist/`, because everything in that folder ends up in the binary.
    let sources = [web.clone(), root().join("bindings/npm/src"), root().join("texts")];
    let stamp = Stamp::of(
        target_dir().join("xtask/web.stamp"),
        &sources,
        &["node_modules", "dist"],
    )?
    .also(build);
    if stamp.is_fresh() && web.join("dist/index.html").is_file() {
        return Ok(());
    }
    let mut vite = npm("web", &["run", "--silent", "build"]);
    let fast = match build {
        Build::Shipped => None,
        Build::Tested => Some("engine"),
        Build::Played => Some("fast"),
    };
    vite.envs(fast.map(|which| ("JANGGUN_COMPRESS", which)));
    if matches!(build, Build::Tested) {
        vite.env("JANGGUN_TEXTS", pseudo_texts()?);
    }
    check(&mut vite)?;
    stamp.set()
}

/// Writes all texts, including the pseudo-language for tests, and returns their folder. Crates refer to this path in
/// their source. The texts compiler has a separate target folder, because the usual one may be locked.
pub(crate) fn pseudo_texts() -> Result<PathBuf, Failure> {
    let folder = root().join("target/pseudo");
    let mut compiler = cargo(&["run", "--quiet", "--locked", "--package", "janggun-catalogue"]);
    compiler.arg("--target-dir").arg(target_dir().join("catalogue"));
    check(compiler.args(["--", "--pseudo"]).arg(&folder))?;
    Ok(folder)
}
