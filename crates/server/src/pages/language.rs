//! The language of a page: the supported language that the visitor's browser prefers.

use axum::http::{HeaderMap, header};
use wire::account::Language;

/// Returns the language of a request; English if none of the supported ones is requested, as in the web app.
pub(crate) fn of(headers: &HeaderMap) -> Language {
    let lines = headers.get_all(header::ACCEPT_LANGUAGE).iter();
    let ranges = lines.flat_map(|line| line.to_str().unwrap_or_default().split(','));
    let mut best: Option<(Language, f32)> = None;
    for range in ranges {
        let (tag, parameters) = range.split_once(';').unwrap_or((range, ""));
        let Some(language) = Language::of_tag(tag.trim()) else {
            continue;
        };
        let quality = quality(parameters);
        // Among languages with the same quality, the first wins.
        if quality > 0.0 && best.is_none_or(|(_, most)| quality > most) {
            best = Some((language, quality));
        }
    }
    best.map_or(Language::SOURCE, |(language, _)| language)
}

/// Parses the quality in parameters such as `q=0.8`; 1 by default, 0 if it is not a number from 0 to 1.
fn quality(parameters: &str) -> f32 {
    let written = parameters.split(';').find_map(|one| one.trim().strip_prefix("q="));
    let number = written.map_or(Some(1.0), |text| text.trim().parse::<f32>().ok());
    number.filter(|number| (0.0..=1.0).contains(number)).unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::of;
    use axum::http::{HeaderMap, HeaderValue, header};
    use wire::account::Language::{Dutch, English, Korean};

    #[test]
    fn the_language_wanted_most_is_taken() {
        for (text, language) in [
            ("", English),
            ("ko", Korean),
            ("ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7", Korean),
            ("de-DE, nl;q=0.5, en;q=0.3", Dutch),
            ("en;q=0.3, NL-be;q=0.5", Dutch),
            ("fr, de", English),
            ("ko;q=0, nl", Dutch),
            ("ko;q=0", English),
            ("nl;q=x, ko;q=0.1", Korean),
            ("nl;q=NaN, ko;q=7", English),
            ("korean", English),
            ("*", English),
            (";;,,=,ko", Korean),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(text));
            assert_eq!(of(&headers), language, "{text}");
        }
        assert_eq!(of(&HeaderMap::new()), English);
    }
}
