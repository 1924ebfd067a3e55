//! Tests that games under two rule sets that differ in one field are equal until an event that concerns the field.
//! Fields that depend on each other are treated as one field.

use std::collections::BTreeMap;

use janggi::referee::{Facing, is_dead};
use janggi::ruleset::Field;
use janggi::{Cause, Game, Move, Preset, Rules, Verdict};

use super::variants::{groups, variants};
use super::walk;
use crate::random::Rng;

const PLIES: usize = 90;

/// Returns whether an event that concerns the field has occurred or can occur next. Both games have the same actions.
fn touched(field: Field, one: &Game, other: &Game) -> bool {
    let line = one.history();
    let facing = !matches!(line.facing(), Facing::No)
        || (line.ply() > 0 && line.position_at(line.ply() - 1).is_some_and(|before| before.facing()))
        || line
            .position()
            .legal_moves()
            .iter()
            .any(|step| line.position().after(*step).facing());
    let passed = |ply: usize| line.action_at(ply) == Some(Move::Pass);
    let repeats = line.occurrences().all > 1 || some_step(line, |next| next.occurrences().all > 1);
    let returned = (3..=line.ply()).any(|ply| returns(line, ply)) || some_step(line, |next| returns(next, next.ply()));
    let verdicts: Vec<&Verdict> = [one, other].into_iter().filter_map(Game::verdict).collect();
    let limit = |name: Field, counted: usize| {
        [one, other].iter().any(|game| {
            let value = game.rules().value(name);
            value["n"].as_u64().is_some_and(|n| counted as u64 >= n)
        })
    };
    match field {
        Field::Movement => true,
        Field::SetupOrder
        | Field::SetupFirst
        | Field::SetupAllowed
        | Field::SetupForbidMatsang
        | Field::PassAllowed
        | Field::DrawOffer
        | Field::DrawOfferResult
        | Field::Touch
        | Field::Flag
        | Field::Stopped
        | Field::LeagueScore => false,
        Field::Deom => verdicts.iter().any(|verdict| {
            verdict.cause == Cause::LowPoints || verdict.facts.get("decided_by") == Some(&"points".into())
        }),
        Field::BikjangMode
        | Field::BikjangGate
        | Field::BikjangGeneralCapture
        | Field::BikjangAccept
        | Field::BikjangNonresolvingStep
        | Field::BikjangInCheck
        | Field::BikjangResolveBy => facing,
        Field::PassDouble => line.ply() > 1 && passed(line.ply()) && passed(line.ply() - 1),
        Field::PassCountsAsPly => (1..=line.ply()).any(passed),
        Field::DeadPosition => is_dead(one.rules(), one.position().board()),
        Field::Repetition => repeats || returned,
        Field::PerpetualCheck | Field::CheckedSide => repeats,
        Field::LimitTotalPlies => limit(field, line.ply()),
        Field::LimitNoCapturePlies => limit(field, line.position().no_capture_plies() as usize),
        Field::LimitLowPoints => [one, other].iter().any(|game| {
            let points = game.standing();
            let max = game.rules().value(field)["max_half"].as_i64();
            max.is_some_and(|max| i64::from(points.pieces.cho.0.min(points.pieces.han.0)) <= max)
        }),
    }
}

/// Returns whether a legal step leads to a history for which `is_so` is true.
fn some_step(history: &janggi::GameHistory, is_so: impl Fn(&janggi::GameHistory) -> bool) -> bool {
    history.position().legal_moves().iter().any(|step| {
        let mut next = history.clone();
        next.push(*step);
        is_so(&next)
    })
}

/// Returns whether the step at a ply reversed the side's previous step. One pass between the two is ignored.
fn returns(history: &janggi::GameHistory, ply: usize) -> bool {
    let Some(Move::Step { from, to }) = history.action_at(ply) else {
        return false;
    };
    let back = Some(Move::Step { from: to, to: from });
    let own = |plies: usize| ply.checked_sub(plies).and_then(|ply| history.action_at(ply));
    own(2) == back || (own(2) == Some(Move::Pass) && own(4) == back)
}

/// Plays the same actions under both rule sets. Returns whether the games differ at some ply.
fn compare(fields: &[Field], rules: &Rules, variant: &Rules, rng: &mut Rng) -> bool {
    let mut differs = false;
    let mut other: Option<Game> = None;
    walk::game(rules, rng, PLIES, |game, _| {
        if differs {
            return;
        }
        match (&mut other, game.actions().last()) {
            (None, _) => other = Game::new(variant.clone(), game.start().clone()).ok(),
            (Some(other), Some(action)) => other.play(*action).expect("the same list a ply before"),
            (Some(_), None) => {}
        }
        let Some(other) = &other else {
            differs = true;
            return;
        };
        let same = game.legal() == other.legal()
            && game.rights() == other.rights()
            && game.verdict().map(|verdict| (verdict.outcome, verdict.cause))
                == other.verdict().map(|verdict| (verdict.outcome, verdict.cause));
        // The right to offer a draw may differ in any position. Differences in other fields show only after an event
        // that concerns the field.
        if !same {
            differs = true;
            let offers = fields.contains(&Field::DrawOffer);
            assert!(
                offers || fields.iter().any(|field| touched(*field, game, other)),
                "{fields:?}: {:?} against {:?} after {:?} from {:?}",
                game.verdict(),
                other.verdict(),
                game.actions(),
                game.start(),
            );
        }
    });
    differs
}

#[test]
fn a_field_matters_only_where_it_is_touched() {
    let mut differing: BTreeMap<Field, usize> = BTreeMap::new();
    for preset in Preset::ALL {
        let rules = preset.rules();
        for fields in groups() {
            let mut rng = Rng(preset as u64 * 100 + fields[0] as u64);
            for variant in variants(&rules, &fields) {
                for _ in 0..3 {
                    *differing.entry(fields[0]).or_default() +=
                        usize::from(compare(&fields, &rules, &variant, &mut rng));
                }
            }
        }
    }
    // The test is meaningful only if these fields do make games differ.
    for field in [
        Field::Deom,
        Field::BikjangMode,
        Field::BikjangGate,
        Field::BikjangInCheck,
        Field::PassDouble,
        Field::PassCountsAsPly,
        Field::Repetition,
        Field::PerpetualCheck,
        Field::LimitTotalPlies,
        Field::LimitNoCapturePlies,
        Field::LimitLowPoints,
        Field::DeadPosition,
    ] {
        assert!(
            differing.get(&field).is_some_and(|count| *count > 0),
            "{field}: {differing:?}"
        );
    }
}
