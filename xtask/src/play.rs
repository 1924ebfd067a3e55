//! `cargo xtask play`: from a fresh clone to a running server.

use crate::binary;
use crate::command::root;
use crate::failure::Failure;
use std::process::Command;

/// Builds what is not up to date, then becomes `janggun serve` with `arguments`.
pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    binary::build()?;
    let mut server = Command::new(binary::path());
    server.arg("serve").args(arguments).current_dir(root());
    become_program(server)
}

/// Replaces this process, so that signals reach the server itself.
#[cfg(unix)]
fn become_program(mut server: Command) -> Result<(), Failure> {
    use std::os::unix::process::CommandExt;
    let error = server.exec();
    Err(Failure::File {
        path: binary::path(),
        error,
    })
}

#[cfg(not(unix))]
fn become_program(mut server: Command) -> Result<(), Failure> {
    crate::command::check(&mut server)
}
