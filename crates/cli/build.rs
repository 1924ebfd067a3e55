//! Rebuilds when the web app was built anew. Must not build, fetch or write anything itself.

use std::path::Path;

fn main() {
    // Cargo takes a missing path for a changed one, every time: until there is a dist, watch the folder it appears in.
    let watched = ["../../web/dist", "../../web"]
        .into_iter()
        .find(|path| Path::new(path).exists());
    println!("cargo::rerun-if-changed={}", watched.unwrap_or("build.rs"));
}
