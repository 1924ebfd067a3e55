//! Tests of the command line: help, rule sets, shell completions, manual pages and saved games.

use crate::talk::{converse, converse_in};
use std::collections::BTreeSet;

/// Returns the standard output of a command that must succeed.
fn said(words: &[&str]) -> String {
    let (status, text, error) = converse(words, "");
    assert_eq!((status, error.as_str()), (Some(0), ""), "{words:?}");
    text
}

#[test]
fn the_help_lists_subcommands_in_groups() {
    let help = said(&["--help"]);
    let places = [
        "Games and records:",
        "  play ",
        "Server:",
        "  serve ",
        "Engine:",
        "  uci ",
        "Options:",
    ]
    .map(|text| help.find(text).unwrap_or_else(|| panic!("{text}: {help}")));
    assert!(places.is_sorted(), "{help}");
}

#[test]
fn every_rule_set_is_listed_and_can_be_played() {
    let list = said(&["rules"]);
    let json: serde_json::Value = serde_json::from_str(&said(&["rules", "--json"])).expect("JSON");
    let ids: Vec<&str> = json
        .as_array()
        .expect("an array")
        .iter()
        .filter_map(|one| one["id"].as_str())
        .collect();
    assert_eq!(list.lines().count(), ids.len());
    for (line, id) in list.lines().zip(&ids) {
        assert_eq!(line.split_whitespace().next(), Some(*id));
        said(&["perft", "--depth", "1", "--rules", id]);
    }
    for (typed, meant) in [("kakoa", "did you mean kakao?"), ("nope", "; rule sets: kakao, ")] {
        let (status, _, error) = converse(&["play", "--rules", typed], "");
        assert!(status == Some(2) && error.contains(meant), "{error}");
        assert!(ids.iter().all(|id| error.contains(id)), "{error}");
    }
}

#[test]
fn shells_and_manuals_know_every_subcommand() {
    let help = said(&["--help"]);
    let groups = help
        .lines()
        .filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let names: BTreeSet<&str> = groups
        .filter(|name| !name.is_empty() && !name.starts_with('-'))
        .collect();
    assert!(names.len() >= 20, "{names:?}");
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = said(&["completions", shell]);
        assert!(names.iter().all(|name| script.contains(name)), "{shell}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    said(&["man", "--dir", folder.path().to_str().expect("UTF-8")]);
    for name in names.iter().filter(|name| **name != "help") {
        assert!(folder.path().join(format!("janggun-{name}.1")).is_file(), "{name}");
    }
    assert!(said(&["man"]).contains("janggun"));
}

#[test]
fn solve_says_that_files_are_enough() {
    let (status, _, error) = converse(&["solve"], "");
    assert!(
        status == Some(2) && error.contains("FILE") && error.contains("--fen"),
        "{error}"
    );
}

#[test]
fn the_limits_of_a_server_are_listed_apart() {
    let limits = said(&["serve", "--list-limits"]);
    assert!(
        limits.lines().count() > 40 && limits.lines().all(|line| line.contains('=') && !line.contains(' ')),
        "{limits}"
    );
    assert!(said(&["serve", "--help"]).lines().count() < 120);
}

#[test]
fn two_games_without_a_seed_differ() {
    let words = ["play", "--level", "1", "--setup", "mssm", "--lang", "en", "--ascii"];
    let input = "a4b4\ni4h4\nc4c5\ng4g5\n";
    let game = |seed: &[&str]| converse(&[&words, seed].concat(), input).1;
    let games: Vec<String> = (0..4).map(|_| game(&[])).collect();
    assert!(games.iter().any(|one| *one != games[0]), "{}", games[0]);
    assert_eq!(game(&["--seed", "5"]), game(&["--seed", "5"]));
}

/// `Date` is the local date, and `UTCDate` and `UTCTime` are in UTC.
#[test]
fn a_saved_game_has_its_day_and_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let saved = |name: &str, zone: &str| {
        let file = folder.path().join(name);
        let path = file.to_str().expect("UTF-8");
        let words = [
            "play", "--level", "1", "--lang", "en", "--rules", "kakao", "--seed", "1", "--save", path,
        ];
        let (status, text, _) = converse_in(&[("TZ", zone)], &words, "mssm\na4b4\n");
        assert_eq!(status, Some(0), "{text}");
        std::fs::read_to_string(&file).expect("saved")
    };
    let tag = |text: &str, key: &str| {
        let (_, rest) = text
            .split_once(&format!("[{key} \""))
            .unwrap_or_else(|| panic!("{key}: {text}"));
        rest.split_once('"').expect("it ends").0.to_owned()
    };
    // The first two zones are 25 hours apart, so their dates always differ.
    for (zone, ahead) in [("Pacific/Kiritimati", 14), ("Pacific/Pago_Pago", -11), ("UTC", 0)] {
        let pgn = saved(&format!("{ahead}.pgn"), zone);
        let hour: i32 = tag(&pgn, "UTCTime")[..2].parse().expect("an hour");
        let is_the_same_day = (0..24).contains(&(hour + ahead));
        assert_eq!(
            tag(&pgn, "Date") == tag(&pgn, "UTCDate"),
            is_the_same_day,
            "{zone}: {pgn}"
        );
        let named = [tag(&pgn, "Site"), tag(&pgn, "White"), tag(&pgn, "Black")];
        assert_eq!(named, ["Janggun", "?", "Janggun 1"]);
    }
    let gib = saved("game.gib", "UTC");
    let named = [tag(&gib, "대국장소"), tag(&gib, "초대국자"), tag(&gib, "한대국자")];
    assert_eq!(named, ["장군(Janggun)", "게스트", "장군 엔진 1단계"]);
    assert_eq!(tag(&gib, "대국일자"), tag(&gib, "UTCDate"));
    assert!(saved("game.json", "UTC").contains("UTCTime"));
}

#[test]
fn a_game_is_saved_however_it_ends() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = |name: &str, input: &str| {
        let file = folder.path().join(name);
        let path = file.to_str().expect("UTF-8");
        let words = ["play", "--two", "--lang", "en", "--rules", "kakao", "--save", path];
        let (status, text, error) = converse(&words, input);
        assert_eq!((status, error.as_str()), (Some(0), ""), "{name}");
        assert!(text.contains(&format!("Game saved: {path}")), "{text}");
        let (status, uci, error) = converse(&["convert", "--to", "uci", path], "");
        assert_eq!(status, Some(0), "{name}: {uci}");
        let only_moves = error.lines().all(|line| line.starts_with("janggun: left_out_"));
        assert!(only_moves, "{name}: {error}");
        uci
    };
    let begin = "mssm\nmssm\na4b4\ni7h7\n";
    for (name, rest) in [
        ("end.gib", ""),
        ("quit.pgn", "quit\n"),
        ("resigned.json", "resign\n"),
        ("undone.uci", "c4c5\nundo\n"),
        ("passed.PGN", "c4c5\nundo\nfen\nflip\n"),
    ] {
        let uci = record(name, &format!("{begin}{rest}"));
        assert!(uci.trim_end().ends_with("moves a4b4 i7h7"), "{name}: {uci}");
    }
    for (name, code) in [
        ("end.gib", "file_exists"),
        ("game.txt", "unknown_format"),
        ("game", "unknown_format"),
        ("nowhere/game.gib", "unwritable_file"),
    ] {
        let file = folder.path().join(name);
        let (status, _, error) = converse(&["play", "--save", file.to_str().expect("UTF-8")], "");
        assert!(
            status == Some(2) && error.starts_with(&format!("janggun: {code}: ")),
            "{error}"
        );
    }
}
