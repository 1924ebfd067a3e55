//! Tests of invariants that hold under every preset, on seeded games in which rules often apply.
#![cfg(feature = "json")]

mod fields;
mod replay;
pub(crate) mod variants;
pub(crate) mod walk;

use janggi::referee::Facing;
use janggi::ruleset::YesNo;
use janggi::{
    Action, Board, BySide, Cause, Game, GameHistory, HalfPoints, Move, Movement, Outcome, Piece, Position, Preset,
    Rules, Setup, Side, Square, Start,
};

use crate::random::Rng;

const GAMES: usize = 40;
const PLIES: usize = 120;

/// Calls `check` [`GAMES`] times for each preset.
fn every_preset(seed: u64, mut check: impl FnMut(&Rules, &mut Rng)) {
    for preset in Preset::ALL {
        let mut rng = Rng(seed + preset as u64 * 1000);
        for _ in 0..GAMES {
            check(&preset.rules(), &mut rng);
        }
    }
}

#[test]
fn a_verdict_is_a_function_of_rules_start_and_actions() {
    let mut endings = 0;
    every_preset(1, |rules, rng| {
        let game = walk::game(rules, rng, PLIES, |_, _| {});
        let again = replay::replayed(&game);
        assert_eq!(again.verdict(), game.verdict());
        assert_eq!(again.legal(), game.legal());
        assert_eq!(again.rights(), game.rights());
        endings += usize::from(game.verdict().is_some());
    });
    assert!(endings > 200, "{endings} endings are too few to show anything");
}

#[test]
fn points_never_rise_and_are_never_negative() {
    every_preset(2, |rules, rng| {
        let mut last: Option<BySide<HalfPoints>> = None;
        walk::game(rules, rng, PLIES, |game, _| {
            let pieces = game.standing().pieces;
            assert_eq!(pieces, game.position().points());
            for side in Side::ALL {
                assert!(pieces[side] >= HalfPoints::ZERO);
                // Only a soldier in Xiangqi gains value, by crossing the river.
                let gain = HalfPoints(if rules.movement == Movement::Xiangqi { 2 } else { 0 });
                assert!(last.is_none_or(|last| pieces[side] <= last[side] + gain));
            }
            last = Some(pieces);
        });
    });
}

#[test]
fn an_odd_deom_leaves_no_tie() {
    let mut decided = 0;
    every_preset(3, |rules, rng| {
        let game = walk::game(rules, rng, PLIES, |game, _| {
            let points = game.standing().points;
            assert!(game.history().deom().0 % 2 == 0 || points.cho != points.han);
        });
        if let Some(verdict) = game.verdict()
            && verdict.facts.get("decided_by") == Some(&"points".into())
            && game.history().deom() == HalfPoints(3)
        {
            assert_ne!(verdict.outcome, Outcome::Draw);
            decided += 1;
        }
    });
    assert!(decided > 50, "{decided}");
}

#[test]
fn what_is_refused_is_legal_on_the_board_and_absent_from_the_list() {
    let mut refused = 0;
    every_preset(4, |rules, rng| {
        walk::game(rules, rng, PLIES, |game, _| {
            let legal = game.legal();
            if game.verdict().is_some() {
                assert!(legal.is_empty());
                return;
            }
            let steps = game.position().legal_moves();
            let warnings = game.warnings();
            for (step, refusal) in &warnings.refused {
                assert!(steps.contains(step) && !legal.contains(step));
                let mut copy = game.clone();
                let error = copy.play((*step).into()).expect_err("refused");
                assert_eq!(error, janggi::ActionError::Refused(refusal.clone()));
                assert_eq!(copy.actions(), game.actions(), "a refusal changes nothing");
                refused += 1;
            }
            for step in &steps {
                assert_eq!(game.why(*step).is_ok(), legal.contains(step), "{step:?}");
            }
            let listed = legal.iter().filter(|action| **action != Move::Pass).count();
            let impossible = steps
                .iter()
                .filter(|step| matches!(game.why(**step), Err(janggi::ActionError::Illegal(_))));
            assert_eq!(listed + warnings.refused.len() + impossible.count(), steps.len());
            assert_eq!(game.why(Move::Pass).is_ok(), legal.contains(&Move::Pass));
        });
    });
    assert!(refused > 100, "{refused} refusals are too few to show anything");
}

#[test]
fn what_is_foretold_happens() {
    let mut foretold = 0;
    every_preset(5, |rules, rng| {
        walk::game(rules, rng, 40, |game, rng| {
            if game.verdict().is_some() || rng.below(4) != 0 {
                return;
            }
            let warnings = game.warnings();
            for action in game.legal() {
                let mut next = game.clone();
                next.play(action.into()).expect("legal");
                let warned = warnings
                    .endings
                    .iter()
                    .find(|(warned, _)| *warned == action)
                    .map(|(_, verdict)| verdict);
                assert_eq!(warned, next.verdict());
                let repeat = warnings.repeats.iter().find(|repeat| repeat.action == action);
                assert_eq!(
                    repeat.map_or(1, |repeat| repeat.occurrence),
                    next.history().occurrences().all
                );
                assert_eq!(
                    repeat.map_or(0, |repeat| repeat.plies.len()) + 1,
                    next.history().occurrences().all as usize
                );
                foretold += usize::from(warned.is_some());
            }
        });
    });
    assert!(foretold > 200, "{foretold}");
}

/// Returns the results of several queries of a history.
fn queries(history: &GameHistory) -> impl PartialEq + core::fmt::Debug + use<> {
    (
        (
            history.position().clone(),
            history.ply(),
            history.in_check(),
            history.captured(),
        ),
        (
            history.occurrences(),
            history.facing(),
            history.bikjang_open(),
            history.pieces(),
        ),
        (history.moves(), history.ending()),
    )
}

#[test]
fn push_and_pop_are_a_replay() {
    every_preset(6, |rules, rng| {
        let game = walk::game(rules, rng, 60, |_, _| {});
        let mut history = game.history().clone();
        let mut before = Vec::new();
        for _ in 0..30 {
            let moves = history.moves();
            if moves.is_empty() {
                break;
            }
            before.push(queries(&history));
            history.push(rng.pick(&moves));
        }
        while let Some(expected) = before.pop() {
            assert!(history.pop().is_some());
            assert_eq!(queries(&history), expected);
        }
        assert_eq!(queries(&history), queries(replay::replayed(&game).history()));
    });
}

#[test]
fn the_history_ends_exactly_when_the_game_does() {
    every_preset(7, |rules, rng| {
        walk::game(rules, rng, PLIES, |game, _| {
            let ending = game.history().ending();
            let verdict = game.verdict();
            assert_eq!(
                ending.map(|ending| ending.outcome),
                verdict.map(|verdict| verdict.outcome)
            );
            assert_eq!(ending.map(|ending| ending.cause), verdict.map(|verdict| verdict.cause));
            assert_eq!(
                ending.map(|ending| ending.rule),
                verdict.and_then(|verdict| verdict.rule)
            );
        });
    });
}

#[test]
fn a_facing_is_reported_as_long_as_it_lasts() {
    every_preset(8, |rules, rng| {
        let mut since: Option<u32> = None;
        walk::game(rules, rng, PLIES, |game, _| {
            let ply = u32::try_from(game.history().ply()).expect("short");
            since = game.position().facing().then(|| since.unwrap_or(ply));
            let reported = match game.history().facing() {
                Facing::Since { ply, .. } => Some(ply),
                Facing::No => None,
            };
            assert_eq!(reported, since);
            assert!(since.is_some() || game.history().bikjang_open() == YesNo::No);
        });
    });
}

/// Returns the same game with its squares and sides mapped; `None` if it did not start from a custom position.
fn mapped(game: &Game, square: fn(Square) -> Square, side: fn(Side) -> Side) -> Option<Game> {
    let Start::Fen(start) = game.start() else { return None };
    let mut board = Board::EMPTY;
    for (at, piece) in start.board().pieces() {
        board.set(
            square(at),
            Some(Piece {
                side: side(piece.side),
                role: piece.role,
            }),
        );
    }
    let setup = Setup {
        board,
        turn: side(start.turn()),
        ..start.to_setup()
    };
    let start = Position::try_from(setup).expect("the image of a position is one");
    let mut image = Game::new(game.rules().clone(), Start::Fen(start)).expect("the image of a start is one");
    for action in replay::actions(game) {
        let action = match action {
            Action::Step { from, to } => Action::Step {
                from: square(from),
                to: square(to),
            },
            other => other,
        };
        image.play(action).expect("the image of a legal action is legal");
    }
    Some(image)
}

fn result_of(game: &Game) -> (Option<Cause>, Option<janggi::RulePath>, usize) {
    let verdict = game.verdict();
    (
        verdict.map(|verdict| verdict.cause),
        verdict.and_then(|verdict| verdict.rule),
        game.legal().len(),
    )
}

#[test]
fn the_mirror_image_has_the_same_verdict() {
    every_preset(9, |rules, rng| {
        let game = walk::game(rules, rng, PLIES, |_, _| {});
        if let Some(image) = mapped(&game, Square::mirror, |side| side) {
            assert_eq!(result_of(&image), result_of(&game));
            assert_eq!(
                image.verdict().map(|verdict| verdict.outcome),
                game.verdict().map(|verdict| verdict.outcome)
            );
        }
    });
}

#[test]
fn without_deom_the_sides_are_equal() {
    every_preset(10, |rules, rng| {
        let rules = Rules {
            deom: HalfPoints::ZERO,
            ..rules.clone()
        };
        let game = walk::game(&rules, rng, PLIES, |_, _| {});
        if let Some(image) = mapped(&game, Square::rotate, Side::opposite) {
            assert_eq!(result_of(&image), result_of(&game));
            let outcome = game.verdict().map(|verdict| match verdict.outcome {
                Outcome::Win(side) => Outcome::Win(side.opposite()),
                other @ (Outcome::Draw | Outcome::None) => other,
            });
            assert_eq!(image.verdict().map(|verdict| verdict.outcome), outcome);
        }
    });
}

#[test]
fn every_reason_has_its_sentence_in_every_language() {
    let mut met = std::collections::BTreeSet::new();
    let squares: Vec<Square> = Square::all().collect();
    every_preset(12, |rules, rng| {
        walk::game(rules, rng, 40, |game, rng| {
            for _ in 0..40 {
                let (from, to) = (rng.pick(&squares), rng.pick(&squares));
                if let Err(error) = game.why(Move::Step { from, to }).and(game.why(Move::Pass)) {
                    met.insert(error.code());
                    for language in janggi::Language::ALL {
                        let sentence = error.sentence(language);
                        assert!(
                            !sentence.is_empty() && !sentence.contains(['?', '{']),
                            "{error:?}: {sentence}"
                        );
                    }
                }
            }
        });
    });
    for (code, _) in janggi::explain::sentences::ILLEGAL {
        // An elephant at the river is too rare here; `laws_positions` covers it.
        assert!(
            met.contains(code) || *code == "crosses_river",
            "{code} is missing in {met:?}"
        );
    }
}

#[test]
fn every_way_to_end_a_game_is_met() {
    let mut met = std::collections::BTreeMap::new();
    let short = [
        serde_json::json!({"schema": 1, "base": "kakao", "set": {"limit.total_plies.n": 30}}),
        serde_json::json!({"schema": 1, "base": "casual", "set": {"dead_position": "draw"}}),
        serde_json::json!({"schema": 1, "base": "fsf-casual", "set": {"perpetual_check.n": 2, "repetition[0].n": 6}}),
    ];
    let short = short.map(|rules| Rules::from_value(&rules).expect("rules"));
    let mut rng = Rng(11);
    for rules in Preset::ALL
        .map(Preset::rules)
        .iter()
        .chain(&short)
        .cycle()
        .take(70 * GAMES)
    {
        if let Some(verdict) = walk::game(rules, &mut rng, 260, |_, _| {}).verdict() {
            *met.entry(verdict.cause).or_insert(0) += 1;
            for language in janggi::Language::ALL {
                let sentence = verdict.sentence(language);
                assert!(!sentence.contains(['?', '{']), "{sentence} {:?}", verdict.facts);
            }
        }
    }
    for cause in Cause::ALL.into_iter().take_while(|cause| *cause != Cause::Resigned) {
        // Stalemates, and positions in which every escape from check is refused, are too rare for playouts;
        // `testdata/rules` covers them.
        assert!(
            met.contains_key(&cause) || [Cause::NoPermittedAction, Cause::Stalemate].contains(&cause),
            "{cause:?} is missing in {met:?}"
        );
    }
}
