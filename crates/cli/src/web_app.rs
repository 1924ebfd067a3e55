//! The built web app inside the executable. The only file that is compiled again when nothing but the web app changes.

use rust_embed::RustEmbed;
use server::{Asset, WebApp};
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// Returns the files built into this program; none if it was built before the web app.
pub(crate) fn embedded() -> WebApp {
    WebApp::from_fn(|path| {
        let file = Dist::get(path)?;
        let hash = file.metadata.sha256_hash();
        let tag = hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        Some(Asset { bytes: file.data, tag })
    })
}

/// Returns the paths of those files.
pub(crate) fn paths() -> impl Iterator<Item = Cow<'static, str>> {
    Dist::iter()
}
