//! The overload state, and the admission of new work during and after overload.

use super::ramp::Ramp;
use std::sync::{Mutex, PoisonError};

/// The last measured state. Initially there is no overload.
#[derive(Debug, Default)]
pub(crate) struct Overload(Mutex<State>);

#[derive(Debug, Clone, Copy, Default)]
enum State {
    #[default]
    None,
    /// Overload, with the ramp that was in progress when it began.
    Active(Option<Ramp>),
    Over(Ramp),
}

impl Overload {
    /// Returns whether all new work is refused.
    pub(crate) fn is_active(&self) -> bool {
        matches!(*self.lock(), State::Active(_))
    }

    /// Returns whether new work needs [`Overload::admit`].
    pub(crate) fn is_felt(&self) -> bool {
        !matches!(*self.lock(), State::None)
    }

    /// Returns whether to admit a piece of new work. After an overload, this takes a permit from the ramp.
    pub(crate) fn admit(&self, now_ms: i64) -> bool {
        let mut state = self.lock();
        match *state {
            State::None => true,
            State::Active(_) => false,
            State::Over(ramp) => match ramp.at(now_ms) {
                Some(mut ramp) => {
                    let may = ramp.take();
                    *state = State::Over(ramp);
                    may
                }
                None => {
                    *state = State::None;
                    true
                }
            },
        }
    }

    /// Sets whether the server is overloaded; returns whether that has changed.
    pub(crate) fn set(&self, active: bool, now_ms: i64) -> bool {
        let mut state = self.lock();
        let changed = match (*state, active) {
            (State::None, true) => State::Active(None),
            (State::Over(ramp), true) => State::Active(ramp.at(now_ms)),
            (State::Active(before), false) => State::Over(Ramp::after(before, now_ms)),
            (State::None | State::Over(_), false) | (State::Active(_), true) => return false,
        };
        *state = changed;
        true
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        // No code panics while holding this lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::Overload;

    fn admitted(overload: &Overload, now_ms: i64) -> usize {
        (0..100).filter(|_| overload.admit(now_ms)).count()
    }

    #[test]
    fn everything_is_let_in_nothing_is_and_then_a_little_more_each_time() {
        let overload = Overload::default();
        assert_eq!(admitted(&overload, 0), 100);
        assert!(overload.set(true, 0));
        assert!(!overload.set(true, 500));
        assert_eq!(admitted(&overload, 900), 0);
        assert!(overload.set(false, 1_000));
        assert!(!overload.is_active() && overload.is_felt());
        assert_eq!(admitted(&overload, 1_000), 0);
        assert_eq!(admitted(&overload, 1_100), 2);
        assert_eq!(admitted(&overload, 60_000), 100);
        assert!(!overload.is_felt());
    }

    #[test]
    fn the_second_overload_is_followed_by_fewer_than_the_first() {
        let slow = Overload::default();
        let second = |overload: &Overload, start: i64| -> usize {
            (0..100).filter(|step| overload.admit(start + step * 10)).count()
        };
        slow.set(true, 0);
        slow.set(false, 0);
        let first = second(&slow, 0);
        slow.set(true, 1_000);
        slow.set(false, 2_000);
        let next = second(&slow, 2_000);
        assert!(next < first, "{next} < {first}");
    }
}
