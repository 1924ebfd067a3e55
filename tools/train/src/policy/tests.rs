//! Tests of the gradient by finite differences, of a fit to choices made with known weights, and of ties.
//! `tests/policy.rs` tests the commands.

use super::choices::{Choices, Take, read};
use super::fit::{Figures, Steps, Weights, epoch, gradient, measure, probabilities};
use engine::policy::features::FEATURES;
use engine::policy::format::Policy;
use engine::rng::Rng;
use std::fmt::Write;

/// Creates choices from random games, whose moves are drawn with the probabilities of `policy`.
fn choices(policy: &Policy, games: u64) -> Choices {
    use engine::policy::Recent;
    let folder = tempfile::tempdir().expect("a folder");
    let mut rng = Rng::new(3);
    let mut text = String::new();
    for _ in 0..games {
        let start = janggi::Arrangement::CLASSIC[rng.below(4) as usize];
        let mut position = janggi::Position::start(janggi::BySide { cho: start, han: start });
        write!(text, "kakao|{}|draw|unknown|", janggi::fen::print(&position)).expect("text");
        let mut recent = Recent::default();
        for _ in 0..60 {
            let moves = position.legal_moves();
            let mut left = rng.unit();
            let chances = policy.probabilities(&position, recent, &moves);
            let at = chances.iter().position(|chance| {
                left -= chance;
                left < 0.0
            });
            let Some(&mv) = moves.get(at.unwrap_or(0)) else { break };
            write!(text, "{} ", janggi::uci::print_move(mv, &position)).expect("text");
            position.play_unchecked(mv);
            recent = recent.then(mv);
        }
        text.push('\n');
    }
    let path = folder.path().join("games.txt");
    std::fs::write(&path, text).expect("written");
    let take = Take {
        holdout: 0.0,
        share: 1.0,
        limit: usize::MAX,
    };
    read(&[path], take).expect("games").training
}

#[test]
fn the_gradient_is_the_slope_of_the_loss() {
    let choices = choices(&Policy::uniform(), 2);
    let mut rng = Rng::new(9);
    let weights: Vec<f32> = (0..FEATURES).map(|_| rng.unit() as f32 - 0.5).collect();
    let loss = |number: usize, weights: &[f32]| {
        let choice = choices.get(number);
        -probabilities(&choice, weights)[choice.played].ln()
    };
    for number in [0, 17, 55, 90] {
        let mut slope = vec![0.0; FEATURES];
        let mut touched = Vec::new();
        let found = gradient(&choices.get(number), &weights, &mut slope, &mut touched);
        assert!((found - loss(number, &weights)).abs() < 1e-9);
        for &at in touched.iter().step_by(7) {
            let at = usize::from(at);
            let mut moved = weights.clone();
            let step = 1.0 / 256.0;
            moved[at] += step;
            let above = loss(number, &moved);
            moved[at] -= 2.0 * step;
            let below = loss(number, &moved);
            let difference = (above - below) / f64::from(2.0 * step);
            assert!((difference - f64::from(slope[at])).abs() < 1e-3, "{at}: {difference}");
        }
    }
}

#[test]
fn a_fit_foretells_choices_made_by_weights() {
    let mut rng = Rng::new(4);
    let truth: Vec<f32> = (0..FEATURES).map(|_| rng.unit() as f32 * 2.0 - 1.0).collect();
    let choices = choices(&Policy::of_weights(&truth), 60);
    let steps = Steps {
        seed: 1,
        rate: 0.05,
        decay: 0.000_1,
    };
    let fit = || {
        let mut weights = Weights::default();
        for number in 1..=3 {
            epoch(&mut weights, &choices, &steps, number);
        }
        weights
    };
    let weights = fit();
    let before = measure(&Weights::default().values, &choices).loss;
    let after = measure(&weights.values, &choices).loss;
    assert!(after < before - 0.3, "{before} to {after}");
    assert_eq!(fit(), weights, "the same to the last bit");
}

#[test]
fn equals_are_chosen_at_random() {
    let mut figures = Figures::default();
    figures.add(&[0.25; 4], 2);
    assert_eq!((figures.first, figures.third), (0.25, 0.75));
    figures.add(&[0.1, 0.6, 0.1, 0.2], 3);
    assert_eq!((figures.first, figures.third), (0.25, 1.75));
    assert!((figures.loss - 4f64.ln() - 5f64.ln()).abs() < 1e-12);
}
