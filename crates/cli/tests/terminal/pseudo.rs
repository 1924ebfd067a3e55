//! Tests command-line output in the pseudo-language of test builds, which is English with accents on its letters.
//!
//! A word without accents does not come from the message files.

use super::talk::{converse, converse_in};
use janggi::Preset;

/// Names of formats, setups, programs and people that are the same in every language.
const NAMES: [&str; 11] = [
    "FEN", "UCI", "PGN", "msms", "mssm", "smms", "smsm", "central", "janggun", "Kim", "Lee",
];

/// Returns the words that do not come from the message files, except quoted input, notation, ids and paths.
fn plain_words(text: &str) -> Vec<&str> {
    let outside = text.split('`').step_by(2);
    let tokens = outside.flat_map(str::split_whitespace);
    let worded =
        tokens.filter(|token| !token.contains(|letter: char| letter.is_ascii_digit() || "/_@".contains(letter)));
    let worded = worded.filter(|token| !token.trim_end_matches(['.', ')', ',', ':']).contains('.'));
    let words = worded.flat_map(|token| token.split(|letter: char| !letter.is_alphabetic()));
    let is_plain = |word: &&str| word.len() > 1 && word.chars().all(|letter| letter.is_ascii_alphabetic());
    words.filter(is_plain).filter(|word| !NAMES.contains(word)).collect()
}

/// Returns standard output and standard error for this input.
fn said(words: &[&str], input: &str) -> String {
    let (_, output, errors) = converse(words, input);
    format!("{output}\n{errors}")
}

#[test]
fn a_game_is_told_in_words_of_the_message_files() {
    let inputs = [
        "1\n1\nhelp\nhints\na4\nflip\na1a9\nxx\na4b4\na7b7\nundo\ncall\noffer\noffer\naccept\nresign\nresign\n",
        "9\n2\n3\na4b4\na7b7\npass\npass\npass\ncall\n",
    ];
    for preset in Preset::ALL {
        for input in inputs {
            let text = said(&["play", "--two", "--lang", "en-XA", "--rules", preset.id()], input);
            assert!(text.len() > 300, "{}: {text}", preset.id());
            assert_eq!(plain_words(&text), [""; 0], "{}: {text}", preset.id());
        }
    }
}

#[test]
fn a_verdict_is_told_in_words_of_the_message_files() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), "position startpos moves a4b4 a7b7 0000 0000\n").expect("written");
    let path = file.path().to_str().expect("UTF-8");
    let (_, output, errors) = converse_in(&[("LC_ALL", "en_XA.UTF-8")], &["verdict", path, "--all-rules"], "");
    let text = format!("{output}\n{errors}");
    assert!(text.lines().count() > 20, "{text}");
    // Sources of rules are quoted in their original language.
    let own: Vec<&str> = text
        .lines()
        .map(|line| line.split(": ").next().unwrap_or(line))
        .collect();
    let named = |text: String, preset: Preset| text.replace(&format!("({})", preset.id()), "");
    let own = Preset::ALL.into_iter().fold(own.join("\n"), named);
    assert_eq!(plain_words(&own), [""; 0], "{text}");
}

#[test]
fn a_tournament_is_told_in_words_of_the_message_files() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let file = folder.path().join("cup.jsonl");
    let file = file.to_str().expect("UTF-8");
    let steps: [&[&str]; 10] = [
        &["new", file, "--name", "Kim", "--format", "swiss", "--rounds", "2"],
        &["add", file, "Kim"],
        &["add", file, "Lee"],
        &["add", file, "Kim"],
        &["draw", file, "--seed", "1"],
        &["pair", file],
        &["why", file, "1"],
        &["late", file, "1", "6"],
        &["result", file, "1", "cho-points"],
        &["standings", file],
    ];
    for step in steps {
        let text = said(&[&["tournament", "--language", "en-XA"], step].concat(), "");
        // The output of `why` is JSON for programs.
        let text = if step[0] == "why" { String::new() } else { text };
        assert_eq!(plain_words(&text), [""; 0], "{step:?}: {text}");
    }
    let proposals = said(&["tournament", "--language", "en-XA", "propose", "--people", "12"], "");
    assert!(proposals.lines().count() > 5, "{proposals}");
    assert_eq!(plain_words(&proposals), [""; 0], "{proposals}");
}

#[test]
fn words_are_told_from_names_and_notation() {
    let text = "Ĉĥó wins `help` R24-74 71졸72 (pass.double) /a/b kja-points@2, msms.";
    assert_eq!(plain_words(text), ["wins"]);
}
