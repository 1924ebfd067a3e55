//! How a level behaves where its small search sees too little: it does not give the game away, and it does not walk to and fro.
//!
//! Owns what is left out before a level searches and what it is reluctant to play afterwards. A level may search so few positions
//! that it does not see the answer to its own move, and the answer that ends the game at once is the one that everybody sees. Must
//! not search.

use janggi::referee::Facing;
use janggi::{Action, Game, Move, Outcome, Role, Side};

use crate::levels::LevelLimits;
use crate::score::Score;

/// From this advantage on, in centipawns, a level continues instead of waiting.
const CLEARLY_AHEAD: i32 = 400;

/// Number of the side's own last moves that count as recent.
const LATELY: usize = 8;

/// Length of the opening, in plies, and the minimum number of pieces on the board, in which a level without a margin chooses
/// among nearly equal moves.
const VARIED_PLIES: usize = 16;
const VARIED_PIECES: usize = 28;
/// Margin and spread of that choice, in centipawns.
const VARIED: (u16, u16) = (20, 10);

/// Returns the limits for this position: in the opening, every level has a margin, so that games differ.
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

/// The root moves that a level thinks about: of the `wanted` ones (all, if none is named) those that do not give the game away.
/// Empty if that is not a restriction, or if every one of them does.
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

/// Does the game end badly with this move, or with a pass or a call (빅장) that answers it? `game` is the same again afterwards.
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

/// Whether a game that is over has ended badly for a side: lost, or not won with more points. `None` while it continues.
fn ends_badly(game: &Game, us: Side) -> Option<bool> {
    let verdict = game.verdict()?;
    let points = game.history().points();
    Some(match verdict.outcome {
        Outcome::Win(side) => side != us,
        Outcome::Draw | Outcome::None => points[us] > points[us.opposite()],
    })
}

/// Kind of a move with regard to the player's habits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Habit {
    /// A move with an aim of its own.
    Plays,
    /// A pass, or a quiet step of the general or a guard: people of every strength begin with other moves.
    Waits,
    /// A piece goes back to where it was before the side's last move, or the general to where it was before its last move; or a
    /// check is repeated from a square that the side has just left, which drives the other general to and fro.
    GoesBack,
}

impl Habit {
    /// The habit that a move shows in a game. A capture, and an answer to a check that is not a step back, is not a habit.
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

/// Has one of the recent moves of the side to move started from this square?
fn has_left(game: &Game, square: janggi::Square) -> bool {
    own_steps(game)
        .take(LATELY)
        .any(|mv| matches!(mv, Move::Step { from, .. } if from == square))
}

/// Does the move give check?
fn gives_check(game: &Game, mv: Move) -> bool {
    let mut after = game.position().clone();
    after.play_unchecked(mv);
    after.in_check()
}

/// Board actions of the side to move, the last one first.
fn own_steps(game: &Game) -> impl Iterator<Item = Move> {
    let moves = game.actions().iter().rev().filter_map(|action| action.board_move());
    moves.skip(1).step_by(2)
}

/// The step by which the piece on `square`, of the side to move, came there.
fn last_step_onto(game: &Game, square: janggi::Square) -> Option<Move> {
    own_steps(game).find(|mv| matches!(mv, Move::Step { to, .. } if *to == square))
}

/// Is the advantage so clear that waiting moves only delay the end?
pub(crate) fn is_clearly_ahead(score: Score) -> bool {
    score.raw() >= CLEARLY_AHEAD
}

#[cfg(test)]
mod tests {
    use super::Habit;
    use janggi::{Game, Move, Position, Preset, Start, fen, uci};

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
        // It drives the general back to f2; the others do not check, or check from elsewhere.
        for (text, habit) in [
            ("i5i1", Habit::GoesBack),
            ("i5i4", Habit::Plays),
            ("i5f5", Habit::Plays),
        ] {
            assert_eq!(Habit::of(&game, read(&game, text)), habit, "{text}");
        }
    }
}
