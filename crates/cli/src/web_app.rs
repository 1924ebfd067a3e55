//! The web app, built into the executable; debug builds read it from `web/dist` at run time. A change to the web app
//! requires recompiling only this crate.

use rust_embed::RustEmbed;
use server::{Asset, WebApp};
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// Returns the files of the web app; empty if it was not built.
pub(crate) fn embedded() -> WebApp {
    WebApp::from_fn(|path| {
        let file = Dist::get(path)?;
        let hash = file.metadata.sha256_hash();
        let tag = hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        Some(Asset { bytes: file.data, tag })
    })
}

/// Returns the paths of the files.
pub(crate) fn paths() -> impl Iterator<Item = Cow<'static, str>> {
    Dist::iter()
}
