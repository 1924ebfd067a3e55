//! The web app: npm packages, then Vite, into `web/dist`, from where the server embeds it.

use crate::command::{check, npm, root, target_dir};
use crate::failure::Failure;
use crate::stamp::Stamp;
use crate::{setup, wasm};

/// Builds the rules module and the web app, unless both are there for these very sources.
pub(crate) fn build() -> Result<(), Failure> {
    wasm::build()?;
    setup::packages("web")?;
    let web = root().join("web");
    // Not inside dist/: whatever lies there ends up in the binary.
    let sources = [web.clone(), root().join("bindings/npm/src")];
    let stamp = Stamp::of(
        target_dir().join("xtask/web.stamp"),
        &sources,
        &["node_modules", "dist"],
    )?;
    if stamp.is_fresh() && web.join("dist/index.html").is_file() {
        return Ok(());
    }
    check(&mut npm("web", &["run", "--silent", "build"]))?;
    stamp.set()
}
