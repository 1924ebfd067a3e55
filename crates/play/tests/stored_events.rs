//! Compatibility of stored events. Every kind of event is pinned in `testdata/stable/events`. A stored game loads the
//! same even if the rules or the clock's constants have changed since.
//!
//! `release-0.1.0` was written by that release's server. `current` has the same games converted by [`upgrade`], and
//! games stored later. `JANGGUN_WRITE=1 cargo test -p janggun-play --test stored_events` rewrites the converted games
//! and `ceremony`, which is allowed only if a kind or a field is added.

#[path = "support/kinds.rs"]
#[expect(dead_code, reason = "the secrets are for those who show events")]
mod kinds;

use std::fs;
use std::path::PathBuf;

use janggi::ruleset::{SetupOrder, Touch};
use janggi::{Action, BySide, Preset, Role, Side, Verdict};
use play::clock::ClockState;
use play::house::HousePlayer;
use play::legacy::upgrade;
use play::room::{
    ClosedHands, Command, Event, EventKind, Hand, Level, PlayerCommand, Room, SeatHolder, Seniority, StartPlan,
    TakebackPolicy, Terms, rejudge,
};
use play::{GameId, GuestId, Millis, Moment, Player, TimeControl};

const GAMES: [&str; 4] = ["takebacks", "rematch", "aborted", "clock"];

/// Games with kinds and fields added after release 0.1.0. `left` has a heartbeat and a claim. `ceremony` has closed
/// hands, pieces placed one by one, and a touch. The others come from `stored_besides` and are also in `credited`, with
/// the lag credit of each move.
const LATER: [&str; 6] = ["left", "ceremony", "agreed", "refereed", "declined", "days"];

const CREDITED: [&str; 8] = [
    "agreed",
    "refereed",
    "declined",
    "days",
    "rematched",
    "stopped",
    "counted",
    "called",
];

fn folder(release: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "testdata/stable/events", release]
        .iter()
        .collect()
}

fn lines(release: &str, game: &str) -> Vec<String> {
    let path = folder(release).join(format!("{game}.jsonl"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.lines().map(str::to_owned).collect()
}

fn old_verdict(game: &str) -> Option<Verdict> {
    let text = fs::read_to_string(folder("release-0.1.0").join(format!("{game}.verdict.json"))).ok()?;
    Some(serde_json::from_str(&text).expect("a verdict"))
}

fn upgraded(game: &str) -> Vec<Event> {
    let bodies = lines("release-0.1.0", game);
    let bodies: Vec<&str> = bodies.iter().map(String::as_str).collect();
    upgrade(&bodies, old_verdict(game).as_ref()).expect("that release's events")
}

fn print(event: &Event) -> String {
    serde_json::to_string(event).expect("an event is JSON")
}

fn read(line: &str) -> Event {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn current(game: &str) -> Vec<Event> {
    lines("current", game).iter().map(|line| read(line)).collect()
}

#[test]
fn events_of_release_0_1_0_become_those_pinned() {
    for game in GAMES {
        let text: String = upgraded(game).iter().map(|event| print(event) + "\n").collect();
        let path = folder("current").join(format!("{game}.jsonl"));
        if std::env::var_os("JANGGUN_WRITE").is_some() {
            fs::write(&path, &text).expect("the folder is there");
        }
        assert_eq!(lines("current", game).join("\n") + "\n", text, "{game}");
    }
}

#[test]
fn pinned_events_are_read_and_written_byte_for_byte() {
    let older = GAMES.iter().chain(&LATER).map(|game| ("current", game));
    let newer = CREDITED.iter().map(|game| ("credited", game));
    for line in older.chain(newer).flat_map(|(folder, game)| lines(folder, game)) {
        assert_eq!(print(&read(&line)), line);
    }
}

#[test]
fn every_kind_is_pinned() {
    let folders = GAMES.into_iter().chain(LATER).map(|game| ("current", game));
    let newer = CREDITED.map(|game| ("credited", game));
    let pinned: Vec<String> = folders
        .chain(newer)
        .flat_map(|(folder, game)| lines(folder, game))
        .collect();
    for kind in kinds::kinds() {
        let text = serde_json::to_string(&kind).expect("an event is JSON");
        // The kind is the first field.
        let name = text.split(['{', ',', '}']).nth(1).expect("a kind");
        assert!(pinned.iter().any(|line| line.contains(&format!(",{name}"))), "{name}");
        let event = format!(r#"{{"seq":1,"at":0,{}"#, text.strip_prefix('{').expect("an object"));
        assert_eq!(read(&event).kind, kind, "{event}");
        assert_eq!(print(&read(&event)), event);
    }
}

#[test]
fn what_every_event_has_stands_before_its_kind() {
    for bad in [
        r#"{"kind":"aborted","seq":1,"at":0}"#,
        r#"{"seq":1,"at":0,"side":"cho","kind":"takeback_offered"}"#,
        r#"{"seq":1,"at":0}"#,
        r#"{"at":0,"kind":"aborted"}"#,
        r#"{"seq":1,"at":0,"kind":"unheard_of"}"#,
        r#"{"seq":1,"at":0,"kind":"joined","side":"cho"}"#,
        r#"{"seq":1,"at":0,"kind":"acted","token":"resign","side":"cho","ply":0}"#,
    ] {
        assert!(serde_json::from_str::<Event>(bad).is_err(), "{bad}");
    }
    // Fields added by later versions are ignored.
    let later = r#"{"seq":1,"at":0,"kind":"aborted","mood":{"words":["bored"]}}"#;
    assert_eq!(read(later).kind, EventKind::Aborted);
    let sparse = r#"{"seq":1,"at":0,"kind":"acted","token":"e2e2","ply":0}"#;
    assert_eq!(Room::load(&[read(sparse)]).expect_err("it is not opened").seq.0, 1);
}

#[test]
fn pinned_games_load_and_are_judged_as_they_were() {
    for game in GAMES {
        let events = current(game);
        let room = Room::load(&events).unwrap_or_else(|error| panic!("{game}: {error}"));
        assert_eq!(room.verdict(), old_verdict(game).as_ref(), "{game}");
        assert_eq!(rejudge(&events), Ok(Vec::new()), "{game}");
    }
}

#[test]
fn later_games_load_and_are_judged_as_they_were() {
    for game in LATER {
        let events = current(game);
        let room = Room::load(&events).unwrap_or_else(|error| panic!("{game}: {error}"));
        let cause = room.verdict().map(|verdict| verdict.cause.code());
        let wanted = match game {
            "left" => "abandoned",
            "refereed" => "adjudicated",
            _ => "resigned",
        };
        assert_eq!(cause, Some(wanted), "{game}");
        assert_eq!(rejudge(&events), Ok(Vec::new()), "{game}");
    }
}

const CHO: Player = Player::Guest(GuestId::from_bits(1));
const HAN: Player = Player::Guest(GuestId::from_bits(2));

/// Plays these moves without a repetition rule. Each move takes 300 ms, and the round trip is 200 ms.
fn played(steps: &[(&str, &str)]) -> Vec<Event> {
    let mut rules = Preset::Kakao.rules();
    rules.repetition.clear();
    rules.setup.order = janggi::ruleset::SetupOrder::Fixed;
    let terms = Terms {
        game: GameId::from_bits(9),
        rules_id: None,
        rules,
        start: StartPlan::Arranged {
            handicap: Vec::new(),
            give: Vec::new(),
            deom_half: None,
        },
        time: TimeControl::Fischer {
            main: Millis::from_seconds(600),
            increment: Millis::from_seconds(5),
        },
        takeback: TakebackPolicy::Never,
        seats: BySide {
            cho: SeatHolder::Player(CHO),
            han: SeatHolder::Player(HAN),
        },
        hands: None,
        seniority: None,
        rated: false,
        referee: None,
        setup_time: None,
        tournament: None,
        invited: None,
        visibility: play::room::Visibility::default(),
        zone: None,
    };
    let mut at = Moment(1_000);
    let (mut room, mut events) = Room::open(terms, at).expect("possible terms");
    for (ply, (from, to)) in steps.iter().enumerate() {
        at = Moment(at.0 + 300);
        let action = Action::Step {
            from: from.parse().expect("a square"),
            to: to.parse().expect("a square"),
        };
        let command = Command::Player {
            player: if ply % 2 == 0 { CHO } else { HAN },
            id: None,
            command: PlayerCommand::Act {
                ply: u32::try_from(ply).expect("short"),
                action,
            },
            round_trip: Millis(200),
            seen: None,
        };
        events.extend(room.handle(command, at).expect("legal").events);
    }
    events
}

/// Returns the log, position, clocks and verdict of a room loaded from these events.
fn said(events: &[Event]) -> (Vec<play::room::Logged>, String, Option<ClockState>, Option<Verdict>) {
    let room = Room::load(events).expect("sound events");
    let played = room.played().expect("it was started");
    let position = janggi::fen::print(played.game.position());
    (
        played.log.clone(),
        position,
        played.clock.state(),
        room.verdict().cloned(),
    )
}

#[test]
fn a_changed_repetition_rule_changes_no_stored_game() {
    let back_and_forth = [("a4", "b4"), ("a7", "b7"), ("b4", "a4"), ("b7", "a7")];
    let events = played(&back_and_forth.repeat(4));
    let before = said(&events);
    let mut refused_today = 0;
    for preset in Preset::ALL {
        let mut changed = events.clone();
        let EventKind::Opened { terms } = &mut changed[0].kind else {
            panic!("the first event opens the room")
        };
        terms.rules.repetition = preset.rules().repetition;
        assert_eq!(said(&changed), before, "{preset:?}");
        refused_today += usize::from(!rejudge(&changed).expect("sound events").is_empty());
    }
    assert!(refused_today > 0, "some rule set would have decided otherwise");
}

#[test]
fn a_changed_lag_credit_changes_no_stored_game() {
    let mut events = played(&[("a4", "b4"), ("a7", "b7")]);
    // The events as a version that credited 120 ms instead of 200 ms would have stored them.
    let mut charged = Vec::new();
    for event in &mut events {
        if let EventKind::Acted {
            side: Some(side),
            charge: Some(charge),
            credit: Some(credit),
            clock: Some(clock),
            ..
        } = &mut event.kind
        {
            (*charge, *credit) = (Millis(180), Millis(120));
            charged.push(*side);
            for side in &charged {
                clock.left[*side].main = Millis(605_000 - 180);
                clock.credited[*side] = Millis(120);
            }
        }
    }
    assert_eq!(charged, [Side::Cho, Side::Han]);
    let (log, _, clock, _) = said(&events);
    assert_eq!(
        log.iter()
            .map(|logged| (logged.spent, logged.credit))
            .collect::<Vec<_>>(),
        [(Some(Millis(180)), Millis(120)); 2]
    );
    assert_eq!(clock.map(|clock| clock.left[Side::Cho].main), Some(Millis(604_820)));
    let differences = rejudge(&events).expect("sound events");
    assert_eq!(
        differences.len(),
        2,
        "today's clock would have charged otherwise: {differences:?}"
    );
}

#[test]
fn damaged_events_are_named() {
    let whole = current("clock");
    let mut token = whole.clone();
    for event in &mut token {
        if let EventKind::Acted { action, .. } = &mut event.kind {
            *action = "e5e6".parse().expect("two points");
        }
    }
    let gap: Vec<Event> = whole.iter().filter(|event| event.seq.0 != 4).cloned().collect();
    assert_eq!(Room::load(&token).expect_err("no piece stands there").seq.0, 6);
    assert_eq!(Room::load(&gap).expect_err("event 4 is missing").seq.0, 5);
    assert_eq!(Room::load(&whole[1..]).expect_err("it is not opened").seq.0, 1);
    assert!(upgrade(&["{}"], None).is_err() && upgrade(&["[1"], None).is_err() && upgrade(&[], None).is_err());
}

#[test]
fn an_engine_level_and_an_open_seat_are_pinned_as_they_are_written() {
    let holders = [
        (
            SeatHolder::Player(CHO),
            r#"{"kind":"player","who":"guest:00000000001"}"#,
        ),
        (
            SeatHolder::Engine(Level::new(3).expect("a level")),
            r#"{"kind":"engine","who":3}"#,
        ),
        (
            SeatHolder::House(HousePlayer::Crane),
            r#"{"kind":"house","who":"crane"}"#,
        ),
        (SeatHolder::Open, r#"{"kind":"open"}"#),
    ];
    for (holder, text) in holders {
        assert_eq!(serde_json::to_string(&holder).expect("JSON"), text);
        assert_eq!(serde_json::from_str::<SeatHolder>(text).expect("just written"), holder);
    }
}

#[test]
fn the_custom_that_settled_the_sides_is_pinned_as_it_is_written() {
    let opened = |game: &str| current(game)[0].clone();
    for (seniority, text) in [
        (Seniority::Elder, r#","seniority":"elder"}}"#),
        (Seniority::HigherRank, r#","seniority":"higher_rank"}}"#),
    ] {
        let mut event = opened("left");
        let EventKind::Opened { terms } = &mut event.kind else {
            panic!("the first event opens the room")
        };
        assert_eq!(terms.seniority, None, "older games do not say");
        terms.seniority = Some(seniority);
        assert!(print(&event).ends_with(text), "{}", print(&event));
        assert_eq!(read(&print(&event)), event);
    }
}

/// Returns a handicap game with closed hands, pieces placed one by one, and a piece that is touched before it moves.
fn ceremony() -> Vec<Event> {
    // An old revision, which never changes.
    let mut rules = Preset::rules_of("casual@1").expect("an older revision");
    rules.setup.order = SetupOrder::PieceByPiece { first: Side::Han };
    rules.touch = Touch::TouchMove;
    let terms = Terms {
        game: GameId::from_bits(11),
        rules_id: None,
        rules,
        start: StartPlan::Arranged {
            handicap: Vec::new(),
            give: vec![Role::Chariot],
            deom_half: None,
        },
        time: TimeControl::None,
        takeback: TakebackPolicy::Never,
        seats: BySide {
            cho: SeatHolder::Player(CHO),
            han: SeatHolder::Player(CHO),
        },
        hands: Some(ClosedHands {
            picks: Side::Cho,
            cho_in: Hand::Right,
            sealed: "5e".to_owned(),
            reveal: "cho in the right hand".to_owned(),
        }),
        seniority: None,
        rated: false,
        referee: None,
        setup_time: None,
        tournament: None,
        invited: None,
        visibility: play::room::Visibility::default(),
        zone: None,
    };
    let (mut room, mut events) = Room::open(terms, Moment(1_000)).expect("possible terms");
    let mut ask = |room: &mut Room, command| {
        let at = Moment(1_000 + i64::from(room.seq().0));
        let command = Command::Player {
            player: CHO,
            id: None,
            command,
            round_trip: Millis::ZERO,
            seen: None,
        };
        events.extend(room.handle(command, at).expect("possible").events);
    };
    ask(&mut room, PlayerCommand::PickHand { hand: Hand::Left });
    while let Some(placing) = room.placing() {
        let (square, roles) = placing.options[0].clone();
        let (side, role) = (placing.turn, roles[0]);
        ask(&mut room, PlayerCommand::Place { side, role, square });
    }
    let square = "a7".parse().expect("a square");
    ask(&mut room, PlayerCommand::Touch { ply: 0, square });
    let to = "b7".parse().expect("a square");
    let step = Action::Step { from: square, to };
    ask(&mut room, PlayerCommand::Act { ply: 0, action: step });
    let side = Some(Side::Cho);
    ask(&mut room, PlayerCommand::Resign { ply: 1, side });
    events
}

#[test]
fn a_game_with_the_ceremony_of_the_board_is_pinned() {
    let text: String = ceremony().iter().map(|event| print(event) + "\n").collect();
    if std::env::var_os("JANGGUN_WRITE").is_some() {
        fs::write(folder("current").join("ceremony.jsonl"), &text).expect("the folder is there");
    }
    assert_eq!(lines("current", "ceremony").join("\n") + "\n", text);
}
