//! The programs that read each file.

/// A file of every language.
#[derive(Debug, PartialEq, Eq)]
pub struct File {
    /// Name without `.ftl`.
    pub name: &'static str,
    /// The module of the web app that it becomes.
    pub web: Option<Web>,
    /// The module of a crate that it becomes.
    pub rust: Option<Rust>,
    /// The groups of its messages that the npm package has: `endings` for `ruleSentences-endings-mate`.
    pub package: &'static [&'static str],
}

/// A module of the web app.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Web {
    /// A part of what every page has: fetched first, in one language.
    Core,
    /// Texts of one part of the app, fetched with it in all languages.
    Part,
    /// The same for code that says which language it wants.
    Table,
    /// Texts that are fetched late, in one language.
    Late,
    /// Texts of the board, which does not depend on the app: in all languages, without imports.
    Board,
}

/// A module of a crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rust {
    /// Constants of the type `Text`, in which variables stand in braces, for a crate that fills them in.
    Constants(Home),
    /// Functions of the language and the variables.
    Functions(Home),
}

/// A folder of modules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Home {
    /// Path from the root of the project.
    pub folder: &'static str,
    /// Name of the rules library, which has the types, in that crate.
    pub library: &'static str,
}

/// Messages of the rules library, and the enum of languages.
pub const LIBRARY: Home = Home {
    folder: "crates/janggi/src/explain/texts",
    library: "crate",
};
const WIRE: Home = Home {
    folder: "crates/wire/src/texts",
    library: "janggi",
};
const TERMINAL: Home = Home {
    folder: "crates/cli/src/texts",
    library: "janggi",
};
const SERVER: Home = Home {
    folder: "crates/server/src/texts",
    library: "janggi",
};

const fn core(name: &'static str) -> File {
    web(name, Web::Core)
}

const fn part(name: &'static str) -> File {
    web(name, Web::Part)
}

const fn web(name: &'static str, module: Web) -> File {
    File {
        name,
        web: Some(module),
        rust: None,
        package: &[],
    }
}

const fn rust(name: &'static str, module: Rust) -> File {
    File {
        name,
        web: None,
        rust: Some(module),
        package: &[],
    }
}

/// Messages of the rules library; the web app has all of them, the npm package these groups.
const fn rules(name: &'static str, module: Web, package: &'static [&'static str]) -> File {
    File {
        name,
        web: Some(module),
        rust: Some(Rust::Constants(LIBRARY)),
        package,
    }
}

/// Messages of the server itself.
const fn server(name: &'static str) -> File {
    rust(name, Rust::Functions(SERVER))
}

/// The sentences of error codes.
const ERRORS: File = File {
    name: "errors",
    web: Some(Web::Late),
    rust: Some(Rust::Constants(WIRE)),
    package: &[],
};

/// The results in words, which the npm package has too.
const OUTCOMES: File = File {
    name: "outcomes",
    web: None,
    rust: Some(Rust::Constants(LIBRARY)),
    package: &["janggi"],
};

/// Content for which a file format has no place.
const LEFT_OUT: File = File {
    web: Some(Web::Part),
    ..rust("left-out", Rust::Functions(LIBRARY))
};

/// Names of house players.
const HOUSE: File = File {
    web: Some(Web::Core),
    ..rust("house", Rust::Functions(WIRE))
};

/// Titles of pages, for the server and for tabs, and descriptions.
const PAGES: File = File {
    web: Some(Web::Late),
    ..server("pages")
};

/// Messages of the terminal.
const fn terminal(name: &'static str) -> File {
    rust(name, Rust::Functions(TERMINAL))
}

/// Verdicts of rule sets, for the terminal and the page of the web app.
const VERDICTS: File = File {
    web: Some(Web::Part),
    ..terminal("verdicts")
};

/// What directors of tournaments read, in the terminal and in the web app.
const TOURNAMENT: File = File {
    web: Some(Web::Part),
    ..terminal("tournament")
};

/// All files.
pub const FILES: &[File] = &[
    core("game"),
    core("handicaps"),
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
    web("blind-commands", Web::Table),
    web("board", Web::Board),
    part("coach"),
    part("collection"),
    part("culture"),
    part("device-game"),
    part("director"),
    part("drill"),
    part("editor"),
    part("endgames"),
    ERRORS,
    part("game-chat"),
    part("game-end"),
    part("game-labels"),
    rust("glossary", Rust::Constants(LIBRARY)),
    part("home"),
    HOUSE,
    part("invitation"),
    part("learn"),
    LEFT_OUT,
    part("lessons"),
    part("lobby"),
    server("mail"),
    part("news"),
    web("nicknames", Web::Table),
    part("not-found"),
    part("offline"),
    part("openings"),
    OUTCOMES,
    PAGES,
    part("printouts"),
    part("players"),
    server("previews"),
    part("problems"),
    part("push"),
    rust("results", Rust::Functions(LIBRARY)),
    web("push-worker", Web::Table),
    rules("rule-help", Web::Part, &[]),
    rules("rule-names", Web::Core, &["fields", "values", "marks"]),
    rules(
        "rule-sentences",
        Web::Table,
        &["endings", "variants", "points", "refusals", "illegal", "errors"],
    ),
    rules("rule-sets", Web::Core, &["presets", "abouts"]),
    rules("side-names", Web::Table, &[]),
    part("settings-page"),
    web("shell", Web::Table),
    part("shortcuts"),
    server("stranger"),
    part("tables"),
    terminal("bot"),
    terminal("terminal"),
    TOURNAMENT,
    part("verdict-page"),
    VERDICTS,
];
