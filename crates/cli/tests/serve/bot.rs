//! Tests `janggun bot` with a real server: two bots play a game during which the server and one bot are killed.
//!
//! Both bots use Janggun's engine. Another test checks that a bot reconnects after a restart of the server, declines
//! challenges that its options exclude, and stops on Ctrl-C.

use crate::support::{Guest, Server};
use serde_json::{Value, json};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

const PASSWORD: &str = "사면초가 속의 장기 한 판";
/// Maximum time to wait for an action of a bot, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(90);

struct Account {
    owner: Guest,
    token: String,
}

impl Account {
    fn new(server: &Server, name: &str) -> Self {
        let mut owner = Guest::new(server);
        let (status, answer) = owner.post("/api/account", &json!({"name": name, "password": PASSWORD}));
        assert_eq!(status, 201, "{answer}");
        let scopes = ["bot:play", "challenge:read", "challenge:write"];
        let wanted = json!({"name": "bot", "scopes": scopes, "days": 1, "password": PASSWORD});
        let (status, made) = owner.post("/api/account/tokens", &wanted);
        assert_eq!(status, 201, "{made}");
        let token = made["token"].as_str().expect("a token").to_owned();
        Self { owner, token }
    }

    fn bot(&self, server: &Server, arguments: &[&str]) -> Bot {
        let engine = format!("'{}' uci --seed 1", env!("CARGO_BIN_EXE_janggun"));
        let url = format!("http://{}", server.address());
        let child = Command::new(env!("CARGO_BIN_EXE_janggun"))
            .args([
                "bot",
                "--url",
                &url,
                "--engine",
                &engine,
                "--upgrade",
                "--language",
                "en",
            ])
            .args(["--go", "nodes 40", "--option", "Hash=1"])
            .args(arguments)
            .env("JANGGUN_TOKEN", &self.token)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        Bot(Some(child.expect("the binary under test starts")))
    }
}

/// A running bot, which is killed when dropped.
struct Bot(Option<Child>);

impl Bot {
    fn interrupt(&self) {
        let pid = self.0.as_ref().expect("it runs").id().to_string();
        let sent = Command::new("kill").args(["-INT", &pid]).status();
        assert!(sent.expect("kill is there").success());
    }

    /// Waits until the bot exits. The returned text is its standard output followed by its standard error.
    fn output(mut self) -> (Output, String) {
        let output = self
            .0
            .take()
            .expect("it runs")
            .wait_with_output()
            .expect("it is our child");
        let said = [output.stdout.as_slice(), output.stderr.as_slice()].concat();
        (output, String::from_utf8(said).expect("UTF-8"))
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        if let Some(child) = &mut self.0 {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Calls `ask` until it returns a value. Panics after [`PATIENCE`].
fn eventually<T>(mut ask: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = ask() {
            return found;
        }
        assert!(start.elapsed() < PATIENCE, "it takes too long");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn wait_until_online(server: &Server, names: &[&str]) {
    let visitor = Guest::new(server);
    eventually(|| {
        let (_, online) = visitor.get("/api/bot/online");
        let online = online.to_string();
        names.iter().all(|name| online.contains(name)).then_some(())
    });
}

#[test]
fn two_bots_play_a_game_although_the_server_and_one_of_them_are_killed() {
    let mut server = Server::start("bot-game", 0);
    let (mut one, two) = (Account::new(&server, "first"), Account::new(&server, "second"));
    let arguments = ["--stop-after", "1", "--overhead", "0", "--setups", "smms,msms"];
    let (first, second) = (one.bot(&server, &arguments), two.bot(&server, &arguments));
    wait_until_online(&server, &["first", "second"]);
    let game = challenge(&mut one, &server, "second");
    let played = |server: &Server| {
        let ply = Guest::new(server).view(&game)["now"]["ply"].as_u64();
        ply.filter(|ply| *ply >= 6)
    };
    let before = eventually(|| played(&server));
    server.kill();
    server.restart();
    drop(second);
    let second = two.bot(&server, &arguments);
    let (first, said) = first.output();
    assert!(first.status.success(), "{said}");
    let (second, answered) = second.output();
    assert!(second.status.success(), "{answered}");
    let over = Guest::new(&server).view(&game);
    assert!(over["now"]["ply"].as_u64() > Some(before), "{over}");
    let code = over["now"]["verdict"]["code"].as_str().expect("it is over");
    assert!(said.contains("Reconnected."), "{said}");
    for said in [&said, &answered] {
        assert!(said.contains(&format!("({code})")), "{code}: {said}");
        assert!(!said.contains("refused") && !said.contains("engine failed"), "{said}");
    }
    let chosen: Vec<&str> = ["cho", "han"]
        .iter()
        .filter_map(|side| over["arrangements"][side].as_str())
        .collect();
    assert!(chosen.iter().all(|code| ["smms", "msms"].contains(code)), "{chosen:?}");
}

/// Challenges a bot through the API, and returns the challenge's ID, which is also the ID of the game.
fn challenge(account: &mut Account, server: &Server, name: &str) -> String {
    let agent: ureq::Agent = ureq::Agent::config_builder().build().into();
    let mut answer = agent
        .post(format!("http://{}/api/challenge/{name}", server.address()))
        .header("authorization", format!("Bearer {}", account.token))
        .header("content-type", "application/x-www-form-urlencoded")
        .send("clock.limit=600&clock.increment=5&variant=casual")
        .expect("the challenge is made");
    let text = answer.body_mut().read_to_string().expect("a body");
    let challenge: Value = serde_json::from_str(&text).expect("JSON");
    challenge["id"].as_str().expect("an id").to_owned()
}

#[test]
fn a_bot_comes_back_after_a_restart_declines_and_ends_by_ctrl_c() {
    let mut server = Server::start("bot-restart", 0);
    let (account, mut other) = (Account::new(&server, "patient"), Account::new(&server, "impatient"));
    let bot = account.bot(&server, &["--from", "bots"]);
    wait_until_online(&server, &["patient"]);
    assert_eq!(server.terminate(), Some(0));
    server.restart();
    wait_until_online(&server, &["patient"]);
    let game = challenge(&mut other, &server, "patient");
    eventually(|| {
        let view = Guest::new(&server).view(&game);
        view["now"]["verdict"].is_object().then_some(())
    });
    bot.interrupt();
    let (output, said) = bot.output();
    assert!(output.status.success(), "{said}");
    assert!(said.contains("declined (onlyBot)"), "{said}");
    // With an unknown token, the bot reports the refusal and exits.
    let (_, tokens) = account.owner.get("/api/account/tokens");
    assert_eq!(tokens["tokens"].as_array().map(Vec::len), Some(1));
    let bot = Account {
        token: format!("janggun_{}", "0".repeat(64)),
        ..account
    }
    .bot(&server, &[]);
    let (output, said) = bot.output();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("refused: invalid_token"), "{said}");
}
