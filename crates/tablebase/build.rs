//! Build script that passes a hash of the table-building code to the compiler, in the variable `TABLES_DECIDED_BY`. The
//! script must not write files.

use sources::Sources;
use std::path::Path;

/// Parts of the crate `janggi` that do not affect tables.
const NOT_RULES: [&str; 8] = [
    "api",
    "explain",
    "glossary",
    "notation",
    "perft",
    "record",
    "setup_names.rs",
    "typography.rs",
];

fn main() -> std::io::Result<()> {
    let digits = Sources::new()
        .rust(Path::new("src"), &[])?
        .rust(Path::new("../janggi/src"), &NOT_RULES)?
        .digits();
    println!("cargo::rustc-env=TABLES_DECIDED_BY={digits}");
    Ok(())
}
