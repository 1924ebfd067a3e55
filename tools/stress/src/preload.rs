//! Libraries that are loaded into a server before the C library. They are compiled on demand, with the C compiler that
//! building SQLite also needs.

use crate::Failure;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Compiles the C code in `source` into a shared library next to `data`, and returns its path.
pub(crate) fn compile(source: &str, data: &Path, name: &str) -> Result<PathBuf, Failure> {
    let [file, library] = ["c", "so"].map(|ending| data.with_extension(format!("{name}.{ending}")));
    fs::write(&file, source).map_err(Failure::io(file.display().to_string()))?;
    let compiled = Command::new("cc")
        .args([
            "-std=gnu11",
            "-O1",
            "-Wall",
            "-Wextra",
            "-Werror",
            "-shared",
            "-fPIC",
            "-o",
        ])
        .arg(&library)
        .arg(&file)
        .args(["-ldl", "-lpthread"])
        .status()
        .map_err(Failure::io("cc, the C compiler"))?;
    if compiled.success() {
        Ok(library)
    } else {
        Err(Failure::Impossible(format!("{} does not compile", file.display())))
    }
}
