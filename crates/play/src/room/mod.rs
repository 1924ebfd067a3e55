//! The room: the life of one game from its first seat to its rematch. A pure state machine.
//!
//! `handle(command, moment)` either gives events, which it has applied, or a [`Refused`] and has changed nothing. A
//! room is the fold of its events: `Room::load(events)` of everything a room ever gave is that room.
//!
//! - `terms` what was agreed before; `seat` who sits where; `setup` how setups come about; `turn` numbers
//! - `command` what may be asked and how it is refused; `event` what happened
//! - `phase` the three phases and their data
//! - `decide` commands to events, by referee and clock; `fold` events to state, asking neither
//! - `rejudge` compares stored events with what would be decided today
//! - `rights` what a player may ask now; `engine` what the engine owes
//!
//! Must not: read the time, draw anything, judge a move (that is `janggi::Game`), or know JSON messages.

mod command;
mod decide;
mod engine;
mod event;
mod event_json;
mod fold;
mod phase;
mod rejudge;
mod rights;
mod rules_json;
mod seat;
mod setup;
mod terms;
mod turn;

use std::collections::BTreeMap;

pub use command::{Command, GameAction, PlayerCommand, Refused, TakebackAnswer};
pub use engine::EngineDue;
pub use event::{Event, EventKind};
pub use fold::{LoadError, LoadFault};
pub use phase::{Arranging, BoardPly, Logged, Over, Phase, Played, Playing};
pub use rejudge::{Difference, rejudge};
pub use rights::Rights;
pub use seat::{Level, SeatHolder};
pub use setup::{SetupPlan, ShownChoice, Wings};
pub use terms::{OpenError, StartPlan, TakebackPolicy, Terms};
pub use turn::{CommandName, Origin, Seq, Turn};

use janggi::{BySide, Side, Verdict};

use crate::ids::Player;
use crate::time::Moment;

/// One game and everyone in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Room {
    terms: Terms,
    seats: BySide<SeatHolder>,
    phase: Phase,
    seq: Seq,
    last: Moment,
    done: BTreeMap<Origin, Seq>,
}

/// What became of a command.
#[derive(Clone, Debug, PartialEq)]
pub struct Handled {
    /// The events that it made, applied already; empty for a command that had been done before and for a tick that
    /// found nothing to do.
    pub events: Vec<Event>,
    /// The number to acknowledge: that of the last event it made, now or when it was first sent.
    pub seq: Seq,
}

impl Room {
    /// A new room, and its first events. A game with nothing to choose and both seats taken starts at once.
    ///
    /// # Errors
    /// Everything about the terms that cannot be: the time control, the position, the handicap.
    pub fn open(terms: Terms, at: Moment) -> Result<(Self, Vec<Event>), OpenError> {
        let terms = terms.checked()?;
        let mut room = Self::vacant(terms.clone(), at);
        let opened = Event {
            seq: Seq::FIRST,
            at,
            by: None,
            command: None,
            kind: EventKind::Opened { terms: Box::new(terms) },
        };
        let mut events = vec![opened];
        events.extend(room.settle(room.start_if_complete(at), (None, None), at));
        Ok((room, events))
    }

    /// Does what the command asks, or refuses it and changes nothing. `at` is the moment at which the command reached
    /// the server; a moment before the room's last event counts as that one.
    ///
    /// # Errors
    /// Why the command is not possible now.
    pub fn handle(&mut self, command: Command, at: Moment) -> Result<Handled, Refused> {
        let at = at.max(self.last);
        let origin = command.origin();
        if let Some(&seq) = origin.as_ref().and_then(|origin| self.done.get(origin)) {
            return Ok(Handled {
                events: Vec::new(),
                seq,
            });
        }
        let source = (command.player(), origin.map(|origin| origin.name));
        let kinds = self.decide(command, at)?;
        let mut events = self.settle(kinds, source.clone(), at);
        events.extend(self.settle(self.start_if_complete(at), source, at));
        Ok(Handled { events, seq: self.seq })
    }

    /// A room in which nothing has happened but its opening.
    fn vacant(terms: Terms, at: Moment) -> Self {
        Self {
            seats: terms.seats,
            phase: Phase::Arranging(Arranging::default()),
            seq: Seq::FIRST,
            last: at,
            done: BTreeMap::new(),
            terms,
        }
    }

    /// Numbers what happened and takes it in.
    fn settle(
        &mut self,
        kinds: Vec<EventKind>,
        (by, command): (Option<Player>, Option<CommandName>),
        at: Moment,
    ) -> Vec<Event> {
        kinds
            .into_iter()
            .map(|kind| {
                let event = Event {
                    seq: self.seq.next(),
                    at,
                    by,
                    command: command.clone(),
                    kind,
                };
                self.fold(&event).expect("what was decided can follow");
                event
            })
            .collect()
    }

    /// What was agreed when the room was opened.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> &BySide<SeatHolder> {
        &self.seats
    }

    /// The phase and its data.
    #[must_use]
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The number of the last event.
    #[must_use]
    pub fn seq(&self) -> Seq {
        self.seq
    }

    /// The moment of the last event.
    #[must_use]
    pub fn last(&self) -> Moment {
        self.last
    }

    /// What is being or was played; `None` while arranging and for a game broken off then.
    #[must_use]
    pub fn played(&self) -> Option<&Played> {
        match &self.phase {
            Phase::Arranging(_) => None,
            Phase::Playing(playing) => Some(&playing.played),
            Phase::Over(over) => over.played.as_ref(),
        }
    }

    /// How it ended; `None` while it goes on.
    #[must_use]
    pub fn verdict(&self) -> Option<&Verdict> {
        match &self.phase {
            Phase::Arranging(_) | Phase::Playing(_) => None,
            Phase::Over(over) => Some(&over.verdict),
        }
    }

    /// Whether a player holds this seat.
    #[must_use]
    pub fn holds(&self, player: Player, side: Side) -> bool {
        self.seats[side] == SeatHolder::Player(player)
    }

    /// The seats that a player holds.
    pub fn sides_of(&self, player: Player) -> impl Iterator<Item = Side> + '_ {
        Side::ALL.into_iter().filter(move |&side| self.holds(player, side))
    }
}
