//! Endings that no move of a player makes: a time that is up, and a game that is stopped.

use super::acted::said;
use crate::clock::{Clock, TimeUp};
use crate::room::event::EventKind;
use crate::room::phase::Played;
use crate::time::Moment;
use janggi::{Action, Game, Side, StoppedHow};

/// Returns the end of the game, if it has ended; the clocks stop at `at`.
pub(crate) fn ended(game: &Game, clock: Clock, at: Moment) -> Option<EventKind> {
    game.verdict().map(|verdict| EventKind::Ended {
        verdict: verdict.clone(),
        clock: clock.stop(at).state(),
    })
}

/// Returns the events of a time that is up, and the resulting end.
pub(crate) fn time_is_up(played: &Played, what: TimeUp, at: Moment) -> Vec<EventKind> {
    match what {
        TimeUp::Flag(side) => flagged(played, side, at),
        TimeUp::Stop => stopped(played, StoppedHow::Time, at),
    }
}

/// Returns the events of a fallen flag and the resulting end.
pub(crate) fn flagged(played: &Played, side: Side, at: Moment) -> Vec<EventKind> {
    let action = Action::Flag(side);
    let mut game = played.game.clone();
    let mut kinds = vec![said(played, Some(side), action)];
    if game.play(action).is_ok() {
        kinds.extend(ended(&game, played.clock, at));
    }
    kinds
}

/// Returns the events of a game that is stopped by nobody who plays it, and its end; the clocks stop.
pub(crate) fn stopped(played: &Played, how: StoppedHow, at: Moment) -> Vec<EventKind> {
    let action = Action::Stop(how);
    let mut game = played.game.clone();
    let mut kinds = vec![said(played, None, action)];
    if game.play(action).is_ok() {
        kinds.extend(ended(&game, played.clock, at));
    }
    kinds
}
