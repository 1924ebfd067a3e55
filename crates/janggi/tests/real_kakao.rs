//! Replays real games of Kakao Janggi under the preset `kakao`. `JANGGUN_REAL_GAMES` is the file of games (see
//! `real_games.rs`). With few exceptions, no game may end early or with a different winner, and games that were decided
//! on points must end.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::{BufRead, BufReader};

use flate2::read::GzDecoder;
use janggi::{Action, Game, Position, Preset, Start, fen};
use serde_json::Value;

/// Replays a recorded game under the preset, and describes how it ends.
fn judged(record: &Value) -> String {
    let text = |field: &str| record[field].as_str().expect("a text").to_owned();
    let start = Position::try_from(fen::parse(&text("fen")).expect("a FEN")).expect("a position");
    let mut game = Game::new(Preset::Kakao.rules(), Start::Fen(start)).expect("a start");
    for token in text("moves").split_ascii_whitespace() {
        let action = Action::parse(token, game.position()).expect("a move");
        if let Err(error) = game.play(action) {
            return format!("stopped: {}", error.code());
        }
    }
    let result = text("result");
    let winner = if result.starts_with('초') { "cho" } else { "han" };
    let on_points = result.contains("점수");
    match game.verdict() {
        Some(verdict) if verdict.outcome.code() == winner => {
            format!(
                "{} {}",
                if on_points { "points" } else { "clean" },
                verdict.cause.code()
            )
        }
        Some(verdict) => format!("wrong winner: {}", verdict.cause.code()),
        None if on_points => "points without an end".to_owned(),
        None => "went on until somebody gave up".to_owned(),
    }
}

#[test]
#[ignore = "needs real records, which are not ours to give away"]
fn the_preset_ends_real_games_when_they_ended() {
    let path = env::var("JANGGUN_REAL_GAMES").expect("JANGGUN_REAL_GAMES names a file");
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    for line in BufReader::new(GzDecoder::new(fs::File::open(path).expect("file"))).lines() {
        let record: Value = serde_json::from_str(&line.expect("text")).expect("JSON");
        if record["site"] == "Kakao" {
            *found.entry(judged(&record)).or_default() += 1;
        }
    }
    println!("{found:#?}");
    let count = |what: &str| {
        found
            .iter()
            .filter(|(name, _)| name.starts_with(what))
            .map(|(_, count)| count)
            .sum::<usize>()
    };
    // In one game, the preset refuses a chariot's shuttle with check. No other game is stopped or has a different
    // winner, and at most two games decided on points do not end.
    assert_eq!(count("stopped: shuttle_banned"), 1);
    assert_eq!(count("stopped") + count("wrong"), 1);
    assert!(count("points without an end") <= 2);
    assert!(count("points ") > 200);
}
