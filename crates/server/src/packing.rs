//! Compression of responses, and the methods that browsers accept. Compression is expensive, so files are compressed
//! when the web app is built, and the list of presets once per process.

use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;

/// Minimum size in bytes. Compressing less saves too little.
const LEAST: usize = 256;

/// Compresses the bytes with gzip; `None` if there are too few, or if they do not get smaller.
pub(crate) fn gzip(bytes: &[u8]) -> Option<Bytes> {
    if bytes.len() < LEAST {
        return None;
    }
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).ok()?;
    let packed = encoder.finish().ok()?;
    (packed.len() < bytes.len()).then(|| Bytes::from(packed))
}

/// Compression methods of responses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Packing {
    /// About a tenth smaller than gzip. Browsers accept it only over TLS and from localhost.
    Brotli,
    Gzip,
}

impl Packing {
    /// All methods, the one with the smaller result first.
    pub(crate) const ALL: [Self; 2] = [Self::Brotli, Self::Gzip];

    /// Returns the name used in headers.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// Returns the extension of compressed files.
    pub(crate) fn extension(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gz",
        }
    }

    /// Returns whether the browser accepts this method.
    pub(crate) fn is_accepted(self, headers: &HeaderMap) -> bool {
        let lines = headers.get_all(header::ACCEPT_ENCODING).iter();
        let mut encodings = lines.flat_map(|line| line.to_str().unwrap_or_default().split(','));
        encodings.any(|encoding| {
            let (name, quality) = encoding.split_once(';').unwrap_or((encoding, "q=1"));
            let refused = quality
                .trim()
                .strip_prefix("q=")
                .is_some_and(|quality| quality.parse::<f32>().is_ok_and(|quality| quality <= 0.0));
            name.trim().eq_ignore_ascii_case(self.name()) && !refused
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Packing, gzip};
    use axum::http::{HeaderMap, HeaderValue, header};

    #[test]
    fn what_gains_nothing_is_not_packed() {
        assert!(gzip(&[b'a'; 1000]).is_some_and(|packed| packed.len() < 100));
        assert_eq!(gzip(b"short"), None);
    }

    #[test]
    fn only_who_names_a_packing_gets_it() {
        for (text, gzip, brotli) in [
            ("gzip", true, false),
            ("br, GZIP", true, true),
            ("br;q=1.0, gzip;q=0.5", true, true),
            ("gzip;q=0, br", false, true),
            ("gzip; q=0.0", false, false),
            ("identity", false, false),
            ("", false, false),
        ] {
            let mut headers = HeaderMap::new();
            headers.append(header::ACCEPT_ENCODING, HeaderValue::from_static(text));
            assert_eq!(Packing::Gzip.is_accepted(&headers), gzip, "{text}");
            assert_eq!(Packing::Brotli.is_accepted(&headers), brotli, "{text}");
        }
    }
}
