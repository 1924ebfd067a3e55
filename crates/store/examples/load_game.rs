//! Measures the time to load a stored game of 200 plies and execute one command. This includes reading the events from
//! SQLite, building the room, and deciding a legal move. A run alternates between four cases:
//!
//! - all events packed, as when a room leaves memory
//! - the last events as rows, as after a crash
//! - all events as rows
//! - all events as rows and judged again, as in `janggun verify`
//!
//! `cargo run --release -p janggun-store --example load_game`

use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::Thread;
use std::time::Instant;

use janggi::{Action, Arrangement, BySide, Move, Preset, Side};
use play::room::{
    Command, Event, EventLog, PlayerCommand, Room, SeatHolder, StartPlan, TakebackPolicy, Terms, rejudge,
};
use play::{GameId, GuestId, Millis, Moment, Player, TimeControl};
use store::sqlite::SqliteStore;
use store::{Commands, GuestRow, Queries, StoredEvents};

const PLIES: u32 = 200;
/// Average number of events that are still rows after a crash.
const TAIL: usize = 24;
const ROUNDS: usize = 400;
const IN_A_ROW: usize = 20;

const CHO: Player = Player::Guest(GuestId::from_bits(1));
const HAN: Player = Player::Guest(GuestId::from_bits(2));

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SqliteStore::open(folder.path()).expect("an empty folder");
    for (index, player) in [(1, CHO), (2, HAN)] {
        wait(store.execute(store::Command::NewGuest(GuestRow {
            player,
            token_hash: store::TokenHash([index; 32]),
            created_ms: 0,
        })))
        .expect("a new guest");
    }
    let games @ [packed, _, rows] = [1, 2, 3].map(GameId::from_bits);
    for game in games {
        let (room, events) = (1..)
            .find_map(|seed| random_game(game, seed))
            .expect("some game is long");
        wait(store.execute(store::append(&room, Moment(0), &events).expect("JSON"))).expect("stored");
        if game != rows {
            let first = if game == packed {
                events.len()
            } else {
                events.len() - TAIL
            };
            let mut log = EventLog::default();
            events[..first].iter().for_each(|event| log.push(event).expect("JSON"));
            wait(store.execute(store::pack(game, &log))).expect("packed");
        }
    }
    let mut times = [const { Vec::new() }; 4];
    let mut parts = [const { Vec::new() }; 3];
    // Each case runs several times in a row, as when a server loads games after a restart.
    for _ in 0..ROUNDS / IN_A_ROW {
        for (times, game) in times.iter_mut().zip(games) {
            for _ in 0..IN_A_ROW {
                times.push(micros(|| {
                    let now = answer(&store, game, |_| ());
                    if game == packed {
                        parts.iter_mut().zip(now).for_each(|(part, time)| part.push(time));
                    }
                }));
            }
        }
        for _ in 0..IN_A_ROW {
            times[3].push(micros(|| {
                _ = answer(&store, rows, |stored| {
                    let events = store::read_events(stored).expect("sound events");
                    assert_eq!(rejudge(&events), Ok(Vec::new()));
                });
            }));
        }
    }
    let [packed, tail, rows, judged] = times.map(|mut values| median(&mut values));
    let [read, made, moved] = parts.map(|mut values| median(&mut values));
    println!(
        "{PLIES} plies, {ROUNDS} rounds, medians: packed {packed:.0} µs (read {read:.0}, room {made:.0}, move {moved:.0}), \
         {TAIL} rows {tail:.0} µs, all rows {rows:.0} µs, judged again {judged:.0} µs"
    );
}

/// Reads a game, checks it, builds its room and plays a legal move. Returns the time of each step except the check, in
/// microseconds.
fn answer(store: &SqliteStore, game: GameId, check: impl Fn(&StoredEvents)) -> [f64; 3] {
    let (mut stored, mut room) = (None, None);
    let read = micros(|| stored = Some(wait(store.events_of(game)).expect("it is stored")));
    let stored = stored.expect("just read");
    check(&stored);
    let made = micros(|| room = Some(store::load(&stored).expect("sound events")));
    let (mut room, _log) = room.expect("just made");
    let moved = micros(|| {
        let command = next_move(&room, 0);
        room.handle(command, room.last()).expect("a legal move");
    });
    [read, made, moved]
}

/// Blocks on a future without an async runtime.
fn wait<T>(answer: impl Future<Output = T>) -> T {
    struct Unpark(Thread);
    impl Wake for Unpark {
        fn wake(self: Arc<Self>) {
            self.0.unpark();
        }
    }
    let mut answer = pin!(answer);
    let waker = Waker::from(Arc::new(Unpark(std::thread::current())));
    loop {
        match answer.as_mut().poll(&mut Context::from_waker(&waker)) {
            Poll::Ready(value) => return value,
            Poll::Pending => std::thread::park(),
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "a benchmark measures real time")]
fn micros(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64() * 1e6
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Plays a random game of [`PLIES`] plies. Returns `None` if it ends by then.
fn random_game(game: GameId, seed: u64) -> Option<(Room, Vec<Event>)> {
    let terms = Terms {
        game,
        rules_id: Some("casual@1".to_owned()),
        rules: Preset::Casual.rules(),
        start: StartPlan::Arranged {
            handicap: Vec::new(),
            give: Vec::new(),
            deom_half: None,
        },
        time: TimeControl::Byoyomi {
            main: Millis::from_seconds(600),
            period: Millis::from_seconds(30),
            periods: 3,
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
    let (mut room, mut events) = Room::open(terms, Moment(0)).expect("possible terms");
    for (side, player) in [(Side::Han, HAN), (Side::Cho, CHO)] {
        let arrangement = Arrangement::Mssm;
        let arrange = command(player, PlayerCommand::Arrange { side, arrangement });
        events.extend(room.handle(arrange, Moment(0)).ok()?.events);
    }
    let mut random = seed;
    while room.played()?.ply() < PLIES {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let command = next_move(&room, random >> 33);
        let at = Moment(room.last().0 + 100);
        events.extend(room.handle(command, at).ok()?.events);
        room.verdict().is_none().then_some(())?;
    }
    Some((room, events))
}

fn next_move(room: &Room, choice: u64) -> Command {
    let played = room.played().expect("it was started");
    let legal = played.game.legal();
    let index = usize::try_from(choice).unwrap_or(0) % legal.len().max(1);
    let action = match legal.get(index) {
        Some(Move::Step { from, to }) => Action::Step { from: *from, to: *to },
        Some(Move::Pass) | None => Action::Pass,
    };
    let player = match played.turn() {
        Side::Cho => CHO,
        Side::Han => HAN,
    };
    let ply = played.ply();
    command(player, PlayerCommand::Act { ply, action })
}

fn command(player: Player, command: PlayerCommand) -> Command {
    Command::Player {
        player,
        id: None,
        command,
        round_trip: Millis(40),
        seen: None,
    }
}
