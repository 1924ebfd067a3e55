//! Replays the traffic of open pages of older releases. Today's server must answer it as before, or tell the page to
//! reload.

use super::World;
use super::compare::{differences, shape_differences};
use crate::client::Client;
use crate::socket::Socket;
use crate::test_server::ClockHouse;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

/// Time after which a message counts as missing.
const PATIENCE: Duration = Duration::from_secs(5);

/// Fields that are not compared, because they depend on timing, other players online, or restarts.
const OF_CHANCE: [&str; 10] = [
    "at_ms",
    "created_ms",
    "credit_ms",
    "main_ms",
    "period_ms",
    "presence",
    "runs_from_ms",
    "seq",
    "setup_deadline_ms",
    "spent_ms",
];

/// Types of messages that are not compared, because their timing and number vary.
const OF_THE_MOMENT: [&str; 6] = ["pong", "watching", "absent", "thinking", "presence", "seeks"];

/// The socket of a page.
struct Line {
    socket: Socket,
    /// Received messages that have not been matched with an old one.
    waiting: Vec<Value>,
    told_to_reload: bool,
}

impl Line {
    /// Returns the next JSON message; `None` if the socket closes or sends anything else.
    async fn read(&mut self) -> Option<Value> {
        loop {
            match self.socket.stream.next().await? {
                Ok(Message::Text(text)) => return serde_json::from_str(&text).ok(),
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(_) | Err(_) => return None,
            }
        }
    }

    /// Waits for the message that corresponds to the old message `then`. Returns `None` if the page was told to reload,
    /// or if the message does not arrive.
    async fn hear(&mut self, then: &Value) -> Option<Value> {
        loop {
            if let Some(place) = self.waiting.iter().position(|now| is_same(then, now)) {
                return Some(self.waiting.remove(place));
            }
            if self.told_to_reload {
                return None;
            }
            let message = tokio::time::timeout(PATIENCE, self.read()).await.ok()??;
            self.told_to_reload = message["t"] == "bye" && message["reason"] == "reload";
            self.waiting.push(message);
        }
    }
}

/// Returns whether a message is the counterpart of the old message `then`; other fields may differ.
fn is_same(then: &Value, now: &Value) -> bool {
    ["/t", "/id", "/event/kind", "/reason", "/error/code", "/room"]
        .iter()
        .all(|place| then.pointer(place) == now.pointer(place))
}

fn without_chance(mut message: Value) -> Value {
    match &mut message {
        Value::Object(fields) => {
            fields.retain(|name, _| !OF_CHANCE.contains(&name.as_str()));
            fields
                .values_mut()
                .for_each(|field| *field = without_chance(field.take()));
        }
        Value::Array(entries) => entries
            .iter_mut()
            .for_each(|entry| *entry = without_chance(entry.take())),
        _ => {}
    }
    message
}

struct Replay<'a> {
    world: &'a World,
    site: ClockHouse,
    lines: HashMap<String, Line>,
    /// Pairs of old and new server-generated ids.
    ids: Vec<(String, String)>,
    faults: Vec<String>,
    answered: usize,
}

impl Replay<'_> {
    /// Parses a row, with old ids replaced by new ones.
    fn row(&self, text: &str) -> Value {
        let translated = self
            .ids
            .iter()
            .fold(text.to_owned(), |text, (then, now)| text.replace(then, now));
        serde_json::from_str(&translated).unwrap()
    }

    async fn step(&mut self, text: &str) {
        self.site.pass(100);
        let row = self.row(text);
        if row["restart"] == true {
            self.site.stop().await;
            self.site.start();
        } else if let Some(method) = row["method"].as_str() {
            self.request(method, &row).await;
        } else if let Some(name) = row["socket"].as_str() {
            self.on_line(name, &row).await;
        }
    }

    async fn on_line(&mut self, name: &str, row: &Value) {
        if let Some(path) = row["open"].as_str() {
            let client = self.visitor(row);
            let origin = format!("http://{}", client.addr);
            let socket = match Socket::connect(&client, path, Some(&origin)).await {
                Ok(socket) => socket,
                Err(error) => {
                    self.faults.push(format!("{name} cannot open {path}: {error}"));
                    return;
                }
            };
            let line = Line {
                socket,
                waiting: Vec::new(),
                told_to_reload: false,
            };
            self.lines.insert(name.to_owned(), line);
        } else if row["closed"] == true {
            self.lines.remove(name);
        } else if let Some(line) = self.lines.get_mut(name) {
            if let Some(frame) = row["sent"].as_str() {
                let sent = line.socket.stream.send(Message::text(frame)).await;
                if sent.is_err() && !line.told_to_reload {
                    self.faults.push(format!("{name} cannot send {frame}"));
                }
            } else if !OF_THE_MOMENT.contains(&row["got"]["t"].as_str().unwrap()) {
                self.heard(name, &row["got"]).await;
            }
        }
    }

    async fn heard(&mut self, name: &str, then: &Value) {
        let line = self.lines.get_mut(name).unwrap();
        match line.hear(then).await {
            Some(now) => {
                self.answered += 1;
                self.learn(then, &now);
                let [then, now] = [self.row(&then.to_string()), now].map(without_chance);
                let found = if self.is_made_anew(&now) {
                    shape_differences(&then, &now)
                } else {
                    differences(&then, &now, &[])
                };
                let kind = format!("{name} {} {}", then["t"], then["event"]["kind"]);
                self.faults
                    .extend(found.into_iter().map(|fault| format!("{kind}: {fault}")));
            }
            // A page that reloads does not need the missed message.
            None if line.told_to_reload => self.answered += 1,
            None => {
                let waiting = Value::from(line.waiting.clone());
                self.faults
                    .push(format!("{name} does not hear {then}; it heard {waiting}"));
            }
        }
    }

    /// Returns whether a message is about a game created in this replay. Its sides may be drawn differently, so
    /// only the shape of the message is compared.
    fn is_made_anew(&self, message: &Value) -> bool {
        let of_game = [&message["game"]["id"], &message["game"]];
        message["t"] == "paired" || self.ids.iter().any(|(_, now)| of_game.contains(&&json!(now)))
    }

    /// Records server-generated ids that differ from the old ones.
    fn learn(&mut self, then: &Value, now: &Value) {
        for place in ["/event/game", "/game", "/seek"] {
            if let (Some(Value::String(then)), Some(Value::String(now))) = (then.pointer(place), now.pointer(place))
                && then != now
            {
                self.ids.push((then.clone(), now.clone()));
            }
        }
    }

    async fn request(&mut self, method: &str, row: &Value) {
        let path = row["path"].as_str().unwrap();
        let mut client = self.visitor(row);
        let answer = client.send(method, path, &row["body"]).await;
        if u64::from(answer.status) != row["status"].as_u64().unwrap() {
            self.faults
                .push(format!("{method} {path}: was {}, is {}", row["status"], answer.status));
            return;
        }
        if let Some(then @ Value::Object(_)) = row.get("answer") {
            let now = answer.json();
            if let (Some(Value::String(then)), Some(Value::String(now))) = (then.get("id"), now.get("id"))
                && then != now
            {
                self.ids.push((then.clone(), now.clone()));
            }
            let found = shape_differences(then, &now);
            self.faults
                .extend(found.into_iter().map(|fault| format!("{method} {path}: {fault}")));
        }
        self.answered += 1;
    }

    fn visitor(&self, row: &Value) -> Client {
        self.world.visitor(&self.site, row["reader"].as_str().unwrap())
    }
}

#[tokio::test]
async fn open_pages_are_understood_or_told_to_load_anew() {
    for world in World::all() {
        let (site, _service) = world.site().await;
        let mut replay = Replay {
            world: &world,
            site,
            lines: HashMap::new(),
            ids: Vec::new(),
            faults: Vec::new(),
            answered: 0,
        };
        for line in world.lines("tabs.jsonl.gz") {
            replay.step(&line).await;
        }
        assert!(
            replay.faults.is_empty(),
            "{} in {:?}:\n{}",
            replay.faults.len(),
            world.folder,
            replay.faults.join("\n")
        );
        assert!(replay.answered > 100, "{}", replay.answered);
    }
}
