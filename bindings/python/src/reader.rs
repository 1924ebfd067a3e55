//! Iterates over the games of a file, or of bytes, in bounded memory. `janggi::record` parses the games.

use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read};

use janggi::record::{self, Fault, FileReader, RawGame, Reading, RecordFormat};

const PIECE: usize = 1 << 16;

/// One game of a file, as far as it could be read.
#[derive(Debug)]
pub(crate) struct ReadGame {
    pub(crate) number: u32,
    pub(crate) line: u32,
    pub(crate) reading: Result<Box<Reading>, Fault>,
}

/// Iterator over the games of one input.
pub(crate) struct Reader {
    input: BufReader<Box<dyn Read + Send + Sync>>,
    pub(crate) format: RecordFormat,
    file: Option<FileReader>,
    waiting: VecDeque<(RecordFormat, RawGame)>,
}

impl Reader {
    /// Opens an input. If `format` is `None`, the format is detected from the first bytes.
    pub(crate) fn new(input: Box<dyn Read + Send + Sync>, format: Option<RecordFormat>) -> io::Result<Self> {
        let mut input = BufReader::with_capacity(PIECE, input);
        let format = match format {
            Some(format) => format,
            None => RecordFormat::guess(input.fill_buf()?),
        };
        Ok(Self {
            input,
            format,
            file: Some(FileReader::new(Some(format))),
            waiting: VecDeque::new(),
        })
    }

    /// Returns the next game; `None` at the end.
    pub(crate) fn next(&mut self) -> io::Result<Option<ReadGame>> {
        while let (true, Some(file)) = (self.waiting.is_empty(), &mut self.file) {
            let piece = self.input.fill_buf()?;
            let length = piece.len();
            let waiting = &mut self.waiting;
            let found = |format, raw| waiting.push_back((format, raw));
            if length > 0 {
                file.feed(piece, found);
                self.input.consume(length);
            } else if let Some(file) = self.file.take() {
                file.finish(found);
            }
        }
        Ok(self.waiting.pop_front().map(|(format, raw)| ReadGame {
            number: raw.number,
            line: raw.line,
            reading: record::read(format, &raw).map(Box::new),
        }))
    }
}
