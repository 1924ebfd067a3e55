//! A record kept in an account: validation, and conversion to and from its stored form.
//!
//! Must not depend on accounts.

use crate::shared::{gzip, unpacked};
use janggi::record::{Length, RawGame, RecordFormat, read};
use sha2::{Digest, Sha256};
use std::io;
use store::RecordContent;
use wire::{Code, ErrorBody};

/// Validates a record of at most `most` bytes and returns its stored form. The moves must be legal under the record's
/// rules, and lead to its verdict.
///
/// # Errors
///
/// `too_large`; `bad_record`, with the fault and, if known, its ply.
pub(crate) fn content(record: &str, most: usize) -> Result<RecordContent, ErrorBody> {
    if record.len() > most {
        return Err(ErrorBody::from(Code::TooLarge).with("most", most));
    }
    let game = RawGame {
        bytes: record.as_bytes().to_vec(),
        number: 1,
        line: 1,
        length: Length::Whole,
    };
    let fault = match read(RecordFormat::Json, &game) {
        Ok(reading) => reading.fault,
        Err(fault) => Some(fault),
    };
    if let Some(fault) = fault {
        let refused = ErrorBody::from(Code::BadRecord).with("fault", fault.kind.code());
        return Err(match fault.ply {
            Some(ply) => refused.with("ply", ply),
            None => refused,
        });
    }
    let body = gzip(record.as_bytes()).map_err(|_| Code::Internal)?;
    let digest = Sha256::digest(record.as_bytes()).into();
    Ok(RecordContent { digest, body })
}

/// Returns the text of a stored record, or an error if the stored bytes are damaged.
pub(crate) fn text(content: &RecordContent) -> io::Result<String> {
    String::from_utf8(unpacked(&content.body)?).map_err(io::Error::other)
}

#[cfg(test)]
mod tests {
    use super::{content, text};
    use serde_json::json;
    use wire::Code;

    fn game(moves: &[&str]) -> String {
        let moves: Vec<_> = moves.iter().map(|step| json!({"move": step})).collect();
        json!({"janggun": 1, "start": {"setup": {"cho": "mssm", "han": "mssm"}}, "moves": moves}).to_string()
    }

    #[test]
    fn a_game_comes_back_byte_for_byte_and_others_have_other_digests() {
        for record in [game(&["a4b4"]), format!(" {} \n", game(&["a4b4"])), game(&[])] {
            let kept = content(&record, 1_000).unwrap();
            assert_eq!(text(&kept).unwrap(), record);
            assert_ne!(kept.digest, content(&game(&["c4b4"]), 1_000).unwrap().digest);
        }
    }

    #[test]
    fn what_does_not_replay_is_refused_with_its_ply() {
        let refused = content(&game(&["a4b4", "a7a8"]), 1_000).unwrap_err();
        assert_eq!(refused.code, Code::BadRecord);
        assert_eq!(refused.facts["ply"], 2);
        assert!(refused.facts["fault"].is_string());
        let two = format!("{0}\n{0}", game(&[]));
        for wrong in ["", "{}", "[]", "position startpos", two.as_str()] {
            assert_eq!(content(wrong, 1_000).unwrap_err().code, Code::BadRecord, "{wrong}");
        }
        let long = format!("{}{}", game(&[]), " ".repeat(1_000));
        assert_eq!(content(&long, 1_000).unwrap_err().code, Code::TooLarge);
    }
}
