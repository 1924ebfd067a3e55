//! Seeded random games in which rules often apply, because they have few pieces, reversed steps and passes.

use janggi::ruleset::Coded;
use janggi::{
    Arrangement, BySide, Game, Move, MoveList, Movement, Piece, Position, Role, Rules, Setup, Side, Square, Start,
};

use crate::random::Rng;

/// Plays a game of at most `plies` plies under `rules`. Calls `visit` before the first ply and after each one.
pub(crate) fn game(rules: &Rules, rng: &mut Rng, plies: usize, mut visit: impl FnMut(&Game, &mut Rng)) -> Game {
    let mut game = loop {
        if let Ok(game) = Game::new(rules.clone(), start(rules, rng)) {
            break game;
        }
    };
    visit(&game, rng);
    for _ in 0..plies {
        if game.verdict().is_some() {
            break;
        }
        let legal = game.legal();
        if legal.is_empty() {
            break;
        }
        let action = choose(&game, &legal, rng);
        game.play(action.into()).expect("a legal action is played");
        visit(&game, rng);
    }
    game
}

/// Returns a random legal action: often the reverse of the side's last step, sometimes a pass, otherwise any.
pub(crate) fn choose(game: &Game, legal: &MoveList, rng: &mut Rng) -> Move {
    let back = game
        .history()
        .ply()
        .checked_sub(1)
        .and_then(|own| match game.history().action_at(own) {
            Some(Move::Step { from, to }) => Some(Move::Step { from: to, to: from }),
            Some(Move::Pass) | None => None,
        });
    match (rng.below(10), back) {
        (0..=5, Some(back)) if legal.contains(&back) => back,
        (6, _) if legal.contains(&Move::Pass) => Move::Pass,
        _ => rng.pick(legal),
    }
}

fn start(rules: &Rules, rng: &mut Rng) -> Start {
    match rng.below(6) {
        0 if rules.movement == Movement::Xiangqi => Start::usual_under(rules),
        0 => Start::arranged(BySide {
            cho: rng.pick(&Arrangement::CLASSIC),
            han: rng.pick(&Arrangement::CLASSIC),
        }),
        1 if rules.setup.allowed.code() != "four_swaps" => Start::arranged(BySide {
            cho: Arrangement::Central,
            han: rng.pick(&Arrangement::ALL),
        }),
        _ => Start::Fen(few_pieces(rng)),
    }
}

/// Returns a position with the generals, at most one guard per side, and up to eight other pieces.
pub(crate) fn few_pieces(rng: &mut Rng) -> Position {
    let all: Vec<Square> = Square::all().collect();
    loop {
        let mut setup = Setup::EMPTY;
        let mut put = |square: Square, piece: Piece| {
            if setup.board.get(square).is_none() {
                setup.board.set(square, Some(piece));
            }
        };
        for side in Side::ALL {
            let palace: Vec<Square> = all
                .iter()
                .copied()
                .filter(|square| square.palace() == Some(side))
                .collect();
            for role in [Role::General, Role::Guard].into_iter().take(1 + rng.below(2)) {
                put(rng.pick(&palace), Piece { side, role });
            }
        }
        for _ in 0..rng.below(9) {
            let piece = Piece {
                side: rng.pick(&Side::ALL),
                role: rng.pick(&Role::ALL[2..]),
            };
            put(rng.pick(&all), piece);
        }
        setup.turn = rng.pick(&Side::ALL);
        setup.no_capture_plies = if rng.below(8) == 0 {
            90 + u32::try_from(rng.below(12)).expect("small")
        } else {
            0
        };
        if let Ok(position) = Position::try_from(setup) {
            return position;
        }
    }
}
