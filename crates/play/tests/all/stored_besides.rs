//! Stored games with events added after release 0.1.0, such as adjournments, conditional moves and rulings. They are
//! pinned in `testdata/stable/events`, and the test `stored_events` also reads them.
//!
//! `JANGGUN_WRITE=1 cargo test -p janggun-play --test all stored_besides` rewrites the folder `credited`. This is
//! allowed only if a kind or a field is added.

use std::fs;
use std::path::PathBuf;

use janggi::{Action, Arrangement, BySide, Preset, Side, StoppedHow};
use play::room::{
    AdjournmentAnswer, Command, Event, EventKind, PlayerCommand, RefereeAnswer, RefereePlan, Repetition, Room, Ruling,
    SeatHolder, StartPlan, TakebackPolicy, Terms,
};
use play::{GameId, GuestId, Millis, Moment, Player, TimeControl};

const CHO: Player = Player::Guest(GuestId::from_bits(1));
const HAN: Player = Player::Guest(GuestId::from_bits(2));
const REFEREE: Player = Player::Guest(GuestId::from_bits(3));

fn terms(time: TimeControl) -> Terms {
    Terms {
        game: GameId::from_bits(12),
        rules_id: Some("kakao@1".to_owned()),
        // An old revision, which never changes.
        rules: Preset::rules_of("kakao@1").expect("an older revision"),
        start: StartPlan::Arranged {
            handicap: Vec::new(),
            give: Vec::new(),
            deom_half: None,
        },
        time,
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
    }
}

fn fischer() -> TimeControl {
    TimeControl::Fischer {
        main: Millis::from_seconds(600),
        increment: Millis::from_seconds(5),
    }
}

/// A game with one command per second.
struct Game {
    room: Room,
    events: Vec<Event>,
    at: Moment,
}

impl Game {
    fn open(terms: Terms) -> Self {
        let at = Moment(1_000);
        let (room, events) = Room::open(terms, at).expect("possible terms");
        Self { room, events, at }
    }

    fn send(&mut self, command: Command) {
        self.at = self.at + Millis(1_000);
        let handled = self.room.handle(command, self.at).expect("possible");
        self.events.extend(handled.events);
    }

    fn ask(&mut self, player: Player, command: PlayerCommand) {
        self.send(Command::Player {
            player,
            id: None,
            command,
            round_trip: Millis(40),
            seen: None,
        });
    }

    fn arrange(&mut self) {
        for (player, side) in [(HAN, Side::Han), (CHO, Side::Cho)] {
            let arrangement = Arrangement::Mssm;
            self.ask(player, PlayerCommand::Arrange { side, arrangement });
        }
    }

    fn step(&mut self, player: Player, from: &str, to: &str) {
        let square = |text: &str| text.parse().expect("a square");
        let action = Action::Step {
            from: square(from),
            to: square(to),
        };
        let ply = self.room.played().map_or(0, |played| played.ply());
        self.ask(player, PlayerCommand::Act { ply, action });
    }

    fn resign(mut self, player: Player) -> Vec<Event> {
        let ply = self.room.played().map_or(0, |played| played.ply());
        self.ask(player, PlayerCommand::Resign { ply, side: None });
        self.events
    }
}

/// Returns a rated game with default setups, extra time, and offers to adjourn and to resume, each declined once and
/// then accepted.
fn agreed() -> Vec<Event> {
    let mut game = Game::open(Terms {
        rated: true,
        setup_time: Some(Millis(500)),
        ..terms(fischer())
    });
    let tick = || Command::Tick {
        round_trip: Millis::ZERO,
    };
    game.send(tick());
    game.send(tick());
    game.step(CHO, "a4", "b4");
    game.ask(CHO, PlayerCommand::GiveTime);
    for answer in [AdjournmentAnswer::Decline, AdjournmentAnswer::Accept] {
        game.ask(CHO, PlayerCommand::OfferAdjourn);
        game.ask(HAN, PlayerCommand::AnswerAdjourn(answer));
    }
    for answer in [AdjournmentAnswer::Decline, AdjournmentAnswer::Accept] {
        game.ask(HAN, PlayerCommand::OfferResume);
        game.ask(CHO, PlayerCommand::AnswerResume(answer));
    }
    game.step(HAN, "a7", "b7");
    // Ten plies are the minimum for a rating.
    for (cho, han) in [("i4h4", "i7h7"), ("c4c5", "c7c6"), ("e4e5", "e7e6"), ("g4g5", "g7g6")] {
        game.step(CHO, &cho[..2], &cho[2..]);
        game.step(HAN, &han[..2], &han[2..]);
    }
    game.ask(HAN, PlayerCommand::Resign { ply: 10, side: None });
    game.send(Command::Rate { neighbours: false });
    game.events
}

fn with_referee() -> Game {
    let referee = Some(RefereePlan {
        key_hash: "5e".to_owned(),
        repetition: Repetition::default(),
    });
    let mut game = Game::open(Terms {
        referee,
        ..terms(fischer())
    });
    let key_hash = "5e".to_owned();
    game.ask(REFEREE, PlayerCommand::JoinReferee { key_hash });
    game
}

/// Returns a game with all rulings except a draw and a call of time.
fn refereed() -> Vec<Event> {
    let mut game = with_referee();
    for player in [CHO, HAN] {
        game.ask(player, PlayerCommand::AnswerReferee(RefereeAnswer::Accept));
    }
    game.arrange();
    game.step(CHO, "a4", "b4");
    let (side, ms) = (Side::Han, Millis(60_000));
    let rulings = [
        Ruling::MustDeviate { side },
        Ruling::GiveTime { side, ms },
        Ruling::Adjourn,
        Ruling::Resume,
        Ruling::Win { side },
    ];
    for ruling in rulings {
        let words = "판정".to_owned();
        game.ask(REFEREE, PlayerCommand::Rule { ruling, words });
    }
    game.events
}

fn total() -> TimeControl {
    TimeControl::Total {
        main: Millis::from_seconds(5),
        per_move: Some(Millis::from_seconds(3)),
    }
}

/// Returns a game that is stopped when its total time is up, after an offer to stop has lapsed with a move.
fn stopped() -> Vec<Event> {
    let mut game = Game::open(terms(total()));
    game.arrange();
    let action = Action::Stop(StoppedHow::Agreed);
    game.ask(HAN, PlayerCommand::Act { ply: 0, action });
    game.step(CHO, "a4", "b4");
    game.step(HAN, "a7", "b7");
    for _ in 0..2 {
        game.send(Command::Tick {
            round_trip: Millis::ZERO,
        });
    }
    game.events
}

/// Returns a game that both sides agree to stop.
fn counted() -> Vec<Event> {
    let mut game = Game::open(terms(total()));
    game.arrange();
    let action = Action::Stop(StoppedHow::Agreed);
    for player in [CHO, HAN] {
        game.ask(player, PlayerCommand::Act { ply: 0, action });
    }
    game.events
}

/// Returns a game in which the referee calls time.
fn called() -> Vec<Event> {
    let mut game = with_referee();
    for player in [CHO, HAN] {
        game.ask(player, PlayerCommand::AnswerReferee(RefereeAnswer::Accept));
    }
    game.arrange();
    let (ruling, words) = (Ruling::CallTime, String::new());
    game.ask(REFEREE, PlayerCommand::Rule { ruling, words });
    game.events
}

/// Returns a game whose referee was declined.
fn declined() -> Vec<Event> {
    let mut game = with_referee();
    game.ask(HAN, PlayerCommand::AnswerReferee(RefereeAnswer::Decline));
    game.arrange();
    game.resign(CHO)
}

/// Returns a correspondence game in which a conditional move is played.
fn days() -> Vec<Event> {
    let mut game = Game::open(terms(TimeControl::Correspondence { days: 3 }));
    game.arrange();
    let line = ["a4b4", "a7b7"].map(|token| token.parse().expect("a token"));
    let lines = vec![line.to_vec()];
    game.ask(HAN, PlayerCommand::SetLines { ply: 0, lines });
    game.step(CHO, "a4", "b4");
    game.resign(CHO)
}

/// Returns a game after which a rematch is declined, offered again and accepted.
fn rematched() -> Vec<Event> {
    let mut game = Game::open(terms(TimeControl::None));
    game.arrange();
    game.ask(CHO, PlayerCommand::Resign { ply: 0, side: None });
    let fresh = GameId::from_bits(13);
    game.ask(CHO, PlayerCommand::Rematch { fresh });
    game.ask(HAN, PlayerCommand::DeclineRematch);
    game.ask(CHO, PlayerCommand::Rematch { fresh });
    game.ask(HAN, PlayerCommand::Rematch { fresh });
    game.events
}

fn folder(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "testdata/stable/events", name]
        .iter()
        .collect()
}

fn print(events: &[Event]) -> String {
    let line = |event| serde_json::to_string(event).expect("an event is JSON") + "\n";
    events.iter().map(line).collect()
}

/// Returns the events as stored by versions that recorded the lag credit only in the clocks.
fn without_credit(mut events: Vec<Event>) -> Vec<Event> {
    for event in &mut events {
        if let EventKind::Acted { credit, .. } = &mut event.kind {
            *credit = None;
        }
    }
    events
}

/// Returns the games that are also pinned without lag credit.
fn games() -> [(&'static str, Vec<Event>); 4] {
    [
        ("agreed", agreed()),
        ("refereed", refereed()),
        ("declined", declined()),
        ("days", days()),
    ]
}

#[test]
fn games_with_more_than_moves_are_pinned() {
    let newer = [
        ("rematched", rematched()),
        ("stopped", stopped()),
        ("counted", counted()),
        ("called", called()),
    ];
    for (name, events) in games().into_iter().chain(newer) {
        let (text, path) = (print(&events), folder("credited").join(format!("{name}.jsonl")));
        if std::env::var_os("JANGGUN_WRITE").is_some() {
            fs::write(&path, &text).expect("the folder is there");
        }
        assert_eq!(fs::read_to_string(&path).expect("it is pinned"), text, "{name}");
    }
}

#[test]
fn events_without_the_lag_credit_make_the_same_room() {
    let mut credited = 0;
    for (name, events) in games() {
        let room = Room::load(&events).expect("sound events");
        credited += room.played().map_or(0, |played| {
            played.log.iter().filter(|logged| logged.credit > Millis::ZERO).count()
        });
        let older = without_credit(events);
        let path = folder("current").join(format!("{name}.jsonl"));
        assert_eq!(
            fs::read_to_string(&path).expect("it is pinned"),
            print(&older),
            "{name}"
        );
        assert_eq!(Room::load(&older).as_ref(), Ok(&room), "{name}");
    }
    assert!(credited > 0, "some moves got a credit");
}
