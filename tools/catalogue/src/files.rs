//! Which program reads which file.

/// A file of every language.
#[derive(Debug, PartialEq, Eq)]
pub struct File {
    /// Its name without `.ftl`.
    pub name: &'static str,
    /// Who reads it.
    pub used: Use,
}

/// A reader of messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// Every page of the web app: fetched first, in one language.
    WebCore,
    /// One part of the web app, fetched with it in all languages.
    WebPart,
}

const fn core(name: &'static str) -> File {
    File { name, used: Use::WebCore }
}

const fn part(name: &'static str) -> File {
    File { name, used: Use::WebPart }
}

/// All files.
pub const FILES: [File; 33] = [
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
    part("settings-page"),
    part("shortcuts"),
    part("tables"),
];
