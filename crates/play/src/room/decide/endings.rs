//! Construction of the events that end a game.

use super::acted::said;
use crate::clock::{Clock, TimeUp};
use crate::room::event::EventKind;
use crate::room::phase::Played;
use crate::time::Moment;
use janggi::{Action, Game, Side, StoppedHow};

/// Returns the event `Ended` if the game is over; the clocks stop at `at`.
pub(crate) fn ended(game: &Game, clock: Clock, at: Moment) -> Option<EventKind> {
    game.verdict().map(|verdict| EventKind::Ended {
        verdict: verdict.clone(),
        clock: clock.stop(at).state(),
    })
}

/// Returns the events after a side's time or the total time has run out, including the end of the game.
pub(crate) fn time_is_up(played: &Played, what: TimeUp, at: Moment) -> Vec<EventKind> {
    match what {
        TimeUp::Flag(side) => flagged(played, side, at),
        TimeUp::Stop => stopped(played, StoppedHow::Time, at),
    }
}

/// Returns the events of a fallen flag, including the end of the game.
pub(crate) fn flagged(played: &Played, side: Side, at: Moment) -> Vec<EventKind> {
    let action = Action::Flag(side);
    let mut game = played.game.clone();
    let mut kinds = vec![said(played, Some(side), action)];
    if game.play(action).is_ok() {
        kinds.extend(ended(&game, played.clock, at));
    }
    kinds
}

/// Returns the events of a game stopped by the clock or the referee, including its end.
pub(crate) fn stopped(played: &Played, how: StoppedHow, at: Moment) -> Vec<EventKind> {
    let action = Action::Stop(how);
    let mut game = played.game.clone();
    let mut kinds = vec![said(played, None, action)];
    if game.play(action).is_ok() {
        kinds.extend(ended(&game, played.clock, at));
    }
    kinds
}
