//! One game of a duel, from an opening to its verdict.

use janggi::{Action, Arrangement, BySide, Cause, Game, Move, Outcome, Rules, Side, Start};

use crate::duel::player::Player;
use crate::rng::Rng;

/// Actions of both sides after which a game that does not end counts as drawn.
pub const LONGEST: usize = 600;

/// How a game of a duel ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Result {
    /// Who won; a draw also where [`LONGEST`] was reached.
    pub outcome: Outcome,
    /// Why; `None` where nothing ended the game.
    pub cause: Option<Cause>,
    /// Actions of both sides.
    pub plies: usize,
}

/// Random plies that begin a game.
pub const OPENING: usize = 6;

/// A game under `rules` from one of the sixteen starts and [`OPENING`] random steps, neither over nor in check.
/// Equal seeds give equal openings.
#[must_use]
pub fn opening(rules: &Rules, seed: u64) -> Game {
    let mut rng = Rng::new(seed);
    loop {
        let pick = |rng: &mut Rng| Arrangement::CLASSIC[rng.below(4) as usize];
        let arrangements = BySide {
            cho: pick(&mut rng),
            han: pick(&mut rng),
        };
        let Ok(mut game) = Game::new(rules.clone(), Start::arranged(arrangements)) else {
            continue;
        };
        for _ in 0..OPENING {
            let mut steps = game.legal();
            steps.retain(|mv| *mv != Move::Pass);
            if steps.is_empty() {
                break;
            }
            let mv = steps[rng.below(steps.len() as u64) as usize];
            game.play(action(mv)).expect("the action was listed");
        }
        if game.actions().len() == OPENING && game.verdict().is_none() && !game.position().in_check() {
            return game;
        }
    }
}

/// Plays a game out. An action that may not be played loses, as does none.
pub fn play(mut game: Game, mut players: BySide<&mut dyn Player>) -> Result {
    for side in Side::ALL {
        players[side].new_game();
    }
    while game.verdict().is_none() && game.actions().len() < LONGEST {
        let side = game.position().turn();
        let played = players[side]
            .choose(&game)
            .is_some_and(|mv| game.play(action(mv)).is_ok());
        if !played {
            return Result {
                outcome: Outcome::Win(side.opposite()),
                cause: None,
                plies: game.actions().len(),
            };
        }
    }
    let plies = game.actions().len();
    match game.verdict() {
        Some(verdict) => Result {
            outcome: verdict.outcome,
            cause: Some(verdict.cause),
            plies,
        },
        None => Result {
            outcome: Outcome::Draw,
            cause: None,
            plies,
        },
    }
}

/// A board action as an action of the game.
#[must_use]
pub fn action(mv: Move) -> Action {
    match mv {
        Move::Step { from, to } => Action::Step { from, to },
        Move::Pass => Action::Pass,
    }
}
