//! Runs the example commands in `crates/cli/README.md` and `docs/reference/tournaments.md`. Their output must match the
//! output shown there.
#![cfg(unix)]

use super::tree::read;
use std::path::Path;
use std::process::Command;

/// Returns each command in the console blocks of a page, with its expected output.
fn examples(page: &str) -> Vec<(String, String)> {
    let text = read(page);
    let blocks = text.split("```console\n").skip(1);
    let blocks = blocks.map(|block| block.split_once("```").expect("a block has an end").0);
    blocks
        .map(|block| {
            let line = block.strip_prefix("$ ").expect("a block begins with a command");
            let (command, answer) = line.split_once('\n').expect("an answer follows the command");
            (command.to_owned(), answer.to_owned())
        })
        .collect()
}

/// Runs the commands of a page in order, in a temporary folder and with English output. Returns each command with its
/// expected and actual output.
fn answers(page: &str) -> Vec<(String, String, String)> {
    let binary = Path::new(env!("CARGO_BIN_EXE_janggun"));
    let folder = binary.parent().expect("a program lies in a folder");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(std::iter::once(folder.to_owned()).chain(std::env::split_paths(&path)));
    let path = path.expect("folders of the path");
    let place = tempfile::tempdir().expect("a folder");
    let run = |(command, wanted): (String, String)| {
        let mut shell = Command::new("sh");
        shell
            .args(["-c", &command])
            .env("PATH", &path)
            .env("LC_ALL", "C")
            .current_dir(place.path());
        let output = shell.output().expect("a shell");
        let answer = String::from_utf8(output.stdout).expect("UTF-8");
        let failure = String::from_utf8(output.stderr).expect("UTF-8");
        (command, wanted, answer + &failure)
    };
    examples(page).into_iter().map(run).collect()
}

#[test]
fn the_examples_of_the_page_on_tournaments_answer_what_it_says() {
    let page = "docs/reference/tournaments.md";
    let answers = answers(page);
    assert!(answers.len() >= 10, "{answers:?}");
    if std::env::var_os("JANGGUN_WRITE").is_some() {
        let mut text = read(page);
        for (command, wanted, answer) in &answers {
            let block = |answer: &str| format!("```console\n$ {command}\n{answer}```");
            text = text.replace(&block(wanted), &block(answer));
        }
        std::fs::write(super::tree::root().join(page), text).expect("the page can be written");
        return;
    }
    for (command, wanted, answer) in answers {
        assert_eq!(answer, wanted, "{command}");
    }
}

#[test]
fn the_examples_of_the_readme_answer_what_it_says() {
    let binary = Path::new(env!("CARGO_BIN_EXE_janggun"));
    let folder = binary.parent().expect("a program lies in a folder");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(std::iter::once(folder.to_owned()).chain(std::env::split_paths(&path)));
    let path = path.expect("folders of the path");
    let examples = examples("crates/cli/README.md");
    assert!(examples.len() >= 3, "{examples:?}");
    for (command, wanted) in examples {
        let output = Command::new("sh").args(["-c", &command]).env("PATH", &path).output();
        let answer = String::from_utf8(output.expect("a shell").stdout).expect("UTF-8");
        assert_eq!(answer.trim_end(), wanted.trim_end(), "{command}");
    }
}
