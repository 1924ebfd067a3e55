//! Conversion of rooms to rows, and of stored events back to events and rooms.

use crate::{Command, EventRow, GameResult, GameRow, Pack, Phase, Seat, StoredEvents};
use janggi::fen;
use play::room::{self, Event, EventKind, EventLog, Room, RoomLoader, SeatHolder, Terms, UnpackError};
use play::{GameId, Moment};

/// Creates the command that stores `events`, the latest events of `room`. `created` is the time at which the room was
/// opened.
///
/// # Errors
///
/// If serialization to JSON fails, which does not happen with events of a room.
pub fn append(room: &Room, created: Moment, events: &[Event]) -> Result<Command, serde_json::Error> {
    Ok(Command::Append {
        game: Box::new(game(room, created, events)?),
        events: events.iter().map(event).collect::<Result<_, _>>()?,
    })
}

/// Creates the command that packs the first events of `game`, which must already be stored.
#[must_use]
pub fn pack(game: GameId, first: &EventLog) -> Command {
    Command::Pack {
        game,
        pack: Pack {
            events: first.count(),
            body: first.to_pack(),
        },
    }
}

/// The reason stored events are invalid or do not form a room.
#[derive(Debug, thiserror::Error)]
pub enum EventsError {
    /// The pack cannot be read.
    #[error("{0}")]
    Pack(#[from] room::UnpackError),
    /// The body of a row is not a valid event in JSON.
    #[error("event {seq}: {cause}")]
    Row {
        /// Number of the event.
        seq: u32,
        cause: serde_json::Error,
    },
    /// An event does not follow from the events before it, or there are no events.
    #[error("{0}")]
    Load(#[from] room::LoadError),
}

/// Parses the stored events, in order.
///
/// # Errors
///
/// If the pack or a row is damaged.
pub fn read_events(stored: &StoredEvents) -> Result<Vec<Event>, EventsError> {
    let mut events = Vec::new();
    if let Some(pack) = &stored.pack {
        EventLog::read(&pack.body, |event| {
            events.push(event);
            Ok::<_, EventsError>(())
        })?;
    }
    for row in &stored.rows {
        events.push(read_row(row)?);
    }
    Ok(events)
}

/// Rebuilds a room from its stored events. Returns the room and the events.
///
/// # Errors
///
/// If the pack or a row is damaged, an event does not follow from the events before it, or there are no events.
pub fn load(stored: &StoredEvents) -> Result<(Room, EventLog), EventsError> {
    let packed = stored.pack.as_ref().map_or(0, |pack| pack.events);
    let mut room = RoomLoader::expecting(stored.rows.len() + usize::try_from(packed).unwrap_or(0));
    let mut log = match &stored.pack {
        Some(pack) => EventLog::read(&pack.body, |event| room.take(&event).map_err(EventsError::Load))?,
        None => EventLog::default(),
    };
    for row in &stored.rows {
        let event = read_row(row)?;
        room.take(&event)?;
        log.push(&event)
            .map_err(|cause| EventsError::Row { seq: row.seq, cause })?;
    }
    Ok((room.finish()?, log))
}

/// Returns the terms of a stored game; `None` if they cannot be read.
#[must_use]
pub fn terms(stored: &StoredEvents) -> Option<Box<Terms>> {
    match (&stored.pack, stored.rows.first()) {
        (Some(pack), _) => packed_terms(&pack.body),
        (None, Some(row)) => read_row(row).ok().and_then(|event| First::of(event).terms()),
        (None, None) => None,
    }
}

/// Returns the terms of a packed game; `None` if they cannot be read. Reads only the first event.
pub(crate) fn packed_terms(pack: &[u8]) -> Option<Box<Terms>> {
    EventLog::read(pack, |event| Err(First::of(event)))
        .err()
        .and_then(First::terms)
}

/// The first event of a game. When a pack is read, it is returned as an error to stop after the first event.
enum First {
    Opened(Box<Terms>),
    Other,
}

impl First {
    fn of(event: Event) -> Self {
        match event.kind {
            EventKind::Opened { terms } => Self::Opened(terms),
            _ => Self::Other,
        }
    }

    fn terms(self) -> Option<Box<Terms>> {
        match self {
            Self::Opened(terms) => Some(terms),
            Self::Other => None,
        }
    }
}

impl From<UnpackError> for First {
    fn from(_: UnpackError) -> Self {
        Self::Other
    }
}

fn read_row(row: &EventRow) -> Result<Event, EventsError> {
    serde_json::from_str(&row.body).map_err(|cause| EventsError::Row { seq: row.seq, cause })
}

fn game(room: &Room, created: Moment, events: &[Event]) -> Result<GameRow, serde_json::Error> {
    let terms = room.terms();
    let played = room.played();
    Ok(GameRow {
        id: terms.game,
        created_ms: created.0,
        updated_ms: room.last().0,
        phase: match room.phase() {
            room::Phase::Arranging(_) => Phase::Arranging,
            room::Phase::Playing(_) => Phase::Playing,
            room::Phase::Over(_) => Phase::Over,
        },
        seats: janggi::BySide {
            cho: seat(room.seats().cho),
            han: seat(room.seats().han),
        },
        rules_id: terms.rules_id.clone(),
        movement: Some(terms.rules.movement),
        speed: terms.time.speed().code().to_owned(),
        rated: Some(terms.rated),
        invited: terms.invited,
        plies: played.map_or(0, room::Played::ply),
        turn: match room.phase() {
            // No side is to move in an adjourned game.
            room::Phase::Playing(playing) if playing.adjournment.stands() => None,
            _ => played.and_then(|played| played.game.turn()),
        },
        fen: played.map(|played| fen::print(played.game.position())),
        result: result(room, events)?,
    })
}

const fn seat(holder: SeatHolder) -> Seat {
    match holder {
        SeatHolder::Player(player) => Seat::Player(player),
        SeatHolder::Engine(level) => Seat::Engine(level.number()),
        SeatHolder::House(player) => Seat::House(player),
        SeatHolder::Open => Seat::Open,
    }
}

/// Returns the room's result. The end time is exact only if `events` contains the end; the store keeps the time
/// that was stored first.
fn result(room: &Room, events: &[Event]) -> Result<Option<GameResult>, serde_json::Error> {
    let Some(verdict) = room.verdict() else { return Ok(None) };
    let end = events
        .iter()
        .find(|event| matches!(event.kind, EventKind::Ended { .. }));
    Ok(Some(GameResult {
        ended_ms: end.map_or(room.last(), |end| end.at).0,
        outcome: verdict.outcome,
        code: verdict.cause.code().to_owned(),
        rule: verdict.rule.as_ref().map(ToString::to_string),
        facts: serde_json::to_string(&verdict.facts)?,
    }))
}

fn event(event: &Event) -> Result<EventRow, serde_json::Error> {
    Ok(EventRow {
        seq: event.seq.0,
        at_ms: event.at.0,
        body: serde_json::to_string(event)?,
    })
}
