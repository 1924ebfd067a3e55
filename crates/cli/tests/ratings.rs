//! Tests `janggun ratings` on a database that lacks the ratings from a game.
//!
//! Also tests that operator commands do not create a missing database.

use janggi::{Action, BySide, Preset};
use play::room::{Command, Event, PlayerCommand, SeatHolder, StartPlan, TakebackPolicy, Terms};
use play::{GameId, GuestId, Millis, Moment, Player, Room, TimeControl};
use std::path::Path;
use std::process::{self, Output};
use store::sqlite::SqliteStore;
use store::{Command as Write, Commands, GuestRow, TokenHash};

fn ratings(what: &str, folder: &Path) -> Output {
    ratings_with(&[what], folder)
}

fn ratings_with(arguments: &[&str], folder: &Path) -> Output {
    command_on(&[&["ratings"], arguments].concat(), folder)
}

fn command_on(arguments: &[&str], folder: &Path) -> Output {
    process::Command::new(env!("CARGO_BIN_EXE_janggun"))
        .args(arguments)
        .arg("--data")
        .arg(folder)
        .output()
        .expect("the binary under test starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is UTF-8")
}

fn guest(player: Player, number: u8) -> Write {
    Write::NewGuest(GuestRow {
        player,
        token_hash: TokenHash([number; 32]),
        created_ms: 1,
    })
}

/// Plays a rated game that Red wins.
fn rated_game() -> (Room, Vec<Event>) {
    let players = [1, 2].map(|bits| Player::Guest(GuestId::from_bits(bits)));
    let terms = Terms {
        game: GameId::from_bits(7),
        rules_id: Some("xiangqi@1".to_owned()),
        rules: Preset::Xiangqi.rules(),
        start: StartPlan::Arranged {
            handicap: Vec::new(),
            give: Vec::new(),
            deom_half: None,
        },
        time: TimeControl::Fischer {
            main: Millis::from_seconds(300),
            increment: Millis::from_seconds(3),
        },
        takeback: TakebackPolicy::Never,
        seats: BySide {
            cho: SeatHolder::Player(players[0]),
            han: SeatHolder::Player(players[1]),
        },
        hands: None,
        invited: None,
        visibility: play::room::Visibility::Listed,
        zone: None,
        seniority: None,
        rated: true,
        referee: None,
        setup_time: None,
        tournament: None,
    };
    let (mut room, mut events) = Room::open(terms, Moment(0)).expect("terms");
    let step = |from: &str, to: &str| Action::Step {
        from: from.parse().expect("a point"),
        to: to.parse().expect("a point"),
    };
    let steps = ["a", "c", "e", "g", "i"]
        .map(|file| [("4", "5"), ("7", "6")].map(|(from, to)| step(&format!("{file}{from}"), &format!("{file}{to}"))));
    let command = |player: usize, command| Command::Player {
        player: players[player],
        id: None,
        command,
        round_trip: Millis::ZERO,
        seen: None,
    };
    let steps = steps.into_iter().flatten().zip(0..);
    let acts = steps.map(|(action, ply): (_, u32)| command(ply as usize % 2, PlayerCommand::Act { ply, action }));
    // Black resigns on Red's turn.
    let resigns = command(1, PlayerCommand::Resign { ply: 10, side: None });
    for (command, at) in acts
        .chain([resigns])
        .chain([Command::Rate { neighbours: true }])
        .zip(1..)
    {
        events.extend(room.handle(command, Moment(at)).expect("possible").events);
    }
    (room, events)
}

/// Creates a database with the game, but without the ratings that result from it.
fn database(folder: &Path) {
    let (room, events) = rated_game();
    let seats = [room.seats().cho, room.seats().han];
    let guests = seats.iter().zip(1..).map(|(seat, number)| {
        let SeatHolder::Player(player) = seat else {
            panic!("a player")
        };
        guest(*player, number)
    });
    let append = store::append(&room, Moment(0), &events).expect("events");
    let all = Write::Together(guests.chain([append]).collect());
    let store = SqliteStore::open(folder).expect("a new database");
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .expect("a runtime");
    runtime.block_on(store.execute(all)).expect("it is written");
}

#[test]
fn a_rating_that_is_missing_is_named_and_computed() {
    let folder = tempfile::tempdir().expect("a folder");
    database(folder.path());
    let checked = ratings("check", folder.path());
    let lines = text(&checked.stdout);
    assert_eq!(checked.status.code(), Some(1), "{lines}");
    assert!(
        text(&checked.stderr).starts_with("janggun: ratings_differ: "),
        "{checked:?}"
    );
    for line in [
        "computed: guest:00000000001 xiangqi blitz: 1662.31 ± 290.32 after 1 wins, 0 draws, 0 losses; volatility 60000",
        "computed: game 00000000007 changed guest:00000000002 from 1500.00 to 1337.69 ± 290.32",
    ] {
        assert!(lines.contains(line), "{lines}");
    }
    assert!(lines.ends_with("1 rated games, 0 ratings, 4 differences\n"), "{lines}");
    let computed = ratings("recompute", folder.path());
    assert_eq!(
        (computed.status.code(), text(&computed.stdout)),
        (Some(0), "1 rated games\n".to_owned())
    );
    let checked = ratings("check", folder.path());
    assert_eq!(checked.status.code(), Some(0));
    assert_eq!(text(&checked.stdout), "1 rated games, 2 ratings, 0 differences\n");
    let all = ["suspects", "--least-wins", "1", "--days", "40000"];
    assert_eq!(
        text(&ratings_with(&all, folder.path()).stdout),
        "- guest:00000000001 wins=1 opponents=1 against_one=1 against_losers=1 short=1 neighbours=1\n1 accounts\n"
    );
    let lately = ratings("suspects", folder.path());
    assert_eq!(text(&lately.stdout), "0 accounts\n");
}

#[test]
fn without_a_database_nothing_is_made() {
    let folder = tempfile::tempdir().expect("a folder");
    let none = folder.path().join("none");
    let copy = folder.path().join("copy.db");
    let copy = copy.to_str().expect("text");
    for arguments in [
        &["ratings", "check"][..],
        &["ratings", "recompute"],
        &["ratings", "suspects"],
        &["verify"],
        &["storage"],
        &["storage", "records", "name", "--yes"],
        &["storage", "chat", "name", "--yes"],
        &["storage", "shared", "--older-than", "3", "--yes"],
        &["storage", "compact"],
        &["account", "list"],
        &["account", "ban", "name"],
        &["backup", copy],
        &["database", "open-data", copy],
    ] {
        let output = command_on(arguments, &none);
        assert!(!output.status.success(), "{arguments:?}");
        assert!(
            text(&output.stderr).starts_with("janggun: db_missing: "),
            "{arguments:?} {output:?}"
        );
        assert!(!none.exists() && !Path::new(copy).exists(), "{arguments:?}");
    }
}
