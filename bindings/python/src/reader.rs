//! Games out of a file or bytes, one after the other, in bounded memory. What a game means is `janggi::record`'s.

use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read};

use janggi::record::{self, Division, Fault, LONGEST_GAME, Length, RawGame, Reading, RecordFormat, Splitter};

const PIECE: usize = 1 << 16;

/// One game of a file, as far as it could be read.
#[derive(Debug)]
pub(crate) struct ReadGame {
    pub(crate) number: u32,
    pub(crate) line: u32,
    pub(crate) reading: Result<Box<Reading>, Fault>,
}

/// The games of one input.
pub(crate) struct Reader {
    input: BufReader<Box<dyn Read + Send + Sync>>,
    pub(crate) format: RecordFormat,
    splitter: Option<Splitter>,
    waiting: VecDeque<RawGame>,
    line: u32,
    number: u32,
}

impl Reader {
    /// Begins to read; without a format its first bytes tell it.
    pub(crate) fn new(input: Box<dyn Read + Send + Sync>, format: Option<RecordFormat>) -> io::Result<Self> {
        let mut input = BufReader::with_capacity(PIECE, input);
        let format = match format {
            Some(format) => format,
            None => RecordFormat::guess(input.fill_buf()?),
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
    pub(crate) fn next(&mut self) -> io::Result<Option<ReadGame>> {
        let raw = match self.format.division() {
            Division::Lines => self.next_line()?,
            Division::Headers => self.next_part()?,
        };
        Ok(raw.map(|raw| ReadGame {
            number: raw.number,
            line: raw.line,
            reading: record::read(self.format, &raw).map(Box::new),
        }))
    }

    fn next_part(&mut self) -> io::Result<Option<RawGame>> {
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
        Ok(self.waiting.pop_front())
    }

    fn next_line(&mut self) -> io::Result<Option<RawGame>> {
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
            return Ok(Some(RawGame {
                bytes: line,
                number: self.number,
                line: self.line,
                length: if too_long { Length::TooLong } else { Length::Whole },
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
