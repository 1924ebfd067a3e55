//! The room: a pure state machine for one game, from its opening to its rematch.
//!
//! `handle(command, moment)` returns events, which it has already applied, or returns [`Refused`] and changes nothing.
//! A room is the fold of its events: `Room::load` with all events of a room returns an equal room.
//!
//! - `state` the room: opening, handling a command, reading
//! - `terms` the settings agreed before the game; `seat` the holders of the seats; `hands` drawing the sides; `setup`
//!   ways to choose setups; `turn` turn numbers; `square_text` the stored form of squares; `written` the stored form of
//!   actions
//! - `command` the commands and the reasons for refusing them; `event` the events
//! - `phase` the three phases and their data
//! - `adjournment`, `referee`, `lines` optional parts of a game: an adjournment, a referee, conditional moves; `offer`
//!   open offers
//! - `done` executed commands, to recognise a repeated one by its id; `effect` checks that it is the same command
//! - `held` size limits
//! - `decide` turns commands into events, using the rules and the clock; `fold` applies events to the state, without
//!   rules or clock
//! - `event_log` the events of a game in one block of bytes; `packed_event` the encoding of one event
//! - `rejudge` compares stored events with the decisions of the current code
//! - `rights` the commands that a player may send now; `engine` the pending request to the engine
//!
//! This module must not read the time, generate random values, or depend on protocol messages. It must not judge moves
//! either, which is the task of `janggi::Game`.

mod adjournment;
mod command;
mod decide;
mod done;
mod effect;
mod engine;
mod event;
mod event_json;
mod event_log;
mod fold;
mod hands;
mod held;
mod lines;
mod offer;
mod packed_event;
mod phase;
mod referee;
mod rejudge;
mod rights;
mod rules_json;
mod seat;
mod setup;
mod square_text;
mod state;
mod terms;
mod turn;
mod written;

pub use crate::level::Level;
pub use adjournment::{Adjournment, AdjournmentAnswer};
pub use command::{Claim, Command, Expiry, List, PlayerCommand, Refused, TakebackAnswer};
pub use decide::gifts::{GIFT, MOST_GIFTS};
pub use engine::EngineDue;
pub use event::{Event, EventKind};
pub use event_log::{EventLog, UnpackError};
pub use fold::{LoadError, LoadFault, RoomLoader};
pub use hands::{ClosedHands, Hand};
pub use held::{MOST_LINES_SET, MOST_OFFERS, MOST_RULED_BYTES, MOST_RULINGS};
pub use lines::{LEAST_PLIES, Line, MOST_LINES, MOST_PLIES};
pub use offer::Offer;
pub use phase::{Arranging, BoardPly, Logged, Over, Phase, Placed, Played, Playing};
pub use referee::{
    LEAST_RULED, MOST_RULED, MOST_WORDS, Referee, RefereeAnswer, RefereePlan, Repetition, Ruled, Ruling,
};
pub use rejudge::{Difference, rejudge};
pub use rights::Rights;
pub use seat::SeatHolder;
pub use setup::{Placing, SetupPlan, ShownChoice, Wings};
pub use state::{Handled, RATED_FROM_PLY, Room};
pub use terms::{
    OpenError, Seniority, StartPlan, TakebackMode, TakebackPolicy, Terms, TournamentTerms, Unrateable, Visibility,
};
pub use turn::{CommandName, Origin, Seq, Turn};
