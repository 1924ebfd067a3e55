//! Tests of `janggun-lab ladder`: continuing an interrupted match, and refusing the wrong log or invalid arguments.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn ladder(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_janggun-lab"))
        .arg("ladder")
        .args(words)
        .output()
        .expect("the binary under test starts")
}

/// Writes a shell script that acts as an engine, and returns the command that runs it. The engine always plays the same
/// move, so its games are short, and reports `nodes` searched nodes.
fn stubborn(folder: &Path, nodes: u64) -> String {
    let path = folder.join(format!("{nodes}.sh"));
    let script = format!(
        "while read -r word rest; do case $word in\n\
         uci) echo id name Stubborn; echo 'option name UCI_Variant type combo default janggi var janggi'; echo uciok;;\n\
         isready) echo readyok;;\n quit) exit;;\n\
         go) echo info depth 1 score cp -7 nodes {nodes}; echo bestmove a1a2;;\n esac; done\n"
    );
    fs::write(&path, script).expect("written");
    format!("sh {}", path.display())
}

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

#[test]
fn a_rung_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("log.txt");
    let log = path.to_str().expect("UTF-8");
    let engine = stubborn(folder.path(), 77);
    let play = |opponent: &str, odds: &str, games: &str| {
        ladder(&[
            "play",
            "--opponent",
            opponent,
            "--odds",
            odds,
            "--games",
            games,
            "--log",
            log,
        ])
    };
    let read = || fs::read_to_string(&path).expect("written");
    let table = text(&play(&engine, "21", "3"));
    assert!(table.starts_with("3 games of 2 openings: +3 =0 -0, 100.0 %"), "{table}");
    assert!(table.contains("foul_illegal"), "{table}");
    let first = read();
    assert!(
        first.starts_with("# ladder 1 | 21 times, nodes 10000 : 54000 | Janggun "),
        "{first}"
    );
    assert!(
        first.contains(" | Stubborn (Hash=64, signature 77) | rules pychess | openings "),
        "{first}"
    );
    assert_eq!(first.lines().count(), 4);
    // The game whose line was truncated is played again.
    let cut = first.len() - 12;
    fs::write(&path, &first[..cut]).expect("written");
    text(&play(&engine, "21", "4"));
    let second = read();
    assert!(
        second.starts_with(&first[..cut]) && second.lines().count() == 6,
        "{second}"
    );
    assert_eq!(
        text(&play(&engine, "21", "4")).lines().next(),
        text(&ladder(&["table", log])).lines().nth(1)
    );
    let numbers: Vec<&str> = second.lines().filter(|line| line.ends_with(" .")).collect();
    let numbers: Vec<&str> = numbers.iter().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(numbers, ["0", "1", "2", "3"]);
    // Our engine lost no game, so there is nothing to analyse.
    let losses = text(&ladder(&["losses", log]));
    assert!(
        losses.starts_with("| game | end |") && losses.contains("- deeper: behind 0, lost 0"),
        "{losses}"
    );
}

#[test]
fn another_rung_or_engine_is_another_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("log.txt");
    let log = path.to_str().expect("UTF-8");
    let [engine, other] = [77, 78].map(|nodes| stubborn(folder.path(), nodes));
    let play = |opponent: &str, odds: &str| {
        let words = [
            "play",
            "--opponent",
            opponent,
            "--odds",
            odds,
            "--games",
            "1",
            "--log",
            log,
        ];
        ladder(&words)
    };
    text(&play(&engine, "21"));
    let written = fs::read_to_string(&path).expect("written");
    for (opponent, odds) in [(&engine, "42"), (&other, "21")] {
        let refused = play(opponent, odds);
        assert_eq!(refused.status.code(), Some(2), "{refused:?}");
        assert!(
            String::from_utf8_lossy(&refused.stderr).contains("bad_log: "),
            "{refused:?}"
        );
    }
    assert_eq!(fs::read_to_string(&path).expect("written"), written);
}

#[test]
fn what_is_no_ladder_is_refused() {
    for words in [
        &["play", "--opponent", "x", "--odds", "22", "--log", "/nowhere/log"][..],
        &[
            "play",
            "--opponent",
            "x",
            "--odds",
            "21",
            "--log",
            "/nowhere/log",
            "--games",
            "100000",
        ],
        &["table", "/nowhere/log"],
        &["losses", "/nowhere/log", "--ends", "boredom"],
    ] {
        let output = ladder(words);
        assert_eq!(output.status.code(), Some(2), "{words:?}: {output:?}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty());
    }
}
