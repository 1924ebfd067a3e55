//! The message files and the modules generated from them.

/// A message file, present in every language.
#[derive(Debug, PartialEq, Eq)]
pub struct File {
    /// Name without `.ftl`.
    pub name: &'static str,
    /// Module of the web app generated from the file, if any.
    pub web: Option<Web>,
    /// Module of a crate generated from the file, if any.
    pub rust: Option<Rust>,
    /// Groups of messages that the npm package contains, such as `endings` for `ruleSentences-endings-mate`.
    pub package: &'static [&'static str],
}

/// Kind of generated web module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Web {
    /// Texts that every page needs; loaded first, in one language.
    Core,
    /// Texts of one part of the app; loaded with that part, in all languages.
    Part,
    /// Like [`Part`](Web::Part), but for code that selects the language itself.
    Table,
    /// Texts loaded on demand, in one language.
    Late,
    /// Texts of the board, in all languages. The module has no imports, because the board does not depend on the app.
    Board,
}

/// Kind of generated Rust module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rust {
    /// Constants of type `Text`. The crate fills in the variables, which are in braces.
    Constants(Home),
    /// Functions that take the language and the variables.
    Functions(Home),
}

/// A folder of generated modules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Home {
    /// Path from the root of the project.
    pub folder: &'static str,
    /// Path of the rules library in the generated code: `crate` or `janggi`.
    pub library: &'static str,
}

/// Folder for the messages of the rules library and the enum of languages.
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

/// Returns a file for the rules library and the web app. The npm package contains only the groups in `package`.
const fn rules(name: &'static str, module: Web, package: &'static [&'static str]) -> File {
    File {
        name,
        web: Some(module),
        rust: Some(Rust::Constants(LIBRARY)),
        package,
    }
}

/// Returns a file for the server.
const fn server(name: &'static str) -> File {
    rust(name, Rust::Functions(SERVER))
}

/// Sentences for error codes.
const ERRORS: File = File {
    name: "errors",
    web: Some(Web::Late),
    rust: Some(Rust::Constants(WIRE)),
    package: &[],
};

/// Sentences for game results. The npm package contains those for Janggi.
const OUTCOMES: File = File {
    name: "outcomes",
    web: None,
    rust: Some(Rust::Constants(LIBRARY)),
    package: &["janggi"],
};

/// Descriptions of content that a file format cannot represent.
const LEFT_OUT: File = File {
    web: Some(Web::Part),
    ..rust("left-out", Rust::Functions(LIBRARY))
};

/// Names of computer players.
const HOUSE: File = File {
    web: Some(Web::Core),
    ..rust("house", Rust::Functions(WIRE))
};

/// Page titles and descriptions, for the server and for browser tabs.
const PAGES: File = File {
    web: Some(Web::Late),
    ..server("pages")
};

/// Returns a file for the terminal program.
const fn terminal(name: &'static str) -> File {
    rust(name, Rust::Functions(TERMINAL))
}

/// Verdicts of all rule sets on a recorded game, for the terminal and a page of the web app.
const VERDICTS: File = File {
    web: Some(Web::Part),
    ..terminal("verdicts")
};

/// Texts for tournament directors, in the terminal and in the web app.
const TOURNAMENT: File = File {
    web: Some(Web::Part),
    ..terminal("tournament")
};

/// All message files.
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
    part("at-board"),
    part("blind"),
    web("blind-commands", Web::Table),
    web("board", Web::Board),
    part("clubs"),
    server("club-list"),
    part("coach"),
    part("collection"),
    part("culture"),
    part("device-game"),
    part("director"),
    part("director-guide"),
    part("director-phones"),
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
    part("house-rules"),
    part("invitation"),
    part("learn"),
    LEFT_OUT,
    part("lessons"),
    part("lobby"),
    server("mail"),
    part("news"),
    web("nicknames", Web::Table),
    part("not-found"),
    part("number-field"),
    part("offline"),
    part("openings"),
    OUTCOMES,
    PAGES,
    part("phone-result"),
    part("printouts"),
    part("players"),
    server("previews"),
    part("problems"),
    part("push"),
    rust("results", Rust::Functions(LIBRARY)),
    web("push-worker", Web::Table),
    rules("rule-help", Web::Part, &[]),
    part("rule-set-kinds"),
    rules("rule-names", Web::Core, &["fields", "values", "marks"]),
    rules(
        "rule-sentences",
        Web::Table,
        &["endings", "variants", "points", "refusals", "illegal", "errors"],
    ),
    rules("rule-sets", Web::Core, &["presets", "abouts"]),
    part("rule-sources"),
    rules("side-names", Web::Table, &[]),
    part("settings-page"),
    web("shell", Web::Table),
    part("shortcuts"),
    part("spectators"),
    server("stranger"),
    part("tables"),
    part("tournaments"),
    terminal("bot"),
    terminal("terminal"),
    TOURNAMENT,
    part("verdict-page"),
    VERDICTS,
];
