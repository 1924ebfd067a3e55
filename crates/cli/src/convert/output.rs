//! Where games go: standard output, or a file that appears when everything is written.

use super::input::Item;
use super::{Target, Written};
use crate::failure::Failure;
use janggi::korean::Style;
use janggi::record::gib::{self, Encoding, LineEnd};
use janggi::record::{Record, json, pgn};
use janggi::{fen, uci};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Why one game could not be written.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Unwritten {
    /// Nothing of it could be read.
    Unreadable,
    /// CP949 lacks one of its characters.
    Unencodable,
}

impl Unwritten {
    /// Stable word for programs.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::Unreadable => "unreadable_game",
            Self::Unencodable => "unencodable",
        }
    }
}

/// The output.
pub(crate) struct Sink {
    to: Target,
    encoding: Option<Written>,
    output: BufWriter<Box<dyn Write>>,
    /// Written there first, then renamed.
    file: Option<(PathBuf, PathBuf)>,
}

impl Sink {
    /// Opens the output.
    pub(crate) fn new(to: Target, encoding: Option<Written>, path: Option<&Path>) -> Result<Self, Failure> {
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

    /// Writes one game; the inner error concerns this game alone.
    pub(crate) fn write(&mut self, item: &Item) -> Result<Result<(), Unwritten>, Failure> {
        let Some(record) = item.record() else {
            return Ok(Err(Unwritten::Unreadable));
        };
        match self.bytes(item, record) {
            Ok(bytes) => Ok(Ok(self.output.write_all(&bytes)?)),
            Err(problem) => Ok(Err(problem)),
        }
    }

    fn bytes(&self, item: &Item, record: &Record) -> Result<Vec<u8>, Unwritten> {
        let line = |mut text: String| {
            text.push('\n');
            text.into_bytes()
        };
        Ok(match self.to {
            Target::Pgn => pgn::print(record).into_bytes(),
            Target::Json => line(json::print(record)),
            Target::Fen => line(fen::print(&record.end())),
            Target::Uci => line(position_line(record)),
            Target::Gib => return self.gib(item, record),
        })
    }

    fn gib(&self, item: &Item, record: &Record) -> Result<Vec<u8>, Unwritten> {
        let asked = self.encoding.map(|encoding| match encoding {
            Written::Utf8 => Encoding::Utf8,
            Written::Cp949 => Encoding::Cp949,
        });
        let (style, line_end, encoding) = match item {
            Item::Gib(raw, Ok(reading)) => match asked {
                None if reading.fault.is_none() => return Ok(raw.bytes.clone()),
                _ => (reading.style, reading.line_end, asked.unwrap_or(reading.encoding)),
            },
            Item::Gib(_, Err(_)) | Item::Other(_, _) => (Style::HANGUL, LineEnd::Lf, asked.unwrap_or(Encoding::Utf8)),
        };
        gib::encode(&gib::print(record, style, line_end), encoding).map_err(|_| Unwritten::Unencodable)
    }

    /// Writes what is left; a file gets its name.
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

fn position_line(record: &Record) -> String {
    let mut position = record.start.clone();
    let mut text = format!("position fen {}", fen::print(&position));
    for (ply, node) in record.tree.main_line().enumerate() {
        text.push_str(if ply == 0 { " moves " } else { " " });
        text.push_str(&uci::print_move(node.mv, &position));
        position.play_unchecked(node.mv);
    }
    text
}
