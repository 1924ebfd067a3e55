//! `cargo xtask site`: builds the product and writes the web app as a static site.

use crate::binary;
use crate::command::{check, target_dir};
use crate::failure::Failure;
use std::process::Command;

/// Writes the site to the folder named in the arguments, or to `target/site`. All arguments are passed to `janggun
/// site`.
pub(crate) fn run(arguments: &[String]) -> Result<(), Failure> {
    binary::build()?;
    let mut site = Command::new(binary::path());
    site.arg("site");
    if arguments.iter().all(|argument| argument.starts_with('-')) {
        site.arg(target_dir().join("site"));
    }
    check(site.args(arguments))
}
