//! The committed games, their comparison under two rule sets, and the search for new ones.

use std::fs;
use std::path::{Path, PathBuf};

use janggi::ruleset::Field;
use janggi::{Action, Cause, Game, Move, MoveList, Outcome, Position, Rules, Start, fen};
use serde_json::{Value, json};

use super::{Exchange, inert, positions, walk};
use crate::random::Rng;

/// A game, and the rule field whose effect it shows.
pub(crate) struct Line {
    pub(crate) field: Field,
    pub(crate) start: Start,
    pub(crate) moves: Vec<String>,
}

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/rules/effects.jsonl")
}

pub(crate) fn committed() -> Vec<Line> {
    let text = fs::read_to_string(path()).expect("committed games");
    text.lines().map(line).collect()
}

fn line(text: &str) -> Line {
    let row: Value = serde_json::from_str(text).expect("JSON");
    let moves = row["moves"].as_array().expect("moves").iter();
    Line {
        field: Field::from_path(row["field"].as_str().expect("a field")).expect("a field"),
        start: serde_json::from_value(row["start"].clone()).expect("a start"),
        moves: moves.map(|token| token.as_str().expect("a token").to_owned()).collect(),
    }
}

/// Information shown to the players in a position.
#[derive(PartialEq)]
struct Told {
    legal: MoveList,
    rights: janggi::Rights,
    standing: [Option<Outcome>; 3],
    warned: Vec<(Move, Outcome, Cause)>,
}

fn told(game: &Game) -> Told {
    let standing = game.standing();
    let warned = game.warnings().endings.into_iter();
    Told {
        legal: game.legal(),
        rights: game.rights(),
        standing: [standing.if_both_pass, standing.if_agreed, standing.if_called],
        warned: warned
            .map(|(action, verdict)| (action, verdict.outcome, verdict.cause))
            .collect(),
    }
}

fn end(game: &Game) -> Option<(Outcome, Cause)> {
    game.verdict().map(|verdict| (verdict.outcome, verdict.cause))
}

/// Returns whether the line differs under the two rule sets. It does if the start or an action is allowed under only
/// one of them, if the games end differently, or if players receive different information after the last action.
pub(crate) fn differ(rules: &Rules, other: &Rules, line: &Line) -> bool {
    let game = |rules: &Rules| Game::new(rules.clone(), line.start.clone());
    let (mut one, mut two) = match (game(rules), game(other)) {
        (Ok(one), Ok(two)) => (one, two),
        (one, two) => return one.is_ok() != two.is_ok(),
    };
    for token in &line.moves {
        let Ok(action) = Action::parse(token, one.position()) else {
            return false;
        };
        match (one.play(action), two.play(action)) {
            (Ok(()), Ok(())) if end(&one) == end(&two) => {}
            (Ok(()), Ok(())) => return true,
            (one, two) => return one.is_ok() != two.is_ok(),
        }
    }
    end(&one) != end(&two) || told(&one) != told(&two)
}

/// Maximum number of games tried for an exchange. For `checked_side`, ten times as many are tried.
const TRIES: usize = 4_000;
const PLIES: usize = 90;

/// Writes a game for every exchange that has an effect, and drops unused games. A committed game that shows the
/// exchange is kept; otherwise the game comes from another data file or from a search, which may fail.
pub(crate) fn write(exchanges: &[Exchange]) {
    let mut lines: Vec<Line> = fs::read_to_string(path()).map_or(Vec::new(), |text| text.lines().map(line).collect());
    let mut used = vec![false; lines.len()];
    let others = other_rows();
    for (number, exchange) in exchanges.iter().enumerate() {
        if inert::reason(&exchange.fields, &exchange.rules, &exchange.other).is_some() {
            continue;
        }
        let known = |(at, line): (usize, &Line)| {
            (exchange.fields.contains(&line.field) && exchange.shows_in(line)).then_some(at)
        };
        if let Some(at) = lines.iter().enumerate().find_map(known) {
            used[at] = true;
            continue;
        }
        let known = others.iter().map(|(start, moves)| Line {
            field: exchange.fields[0],
            start: start.clone(),
            moves: moves.clone(),
        });
        let known = known.into_iter().find(|line| exchange.shows_in(line));
        match known.or_else(|| found(exchange, &mut Rng(number as u64))) {
            Some(line) => {
                lines.push(line);
                used.push(true);
            }
            None => println!("nothing found for {}", exchange.name()),
        }
    }
    let rows = lines.iter().zip(used).filter(|(_, used)| *used).map(|(line, _)| {
        format!(
            "{}\n",
            json!({"field": line.field.path(), "start": line.start, "moves": line.moves})
        )
    });
    fs::write(path(), rows.collect::<String>()).expect("test data can be written");
}

/// Returns a game in which one side gives check on most of its turns.
fn checking(rules: &Rules, rng: &mut Rng) -> Option<Game> {
    let start = Start::Fen(positions::with_checks_without_end(rng));
    let mut game = Game::new(rules.clone(), start).ok()?;
    let checker = game.position().turn();
    for _ in 0..PLIES {
        let mut actions: Vec<Move> = game.legal().into_iter().collect();
        if game.position().turn() == checker && rng.below(8) > 0 {
            actions = positions::checks(&game);
        }
        let Some(action) = positions::choose(&game, &actions, rng) else {
            break;
        };
        game.play(action.into()).expect("a legal action is played");
    }
    Some(game)
}

/// Maximum number of plies of a long game, above every preset's limit.
const LONG: usize = 215;

/// Returns a long game from the standard start, or from a position with many plies without a capture. Except possibly
/// by the last action, no position is repeated and no pass follows another pass.
fn without_repeating(rules: &Rules, rng: &mut Rng) -> Option<Game> {
    let start = match rng.below(2) {
        0 => Start::usual_under(rules),
        _ => {
            let mut setup = walk::few_pieces(rng).to_setup();
            setup.no_capture_plies = 195;
            Start::Fen(Position::try_from(setup).ok()?)
        }
    };
    let mut game = Game::new(rules.clone(), start).ok()?;
    for _ in 0..LONG {
        let legal: Vec<Move> = game.legal().into_iter().collect();
        let passed = game.actions().last() == Some(&Action::Pass);
        let tried: Vec<Move> = (0..8).filter(|_| !legal.is_empty()).map(|_| rng.pick(&legal)).collect();
        let next = tried.into_iter().find_map(|action| {
            let mut next = game.clone();
            next.play(action.into()).ok()?;
            let again = next.history().occurrences().all > 1 || (passed && action == Move::Pass);
            (!again && next.verdict().is_none()).then_some(next)
        });
        match next {
            Some(next) => game = next,
            None => break,
        }
    }
    // Add an action that ends the game, if there is one.
    let last = game.legal().into_iter().find(|action| {
        let mut next = game.clone();
        next.play((*action).into()).is_ok() && next.verdict().is_some()
    });
    if let Some(last) = last {
        game.play(last.into()).ok()?;
    }
    Some(game)
}

/// Returns the games of the other data files. The rows of `effects.jsonl` are skipped, because they have no `fen`.
fn other_rows() -> Vec<(Start, Vec<String>)> {
    let folder = path();
    let files = fs::read_dir(folder.parent().expect("a folder")).expect("test data");
    let texts = files.filter_map(|file| fs::read_to_string(file.ok()?.path()).ok());
    let mut rows = Vec::new();
    for text in texts {
        for row in text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok()) {
            let position = row["fen"].as_str().and_then(|text| fen::parse(text).ok());
            let start = position
                .and_then(|setup| Position::try_from(setup).ok())
                .map(Start::Fen);
            let moves = row["moves"].as_array().into_iter().flatten();
            let moves = moves.filter_map(|token| Some(token.as_str()?.to_owned())).collect();
            rows.extend(start.map(|start| (start, moves)));
        }
    }
    rows
}

/// Returns a random game that shows the exchange, without unnecessary actions at the end.
fn found(exchange: &Exchange, rng: &mut Rng) -> Option<Line> {
    let tries = match exchange.fields[..] {
        [Field::CheckedSide] => 10 * TRIES,
        _ => TRIES,
    };
    (0..tries).find_map(|_| {
        let rules = rng.pick(&[&exchange.rules, &exchange.other]);
        let long = [Field::LimitTotalPlies, Field::PassCountsAsPly].contains(&exchange.fields[0]);
        let game = match rng.below(2) {
            0 if long => without_repeating(rules, rng)?,
            0 => walk::game(rules, rng, PLIES, |_, _| {}),
            _ => checking(rules, rng)?,
        };
        let mut tokens = Vec::new();
        let mut history = game.history().clone();
        while history.pop().is_some() {}
        for action in game.actions() {
            tokens.push(action.token(history.position()));
            if let Some(step) = action.board_move() {
                history.push(step);
            }
        }
        let mut line = Line {
            field: exchange.fields[0],
            start: game.start().clone(),
            moves: tokens,
        };
        if !exchange.shows_in(&line) {
            return None;
        }
        while let Some(last) = line.moves.pop() {
            if !exchange.shows_in(&line) {
                line.moves.push(last);
                break;
            }
        }
        Some(line)
    })
}
