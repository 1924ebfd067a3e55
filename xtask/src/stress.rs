//! `cargo xtask kill`, `cargo xtask chaos` and `cargo xtask load`: tests of the release server that need an otherwise
//! idle machine.

use crate::command::{cargo, check, program, target_dir};
use crate::failure::Failure;
use crate::{apt, binary, setup};

/// Runs `janggun-stress chaos`, which needs a database server.
pub(crate) fn chaos(arguments: &[String]) -> Result<(), Failure> {
    apt::postgres()?;
    run("chaos", arguments)
}

/// Builds the server and `janggun-stress`, then runs its subcommand with `arguments`. The databases are in `target/`,
/// on the same disk as the tree.
pub(crate) fn run(subcommand: &str, arguments: &[String]) -> Result<(), Failure> {
    setup::c_compiler()?;
    setup::crates()?;
    binary::compile()?;
    check(&mut cargo(&[
        "build",
        "--release",
        "--locked",
        "--package",
        "janggun-stress",
    ]))?;
    let name = format!("janggun-stress{}", std::env::consts::EXE_SUFFIX);
    let stress = target_dir().join("release").join(name);
    let data = target_dir().join("stress").join(subcommand);
    check(
        program(&stress.to_string_lossy(), &[subcommand])
            .arg("--server")
            .arg(binary::path())
            .arg("--data")
            .arg(data)
            .args(arguments),
    )
}
