//! Test fixtures: terms, players, and a room with helpers for common commands.

use janggi::ruleset::SetupOrder;
use janggi::{Action, Arrangement, BySide, Preset, Rules, Side, Square};
use play::room::{
    Command, Event, Handled, Level, Phase, PlayerCommand, Refused, Room, SeatHolder, StartPlan, TakebackPolicy, Terms,
};
use play::{ClientId, GameId, GuestId, Millis, Moment, Player, TimeControl};

/// Cho's player in [`terms`].
pub(crate) const MINA: Player = Player::Guest(GuestId::from_bits(1));
/// Han's player in [`terms`].
pub(crate) const JUN: Player = Player::Guest(GuestId::from_bits(2));
/// A spectator.
pub(crate) const STRANGER: Player = Player::Guest(GuestId::from_bits(3));

/// Returns terms with Mina as Cho, Jun as Han, kakao rules, no clock, and takebacks allowed.
pub(crate) fn terms() -> Terms {
    Terms {
        game: GameId::from_bits(100),
        rules_id: Some("kakao@1".to_owned()),
        rules: Preset::Kakao.rules(),
        start: StartPlan::Arranged {
            handicap: Vec::new(),
            give: Vec::new(),
            deom_half: None,
        },
        time: TimeControl::None,
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

/// Returns [`terms`] with the engine as Han.
pub(crate) fn with_engine() -> Terms {
    let engine = SeatHolder::Engine(Level::new(3).expect("a level"));
    Terms {
        seats: BySide {
            cho: SeatHolder::Player(MINA),
            han: engine,
        },
        ..terms()
    }
}

/// Returns [`terms`] with Mina in both seats.
pub(crate) fn alone() -> Terms {
    Terms {
        seats: BySide {
            cho: SeatHolder::Player(MINA),
            han: SeatHolder::Player(MINA),
        },
        ..terms()
    }
}

/// Returns the casual rules with this setup order.
pub(crate) fn ordered(order: SetupOrder) -> Rules {
    let mut rules = Preset::Casual.rules();
    rules.setup.order = order;
    rules
}

/// A room, its events, and a clock that advances one second before each command.
pub(crate) struct Table {
    pub(crate) room: Room,
    pub(crate) events: Vec<Event>,
    pub(crate) at: Moment,
}

impl Table {
    pub(crate) fn open(terms: Terms) -> Self {
        let at = Moment(1_000_000);
        let (room, events) = Room::open(terms, at).expect("possible terms");
        Self { room, events, at }
    }

    /// Creates a room whose game has started. Both sides choose inner elephants if they have a choice.
    pub(crate) fn playing(terms: Terms) -> Self {
        let mut table = Self::open(terms);
        for side in [Side::Han, Side::Cho] {
            if let (Phase::Arranging(_), SeatHolder::Player(player)) = (table.room.phase(), table.room.seats()[side]) {
                table
                    .ask(
                        player,
                        PlayerCommand::Arrange {
                            side,
                            arrangement: Arrangement::Mssm,
                        },
                    )
                    .expect("may choose");
            } else if let Phase::Arranging(_) = table.room.phase() {
                let command = Command::EngineArranges {
                    side,
                    arrangement: Arrangement::Mssm,
                };
                table.send(command).expect("may choose");
            }
        }
        assert!(matches!(table.room.phase(), Phase::Playing(_)));
        table
    }

    pub(crate) fn send(&mut self, command: Command) -> Result<Handled, Refused> {
        let before = self.room.clone();
        self.at = Moment(self.at.0 + 1_000);
        let result = self.room.handle(command, self.at);
        match &result {
            Ok(handled) => self.events.extend(handled.events.iter().cloned()),
            Err(_) => assert_eq!(self.room, before, "a refused command changes nothing"),
        }
        assert_eq!(
            Room::load(&self.events).as_ref(),
            Ok(&self.room),
            "a room is the fold of its events"
        );
        result
    }

    pub(crate) fn ask(&mut self, player: Player, command: PlayerCommand) -> Result<Handled, Refused> {
        self.send(Command::Player {
            player,
            id: None,
            command,
            round_trip: Millis::ZERO,
            seen: None,
        })
    }

    pub(crate) fn ask_as(&mut self, player: Player, id: &str, command: PlayerCommand) -> Result<Handled, Refused> {
        let id: ClientId = id.parse().expect("a name");
        self.send(Command::Player {
            player,
            id: Some(id),
            command,
            round_trip: Millis::ZERO,
            seen: None,
        })
    }

    pub(crate) fn act(&mut self, player: Player, action: Action) -> Result<Handled, Refused> {
        let ply = self.ply();
        self.ask(player, PlayerCommand::Act { ply, action })
    }

    pub(crate) fn resign(&mut self, player: Player, side: Option<Side>) -> Result<Handled, Refused> {
        let ply = self.ply();
        self.ask(player, PlayerCommand::Resign { ply, side })
    }

    /// Plays these steps, each as the side to move.
    pub(crate) fn play(&mut self, steps: &[&str]) {
        for text in steps {
            let turn = self.room.played().expect("a game is on").turn();
            let SeatHolder::Player(player) = self.room.seats()[turn] else {
                panic!("{turn} is no player")
            };
            self.act(player, step(text))
                .unwrap_or_else(|refused| panic!("{text}: {refused}"));
        }
    }

    pub(crate) fn ply(&self) -> u32 {
        self.room.played().map_or(0, |played| played.ply())
    }

    /// Returns the codes of the verdict's outcome and cause.
    pub(crate) fn verdict(&self) -> Option<(&'static str, &'static str)> {
        let verdict = self.room.played()?.verdict()?;
        Some((verdict.outcome.code(), verdict.cause.code()))
    }
}

/// Parses a step such as `a4b4`.
pub(crate) fn step(text: &str) -> Action {
    let split = text[1..].find(|c: char| c.is_ascii_lowercase()).expect("two squares") + 1;
    let square = |text: &str| text.parse::<Square>().expect("a square");
    Action::Step {
        from: square(&text[..split]),
        to: square(&text[split..]),
    }
}
