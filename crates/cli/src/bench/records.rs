//! `janggun bench records`: speed of reading and replaying generated `.gib` games.
//!
//! With `--write`, the games are written to a file instead, for testing other programs with a large collection.

use super::cpu_time::Stopwatch;
use command::Failure;
use engine::rng::Rng;
use janggi::korean::{Labels, Style, Taken};
use janggi::record::gib::{self, Encoding, LineEnd};
use janggi::record::{Record, RecordOutcome, Splitter, Tag, Tree, Winner};
use janggi::{Arrangement, BySide, Position, Side};
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Read and replay generated .gib games: games per second of processor time on one thread
#[derive(Debug, clap::Args)]
pub(crate) struct BenchRecordsArguments {
    /// Size of the collection in MiB
    #[arg(long, value_name = "N", default_value_t = 32, value_parser = clap::value_parser!(u32).range(1..=4096))]
    mib: u32,
    /// Write the collection to this file instead of reading it
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

/// Number of distinct games; larger collections repeat them.
const GAMES: usize = 200;
/// Maximum number of plies per game. The mean length of 25,069 real games is 98.5 plies, the median 94.
const PLIES: usize = 98;
const PIECE: usize = 1 << 16;

pub(crate) fn run(arguments: &BenchRecordsArguments) -> Result<(), Failure> {
    let games: Vec<Vec<u8>> = (0..GAMES as u64).map(made_up).collect();
    let size = u64::from(arguments.mib) << 20;
    match &arguments.write {
        Some(path) => write(&games, size, path),
        None => read(&games, size),
    }
}

fn write(games: &[Vec<u8>], size: u64, path: &Path) -> Result<(), Failure> {
    let fail = |error: io::Error| Failure::work("unwritable_file", format_args!("{}: {error}", path.display()));
    let mut output = BufWriter::new(File::create(path).map_err(fail)?);
    let mut written = 0;
    for game in games.iter().cycle() {
        output.write_all(game).map_err(fail)?;
        written += game.len() as u64;
        if written >= size {
            break;
        }
    }
    output.flush().map_err(fail)
}

fn read(games: &[Vec<u8>], size: u64) -> Result<(), Failure> {
    let (mut count, mut plies, mut faults, mut done) = (0_u64, 0_u64, 0_u64, 0_u64);
    let stopwatch = Stopwatch::start();
    let mut splitter = Splitter::new();
    let mut visit = |raw| {
        count += 1;
        match gib::read(&raw) {
            Ok(reading) => {
                plies += reading.record.tree.len() as u64;
                faults += u64::from(reading.fault.is_some());
            }
            Err(_) => faults += 1,
        }
    };
    for game in games.iter().cycle() {
        game.chunks(PIECE).for_each(|piece| splitter.feed(piece, &mut visit));
        done += game.len() as u64;
        if done >= size {
            break;
        }
    }
    splitter.finish(&mut visit);
    let seconds = stopwatch.seconds();
    if faults > 0 {
        return Err(Failure::work(
            "bench_failed",
            format_args!("{faults} of {count} made-up games have faults"),
        ));
    }
    writeln!(
        io::stdout().lock(),
        "Records: {count} games, {plies} plies, {:.0} MiB in {seconds:.3} s of processor time: {:.0} games per second, {:.0} MiB per second",
        done as f64 / f64::from(1 << 20),
        count as f64 / seconds,
        done as f64 / f64::from(1 << 20) / seconds
    )?;
    Ok(())
}

/// Returns a game of random legal moves, encoded in CP949, in one of the notation styles of real files.
fn made_up(seed: u64) -> Vec<u8> {
    let mut rng = Rng::new(seed);
    let mut pick = |count: usize| rng.below(count as u64) as usize;
    let mut side = || Arrangement::CLASSIC[pick(4)];
    let start = Position::start(BySide {
        cho: side(),
        han: side(),
    });
    let mut tree = Tree::new();
    let (mut last, mut position) = (None, start.clone());
    for _ in 0..PLIES {
        let steps = position.legal_moves();
        if steps.is_empty() {
            break;
        }
        let mv = steps[pick(steps.len())];
        last = Some(tree.add(last, mv));
        position.play_unchecked(mv);
    }
    let labels = [Labels::Hangul, Labels::Hangul, Labels::Hanja, Labels::SidedHanja][pick(4)];
    let tags = [
        ("대회명", "연습"),
        ("대국장소", "미상"),
        ("초대국자", "갑돌 3단"),
        ("한대국자", "을순 2급"),
    ];
    let record = Record {
        tags: tags
            .map(|(key, value)| Tag {
                key: key.into(),
                value: value.into(),
            })
            .to_vec(),
        start,
        tree,
        outcome: RecordOutcome {
            winner: Winner::Side(Side::Cho),
            ..RecordOutcome::default()
        },
        judged: None,
    };
    let style = Style {
        labels,
        taken: Taken::Bare,
        ..Style::HANGUL
    };
    gib::encode(&gib::print(&record, style, LineEnd::Lf), Encoding::Cp949).expect("names and moves are Korean")
}
