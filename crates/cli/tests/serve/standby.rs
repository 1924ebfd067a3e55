//! Tests two servers on one PostgreSQL database.
//!
//! One serves, and the other stands by until the first dies, hangs or shuts down.

use crate::database::server::PostgresDatabase;
use crate::support::{Guest, Server, Socket, data_folder};
use serde_json::{Value, json};
use std::process::Command;
use std::time::{Duration, Instant};

/// Maximum time until the standby serves, even on a busy machine.
pub(crate) const TAKEN_OVER_IN: Duration = Duration::from_secs(30);

/// Legal moves of both sides, in order, after the setups chosen in [`Table::open`].
const MOVES: [&str; 7] = ["a4b4", "a7b7", "c4d4", "c7d7", "b4b5", "b7b6", "e2e2"];

/// Two servers and their database.
pub(crate) struct Site {
    pub(crate) owner: Server,
    pub(crate) standby: Server,
    pub(crate) database: PostgresDatabase,
}

/// A game in which one guest plays both sides.
pub(crate) struct Table {
    pub(crate) id: String,
    socket: Socket,
    /// Number of acknowledged moves.
    pub(crate) plies: usize,
}

impl Site {
    pub(crate) fn start(name: &str) -> Self {
        let database = PostgresDatabase::create(None);
        let address = database.address();
        let arguments = ["--database", address.as_str()];
        let data = data_folder(&format!("{name}-owner"));
        // Saves the owner's log in the file `said`.
        let kept = format!("exec \"$@\" 2> {}", data.join("said").display());
        let owner = Server::start_within(&["sh", "-c", &kept, "sh"], data, &arguments);
        let standby = Server::stand_by(data_folder(&format!("{name}-standby")), &arguments);
        Self {
            owner,
            standby,
            database,
        }
    }

    /// Waits until the standby serves, and asserts that it takes over in time.
    fn wait_until_taken_over(&mut self) {
        let began = Instant::now();
        self.standby.wait_until_it_serves();
        let took = began.elapsed();
        println!("taken over after {} ms", took.as_millis());
        assert!(took < TAKEN_OVER_IN, "{took:?}");
    }

    fn epoch(&self) -> String {
        self.database.run("SELECT epoch FROM leases")
    }
}

impl Table {
    /// Creates a game with this time control, and chooses the setups.
    pub(crate) fn open(guest: &mut Guest, time: Value) -> Self {
        let body = json!({"rules": "kakao", "opponent": {"kind": "self"}, "side": "cho", "time": time});
        let (status, view) = guest.post("/api/games", &body);
        assert_eq!(status, 201, "{view}");
        let id = view["id"].as_str().expect("an id").to_owned();
        let mut socket = guest.socket(&id);
        socket.request(&json!({"t": "arrange", "id": "s0", "side": "han", "setup": "mssm"}));
        socket.request(&json!({"t": "arrange", "id": "s1", "side": "cho", "setup": "smms"}));
        Self { id, socket, plies: 0 }
    }

    /// Returns the frame with the next move.
    fn next(&self) -> Value {
        json!({"t": "act", "id": format!("m{}", self.plies), "ply": self.plies, "action": MOVES[self.plies]})
    }

    pub(crate) fn play(&mut self) {
        self.socket.request(&self.next());
        self.plies += 1;
    }

    /// Connects to the server that the guest currently uses.
    pub(crate) fn reconnect(&mut self, guest: &Guest) {
        self.socket = guest.socket(&self.id);
    }
}

pub(crate) fn ten_minutes() -> Value {
    json!({"kind": "fischer", "main_ms": 600_000, "increment_ms": 0})
}

/// Returns the number of moves in a game.
pub(crate) fn plies(guest: &Guest, game: &str) -> usize {
    guest.view(game)["actions"].as_array().map_or(0, Vec::len)
}

#[test]
fn a_standby_says_so_and_serves_when_the_owner_is_killed() {
    let mut site = Site::start("killed");
    let mut early = Guest::new(&site.standby);
    assert_eq!(early.get("/health"), (503, json!("standby")));
    assert_eq!(
        early.get("/health?verbose=true"),
        (200, json!("standby\ndatabase: ok\n"))
    );
    let (status, refused) = early.post("/api/games", &json!({}));
    assert_eq!((status, &refused["error"]["code"]), (503, &json!("standby")));
    assert_says_when_to_come_back(&site.standby);

    let mut guest = Guest::new(&site.owner);
    let mut tables: Vec<Table> = (0..6).map(|_| Table::open(&mut guest, ten_minutes())).collect();
    for (number, table) in tables.iter_mut().enumerate() {
        for _ in 0..number {
            table.play();
        }
        // The response is not read, so this move may or may not be stored before the server is killed.
        let frame = table.next();
        assert!(table.socket.send(&frame));
    }
    site.owner.kill();
    site.wait_until_taken_over();
    assert_eq!(site.epoch(), "2\n");
    guest.move_to(&site.standby);
    assert_eq!(guest.get("/health"), (200, json!("ok")));
    for table in &mut tables {
        let stored = plies(&guest, &table.id);
        assert!(
            stored == table.plies || stored == table.plies + 1,
            "{} of {} acknowledged moves",
            stored,
            table.plies
        );
        let now = guest.view(&table.id)["now"].clone();
        let mover = now["turn"].as_str().expect("a side").to_owned();
        // No player loses time to the outage: the clock starts after a grace period.
        let main_ms = now["clocks"][&mover]["main_ms"].as_u64().expect("a clock");
        assert!(main_ms > 595_000, "{now}");
        let from_ms = now["clocks"][&mover]["runs_from_ms"].as_u64().expect("a running clock");
        assert!(from_ms > now_ms() + 20_000, "{now}");
        table.reconnect(&guest);
        // Sends the same frame again, as a browser does if a frame was not acknowledged.
        table.play();
        assert_eq!(plies(&guest, &table.id), table.plies);
        table.play();
    }
}

#[test]
fn a_server_that_ends_makes_way_at_once() {
    let mut site = Site::start("ended");
    let address = site.database.address();
    let mut third = Server::stand_by(data_folder("ended-third"), &["--database", &address]);
    assert_eq!(third.terminate(), Some(0), "a standby ends like any server");
    let mut guest = Guest::new(&site.owner);
    let mut table = Table::open(&mut guest, ten_minutes());
    table.play();
    assert_eq!(site.owner.terminate(), Some(0));
    let given_back = site.database.run("SELECT epoch > 1 OR owner IS NULL FROM leases");
    assert_eq!(given_back, "t\n", "nobody waits for the lease to end");
    site.wait_until_taken_over();
    guest.move_to(&site.standby);
    table.reconnect(&guest);
    table.play();
}

#[test]
fn a_server_that_was_stopped_for_too_long_writes_nothing_any_more() {
    let (mut site, acknowledged) = stopped_for_too_long("stopped", |_| {});
    assert!(!acknowledged);
    assert_eq!(site.owner.wait(), Some(1));
    let said = std::fs::read_to_string(site.owner.data().join("said")).expect("its last words");
    assert!(said.contains("janggun: db_lease_lost: "), "{said}");
}

/// Checks the test itself: if the fencing row admits both servers, the suspended server continues to write.
#[test]
fn a_fence_with_a_hole_is_seen() {
    let (_site, acknowledged) = stopped_for_too_long("hole", |database| {
        database.run(
            "ALTER TABLE leases DROP CONSTRAINT leases_pkey;
             INSERT INTO leases SELECT 'server', owner, epoch, now() + interval '1 hour', interval '1 hour' FROM stopped",
        );
    });
    assert!(acknowledged);
}

/// A table lock has the same effect as a restart of the database server or a short network outage.
#[test]
fn a_server_that_cannot_renew_its_lease_answers_nothing_until_it_can() {
    let database = PostgresDatabase::create(None);
    let address = database.address();
    let owner = Server::start_within(&[], data_folder("unsure"), &["--database", &address]);
    let mut guest = Guest::new(&owner);
    let mut table = Table::open(&mut guest, json!({"kind": "none"}));
    table.play();
    std::thread::scope(|scope| {
        // The lock is held for longer than the lease lasts.
        let cut = scope.spawn(|| database.run("BEGIN; LOCK TABLE leases IN EXCLUSIVE MODE; SELECT pg_sleep(7)"));
        let view = format!("/api/games/{}", table.id);
        let mut answers = Vec::new();
        while !cut.is_finished() {
            let (status, answer) = guest.get(&view);
            answers.push((status, answer["error"]["code"].clone()));
            std::thread::sleep(Duration::from_millis(100));
        }
        assert_eq!(answers.first(), Some(&(200, Value::Null)));
        let refused = (503, json!("standby"));
        assert!(answers.contains(&refused), "{answers:?}");
        cut.join().expect("the lock ends");
    });
    let began = Instant::now();
    while guest.get("/health").0 != 200 {
        assert!(began.elapsed() < TAKEN_OVER_IN, "it goes on");
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(database.run("SELECT epoch FROM leases"), "1\n");
    table.play();
    assert_eq!(plies(&guest, &table.id), table.plies);
}

/// Suspends the owner, lets the standby take over, sends the owner a move, and resumes the owner.
///
/// Returns the servers and whether the owner acknowledged the move. The move must be stored if and only if it was
/// acknowledged.
fn stopped_for_too_long(name: &str, before_it_goes_on: impl FnOnce(&PostgresDatabase)) -> (Site, bool) {
    let mut site = Site::start(name);
    let mut guest = Guest::new(&site.owner);
    let mut moved = Table::open(&mut guest, ten_minutes());
    // The new owner does not load a game without a clock until a player opens it.
    let mut kept = Table::open(&mut guest, json!({"kind": "none"}));
    moved.play();
    kept.play();
    site.database
        .run("CREATE TABLE stopped AS SELECT owner, epoch FROM leases");
    site.owner.signal("STOP");
    site.wait_until_taken_over();
    guest.move_to(&site.standby);
    moved.reconnect(&guest);
    moved.play();

    let late = kept.next();
    assert!(kept.socket.send(&late), "the system takes it for the server");
    before_it_goes_on(&site.database);
    site.owner.signal("CONT");
    let mut acknowledged = false;
    while let Some(message) = kept.socket.next() {
        if message["t"] == "ack" && message["id"] == late["id"] {
            acknowledged = true;
            break;
        }
    }
    let sql = format!("SELECT plies FROM games WHERE id = '{}'", kept.id);
    let expected = format!("{}\n", kept.plies + usize::from(acknowledged));
    assert_eq!(site.database.run(&sql), expected);
    moved.play();
    assert_eq!(plies(&guest, &moved.id), moved.plies);
    (site, acknowledged)
}

/// Checks that a standby's page says when to retry, and that `janggun health` reports a standby.
fn assert_says_when_to_come_back(server: &Server) {
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let address = format!("http://{}/game/x", server.address());
    let page = agent
        .get(&address)
        .header("accept", "text/html")
        .header("accept-language", "nl");
    let mut page = page.call().expect("it answers");
    assert_eq!(page.status(), 503);
    for header in ["retry-after", "refresh"] {
        assert_eq!(page.headers()[header], "2", "{header}");
    }
    let text = page.body_mut().read_to_string().expect("text");
    assert!(text.contains("De site gaat over"), "{text}");
    let health = Command::new(env!("CARGO_BIN_EXE_janggun"))
        .args(["health", "--addr", server.address()])
        .output()
        .expect("the binary under test starts");
    assert_eq!(
        (health.status.code(), &*health.stdout),
        (Some(0), b"standby\n".as_slice())
    );
}

fn now_ms() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    u64::try_from(since.expect("after 1970").as_millis()).expect("it fits")
}
