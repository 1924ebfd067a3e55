//! Builds a room and a sequence of commands from any bytes, and checks every invariant of the room after each command.

use janggi::ruleset::{SetupOrder, Touch};
use janggi::{Action, Arrangement, BySide, Move, Movement, Preset, Role, Side, Square};

use play::room::{
    Claim, ClosedHands, Command, EngineDue, Event, EventKind, Hand, Handled, Level, Phase, PlayerCommand, Refused,
    Room, SeatHolder, Seniority, SetupPlan, ShownChoice, StartPlan, TakebackAnswer, TakebackPolicy, Terms, Turn, Wings,
    rejudge,
};
use play::{GameId, GuestId, Millis, Moment, Player, TimeControl};

/// Bytes as an endless supply of small numbers, with zeros after the last byte.
struct Supply<'a>(&'a [u8]);

impl Supply<'_> {
    fn byte(&mut self) -> u8 {
        match self.0.split_first() {
            Some((&first, rest)) => {
                self.0 = rest;
                first
            }
            None => 0,
        }
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        let choice = usize::from(self.byte());
        if from.is_empty() {
            None
        } else {
            Some(from[choice % from.len()])
        }
    }
}

/// Two players and a third guest.
const GUESTS: [Player; 3] = [
    Player::Guest(GuestId::from_bits(1)),
    Player::Guest(GuestId::from_bits(2)),
    Player::Guest(GuestId::from_bits(3)),
];

/// Coverage of a run, so that a test can check that the corpus reaches all states.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reached {
    /// Number of commands that caused events.
    pub(crate) done: u32,
    pub(crate) refused: u32,
    /// Number of accepted commands that caused no events, such as repeated commands.
    pub(crate) repeated: u32,
    /// Highest number of plies reached.
    pub(crate) plies: u32,
    /// Whether the game ended.
    pub(crate) over: bool,
    /// Whether a rematch was agreed.
    pub(crate) rematched: bool,
}

/// Builds a room from the bytes, and sends it the commands that the bytes describe.
///
/// # Panics
/// If an invariant of the room does not hold.
#[must_use]
pub(crate) fn room_commands(bytes: &[u8]) -> Reached {
    let mut supply = Supply(bytes);
    let mut reached = Reached::default();
    let mut at = Moment(1_000_000);
    let Ok((mut room, mut events)) = Room::open(terms(&mut supply), at) else {
        return reached;
    };
    while !supply.0.is_empty() {
        at = Moment(at.0 + step_of_time(&mut supply));
        let Some(command) = command(&mut supply, &room, at) else {
            continue;
        };
        let before = room.clone();
        match room.handle(command.clone(), at) {
            Ok(handled) => {
                check_done(&before, &room, &command, &handled, at);
                if handled.events.is_empty() {
                    reached.repeated += 1
                } else {
                    reached.done += 1
                }
                events.extend(handled.events);
            }
            Err(refused) => {
                assert_eq!(room, before, "a refused command changes nothing");
                check_refused(&before, &refused);
                reached.refused += 1;
            }
        }
        reached.plies = reached.plies.max(room.played().map_or(0, |played| played.ply()));
    }
    check_events(&room, &events);
    if let Phase::Over(over) = room.phase() {
        (reached.over, reached.rematched) = (true, over.rematch.is_some());
    }
    reached
}

/// Returns the time until the next command: mostly short, sometimes long, and sometimes negative, as if the clock had
/// been set back.
fn step_of_time(supply: &mut Supply<'_>) -> i64 {
    let byte = i64::from(supply.byte());
    match byte % 8 {
        0 => -byte,
        7 => byte * 997,
        _ => byte * 13,
    }
}

fn terms(supply: &mut Supply<'_>) -> Terms {
    let preset = supply.pick(&Preset::ALL).expect("there are presets");
    let mut rules = preset.rules();
    let order = supply.byte();
    let order = match order % 6 {
        0 => Some(SetupOrder::SimultaneousHidden),
        1 => Some(SetupOrder::SwapMoves { first: Side::Cho }),
        2 => Some(SetupOrder::Fixed),
        3 if order >= 128 => Some(SetupOrder::PieceByPiece { first: Side::Han }),
        _ => None,
    };
    // Xiangqi has no setup phase.
    if let Some(order) = order.filter(|_| rules.movement != Movement::Xiangqi) {
        rules.setup.order = order;
    }
    let time = time_control(supply);
    let seat = |byte: u8| match byte % 5 {
        0 => SeatHolder::Open,
        1 => SeatHolder::Engine(Level::new(3).expect("there is a third level")),
        2 => SeatHolder::Player(GUESTS[1]),
        _ => SeatHolder::Player(GUESTS[0]),
    };
    let start = start(supply);
    let takeback = supply.byte();
    if takeback >= 192 {
        rules.touch = Touch::TouchMove;
    }
    let (cho, han) = (supply.byte(), supply.byte());
    Terms {
        game: GameId::from_bits(7),
        rules_id: None,
        rules,
        start,
        time,
        takeback: if takeback.is_multiple_of(4) {
            TakebackPolicy::Never
        } else {
            TakebackPolicy::Allowed
        },
        seats: BySide {
            cho: seat(cho),
            han: seat(han),
        },
        hands: (han >= 200).then(|| ClosedHands {
            picks: Side::Cho,
            cho_in: Hand::Right,
            sealed: String::new(),
            reveal: String::new(),
        }),
        seniority: (cho >= 200).then_some(Seniority::Elder),
        rated: false,
        referee: None,
        setup_time: (cho >= 128).then_some(Millis(5_000)),
        tournament: None,
        invited: None,
        visibility: play::room::Visibility::default(),
        zone: None,
    }
}

/// Returns no clock, one of two common clocks, or a clock that may be out of range.
fn time_control(supply: &mut Supply<'_>) -> TimeControl {
    match supply.byte() % 4 {
        0 => TimeControl::None,
        1 => TimeControl::Byoyomi {
            main: Millis(5_000),
            period: Millis(3_000),
            periods: 3,
        },
        2 => TimeControl::Fischer {
            main: Millis(60_000),
            increment: Millis(1_000),
        },
        _ => TimeControl::Byoyomi {
            main: Millis(u64::from(supply.byte())),
            period: Millis(0),
            periods: supply.byte(),
        },
    }
}

/// Returns a start with chosen setups (possibly with a handicap), a start from a position, or an invalid start.
fn start(supply: &mut Supply<'_>) -> StartPlan {
    match supply.byte() % 5 {
        0 => StartPlan::Arranged {
            handicap: squares(supply, 3),
            give: Vec::new(),
            deom_half: Some(supply.byte().into()),
        },
        1 => StartPlan::Position {
            fen: "4k4/9/9/9/4R4/9/9/9/4K4/9 w - - 0 1".to_owned(),
        },
        2 => StartPlan::Position {
            fen: "9/9/9".to_owned(),
        },
        _ => StartPlan::Arranged {
            handicap: Vec::new(),
            give: Vec::new(),
            deom_half: None,
        },
    }
}

fn squares(supply: &mut Supply<'_>, most: u8) -> Vec<Square> {
    let count = supply.byte() % (most + 1);
    (0..count).filter_map(|_| Square::from_index(supply.byte())).collect()
}

fn command(supply: &mut Supply<'_>, room: &Room, at: Moment) -> Option<Command> {
    let round_trip = Millis(u64::from(supply.byte()) * 4);
    let who = supply.byte();
    match who % 16 {
        0 => return Some(Command::Tick { round_trip }),
        1 => {
            let lived_until = Some(Moment(at.0 - i64::from(supply.byte()) * 100)).filter(|_| who < 128);
            return Some(Command::Resume { lived_until });
        }
        2 | 3 => return engine_command(supply, room, at),
        _ => {}
    }
    let command = player_command(supply, room, who)?;
    let player = likely_guest(room, &command, who);
    let id = match supply.byte() {
        0..=7 => None,
        number => Some(format!("c{number}").parse().expect("a letter and a number")),
    };
    Some(Command::Player {
        player,
        id,
        command,
        round_trip,
        seen: None,
    })
}

/// Returns the sender of a command, usually a player who may send it, so that games make progress.
fn likely_guest(room: &Room, ask: &PlayerCommand, who: u8) -> Player {
    let turn = room.played().map(|played| played.turn());
    match (ask, turn) {
        (PlayerCommand::Act { .. } | PlayerCommand::Touch { .. }, Some(turn)) if who < 200 => {
            match room.seats()[turn] {
                SeatHolder::Player(player) => player,
                SeatHolder::Engine(_) | SeatHolder::House(_) | SeatHolder::Open => GUESTS[0],
            }
        }
        (
            PlayerCommand::Arrange { side, .. } | PlayerCommand::Swap { side, .. } | PlayerCommand::Place { side, .. },
            _,
        ) if who < 200 => match room.seats()[*side] {
            SeatHolder::Player(player) => player,
            SeatHolder::Engine(_) | SeatHolder::House(_) | SeatHolder::Open => GUESTS[0],
        },
        (_, _) => GUESTS[usize::from(who) % GUESTS.len()],
    }
}

fn engine_command(supply: &mut Supply<'_>, room: &Room, at: Moment) -> Option<Command> {
    Some(match room.engine_due(at)? {
        EngineDue::Arrange { side, choices } => {
            assert!(!choices.is_empty(), "an engine that has to choose has a choice");
            Command::EngineArranges {
                side,
                arrangement: supply.pick(&choices)?,
            }
        }
        EngineDue::Act { turn, .. } => {
            let stale = supply.byte().is_multiple_of(8);
            let turn = Turn {
                ply: turn.ply + u32::from(stale),
                ..turn
            };
            Command::EngineActs {
                turn,
                action: board_action(supply, room)?,
            }
        }
    })
}

fn board_action(supply: &mut Supply<'_>, room: &Room) -> Option<Action> {
    if supply.byte().is_multiple_of(16) {
        let (from, to) = (
            Square::from_index(supply.byte() % 90)?,
            Square::from_index(supply.byte() % 90)?,
        );
        return Some(Action::Step { from, to });
    }
    Some(match supply.pick(&room.played()?.game.legal())? {
        Move::Step { from, to } => Action::Step { from, to },
        Move::Pass => Action::Pass,
    })
}

fn player_command(supply: &mut Supply<'_>, room: &Room, who: u8) -> Option<PlayerCommand> {
    let side = if who & 32 == 0 { Side::Cho } else { Side::Han };
    let now = room.played().map_or(0, |played| played.ply());
    let ply = if supply.byte().is_multiple_of(16) {
        u32::from(supply.byte())
    } else {
        now
    };
    Some(match supply.byte() % 64 {
        0 => PlayerCommand::Join { side: None },
        1 => PlayerCommand::Join { side: Some(side) },
        2..=5 => PlayerCommand::Arrange {
            side,
            arrangement: supply.pick(&Arrangement::ALL)?,
        },
        6 => PlayerCommand::Swap {
            side,
            wings: supply.pick(&[Wings::Neither, Wings::Left, Wings::Right, Wings::Both])?,
        },
        7 | 8 => PlayerCommand::Takeback { ply },
        9 => PlayerCommand::AnswerTakeback(TakebackAnswer::Accept),
        10 => PlayerCommand::AnswerTakeback(TakebackAnswer::Decline),
        11 => PlayerCommand::Abort,
        12 | 13 => PlayerCommand::Rematch {
            fresh: GameId::from_bits(u64::from(who)),
        },
        kind @ 14..=17 => PlayerCommand::Act {
            ply,
            action: spoken(kind),
        },
        18 => PlayerCommand::Resign {
            ply,
            side: supply.pick(&[None, Some(Side::Cho), Some(Side::Han)])?,
        },
        19 => PlayerCommand::Claim {
            claim: supply.pick(&[Claim::Win, Claim::Draw])?,
            from: supply.pick(&[None, Some(room.last()), Some(room.last() + Millis(60_000))])?,
        },
        20 | 21 => PlayerCommand::Touch {
            ply,
            square: Square::from_index(supply.byte() % 90)?,
        },
        22 => PlayerCommand::PickHand {
            hand: supply.pick(&[Hand::Left, Hand::Right])?,
        },
        23..=40 if room.placing().is_some() => place(supply, room)?,
        _ => PlayerCommand::Act {
            ply,
            action: board_action(supply, room)?,
        },
    })
}

/// Returns an action other than a step or a pass.
fn spoken(kind: u8) -> Action {
    match kind {
        14 => Action::CallBikjang,
        15 => Action::OfferDraw,
        16 => Action::AcceptDraw,
        _ => Action::DeclineDraw,
    }
}

/// Returns a command to place a piece, usually a piece that may be placed.
fn place(supply: &mut Supply<'_>, room: &Room) -> Option<PlayerCommand> {
    let placing = room.placing()?;
    let index = usize::from(supply.byte()) % placing.options.len();
    let (square, roles) = &placing.options[index];
    let role = if supply.byte().is_multiple_of(16) {
        Role::General
    } else {
        supply.pick(roles)?
    };
    Some(PlayerCommand::Place {
        side: placing.turn,
        role,
        square: *square,
    })
}

fn check_done(before: &Room, room: &Room, command: &Command, handled: &Handled, at: Moment) {
    for (event, number) in handled.events.iter().zip(before.seq().0 + 1..) {
        assert_eq!(event.seq.0, number, "events are numbered without gaps");
        if let Phase::Over(_) = before.phase() {
            let rematch = matches!(
                event.kind,
                EventKind::RematchOffered { .. } | EventKind::RematchDeclined { .. } | EventKind::Rematched { .. }
            );
            assert!(rematch, "nothing but a rematch follows the end: {event:?}");
        }
    }
    assert!(handled.seq <= room.seq());
    if let Command::Player { id: Some(_), .. } = command {
        let mut again = room.clone();
        let resent = again
            .handle(command.clone(), Moment(at.0 + 5))
            .expect("a command that was done is answered again");
        assert_eq!(
            (resent.events.len(), resent.seq),
            (0, handled.seq),
            "with the same number"
        );
        assert_eq!(&again, room, "and does nothing");
    }
    if let (Some(was), Some(is)) = (before.played(), room.played()) {
        for side in Side::ALL {
            assert!(
                is.clock.credited(side) >= was.clock.credited(side),
                "lag credit is never paid back"
            );
            assert!(
                is.clock.credited(side).0 <= is.clock.control().base().0 / 20,
                "nor is it more than 5 %"
            );
        }
        // If a flag fell before the outage, the game ends.
        if matches!((command, room.phase()), (Command::Resume { .. }, Phase::Playing(_))) {
            assert!(
                Side::ALL
                    .into_iter()
                    .all(|side| was.clock.left(side) == is.clock.left(side))
            );
            let falls = is
                .clock
                .flag_time(Millis::ZERO)
                .filter(|_| matches!(room.phase(), Phase::Playing(_)));
            assert!(
                falls.is_none_or(|falls| falls >= room.last() + Millis(30_000)),
                "no flag within 30 s of a restart"
            );
        }
    }
    check_hidden(room);
}

fn check_refused(room: &Room, refused: &Refused) {
    match refused {
        Refused::SetupNotAllowed { allowed } => {
            let known = room
                .terms()
                .choices(Side::Cho)
                .into_iter()
                .chain(room.terms().choices(Side::Han));
            assert!(allowed.is_empty() || known.collect::<Vec<_>>().iter().any(|one| allowed.contains(one)));
        }
        Refused::StalePly { ply } => assert_eq!(Some(*ply), room.played().map(|played| played.ply())),
        _ => {}
    }
}

/// Checks that hidden setups stay hidden: while both sides choose, a choice is only shown to its owner, and the options
/// of the other side do not reveal it.
fn check_hidden(room: &Room) {
    let Phase::Arranging(arranging) = room.phase() else {
        return;
    };
    if room.terms().plan() == SetupPlan::SimultaneousHidden {
        for (side, player) in Side::ALL
            .into_iter()
            .flat_map(|side| GUESTS.map(|player| (side, player)))
        {
            let shown = room.choice_shown(side, Some(player));
            let own = room.holds(player, side);
            assert!(own || !matches!(shown, ShownChoice::Chosen(_)), "{side}'s choice leaks");
            assert!(
                own || room.hides_choice(side, Some(player)),
                "{side}'s choice leaks by its event"
            );
            assert_eq!(
                room.choices_now(side),
                room.terms().choices(side),
                "the other's choice shows"
            );
        }
    }
    let both = arranging.chosen.cho.is_some() && arranging.chosen.han.is_some();
    assert!(
        !both || room.has_open_seat(),
        "a room with all seats and choices has started"
    );
}

fn check_events(room: &Room, events: &[Event]) {
    assert_eq!(
        &Room::load(events).expect("what was done can be loaded"),
        room,
        "a room is the fold of its events"
    );
    for end in [events.len() / 3, events.len() / 2] {
        if end > 0 {
            let prefix = Room::load(&events[..end]).expect("so can every prefix");
            assert_eq!(prefix.seq(), events[end - 1].seq);
        }
    }
    for event in events.iter().filter(|event| event.seq.0 % 16 == 1) {
        let text = serde_json::to_string(event).expect("an event is JSON");
        assert_eq!(
            &serde_json::from_str::<Event>(&text).expect("just written"),
            event,
            "{text}"
        );
    }
    assert_eq!(rejudge(events), Ok(Vec::new()), "the referee decides again as it did");
    if let Some(played) = room.played() {
        let first = events
            .iter()
            .find(|event| matches!(event.kind, EventKind::Started { .. }))
            .expect("it was started");
        let charged: u64 = played
            .log
            .iter()
            .filter_map(|logged| logged.spent)
            .map(|spent| spent.0)
            .sum();
        assert!(
            charged <= room.last().since(first.at).0,
            "no more is charged than has passed"
        );
    }
}
