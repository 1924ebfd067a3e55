//! Dispatches an incoming text, in each of the four modules that this crate builds.

/// Answers one text: a line of `janggun judge`; in the module of records (feature `records`), a text of
/// `janggi::api::records`; in that of the engine (feature `engine`), a text of `session`; in that of tournaments (feature
/// `tournament`), a text of `tournament::api`.
///
/// A text that cannot be read is answered with `{"ok":false,…}`.
#[cfg(all(feature = "records", not(any(feature = "engine", feature = "tournament"))))]
#[must_use]
pub fn answer(text: &str) -> String {
    janggi::api::records(text)
}

/// Answers one text: a line of `janggun judge`. Codes and facts only: who shows them has the words.
///
/// A text that cannot be read is answered by the judge with `{"ok":false,…}`.
#[cfg(not(any(feature = "records", feature = "engine", feature = "tournament")))]
#[must_use]
pub fn answer(text: &str) -> String {
    janggi::api::judge(text)
}

/// Answers one text of `tournament::api`.
#[cfg(all(feature = "tournament", not(feature = "engine")))]
#[must_use]
pub fn answer(text: &str) -> String {
    tournament::api::answer(text)
}

/// Answers one text of `session`, using the module's only engine.
#[cfg(all(feature = "engine", target_family = "wasm"))]
#[must_use]
pub fn answer(text: &str) -> String {
    use crate::host;
    use crate::session::EngineSession;
    use std::cell::RefCell;
    thread_local! {
        static SESSION: RefCell<EngineSession> = RefCell::new(EngineSession::new(host::now, host::send, host::stop_requested));
    }
    SESSION.with_borrow_mut(|session| session.answer(text))
}

#[cfg(all(test, not(any(feature = "records", feature = "engine", feature = "tournament"))))]
mod tests {
    use super::answer;

    #[test]
    fn whatever_cannot_be_read_is_refused() {
        let good = answer(r#"{"rules":"kakao","moves":["a4b4"]}"#);
        assert!(good.starts_with('{') && good.contains(r#""ok":true"#), "{good}");
        for bad in ["", "presets", "sentences", "{", "\u{0}", "{\"rules\":7}"] {
            let answered = answer(bad);
            assert!(answered.contains(r#""ok":false"#), "{bad:?} was answered {answered}");
        }
    }
}
