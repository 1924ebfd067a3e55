//! Passes a hash of the sources that decide the tables to the program. Must not write anything itself.

use sources::Sources;
use std::path::Path;

/// Reading, names, printing and explanations, which do not affect tables.
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
