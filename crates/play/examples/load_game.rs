//! How long a stored game of 200 plies takes from its JSON rows until it has answered its first command, beside the
//! same with every event judged again by `rejudge`, in turns in one run. The second is what `janggun verify` does; it is
//! not how games were loaded before, which took as long as loading takes now.
//!
//! `cargo run --release -p janggun-play --example load_game`

use std::time::Instant;

use janggi::{BySide, Move, Preset, Side};
use play::room::{
    Command, Event, GameAction, PlayerCommand, Room, SeatHolder, StartPlan, TakebackPolicy, Terms, rejudge,
};
use play::{GameId, GuestId, Millis, Moment, Player, TimeControl};

const PLIES: usize = 200;
const ROUNDS: usize = 30;

const CHO: Player = Player::Guest(GuestId::from_bits(1));
const HAN: Player = Player::Guest(GuestId::from_bits(2));

fn main() {
    let rows = stored_game();
    let mut ratios = Vec::new();
    let (mut loading, mut judging) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        loading.push(micros(|| {
            answer(&rows, |events| Room::load(events).expect("sound events"))
        }));
        judging.push(micros(|| {
            answer(&rows, |events| {
                assert_eq!(rejudge(events), Ok(Vec::new()));
                Room::load(events).expect("sound events")
            })
        }));
        ratios.push(judging[judging.len() - 1] / loading[loading.len() - 1]);
    }
    println!(
        "{PLIES} plies, {ROUNDS} rounds: loaded {:.0} µs, judged again {:.0} µs, ratio {:.1} (medians)",
        median(&mut loading),
        median(&mut judging),
        median(&mut ratios)
    );
}

/// Reads the rows, makes the room and plays one legal move in it.
fn answer(rows: &[String], room: impl Fn(&[Event]) -> Room) {
    let events: Vec<Event> = rows
        .iter()
        .map(|row| serde_json::from_str(row).expect("an event"))
        .collect();
    let mut room = room(&events);
    let command = next_move(&room, 0);
    room.handle(command, room.last()).expect("a legal move");
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

/// The JSON rows of a game that is still going on after [`PLIES`] plies.
fn stored_game() -> Vec<String> {
    let mut seed = 1;
    loop {
        if let Some(events) = random_game(seed) {
            return events
                .iter()
                .map(|event| serde_json::to_string(event).expect("an event is JSON"))
                .collect();
        }
        seed += 1;
    }
}

fn random_game(seed: u64) -> Option<Vec<Event>> {
    let mut rules = Preset::KjaPoints.rules();
    rules.setup.order = janggi::ruleset::SetupOrder::Fixed;
    let terms = Terms {
        game: GameId::from_bits(seed),
        rules_id: None,
        rules,
        start: StartPlan::Arranged {
            handicap: Vec::new(),
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
    };
    let (mut room, mut events) = Room::open(terms, Moment(0)).expect("possible terms");
    let mut random = seed;
    while room.played()?.ply() < u32::try_from(PLIES).ok()? {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let command = next_move(&room, random >> 33);
        let at = Moment(room.last().0 + 100);
        events.extend(room.handle(command, at).ok()?.events);
        room.verdict().is_none().then_some(())?;
    }
    Some(events)
}

fn next_move(room: &Room, choice: u64) -> Command {
    let played = room.played().expect("it was started");
    let legal = played.game.legal();
    let index = usize::try_from(choice).unwrap_or(0) % legal.len().max(1);
    let action = match legal.get(index) {
        Some(Move::Step { from, to }) => GameAction::Step { from: *from, to: *to },
        Some(Move::Pass) | None => GameAction::Pass,
    };
    Command::Player {
        player: match played.turn() {
            Side::Cho => CHO,
            Side::Han => HAN,
        },
        id: None,
        command: PlayerCommand::Act {
            ply: played.ply(),
            action,
        },
        round_trip: Millis(40),
    }
}
