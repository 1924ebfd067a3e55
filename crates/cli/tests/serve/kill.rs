//! Nothing acknowledged is lost: the server is killed with `kill -9` at seeded random instants during a stream of moves, and
//! after each restart the database holds every acknowledged action and only a prefix of what was sent.

use crate::support::{Guest, Server, Socket};
use janggi::ruleset::Preset;
use janggi::{Action, Arrangement, BySide, Game, Move, Start};
use serde_json::json;
use std::thread;
use std::time::Duration;

const KILLS: usize = 24;
/// How many moves may be on their way before the first is acknowledged.
const WINDOW: usize = 6;
/// A socket that sends more than a hundred messages at once is slowed down by the server.
const MOST_ON_ONE_SOCKET: usize = 95;

/// A splitmix generator: the instants and moves are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % bound as u64).expect("below a usize")
    }
}

/// What one client knows about its game.
struct Ledger {
    id: String,
    game: Game,
    sent: Vec<String>,
    acked: usize,
}

impl Ledger {
    fn open(guest: &mut Guest) -> Self {
        let id = guest.create("kakao", json!({"kind": "self"}));
        let mut socket = guest.socket(&id);
        socket.request(&json!({"t": "arrange", "id": "han", "side": "han", "setup": "msms"}));
        socket.request(&json!({"t": "arrange", "id": "cho", "side": "cho", "setup": "msms"}));
        Self {
            id,
            game: fresh_game(),
            sent: Vec::new(),
            acked: 0,
        }
    }

    /// Sends seeded moves as fast as the window allows, until the connection breaks.
    fn stream(&mut self, socket: &mut Socket, random: &mut Random) {
        let most = self.sent.len() + MOST_ON_ONE_SOCKET;
        loop {
            while self.sent.len() - self.acked < WINDOW && self.game.verdict().is_none() && self.sent.len() < most {
                let legal = self.game.legal();
                let Move::Step { from, to } = legal[random.below(legal.len())] else {
                    continue;
                };
                self.game.play(Action::Step { from, to }).expect("it was in the list");
                let ply = self.sent.len();
                let token = format!("{from}{to}");
                self.sent.push(token.clone());
                if !socket.send(&json!({"t": "act", "id": format!("m{ply}"), "ply": ply, "action": token})) {
                    return;
                }
            }
            match socket.next() {
                Some(message) if message["t"] == "ack" => {
                    assert_eq!(message["id"], format!("m{}", self.acked), "acknowledged in order");
                    self.acked += 1;
                }
                Some(message) => assert!(message["t"] != "refused" && message["t"] != "error", "{message}"),
                None => return,
            }
        }
    }

    /// Compares with the database through the server, then takes up what is stored.
    fn compare(&mut self, guest: &Guest) -> usize {
        let view = guest.view(&self.id);
        let actions = view["actions"].as_array().expect("a list");
        let stored: Vec<&str> = actions
            .iter()
            .map(|action| action["token"].as_str().expect("a token"))
            .collect();
        assert!(
            stored.len() >= self.acked,
            "{}: {} acknowledged, {} stored",
            self.id,
            self.acked,
            stored.len()
        );
        assert!(stored.len() <= self.sent.len(), "{}: more stored than sent", self.id);
        assert_eq!(
            stored,
            self.sent[..stored.len()],
            "{}: a prefix of what was sent",
            self.id
        );
        let unacked = stored.len() - self.acked;
        self.acked = stored.len();
        self.sent.truncate(stored.len());
        self.game = fresh_game();
        for token in &self.sent {
            let action = Action::parse(token, self.game.position()).expect("a legal token");
            self.game.play(action).expect("it replays legally");
        }
        assert_eq!(
            view["now"]["fen"],
            janggi::fen::print(self.game.position()),
            "{}: the same position",
            self.id
        );
        unacked
    }
}

fn fresh_game() -> Game {
    let arrangements = BySide {
        cho: Arrangement::Msms,
        han: Arrangement::Msms,
    };
    Game::new(Preset::Kakao.rules(), Start::arranged(arrangements)).expect("the usual start")
}

#[test]
fn acknowledged_moves_survive_kill_9() {
    let mut random = Random(0x6a61_6e67_6775_6e01);
    let mut server = Server::start("kill", 0);
    let mut guest = Guest::new(&server);
    let mut ledgers = vec![Ledger::open(&mut guest)];
    let (mut acked_in_flight, mut stored_unacked) = (0, 0);
    for _ in 0..KILLS {
        let ledger = ledgers.last_mut().expect("never empty");
        if ledger.game.verdict().is_some() || ledger.sent.len() >= 200 {
            ledgers.push(Ledger::open(&mut guest));
        }
        let ledger = ledgers.last_mut().expect("never empty");
        let before = ledger.acked;
        let mut socket = guest.socket(&ledger.id);
        let delay = Duration::from_millis(5 + random.below(150) as u64);
        let killer = thread::spawn(move || {
            thread::sleep(delay);
            server.kill();
            server
        });
        ledger.stream(&mut socket, &mut random);
        server = killer.join().expect("the killer only kills");
        acked_in_flight += ledger.acked - before;
        server.restart();
        stored_unacked += ledgers.iter_mut().map(|ledger| ledger.compare(&guest)).sum::<usize>();
    }
    println!(
        "{KILLS} kills, {acked_in_flight} moves acknowledged, {stored_unacked} more stored, {} games",
        ledgers.len()
    );
    assert!(
        acked_in_flight > KILLS,
        "the kills came before anything was acknowledged: {acked_in_flight}"
    );
}
