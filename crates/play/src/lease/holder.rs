//! A server's side of a lease. Times are those of the server's own clock, which is never set: only differences count.

use super::{Epoch, Terms};
use crate::Millis;

/// A server that wants, has or had a lease.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Holder {
    terms: Terms,
    state: State,
    /// When the question was asked that has no answer yet.
    asked: Option<Millis>,
}

/// The state of a server's lease, as far as the server knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// It wants none.
    None,
    /// It waits for the lease of another.
    Asking {
        /// When it asks the next time.
        again: Millis,
    },
    /// It has the lease.
    Holding {
        epoch: Epoch,
        /// Until when it certainly has it: counted from the question, the database's answer came later.
        until: Millis,
        /// When it renews it.
        again: Millis,
    },
    /// It had the lease, and the database has not confirmed it for too long: another may have it.
    Unsure {
        epoch: Epoch,
        /// When it tries to renew it.
        again: Millis,
    },
    /// Another server has it. This is final: the server has to start again.
    Lost,
}

/// An event for a holder. An answer carries the time of its question; answers to other questions are ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// It wants the lease from now on.
    Start,
    /// Time has passed.
    Time,
    /// The lease is its own.
    Granted { asked: Millis, epoch: Epoch },
    /// The lease is still its own.
    Renewed { asked: Millis },
    /// The lease is another's.
    Refused { asked: Millis },
    /// There was no answer, or none that says anything.
    Failed { asked: Millis },
    /// The database has refused to write for the epoch of this holder.
    Fenced,
    /// It wants the lease no more.
    Stop,
}

/// What a holder asks of the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// For the lease.
    Acquire,
    /// To prolong it.
    Renew(Epoch),
    /// To give it to the next one.
    Release(Epoch),
}

impl Holder {
    /// Creates one that wants nothing yet.
    #[must_use]
    pub const fn new(terms: Terms) -> Self {
        Self {
            terms,
            state: State::None,
            asked: None,
        }
    }

    /// Returns what it knows.
    #[must_use]
    pub const fn state(&self) -> State {
        self.state
    }

    /// Returns the epoch if the lease is certainly its own: only then it may answer as the owner.
    #[must_use]
    pub fn holds(&self, now: Millis) -> Option<Epoch> {
        match self.state {
            State::Holding { epoch, until, .. } if now < until => Some(epoch),
            _ => None,
        }
    }

    /// Returns until when it certainly has the lease, if nothing happens before.
    #[must_use]
    pub const fn until(&self) -> Option<Millis> {
        match self.state {
            State::Holding { until, .. } => Some(until),
            _ => None,
        }
    }

    /// Returns when [`Event::Time`] does something.
    #[must_use]
    pub fn due(&self) -> Option<Millis> {
        let answered_by = self.asked.map(|asked| asked + self.terms.patience);
        match self.state {
            State::None | State::Lost => None,
            State::Asking { again } | State::Unsure { again, .. } => Some(answered_by.unwrap_or(again)),
            State::Holding { until, again, .. } => Some(answered_by.unwrap_or(again).min(until)),
        }
    }

    /// Takes note of an event.
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

    /// Returns whether this question waits for its answer, which it no longer does then.
    fn is_answer(&mut self, asked: Millis) -> bool {
        let is_answer = self.asked == Some(asked);
        if is_answer {
            self.asked = None;
        }
        is_answer
    }

    /// Does what is due.
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
