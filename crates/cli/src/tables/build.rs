//! `janggun tables build`, `verify` and `count`.

use super::selection::{Selection, failure};
use crate::bench::cpu_time::Stopwatch;
use command::Failure;
use command::stop_on_interrupt;
use janggi::Side;
use std::io::{self, Write};
use std::sync::atomic::Ordering;
use tablebase::{Built, Checked, Colours, Share, Work, canonical};

const MEBI: f64 = (1 << 20) as f64;

pub(crate) fn build(selection: &Selection) -> Result<(), Failure> {
    let (folder, signatures) = (selection.folder(), selection.signatures()?);
    let stop = stop_on_interrupt();
    let work = Work {
        threads: selection.threads(),
        stop: &stop,
    };
    for objective in selection.objectives()? {
        let stopwatch = Stopwatch::start();
        let mut begun = Stopwatch::start();
        let (mut positions, mut size, mut made, mut total, mut deepest) = (0, 0, 0, 0, 0);
        let built = folder.build(
            objective,
            &signatures,
            &work,
            |signature, number, count, built| match built {
                Built::Kept => total = count,
                Built::Begun { entries, memory } => {
                    begun = Stopwatch::start();
                    eprintln!(
                        "{objective} {signature} ({number} of {count}): {entries} positions, about {:.0} MiB of memory",
                        memory as f64 / MEBI
                    );
                }
                Built::Made {
                    entries,
                    bytes,
                    longest,
                    unsure,
                } => {
                    (total, made) = (count, made + 1);
                    (positions, size) = (positions + entries, size + bytes);
                    deepest = deepest.max(longest);
                    let seconds = begun.wall_seconds();
                    eprintln!("    {bytes} bytes in {seconds:.0} s, longest distance {longest}, {unsure} unsure");
                }
            },
        );
        built.map_err(|error| failure(&error))?;
        let mut output = io::stdout().lock();
        writeln!(
            output,
            "{objective}: {made} of {total} tables made in {:.0} s: {positions} positions, {size} bytes, longest distance {deepest}",
            stopwatch.wall_seconds()
        )?;
    }
    Ok(())
}

pub(crate) fn verify(selection: &Selection) -> Result<(), Failure> {
    let (folder, signatures) = (selection.folder(), selection.signatures()?);
    let stop = stop_on_interrupt();
    let work = Work {
        threads: selection.threads(),
        stop: &stop,
    };
    for objective in selection.objectives()? {
        let (mut tables, mut positions, mut decided, mut unsure) = (0, 0, 0, 0);
        let mut faults = Vec::new();
        let checked = folder.verify(objective, &signatures, &work, |signature, number, count, checked| {
            let verified = checked.verified();
            let before = match checked {
                Checked::Before(_) => ", checked before",
                Checked::Now(_) => "",
            };
            eprintln!(
                "{objective} {signature} ({number} of {count}): {} positions, {} won and {} lost by the side to move, {} unsure{before}",
                verified.positions, verified.won, verified.lost, verified.unsure
            );
            tables += 1;
            positions += verified.positions;
            decided += verified.won + verified.lost;
            unsure += verified.unsure;
            for fault in &verified.faults {
                eprintln!("    wrong: {fault}");
                faults.push(format!("{signature}: {fault}"));
            }
        });
        checked.map_err(|error| failure(&error))?;
        if let Some(first) = faults.first() {
            let detail = format!(
                "{objective}: {} entries contradict their successors: {first}",
                faults.len()
            );
            return Err(Failure::work("table_wrong", detail));
        }
        writeln!(
            io::stdout().lock(),
            "{objective}: {tables} tables with {positions} positions are right ({decided} with a distance, {unsure} unsure)"
        )?;
    }
    Ok(())
}

pub(crate) fn count(selection: &Selection) -> Result<(), Failure> {
    let (folder, signatures) = (selection.folder(), selection.signatures()?);
    let stop = stop_on_interrupt();
    let work = Work {
        threads: selection.threads(),
        stop: &stop,
    };
    for objective in selection.objectives()? {
        for named in &signatures {
            let (signature, colours) = canonical(objective, *named);
            let table = folder.load(objective, signature).map_err(|error| failure(&error))?;
            for side in Side::ALL {
                let stored = match colours {
                    Colours::Kept => side,
                    Colours::Swapped => side.opposite(),
                };
                let share = Share::of(&table, objective, stored, &work);
                if stop.load(Ordering::Relaxed) {
                    return Err(Failure::work("stopped", "stopped"));
                }
                let Some(Share { positions, won, unsure }) = share else {
                    continue;
                };
                let percent = 100.0 * won as f64 / positions.max(1) as f64;
                writeln!(
                    io::stdout().lock(),
                    "{objective} {named}: {} to move wins {won} of {positions} positions ({percent:.2} %), {unsure} unsure",
                    side.id()
                )?;
            }
        }
    }
    Ok(())
}
