//! Comparison of generated files in the repository with their expected content, for tests.

use std::path::Path;

/// Panics if a file is out of date. Writes it first if the environment variable `JANGGUN_WRITE` is set.
pub(crate) fn compare(path: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if std::env::var_os("JANGGUN_WRITE").is_some() {
        std::fs::write(&file, text).expect("the file can be written");
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        found == text,
        "{path} is out of date: run `cargo xtask generate` and commit it"
    );
}
