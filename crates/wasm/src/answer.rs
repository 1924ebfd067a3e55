//! Dispatch of requests, for each of the four WebAssembly modules that are built from this crate.
//!
//! The engine's module needs the browser. On other targets its feature adds [`session`](crate::session) only, so that
//! tests can have it beside the rules module.

/// Answers one request of `janggi::api::records`.
///
/// An invalid request is answered with `{"ok":false,…}`.
#[cfg(all(
    feature = "records",
    not(any(feature = "tournament", all(feature = "engine", target_family = "wasm")))
))]
#[must_use]
pub fn answer(text: &str) -> String {
    janggi::api::records(text)
}

/// Answers one request: a line of `janggun judge`. The answer contains only codes and facts; the caller supplies the
/// words.
///
/// An invalid request is answered with `{"ok":false,…}`.
#[cfg(not(any(
    feature = "records",
    feature = "tournament",
    all(feature = "engine", target_family = "wasm")
)))]
#[must_use]
pub fn answer(text: &str) -> String {
    janggi::api::judge(text)
}

/// Answers one request of `tournament::api`.
#[cfg(all(feature = "tournament", not(all(feature = "engine", target_family = "wasm"))))]
#[must_use]
pub fn answer(text: &str) -> String {
    tournament::api::answer(text)
}

/// Answers one request of `session`, using the module's only session.
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

#[cfg(all(test, not(any(feature = "records", feature = "tournament"))))]
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
