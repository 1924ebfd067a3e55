//! Extracts the commands that install and start a release from the README, so that the trials run them unchanged.

use crate::command::root;
use std::fs;

const HEADING: &str = "\n## Install\n";

/// Returns the commands whose first word is in `first`, each as a quoted Bash word.
pub(super) fn commands_of(first: &[&str]) -> String {
    let commands = commands();
    let chosen = commands.iter().filter(|line| first.contains(&first_word(line)));
    chosen.map(|line| format!("'{line}'")).collect::<Vec<_>>().join(" ")
}

/// Returns the commands in the README's section about installing, without comments.
fn commands() -> Vec<String> {
    let readme = fs::read_to_string(root().join("README.md")).unwrap_or_default();
    let section = readme.split_once(HEADING).map_or("", |(_, rest)| rest);
    let section = section.split("\n## ").next().unwrap_or_default();
    let blocks = section.split("```").skip(1).step_by(2);
    let lines = blocks.flat_map(|block| block.lines().skip(1));
    let lines = lines.map(|line| line.split(" # ").next().unwrap_or_default().trim().to_owned());
    lines.filter(|line| !line.is_empty()).collect()
}

fn first_word(line: &str) -> &str {
    line.split(' ').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{commands, first_word};

    /// Each artefact, with the first words of the commands that its trial runs.
    const RUN: [(&str, &[&str]); 4] = [
        ("wheel", &["uvx", "pipx", "pip"]),
        ("npm", &["npx"]),
        ("deb", &["sudo"]),
        (
            "tar",
            &[
                "tar",
                concat!("janggun-", env!("CARGO_PKG_VERSION"), "-linux-x86_64/janggun"),
            ],
        ),
    ];

    #[test]
    fn every_command_that_installs_is_run_by_a_trial() {
        let commands = commands();
        for (artefact, words) in RUN {
            for word in words {
                assert!(
                    commands.iter().any(|line| first_word(line) == *word),
                    "{artefact}: {word} is not in the README"
                );
            }
        }
        for line in commands {
            let is_run = RUN.iter().any(|(_, words)| words.contains(&first_word(&line)));
            assert!(is_run, "no trial runs `{line}`");
        }
    }
}
