//! `janggun convert`: converts game records between formats, one game at a time.
//!
//! Owns the report. `command::input` reads the games, and `output` writes them.

mod codes;
mod format;
mod output;
mod progress;

use crate::stream_path::StreamPath;
use command::Failure;
use command::input::{Item, Source};
use command::rules_argument;
use format::{InputFormat, OutputEncoding, OutputFormat};
use janggi::record::{Content, RecordFormat};
use output::Sink;
use progress::Progress;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::mem;

/// Convert game records: .gib, PGN, JSON, UCI
///
/// Games are written to standard output (or --output) in the order they are read. A game with a fault is reported
/// on standard error with file, game, line and ply, and left out. The others are still written, and the exit status
/// is 1. Content that the format does not support (variations in .gib, comments in UCI) is listed on standard error at
/// the end, once for each kind. From .gib to .gib, the bytes stay unchanged unless --encoding is given.
#[derive(Debug, clap::Args)]
pub(crate) struct ConvertArguments {
    /// Format to write
    #[arg(long, value_name = "FORMAT")]
    to: OutputFormat,
    /// Format to read [default: from the content, then from the name]
    #[arg(long, value_name = "FORMAT")]
    from: Option<InputFormat>,
    /// Rule set that decides how the pieces move: a preset id or a JSON file. UCI lines do not name a rule set, and are
    /// read as Janggi by default. Games that name another kind of chess are left out
    #[arg(long, value_name = "RULES")]
    rules: Option<String>,
    /// Encoding of .gib files written [default: as read from .gib, else utf8]
    #[arg(long, value_name = "ENCODING")]
    encoding: Option<OutputEncoding>,
    /// Also write games with a fault, up to the ply before it, with a header `Fault`
    #[arg(long)]
    keep_faulty: bool,
    /// Write to this file instead of standard output (`-`); the file appears when it is complete
    #[arg(long, short, value_name = "FILE")]
    output: Option<StreamPath>,
    /// Files to read, `-` for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<StreamPath>,
}

pub(crate) fn run(arguments: &ConvertArguments) -> Result<(), Failure> {
    let rules = arguments.rules.as_deref().map(rules_argument::rules).transpose()?;
    let movement = rules.map(|rules| rules.movement);
    let mut sources = Vec::new();
    for path in &arguments.files {
        sources.push(Source::open(path.path(), arguments.from.map(RecordFormat::from))?);
    }
    let mut work = Work {
        sink: Sink::new(
            arguments.to,
            arguments.encoding,
            arguments.output.as_ref().and_then(StreamPath::file),
        )?,
        progress: Progress::new(sources.iter().map(Source::size).sum()),
        keep_faulty: arguments.keep_faulty,
        games: 0,
        failed: 0,
        left_out: BTreeMap::new(),
    };
    let mut empty = None;
    for source in sources {
        let (name, before) = (source.name(), work.games);
        source.read(movement, &mut |item: Item, bytes| work.game(&name, &item, bytes))?;
        if work.games == before {
            work.say("no_games", format_args!("{name}: there is no game in it"));
            empty = Some(Failure::work("no_games", "a file has no game in it"));
        }
    }
    work.finish()?;
    empty.map_or(Ok(()), Err)
}

/// A conversion in progress.
struct Work {
    sink: Sink,
    progress: Progress,
    keep_faulty: bool,
    games: u64,
    failed: u64,
    /// Number of items and number of games, for each kind of content that was left out.
    left_out: BTreeMap<Content, (u64, u64)>,
}

impl Work {
    fn say(&mut self, code: &str, what: impl Display) {
        self.progress.clear();
        eprintln!("janggun: {code}: {what}");
    }

    fn game(&mut self, name: &str, item: &Item, bytes: u64) -> Result<(), Failure> {
        self.games += 1;
        let number = item.raw.number;
        let fault = item.fault();
        if let Some(fault) = fault {
            self.say(fault.kind.code(), format_args!("{name}: game {number}, {fault}"));
        }
        let notes = item.reading.iter().flat_map(|reading| &reading.notes);
        for note in notes.filter(|note| note.is_doubt()) {
            self.say(note.code(), format_args!("{name}: game {number}: {note}"));
        }
        let write = fault.is_none() || self.keep_faulty;
        let written = if write { self.sink.write(item)? } else { Ok(Vec::new()) };
        self.failed += u64::from(fault.is_some() || written.is_err());
        match written {
            Ok(left_out) => {
                for (content, count) in left_out {
                    let sum = self.left_out.entry(content).or_default();
                    *sum = (sum.0 + u64::from(count), sum.1 + 1);
                }
            }
            Err(problem) => self.say(problem.code(), format_args!("{name}: game {number}")),
        }
        self.progress.show(bytes, self.games);
        Ok(())
    }

    fn finish(mut self) -> Result<(), Failure> {
        self.progress.clear();
        let language = crate::language::of_environment();
        for (content, (count, games)) in mem::take(&mut self.left_out) {
            self.say(codes::code(content), content.left_out_of(count, games, language));
        }
        self.sink.finish()?;
        match self.failed {
            0 => Ok(()),
            failed => Err(Failure::work(
                "games_failed",
                format_args!("{failed} of {} games have faults", self.games),
            )),
        }
    }
}
