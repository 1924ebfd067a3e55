//! Games out of a file or bytes, one after the other, in bounded memory. What a game means is `janggi::record`'s.

use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read};

use janggi::korean::Style;
use janggi::record::exchange::Format;
use janggi::record::{Fault, FaultKind, LONGEST_GAME, Note, RawGame, Reading, Splitter, gib, json, pgn};

const PIECE: usize = 1 << 16;

/// One game of a file, as far as it could be read.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) number: u32,
    pub(crate) line: u32,
    pub(crate) result: Result<Box<Reading>, Fault>,
    pub(crate) style: Style,
    pub(crate) notes: Vec<Note>,
}

/// The games of one input.
pub(crate) struct Reader {
    input: BufReader<Box<dyn Read + Send + Sync>>,
    pub(crate) format: Format,
    splitter: Option<Splitter>,
    waiting: VecDeque<RawGame>,
    line: u32,
    number: u32,
}

impl Reader {
    /// Begins to read; without a format its first bytes tell it.
    pub(crate) fn new(input: Box<dyn Read + Send + Sync>, format: Option<Format>) -> io::Result<Self> {
        let mut input = BufReader::with_capacity(PIECE, input);
        let format = match format {
            Some(format) => format,
            None => Format::guess(input.fill_buf()?),
        };
        Ok(Self {
            input,
            format,
            splitter: Some(Splitter::new()),
            waiting: VecDeque::new(),
            line: 0,
            number: 0,
        })
    }

    /// The next game; `None` at the end.
    pub(crate) fn next(&mut self) -> io::Result<Option<Found>> {
        match self.format {
            Format::Json => self.next_line(),
            Format::Gib | Format::Pgn => self.next_part(),
        }
    }

    fn next_part(&mut self) -> io::Result<Option<Found>> {
        while self.waiting.is_empty() && self.splitter.is_some() {
            let piece = self.input.fill_buf()?;
            let length = piece.len();
            let waiting = &mut self.waiting;
            match (&mut self.splitter, length) {
                (None, _) => {}
                (splitter, 0) => {
                    if let Some(last) = splitter.take() {
                        last.finish(|game| waiting.push_back(game));
                    }
                }
                (Some(splitter), _) => splitter.feed(piece, |game| waiting.push_back(game)),
            }
            self.input.consume(length);
        }
        Ok(self.waiting.pop_front().map(|raw| read(self.format, &raw)))
    }

    fn next_line(&mut self) -> io::Result<Option<Found>> {
        loop {
            let mut line = Vec::new();
            let mut limited = self.input.by_ref().take(LONGEST_GAME as u64 + 1);
            if limited.read_until(b'\n', &mut line)? == 0 {
                return Ok(None);
            }
            self.line += 1;
            let too_long = line.len() > LONGEST_GAME;
            if too_long && line.last() != Some(&b'\n') {
                self.skip_line()?;
            }
            if line.trim_ascii().is_empty() {
                continue;
            }
            self.number += 1;
            return Ok(Some(Found {
                number: self.number,
                line: self.line,
                result: read_json(&line, too_long, self.line),
                style: Style::HANGUL,
                notes: Vec::new(),
            }));
        }
    }

    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let piece = self.input.fill_buf()?;
            let (length, ends) = match piece.iter().position(|&byte| byte == b'\n') {
                Some(at) => (at + 1, true),
                None => (piece.len(), piece.is_empty()),
            };
            self.input.consume(length);
            if ends {
                return Ok(());
            }
        }
    }
}

fn read(format: Format, raw: &RawGame) -> Found {
    let (result, style, notes) = match format {
        Format::Gib => match gib::read(raw) {
            Err(fault) => (Err(fault), Style::HANGUL, Vec::new()),
            Ok(read) => (
                Ok(Box::new(Reading {
                    record: read.record,
                    fault: read.fault,
                })),
                read.style,
                read.notes,
            ),
        },
        Format::Pgn | Format::Json => (pgn::read(raw).map(Box::new), Style::HANGUL, Vec::new()),
    };
    Found {
        number: raw.number,
        line: raw.line,
        result,
        style,
        notes,
    }
}

fn read_json(line: &[u8], too_long: bool, number: u32) -> Result<Box<Reading>, Fault> {
    let at = |fault: Fault| Fault { line: number, ..fault };
    let refused = |kind| Fault {
        line: number,
        ply: None,
        kind,
    };
    if too_long {
        return Err(refused(FaultKind::TooLong));
    }
    let text = std::str::from_utf8(line).map_err(|error| {
        refused(FaultKind::Encoding {
            offset: error.valid_up_to(),
        })
    })?;
    let reading = json::read(text.trim()).map_err(at)?;
    Ok(Box::new(Reading {
        fault: reading.fault.map(at),
        ..reading
    }))
}
