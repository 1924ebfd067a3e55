//! Tells the program by what its tables are decided. Must not write anything itself.

use sources::Sources;
use std::path::Path;

/// What reads, names, prints and explains: it decides no table.
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
