//! Record of one game from the players' side: the moves sent and acknowledged, and the last state received.

use super::fault::Fault;
use crate::script::Script;
use serde_json::Value;

#[derive(Debug)]
pub(super) struct Ledger {
    pub(super) game: String,
    pub(super) script: Script,
    /// Number of script tokens sent, in order.
    pub(super) sent: usize,
    /// Number of acknowledged tokens.
    pub(super) acknowledged: usize,
    /// Whether the server has acknowledged the setups of both sides.
    pub(super) arranged: bool,
    /// Number of acknowledged chat messages.
    pub(super) lines: usize,
    /// Latest state of the game that a player received (`now` in the protocol).
    latest: Option<Value>,
}

impl Ledger {
    pub(super) fn new(game: String, script: Script) -> Self {
        Self {
            game,
            script,
            sent: 0,
            acknowledged: 0,
            arranged: false,
            lines: 0,
            latest: None,
        }
    }

    /// Returns whether the whole script has been acknowledged.
    pub(super) fn is_over(&self) -> bool {
        self.acknowledged == self.script.tokens().len()
    }

    /// Stores the state that a frame from the server contains, if any.
    pub(super) fn see(&mut self, frame: &str) {
        let Ok(frame) = serde_json::from_str::<Value>(frame) else {
            return;
        };
        for now in [&frame["now"], &frame["game"]["now"]] {
            if now["clocks"].is_object() {
                self.latest = Some(now.clone());
            }
        }
    }

    /// Compares the ledger with the server's view, and then adopts that view. Returns the number of stored moves that
    /// had not been acknowledged.
    pub(super) fn compare(&mut self, view: &Value) -> Result<usize, Fault> {
        let stored: Vec<&str> = view["actions"]
            .as_array()
            .map(|actions| actions.iter().filter_map(|action| action["token"].as_str()).collect())
            .unwrap_or_default();
        let count = stored.len();
        if count < self.acknowledged {
            return Err(Fault::Lost {
                acknowledged: self.acknowledged,
                stored: count,
            });
        }
        if count > self.sent || stored != self.script.tokens()[..count] {
            return Err(Fault::Differs {
                stored: stored.join(" "),
            });
        }
        if self.arranged {
            self.compare_state(&view["now"], count)?;
        }
        let unacknowledged = count - self.acknowledged;
        self.acknowledged = count;
        self.sent = count;
        Ok(unacknowledged)
    }

    /// Compares the position, phase and clocks of a game after `count` tokens.
    fn compare_state(&self, now: &Value, count: usize) -> Result<(), Fault> {
        if now["fen"] != *self.script.fen(count) {
            return Err(Fault::Differs {
                stored: now["fen"].to_string(),
            });
        }
        let expected = if count == self.script.tokens().len() {
            "over"
        } else {
            "playing"
        };
        if now["phase"] != expected {
            return Err(Fault::Decided {
                phase: format!("{}, {}", now["phase"], now["verdict"]),
            });
        }
        // The clocks can be compared only if a player received exactly this state.
        let same = |latest: &&Value| ["ply", "phase"].iter().all(|field| latest[*field] == now[*field]);
        let Some(latest) = self.latest.as_ref().filter(same) else {
            return Ok(());
        };
        for side in standing(now) {
            let (before, after) = (&latest["clocks"][side], &now["clocks"][side]);
            if before["main_ms"] != after["main_ms"] {
                return Err(Fault::ClockChanged {
                    before: before.to_string(),
                    after: after.to_string(),
                });
            }
        }
        Ok(())
    }
}

/// Returns the sides whose clocks are not running.
fn standing(now: &Value) -> Vec<&'static str> {
    let over = now["phase"] == "over";
    ["cho", "han"]
        .into_iter()
        .filter(|side| over || now["turn"] != *side)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::Ledger;
    use crate::kill::Fault;
    use crate::random::Random;
    use crate::script::Script;
    use serde_json::{Value, json};

    /// Creates a ledger with three moves sent, two acknowledged, and the state after two.
    fn ledger() -> Ledger {
        let mut ledger = Ledger::new("x".to_owned(), Script::random(4, &mut Random::new(7)));
        (ledger.sent, ledger.acknowledged, ledger.arranged) = (3, 2, true);
        let now = view(&ledger, 2)["now"].clone();
        ledger.see(&json!({"t": "event", "seq": 9, "now": now}).to_string());
        ledger
    }

    /// Returns the server's view of the game with this many moves.
    fn view(ledger: &Ledger, count: usize) -> Value {
        let tokens = &ledger.script.tokens()[..count];
        let actions: Vec<Value> = tokens.iter().map(|token| json!({"token": token})).collect();
        json!({"actions": actions, "now": {
            "phase": "playing", "ply": count, "turn": (["cho", "han"][count % 2]), "fen": ledger.script.fen(count),
            "clocks": {"cho": {"main_ms": 500}, "han": {"main_ms": 600}},
        }})
    }

    #[test]
    fn what_was_acknowledged_and_anything_sent_after_it_may_be_there() {
        for (count, unacknowledged) in [(2, 0), (3, 1)] {
            let mut ledger = ledger();
            let view = view(&ledger, count);
            assert_eq!(ledger.compare(&view), Ok(unacknowledged));
            assert_eq!((ledger.sent, ledger.acknowledged), (count, count));
        }
    }

    #[test]
    fn every_fault_is_noticed() {
        let lost = Fault::Lost {
            acknowledged: 2,
            stored: 1,
        };
        assert_eq!(ledger().compare(&view(&ledger(), 1)), Err(lost));
        let more = ledger().compare(&view(&ledger(), 4));
        assert!(matches!(more, Err(Fault::Differs { .. })), "{more:?}");
        let changed = |path: &str, value: Value| {
            let mut view = view(&ledger(), 2);
            *view.pointer_mut(path).expect("a field") = value;
            ledger().compare(&view)
        };
        let another = changed("/actions/0/token", json!("a1a2"));
        assert!(matches!(another, Err(Fault::Differs { .. })), "{another:?}");
        let board = changed("/now/fen", json!("4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1"));
        assert!(matches!(board, Err(Fault::Differs { .. })), "{board:?}");
        let decided = changed("/now/phase", json!("over"));
        assert!(matches!(decided, Err(Fault::Decided { .. })), "{decided:?}");
        let clock = changed("/now/clocks/han/main_ms", json!(599));
        assert!(matches!(clock, Err(Fault::ClockChanged { .. })), "{clock:?}");
        assert_eq!(changed("/now/clocks/cho/main_ms", json!(499)), Ok(0), "it was running");
    }
}
