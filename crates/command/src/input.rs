//! Reads games one by one from a file or standard input.

use crate::failure::Failure;
use janggi::Movement;
use janggi::record::{self, Fault, FileReader, RawGame, Reading, RecordFormat};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

const PIECE: usize = 1 << 16;

/// A game, as far as it could be read.
#[derive(Debug)]
pub struct Item {
    /// Format of this game.
    pub format: RecordFormat,
    /// Text of this game, with its position in the file.
    pub raw: RawGame,
    /// The parsed game, or the fault that made it unreadable.
    pub reading: Result<Box<Reading>, Fault>,
}

impl Item {
    /// Returns the fault of the game, if any. The game may have been parsed despite it.
    pub fn fault(&self) -> Option<&Fault> {
        match &self.reading {
            Ok(reading) => reading.fault.as_ref(),
            Err(fault) => Some(fault),
        }
    }
}

/// An open input.
pub struct Source {
    path: PathBuf,
    input: BufReader<Box<dyn Read>>,
    reader: FileReader,
    size: u64,
}

impl std::fmt::Debug for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Source")
            .field("path", &self.path)
            .finish_non_exhaustive()
    }
}

impl Source {
    /// Opens a file, or standard input for `-`. If `format` is `None`, the format is detected from the content. If the
    /// content is inconclusive, the file extension decides.
    ///
    /// # Errors
    /// `unreadable_file`.
    pub fn open(path: &Path, format: Option<RecordFormat>) -> Result<Self, Failure> {
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
        let reader = FileReader::new(format);
        Ok(Self {
            path: path.to_path_buf(),
            input: BufReader::with_capacity(PIECE, input),
            reader: match by_name(path) {
                Some(named) => reader.or(named),
                None => reader,
            },
            size,
        })
    }

    /// Returns the size of the input in bytes, or 0 if unknown.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Returns the name of the input for messages.
    pub fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// Calls `visit` with each game and the number of bytes read since the previous call.
    ///
    /// With `movement`, UCI lines are read as that variant, and games of another one are faults.
    ///
    /// # Errors
    /// `input_failed`, and any error of `visit`.
    pub fn read(
        self,
        movement: Option<Movement>,
        visit: &mut dyn FnMut(Item, u64) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let Self {
            mut input, mut reader, ..
        } = self;
        let mut result = Ok(());
        let mut pending = 0;
        loop {
            let piece = input.fill_buf().map_err(|error| Failure::work("input_failed", error))?;
            let length = piece.len();
            pending += length as u64;
            let mut found = |format, raw: RawGame| {
                if result.is_ok() {
                    let reading = match movement {
                        Some(movement) => record::read_under(format, &raw, movement),
                        None => record::read(format, &raw),
                    };
                    let reading = reading.map(Box::new);
                    result = visit(Item { format, raw, reading }, std::mem::take(&mut pending));
                }
            };
            if length == 0 {
                reader.finish(found);
                return result;
            }
            reader.feed(piece, &mut found);
            input.consume(length);
            std::mem::replace(&mut result, Ok(()))?;
        }
    }
}

fn by_name(path: &Path) -> Option<RecordFormat> {
    RecordFormat::from_extension(path.extension()?.to_str()?)
}
