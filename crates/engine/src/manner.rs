//! Corrections that keep levels with small searches from losing the game at once and from moving back and forth.
//!
//! Before a level searches, this module excludes moves; after the search, it classifies moves to be discouraged. It
//! also varies the opening and detects hopeless positions. Moves are excluded because a level may search too few
//! positions to find a reply that ends the game at once. This module must not search.

use janggi::referee::Facing;
use janggi::{Action, Game, Move, Outcome, Role, Side};

use crate::levels::{Level, LevelLimits};
use crate::score::Score;

/// Advantage in centipawns from which a level avoids waiting.
const CLEARLY_AHEAD: i32 = 400;

/// Number of a side's last moves that count as recent.
const LATELY: usize = 8;

/// Number of a side's turns for which a disadvantage must last before the position counts as hopeless.
const LONG: i32 = 4;

/// The opening lasts at most this many plies, and only while at least `VARIED_PIECES` are on the board.
const VARIED_PLIES: usize = 16;
const VARIED_PIECES: usize = 28;
/// Margin and spread of the choice in the opening, in centipawns.
const VARIED: (u16, u16) = (20, 10);

/// Returns the limits for this position. In the opening every level has a margin, so that games differ.
pub(crate) fn varied(limits: &LevelLimits, game: &Game) -> LevelLimits {
    let (margin, spread) = VARIED;
    let is_beginning = game.history().ply() < VARIED_PLIES && game.position().board().occupied().len() >= VARIED_PIECES;
    if limits.margin > 0 || !is_beginning {
        return *limits;
    }
    LevelLimits {
        margin,
        spread,
        ..*limits
    }
}

/// Returns the moves of `wanted` after which the game does not end badly at once; an empty `wanted` stands for all
/// moves. If the game ends badly after none or all of these moves, returns `wanted`.
pub(crate) fn considered(game: &Game, wanted: &[Move]) -> Vec<Move> {
    let legal = game.history().moves();
    let candidates = legal
        .iter()
        .copied()
        .filter(|mv| wanted.is_empty() || wanted.contains(mv));
    let mut probe = game.clone();
    let (bad, good): (Vec<Move>, Vec<Move>) = candidates.partition(|&mv| gives_the_game_away(&mut probe, mv));
    if bad.is_empty() || good.is_empty() {
        wanted.to_vec()
    } else {
        good
    }
}

/// Returns whether the game ends badly after this move, or after a pass or a call (빅장) in reply. Leaves `game`
/// unchanged.
fn gives_the_game_away(game: &mut Game, mv: Move) -> bool {
    let may_end = match mv {
        Move::Pass => true,
        Move::Step { from, to } => game.history().facing() != Facing::No || game.position().opens_facing(from, to),
    };
    let us = game.position().turn();
    if !may_end || game.play(mv.into()).is_err() {
        return false;
    }
    let is_bad = match ends_badly(game, us) {
        Some(is_bad) => is_bad,
        None => [Action::Pass, Action::CallBikjang].into_iter().any(|answer| {
            game.play(answer).is_ok_and(|()| {
                let is_bad = ends_badly(game, us);
                game.undo();
                is_bad == Some(true)
            })
        }),
    };
    game.undo();
    is_bad
}

/// Returns whether a side lost the game, or failed to win although it had more points. Returns `None` if the game is
/// not over.
fn ends_badly(game: &Game, us: Side) -> Option<bool> {
    let verdict = game.verdict()?;
    let points = game.history().points();
    Some(match verdict.outcome {
        Outcome::Win(side) => side != us,
        Outcome::Draw | Outcome::None => points[us] > points[us.opposite()],
    })
}

/// Kind of move, used to discourage aimless play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Habit {
    /// A move with a purpose.
    Plays,
    /// A pass, or a quiet step of the general or a guard that does not answer a check.
    Waits,
    /// A step that reverses the side's last move, or its general's last move. Also a check from a square that one of
    /// the side's pieces has recently left; these checks drive the other general back and forth.
    GoesBack,
}

impl Habit {
    /// Classifies a move of a game. Captures count as [`Habit::Plays`], and so do answers to check that do not go back.
    pub(crate) fn of(game: &Game, mv: Move) -> Habit {
        let Move::Step { from, to } = mv else {
            return Habit::Waits;
        };
        let board = game.position().board();
        let Some(piece) = board.get(from).filter(|_| board.get(to).is_none()) else {
            return Habit::Plays;
        };
        let back = |step: &Move| *step == Move::Step { from: to, to: from };
        let mut own = own_steps(game);
        if own.next().as_ref().is_some_and(back) {
            return Habit::GoesBack;
        }
        match piece.role {
            Role::General if last_step_onto(game, from).as_ref().is_some_and(back) => Habit::GoesBack,
            Role::General | Role::Guard if !game.history().in_check() => Habit::Waits,
            Role::General | Role::Guard => Habit::Plays,
            _ if has_left(game, to) && gives_check(game, mv) => Habit::GoesBack,
            Role::Chariot | Role::Cannon | Role::Horse | Role::Elephant | Role::Soldier => Habit::Plays,
        }
    }
}

/// Returns the deficit in points at which a level resigns: 33 (nearly half an army) for the weakest level, and 13 (a
/// chariot) for the strongest.
pub(crate) fn resigned_behind(level: Level) -> i32 {
    (69 - 3 * i32::from(level.number())) / 2
}

/// Returns whether the side to move has been behind by at least this many points on each of its last `LONG` turns. The
/// deom does not count. A shorter deficit may only be due to an unfinished exchange.
pub(crate) fn has_long_been_behind(game: &Game, points: i32) -> bool {
    let us = game.position().turn();
    let mut before = game.clone();
    let mut turns = 0;
    loop {
        if before.position().turn() == us {
            let worth = before.position().points();
            if (worth[us.opposite()] - worth[us]).0 < 2 * points {
                return false;
            }
            turns += 1;
            if turns == LONG {
                return true;
            }
        }
        if before.undo().is_none() {
            return false;
        }
    }
}

/// Returns the number of recent moves of the side to move that waited or went back.
pub(crate) fn recent_waits(game: &Game) -> i32 {
    let us = game.position().turn();
    let mut before = game.clone();
    let (mut own, mut waits) = (0, 0);
    while own < LATELY
        && let Some(action) = before.undo()
    {
        let Some(mv) = action.board_move().filter(|_| before.position().turn() == us) else {
            continue;
        };
        own += 1;
        waits += i32::from(Habit::of(&before, mv) != Habit::Plays);
    }
    waits
}

/// Returns whether a recent move of the side to move started on this square.
fn has_left(game: &Game, square: janggi::Square) -> bool {
    own_steps(game)
        .take(LATELY)
        .any(|mv| matches!(mv, Move::Step { from, .. } if from == square))
}

fn gives_check(game: &Game, mv: Move) -> bool {
    let mut after = game.position().clone();
    after.play_unchecked(mv);
    after.in_check()
}

/// Iterates over the board moves of the side to move, most recent first.
fn own_steps(game: &Game) -> impl Iterator<Item = Move> {
    let moves = game.actions().iter().rev().filter_map(|action| action.board_move());
    moves.skip(1).step_by(2)
}

/// Returns the last step of the side to move that ended on `square`.
fn last_step_onto(game: &Game, square: janggi::Square) -> Option<Move> {
    own_steps(game).find(|mv| matches!(mv, Move::Step { to, .. } if *to == square))
}

/// Returns whether the advantage is so clear that waiting moves only delay the end.
pub(crate) fn is_clearly_ahead(score: Score) -> bool {
    score.raw() >= CLEARLY_AHEAD
}

#[cfg(test)]
mod tests {
    use super::{Habit, recent_waits};
    use janggi::{Action, Game, Move, Position, Preset, Start, fen, uci};

    #[test]
    fn recent_waits_are_those_of_the_side_to_move() {
        let mut game = Game::new(Preset::Record.rules(), Start::usual()).expect("it fits");
        // Cho moves its general twice, with a soldier's step in between. Han moves a guard once and passes once.
        for (text, cho, han) in [
            ("e2f3", 0, 0),
            ("a7b7", 1, 0),
            ("a4b4", 1, 0),
            ("d10e10", 1, 0),
            ("f3f2", 1, 1),
        ] {
            let waits = if game.position().turn() == janggi::Side::Cho {
                cho
            } else {
                han
            };
            assert_eq!(recent_waits(&game), waits, "before {text}");
            let mv: Move = uci::parse_move(text, game.position()).expect("a move");
            game.play(mv.into()).expect("legal");
        }
        game.play(Action::Pass).expect("legal");
        assert_eq!(recent_waits(&game), 2);
    }

    #[test]
    fn a_check_that_is_given_again_is_a_step_back() {
        let setup = fen::parse("4k4/9/9/9/9/9/P8/9/5K3/8r b - - 0 1").expect("a FEN");
        let start = Start::Fen(Position::try_from(setup).expect("legal"));
        let mut game = Game::new(Preset::Record.rules(), start).expect("it fits");
        let read = |game: &Game, text: &str| uci::parse_move(text, game.position()).expect("a move");
        for text in ["i1i2", "f2f1", "i2i5", "a4b4"] {
            let mv: Move = read(&game, text);
            game.play(mv.into()).expect("legal");
        }
        // Only the first move checks from a square that the chariot has recently left.
        for (text, habit) in [
            ("i5i1", Habit::GoesBack),
            ("i5i4", Habit::Plays),
            ("i5f5", Habit::Plays),
        ] {
            assert_eq!(Habit::of(&game, read(&game, text)), habit, "{text}");
        }
    }
}
