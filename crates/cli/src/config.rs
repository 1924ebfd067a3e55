//! `janggun config`: checks and prints the server's settings.
//!
//! This module must not depend on any particular setting.

use crate::settings::{Flags, Part, Serve};
use command::Failure;
use std::io::{self, Write};
use std::path::PathBuf;

/// Check and show the server's settings
///
/// Settings come from a file (TOML), from environment variables and from flags. Flags override variables, and variables
/// override the file. docs/reference/settings.md lists them.
#[derive(Debug, clap::Args)]
pub(crate) struct ConfigArguments {
    #[command(subcommand)]
    command: ConfigCommand,
}

#[derive(Debug, clap::Subcommand)]
enum ConfigCommand {
    /// List every mistake in the settings with its line and column
    ///
    /// Reads the same sources as `janggun serve`: the settings file and the environment. Exit status 0: no mistakes;
    /// 1: mistakes.
    Check {
        /// The settings file; by default the usual one
        #[arg(value_name = "FILE")]
        file: Option<PathBuf>,
    },
    /// Print the settings of `janggun serve` with these flags, and where each comes from
    ///
    /// The output is a valid settings file, without secrets.
    Print {
        #[command(flatten)]
        flags: Flags<Serve>,
    },
}

pub(crate) fn run(arguments: &ConfigArguments) -> Result<(), Failure> {
    match &arguments.command {
        ConfigCommand::Check { file } => check(file.clone()),
        ConfigCommand::Print { flags } => {
            let text = flags.effective()?.to_toml(Part::Serve);
            let mut output = io::stdout().lock();
            output.write_all(text.as_bytes())?;
            Ok(output.flush()?)
        }
    }
}

fn check(file: Option<PathBuf>) -> Result<(), Failure> {
    let mut output = io::stdout().lock();
    let Err(faults) = Flags::<Serve>::with_config(file).checked() else {
        writeln!(output, "no mistakes")?;
        return Ok(output.flush()?);
    };
    for fault in &faults {
        writeln!(output, "{fault}")?;
    }
    output.flush()?;
    let count = match faults.len() {
        1 => "1 mistake".to_owned(),
        count => format!("{count} mistakes"),
    };
    Err(Failure::work("bad_settings", count))
}
