//! Output of converted games: standard output, or a file that appears once it is complete.

use super::format::{OutputEncoding, OutputFormat};
use command::Failure;
use command::input::Item;
use janggi::fen;
use janggi::record::gib::{self, Encoding};
use janggi::record::{self, Content, LawNotInFormat, Reading, RecordFormat, pgn};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Content that the format cannot represent, with the number of items of each kind.
pub(crate) type LeftOut = Vec<(Content, u32)>;

/// The reason a game could not be written.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Unwritten {
    Unreadable,
    /// CP949 lacks a character of the game.
    Unencodable,
    /// The format cannot represent the game's variant.
    Law(LawNotInFormat),
}

impl Unwritten {
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::Unreadable => "unreadable_game",
            Self::Unencodable => "unencodable",
            Self::Law(problem) => problem.code(),
        }
    }
}

pub(crate) struct Sink {
    to: OutputFormat,
    encoding: Option<OutputEncoding>,
    output: BufWriter<Box<dyn Write>>,
    /// Path of the temporary file, and the final path to which it is renamed when complete.
    file: Option<(PathBuf, PathBuf)>,
}

impl Sink {
    /// Opens standard output or, if a path is given, a temporary file next to it.
    pub(crate) fn new(
        to: OutputFormat,
        encoding: Option<OutputEncoding>,
        path: Option<&Path>,
    ) -> Result<Self, Failure> {
        let mut file = None;
        let output: Box<dyn Write> = match path {
            None => Box::new(io::stdout().lock()),
            Some(path) => {
                let mut part = path.as_os_str().to_owned();
                part.push(".part");
                let part = PathBuf::from(part);
                let opened = File::create(&part)
                    .map_err(|error| Failure::usage("unwritable_file", format_args!("{}: {error}", part.display())))?;
                file = Some((part, path.to_path_buf()));
                Box::new(opened)
            }
        };
        Ok(Self {
            to,
            encoding,
            output: BufWriter::with_capacity(1 << 16, output),
            file,
        })
    }

    /// Writes one game and returns the content that was left out. The inner error concerns only this game.
    pub(crate) fn write(&mut self, item: &Item) -> Result<Result<LeftOut, Unwritten>, Failure> {
        let Ok(reading) = &item.reading else {
            return Ok(Err(Unwritten::Unreadable));
        };
        match self.bytes(item, reading) {
            Ok(bytes) => {
                self.output.write_all(&bytes)?;
                Ok(Ok(self.left_out(item, reading)))
            }
            Err(problem) => Ok(Err(problem)),
        }
    }

    fn bytes(&self, item: &Item, reading: &Reading) -> Result<Vec<u8>, Unwritten> {
        let print = |format| {
            let moves = match self.to {
                OutputFormat::Koopkorea => pgn::Moves::Koopkorea,
                _ => pgn::Moves::San,
            };
            let text = record::print_in(&reading.kept(), format, reading.layout, moves);
            text.map(String::into_bytes).map_err(Unwritten::Law)
        };
        Ok(match self.to {
            OutputFormat::Pgn | OutputFormat::Koopkorea => print(RecordFormat::Pgn)?,
            OutputFormat::Json => print(RecordFormat::Json)?,
            OutputFormat::Uci => print(RecordFormat::Uci)?,
            OutputFormat::Fen => (fen::print(&reading.record.end()) + "\n").into_bytes(),
            OutputFormat::Gib => return self.gib(item, reading),
        })
    }

    fn left_out(&self, item: &Item, reading: &Reading) -> LeftOut {
        let of = |format| record::left_out(&reading.kept(), format);
        match self.to {
            OutputFormat::Gib if self.keeps_bytes(item, reading) => Vec::new(),
            OutputFormat::Gib => of(RecordFormat::Gib),
            OutputFormat::Pgn | OutputFormat::Koopkorea => of(RecordFormat::Pgn),
            OutputFormat::Json => of(RecordFormat::Json),
            OutputFormat::Uci => of(RecordFormat::Uci),
            // A FEN contains only the last position by design, so only a lost fault mark is reported. After a fault,
            // the FEN is that of an earlier position.
            OutputFormat::Fen => {
                let mut left_out = of(RecordFormat::Uci);
                left_out.retain(|(content, _)| *content == Content::FaultMark);
                left_out
            }
        }
    }

    /// Returns whether the bytes of a game can be copied unchanged into a `.gib` file.
    fn keeps_bytes(&self, item: &Item, reading: &Reading) -> bool {
        item.format == RecordFormat::Gib && self.encoding.is_none() && reading.fault.is_none()
    }

    fn gib(&self, item: &Item, reading: &Reading) -> Result<Vec<u8>, Unwritten> {
        let wanted = self.encoding.map(|encoding| match encoding {
            OutputEncoding::Utf8 => Encoding::Utf8,
            OutputEncoding::Cp949 => Encoding::Cp949,
        });
        if self.keeps_bytes(item, reading) {
            return Ok(item.raw.bytes.clone());
        }
        let text = record::print(&reading.kept(), RecordFormat::Gib, reading.layout).map_err(Unwritten::Law)?;
        gib::encode(&text, wanted.unwrap_or(reading.layout.encoding)).map_err(|_| Unwritten::Unencodable)
    }

    /// Flushes the output, and renames the temporary file, if any, to its final path.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        self.output.flush()?;
        drop(self.output);
        match self.file {
            Some((part, path)) => fs::rename(&part, &path)
                .map_err(|error| Failure::work("output_failed", format_args!("{}: {error}", path.display()))),
            None => Ok(()),
        }
    }
}
