//! Formats of exported games.

use axum::http::{HeaderMap, header};
use wire::http::RecordFormat;
use wire::{Code, ErrorBody};

/// Media types of files that are not JSON.
pub(crate) const FILES: [&str; 2] = [PGN, GIB];

const PGN: &str = "application/x-chess-pgn";
const GIB: &str = "text/plain; charset=utf-8";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Format {
    Json,
    Pgn,
    Gib,
}

impl Format {
    /// Returns the format named in the query, or else in the header `Accept`; PGN if neither names one.
    ///
    /// # Errors
    ///
    /// `bad_request` for an unknown name.
    pub(super) fn wanted(named: Option<&str>, headers: &HeaderMap) -> Result<Self, ErrorBody> {
        match named {
            Some("json" | "ndjson") => Ok(Self::Json),
            Some("pgn") => Ok(Self::Pgn),
            Some("gib") => Ok(Self::Gib),
            Some(_) => {
                Err(ErrorBody::new(Code::BadRequest, "format: one of ndjson, json, pgn, gib").with("path", "format"))
            }
            None => Ok(Self::accepted(headers)),
        }
    }

    fn accepted(headers: &HeaderMap) -> Self {
        let accept = headers
            .get(header::ACCEPT)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default();
        let has = |kind: &str| accept.contains(kind);
        if has("ndjson") || has("application/json") {
            Self::Json
        } else if has("gib") {
            Self::Gib
        } else {
            Self::Pgn
        }
    }

    /// Returns the record format; `None` for JSON, for which the API has its own format.
    pub(super) const fn record(self) -> Option<RecordFormat> {
        match self {
            Self::Json => None,
            Self::Pgn => Some(RecordFormat::Pgn),
            Self::Gib => Some(RecordFormat::Gib),
        }
    }

    /// Returns the media type of a file with many games.
    pub(super) const fn of_many(self) -> &'static str {
        match self {
            Self::Json => "application/x-ndjson",
            Self::Pgn | Self::Gib => self.of_one(),
        }
    }

    /// Returns the media type of a file with one game.
    pub(super) const fn of_one(self) -> &'static str {
        match self {
            Self::Json => "application/json",
            Self::Pgn => PGN,
            Self::Gib => GIB,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Format;
    use axum::http::{HeaderMap, HeaderValue, header};

    #[test]
    fn the_name_comes_before_the_header_and_pgn_is_usual() {
        let wanted = |named, accept: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT, HeaderValue::from_static(accept));
            Format::wanted(named, &headers).ok()
        };
        for (named, accept, format) in [
            (None, "*/*", Some(Format::Pgn)),
            (None, "application/x-ndjson", Some(Format::Json)),
            (None, "text/x-gib", Some(Format::Gib)),
            (Some("pgn"), "application/json", Some(Format::Pgn)),
            (Some("ndjson"), "text/x-gib", Some(Format::Json)),
            (Some("gib"), "*/*", Some(Format::Gib)),
            (Some("docx"), "*/*", None),
        ] {
            assert_eq!(wanted(named, accept), format, "{named:?} {accept}");
        }
    }
}
