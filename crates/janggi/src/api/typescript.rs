//! Tests that `bindings/npm/src/api.gen.ts` and `bindings/npm/src/glossary.gen.ts` are up to date. `cargo xtask
//! generate` writes them.

use std::format;
use std::fs;
use std::path::{Path, PathBuf};
use std::string::String;
use std::vec::Vec;

use serde::Serialize;
use ts_rs::{Config, TS};

use super::request::Request;
use super::{answer, catalog, error, queries, record_texts, verdicts};
use crate::Movement;
use crate::arrangement::Arrangement;
use crate::explain::Language;
use crate::glossary;
use crate::notation::Notation;
use crate::record::analysis::{Analysis, JudgedForm, Notes};
use crate::record::pgn::Moves as PgnMoves;
use crate::record::{Content, Glyph, Note, RecordFormat};
use crate::side::{BySide, Side};

/// A line of `janggun judge`: a rule set, a start, the actions, and options for the answer.
#[derive(Serialize, TS)]
#[ts(rename = "JudgeRequest")]
struct JudgeLine {
    /// The id of a preset, or house rules as an object.
    #[ts(type = "string | Record<string, unknown>")]
    rules: &'static str,
    /// FEN of the start. If `fen` and `start` are both absent, the game begins in the standard starting position.
    #[ts(optional)]
    fen: Option<&'static str>,
    #[ts(optional)]
    start: Option<JudgeStart>,
    /// Steps in UCI, passes, and the words for other actions, such as resignation.
    #[ts(optional, type = "readonly string[]")]
    moves: Option<Vec<&'static str>>,
    /// When to test for claimable endings: after every action (`auto`) or after the last one (`last`).
    #[ts(optional, type = "\"auto\" | \"last\"")]
    claims: Option<&'static str>,
    /// If true, the answer includes the consequences of each possible action.
    #[ts(optional)]
    warnings: Option<bool>,
    /// Steps and passes for which to return the reason why they may not be played.
    #[ts(optional, type = "readonly string[]")]
    why: Option<Vec<&'static str>>,
    /// If true, the answer lists every field of the rules.
    #[ts(optional)]
    in_full: Option<bool>,
    /// If true, the answer includes the state of the game for display.
    #[ts(optional)]
    present: Option<bool>,
}

/// The start of a game.
///
/// It consists of arrangements (차림), a handicap (squares of the removed pieces) and a deom, all optional, or of a FEN
/// alone.
#[derive(Serialize, TS)]
struct JudgeStart {
    #[ts(optional, type = "Record<Side, Arrangement>")]
    setup: Option<BySide<Arrangement>>,
    #[ts(optional, type = "readonly string[]")]
    handicap: Option<Vec<&'static str>>,
    #[ts(optional)]
    deom_half: Option<i32>,
    #[ts(optional)]
    fen: Option<&'static str>,
}

/// Returns one exported declaration, including its Rust doc comments.
fn declaration<T: TS + 'static>(config: &Config) -> String {
    let text = T::export_to_string(config).expect("the type has a declaration");
    let start = text
        .find("/**")
        .into_iter()
        .chain(text.find("export type"))
        .min()
        .expect("a declaration is exported");
    let lines: Vec<&str> = text[start..].trim().lines().map(str::trim_end).collect();
    lines.join("\n") + "\n"
}

/// Returns the declaration of a constant list of words.
fn words(doc: &str, name: &str, words: &[&str]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
    format!(
        "/** {doc} */\nexport const {name} = [{}] as const;\n",
        quoted.join(", ")
    )
}

/// Returns the declaration of the signs of PGN glyphs, by number.
fn glyphs() -> String {
    let signs: String = Glyph::SIGNS
        .iter()
        .map(|(Glyph(number), sign)| format!("  {number}: \"{sign}\",\n"))
        .collect();
    format!(
        "/** The signs of numeric annotation glyphs: of a move (1 to 7) and of a position (10 to 19). */\n\
         export const GLYPHS: Readonly<Record<number, string>> = {{\n{signs}}};\n"
    )
}

macro_rules! declarations {
    ($config:expr, $($type:ty),+ $(,)?) => { [$(declaration::<$type>($config)),+].join("\n") };
}

/// Returns the declarations of all types.
fn declared(config: &Config) -> String {
    [judging(config), recording(config), querying(config)].join("\n")
}

/// Returns the declarations for requests to the judge, their answers, rule sets and sentences.
fn judging(config: &Config) -> String {
    declarations!(
        config,
        Side,
        Arrangement,
        JudgeLine,
        JudgeStart,
        answer::Judged,
        answer::Actions,
        answer::Points,
        answer::Verdict,
        answer::Refusal,
        answer::RefusedStep,
        answer::Present,
        answer::FacingGenerals,
        answer::RefusedAction,
        answer::WarningList,
        answer::Bikjang,
        answer::Ending,
        answer::Repeat,
        answer::Why,
        error::ApiError,
        error::Failed,
        error::RulesFault,
        Language,
        catalog::PresetEntry,
        catalog::PresetField,
        catalog::EarlierRevision,
        catalog::EndingVariant,
        catalog::Sentences,
    )
}

/// Returns the declarations for records.
fn recording(config: &Config) -> String {
    declarations!(
        config,
        RecordFormat,
        record_texts::Request,
        record_texts::Piece,
        record_texts::SplitFile,
        record_texts::CutFile,
        PgnMoves,
        record_texts::ReadGames,
        record_texts::WrittenGames,
        record_texts::ReadAnalysis,
        Analysis,
        JudgedForm,
        Notes,
        record_texts::Without,
        record_texts::Omitted,
        Content,
        record_texts::AnyGame,
        record_texts::RecordGame,
        record_texts::UnreadGame,
        record_texts::FaultEntry,
        record_texts::Outcome,
        Note,
        verdicts::Verdicts,
        verdicts::RuleSetVerdict,
        verdicts::NotAllowed,
        verdicts::RuleSource,
        verdicts::OpenGame,
    )
}

/// Returns the declarations for queries about moves.
fn querying(config: &Config) -> String {
    declarations!(
        config,
        Notation,
        Movement,
        queries::MovesQuery,
        queries::PerftQuery,
        queries::MovesAnswer,
        queries::PerftAnswer,
        queries::PackedAnswer,
    )
}

#[test]
fn typescript_is_up_to_date() {
    let config = &Config::new().with_large_int("number");
    let text = [
        "// Written by `cargo xtask generate` from crates/janggi/src/api. Do not edit.\n\
         // JSON input and output of the WebAssembly modules.\n\n",
        &declared(config),
        "\n/** A text in every language. */\nexport type Text = Readonly<Record<Language, string>>;\n",
        "\n/** Name of content that a format cannot represent, in every language. */\nexport type LeftOutText = Text;\n",
        "\n/** Moves in order. A move with notes or variations is an array: the move, its notes, and the variations that replace it. */\n\
         export type AnalysisLine = \
         readonly (string | readonly [move: string, notes: AnalysisNotes, ...variations: AnalysisLine[]])[];\n",
        "\n",
        &words(
            "All record formats.",
            "FORMATS",
            &RecordFormat::ALL.map(RecordFormat::code),
        ),
        "\n",
        &words(
            "All notations for moves.",
            "NOTATIONS",
            &Notation::ALL.map(Notation::code),
        ),
        "\n",
        &glyphs(),
    ]
    .concat();
    guard("bindings/npm/src/api.gen.ts", &text);
}

/// The glossary is a separate entry point of the npm package, so clients that do not use it do not load it.
#[test]
fn the_glossary_in_typescript_is_up_to_date() {
    let config = &Config::new().with_large_int("number");
    let languages = Language::ALL.map(|language| format!("\"{language}\"")).join(" | ");
    let texts = format!(
        "/** A text in every language. */\nexport type TermText = Readonly<Record<{languages}, string>>;\n\n\
         /** The sentence about a term, in every language. */\nexport type TermSentence = TermText;\n"
    );
    let mut text = [
        "// Written by `cargo xtask generate` from crates/janggi/src/glossary. Do not edit.\n\n",
        &declaration::<glossary::Group>(config),
        "\n",
        &declaration::<glossary::Form>(config),
        "\n",
        &texts,
        "\n",
        &declaration::<glossary::Diagram>(config),
        "\n",
        &declaration::<glossary::Entry>(config),
        "\n/** Every term, group by group. */\nexport const TERMS: readonly Term[] = [\n",
    ]
    .concat();
    for term in glossary::terms() {
        text += &format!("  {},\n", super::json::to_json(term));
    }
    text += "];\n";
    guard("bindings/npm/src/glossary.gen.ts", &text);
}

/// Removes the pseudo-language `en-XA`, which only tests use. The pseudo-language must not be the first language of an
/// object.
fn without_pseudo(module: &str) -> String {
    let module = module.replace(r#" | "en-XA""#, "");
    let mut parts = module.split(r#","en-XA":""#);
    let mut all = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let is_end = |at: &usize| !part[..*at].ends_with('\\');
        let end = part.match_indices('"').map(|(at, _)| at).find(is_end);
        all += &part[end.map_or(0, |end| end + 1)..];
    }
    all
}

/// Compares a file with its expected text, or writes the file if `JANGGUN_WRITE` is set. The tests of the packaged crate,
/// which is somewhere else, find the repository in `JANGGUN_REPOSITORY`.
fn guard(path: &str, text: &str) {
    let repository = std::env::var_os("JANGGUN_REPOSITORY").map(PathBuf::from);
    let is_optional = repository.is_none();
    let repository = repository.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."));
    let file = repository.join(path);
    let text = without_pseudo(text);
    if std::env::var_os("JANGGUN_WRITE").is_some() {
        fs::create_dir_all(file.parent().expect("a file has a folder")).expect("the folder can be made");
        fs::write(&file, &text).expect("the file can be written");
    }
    if is_optional && !file.parent().is_some_and(Path::is_dir) {
        // Users of the packaged crate do not have the bindings.
        return;
    }
    let found = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        found == text,
        "{path} is out of date: run `cargo xtask generate` and commit it"
    );
}

#[test]
fn every_field_of_a_line_is_read() {
    let start = |fen: Option<&'static str>| JudgeStart {
        setup: (fen.is_none()).then_some(BySide {
            cho: Arrangement::Mssm,
            han: Arrangement::Msms,
        }),
        handicap: (fen.is_none()).then(|| Vec::from(["a10"])),
        deom_half: (fen.is_none()).then_some(0),
        fen,
    };
    let fen = "4k4/9/9/9/9/9/9/9/3K5/9 w - - 0 1";
    for (fen, start) in [
        (Some(fen), None),
        (None, Some(start(None))),
        (None, Some(start(Some(fen)))),
    ] {
        let line = JudgeLine {
            rules: "kakao",
            fen,
            start,
            moves: Some(Vec::from(["pass"])),
            claims: Some("last"),
            warnings: Some(true),
            why: Some(Vec::from(["pass"])),
            in_full: Some(true),
            present: Some(true),
        };
        let mut line = serde_json::to_value(&line).expect("a line is JSON");
        let object = line.as_object_mut().expect("a line is an object");
        object.retain(|_, value| !value.is_null());
        if let Some(start) = object.get_mut("start").and_then(|start| start.as_object_mut()) {
            start.retain(|_, value| !value.is_null());
        }
        Request::parse(&serde_json::to_string(&line).expect("JSON")).expect("every field is known");
    }
}

/// Notes and formats are serialized with the same codes that the Rust API returns.
#[test]
fn notes_have_their_code() {
    for note in [
        Note::MoveCount { found: 1, said: 2 },
        Note::Number { ply: 1, said: 2 },
        Note::CheckNotSaid { ply: 1 },
        Note::CheckNotGiven { ply: 1 },
    ] {
        let written = serde_json::to_value(note).expect("a note is JSON");
        assert_eq!(written["code"], note.code());
    }
    for format in RecordFormat::ALL {
        let written = serde_json::to_value(format).expect("a format is JSON");
        assert_eq!(written, format.code());
    }
}
