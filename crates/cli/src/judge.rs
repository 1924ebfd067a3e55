//! `janggun judge`: reads requests as JSON Lines, and writes the answers in the same order.
//!
//! Owns reading and writing lines; `janggi::api` interprets them.

use command::Failure;
use janggi::api;
use std::io::{self, BufRead, Read, Write};

/// Maximum length of a line in bytes, including its line break. Longer ones are refused, to limit memory use.
const LONGEST_LINE: u64 = 16 << 20;

/// Judge games: reads and writes one JSON object per line
///
/// Input: {"rules":"kakao","fen":"…","moves":["a4b4","e9e9"]}; `fen` and `start` are optional. Output: the position,
/// the legal moves, the points and the verdict with its reason, or {"ok":false,"error":{"code":…}}. An invalid line
/// gets an error, and the next one is read; the exit status is 0 as long as lines can be read and written.
#[derive(Debug, clap::Args)]
pub(crate) struct JudgeArguments {}

pub(crate) fn run(_: &JudgeArguments) -> Result<(), Failure> {
    judge_all(&mut io::stdin().lock(), &mut io::stdout().lock())
}

fn judge_all(input: &mut impl BufRead, output: &mut impl Write) -> Result<(), Failure> {
    let mut output = io::BufWriter::new(output);
    let mut input = io::BufReader::with_capacity(1 << 16, input);
    let mut line = Vec::new();
    loop {
        // Flushes only if no input is buffered: an interactive client gets each answer at once, and answers to a file
        // are written in large blocks.
        if input.buffer().is_empty() {
            output.flush()?;
        }
        line.clear();
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        if read.map_err(|error| Failure::work("input_failed", error))? == 0 {
            return Ok(output.flush()?);
        }
        if !line.ends_with(b"\n") && line.len() as u64 == LONGEST_LINE {
            skip_line(&mut input)?;
            writeln!(output, "{}", bad_json("the line is longer than 16 MiB"))?;
            continue;
        }
        match std::str::from_utf8(&line).map(str::trim) {
            Ok("") => {}
            Ok(text) => writeln!(output, "{}", api::judge(text))?,
            Err(_) => writeln!(output, "{}", bad_json("the line is not UTF-8"))?,
        }
    }
}

fn skip_line(input: &mut impl BufRead) -> Result<(), Failure> {
    loop {
        let buffer = input.fill_buf().map_err(|error| Failure::work("input_failed", error))?;
        if buffer.is_empty() {
            return Ok(());
        }
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(buffer.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}

fn bad_json(detail: &str) -> String {
    format!(r#"{{"ok":false,"error":{{"code":"bad_json","detail":"{detail}","facts":{{}}}}}}"#)
}

#[cfg(test)]
mod tests {
    use super::judge_all;

    fn answers(input: &[u8]) -> Vec<String> {
        let mut output = Vec::new();
        judge_all(&mut &input[..], &mut output).expect("memory can be written");
        String::from_utf8(output)
            .expect("UTF-8 goes out")
            .lines()
            .map(str::to_owned)
            .collect()
    }

    #[test]
    fn a_bad_line_is_answered_and_the_next_one_read() {
        let lines = answers(b"{\n\xff\xfe\n\n{\"rules\":\"kakao\"}\n");
        assert_eq!(lines.len(), 3, "an empty line has no answer: {lines:?}");
        assert!(lines[0].contains(r#""code":"bad_json""#), "{}", lines[0]);
        assert!(lines[1].contains("not UTF-8"), "{}", lines[1]);
        assert!(lines[2].contains(r#""ok":true"#), "{}", lines[2]);
    }

    #[test]
    fn a_line_without_end_is_read_and_an_endless_one_refused() {
        assert!(answers(br#"{"rules":"kakao"}"#)[0].contains(r#""ok":true"#));
        let mut long = vec![b' '; super::LONGEST_LINE as usize + 5];
        long.extend(b"\n{\"rules\":\"kakao\"}\n");
        let lines = answers(&long);
        assert!(lines[0].contains("longer than"), "{}", lines[0]);
        assert!(lines[1].contains(r#""ok":true"#), "{}", lines[1]);
    }
}
