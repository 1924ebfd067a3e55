//! `cargo xtask kill`, `cargo xtask chaos` and `cargo xtask load`: stress tests of the server's release build.

use crate::command::{cargo, check, program, target_dir};
use crate::failure::Failure;
use crate::{apt, binary, setup};

/// Runs `janggun-stress chaos`, which needs PostgreSQL.
pub(crate) fn chaos(arguments: &[String]) -> Result<(), Failure> {
    apt::postgres()?;
    run("chaos", arguments)
}

/// Builds the server and `janggun-stress`, then runs a subcommand of `janggun-stress` with `arguments`. Its data is in
/// `target/stress`.
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
