//! `janggun convert`: game records of one format into another, game by game, in bounded memory.
//!
//! Owns the order of work and the report; what a file means is `janggi::record`'s.

mod format;
mod output;
mod progress;

use command::Failure;
use command::input::{Item, Source};
use command::rules_argument;
use format::{InputFormat, OutputEncoding, OutputFormat};
use janggi::record::{Note, RecordFormat};
use output::Sink;
use progress::Progress;
use std::path::PathBuf;

/// Convert game records: .gib, PGN, JSON, UCI
///
/// Games are written to standard output (or --output) in the order they are read. A game that cannot be read to its end is
/// reported on standard error with file, game, line and ply, and left out; the others are still written, and the exit status
/// is 1. From .gib to .gib the bytes stay as they are unless --encoding says otherwise.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Format to write
    #[arg(long, value_name = "FORMAT")]
    to: OutputFormat,
    /// Format to read [default: by what is in the file, then by its name]
    #[arg(long, value_name = "FORMAT")]
    from: Option<InputFormat>,
    /// Rule set under whose law of movement the games are: a preset id or a JSON file. A UCI line does not say its law, and is
    /// read as Janggi without this; a game that says another is left out
    #[arg(long, value_name = "RULES")]
    rules: Option<String>,
    /// Encoding of .gib files written [default: as read from .gib, else utf8]
    #[arg(long, value_name = "ENCODING")]
    encoding: Option<OutputEncoding>,
    /// Write a game with a fault too, up to the ply before it; a header `Fault` says so
    #[arg(long)]
    keep_faulty: bool,
    /// Write to this file instead of standard output; it appears when all is done
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Files to read, `-` for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.as_deref().map(rules_argument::rules).transpose()?;
    let movement = rules.map(|rules| rules.movement);
    let mut sources = Vec::new();
    for path in &arguments.files {
        sources.push(Source::open(path, arguments.from.map(RecordFormat::from))?);
    }
    let mut sink = Sink::new(arguments.to, arguments.encoding, arguments.output.as_deref())?;
    let mut progress = Progress::new(sources.iter().map(Source::size).sum());
    let (mut games, mut failed) = (0_u64, 0_u64);
    for source in sources {
        let name = source.name();
        source.read(movement, &mut |item: Item, bytes| {
            games += 1;
            let fault = item.fault();
            if let Some(fault) = fault {
                progress.clear();
                eprintln!(
                    "janggun: {}: {name}: game {}, {fault}",
                    fault.kind.code(),
                    item.raw.number
                );
            }
            if let Ok(reading) = &item.reading
                && reading.notes.contains(&Note::SetupAssumed)
            {
                progress.clear();
                let note = Note::SetupAssumed;
                eprintln!("janggun: {}: {name}: game {}: {note}", note.code(), item.raw.number);
            }
            let write = fault.is_none() || arguments.keep_faulty;
            let written = if write { sink.write(&item)? } else { Ok(()) };
            if let Err(problem) = &written {
                progress.clear();
                eprintln!("janggun: {}: {name}: game {}", problem.code(), item.raw.number);
            }
            failed += u64::from(fault.is_some() || written.is_err());
            progress.show(bytes, games);
            Ok(())
        })?;
    }
    progress.clear();
    sink.finish()?;
    match failed {
        0 => Ok(()),
        _ => Err(Failure::work(
            "games_failed",
            format_args!("{failed} of {games} games have faults"),
        )),
    }
}
