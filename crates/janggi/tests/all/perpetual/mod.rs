//! Tests that a side in perpetual check does not lose by repetition, under every preset and every other rule set that
//! protects this side. The exceptions are decisions on points below 30 points and, in some presets, mutual checks. The
//! tests play from positions in which one side can check many times in a row.
#![cfg(feature = "json")]

pub(crate) mod positions;

use janggi::ruleset::CheckedSide;
use janggi::ruleset::json::RulesFaults;
use janggi::{Action, ActionError, Cause, Game, Move, Outcome, Preset, RefusalCause, Rules, Side, Start};
use serde_json::{Value, json};

use crate::random::Rng;

/// Maximum number of plies of a game.
const PLIES: usize = 60;

/// Statistics of a run.
#[derive(Debug, Default)]
struct Seen {
    /// Plies that repeated a position.
    cycles: usize,
    /// Games that the checker lost by perpetual check.
    charged: usize,
    /// Steps of the checker that the rules refused as repetitions.
    refused: usize,
}

/// Plays a game in which the side to move first checks as long as it can, and asserts that the checked side does not
/// lose by repetition.
fn drive(rules: &Rules, start: &Start, rng: &mut Rng, seen: &mut Seen) {
    let Ok(mut game) = Game::new(rules.clone(), start.clone()) else {
        return;
    };
    let checker = game.position().turn();
    for _ in 0..PLIES {
        if game.verdict().is_some() {
            break;
        }
        let action = if game.position().turn() == checker {
            seen.refused += refused(&game);
            positions::choose(&game, &positions::checks(&game), rng)
        } else {
            nothing_is_refused_to_the_checked(&game);
            let escapes: Vec<Move> = game
                .legal()
                .into_iter()
                .filter(|action| *action != Move::Pass)
                .collect();
            positions::choose(&game, &escapes, rng)
        };
        let Some(action) = action else { break };
        game.play(action.into()).expect("a legal action is played");
        seen.cycles += usize::from(game.history().occurrences().all > 1);
    }
    the_checked_has_not_lost_by_it(&game, checker);
    seen.charged += usize::from(game.verdict().is_some_and(|verdict| {
        verdict.cause == Cause::PerpetualCheck && verdict.outcome == Outcome::Win(checker.opposite())
    }));
}

fn refused(game: &Game) -> usize {
    let steps = game.position().legal_moves();
    steps
        .iter()
        .filter(|step| is_refused_as_repetition(game, **step))
        .count()
}

fn is_refused_as_repetition(game: &Game, step: Move) -> bool {
    match game.why(step) {
        Err(ActionError::Refused(refusal)) => matches!(
            refusal.cause,
            RefusalCause::RepetitionBanned | RefusalCause::ShuttleBanned
        ),
        Err(ActionError::Illegal(_) | ActionError::Over) | Ok(()) => false,
    }
}

/// Asserts that no legal step is refused as a repetition. The side to move has been in check on each of its turns.
fn nothing_is_refused_to_the_checked(game: &Game) {
    for step in &game.position().legal_moves() {
        assert!(
            !is_refused_as_repetition(game, *step),
            "{step:?} is refused after {:?} from {:?} under {}",
            game.actions(),
            game.start(),
            game.rules().to_value()
        );
    }
}

fn the_checked_has_not_lost_by_it(game: &Game, checker: Side) {
    let Some(verdict) = game.verdict() else { return };
    let by_repetition = match verdict.cause {
        Cause::PerpetualCheck | Cause::Repetition | Cause::Shuttle | Cause::NoPermittedAction | Cause::Stalemate => {
            true
        }
        Cause::BikjangAccepted
        | Cause::Mate
        | Cause::DoublePass
        | Cause::DeadPosition
        | Cause::LowPoints
        | Cause::PlyLimit
        | Cause::NoCaptureLimit
        | Cause::Resigned
        | Cause::Flagged
        | Cause::Stopped
        | Cause::DrawAgreed
        | Cause::Aborted
        | Cause::Adjudicated
        | Cause::Abandoned => false,
    };
    let pieces = game.standing().pieces;
    let few = pieces.cho.0.max(pieces.han.0) < 60;
    let on_few_points = few && verdict.facts.get("decided_by") == Some(&"points".into());
    // Under `as_any`, repetition rules apply to mutual checks, as in Fairy-Stockfish.
    let plies = game.history().ply();
    let own: Vec<usize> = (0..=plies)
        .rev()
        .filter(|ply| game.history().turn_at(*ply) == checker)
        .take(2)
        .collect();
    let as_any = game.rules().checked_side == CheckedSide::AsAny;
    let mutual = as_any && own.iter().all(|ply| game.history().in_check_at(*ply) == Some(true));
    assert!(
        !by_repetition || on_few_points || mutual || verdict.outcome != Outcome::Win(checker),
        "{verdict:?} after {:?} from {:?} under {}",
        game.actions(),
        game.start(),
        game.rules().to_value()
    );
}

/// Returns a valid rule set that protects the side in check, with a random base and random repetition rules.
fn house_rules(rng: &mut Rng) -> Rules {
    loop {
        let base = rng.pick(&Preset::ALL);
        let mut rules = base.rules().to_value();
        let count = rng.below(3);
        rules["repetition"] = (0..count).map(|_| repetition_rule(rng)).collect::<Vec<Value>>().into();
        rules["perpetual_check"] = match rng.below(3) {
            0 => json!("as_repetition"),
            _ => json!({"n": 2 + rng.below(4), "both_below_30": below_30(rng)}),
        };
        rules["checked_side"] = json!("never_loses");
        let read: Result<Rules, RulesFaults> = Rules::from_value(&rules);
        if let Ok(rules) = read {
            return rules;
        }
    }
}

fn below_30(rng: &mut Rng) -> &'static str {
    rng.pick(&["same", "exempt", "draw", "points"])
}

fn repetition_rule(rng: &mut Rng) -> Value {
    let (n, below) = (2 + rng.below(4), below_30(rng));
    let passes = rng.pick(&["yes", "no"]);
    match rng.below(5) {
        0 | 1 => json!({"kind": "ban_position", "n": n, "result": "refused", "count_passes": passes,
            "both_below_30": below, "chaser_loses": null}),
        2 => json!({"kind": "shuttle", "n": null, "result": rng.pick(&["refused", "mover_loses"]),
            "count_passes": null, "both_below_30": below, "chaser_loses": null}),
        _ => json!({"kind": "position", "n": n, "result": rng.pick(&["draw", "points", "mover_loses"]),
            "count_passes": passes, "both_below_30": below, "chaser_loses": rng.pick(&["no", "yes", "asian"])}),
    }
}

/// Plays games under every preset and as many random rule sets, from each of `positions` random positions.
fn hold(seed: u64, positions: usize) -> Seen {
    let mut rng = Rng(seed);
    let mut seen = Seen::default();
    for _ in 0..positions {
        let start = positions::with_checks_without_end(&mut rng);
        for preset in Preset::ALL {
            drive(&preset.rules(), &Start::Fen(start.clone()), &mut rng, &mut seen);
            drive(&house_rules(&mut rng), &Start::Fen(start.clone()), &mut rng, &mut seen);
        }
    }
    seen
}

#[test]
fn whoever_is_checked_without_end_never_loses_by_it() {
    let seen = hold(1, 300);
    assert!(seen.cycles > 8_000, "{seen:?} shows too little");
    assert!(seen.charged > 400 && seen.refused > 100, "{seen:?} shows too little");
}

/// Run with `cargo test --release -p janggi --features cp949,json --test all perpetual -- --ignored --nocapture`.
#[test]
#[ignore = "at least 100,000 cycles: by command"]
fn a_hundred_thousand_cycles() {
    let (mut cycles, mut seed) = (0, 2);
    while cycles < 100_000 {
        let seen = hold(seed, 200);
        println!("seed {seed}: {seen:?}");
        cycles += seen.cycles;
        seed += 1;
    }
}

/// Positions in which an earlier version refused the last escape from check.
#[test]
fn the_last_escape_is_played_and_the_checker_is_charged() {
    let moves = ["a9a10", "d10d9", "a10a9", "d9d10", "a9a10", "d10d9", "a10a9"];
    for fen in [
        "3k5/R8/9/9/2N6/9/9/8n/cc6n/ppp1RK1pp w - - 0 1",
        "3k5/R8/9/9/9/9/9/9/9/4RKC2 w - - 0 1",
    ] {
        for preset in Preset::ALL {
            let mut game = Game::new(preset.rules(), fen_start(fen)).expect("a start");
            for (index, token) in moves.iter().enumerate() {
                if game.verdict().is_some() {
                    break;
                }
                let action = Action::parse(token, game.position()).expect("a move");
                let played = game.play(action);
                // Only the checking side may be required to stop.
                assert!(played.is_ok() || index % 2 == 0, "{} {token}", preset.id());
                if played.is_err() {
                    break;
                }
            }
            the_checked_has_not_lost_by_it(&game, Side::Cho);
        }
    }
}

/// If the pieces are worth 30 points or more, the third occurrence is allowed, and the checking side loses.
#[test]
fn perpetual_check_loses_under_the_rules_of_kja_too() {
    let moves = ["a9a10", "d10d9", "a10a9", "d9d10", "a9a10", "d10d9", "a10a9", "d9d10"];
    for preset in [Preset::KjaPoints, Preset::KjaDecisive] {
        let fen = "3k5/R8/9/9/2N6/9/9/8n/cc6n/ppp1RK1pp w - - 0 1";
        let mut game = Game::new(preset.rules(), fen_start(fen)).expect("a start");
        for token in moves {
            let action = Action::parse(token, game.position()).expect("a move");
            game.play(action).expect("allowed");
        }
        let verdict = game.verdict().expect("the third occurrence");
        assert_eq!(
            (verdict.cause, verdict.outcome),
            (Cause::PerpetualCheck, Outcome::Win(Side::Han)),
            "{}",
            preset.id()
        );
    }
}

/// Games that started under an earlier revision keep the rules of that revision.
#[test]
fn the_earlier_revisions_refuse_as_they_did() {
    for id in ["kja-points@1", "kja-decisive@2"] {
        let rules = Preset::rules_of(id).expect(id);
        let fen = "3k5/R8/9/9/2N6/9/9/8n/cc6n/ppp1RK1pp w - - 0 1";
        let mut game = Game::new(rules, fen_start(fen)).expect("a start");
        for token in ["a9a10", "d10d9", "a10a9", "d9d10", "a9a10", "d10d9", "a10a9"] {
            let action = Action::parse(token, game.position()).expect("a move");
            game.play(action).expect("allowed");
        }
        let verdict = game.verdict().expect("no permitted action");
        assert_eq!(verdict.cause, Cause::NoPermittedAction, "{id}");
    }
}

/// If perpetual check counts as repetition, the checking side loses instead of the side that had to answer.
#[test]
fn where_perpetual_check_has_no_rule_of_its_own_the_checker_loses_by_the_repetition() {
    let rules = json!({"schema": 1, "base": "kjf-2022", "set": {"perpetual_check": "as_repetition",
        "repetition[0].n": 3}});
    let rules = Rules::from_value(&rules).expect("rules");
    let mut game = Game::new(rules, fen_start("3k5/R8/9/9/2N6/9/9/8n/cc6n/ppp1RK1pp w - - 0 1")).expect("a start");
    for token in ["a9a10", "d10d9", "a10a9", "d9d10", "a9a10", "d10d9", "a10a9", "d9d10"] {
        let action = Action::parse(token, game.position()).expect("a move");
        game.play(action).expect("allowed");
    }
    let verdict = game.verdict().expect("an ending");
    assert_eq!(
        (verdict.cause, verdict.outcome),
        (Cause::Repetition, Outcome::Win(Side::Han))
    );
    assert_eq!(verdict.facts.get("result"), Some(&"checker_loses".into()));
    assert_eq!(verdict.facts.get("checker"), Some(&"cho".into()));
}

fn fen_start(fen: &str) -> Start {
    let setup = janggi::fen::parse(fen).expect("a FEN");
    Start::Fen(janggi::Position::try_from(setup).expect("a position"))
}
