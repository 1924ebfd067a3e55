//! `cargo xtask play`: sets up and builds whatever is missing, then runs the server.

use crate::binary;
use crate::command::root;
use crate::failure::Failure;
use std::path::PathBuf;
use std::process::Command;

/// Builds the program, then runs `janggun serve` with `arguments`.
pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    let binary = binary::build_to_play()?;
    let mut server = Command::new(&binary);
    server.arg("serve").args(arguments).current_dir(root());
    become_program(server, binary)
}

/// Replaces this process with the server, so that signals reach it directly.
#[cfg(unix)]
fn become_program(mut server: Command, path: PathBuf) -> Result<(), Failure> {
    use std::os::unix::process::CommandExt;
    let error = server.exec();
    Err(Failure::File { path, error })
}

#[cfg(not(unix))]
fn become_program(mut server: Command, _: PathBuf) -> Result<(), Failure> {
    crate::command::check(&mut server)
}
