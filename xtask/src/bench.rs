//! `cargo xtask bench`: measures the speed of the rules and the engine in the release build. `bench wasm` compares the
//! engine in Node with the native one.

use crate::command::{check, program};
use crate::failure::Failure;
use crate::{binary, setup, wasm};
use std::path::Path;

/// Runs the native benchmarks, or compares the WebAssembly module with native code if the first word is `wasm`.
pub(crate) fn run(words: &[String]) -> Result<(), Failure> {
    match words {
        [] => native(),
        [word, rest @ ..] if word == "wasm" => {
            binary::compile()?;
            wasm::engine()?;
            let rest: Vec<&str> = rest.iter().map(String::as_str).collect();
            beside_native(&binary::path(), &rest)
        }
        [word, ..] => Err(Failure::Usage(format!(
            "there is no bench called {word}; there is `wasm`"
        ))),
    }
}

/// Compares the engine's WebAssembly module with the engine in the native executable `binary`. Both must have been
/// built.
pub(crate) fn beside_native(binary: &Path, options: &[&str]) -> Result<(), Failure> {
    setup::node()?;
    let name = binary.to_string_lossy();
    let words = ["web/scripts/engine-speed.mjs", &name];
    check(&mut program("node", &[&words, options].concat()))
}

/// Runs the benchmark of move generation, then that of the engine.
fn native() -> Result<(), Failure> {
    binary::compile()?;
    let binary = binary::path();
    let name = binary.to_string_lossy();
    check(&mut program(&name, &["bench", "perft"]))?;
    check(&mut program(&name, &["bench"]))
}
