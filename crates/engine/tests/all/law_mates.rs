//! Tests that mates in Xiangqi and Chess War are found with their exact length. The positions are random; `solver`
//! determines the length of each mate.

use std::sync::Arc;

use crate::solver::{DEEPEST, NODES, shortest};
use janggi::{Game, Piece, Position, Preset, Role, Rules, Setup, Side, Square, Start, fen};
use janggun_engine::engine::Config;
use janggun_engine::rng::Rng;
use janggun_engine::score::ScoreKind;
use janggun_engine::time::SimulatedClock;
use janggun_engine::{Engine, SearchLimits, Silent};

/// Number of positions to test for each mate length (1, 3 and 5 plies).
const WANTED: usize = 12;

/// Creates a random position with Cho to move. Cho has a soldier and up to six strong pieces against a general with up
/// to five defenders. Returns `None` if the position is illegal or the game is over.
fn drawn_by_lot(rng: &mut Rng, rules: &Rules) -> Option<Game> {
    const STRONG: [Role; 6] = [
        Role::Chariot,
        Role::Chariot,
        Role::Cannon,
        Role::Cannon,
        Role::Horse,
        Role::Horse,
    ];
    const DEFENDERS: [Role; 5] = [Role::Guard, Role::Guard, Role::Elephant, Role::Soldier, Role::Horse];
    let mut pieces = vec![
        (Side::Cho, Role::General),
        (Side::Han, Role::General),
        (Side::Cho, Role::Soldier),
    ];
    pieces.extend(
        STRONG
            .iter()
            .filter(|_| rng.below(2) == 0)
            .map(|role| (Side::Cho, *role)),
    );
    pieces.extend(
        DEFENDERS
            .iter()
            .filter(|_| rng.below(3) == 0)
            .map(|role| (Side::Han, *role)),
    );
    let mut setup = Setup {
        movement: rules.movement,
        ..Setup::EMPTY
    };
    for (side, role) in pieces {
        let square = Square::from_index(rng.below(u64::from(Square::COUNT)) as u8)?;
        if role == Role::General && square.palace() != Some(side) {
            return None;
        }
        setup.board.set(square, Some(Piece { side, role }));
    }
    let position = Position::try_from(setup).ok()?;
    let game = Game::new(rules.clone(), Start::Fen(position)).ok()?;
    game.verdict().is_none().then_some(game)
}

fn all_lengths_are_exact(preset: Preset, seed: u64) {
    let mut engine = Engine::new(Config::default(), Arc::new(SimulatedClock::default()));
    let mut rng = Rng::new(seed);
    let rules = preset.rules();
    let mut found = [0; DEEPEST as usize + 1];
    while [1, 3, 5].iter().any(|plies| found[*plies] < WANTED) {
        let Some(game) = drawn_by_lot(&mut rng, &rules) else {
            continue;
        };
        let Some(plies) = shortest(&game) else { continue };
        let count = &mut found[usize::from(plies)];
        *count += 1;
        if *count > WANTED {
            continue;
        }
        engine.new_game();
        let best = engine.search(&game, &SearchLimits::nodes(NODES), &Silent);
        let text = fen::print(game.position());
        assert_eq!(best.score.kind(), ScoreKind::MateIn(plies), "{} {text}", preset.id());
    }
}

#[test]
fn mates_of_xiangqi_are_found_to_the_exact_length() {
    all_lengths_are_exact(Preset::Xiangqi, 1);
}

#[test]
fn mates_of_chess_war_are_found_to_the_exact_length() {
    all_lengths_are_exact(Preset::Chesswar, 2);
}
