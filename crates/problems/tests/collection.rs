//! Tests of the committed problems: soundness, duplicates, size, manifest and compositions.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use janggi::{Action, Game, Position, Preset, Start};
use problems::puzzle::check::{Checked, check};
use problems::puzzle::pattern::Pattern;
use problems::puzzle::{GRADES, Goal, Puzzle, Theme};
use problems::solve::{Aim, Answer, Attack, Question, solve};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("collection")
}

/// Returns the problems from games.
fn collection() -> Vec<Puzzle> {
    file("puzzles.jsonl")
}

/// Returns the compositions.
fn composed() -> Vec<Puzzle> {
    file("composed.jsonl")
}

fn file(name: &str) -> Vec<Puzzle> {
    let text = fs::read_to_string(folder().join(name)).expect("committed");
    text.lines()
        .map(|line| Puzzle::from_line(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

/// Maximum number of moves that the forward search tries per problem. The default of `janggun-lab puzzles check` is
/// higher.
const TRIES: u64 = 500_000;

#[test]
fn no_problem_is_unsound_and_most_are_proved_again() {
    let puzzles = [collection(), composed()].concat();
    let mut undecided = 0;
    for puzzle in &puzzles {
        match check(puzzle, TRIES) {
            Checked::Sound => {}
            Checked::Undecided => undecided += 1,
            Checked::Unsound(why) => panic!("{}: {why:?}", puzzle.id),
        }
    }
    assert!(undecided * 50 < puzzles.len(), "{undecided} were not decided");
}

#[test]
fn no_two_problems_are_alike() {
    let mut ids = HashSet::new();
    for file in [collection(), composed()] {
        // A composition may have the same moves as the mate that it was derived from.
        let mut patterns = HashSet::new();
        for puzzle in file {
            let replay = puzzle.replay().expect("it can be played");
            assert!(patterns.insert(Pattern::of(puzzle.goal, &replay)), "{}", puzzle.id);
            assert!((1..=GRADES).contains(&puzzle.grade), "{}", puzzle.id);
            assert!(ids.insert(puzzle.id.clone()), "{}", puzzle.id);
        }
    }
}

#[test]
fn the_collection_is_as_large_and_as_small_as_promised() {
    let puzzles = collection();
    let count = |wanted: &dyn Fn(&Puzzle) -> bool| puzzles.iter().filter(|puzzle| wanted(puzzle)).count();
    assert!(puzzles.len() >= 5_000);
    let size: u64 = ["puzzles.jsonl", "composed.jsonl", "manifest.json"]
        .map(|name| fs::metadata(folder().join(name)).expect("committed").len())
        .iter()
        .sum();
    assert!(size <= 3_000_000, "{size} bytes");
    assert!(count(&|puzzle| puzzle.goal == Goal::Mate && puzzle.moves == 1) * 5 <= puzzles.len());
    let composed = composed();
    assert!(count(&|puzzle| puzzle.moves >= 4) >= 500);
    assert!(composed.len() >= 100 && composed.iter().all(|puzzle| puzzle.moves >= 4));
    assert!(count(&|puzzle| puzzle.goal != Goal::Mate) >= 1_000);
    assert!(count(&|puzzle| puzzle.goal == Goal::Points) >= 100);
    for theme in [
        Theme::Leg,
        Theme::Screen,
        Theme::PalaceDiagonal,
        Theme::JoinedSoldiers,
        Theme::DoubleCheck,
        Theme::FewPieces,
        Theme::Bikjang,
        Theme::Pass,
    ] {
        assert!(count(&|puzzle| puzzle.themes.contains(&theme)) >= 100, "{theme:?}");
    }
}

#[test]
fn the_manifest_names_the_games_of_every_problem() {
    let text = fs::read_to_string(folder().join("manifest.json")).expect("the manifest");
    let manifest: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(manifest["problems"], collection().len());
    let mut looked_through: HashMap<(String, u64), u64> = HashMap::new();
    for chunk in manifest["chunks"].as_array().expect("chunks") {
        let rules = chunk["rules"].as_str().expect("a text").to_owned();
        let seed = chunk["seed"].as_u64().expect("a number");
        looked_through.insert((rules, seed), chunk["looked_through"].as_u64().expect("a number"));
        assert!(["nodes", "games"].iter().all(|field| chunk[field].is_u64()));
        assert!(["evaluation", "commit"].iter().all(|field| chunk[field].is_string()));
    }
    for puzzle in collection() {
        let source: Vec<u64> = puzzle.source.split('/').filter_map(|text| text.parse().ok()).collect();
        let [seed, game, _ply] = source[..] else {
            panic!("{}", puzzle.source)
        };
        let rules = puzzle.rules.split('@').next().unwrap_or_default().to_owned();
        assert!(
            looked_through.get(&(rules, seed)).is_some_and(|&games| game < games),
            "{}",
            puzzle.source
        );
    }
}

/// Returns whether a position meets the requirements for compositions. Its fastest mate by checks must take `moves`
/// moves and have one solution. Compositions of up to four moves are also searched with moves of any kind: if a mate is
/// found, it must have the same length and one solution. Longer compositions must not have a mate in two of any kind.
fn is_problem(game: &Game, moves: u32) -> bool {
    let ask = |moves, attack| {
        let question = Question {
            moves,
            attack,
            aim: Aim::Mate,
            nodes: 12_000,
        };
        solve(game, &question)
    };
    let one = |answer| match answer {
        Ok(Answer::Mate(mate)) => (mate.moves == moves && mate.first.len() == 1 && mate.is_unique()).then_some(()),
        _ => None,
    };
    one(ask(moves, Attack::Checks)).is_some()
        && match moves {
            ..=4 => {
                !matches!(ask(moves, Attack::Any), Ok(Answer::Mate(mate)) if !(mate.first.len() == 1 && mate.moves == moves && mate.is_unique()))
            }
            _ => !matches!(ask(2, Attack::Any), Ok(Answer::Mate(_))),
        }
}

#[test]
fn no_piece_of_a_composition_can_be_left_out() {
    for puzzle in composed().iter().step_by(10) {
        let game = puzzle.game().expect("a game");
        assert!(is_problem(&game, puzzle.moves), "{}", puzzle.id);
        for (square, piece) in game.position().board().pieces() {
            let mut setup = game.position().to_setup();
            setup.board.set(square, None);
            let Ok(position) = Position::try_from(setup) else {
                continue;
            };
            let Ok(without) = Game::new(game.rules().clone(), Start::Fen(position)) else {
                continue;
            };
            assert!(
                without.verdict().is_some() || !is_problem(&without, puzzle.moves),
                "{}: {piece:?}",
                puzzle.id
            );
        }
    }
}

/// A problem keeps the rule set revision under which it was found. Under the newest revision, its line must still end
/// the same way.
#[test]
fn no_problem_rests_on_what_a_later_revision_changed() {
    let mut changed = 0;
    for puzzle in [collection(), composed()].concat() {
        let preset = Preset::of_any_revision(&puzzle.rules).expect("a preset");
        if Puzzle::rules_of(preset) == puzzle.rules {
            continue;
        }
        changed += 1;
        let then = puzzle.game().expect("a game");
        let ends = [then.rules().clone(), preset.rules()].map(|rules| {
            let mut game = Game::new(rules, then.start().clone()).expect("a game");
            for token in &puzzle.line {
                let action = Action::parse(token, game.position()).expect("a move");
                game.play(action).expect("it can be played");
            }
            (
                game.legal(),
                game.verdict().map(|verdict| (verdict.outcome, verdict.cause)),
            )
        });
        assert_eq!(ends[0], ends[1], "{}", puzzle.id);
    }
    assert!(changed > 1_000, "{changed}");
}
