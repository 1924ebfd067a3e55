//! Prints the results for each pair of setups (차림) in a collection of `.gib` or PGN records. Files are read in chunks,
//! so they may have any size.
//!
//! `cargo run --example setup_statistics --features cp949 FILE…`

use std::collections::BTreeMap;
use std::error::Error;
use std::fs::File;
use std::io::Read;

use janggi::record::{RawGame, Reading, Record, Splitter, Winner, gib, pgn};

#[derive(Default)]
struct Statistics {
    games: u32,
    faulty: u32,
    elsewhere: u32,
    /// Number of games won by Cho, drawn, won by Han, and without a result, for each pair of setups.
    scores: BTreeMap<(&'static str, &'static str), [u32; 4]>,
}

impl Statistics {
    fn add(&mut self, raw: &RawGame) {
        // A PGN header key starts with an ASCII letter; a `.gib` header key does not.
        let western = raw.bytes.trim_ascii_start().get(1).is_some_and(u8::is_ascii_alphabetic);
        let reading = match western {
            true => pgn::read(raw),
            false => gib::read(raw),
        };
        match reading {
            Ok(Reading {
                record, fault: None, ..
            }) => self.count(&record),
            Ok(Reading { fault: Some(fault), .. }) | Err(fault) => {
                self.faulty += 1;
                eprintln!("game {}: {fault}", raw.number);
            }
        }
    }

    fn count(&mut self, record: &Record) {
        self.games += 1;
        let Some(setups) = record.arrangements() else {
            self.elsewhere += 1;
            return;
        };
        let column = match record.outcome.winner {
            Winner::Side(janggi::Side::Cho) => 0,
            Winner::Draw => 1,
            Winner::Side(janggi::Side::Han) => 2,
            Winner::Unknown => 3,
        };
        self.scores.entry((setups.cho.code(), setups.han.code())).or_default()[column] += 1;
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut statistics = Statistics::default();
    for path in std::env::args().skip(1) {
        let (mut file, mut splitter) = (File::open(path)?, Splitter::new());
        let mut piece = vec![0; 1 << 16];
        loop {
            match file.read(&mut piece)? {
                0 => break splitter.finish(|raw| statistics.add(&raw)),
                length => splitter.feed(&piece[..length], |raw| statistics.add(&raw)),
            }
        }
    }
    let Statistics {
        games,
        faulty,
        elsewhere,
        scores,
    } = statistics;
    println!("{games} games, {faulty} more with faults, {elsewhere} from other starts");
    println!("cho      han       games    cho   draw    han  cho scores");
    for ((cho, han), [won, drawn, lost, unknown]) in scores {
        let decided = f64::from((won + drawn + lost).max(1));
        let share = 100.0 * (f64::from(won) + f64::from(drawn) / 2.0) / decided;
        let games = won + drawn + lost + unknown;
        println!("{cho:8} {han:8} {games:6} {won:6} {drawn:6} {lost:6} {share:10.1}%");
    }
    Ok(())
}
