//! Tests with real records. The records are not part of the project, because they may not be redistributed. The tests
//! are run manually with `--ignored` (see docs/reference/records.md), and fail without their environment variables.
//!
//! `JANGGUN_REAL_GIB` is a folder of `.gib` files. `JANGGUN_REAL_GAMES` is a `.jsonl.gz` file with rows
//! `{"fen","moves","result","site","handicap"}`. Moves are in UCI, separated by spaces, with `@@@@` for a pass.
#![cfg(feature = "cp949")]

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::{BufRead, BufReader};

use flate2::read::GzDecoder;
use janggi::record::gib;
use janggi::{Action, Game, Position, Preset, Start, fen, uci};
use serde_json::Value;

#[test]
#[ignore = "needs real records, which are not ours to give away"]
fn every_gib_file_replays() {
    let folder = env::var("JANGGUN_REAL_GIB").expect("JANGGUN_REAL_GIB names a folder");
    let (mut games, mut plies, mut exact) = (0, 0, 0);
    let mut faults = Vec::new();
    for entry in fs::read_dir(folder).expect("folder") {
        let path = entry.expect("entry").path();
        if path.extension().is_none_or(|extension| extension != "gib") {
            continue;
        }
        let name = path.file_name().expect("name").to_string_lossy().into_owned();
        let bytes = fs::read(&path).expect("file");
        let parts = gib::split(&bytes);
        let joined: Vec<u8> = parts.iter().flat_map(|game| game.bytes.clone()).collect();
        assert!(joined == bytes, "{name} does not add up");
        for game in &parts {
            games += 1;
            match gib::read(game) {
                Ok(reading) => {
                    plies += reading.record.tree.len();
                    faults.extend(
                        reading
                            .fault
                            .map(|fault| format!("{name} game {}: {fault}", game.number)),
                    );
                    let text = gib::print(&reading.record, reading.layout.style, reading.layout.line_end);
                    exact += u32::from(
                        gib::encode(&text, reading.layout.encoding).is_ok_and(|written| written == game.bytes),
                    );
                }
                Err(fault) => faults.push(format!("{name} game {}: {fault}", game.number)),
            }
        }
    }
    println!("{games} games, {plies} plies, {exact} written back byte by byte, faults: {faults:#?}");
    assert!(games > 0, "no .gib file in the folder");
    // The only known fault is in a program's game against itself, in which a side moves into check.
    assert!(
        faults.iter().all(|fault| fault.contains("replay_10_sim50")),
        "{faults:#?}"
    );
}

fn games(mut visit: impl FnMut(usize, &Value, &str, Vec<&str>)) {
    let path = env::var("JANGGUN_REAL_GAMES").expect("JANGGUN_REAL_GAMES names a file");
    let file = fs::File::open(path).expect("file");
    for (number, line) in BufReader::new(GzDecoder::new(file)).lines().enumerate() {
        let value: Value = serde_json::from_str(&line.expect("text")).expect("JSON");
        let moves = value["moves"]
            .as_str()
            .expect("moves")
            .split(' ')
            .filter(|mv| !mv.is_empty())
            .collect();
        visit(number + 1, &value, value["fen"].as_str().expect("fen"), moves);
    }
}

#[test]
#[ignore = "needs real records, which are not ours to give away"]
fn every_game_replays_under_record() {
    let mut count = 0;
    games(|number, _, start, moves| {
        let position = Position::try_from(fen::parse(start).expect(start)).expect(start);
        let mut game = Game::new(Preset::Record.rules(), Start::Fen(position)).expect("a start");
        for (ply, text) in (1..).zip(&moves) {
            let mv = uci::parse_move(text, game.position()).expect(text);
            if let Err(error) = game.play(Action::from(mv)) {
                panic!("game {number}, ply {ply}, {text}: {error}");
            }
        }
        count += 1;
    });
    println!("{count} games replay to their end");
    assert!(count > 0, "no game in the file");
}

/// Under the preset `kakao`, at least 98 % of Kakao's games that were decided on points end on their last ply. Handicap
/// games are skipped.
#[test]
#[ignore = "needs real records, which are not ours to give away"]
fn points_games_of_kakao_end_on_their_last_ply() {
    let mut ends: BTreeMap<&str, u32> = BTreeMap::new();
    let mut exceptions = Vec::new();
    games(|number, value, start, moves| {
        let text = |key: &str| value[key].as_str().unwrap_or("");
        let points_game = text("site").to_lowercase().contains("kakao") && text("result").contains("점수");
        if !points_game || !value["handicap"].is_null() {
            return;
        }
        let position = Position::try_from(fen::parse(start).expect(start)).expect(start);
        let mut game = Game::new(Preset::Kakao.rules(), Start::Fen(position)).expect("a start");
        let mut how = "no end";
        for (ply, text) in (1..).zip(&moves) {
            let mv = uci::parse_move(text, game.position()).expect(text);
            match game.play(Action::from(mv)) {
                Ok(()) if game.verdict().is_some() => {
                    how = if ply == moves.len() { "last ply" } else { "too early" };
                    break;
                }
                Ok(()) => {}
                Err(error) => {
                    how = error.code();
                    break;
                }
            }
        }
        *ends
            .entry(if how == "last ply" { "exact" } else { "other" })
            .or_default() += 1;
        if how != "last ply" {
            exceptions.push(format!("game {number}: {how}"));
        }
    });
    println!("{ends:?}, exceptions: {exceptions:?}");
    let exact = ends.get("exact").copied().unwrap_or(0);
    let all: u32 = ends.values().sum();
    assert!(all > 0 && exact * 100 >= all * 98, "{exact} of {all}: {exceptions:?}");
}
