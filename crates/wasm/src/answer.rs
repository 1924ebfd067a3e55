//! Dispatches an incoming text, in each of the three modules that this crate builds.

/// Answers one text: a line of `janggun judge`, or one of the words `presets` and `sentences`; in the module of records
/// (feature `records`), a text of `janggi::api::records`; in that of the engine (feature `engine`), a text of `session`.
///
/// A text that cannot be read is answered with `{"ok":false,…}`.
#[cfg(all(feature = "records", not(feature = "engine")))]
#[must_use]
pub fn answer(text: &str) -> String {
    janggi::api::records(text)
}

/// Answers one text: a line of `janggun judge`, or one of the words `presets` and `sentences`.
///
/// A text that cannot be read is answered by the judge with `{"ok":false,…}`.
#[cfg(not(any(feature = "records", feature = "engine")))]
#[must_use]
pub fn answer(text: &str) -> String {
    match text {
        "presets" => janggi::api::presets(),
        "sentences" => janggi::api::sentences(),
        line => janggi::api::judge(line),
    }
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

#[cfg(all(test, not(any(feature = "records", feature = "engine"))))]
mod tests {
    use super::answer;

    #[test]
    fn texts_that_are_no_word_go_to_the_judge() {
        let good = answer(r#"{"rules":"kakao","moves":["a4b4"]}"#);
        assert!(good.starts_with('{') && good.contains(r#""ok":true"#), "{good}");
        for bad in ["", "preset", "{", "\u{0}", "{\"rules\":7}"] {
            let answered = answer(bad);
            assert!(answered.contains(r#""ok":false"#), "{bad:?} was answered {answered}");
        }
    }

    #[test]
    fn words_are_answered_with_json_in_both_languages() {
        for word in ["presets", "sentences"] {
            let text = answer(word);
            assert!(text.contains("\"ko\"") && text.contains("\"en\""), "{word}: {text}");
        }
    }
}
