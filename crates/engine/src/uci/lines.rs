//! Reads lines of bounded length from a GUI.
//!
//! Overlong lines are skipped, so that no input can exhaust memory.

use std::io::{self, BufRead, ErrorKind};

/// Maximum length of a line in bytes, enough for a game of thousands of moves.
pub(super) const LONGEST: usize = 1 << 16;

/// Result of reading one line.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A line without its line feed. Invalid UTF-8 is replaced.
    Text(String),
    /// The line was longer than [`LONGEST`] and has been skipped.
    TooLong,
    /// The input has ended.
    End,
}

/// Reads up to the next line feed or the end of the input.
pub(super) fn read(reader: &mut impl BufRead) -> io::Result<Line> {
    let mut line = Vec::new();
    let mut length = 0;
    loop {
        let buffer = match reader.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if buffer.is_empty() && length == 0 {
            return Ok(Line::End);
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        length += part.len();
        if length <= LONGEST {
            line.extend_from_slice(part);
        }
        let (read, is_last) = match end {
            Some(end) => (end + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        reader.consume(read);
        if is_last {
            return Ok(if length > LONGEST {
                Line::TooLong
            } else {
                Line::Text(String::from_utf8_lossy(&line).into_owned())
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, Line, read};
    use std::io::BufReader;

    #[test]
    fn lines_come_in_any_pieces_and_long_ones_are_skipped() {
        let mut input = b"one\r\n\n".to_vec();
        input.extend(vec![b'x'; LONGEST + 1]);
        input.push(b'\n');
        input.extend(vec![b'y'; LONGEST]);
        input.extend(b"\n\xff\x00\nlast");
        for capacity in [1, 7, 1 << 20] {
            let mut reader = BufReader::with_capacity(capacity, input.as_slice());
            let mut next = || read(&mut reader).expect("memory is read");
            assert_eq!(next(), Line::Text("one\r".into()));
            assert_eq!(next(), Line::Text(String::new()));
            assert_eq!(next(), Line::TooLong);
            assert_eq!(next(), Line::Text("y".repeat(LONGEST)));
            assert_eq!(next(), Line::Text("\u{fffd}\0".into()));
            assert_eq!(next(), Line::Text("last".into()));
            assert_eq!(next(), Line::End);
        }
    }
}
