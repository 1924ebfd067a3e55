//! Tests of the `GameHistory` queries for searches, most of them on seeded playouts under every preset.

use janggi::referee::DecisionRules;
use janggi::{Action, Cause, Game, Move, Position, Preset, Square, Start};
use std::ops::Range;

/// Returns the next number of SplitMix64.
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut word = *state;
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

/// Plays a random game, and calls `look` at its start and after every action.
fn playout(preset: Preset, seed: u64, mut look: impl FnMut(&Game)) {
    let mut state = seed;
    let mut game = Game::new(preset.rules(), Start::usual_under(&preset.rules())).expect("fits every preset");
    look(&game);
    while game.verdict().is_none() && game.actions().len() < 200 {
        let legal = game.legal();
        if legal.is_empty() {
            // The side to move has no legal step or pass. It is in check, and can only call a bikjang.
            return;
        }
        // Prefer captures, so that games end.
        let board = game.position().board();
        let takes = |mv: &Move| matches!(*mv, Move::Step { to, .. } if board.get(to).is_some());
        let captures: Vec<Move> = legal.iter().copied().filter(takes).collect();
        let choice: &[Move] = if captures.is_empty() || next(&mut state).is_multiple_of(3) {
            &legal
        } else {
            &captures
        };
        let action = match choice[(next(&mut state) % choice.len() as u64) as usize] {
            Move::Step { from, to } => Action::Step { from, to },
            Move::Pass => Action::Pass,
        };
        game.play(action).expect("listed");
        look(&game);
    }
}

/// Runs one [`playout`] for each preset and seed.
fn playouts(seeds: Range<u64>, mut look: impl FnMut(Preset, &Game)) {
    for &preset in Preset::ALL.iter() {
        for seed in seeds.clone() {
            playout(preset, seed, |game| look(preset, game));
        }
    }
}

#[test]
fn captures_are_the_moves_that_take_and_quiet_moves_the_others() {
    let mut seen = 0;
    playouts(7..11, |preset, game| {
        let line = game.history();
        let board = line.position().board();
        let takes = |mv: &Move| matches!(*mv, Move::Step { to, .. } if board.get(to).is_some());
        let (takes, quiet): (Vec<Move>, Vec<Move>) = line.moves().into_iter().partition(takes);
        assert_eq!(line.captures()[..], takes, "{preset:?} {:?}", line.position());
        assert_eq!(line.quiet_moves()[..], quiet, "{preset:?} {:?}", line.position());
        seen += takes.len();
    });
    assert!(seen > 1_000, "{seen}");
}

#[test]
fn an_action_is_permitted_when_it_is_listed() {
    let squares = || (0..Square::COUNT).filter_map(Square::from_index);
    for &preset in Preset::ALL.iter() {
        playout(preset, 21, |game| {
            let line = game.history();
            let moves = line.moves();
            assert_eq!(line.permits(Move::Pass), moves.contains(&Move::Pass), "{preset:?}");
            // To save time, each ply tests steps from a fifth of the points; five plies cover all of them.
            for from in squares().filter(|from| usize::from(from.index()) % 5 == line.ply() % 5) {
                for to in squares() {
                    let step = Move::Step { from, to };
                    assert_eq!(line.permits(step), moves.contains(&step), "{preset:?} {step:?}");
                }
            }
        });
    }
}

#[test]
fn endings_without_the_test_for_mate_are_those_of_the_judge() {
    let mut ended = 0;
    playouts(0..4, |preset, game| {
        let line = game.history();
        if line.ply() == 0 {
            return;
        }
        let full = line.ending();
        let quick = line.ending_ignoring_mate();
        let is_mate = full
            .is_some_and(|ending| matches!(ending.cause, Cause::Mate | Cause::NoPermittedAction | Cause::Stalemate));
        if is_mate {
            assert!(quick.is_none() || quick == full);
            assert!(line.moves().is_empty());
        } else {
            assert_eq!(quick, full, "{preset:?}");
        }
        ended += u32::from(full.is_some());
    });
    assert!(ended > 20, "{ended}");
}

#[test]
fn a_null_move_leaves_no_trace() {
    playout(Preset::Pychess, 3, |game| {
        let mut line = game.history().with_room(4);
        if line.in_check() {
            return;
        }
        let before = (line.position().clone(), line.ply(), line.occurrences());
        line.push_null();
        assert!(line.last_was_null_move());
        assert_eq!(line.position().turn(), before.0.turn().opposite());
        assert_eq!(line.foreseen_repetition(0), None);
        line.pop();
        assert_eq!((line.position().clone(), line.ply(), line.occurrences()), before);
    });
}

#[test]
fn a_limit_that_is_reached_is_no_plies_away() {
    for (preset, cause) in [
        (Preset::Pychess, Cause::NoCaptureLimit),
        (Preset::Kakao, Cause::PlyLimit),
    ] {
        let mut state = 5;
        let mut game = Game::new(preset.rules(), Start::usual_under(&preset.rules())).expect("fits");
        while game.verdict().is_none() {
            let mut quiet = game.legal();
            let board = game.position().board();
            quiet.retain(|mv| matches!(*mv, Move::Step { to, .. } if board.get(to).is_none()));
            let Some(&Move::Step { from, to }) = quiet.get((next(&mut state) % quiet.len().max(1) as u64) as usize)
            else {
                break;
            };
            let left = game.history().plies_to_limit().expect("both have one");
            game.play(Action::Step { from, to }).expect("listed");
            assert!(game.history().plies_to_limit().expect("still") < left || left == 0);
        }
        if game.verdict().is_some_and(|verdict| verdict.cause == cause) {
            assert_eq!(game.history().plies_to_limit(), Some(0));
        }
    }
}

#[test]
fn what_rest_means_is_read_from_the_rules() {
    for (preset, points) in [
        (Preset::Pychess, true),
        (Preset::Kakao, true),
        (Preset::FsfModern, true),
        (Preset::FsfTraditional, false),
        (Preset::FsfCasual, false),
        (Preset::Casual, false),
    ] {
        assert_eq!(
            DecisionRules::of(&preset.rules()).rests_on_points(),
            points,
            "{preset:?}"
        );
    }
}

#[test]
fn earlier_positions_are_those_that_were_seen() {
    for &preset in Preset::ALL.iter() {
        let mut seen: Vec<Position> = Vec::new();
        playout(preset, 31, |game| {
            seen.push(game.position().clone());
            let history = game.history();
            if !seen.len().is_multiple_of(16) {
                return;
            }
            assert_eq!(history.positions_since(0), seen, "{preset:?}");
            for (ply, position) in seen.iter().enumerate() {
                assert_eq!(history.position_at(ply).as_ref(), Some(position), "{preset:?} {ply}");
                assert_eq!(history.hash_at(ply), Some(position.hash()));
                assert_eq!(history.turn_at(ply), position.turn());
                assert_eq!(history.in_check_at(ply), Some(position.in_check()));
            }
            for (ply, before) in (1..seen.len()).zip(&seen) {
                let step = history
                    .step_at(ply)
                    .map(|step| (step.from, step.to, step.piece, step.captured));
                let wanted = match history.action_at(ply) {
                    Some(Move::Step { from, to }) => {
                        let board = before.board();
                        Some((from, to, board.get(from).expect("it moved"), board.get(to)))
                    }
                    Some(Move::Pass) | None => None,
                };
                assert_eq!(step, wanted, "{preset:?} {ply}");
            }
            assert_eq!(history.position_at(seen.len()), None);
        });
        assert!(seen.len() > 16, "{preset:?}");
    }
}

#[test]
fn accepting_a_facing_comes_to_what_was_foretold() {
    let mut accepted = 0;
    playouts(30..60, |preset, game| {
        let line = game.history();
        let Some(outcome) = line.acceptance_outcome().filter(|_| game.verdict().is_none()) else {
            return;
        };
        let action = if line.call_outcome().is_some() {
            Action::CallBikjang
        } else {
            Action::Pass
        };
        let mut after = game.clone();
        after.play(action).expect("it is a right");
        let verdict = after.verdict().expect("it ends the game");
        assert_eq!(verdict.outcome, outcome, "{preset:?} {:?}", line.position());
        accepted += 1;
    });
    assert!(accepted > 20, "{accepted}");
}
