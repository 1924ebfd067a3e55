//! Games of the engine against itself: what such commands are told alike, and their pairs of games played by several jobs.
//!
//! Owns the jobs. Who plays whom, and what becomes of a pair, is the command's.

use crate::failure::Failure;
use crate::rules_argument;
use engine::duel::clock::Control;
use engine::duel::contest::{Pair, Setting, play_pair_in};
use engine::duel::game::opening;
use engine::duel::player::Player;
use engine::eval::Evaluation;
use engine::time::SimulatedClock;
use janggi::Rules;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::channel;

/// Under which rules and with which evaluation the search's numbers are judged, and by how many jobs.
#[derive(Debug, clap::Args)]
pub(crate) struct Games {
    /// Preset or rules file
    #[arg(long, value_name = "R", default_value = "pychess")]
    pub(crate) rules: String,
    /// What values positions: `hand`, or a network's file; without it what is built in
    #[arg(long, value_name = "FILE", default_value = "")]
    net: String,
    /// Games at a time
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    pub(crate) jobs: u64,
}

impl Games {
    pub(crate) fn rules(&self) -> Result<Rules, Failure> {
        rules_argument::rules(&self.rules)
    }

    pub(crate) fn evaluation(&self) -> Result<Evaluation, Failure> {
        Evaluation::load(&self.net).map_err(|error| Failure::usage(error.code(), error))
    }
}

/// Pairs of games still to be played.
pub(crate) struct Pairs<'a, T> {
    pub(crate) rules: &'a Rules,
    /// What is known of each, and its number, which decides its opening.
    pub(crate) left: &'a [(T, u64)],
    pub(crate) jobs: u64,
    /// Raised: what is under way is broken off.
    pub(crate) stop: &'a AtomicBool,
}

impl<T: Copy + Sync> Pairs<'_, T> {
    /// Plays them. `players` makes both sides of a pair; `enter` sees every pair that ended, counted from 1.
    pub(crate) fn play<P: Player>(
        &self,
        players: impl Fn(T, u64) -> [P; 2] + Sync,
        mut enter: impl FnMut(usize, Pair) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let next = AtomicUsize::new(0);
        let (sender, results) = channel();
        let labour = |sender: std::sync::mpsc::Sender<Pair>| {
            let clock = SimulatedClock::default();
            let setting = Setting {
                controls: [Control::default(); 2],
                clock: &clock,
                stop: self.stop,
            };
            while let Some(&(what, number)) = self.left.get(next.fetch_add(1, Ordering::Relaxed)) {
                let [mut one, mut two] = players(what, number);
                let start = opening(self.rules, number);
                match play_pair_in(&setting, number, &start, &mut one, &mut two) {
                    Some(played) if sender.send(played.pair).is_ok() => {}
                    Some(_) | None => return,
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.jobs.min(self.left.len() as u64) {
                let (labour, sender) = (&labour, sender.clone());
                scope.spawn(move || labour(sender));
            }
            drop(sender);
            for (count, pair) in (1..).zip(results) {
                enter(count, pair)?;
            }
            eprintln!();
            Ok(())
        })
    }
}
