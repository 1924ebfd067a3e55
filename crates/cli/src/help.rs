//! `janggun --help`: lists the subcommands in groups.
//!
//! Owns the groups. This module must not depend on what a subcommand does.

use clap::Command;
use std::fmt::Write as _;

/// Groups of subcommands, in the order of the help text.
const GROUPS: [(&str, &[&str]); 4] = [
    (
        "Games and records",
        &["play", "judge", "convert", "verdict", "solve", "rules", "tournament"],
    ),
    (
        "Server",
        &[
            "serve", "config", "health", "site", "account", "storage", "database", "backup", "restore", "verify",
            "ratings", "worker",
        ],
    ),
    ("Engine", &["uci", "bot", "perft", "bench", "tables"]),
    ("Shell", &["completions", "man", "notices", "help"]),
];

/// Returns the command with a help text that lists its subcommands in groups.
pub(crate) fn grouped(command: Command) -> Command {
    let template = template(&command);
    command.help_template(template)
}

fn template(command: &Command) -> String {
    let mut text = "{about-with-newline}\n{usage-heading} {usage}\n".to_owned();
    let longest = GROUPS.iter().flat_map(|(_, names)| *names).map(|name| name.len()).max();
    let width = longest.unwrap_or(0);
    for (group, names) in GROUPS {
        // Writing to a string cannot fail.
        let _ = write!(text, "\n{group}:\n");
        for name in names {
            let about = match *name {
                "help" => "Print this list, or the help of a subcommand".to_owned(),
                name => command
                    .find_subcommand(name)
                    .and_then(Command::get_about)
                    .map(ToString::to_string)
                    .unwrap_or_default(),
            };
            let _ = writeln!(text, "  {name:width$}  {about}");
        }
    }
    text + "\nOptions:\n{options}\n"
}

#[cfg(test)]
mod tests {
    use super::{GROUPS, template};
    use clap::CommandFactory;
    use std::collections::BTreeSet;

    #[test]
    fn every_subcommand_is_in_one_group_and_its_line_fits() {
        let command = crate::Cli::command();
        let mut listed: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| *names).copied().collect();
        listed.sort_unstable();
        let mut wanted: BTreeSet<&str> = command
            .get_subcommands()
            .filter(|one| !one.is_hide_set())
            .map(clap::Command::get_name)
            .collect();
        wanted.insert("help");
        assert_eq!(listed, wanted.into_iter().collect::<Vec<_>>());
        for line in template(&command).lines() {
            assert!(line.chars().count() <= 110, "{line}");
        }
    }
}
