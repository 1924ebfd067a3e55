//! Tests of the policy and of its use by the levels.

use janggi::{Arrangement, BySide, Game, Move, Position, Preset, Start};
use janggun_engine::play::{chances, choose, fresh_engine};
use janggun_engine::policy::features::FEATURES;
use janggun_engine::policy::format::{FILE, Policy};
use janggun_engine::policy::{Recent, embedded};
use janggun_engine::rng::Rng;
use janggun_engine::{Level, SearchLimits, Silent};
use proptest::prelude::*;

/// Plays at most `plies` random moves under a rule set. The returned game is not over.
fn game(preset: Preset, seed: u64, plies: u64) -> Game {
    let mut rng = Rng::new(seed);
    let arranged = Start::arranged(BySide {
        cho: Arrangement::CLASSIC[rng.below(4) as usize],
        han: Arrangement::CLASSIC[rng.below(4) as usize],
    });
    let rules = preset.rules();
    let usual = |_| Game::new(rules.clone(), Start::usual_under(&rules));
    let mut game = Game::new(rules.clone(), arranged)
        .or_else(usual)
        .expect("the usual start fits");
    for _ in 0..plies {
        let legal = game.legal();
        let mv = legal[rng.below(legal.len() as u64) as usize];
        let mut next = game.clone();
        next.play(mv.into()).expect("it was listed");
        if next.verdict().is_some() {
            break;
        }
        game = next;
    }
    game
}

fn mirrored(position: &Position) -> Position {
    let mut setup = position.to_setup();
    setup.board = setup.board.mirror();
    Position::try_from(setup).expect("as valid as its mirror image")
}

fn mirror(mv: Move) -> Move {
    match mv {
        Move::Step { from, to } => Move::Step {
            from: from.mirror(),
            to: to.mirror(),
        },
        Move::Pass => Move::Pass,
    }
}

fn presets() -> impl Strategy<Value = Preset> {
    proptest::sample::select(Preset::ALL.to_vec())
}

/// Creates a policy with random weights. A weight of 0 would hide errors in the computation of its feature.
fn any_policy(seed: u64) -> Policy {
    let mut rng = Rng::new(seed);
    let weights: Vec<f32> = (0..FEATURES).map(|_| rng.unit() as f32 - 0.5).collect();
    Policy::of_weights(&weights)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_legal_move_has_a_probability_and_they_add_up(preset in presets(), seed: u64, plies in 0u64..90) {
        let game = game(preset, seed, plies);
        let legal = game.legal();
        for policy in [embedded(), &any_policy(seed)] {
            let found = policy.probabilities(game.position(), Recent::of(&game), &legal);
            prop_assert_eq!(found.len(), legal.len());
            prop_assert!(found.iter().all(|&share| share > 0.0 && share <= 1.0));
            prop_assert!((found.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            if game.position().movement() != Level::MEASURED_IN {
                prop_assert!(found.iter().all(|&share| share == found[0]));
            }
        }
    }

    #[test]
    fn a_mirror_image_has_the_mirrored_probabilities(seed: u64, plies in 0u64..90) {
        let game = game(Preset::Kakao, seed, plies);
        let recent = Recent::of(&game);
        let turned = Recent { theirs: recent.theirs.map(mirror), own: recent.own.map(mirror) };
        let legal = game.legal();
        let image: Vec<Move> = legal.iter().map(|&mv| mirror(mv)).collect();
        let policy = any_policy(seed);
        let (one, two) = (
            policy.probabilities(game.position(), recent, &legal),
            policy.probabilities(&mirrored(game.position()), turned, &image),
        );
        prop_assert_eq!(one, two);
    }

    #[test]
    fn a_level_plays_what_it_may_and_the_same_again(preset in presets(), seed: u64, plies in 0u64..60, level in 1u8..10) {
        let game = game(preset, seed, plies);
        let limits = Level::new(level).expect("a level").limits();
        let choice = choose(&game, &limits, seed, &Silent);
        let mut next = game.clone();
        next.play(choice.action.expect("the game goes on")).expect("allowed");
        prop_assert_eq!(choose(&game, &limits, seed, &Silent), choice);
    }

    #[test]
    fn any_bytes_are_a_policy_or_have_a_code(cut in 0usize..FILE + 9, at in 0usize..FILE, byte: u8) {
        let whole = embedded().to_bytes();
        let mut bytes = whole.clone();
        bytes.resize(cut, 0);
        if let Some(place) = bytes.get_mut(at) {
            *place = byte;
        }
        match Policy::from_bytes(&bytes) {
            Ok(policy) => prop_assert_eq!(policy.to_bytes(), whole),
            Err(error) => {
                prop_assert!(bytes != whole);
                prop_assert!(error.code().starts_with("policy_"), "{}", error);
                prop_assert!(error.to_string().starts_with(error.code()));
            }
        }
    }
}

#[test]
fn every_fault_of_a_file_has_its_code() {
    let whole = embedded().to_bytes();
    let with = |at: usize| {
        let mut bytes = whole.clone();
        bytes[at] ^= 1;
        Policy::from_bytes(&bytes).map_err(|error| error.code())
    };
    for (at, code) in [
        (0, "policy_magic"),
        (8, "policy_version"),
        (12, "policy_features"),
        (16, "policy_hash"),
    ] {
        assert_eq!(with(at), Err(code));
    }
    assert_eq!(with(FILE - 1), Err("policy_hash"));
    for cut in [0, 47, FILE - 1] {
        assert_eq!(
            Policy::from_bytes(&whole[..cut]).map_err(|error| error.code()),
            Err("policy_length")
        );
    }
}

#[test]
fn the_manifest_is_of_the_policy_that_is_built_in() {
    use sha2::{Digest, Sha256};
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/nets/janggun.policy");
    let bytes = std::fs::read(folder).expect("the file");
    let hash: String = Sha256::digest(&bytes)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let manifest = std::fs::read_to_string(format!("{folder}.json")).expect("its manifest");
    assert!(manifest.contains(&hash), "the manifest is of another file");
    assert_eq!(bytes, embedded().to_bytes());
    assert!(bytes.len() <= 100_000);
}

/// A weak level plays each move about as often as its computed probability predicts.
#[test]
fn choices_are_as_frequent_as_their_chances() {
    let game = game(Preset::Kakao, 5, 12);
    let limits = Level::new(3).expect("a level").limits();
    let best = fresh_engine(&limits).rank(&game, &SearchLimits::nodes(limits.nodes.0), limits.margin, &Silent);
    let shares = chances(&best, &game, &limits, embedded());
    assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    let mut seen = vec![0u32; shares.len()];
    let games = 2_000;
    for seed in 0..games {
        let played = choose(&game, &limits, seed, &Silent)
            .action
            .and_then(|action| action.board_move());
        let at = best.lines.iter().position(|line| Some(line.mv) == played);
        seen[at.expect("one of the ranked moves")] += 1;
    }
    for (share, seen) in shares.iter().zip(seen) {
        let (expected, games) = (share * games as f64, games as f64);
        let error = (expected * (1.0 - share) / games).sqrt().max(0.02) * 5.0 * games.sqrt();
        assert!(
            (f64::from(seen) - expected).abs() <= error,
            "{seen} instead of {expected}"
        );
    }
}
