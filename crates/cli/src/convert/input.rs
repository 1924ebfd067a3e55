//! Where games come from: a file or standard input, read piece by piece.

use crate::failure::Failure;
use janggi::Movement;
use janggi::record::{self, Division, Fault, Length, RawGame, Reading, RecordFormat, Splitter};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

/// A longer line of JSON or UCI is refused instead of filling the memory.
const LONGEST_LINE: usize = 16 << 20;
const PIECE: usize = 1 << 16;

/// One game, as far as it could be read.
pub(crate) struct Item {
    pub(crate) format: RecordFormat,
    pub(crate) raw: RawGame,
    pub(crate) reading: Result<Box<Reading>, Fault>,
}

impl Item {
    /// What stopped the reading.
    pub(crate) fn fault(&self) -> Option<&Fault> {
        match &self.reading {
            Ok(reading) => reading.fault.as_ref(),
            Err(fault) => Some(fault),
        }
    }
}

/// An open input.
pub(crate) struct Source {
    path: PathBuf,
    input: BufReader<Box<dyn Read>>,
    format: RecordFormat,
    size: u64,
}

impl Source {
    /// Opens a file, or standard input for `-`, and finds out its format.
    pub(crate) fn open(path: &Path, format: Option<RecordFormat>) -> Result<Self, Failure> {
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
            None => RecordFormat::guess(input.fill_buf().map_err(fail)?),
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

    /// Calls `visit` with each game and the number of bytes read since the call before. Where a law of movement is given, the
    /// games are under it.
    pub(crate) fn read(
        self,
        movement: Option<Movement>,
        visit: &mut dyn FnMut(Item, u64) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let format = self.format;
        let mut visit = |raw, bytes| {
            let reading = match movement {
                Some(movement) => record::read_under(format, &raw, movement),
                None => record::read(format, &raw),
            };
            let reading = reading.map(Box::new);
            visit(Item { format, raw, reading }, bytes)
        };
        match format.division() {
            Division::Headers => self.split(&mut visit),
            Division::Lines => self.lines(&mut visit),
        }
    }

    fn split(mut self, visit: &mut dyn FnMut(RawGame, u64) -> Result<(), Failure>) -> Result<(), Failure> {
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
                    result = visit(raw, std::mem::take(&mut pending));
                }
            });
            self.input.consume(length);
            std::mem::replace(&mut result, Ok(()))?;
        }
        splitter.finish(|raw| result = visit(raw, pending));
        result
    }

    fn lines(mut self, visit: &mut dyn FnMut(RawGame, u64) -> Result<(), Failure>) -> Result<(), Failure> {
        let (mut line, mut number) = (0, 0);
        loop {
            let mut bytes = Vec::new();
            let length = self
                .input
                .by_ref()
                .take(LONGEST_LINE as u64)
                .read_until(b'\n', &mut bytes)
                .map_err(|error| Failure::work("input_failed", error))?;
            if length == 0 {
                return Ok(());
            }
            line += 1;
            if bytes.trim_ascii().is_empty() {
                continue;
            }
            number += 1;
            if length == LONGEST_LINE {
                return Err(Failure::work("input_failed", "a line is longer than 16 MiB"));
            }
            let raw = RawGame {
                bytes,
                number,
                line,
                length: Length::Whole,
            };
            visit(raw, length as u64)?;
        }
    }
}

fn by_name(path: &Path) -> Option<RecordFormat> {
    RecordFormat::from_extension(path.extension()?.to_str()?)
}
