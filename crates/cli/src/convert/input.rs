//! Where games come from: a file or standard input, read piece by piece.

use crate::failure::Failure;
use clap::ValueEnum;
use janggi::record::{Fault, FaultKind, MoveTextError, RawGame, Reading, Record, RecordOutcome, Splitter, Tree};
use janggi::record::{exchange, gib, json, pgn};
use janggi::{Move, Position, fen, uci};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

/// A longer line of JSON or UCI is refused instead of filling the memory.
const LONGEST_LINE: usize = 16 << 20;
const PIECE: usize = 1 << 16;

/// A format to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Korean records
    Gib,
    /// As pychess and WinBoard write them
    Pgn,
    /// Our own, one game a line
    Json,
    /// `position fen … moves …`, one game a line
    Uci,
}

/// One game, as far as it could be read.
pub(crate) enum Item {
    Gib(RawGame, Result<Box<gib::Reading>, Fault>),
    Other(u32, Result<Box<Reading>, Fault>),
}

impl Item {
    /// Its number in its file.
    pub(crate) fn number(&self) -> u32 {
        match self {
            Self::Gib(raw, _) => raw.number,
            Self::Other(number, _) => *number,
        }
    }

    /// What stopped the reading.
    pub(crate) fn fault(&self) -> Option<Fault> {
        match self {
            Self::Gib(_, Ok(reading)) => reading.fault.clone(),
            Self::Other(_, Ok(reading)) => reading.fault.clone(),
            Self::Gib(_, Err(fault)) | Self::Other(_, Err(fault)) => Some(fault.clone()),
        }
    }

    /// What could be read.
    pub(crate) fn record(&self) -> Option<&Record> {
        match self {
            Self::Gib(_, reading) => reading.as_ref().ok().map(|reading| &reading.record),
            Self::Other(_, reading) => reading.as_ref().ok().map(|reading| &reading.record),
        }
    }
}

/// An open input.
pub(crate) struct Source {
    path: PathBuf,
    input: BufReader<Box<dyn Read>>,
    format: Format,
    size: u64,
}

impl Source {
    /// Opens a file, or standard input for `-`, and finds out its format.
    pub(crate) fn open(path: &Path, format: Option<Format>) -> Result<Self, Failure> {
        let fail = |error: io::Error| Failure::usage("unreadable_file", format_args!("{}: {error}", path.display()));
        let (input, size): (Box<dyn Read>, u64) = if path == Path::new("-") {
            (Box::new(io::stdin()), 0)
        } else {
            let file = File::open(path).map_err(fail)?;
            let metadata = file.metadata().map_err(fail)?;
            if metadata.is_dir() {
                return Err(Failure::usage(
                    "unreadable_file",
                    format_args!("{}: is a folder", path.display()),
                ));
            }
            let size = metadata.len();
            (Box::new(file), size)
        };
        let mut input = BufReader::with_capacity(PIECE, input);
        let format = match format.or_else(|| by_name(path)) {
            Some(format) => format,
            None => by_content(input.fill_buf().map_err(fail)?),
        };
        Ok(Self {
            path: path.to_path_buf(),
            input,
            format,
            size,
        })
    }

    /// Bytes in all, 0 where nobody knows.
    pub(crate) fn size(&self) -> u64 {
        self.size
    }

    /// The name for messages.
    pub(crate) fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// Calls `visit` with each game and the number of bytes read since the call before.
    pub(crate) fn read(self, visit: &mut dyn FnMut(Item, u64) -> Result<(), Failure>) -> Result<(), Failure> {
        match self.format {
            Format::Gib => self.split(visit, |raw| {
                let reading = gib::read(&raw).map(Box::new);
                Item::Gib(raw, reading)
            }),
            Format::Pgn => self.split(visit, |raw| Item::Other(raw.number, pgn::read(&raw).map(Box::new))),
            Format::Json => self.lines(visit, json::read),
            Format::Uci => self.lines(visit, position_line),
        }
    }

    fn split(
        mut self,
        visit: &mut dyn FnMut(Item, u64) -> Result<(), Failure>,
        read: impl Fn(RawGame) -> Item,
    ) -> Result<(), Failure> {
        let mut splitter = Splitter::new();
        let mut result = Ok(());
        let mut pending = 0;
        loop {
            let piece = self
                .input
                .fill_buf()
                .map_err(|error| Failure::work("input_failed", error))?;
            let length = piece.len();
            if length == 0 {
                break;
            }
            pending += length as u64;
            splitter.feed(piece, |raw| {
                if result.is_ok() {
                    result = visit(read(raw), std::mem::take(&mut pending));
                }
            });
            self.input.consume(length);
            std::mem::replace(&mut result, Ok(()))?;
        }
        splitter.finish(|raw| result = visit(read(raw), pending));
        result
    }

    fn lines(
        mut self,
        visit: &mut dyn FnMut(Item, u64) -> Result<(), Failure>,
        read: impl Fn(&str) -> Result<Reading, Fault>,
    ) -> Result<(), Failure> {
        let mut line = Vec::new();
        let (mut number, mut game) = (0, 0);
        loop {
            line.clear();
            let bytes = self
                .input
                .by_ref()
                .take(LONGEST_LINE as u64)
                .read_until(b'\n', &mut line)
                .map_err(|error| Failure::work("input_failed", error))?;
            if bytes == 0 {
                return Ok(());
            }
            number += 1;
            if line.trim_ascii().is_empty() {
                continue;
            }
            game += 1;
            let at = |fault: Fault| Fault { line: number, ..fault };
            let refused = |kind| Fault {
                line: number,
                ply: None,
                kind,
            };
            let reading = match std::str::from_utf8(&line) {
                _ if bytes == LONGEST_LINE => {
                    return Err(Failure::work("input_failed", "a line is longer than 16 MiB"));
                }
                Ok(text) => read(text.trim()).map_err(at),
                Err(error) => Err(refused(FaultKind::Encoding {
                    offset: error.valid_up_to(),
                })),
            };
            let reading = reading.map(|reading| Reading {
                fault: reading.fault.map(at),
                ..reading
            });
            visit(Item::Other(game, reading.map(Box::new)), bytes as u64)?;
        }
    }
}

fn by_name(path: &Path) -> Option<Format> {
    match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
        "gib" => Some(Format::Gib),
        "pgn" => Some(Format::Pgn),
        "json" | "jsonl" => Some(Format::Json),
        "uci" => Some(Format::Uci),
        _ => None,
    }
}

fn by_content(bytes: &[u8]) -> Format {
    if bytes.trim_ascii_start().starts_with(b"position ") {
        return Format::Uci;
    }
    match exchange::Format::guess(bytes) {
        exchange::Format::Gib => Format::Gib,
        exchange::Format::Pgn => Format::Pgn,
        exchange::Format::Json => Format::Json,
    }
}

/// `position startpos|fen F [moves …]`, as engines are told positions.
fn position_line(text: &str) -> Result<Reading, Fault> {
    let fail = |kind| Fault {
        line: 1,
        ply: None,
        kind,
    };
    let shape = || {
        fail(FaultKind::Json {
            message: "a line is: position fen … moves …".into(),
        })
    };
    let text = text.strip_prefix("position ").ok_or_else(shape)?;
    let (start, moves) = text.split_once(" moves").unwrap_or((text, ""));
    let start = match start.trim() {
        "startpos" => janggi::Start::usual().position().expect("the usual start"),
        other => {
            let text = other.strip_prefix("fen ").ok_or_else(shape)?;
            let setup = fen::parse(text).map_err(|error| fail(FaultKind::Fen(error)))?;
            Position::try_from(setup).map_err(|faults| fail(FaultKind::Position(faults)))?
        }
    };
    let mut record = Record {
        tags: Vec::new(),
        start,
        tree: Tree::new(),
        outcome: RecordOutcome::default(),
        judged: None,
    };
    let fault = play(&mut record, moves).err();
    Ok(Reading { record, fault })
}

fn play(record: &mut Record, moves: &str) -> Result<(), Fault> {
    let mut position = record.start.clone();
    let mut last = None;
    for (ply, word) in (1..).zip(moves.split_ascii_whitespace()) {
        let fail = |kind| Fault {
            line: 1,
            ply: Some(ply),
            kind,
        };
        let text = || word.chars().take(20).collect();
        let mv = uci::parse_move(word, &position).map_err(|error| {
            fail(FaultKind::Move {
                text: text(),
                error: MoveTextError::Uci(error),
            })
        })?;
        if let Move::Step { from, to } = mv {
            position
                .explain(from, to)
                .map_err(|reason| fail(FaultKind::Illegal { text: text(), reason }))?;
        }
        last = Some(record.tree.add(last, mv));
        position.play_unchecked(mv);
    }
    Ok(())
}
