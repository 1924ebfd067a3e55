//! JSON form of the events of release 0.1.0. All players were guests, stored by id without the prefix `guest:`. The
//! field `origin` contained the sender and id of a command.

use janggi::Action;
use serde::Deserialize;
use serde::de::value::MapDeserializer;
use serde_json::{Map, Value};

use crate::ids::Player;
use crate::room::{Event, EventKind, Room};

/// Parses an event of release 0.1.0. Fields added later get their default values.
pub(super) fn read(body: &str) -> Result<Event, String> {
    let mut value: Value = serde_json::from_str(body).map_err(|error| error.to_string())?;
    let event = value.as_object_mut().ok_or("not an object")?;
    if let Some(origin) = event.remove("origin") {
        move_origin(event, origin)?;
    }
    match event.get("kind").and_then(Value::as_str) {
        Some("opened") => rename_seats(event)?,
        Some("joined") => {
            let guest = event.remove("guest").ok_or("no guest")?;
            event.insert("player".to_owned(), player(&guest)?);
        }
        Some("aborted") => {
            let guest = event.remove("guest").ok_or("no guest")?;
            event.insert("by".to_owned(), player(&guest)?);
        }
        _ => {}
    }
    // The deserializer of `Event` requires these fields first.
    let named = |name: &&str| event.remove(*name).map(|value| (String::from(*name), value));
    let mut fields: Vec<_> = ["seq", "at", "by", "command", "kind"]
        .iter()
        .filter_map(named)
        .collect();
    fields.extend(std::mem::take(event));
    let read = Event::deserialize(MapDeserializer::new(fields.into_iter()));
    read.map_err(|error: serde_json::Error| error.to_string())
}

fn player(guest: &Value) -> Result<Value, String> {
    let id = guest.as_str().ok_or("a guest is not a string")?;
    Ok(Value::String(format!("guest:{id}")))
}

/// Replaces `{"guest":…,"id":…,"ply":…}` with the fields `by` and `command`.
fn move_origin(event: &mut Map<String, Value>, origin: Value) -> Result<(), String> {
    let Value::Object(mut origin) = origin else {
        return Err("an origin is not an object".to_owned());
    };
    let guest = origin.remove("guest").ok_or("an origin without a guest")?;
    event.insert("by".to_owned(), player(&guest)?);
    event.insert("command".to_owned(), Value::Object(origin));
    Ok(())
}

/// Replaces `{"kind":"guest","who":…}` with `{"kind":"player","who":"guest:…"}`.
fn rename_seats(event: &mut Map<String, Value>) -> Result<(), String> {
    for side in ["cho", "han"] {
        let seat = event
            .get_mut("terms")
            .and_then(|terms| terms.get_mut("seats")?.get_mut(side))
            .and_then(Value::as_object_mut)
            .ok_or("terms without seats")?;
        if seat.get("kind").and_then(Value::as_str) == Some("guest") {
            let who = player(seat.get("who").ok_or("a seat without its guest")?)?;
            seat.insert("kind".to_owned(), Value::String("player".to_owned()));
            seat.insert("who".to_owned(), who);
        }
    }
    Ok(())
}

/// Returns the author of an event without one: the player who joined, or the player in the seat of the event's side.
/// Returns `None` for events of the server and the engine, and for events without a side.
pub(super) fn author(room: &Room, kind: &EventKind) -> Option<Player> {
    let side = match kind {
        EventKind::Joined { player, .. } => return Some(*player),
        EventKind::Acted {
            action: Action::Flag(_),
            ..
        } => return None,
        EventKind::Acted { side, .. } => (*side)?,
        EventKind::Arranged { side, .. }
        | EventKind::TakebackOffered { side }
        | EventKind::TakebackDeclined { side }
        | EventKind::RematchOffered { side } => *side,
        // These events did not contain a side, or were added after release 0.1.0.
        _ => return None,
    };
    room.seats()[side].player()
}
