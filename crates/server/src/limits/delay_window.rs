//! Detection of overload: most delays in a recent window are too long. Short bursts are ignored.

use std::collections::VecDeque;
use std::time::Duration;

/// Recent measurements. Overload begins when more than half of them are too long, and ends when fewer than a tenth are.
#[derive(Debug, Clone)]
pub(crate) struct DelayWindow {
    longest: Duration,
    /// The last samples, oldest first; `true` for a delay that was too long.
    too_long: VecDeque<bool>,
    samples: usize,
    overloaded: bool,
}

impl DelayWindow {
    /// Returns a window of `samples` samples (at least one). Delays up to `longest` are acceptable.
    pub(crate) fn new(samples: usize, longest: Duration) -> Self {
        let samples = samples.max(1);
        Self {
            longest,
            too_long: VecDeque::from(vec![false; samples]),
            samples,
            overloaded: false,
        }
    }

    /// Records a delay as `samples` samples (at least one). Returns whether the server is overloaded.
    pub(crate) fn note(&mut self, delay: Duration, samples: usize) -> bool {
        for _ in 0..samples.clamp(1, self.samples) {
            self.too_long.pop_front();
            self.too_long.push_back(delay > self.longest);
        }
        let too_long = self.too_long.iter().filter(|too_long| **too_long).count();
        self.overloaded = if self.overloaded {
            too_long * 10 >= self.samples
        } else {
            too_long * 2 > self.samples
        };
        self.overloaded
    }
}

#[cfg(test)]
mod tests {
    use super::DelayWindow;
    use std::time::Duration;

    const LONGEST: Duration = Duration::from_millis(5);
    const LONG: Duration = Duration::from_millis(6);

    /// Returns every sequence of eight delays that are either acceptable or too long.
    fn courses() -> impl Iterator<Item = impl Iterator<Item = Duration>> {
        (0..1_u32 << 8).map(|bits| (0..8).map(move |at| if bits >> at & 1 == 1 { LONG } else { LONGEST }))
    }

    #[test]
    fn delays_that_are_short_enough_are_never_overload() {
        for samples in 1..60 {
            let mut seen = DelayWindow::new(samples, LONGEST);
            for taken in 0..200 {
                assert!(!seen.note(Duration::from_micros(25 * taken as u64), taken));
            }
        }
    }

    #[test]
    fn after_any_course_a_window_of_long_delays_is_overload_and_one_of_short_delays_ends_it() {
        for samples in 1..=10 {
            for course in courses() {
                let mut seen = DelayWindow::new(samples, LONGEST);
                for delay in course {
                    seen.note(delay, 1);
                }
                let whole = |seen: &mut DelayWindow, delay| (0..samples).map(|_| seen.note(delay, 1)).last();
                assert_eq!(whole(&mut seen, LONG), Some(true));
                assert_eq!(whole(&mut seen, LONGEST), Some(false));
            }
        }
    }

    #[test]
    fn a_measurement_counts_as_often_as_it_took_the_time_of_one() {
        for samples in 1..=10 {
            for course in courses() {
                let (mut once, mut singly) = (DelayWindow::new(samples, LONGEST), DelayWindow::new(samples, LONGEST));
                for delay in course {
                    let found = (0..3).map(|_| singly.note(delay, 1)).last();
                    assert_eq!(Some(once.note(delay, 3)), found);
                }
            }
        }
    }

    #[test]
    fn one_long_stop_is_no_overload_and_two_in_a_window_are() {
        let mut seen = DelayWindow::new(50, LONGEST);
        let stop = Duration::from_millis(200);
        assert!(!seen.note(stop, 20), "as long as two fifths of the window");
        assert!(!seen.note(LONGEST, 1));
        assert!(seen.note(stop, 20));
    }

    #[test]
    fn overload_that_was_found_stays_until_hardly_any_delay_is_long() {
        let mut seen = DelayWindow::new(10, LONGEST);
        let long = Duration::from_millis(6);
        let found: Vec<bool> = (0..6).map(|_| seen.note(long, 1)).collect();
        assert_eq!(found, [false, false, false, false, false, true]);
        for _ in 0..9 {
            assert!(seen.note(LONGEST, 1));
        }
        assert!(!seen.note(LONGEST, 1));
    }
}
