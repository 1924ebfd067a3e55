//! Which program reads which file.

/// A file of every language.
#[derive(Debug, PartialEq, Eq)]
pub struct File {
    /// Its name without `.ftl`.
    pub name: &'static str,
    /// What part of the web app reads it.
    pub used: Use,
    /// The folder of the crate that reads it too.
    pub rust: Option<&'static str>,
}

/// A part of the web app.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// Every page of the web app: fetched first, in one language.
    WebCore,
    /// One part of the web app, fetched with it in all languages.
    WebPart,
    /// The same for code that says which language it wants.
    WebTable,
}

const fn core(name: &'static str) -> File {
    File {
        name,
        used: Use::WebCore,
        rust: None,
    }
}

const fn part(name: &'static str) -> File {
    File {
        name,
        used: Use::WebPart,
        rust: None,
    }
}

/// What the rules library says, and the web app with it.
const fn rules(name: &'static str, used: Use) -> File {
    let rust = Some("crates/janggi/src/explain/texts");
    File { name, used, rust }
}

/// All files.
pub const FILES: [File; 37] = [
    core("game"),
    core("play"),
    core("reading"),
    core("record-files"),
    core("site"),
    core("start"),
    part("account"),
    part("account-games"),
    part("analysis-page"),
    part("army"),
    part("blind"),
    part("coach"),
    part("collection"),
    part("culture"),
    part("device-game"),
    part("drill"),
    part("editor"),
    part("endgames"),
    part("game-chat"),
    part("game-end"),
    part("learn"),
    part("lessons"),
    part("lobby"),
    part("news"),
    part("not-found"),
    part("offline"),
    part("openings"),
    part("players"),
    part("problems"),
    part("push"),
    rules("rule-names", Use::WebCore),
    rules("rule-sentences", Use::WebTable),
    rules("rule-sets", Use::WebPart),
    rules("side-names", Use::WebTable),
    part("settings-page"),
    part("shortcuts"),
    part("tables"),
];
