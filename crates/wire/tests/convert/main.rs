//! Tests of the conversion between messages and rooms. `followers` tests clients that only apply events, and `brief`
//! tests brief states.

mod brief;
mod followers;

use janggi::ruleset::SetupOrder;
use janggi::{Arrangement, BySide, Preset, Side};
use play::room::{Command, Handled, Level, PlayerCommand, Room, SeatHolder, StartPlan, TakebackPolicy, Terms};
use play::{GameId, GuestId, Millis, Moment, Player, TimeControl};
use serde_json::{Value, json};
use wire::Code;
use wire::commands;
use wire::convert;
use wire::game_event::GameEvent;
use wire::http::{Level as LevelView, NewGame, RecordFormat};
use wire::ws::{ClientMsg, ServerMsg};

const MINA: Player = Player::Guest(GuestId::from_bits(1));
const JUN: Player = Player::Guest(GuestId::from_bits(2));
const STRANGER: Player = Player::Guest(GuestId::from_bits(3));
const OPENED: Moment = Moment(1_000_000);

fn levels() -> Vec<LevelView> {
    (1..=3)
        .map(|level| LevelView {
            level,
            grade: 20,
            nodes: 100,
            margin: 0,
            spread: 1,
        })
        .collect()
}

fn terms(preset: Preset) -> Terms {
    Terms {
        game: GameId::from_bits(9),
        rules_id: None,
        rules: preset.rules(),
        start: StartPlan::Arranged {
            handicap: Vec::new(),
            give: Vec::new(),
            deom_half: None,
        },
        time: TimeControl::Byoyomi {
            main: Millis(600_000),
            period: Millis(30_000),
            periods: 3,
        },
        takeback: TakebackPolicy::Allowed,
        seats: BySide {
            cho: SeatHolder::Player(MINA),
            han: SeatHolder::Player(JUN),
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
    }
}

fn player(room: &mut Room, player: Player, command: PlayerCommand, at: Moment) -> Handled {
    let command = Command::Player {
        player,
        id: None,
        command,
        round_trip: Millis(20),
        seen: None,
    };
    room.handle(command, at).expect("it may be done")
}

/// Converts a body to terms and opens a room, as `POST /api/games` does.
fn create(body: Value) -> Result<Terms, Code> {
    let wanted: NewGame = serde_json::from_value(body).map_err(|_| Code::BadRequest)?;
    let terms =
        convert::terms(&wanted, MINA, GameId::from_bits(1), Side::Han, &levels()).map_err(|error| error.code)?;
    Room::open(terms.clone(), OPENED).map_err(|error| convert::open_error(&error).code)?;
    Ok(terms)
}

/// Returns the header values of a record in which Cho's player has a name and Han's does not.
fn heading() -> convert::Heading {
    convert::Heading {
        created: OPENED,
        ahead_s: 0,
        names: janggi::BySide {
            cho: Some("미나".to_owned()),
            han: None,
        },
    }
}

#[test]
fn a_game_is_made_of_its_body() {
    let made =
        create(json!({"rules":"kakao","opponent":{"kind":"engine","level":2},"side":"random"})).expect("possible");
    assert_eq!(made.rules_id.as_deref(), Some("kakao@1"));
    assert_eq!(made.seats.han, SeatHolder::Player(MINA), "chance said Han");
    assert_eq!(made.seats.cho, SeatHolder::Engine(Level::new(2).expect("a level")));
    assert_eq!((made.time, made.takeback), (TimeControl::None, TakebackPolicy::Allowed));
    let rules = json!({"schema":1,"base":"kakao@1","set":{"limit.total_plies.n":300}});
    let made =
        create(json!({"rules":rules,"opponent":{"kind":"self"},"side":"cho","takeback":"never"})).expect("possible");
    assert_eq!((made.rules_id, made.seats.cho), (None, made.seats.han));
}

#[test]
fn what_is_agreed_for_one_game_leaves_the_rules_their_name() {
    let named = |set: Value| {
        let rules = json!({"schema":1,"base":"kakao@1","set":set});
        let made = create(json!({"rules":rules,"opponent":{"kind":"self"},"side":"cho"})).expect("possible");
        made.rules_id
    };
    let placed = json!({"setup.order":"piece_by_piece","setup.first":"han","touch":"touch_move"});
    assert_eq!(named(placed).as_deref(), Some("kakao@1"));
    assert_eq!(
        named(json!({"setup.order":"simultaneous_hidden","setup.first":null})),
        None
    );
}

/// Returns the error code for a valid request whose field `name` is replaced by `value`.
fn refusal_with(name: &str, value: Value) -> Code {
    let mut body = json!({"rules":"kakao","opponent":{"kind":"friend"},"side":"cho"});
    body[name] = value;
    create(body).map(|_| ()).expect_err("it is refused")
}

#[test]
fn bad_times_are_refused_with_their_code() {
    let byoyomi =
        |period_ms: u32, periods: u32| json!({"kind":"byoyomi","main_ms":0,"period_ms":period_ms,"periods":periods});
    let fischer = |main_ms: i32| json!({"kind":"fischer","main_ms":main_ms,"increment_ms":0});
    let rows = [
        (byoyomi(1, 3), Code::BadTime),
        (byoyomi(30_000, 0), Code::BadTime),
        (fischer(0), Code::BadTime),
        (fischer(-1), Code::BadRequest),
    ];
    for (time, code) in rows {
        assert_eq!(refusal_with("time", time.clone()), code, "{time}");
    }
}

#[test]
fn bad_bodies_are_refused_with_their_code() {
    let rows = [
        ("rules", json!("chess"), Code::BadRules),
        ("rules", json!(7), Code::BadRules),
        (
            "rules",
            json!({"schema":1,"base":"kakao@1","set":{"no.such":1}}),
            Code::BadRules,
        ),
        ("rules", json!({"schema":99}), Code::BadRules),
        ("opponent", json!({"kind":"engine","level":0}), Code::BadLevel),
        ("opponent", json!({"kind":"engine","level":9}), Code::BadLevel),
        ("opponent", json!({"kind":"engine","level":300}), Code::BadRequest),
        (
            "opponent",
            json!({"kind":"house","player":"wolf"}),
            Code::UnknownHousePlayer,
        ),
        ("opponent", json!({"kind":"ghost"}), Code::BadRequest),
        ("side", json!("red"), Code::BadRequest),
        ("start", json!({"fen":"rubbish"}), Code::BadFen),
        (
            "start",
            json!({"fen":"9/9/9/9/9/9/9/9/9/9 w - - 0 1"}),
            Code::BadPosition,
        ),
        (
            "start",
            json!({"fen":"4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1","handicap":["a10"]}),
            Code::BadStart,
        ),
        ("start", json!({"handicap":["e9"]}), Code::BadStart),
        ("start", json!({"handicap":["z99"]}), Code::BadStart),
        ("start", json!({"give":"rx"}), Code::BadStart),
        ("start", json!({"give":"k"}), Code::BadStart),
        ("start", json!({"give":"pppppppppppppppppppp"}), Code::BadStart),
        ("picks", json!("nobody"), Code::BadRequest),
        ("seniority", json!("taller"), Code::BadRequest),
        ("start", json!({"handicap":["a10","a10"]}), Code::BadStart),
        ("surprise", json!(1), Code::BadRequest),
    ];
    for (name, value, code) in rows {
        assert_eq!(refusal_with(name, value.clone()), code, "{name}: {value}");
    }
}

#[test]
fn seniority_settles_the_sides_of_two_people_only() {
    let asked = |opponent: &str, side: &str| {
        let opponent = match opponent {
            "engine" => json!({"kind":"engine","level":2}),
            kind => json!({ "kind": kind }),
        };
        create(json!({"rules":"kakao","opponent":opponent,"side":side,"seniority":"elder"}))
    };
    for (opponent, side) in [("friend", "cho"), ("friend", "han"), ("self", "cho")] {
        let made = asked(opponent, side).expect("it is possible");
        let (room, _) = Room::open(made, OPENED).expect("possible terms");
        let seen = convert::game_view(&room, None, OPENED, OPENED);
        assert_eq!(seen.seniority, Some(wire::http::Seniority::Elder), "{opponent} {side}");
    }
    for (opponent, side) in [("engine", "cho"), ("friend", "random"), ("friend", "hidden_soldiers")] {
        assert_eq!(asked(opponent, side).err(), Some(Code::BadRequest), "{opponent} {side}");
    }
}

#[test]
fn tokens_are_read_or_refused() {
    let asked = |action: &str| {
        let message = ClientMsg::Act {
            id: "c".to_owned(),
            ply: 0,
            action: action.to_owned(),
            seen: None,
        };
        commands::player_command(message, || GameId::from_bits(0))
    };
    for good in [
        "a4b4",
        "a10a9",
        "b1a10",
        "i10h10",
        "e2e2",
        "pass",
        "call",
        "offer",
        "accept",
        "decline",
        "resign",
        "resign:han",
    ] {
        assert!(asked(good).is_ok(), "{good}");
    }
    let bad = [
        "", "a", "a4", "a4b", "a0b1", "j1a1", "a11a1", "a4b4q", "A4B4", "빅장", "a4 b4", "abort", "flag:cho", "a4b4\n",
        "éa4b",
    ];
    for bad in bad {
        let answer = asked(bad);
        assert!(
            matches!(&answer, Err(ServerMsg::Refused { error, .. }) if error.code == Code::BadMove),
            "{bad}: {answer:?}"
        );
    }
    let nameless = ClientMsg::Abort {
        id: "not a name".to_owned(),
    };
    let answer = commands::player_command(nameless, || GameId::from_bits(0));
    assert!(
        matches!(&answer, Err(ServerMsg::Error { error }) if error.code == Code::BadRequest),
        "{answer:?}"
    );
    assert_eq!(
        commands::player_command(ClientMsg::Ping { hidden: true }, || GameId::from_bits(0)),
        Err(ServerMsg::Pong)
    );
}

#[test]
fn a_hidden_choice_cannot_be_told_from_another() {
    let seen = |choice: Arrangement, reader: Option<Player>| {
        let mut rules = Preset::Casual.rules();
        rules.setup.order = SetupOrder::SimultaneousHidden;
        let (mut room, _) = Room::open(
            Terms {
                rules,
                ..terms(Preset::Casual)
            },
            OPENED,
        )
        .expect("possible");
        let command = PlayerCommand::Arrange {
            side: Side::Cho,
            arrangement: choice,
        };
        let handled = player(&mut room, MINA, command, OPENED);
        let event = GameEvent::shown(&room, &handled.events[0], reader);
        let view = convert::game_view(&room, reader, OPENED, OPENED);
        serde_json::to_string(&(event, view)).expect("messages are JSON")
    };
    for reader in [Some(JUN), Some(STRANGER), None] {
        let first = seen(Arrangement::Central, reader);
        assert!(first.contains("\"cho\":\"hidden\""), "{first}");
        for choice in Arrangement::ALL {
            assert_eq!(seen(choice, reader), first, "{choice} to {reader:?}");
        }
    }
    assert_ne!(
        seen(Arrangement::Central, Some(MINA)),
        seen(Arrangement::Msms, Some(MINA))
    );
}

#[test]
fn an_engine_job_replays_to_its_position() {
    let engine = SeatHolder::Engine(Level::new(2).expect("a level"));
    let seats = BySide {
        cho: SeatHolder::Player(MINA),
        han: engine,
    };
    let start = StartPlan::Position {
        fen: "4k4/9/9/p8/9/9/9/9/R8/3K5 w - - 0 1".to_owned(),
    };
    let (mut room, _) = Room::open(
        Terms {
            seats,
            start,
            ..terms(Preset::Casual)
        },
        OPENED,
    )
    .expect("possible");
    assert_eq!(convert::job(&room, &levels()[1], 500, 7), None, "it is Cho's turn");
    let command = PlayerCommand::Act {
        ply: 0,
        action: commands::game_action("a2a5").expect("a step"),
    };
    player(&mut room, MINA, command, OPENED);
    let job = convert::job(&room, &levels()[1], 500, 7).expect("the engine is to move");
    let rules = janggi::Rules::from_value(&job.rules).expect("a job has whole rules");
    let start: janggi::Start = serde_json::from_value(job.start.clone()).expect("a job has a start");
    let mut game = janggi::Game::new(rules, start).expect("a game can start");
    for token in &job.actions {
        let action = janggi::Action::parse(token, game.position()).expect("a token");
        game.play(action).expect("it was played");
    }
    assert_eq!(game.position(), room.played().expect("a game").game.position());
    assert_eq!(
        (job.ply, job.limits.level, job.limits.time_ms, job.seed),
        (1, std::num::NonZeroU8::new(2), 500, 7)
    );
}

#[test]
fn a_game_is_taken_away_and_read_again() {
    let (mut room, _) = Room::open(terms(Preset::Casual), OPENED).expect("possible");
    assert!(
        RecordFormat::ALL
            .into_iter()
            .all(|format| convert::record(&room, format, &heading()).is_none())
    );
    for (side, who) in [(Side::Han, JUN), (Side::Cho, MINA)] {
        let arrangement = Arrangement::Smms;
        player(&mut room, who, PlayerCommand::Arrange { side, arrangement }, OPENED);
    }
    let said = [
        ("c1d3", MINA),
        ("offer", JUN),
        ("decline", MINA),
        ("a7b7", JUN),
        ("pass", MINA),
        ("resign", JUN),
    ];
    for (ply, (token, who)) in [0, 1, 1, 1, 2, 3].into_iter().zip(said) {
        let message = ClientMsg::Act {
            id: format!("c{ply}{token}").replace(':', "-"),
            ply,
            action: token.to_owned(),
            seen: None,
        };
        let (_, command) = commands::player_command(message, || GameId::from_bits(0)).expect("a token");
        player(&mut room, who, command, Moment(OPENED.0 + 2_000 * i64::from(ply + 1)));
    }
    let played = room.played().expect("a game");
    let file = |format| convert::record(&room, format, &heading()).expect("it has been played");

    let setup = janggi::fen::parse(file(RecordFormat::Fen).trim()).expect("a FEN");
    assert_eq!(
        &janggi::Position::try_from(setup).expect("a position"),
        played.game.position()
    );

    let text = file(RecordFormat::Gib);
    let raw = janggi::record::split(text.as_bytes());
    let read = janggi::record::gib::read(&raw[0]).expect("our own .gib");
    assert_eq!(
        (&read.record.end(), read.record.tag("대국결과")),
        (played.game.position(), Some("초 기권승")),
        "{text}"
    );
    assert!(text.contains("한: 무승부 제안") && text.contains("<1>"), "{text}");
    assert_eq!(read.record.tag("초대국자"), Some("미나"));
    assert_eq!(read.record.tag("한대국자"), Some("게스트"));

    let text = file(RecordFormat::Pgn);
    let raw = janggi::record::split(text.as_bytes());
    let read = janggi::record::pgn::read(&raw[0]).expect("our own PGN");
    assert_eq!(&read.record.end(), played.game.position(), "{text}");

    let read = janggi::record::json::read(&file(RecordFormat::Json))
        .expect("our own JSON")
        .record;
    let game = read
        .to_game()
        .expect("it replays under its own rules to its own verdict");
    assert_eq!(game.actions(), played.game.actions());
    assert_eq!(game.verdict().map(|verdict| verdict.cause.code()), Some("resigned"));
    assert_eq!(read.tree.main_line().next().and_then(|node| node.times.spent), Some(1));
}

#[test]
fn every_code_has_its_sentences_and_a_fitting_status() {
    let mut seen = std::collections::BTreeSet::new();
    for &code in Code::ALL {
        assert!(seen.insert(code.text()), "{code} is there twice");
        assert!(
            code.text()
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte == b'_'),
            "{code}"
        );
        assert!((400..=599).contains(&code.status()), "{code}");
        let sentence = code.sentence();
        assert!(sentence.iter().all(|(_, text)| text.ends_with('.')), "{code}");
        assert!(
            sentence
                .in_language(janggi::Language::Korean)
                .chars()
                .any(|c| ('가'..='힣').contains(&c)),
            "{code}"
        );
        let text = serde_json::to_string(&code).expect("a code is text");
        assert_eq!(text, format!("\"{}\"", code.text()));
    }
}

#[test]
fn a_refused_position_names_every_fault_with_its_place() {
    let setup = janggi::notation::fen::parse("9/4k4/9/9/A8/9/9/9/9/9 w - - 0 1").unwrap();
    let faults = janggi::Position::try_from(setup).unwrap_err();
    let error = wire::convert::position_faults(&faults);
    assert_eq!(error.facts["codes"], json!(["no_general", "outside_palace"]));
    assert_eq!(error.facts["where"], json!(["cho", "cho a"]));
    // Older clients show this sentence.
    assert_eq!(error.facts["faults"], json!(faults.to_string()));
    let error = janggi::notation::fen::parse("9/4k4/9/9/4Z4/9/9/9/4K4/9 w - - 0 1").unwrap_err();
    let facts = wire::convert::fen_error(&error).facts;
    assert_eq!(
        serde_json::Value::from(facts),
        json!({"reason": "fen_piece", "rank": 6, "found": "Z"})
    );
}
