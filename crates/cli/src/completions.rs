//! `janggun completions` and `janggun man`: shell completions and manual pages.

use clap::Command;
use clap_complete::Shell;
use command::Failure;
use std::io::{self, Write};
use std::path::PathBuf;

/// Print shell completions
///
/// For bash: `janggun completions bash > ~/.local/share/bash-completion/completions/janggun`.
#[derive(Debug, clap::Args)]
pub(crate) struct CompletionsArguments {
    /// Shell to print completions for
    shell: Shell,
}

/// Print the manual page, or write one for each subcommand
#[derive(Debug, clap::Args)]
pub(crate) struct ManArguments {
    /// Folder for `janggun.1`, `janggun-play.1` and so on; by default, the main page is printed
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
}

/// Prints the shell completions for `command`.
pub(crate) fn completions(arguments: &CompletionsArguments, mut command: Command) -> Result<(), Failure> {
    let mut text = Vec::new();
    clap_complete::generate(arguments.shell, &mut command, "janggun", &mut text);
    let mut output = io::stdout().lock();
    output.write_all(&text)?;
    Ok(output.flush()?)
}

/// Prints the manual page of `command`, or writes it and those of its subcommands to a folder.
pub(crate) fn man(arguments: &ManArguments, command: Command) -> Result<(), Failure> {
    match &arguments.dir {
        Some(folder) => clap_mangen::generate_to(command, folder)
            .map_err(|error| Failure::usage("unwritable_file", format_args!("{}: {error}", folder.display()))),
        None => {
            let mut output = io::stdout().lock();
            clap_mangen::Man::new(command).render(&mut output)?;
            Ok(output.flush()?)
        }
    }
}
