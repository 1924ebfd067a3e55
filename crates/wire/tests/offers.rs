//! Tests of offers, the referee and rulings. Every offer must be visible to both players and spectators, and only the
//! other player may answer it.

use janggi::{Arrangement, BySide, Preset, Side};
use play::room::{
    Command, PlayerCommand, RefereePlan, Repetition, Room, Ruling, SeatHolder, StartPlan, TakebackPolicy, Terms,
};
use play::{GameId, GuestId, Millis, Moment, Player, TimeControl};
use serde_json::{Value, json};
use wire::commands;
use wire::convert;
use wire::game_event::GameEvent;
use wire::http::Now;
use wire::ws::ClientMsg;

const MINA: Player = Player::Guest(GuestId::from_bits(1));
const JUN: Player = Player::Guest(GuestId::from_bits(2));
const REFEREE: Player = Player::Guest(GuestId::from_bits(4));
const AT: Moment = Moment(1_000_000);

fn terms() -> Terms {
    Terms {
        game: GameId::from_bits(100),
        rules_id: None,
        rules: Preset::Casual.rules(),
        start: StartPlan::Arranged {
            handicap: Vec::new(),
            give: Vec::new(),
            deom_half: None,
        },
        time: TimeControl::Fischer {
            main: Millis::from_seconds(600),
            increment: Millis::ZERO,
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

/// Sends a player's message to the room. Returns the kinds of the resulting events, or the error code.
fn send(room: &mut Room, player: Player, frame: &Value) -> Result<Vec<String>, String> {
    let mut frame = frame.clone();
    frame["id"] = json!(format!("c{}", room.seq().0));
    if frame["t"] == "act" || frame["t"] == "takeback" {
        frame["ply"] = json!(room.played().map_or(0, |played| played.ply()));
    }
    let message: ClientMsg = serde_json::from_value(frame).expect("a frame");
    let (id, command) = commands::player_command(message, || GameId::from_bits(7)).expect("well formed");
    let handled = room.handle(
        Command::Player {
            player,
            id: Some(id),
            command,
            round_trip: Millis::ZERO,
            seen: None,
        },
        AT,
    );
    let handled = handled.map_err(|refused| convert::refused(&refused).code.to_string())?;
    let kind = |event| {
        let told = serde_json::to_value(GameEvent::shown(room, event, None)).expect("JSON");
        told["kind"].as_str().expect("a kind").to_owned()
    };
    Ok(handled.events.iter().map(kind).collect())
}

/// Returns a game in which both sides have moved.
fn playing() -> Room {
    moved(terms())
}

/// Returns a game in which both sides have moved, with a shared total time.
fn sharing() -> Room {
    let time = TimeControl::Total {
        main: Millis::from_seconds(1_200),
        per_move: None,
    };
    moved(Terms { time, ..terms() })
}

fn moved(terms: Terms) -> Room {
    let (mut room, _) = Room::open(terms, AT).expect("possible terms");
    for (player, side) in [(JUN, "han"), (MINA, "cho")] {
        send(
            &mut room,
            player,
            &json!({"t": "arrange", "side": side, "setup": "mssm"}),
        )
        .expect("may choose");
    }
    for (player, action) in [(MINA, "a4b4"), (JUN, "a7b7")] {
        send(&mut room, player, &json!({"t": "act", "action": action})).expect("legal");
    }
    room
}

fn adjourned() -> Room {
    let mut room = playing();
    send(&mut room, MINA, &json!({"t": "offer_adjourn"})).expect("an offer");
    send(&mut room, JUN, &json!({"t": "answer_adjourn", "accept": true})).expect("an answer");
    room
}

fn over() -> Room {
    let mut room = playing();
    send(&mut room, MINA, &json!({"t": "act", "action": "resign"})).expect("may resign");
    room
}

/// A kind of offer, made by Mina, who plays Cho.
struct Offer {
    name: &'static str,
    before: fn() -> Room,
    frame: Value,
    yes: Value,
    no: Option<Value>,
    /// Returns the offering side from the current state.
    shown: fn(&Now) -> Option<wire::vocabulary::Side>,
    /// Returns whether the reader may answer.
    right: fn(&Now) -> bool,
}

fn offers() -> Vec<Offer> {
    let answer = |kind: &str, accept: bool| json!({"t": kind, "accept": accept});
    let word = |action: &str| json!({"t": "act", "action": action});
    vec![
        Offer {
            name: "draw",
            before: playing,
            frame: word("offer"),
            yes: word("accept"),
            no: Some(word("decline")),
            shown: |now| now.offers.draw,
            right: |now| now.rights.answer_draw,
        },
        Offer {
            name: "takeback",
            before: playing,
            frame: json!({"t": "takeback"}),
            yes: answer("takeback_answer", true),
            no: Some(answer("takeback_answer", false)),
            shown: |now| now.offers.takeback,
            right: |now| now.rights.answer_takeback,
        },
        Offer {
            name: "adjourn",
            before: playing,
            frame: json!({"t": "offer_adjourn"}),
            yes: answer("answer_adjourn", true),
            no: Some(answer("answer_adjourn", false)),
            shown: |now| now.offers.adjourn,
            right: |now| now.rights.answer_adjourn,
        },
        Offer {
            name: "resume",
            before: adjourned,
            frame: json!({"t": "offer_resume"}),
            yes: answer("answer_resume", true),
            no: Some(answer("answer_resume", false)),
            shown: |now| now.offers.resume,
            right: |now| now.rights.answer_resume,
        },
        Offer {
            name: "stop",
            before: sharing,
            frame: word("stop:agreed"),
            yes: word("stop:agreed"),
            no: None,
            shown: |now| now.offers.stop,
            right: |now| now.rights.stop,
        },
        Offer {
            name: "rematch",
            before: over,
            frame: json!({"t": "rematch"}),
            yes: json!({"t": "rematch"}),
            no: None,
            shown: |now| now.offers.rematch,
            right: |now| now.rights.rematch,
        },
    ]
}

fn views(room: &Room) -> [Now; 3] {
    [Some(MINA), Some(JUN), None].map(|reader| convert::now(room, reader, AT))
}

/// Returns the header values of a record in which Cho's player has a name and Han's does not.
fn heading() -> convert::Heading {
    convert::Heading {
        created: AT,
        ahead_s: 0,
        names: janggi::BySide {
            cho: Some("미나".to_owned()),
            han: None,
        },
    }
}

#[test]
fn every_offer_is_seen_by_both_sides_and_answered_by_the_other() {
    // A new kind of offer must be added here.
    let fields = serde_json::to_value(wire::http::Offers {
        draw: Some(wire::vocabulary::Side::Cho),
        takeback: Some(wire::vocabulary::Side::Cho),
        rematch: Some(wire::vocabulary::Side::Cho),
        adjourn: Some(wire::vocabulary::Side::Cho),
        resume: Some(wire::vocabulary::Side::Cho),
        stop: Some(wire::vocabulary::Side::Cho),
    });
    let fields = fields.expect("JSON");
    let mut names: Vec<&String> = fields.as_object().expect("an object").keys().collect();
    names.sort();
    let mut met: Vec<&str> = offers().iter().map(|offer| offer.name).collect();
    met.sort_unstable();
    assert_eq!(names, met);
    for offer in offers() {
        for answer in [Some(&offer.yes), offer.no.as_ref()].into_iter().flatten() {
            let mut room = (offer.before)();
            assert!(
                views(&room).iter().all(|now| (offer.shown)(now).is_none()),
                "{}",
                offer.name
            );
            let told = send(&mut room, MINA, &offer.frame).expect("an offer");
            assert_eq!(told.len(), 1, "{}: everybody is told", offer.name);
            let [own, other, watcher] = views(&room);
            for now in [&own, &other, &watcher] {
                assert_eq!((offer.shown)(now), Some(wire::vocabulary::Side::Cho), "{}", offer.name);
            }
            assert!((offer.right)(&other), "{}: the other may answer", offer.name);
            assert!(!(offer.right)(&watcher), "{}: nobody else may", offer.name);
            assert_eq!(
                send(&mut room, REFEREE, answer),
                Err("not_your_seat".to_owned()),
                "{}",
                offer.name
            );
            assert!(
                send(&mut room, MINA, answer).is_err(),
                "{}: nobody answers himself",
                offer.name
            );
            let told = send(&mut room, JUN, answer).expect("an answer");
            assert!(!told.is_empty(), "{}: both are told the answer", offer.name);
            assert!(
                views(&room).iter().all(|now| (offer.shown)(now).is_none()),
                "{}",
                offer.name
            );
        }
    }
}

#[test]
fn the_referee_is_seen_and_agreed_to_by_both() {
    let referee = Some(RefereePlan {
        key_hash: "5e".to_owned(),
        repetition: Repetition::default(),
    });
    let (mut room, _) = Room::open(Terms { referee, ..terms() }, AT).expect("possible terms");
    let state = |room: &Room, reader| {
        let view = convert::game_view(room, reader, AT, AT);
        let referee = serde_json::to_value(view.referee.expect("asked for")).expect("JSON");
        (
            referee["state"].clone(),
            referee["you"].clone(),
            view.now.rights.confirm_referee,
        )
    };
    for reader in [MINA, JUN] {
        assert_eq!(
            state(&room, Some(reader)),
            (json!("awaited"), json!(false), true),
            "to decline"
        );
    }
    let key_hash = "5e".to_owned();
    let join = Command::Player {
        player: REFEREE,
        id: None,
        command: PlayerCommand::JoinReferee { key_hash },
        round_trip: Millis::ZERO,
        seen: None,
    };
    room.handle(join, AT).expect("the key");
    assert_eq!(state(&room, Some(REFEREE)), (json!("joined"), json!(true), false));
    for player in [MINA, JUN] {
        assert_eq!(state(&room, Some(player)), (json!("joined"), json!(false), true));
        let yes = json!({"t": "confirm_referee", "accept": true});
        assert_eq!(send(&mut room, player, &yes), Ok(vec!["referee_confirmed".to_owned()]));
    }
    assert_eq!(state(&room, None), (json!("confirmed"), json!(false), false));
}

#[test]
fn a_ruling_stands_in_every_record_that_has_comments() {
    let referee = Some(RefereePlan {
        key_hash: "5e".to_owned(),
        repetition: Repetition::default(),
    });
    let (mut room, _) = Room::open(Terms { referee, ..terms() }, AT).expect("possible terms");
    let ask = |room: &mut Room, player, command| {
        let command = Command::Player {
            player,
            id: None,
            command,
            round_trip: Millis::ZERO,
            seen: None,
        };
        room.handle(command, AT).expect("possible");
    };
    let key_hash = "5e".to_owned();
    ask(&mut room, REFEREE, PlayerCommand::JoinReferee { key_hash });
    for (player, side) in [(JUN, Side::Han), (MINA, Side::Cho)] {
        send(&mut room, player, &json!({"t": "confirm_referee", "accept": true})).expect("agreed");
        let arrangement = Arrangement::Mssm;
        ask(&mut room, player, PlayerCommand::Arrange { side, arrangement });
    }
    for (player, action) in [(MINA, "a4b4"), (JUN, "a7b7")] {
        send(&mut room, player, &json!({"t": "act", "action": action})).expect("legal");
    }
    let give = json!({"t": "rule", "ruling": {"kind": "give_time", "side": "cho", "ms": 60_000}, "words": "연결 장애"});
    send(&mut room, REFEREE, &give).expect("he rules");
    let win = json!({"t": "rule", "ruling": {"kind": "win", "side": "han"}, "words": ""});
    assert_eq!(
        send(&mut room, REFEREE, &win),
        Ok(vec!["ruled".to_owned(), "ended".to_owned()])
    );
    for format in [
        wire::http::RecordFormat::Pgn,
        wire::http::RecordFormat::Json,
        wire::http::RecordFormat::Gib,
    ] {
        let record = convert::record(&room, format, &heading()).expect("it was played");
        for words in ["심판: 초에게 60초를 줌 (연결 장애)", "심판: 한 승"] {
            assert!(record.contains(words), "{format:?}: {record}");
        }
    }
    let json = convert::record(&room, wire::http::RecordFormat::Json, &heading()).expect("it was played");
    let read = janggi::record::json::read(&json).expect("our own record");
    let rulings = convert::recorded_rulings(&read.record);
    let kinds = [
        Ruling::GiveTime {
            side: Side::Cho,
            ms: Millis(60_000),
        },
        Ruling::Win { side: Side::Han },
    ];
    assert_eq!(rulings.iter().map(|one| one.ruling).collect::<Vec<_>>(), kinds);
    assert_eq!((rulings[0].ply, rulings[0].words.as_str()), (2, "연결 장애"));
    let game = read.record.to_game().expect("judged by its rules");
    assert_eq!(game.verdict(), room.verdict());
    let view = convert::game_view(&room, None, AT, AT);
    assert_eq!(view.rulings.len(), 2);
}
