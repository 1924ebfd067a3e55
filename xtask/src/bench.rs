//! `cargo xtask bench`: the two speeds, on the release build.

use crate::binary;
use crate::command::{check, program};
use crate::failure::Failure;

/// Prints leaves per CPU second of move generation, then the engine's fixed bench.
pub(crate) fn run() -> Result<(), Failure> {
    binary::compile()?;
    let binary = binary::path();
    let name = binary.to_string_lossy();
    check(&mut program(&name, &["bench", "perft"]))?;
    check(&mut program(&name, &["bench"]))
}
