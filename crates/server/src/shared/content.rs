//! A shared analysis: decoding, stored form and id.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::read::{DeflateDecoder, GzDecoder};
use flate2::write::GzEncoder;
use janggi::record::analysis;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::io::{self, Read, Write};
use store::SharedId;
use wire::convert::MOST_FEN;
use wire::{Code, ErrorBody};

/// Length of an id, which is a prefix of the content's hash.
const ID_BYTES: usize = 16;

/// A valid analysis.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Content {
    pub(crate) id: SharedId,
    /// The analysis as JSON, compressed with gzip.
    pub(crate) gzip: Vec<u8>,
}

impl Content {
    /// Decodes an analysis from `packed`, the form used in links. At most `most` bytes of JSON are accepted.
    ///
    /// # Errors
    ///
    /// `bad_analysis` or `too_large`.
    pub(crate) fn read(packed: &str, most: usize) -> Result<Self, ErrorBody> {
        let bytes = URL_SAFE_NO_PAD.decode(packed).map_err(|_| Code::BadAnalysis)?;
        let json = bounded(DeflateDecoder::new(bytes.as_slice()), most)?;
        let text = str::from_utf8(&json).map_err(|_| Code::BadAnalysis)?;
        let analysis = analysis::read(text).map_err(|_| Code::BadAnalysis)?;
        if analysis.start().len() > MOST_FEN {
            return Err(Code::BadAnalysis.into());
        }
        let value: Value = serde_json::from_str(text).map_err(|_| Code::BadAnalysis)?;
        // Serialised again, so that spaces and escapes do not change the id.
        let json = serde_json::to_vec(&value).map_err(|_| Code::BadAnalysis)?;
        let gzip = gzip(&json).map_err(|_| Code::Internal)?;
        let hash: [u8; 32] = Sha256::digest(&json).into();
        let id = URL_SAFE_NO_PAD.encode(&hash[..ID_BYTES]);
        Ok(Self {
            id: id.parse().map_err(|_| Code::Internal)?,
            gzip,
        })
    }
}

/// Reads all data, but refuses more than `most` bytes.
fn bounded(reader: impl Read, most: usize) -> Result<Vec<u8>, ErrorBody> {
    let mut bytes = Vec::new();
    let limit = u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1);
    reader
        .take(limit)
        .read_to_end(&mut bytes)
        .map_err(|_| Code::BadAnalysis)?;
    if bytes.len() > most {
        return Err(ErrorBody::from(Code::TooLarge).with("most", most));
    }
    Ok(bytes)
}

/// Compresses with the best compression level.
///
/// # Errors
///
/// Never fails, because it writes to memory.
pub(crate) fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

/// Decompresses gzip data.
///
/// # Errors
///
/// If the data is damaged.
pub(crate) fn unpacked(gzip: &[u8]) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    GzDecoder::new(gzip).read_to_end(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::{Content, unpacked};
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    use flate2::Compression;
    use flate2::write::DeflateEncoder;
    use serde_json::{Value, json};
    use std::io::Write;
    use wire::Code;

    const MOST: usize = 10_000;

    fn packed(text: &str, level: u32) -> String {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::new(level));
        encoder.write_all(text.as_bytes()).unwrap();
        URL_SAFE_NO_PAD.encode(encoder.finish().unwrap())
    }

    fn analysis(comment: &str) -> Value {
        let start = "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1";
        json!({"v": 1, "movement": "janggi", "rules": "kakao", "start": start, "root": {"c": comment}, "line": []})
    }

    #[test]
    fn the_same_analysis_has_the_same_id_however_it_was_written() {
        let (short, long) = (analysis("x").to_string(), format!("{:#}", analysis("x")));
        let first = Content::read(&packed(&short, 9), MOST).unwrap();
        assert_eq!(first, Content::read(&packed(&long, 1), MOST).unwrap());
        let other = Content::read(&packed(&analysis("y").to_string(), 9), MOST).unwrap();
        assert_ne!(first.id, other.id);
        let kept: Value = serde_json::from_slice(&unpacked(&first.gzip).unwrap()).unwrap();
        assert_eq!(kept, analysis("x"));
    }

    #[test]
    fn every_analysis_that_browsers_have_linked_is_taken() {
        let rows = include_str!("../../../janggi/testdata/stable/analyses.jsonl");
        for row in rows.lines() {
            let row: Value = serde_json::from_str(row).unwrap();
            let packed = row["link"].as_str().unwrap().strip_prefix("t=").unwrap();
            let kept = Content::read(packed, MOST).unwrap();
            let value: Value = serde_json::from_slice(&unpacked(&kept.gzip).unwrap()).unwrap();
            let linked: Value = serde_json::from_str(row["text"].as_str().unwrap()).unwrap();
            assert_eq!(value, linked);
        }
    }

    #[test]
    fn what_is_none_too_large_or_a_bomb_is_refused() {
        let code = |text: &str| Content::read(text, MOST).unwrap_err().code;
        for wrong in [
            "",
            "?",
            "====",
            "AAAA",
            &packed("", 9),
            &packed("{", 9),
            &packed("[]", 9),
        ] {
            assert_eq!(code(wrong), Code::BadAnalysis, "{wrong}");
        }
        assert_eq!(
            code(&packed(&analysis(&"x".repeat(MOST)).to_string(), 9)),
            Code::TooLarge
        );
        let mut long = analysis("x");
        long["start"] = format!("4k4{}/9/9/9/9/9/9/9/9/4K4 w - - 0 1", " ".repeat(300)).into();
        assert_eq!(code(&packed(&long.to_string(), 9)), Code::BadAnalysis);
        // Ten megabytes of spaces compress to ten kilobytes.
        assert_eq!(code(&packed(&" ".repeat(10_000_000), 9)), Code::TooLarge);
        let deep = format!("{}{}", "[".repeat(4_000), "]".repeat(4_000));
        assert_eq!(code(&packed(&deep, 9)), Code::BadAnalysis);
    }
}
