//! Tests that `janggun database open-data` exports all public data and nothing else, and that its output is
//! reproducible.

use flate2::read::GzDecoder;
use janggi::{Action, BySide, Preset};
use play::room::{Command, Event, PlayerCommand, SeatHolder, StartPlan, TakebackPolicy, Terms, Visibility};
use play::{GameId, GuestId, Millis, Moment, Player, Room, TimeControl};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{self, Output};
use store::sqlite::SqliteStore;
use store::{AccountCommand, Command as Write, Commands, GuestRow, HandleKind, NewAccount, NewHandle, TokenHash};
use wire::api::GameExport;

const ACCOUNT: Player = Player::Guest(GuestId::from_bits(0xA110));
const GUEST: Player = Player::Guest(GuestId::from_bits(0x6E57));
/// A time shortly before a month ends: 2026-10-31 23:59 UTC, in milliseconds since 1970.
const LATE_OCTOBER: i64 = 1_793_491_140_000;
const DAY_MS: i64 = 86_400_000;

/// A Xiangqi game between an account (Red) and a guest (Black).
#[derive(Clone, Copy)]
struct Played {
    game: u64,
    visibility: Visibility,
    /// Number of moves before Red resigns. Must be even.
    plies: usize,
    at_ms: i64,
}

fn terms(played: Played) -> Terms {
    Terms {
        game: GameId::from_bits(played.game),
        rules_id: Some("xiangqi@1".to_owned()),
        rules: Preset::Xiangqi.rules(),
        start: StartPlan::Arranged {
            handicap: Vec::new(),
            give: Vec::new(),
            deom_half: None,
        },
        time: TimeControl::None,
        takeback: TakebackPolicy::Never,
        seats: BySide {
            cho: SeatHolder::Player(ACCOUNT),
            han: SeatHolder::Player(GUEST),
        },
        hands: None,
        invited: None,
        visibility: played.visibility,
        zone: None,
        seniority: None,
        rated: false,
        referee: None,
        setup_time: None,
        tournament: None,
    }
}

fn play(played: Played) -> (Room, Vec<Event>) {
    let at = Moment(played.at_ms);
    let (mut room, mut events) = Room::open(terms(played), at).expect("terms");
    let step = |file: &str, (from, to): (&str, &str)| Action::Step {
        from: format!("{file}{from}").parse().expect("a point"),
        to: format!("{file}{to}").parse().expect("a point"),
    };
    let steps = ["a", "c", "e"].map(|file| [("4", "5"), ("7", "6")].map(|way| step(file, way)));
    let acts = steps.into_iter().flatten().zip(0..).take(played.plies);
    let acts = acts.map(|(action, ply)| PlayerCommand::Act { ply, action });
    let ply = u32::try_from(played.plies).expect("few");
    let resigns = PlayerCommand::Resign { ply, side: None };
    for (command, number) in acts.chain([resigns]).zip(0..) {
        let command = Command::Player {
            player: if number % 2 == 0 { ACCOUNT } else { GUEST },
            id: None,
            command,
            round_trip: Millis::ZERO,
            seen: None,
        };
        events.extend(room.handle(command, at).expect("possible").events);
    }
    (room, events)
}

fn database(folder: &Path, games: &[Played]) {
    let guests = [(ACCOUNT, 1), (GUEST, 2)].map(|(player, number)| {
        Write::NewGuest(GuestRow {
            player,
            token_hash: TokenHash([number; 32]),
            created_ms: 1,
        })
    });
    let account = AccountCommand::Create(NewAccount {
        player: ACCOUNT,
        name: "한신대장".to_owned(),
        skeleton: "skeleton".to_owned(),
        closed_skeleton: "closed".to_owned(),
        password: "$argon2id$secret".to_owned(),
        created_ms: 1,
    });
    let handle = AccountCommand::AddHandle(NewHandle {
        player: ACCOUNT,
        handle: "Hansin".to_owned(),
        look: "hansin".to_owned(),
        closed_look: "closed".to_owned(),
        kind: HandleKind::Proposed,
    });
    let appended = games.iter().map(|played| {
        let (room, events) = play(*played);
        store::append(&room, Moment(played.at_ms), &events).expect("events")
    });
    let all = guests
        .into_iter()
        .chain([account.into(), handle.into()])
        .chain(appended)
        .collect();
    let store = SqliteStore::open(folder).expect("a new database");
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .expect("a runtime");
    runtime.block_on(store.execute(Write::Together(all))).expect("written");
}

fn janggun(arguments: &[&str], data: &Path) -> Output {
    process::Command::new(env!("CARGO_BIN_EXE_janggun"))
        .args(arguments)
        .arg("--data")
        .arg(data)
        .output()
        .expect("the binary under test starts")
}

fn open_data(data: &Path, to: &Path) -> Output {
    janggun(&["database", "open-data", to.to_str().expect("text")], data)
}

/// Returns the contents of the files under a folder, by path.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder).expect("below").to_str().expect("text");
                found.insert(name.replace('\\', "/"), fs::read(&path).expect("a file"));
            }
        }
    }
    found
}

fn unpacked(bytes: &[u8]) -> String {
    let mut text = String::new();
    GzDecoder::new(bytes).read_to_string(&mut text).expect("gzip of text");
    text
}

fn games() -> [Played; 5] {
    let public = Played {
        game: 0x1001,
        visibility: Visibility::Listed,
        plies: 4,
        at_ms: LATE_OCTOBER,
    };
    [
        public,
        Played {
            game: 0x1002,
            at_ms: LATE_OCTOBER + DAY_MS,
            ..public
        },
        Played {
            game: 0x1003,
            at_ms: LATE_OCTOBER + 2 * DAY_MS,
            plies: 6,
            ..public
        },
        // These games are not exported: one is visible only by link, and the other has no moves.
        Played {
            game: 0x5EC1,
            visibility: Visibility::ByLink,
            ..public
        },
        Played {
            game: 0x5EC2,
            plies: 0,
            ..public
        },
    ]
}

#[test]
fn what_is_public_is_written_by_month_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, to) = (folder.path().join("data"), folder.path().join("open"));
    database(&data, &games());
    let output = open_data(&data, &to);
    assert!(output.status.success(), "{output:?}");
    let files = files(&to);
    let months: Vec<_> = files.keys().filter(|path| path.starts_with("games/2")).collect();
    assert_eq!(months, ["games/2026-10.ndjson.gz", "games/2026-11.ndjson.gz"]);
    for (month, expected) in [("2026-10", &[0x1001][..]), ("2026-11", &[0x1002, 0x1003])] {
        let month_file = unpacked(&files[&format!("games/{month}.ndjson.gz")]);
        let lines = month_file
            .lines()
            .map(|line| serde_json::from_str::<GameExport>(line).expect(line));
        let lines: Vec<_> = lines.collect();
        let ids: Vec<_> = lines.iter().map(|game| game.id.clone()).collect();
        let known: Vec<_> = expected
            .iter()
            .map(|bits| GameId::from_bits(*bits).to_string())
            .collect();
        assert_eq!(ids, known);
        for game in lines {
            let white = game.players.white.user.expect("an account");
            assert_eq!(
                (white.id.as_str(), white.name.as_str(), white.display_name),
                ("hansin", "Hansin", None)
            );
            assert_eq!(game.players.black.user, None, "a guest is nameless");
            assert!(game.moves.starts_with("a4a5 a7a6 c4c5 c7c6"), "{}", game.moves);
        }
        let card = text(&files["games/README.md"]);
        assert!(card.contains(&format!("| {month} | {} |", expected.len())), "{card}");
    }
    let secrets = [0x5EC1, 0x5EC2].map(|bits| GameId::from_bits(bits).to_string());
    let people = [ACCOUNT, GUEST].map(|player| player.to_string());
    let words = ["한신대장", "argon2", "skeleton"].map(ToOwned::to_owned);
    for (path, bytes) in &files {
        let text = if path.ends_with(".gz") {
            unpacked(bytes)
        } else {
            String::from_utf8_lossy(bytes).into_owned()
        };
        for secret in secrets.iter().chain(&people).chain(&words) {
            assert!(!text.contains(secret), "{path} has {secret}");
        }
    }
}

#[test]
fn the_same_database_gives_the_same_files_with_their_checksums() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = |name: &str| folder.path().join(name);
    let (data, one, two) = (place("data"), place("one"), place("two"));
    database(&data, &games());
    let tables = data.join("tables");
    let dir = tables.to_str().expect("text");
    let build = [
        "tables",
        "build",
        "--dir",
        dir,
        "--objective",
        "mate",
        "--signatures",
        "KA-K",
    ];
    let built = process::Command::new(env!("CARGO_BIN_EXE_janggun"))
        .args(build)
        .output();
    assert!(built.expect("it starts").status.success());
    // Files left behind by an interrupted run are not part of the result.
    let partial = place("two.janggun-partial");
    fs::create_dir(&partial).expect("a folder");
    fs::write(partial.join("rest"), "rest").expect("a file");
    for to in [&one, &two] {
        let output = open_data(&data, to);
        assert!(output.status.success(), "{output:?}");
    }
    let (first, second) = (files(&one), files(&two));
    assert!(first == second, "{:?} {:?}", first.keys(), second.keys());
    assert!(!partial.exists());
    let sums = text(&first["SHA256SUMS"]);
    let sums = sums.lines().filter_map(|line| line.split_once("  "));
    let listed: BTreeMap<_, _> = sums.map(|(sum, path)| (path, sum)).collect();
    for (path, bytes) in first.iter().filter(|(path, _)| *path != "SHA256SUMS") {
        let sum: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(listed.get(path.as_str()), Some(&sum.as_str()), "{path}");
    }
    assert_eq!(listed.len() + 1, first.len());
    let table = fs::read(tables.join("mate/KA-K.jgt")).expect("a table");
    assert_eq!(first["tables/mate/KA-K.jgt"], table);
    let again = open_data(&data, &one);
    assert!(text(&again.stderr).starts_with("janggun: folder_exists: "), "{again:?}");
}

#[test]
fn every_problem_reads_back_and_every_field_is_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, to) = (folder.path().join("data"), folder.path().join("open"));
    database(&data, &games());
    assert!(open_data(&data, &to).status.success());
    let files = files(&to);
    let problems = unpacked(&files["problems/problems.ndjson.gz"]);
    for line in problems.lines() {
        let problem = problems::puzzle::Puzzle::from_line(line).expect(line);
        assert_eq!(problem.to_line(), line);
    }
    let games = unpacked(&files["games/2026-11.ndjson.gz"]);
    let count = format!("{} problems", problems.lines().count());
    assert!(text(&files["problems/README.md"]).contains(&count));
    for (part, lines) in [("problems", problems), ("games", games)] {
        let card = text(&files[&format!("{part}/README.md")]);
        assert!(!card.contains('{'), "a value is missing: {card}");
        for line in lines.lines() {
            let line: Value = serde_json::from_str(line).expect("JSON");
            for field in line.as_object().expect("an object").keys() {
                assert!(card.contains(&format!("`{field}`")), "{field}");
            }
        }
    }
    assert!(!text(&files["README.md"]).contains('{'));
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}
