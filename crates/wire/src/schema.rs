//! Tests that `web/src/wire.gen.ts`, the generated parts of `docs/reference/protocol.md` and `examples.gen.json` are up
//! to date.
//!
//! `cargo xtask generate` runs these tests so that they write the files.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use janggi::Language;
use schemars::generate::{Contract, SchemaSettings};
use ts_rs::{Config, TS};

use crate::error::Code;
use crate::{
    access_token, account, chat, club, error, game_event, http, lobby, news, push, rating, records, relay, shared,
    tournament, vocabulary, worker, ws,
};

fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// Checks that a file has the expected content, or writes it if `JANGGUN_WRITE` is set.
fn guard(path: &str, wanted: &str) {
    let file = repository(path);
    if std::env::var_os("JANGGUN_WRITE").is_some() {
        fs::create_dir_all(file.parent().expect("a file has a folder")).expect("the folder can be made");
        fs::write(&file, wanted).expect("the file can be written");
    }
    let found = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        found == wanted,
        "{path} is out of date: run `cargo xtask generate` and commit it"
    );
}

/// Returns the TypeScript declaration of a type, with its doc comments.
fn declaration<T: TS + 'static>(config: &Config) -> String {
    let text = T::export_to_string(config).expect("the type has a declaration");
    let start = text
        .find("/**")
        .into_iter()
        .chain(text.find("export type"))
        .min()
        .expect("a declaration is exported");
    let mut lines = text[start..]
        .trim()
        .lines()
        .map(str::trim_end)
        .collect::<Vec<_>>()
        .join("\n");
    lines.push('\n');
    lines
}

macro_rules! declarations {
    ($config:expr, $($type:ty),+ $(,)?) => {
        [$(declaration::<$type>($config)),+].join("\n")
    };
}

fn lobby_types(config: &Config) -> String {
    declarations!(
        config,
        lobby::LobbyClientMsg,
        lobby::NewSeek,
        lobby::SeekSide,
        lobby::RatingRange,
        lobby::LobbyServerMsg,
        lobby::HousePlayerView,
        lobby::SeekView,
        lobby::PoolView,
        lobby::Presence,
        lobby::PoolCount,
        lobby::NewChallenge,
        lobby::Challenged,
        lobby::ChallengeView,
        lobby::ChallengeOutcome,
        lobby::ChallengeList,
        lobby::LiveList,
        lobby::LiveGame,
        lobby::OnlineList,
    )
}

/// Returns the declarations of all exported types outside the lobby.
fn types(config: &Config) -> String {
    [
        request_types(config),
        game_types(config),
        languages(),
        account_types(config),
        tournament_types(config),
        club_types(config),
        other_types(config),
    ]
    .join("\n")
}

/// Returns the declarations of the languages and of texts in all languages.
fn languages() -> String {
    // The pseudo-language is only for tests.
    let spoken = Language::ALL.into_iter().filter(|language| language.code() != "en-XA");
    let codes: Vec<String> = spoken.map(|language| format!("\"{language}\"")).collect();
    format!(
        "/**\n * The languages of the user interface.\n */\nexport type Language = {};\n\n\
         /**\n * Description of content that a file format cannot represent, in every language.\n */\n\
         export type LeftOutText = Readonly<Record<Language, string>>;\n",
        codes.join(" | ")
    )
}

/// Returns the declarations of common types, and of requests that create or join a game.
fn request_types(config: &Config) -> String {
    declarations!(
        config,
        vocabulary::Side,
        vocabulary::BySide<ts_rs::Dummy>,
        vocabulary::Phase,
        vocabulary::TimeControl,
        vocabulary::RulesView,
        vocabulary::SeatKind,
        vocabulary::SeatView,
        vocabulary::PlayerView,
        vocabulary::RatingView,
        vocabulary::Outcome,
        vocabulary::VerdictView,
        http::NewGame,
        http::Opponent,
        http::SideChoice,
        http::Picker,
        http::Seniority,
        http::NewStart,
        http::StartTerms,
        http::TakebackChoice,
        http::Join,
        http::JoinReferee,
    )
}

/// Returns the declarations for games and their records.
fn game_types(config: &Config) -> String {
    declarations!(
        config,
        http::GameView,
        http::RefereeView,
        http::RefereeState,
        http::RulingView,
        http::Ruling,
        http::HandsView,
        http::Hand,
        http::PlacingView,
        http::PlacedView,
        http::SetupView,
        http::SetupOrder,
        http::TakebackMode,
        http::ActionView,
        http::Now,
        http::BriefNow,
        http::BriefClock,
        http::Right,
        http::RefusedMove,
        http::Rights,
        http::Bikjang,
        http::ClockView,
        http::Offers,
        http::RecordFormat,
        http::LeftOutList,
        http::LeftOut,
    )
}

/// Returns the declarations for lists of games, levels, analyses, endgame tables, accounts and access tokens.
fn account_types(config: &Config) -> String {
    declarations!(
        config,
        http::GameList,
        http::GameSummary,
        http::ResultList,
        http::Levels,
        http::Level,
        http::AnalysisView,
        http::AnalysisState,
        http::PositionView,
        http::ScoreView,
        http::TableAnswer,
        http::TableMove,
        http::TableValue,
        account::Me,
        account::AccountView,
        account::NewNickname,
        account::SignUp,
        account::SignIn,
        account::SessionList,
        account::SessionView,
        account::ChangePassword,
        account::ConfirmPassword,
        account::SecondFactorSecret,
        account::ConfirmCode,
        account::RecoveryCodes,
        account::Recover,
        account::NewHandle,
        account::NewEmail,
        account::EmailNotices,
        account::ConfirmEmail,
        account::EmailConfirmed,
        account::RequestReset,
        account::ResetRequested,
        account::ResetPassword,
        account::PasswordReset,
        account::Preferences,
        account::NewPreferences,
        account::BlockList,
        access_token::TokenScope,
        access_token::NewAccessToken,
        access_token::AccessTokenMade,
        access_token::AccessTokenList,
        access_token::AccessTokenView,
    )
}

fn tournament_types(config: &Config) -> String {
    declarations!(
        config,
        tournament::NewTournament,
        tournament::TournamentClub,
        tournament::EntryBar,
        tournament::TournamentSettings,
        tournament::TournamentFormat,
        tournament::PairingBy,
        tournament::TournamentPhase,
        tournament::TournamentSummary,
        tournament::TournamentList,
        tournament::TournamentView,
        tournament::TournamentPlayer,
        tournament::TournamentGame,
        tournament::TournamentYou,
        tournament::TournamentBoards,
        tournament::TournamentChat,
        tournament::NewTournamentLine,
        news::News,
        tournament::TournamentOrder,
        tournament::TournamentOutcome,
        relay::RelayUpload,
        relay::RelayCodes,
        relay::RelaySheet,
        relay::RelayRound,
        relay::RelayBoard,
        relay::RelayResult,
        relay::RelayStandings,
        relay::RelayRow,
        relay::RelayQuestion,
        relay::RelayView,
        relay::RelayReports,
        relay::RelayReport,
        relay::RelayCode,
        relay::NewRelayReport,
        relay::RelaySeat,
        relay::RelayState,
    )
}

fn club_types(config: &Config) -> String {
    declarations!(
        config,
        club::ClubText,
        club::Admission,
        club::ClubRole,
        club::ClubList,
        club::ClubSummary,
        club::ClubView,
        club::ClubMember,
        club::ClubEvent,
        news::ClubNews,
        news::ClubNewsKind,
        club::NewClubEvent,
        club::NewRole,
    )
}

/// Returns the declarations for ratings, chat, notifications, saved records, shared analyses, socket messages, game
/// events and errors.
fn other_types(config: &Config) -> String {
    declarations!(
        config,
        rating::PlayerRatings,
        rating::LadderView,
        rating::ResultsView,
        rating::RatingHistory,
        rating::RatingPoint,
        rating::GameRatings,
        rating::Leaderboard,
        rating::LeaderboardRow,
        rating::Score,
        chat::ChatRoom,
        chat::ChatWords,
        chat::ChatPreset,
        chat::ChatLine,
        push::NewPushSubscription,
        push::PushNotice,
        push::PushKind,
        records::NewAccountRecord,
        records::AccountRecordChange,
        records::AccountRecord,
        records::AccountRecordPage,
        shared::NewSharedAnalysis,
        shared::SharedAnalysis,
        ws::ClientMsg,
        ws::Wings,
        ws::Claim,
        ws::ServerMsg,
        ws::AnyNow,
        ws::Thinking,
        ws::ByeReason,
        game_event::GameEvent,
        error::ErrorBody,
        error::ErrorResponse,
        error::Code,
    )
}

#[test]
fn typescript_is_up_to_date() {
    let header = "// Written by `cargo xtask generate` from crates/wire. Do not edit.\n\
         // Messages between server and browser. docs/reference/protocol.md explains their use.\n\n";
    let config = &Config::new().with_large_int("number");
    let text = [header, &types(config), "\n", &lobby_types(config)].concat();
    guard("web/src/wire.gen.ts", &text);
}

/// Returns `text` with the content of a generated block replaced.
fn with_block(text: &str, name: &str, block: &str) -> String {
    let opening = format!("<!-- generated: {name} -->\n");
    let (before, rest) = text
        .split_once(&opening)
        .unwrap_or_else(|| panic!("the block {name} begins"));
    let (_, after) = rest
        .split_once("<!-- end -->")
        .unwrap_or_else(|| panic!("the block {name} ends"));
    format!("{before}{opening}{block}<!-- end -->{after}")
}

/// Returns the state message of a small game on one device after one ply.
fn sample() -> ws::ServerMsg {
    use play::room::{Command, PlayerCommand, Room};
    use play::{GameId, GuestId, Millis, Moment, Player};
    let wanted: http::NewGame = serde_json::from_value(serde_json::json!({
        "rules": "casual", "opponent": { "kind": "self" }, "side": "cho",
        "time": { "kind": "byoyomi", "main_ms": 600_000, "period_ms": 30_000, "periods": 3 },
        "start": { "fen": "4k4/9/9/9/9/9/4p4/9/R8/4K4 w - - 0 1" },
    }))
    .expect("a body");
    let (player, game) = (
        Player::Guest(GuestId::from_bits(1)),
        GameId::from_bits(0x4A61_6E67_6775_6E21),
    );
    let terms = crate::convert::terms(&wanted, player, game, janggi::Side::Cho, &[]).expect("possible terms");
    let opened = Moment(1_790_000_000_000);
    let (mut room, _) = Room::open(terms, opened).expect("a possible game");
    let action = crate::commands::game_action("a2a10").expect("a step");
    let command = PlayerCommand::Act { ply: 0, action };
    let command = Command::Player {
        player,
        id: None,
        command,
        round_trip: Millis(40),
        seen: None,
    };
    let at = opened + Millis(12_340);
    room.handle(command, at).expect("a legal step");
    let mut view = crate::convert::game_view(&room, Some(player), opened, at + Millis(100));
    view.rules.full = serde_json::json!({ "schema": 1, "movement": "janggi", "…": "…" });
    ws::ServerMsg::State {
        seq: view.seq,
        game: Box::new(view),
    }
}

#[test]
fn protocol_document_is_up_to_date() {
    let path = "docs/reference/protocol.md";
    let text = fs::read_to_string(repository(path)).expect("docs/reference/protocol.md exists");
    let mut table = String::from("| code | status | 한국어 | English |\n|---|---|---|---|\n");
    for code in Code::ALL {
        table.push_str(&format!(
            "| `{code}` | {} | {} | {} |\n",
            code.status(),
            code.sentence().in_language(Language::Korean),
            code.sentence().in_language(Language::English)
        ));
    }
    let sample = serde_json::to_string_pretty(&sample()).expect("a message is JSON");
    let text = with_block(&text, "state", &format!("```json ServerMsg\n{sample}\n```\n"));
    let text = with_block(&text, "codes", &table);
    guard(path, &text);
    guard_examples(&text);
}

/// Checks that an example parses as `T` and keeps its top-level fields when it is serialized again. Also checks both
/// forms against the schemas of `T`.
fn round_trip<T: serde::de::DeserializeOwned + serde::Serialize + schemars::JsonSchema>(example: &str) {
    let read: T = serde_json::from_str(example).unwrap_or_else(|fault| panic!("{fault} in {example}"));
    let written = serde_json::to_value(&read).expect("a message is JSON");
    let given: serde_json::Value = serde_json::from_str(example).expect("just read");
    for (name, value) in given.as_object().expect("every message is an object") {
        assert_eq!(written.get(name), Some(value), "{name} of {example}");
    }
    described::<T>(Contract::Deserialize, &given);
    described::<T>(Contract::Serialize, &written);
}

/// Checks that a value is valid against the schema of `T`.
fn described<T: schemars::JsonSchema>(contract: Contract, value: &serde_json::Value) {
    let settings = SchemaSettings::draft2020_12().with(|settings| settings.contract = contract);
    let schema = settings.into_generator().into_root_schema_for::<T>();
    let validator = jsonschema::validator_for(schema.as_value()).expect("the schema is valid");
    let faults: Vec<_> = validator
        .iter_errors(value)
        .map(|fault| format!("{}: {fault}", fault.instance_path()))
        .collect();
    assert!(faults.is_empty(), "{} in {value}: {faults:?}", T::schema_name());
}

/// Returns the examples in docs/reference/protocol.md with the names of their types.
fn examples(document: &str) -> Vec<(String, String)> {
    let blocks = document.split("```json ").skip(1).map(|block| {
        let (name, rest) = block.split_once('\n').expect("a fence is a line");
        let example = rest.split("```").next().expect("split gives a first part");
        (name.trim().to_owned(), example.to_owned())
    });
    blocks.collect()
}

/// Checks or writes `examples.gen.json`, from which the server takes the examples in its OpenAPI document.
fn guard_examples(document: &str) {
    let mut named: BTreeMap<String, Vec<serde_json::Value>> = BTreeMap::new();
    // Socket messages are not in the OpenAPI document.
    for (name, example) in examples(document)
        .into_iter()
        .filter(|(name, _)| !name.ends_with("Msg"))
    {
        let example = serde_json::from_str(&example).expect("an example is JSON");
        named.entry(name).or_default().push(example);
    }
    let lines: Vec<_> = named
        .iter()
        .map(|(name, examples)| format!("  \"{name}\": {}", serde_json::json!(examples)))
        .collect();
    guard(
        "crates/wire/src/examples.gen.json",
        &format!("{{\n{}\n}}\n", lines.join(",\n")),
    );
}

/// Calls [`round_trip`] for the type with this name.
macro_rules! read_as {
    ($name:expr, $example:expr, $($module:ident: $($type:ident)+;)+) => {
        match $name {
            $($(stringify!($type) => round_trip::<$module::$type>($example),)+)+
            other => panic!("an example of the unknown type {other}"),
        }
    };
}

#[test]
fn examples_of_the_document_are_messages() {
    let text = fs::read_to_string(repository("docs/reference/protocol.md")).expect("docs/reference/protocol.md exists");
    let examples = examples(&text);
    for (name, example) in &examples {
        read_as!(
            name.as_str(), example,
            http: NewGame Join TableAnswer JoinReferee;
            access_token: NewAccessToken;
            account: Me NewNickname SignUp SignIn SessionList ChangePassword ConfirmPassword SecondFactorSecret ConfirmCode RecoveryCodes Recover NewEmail ConfirmEmail EmailConfirmed RequestReset ResetPassword PasswordReset Preferences NewPreferences BlockList;
            records: NewAccountRecord AccountRecordChange AccountRecordPage;
            push: NewPushSubscription PushNotice;
            error: ErrorResponse;
            ws: ClientMsg ServerMsg;
            lobby: LobbyClientMsg LobbyServerMsg NewChallenge;
            shared: NewSharedAnalysis SharedAnalysis;
            worker: Credentials Job Answer;
        );
    }
    assert!(examples.len() >= 20, "only {}: are the fences right?", examples.len());
}

#[test]
fn bad_messages_are_refused() {
    let bad = [
        "",
        "null",
        "[]",
        "{}",
        r#"{"t":"act","id":"a","ply":1}"#,
        r#"{"t":"act","id":"a","ply":-1,"action":"a4b4"}"#,
        r#"{"t":"act","id":"a","ply":1e3,"action":"a4b4"}"#,
        r#"{"t":"act","id":"a","ply":4294967296,"action":"a4b4"}"#,
        r#"{"t":"act","id":"a","id":"b","ply":1,"action":"a4b4"}"#,
        r#"{"t":"act","id":"a","ply":1,"action":"a4b4","side":"cho"}"#,
        r#"{"t":"arrange","id":"a","side":"red","setup":"msms"}"#,
        r#"{"t":"chat","id":"a","room":"players"}"#,
        r#"{"t":"chat","id":"a","room":"all","says":{"text":"a"}}"#,
        r#"{"t":"chat","id":"a","room":"players","says":{"text":"a","preset":"hello"}}"#,
        r#"{"t":"chat","id":"a","room":"players","says":{"preset":"checkmate"}}"#,
        r#"{"t":"chat","id":"a","room":"players","says":{"html":"a"}}"#,
        r#"{"t":"read_chat"}"#,
        r#"{"t":"dance"}"#,
        r#"{"t":"ping","id":"a"}"#,
    ];
    for text in bad {
        assert!(serde_json::from_str::<ws::ClientMsg>(text).is_err(), "{text}");
    }
}

#[test]
fn bad_messages_of_the_lobby_are_refused() {
    let bad = [
        "{}",
        r#"{"t":"pool","pool":"1+5"}"#,
        r#"{"t":"leave","id":"a","pool":"1+5"}"#,
        r#"{"t":"seek","id":"a","seek":{"rules":"kakao"}}"#,
        r#"{"t":"seek","id":"a","seek":{"rules":{},"time":{"kind":"none"}}}"#,
        r#"{"t":"seek","id":"a","seek":{"rules":"kakao","time":{"kind":"none"},"side":"hidden_soldiers"}}"#,
        r#"{"t":"seek","id":"a","seek":{"rules":"kakao","time":{"kind":"none"},"range":{"least":1}}}"#,
        r#"{"t":"accept","id":"a","seek":1}"#,
        r#"{"t":"ping","id":"a"}"#,
    ];
    for text in bad {
        assert!(serde_json::from_str::<lobby::LobbyClientMsg>(text).is_err(), "{text}");
    }
}
