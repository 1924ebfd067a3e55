//! The server's side of a lease. Times are readings of the server's monotonic clock.

use super::{Epoch, Terms};
use crate::Millis;

/// The lease state machine of one server.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Holder {
    terms: Terms,
    state: State,
    /// Time of the pending request, if any.
    asked: Option<Millis>,
}

/// The state of a lease from one server's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// The server does not want the lease.
    None,
    /// The server is requesting the lease, which another server may hold.
    Asking {
        /// Time of the next request.
        again: Millis,
    },
    /// The server holds the lease.
    Holding {
        epoch: Epoch,
        /// Time until which the server certainly holds the lease, counted from the request.
        until: Millis,
        /// Time of the next renewal.
        again: Millis,
    },
    /// The server held the lease, but the database has not renewed it in time, so another server may hold it now.
    Unsure {
        epoch: Epoch,
        /// Time of the next attempt to renew the lease.
        again: Millis,
    },
    /// Another server has acquired the lease, so this server must no longer act as the owner.
    Lost,
}

/// An event for a holder. In answers from the database, `asked` is the time of the request. Only the answer to the
/// pending request has an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// The server wants the lease.
    Start,
    /// A timer has fired.
    Time,
    /// The lease was granted to this server.
    Granted { asked: Millis, epoch: Epoch },
    /// The lease was renewed.
    Renewed { asked: Millis },
    /// The lease is held by another server.
    Refused { asked: Millis },
    /// The request failed, or its answer was invalid.
    Failed { asked: Millis },
    /// The database has refused a write with this holder's epoch.
    Fenced,
    /// The server no longer wants the lease.
    Stop,
}

/// A request from a holder to the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Acquire,
    Renew(Epoch),
    Release(Epoch),
}

impl Holder {
    /// Creates a holder that does not want the lease yet.
    #[must_use]
    pub const fn new(terms: Terms) -> Self {
        Self {
            terms,
            state: State::None,
            asked: None,
        }
    }

    /// Returns the current state.
    #[must_use]
    pub const fn state(&self) -> State {
        self.state
    }

    /// Returns the epoch if this server certainly holds the lease. Only then may it act as the owner.
    #[must_use]
    pub fn holds(&self, now: Millis) -> Option<Epoch> {
        match self.state {
            State::Holding { epoch, until, .. } if now < until => Some(epoch),
            _ => None,
        }
    }

    /// Returns the time until which the server certainly holds the lease without another renewal.
    #[must_use]
    pub const fn until(&self) -> Option<Millis> {
        match self.state {
            State::Holding { until, .. } => Some(until),
            _ => None,
        }
    }

    /// Returns the next time at which an [`Event::Time`] will have an effect.
    #[must_use]
    pub fn due(&self) -> Option<Millis> {
        let answered_by = self.asked.map(|asked| asked + self.terms.patience);
        match self.state {
            State::None | State::Lost => None,
            State::Asking { again } | State::Unsure { again, .. } => Some(answered_by.unwrap_or(again)),
            State::Holding { until, again, .. } => Some(answered_by.unwrap_or(again).min(until)),
        }
    }

    /// Applies an event, and returns the request to send, if any.
    pub fn step(&mut self, event: Event, now: Millis) -> Option<Action> {
        match event {
            Event::Start => self.start(now),
            Event::Time => {}
            Event::Granted { asked, epoch } => self.granted(asked, epoch),
            Event::Renewed { asked } => self.renewed(asked),
            Event::Refused { asked } => self.refused(asked, now),
            Event::Failed { asked } => self.failed(asked, now),
            Event::Fenced => self.lose(),
            Event::Stop => return self.stop(),
        }
        self.pass(now)
    }

    fn start(&mut self, now: Millis) {
        if self.state == State::None {
            self.state = State::Asking { again: now };
        }
    }

    fn granted(&mut self, asked: Millis, epoch: Epoch) {
        if self.is_answer(asked) && matches!(self.state, State::Asking { .. }) {
            self.hold(epoch, asked);
        }
    }

    fn renewed(&mut self, asked: Millis) {
        if self.is_answer(asked)
            && let State::Holding { epoch, .. } | State::Unsure { epoch, .. } = self.state
        {
            self.hold(epoch, asked);
        }
    }

    fn hold(&mut self, epoch: Epoch, asked: Millis) {
        self.state = State::Holding {
            epoch,
            until: asked + self.terms.lasts,
            again: asked + self.terms.renewed_every,
        };
    }

    fn refused(&mut self, asked: Millis, now: Millis) {
        if self.is_answer(asked) {
            match &mut self.state {
                State::Asking { again } => *again = now + self.terms.asked_every,
                State::None | State::Holding { .. } | State::Unsure { .. } | State::Lost => self.lose(),
            }
        }
    }

    fn failed(&mut self, asked: Millis, now: Millis) {
        if self.is_answer(asked)
            && let State::Asking { again } | State::Holding { again, .. } | State::Unsure { again, .. } =
                &mut self.state
        {
            *again = now + self.terms.asked_every;
        }
    }

    fn lose(&mut self) {
        if let State::Holding { .. } | State::Unsure { .. } = self.state {
            self.state = State::Lost;
        }
    }

    fn stop(&mut self) -> Option<Action> {
        self.asked = None;
        match std::mem::replace(&mut self.state, State::None) {
            State::Holding { epoch, .. } | State::Unsure { epoch, .. } => Some(Action::Release(epoch)),
            State::None | State::Asking { .. } | State::Lost => None,
        }
    }

    /// Returns whether `asked` is the time of the pending request, and if so, clears that request.
    fn is_answer(&mut self, asked: Millis) -> bool {
        let is_answer = self.asked == Some(asked);
        if is_answer {
            self.asked = None;
        }
        is_answer
    }

    /// Applies timeouts, and returns the request that is due, if any.
    fn pass(&mut self, now: Millis) -> Option<Action> {
        if let Some(asked) = self.asked.filter(|asked| *asked + self.terms.patience <= now) {
            self.failed(asked, now);
        }
        if let State::Holding { epoch, until, again } = self.state
            && until <= now
        {
            self.state = State::Unsure { epoch, again };
        }
        let (action, again) = match self.state {
            State::None | State::Lost => return None,
            State::Asking { again } => (Action::Acquire, again),
            State::Holding { epoch, again, .. } | State::Unsure { epoch, again } => (Action::Renew(epoch), again),
        };
        if self.asked.is_some() || now < again {
            return None;
        }
        self.asked = Some(now);
        Some(action)
    }
}
