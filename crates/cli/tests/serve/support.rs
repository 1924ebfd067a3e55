//! Runs the real `janggun serve` for tests, and sends requests to it. Data folders are in `target/tmp`, because `/tmp`
//! may be in memory, and syncs must write to disk.

use serde_json::{Value, json};
use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;
use tokio_tungstenite::tungstenite::{self, Message, WebSocket};

/// Limits for a machine on which other tests run at the same time.
///
/// A slow server still accepts new games, and its engine does not delay its moves.
const ROOMY: [&str; 3] = [
    "scheduling-delay-ms=60000",
    "commit-delay-ms=60000",
    "engine-think-ms=1",
];

/// Argument that starts one worker process. [`Server::start_within`] and [`Server::stand_by`] start none by default.
pub(crate) const ONE_WORKER: &str = "--workers=1";

/// A running server, or one that was killed and can be restarted on the same port and data.
#[derive(Debug)]
pub(crate) struct Server {
    child: Child,
    address: String,
    data: PathBuf,
    workers: u8,
    /// Arguments other than those that every test server has.
    arguments: Vec<String>,
    output: BufReader<ChildStdout>,
}

impl Server {
    /// Starts a server on a free port with a new data folder of that name.
    pub(crate) fn start(name: &str, workers: u8) -> Self {
        let data = data_folder(name);
        let (child, mut output) = spawn(plain().args(arguments_of("127.0.0.1:0", &data, workers)));
        Self {
            child,
            address: until(SERVES, &mut output),
            data,
            workers,
            arguments: Vec::new(),
            output,
        }
    }

    /// Starts a server on a free port. `program` precedes the path of the executable on the command line.
    pub(crate) fn start_within(program: &[&str], data: PathBuf, arguments: &[&str]) -> Self {
        Self::start_until(SERVES, program, data, arguments)
    }

    /// Starts a standby for a database that another server uses.
    pub(crate) fn stand_by(data: PathBuf, arguments: &[&str]) -> Self {
        Self::start_until("standing by at http://", &[], data, arguments)
    }

    fn start_until(said: &str, program: &[&str], data: PathBuf, arguments: &[&str]) -> Self {
        let words = program.iter().copied().chain([env!("CARGO_BIN_EXE_janggun")]);
        let words: Vec<&str> = words.collect();
        let mut command = Command::new(words[0]);
        let workers = u8::from(arguments.contains(&ONE_WORKER));
        command
            .args(&words[1..])
            .args(arguments_of("127.0.0.1:0", &data, workers));
        let given = arguments.iter().filter(|argument| **argument != ONE_WORKER);
        let (child, mut output) = spawn(command.args(given));
        Self {
            child,
            address: until(said, &mut output),
            data,
            workers,
            arguments: arguments.iter().copied().map(str::to_owned).collect(),
            output,
        }
    }

    /// Starts a standby with the data folder and arguments of this server, which must have exited.
    pub(crate) fn stand_by_again(&self) -> Self {
        let arguments: Vec<&str> = self.arguments.iter().map(String::as_str).collect();
        Self::stand_by(self.data.clone(), &arguments)
    }

    /// Waits until a standby has taken over.
    pub(crate) fn wait_until_it_serves(&mut self) {
        assert_eq!(until(SERVES, &mut self.output), self.address);
    }

    /// Sends a signal, such as `STOP`.
    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill")
            .args([&format!("-{name}"), &self.pid().to_string()])
            .status();
        assert!(sent.expect("kill is there").success());
    }

    /// Waits until the process exits, and returns its exit code; `None` if a signal ended it.
    pub(crate) fn wait(&mut self) -> Option<i32> {
        self.child.wait().expect("it is our child").code()
    }

    /// Kills the process with SIGKILL and waits until it has exited.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it was running");
        self.child.wait().expect("it is our child");
    }

    pub(crate) fn data(&self) -> &Path {
        &self.data
    }

    /// Sends SIGTERM, waits until the process exits, and returns its exit code.
    pub(crate) fn terminate(&mut self) -> Option<i32> {
        self.signal("TERM");
        self.wait()
    }

    /// Starts the server again with the same port, data folder and number of workers, but without other arguments.
    pub(crate) fn restart(&mut self) {
        let arguments = arguments_of(&self.address, &self.data, self.workers);
        (self.child, self.output) = spawn(plain().args(arguments));
        self.address = until(SERVES, &mut self.output);
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Creates an empty folder in `target/tmp`. Deletes an existing folder of the same name.
pub(crate) fn data_folder(name: &str) -> PathBuf {
    let data = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&data);
    std::fs::create_dir_all(&data).expect("target/tmp can be written");
    data
}

fn plain() -> Command {
    Command::new(env!("CARGO_BIN_EXE_janggun"))
}

fn arguments_of(address: &str, data: &Path, workers: u8) -> Vec<OsString> {
    let workers = workers.to_string();
    let words = ["serve", "--addr", address, "--workers", &workers, "--data"];
    let words = words.into_iter().map(OsString::from);
    let roomy = ROOMY
        .into_iter()
        .flat_map(|limit| ["--limit", limit].map(OsString::from));
    words.chain([data.as_os_str().to_owned()]).chain(roomy).collect()
}

/// Words before the address in the line that a server prints when it is ready.
const SERVES: &str = "listening on http://";

fn spawn(command: &mut Command) -> (Child, BufReader<ChildStdout>) {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary under test starts");
    let output = BufReader::new(child.stdout.take().expect("piped"));
    (child, output)
}

/// Reads lines until one starts with `said`, and returns the address after it. Lines of a waiting standby are skipped.
fn until(said: &str, output: &mut BufReader<ChildStdout>) -> String {
    let mut line = String::new();
    loop {
        line.clear();
        output.read_line(&mut line).expect("it prints a line");
        if let Some(address) = line.trim().strip_prefix(said) {
            return address.to_owned();
        }
        assert!(line.starts_with("standing by at "), "not ready: {line:?}");
    }
}

/// A client that keeps its session cookie, as a browser does.
#[derive(Debug)]
pub(crate) struct Guest {
    address: String,
    cookie: Option<String>,
}

impl Guest {
    pub(crate) fn new(server: &Server) -> Self {
        Self {
            address: server.address.clone(),
            cookie: None,
        }
    }

    /// Directs further requests to a different server, as a proxy would.
    pub(crate) fn move_to(&mut self, server: &Server) {
        self.address.clone_from(&server.address);
    }

    /// Sends a `POST` request with a JSON body, and returns the status and the response.
    pub(crate) fn post(&mut self, path: &str, body: &Value) -> (u16, Value) {
        let request = agent()
            .post(format!("http://{}{path}", self.address))
            .header("origin", format!("http://{}", self.address))
            .header("content-type", "application/json");
        let request = match &self.cookie {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        };
        let mut answer = request.send(body.to_string()).expect("the server answers");
        if let Some(set) = answer.headers().get("set-cookie").and_then(|value| value.to_str().ok()) {
            self.cookie = set.split(';').next().map(str::to_owned);
        }
        let text = answer.body_mut().read_to_string().expect("a body");
        (
            answer.status().as_u16(),
            serde_json::from_str(&text).unwrap_or(Value::String(text)),
        )
    }

    /// Sends a `GET` request, and returns the status and the response.
    pub(crate) fn get(&self, path: &str) -> (u16, Value) {
        let request = agent().get(format!("http://{}{path}", self.address));
        let request = match &self.cookie {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        };
        let mut answer = request.call().expect("the server answers");
        let text = answer.body_mut().read_to_string().expect("a body");
        (
            answer.status().as_u16(),
            serde_json::from_str(&text).unwrap_or(Value::String(text)),
        )
    }

    /// Creates a game without a clock against `opponent`, in which the guest plays Cho. Returns its ID.
    pub(crate) fn create(&mut self, rules: &str, opponent: Value) -> String {
        let body = json!({"rules": rules, "opponent": opponent, "side": "cho", "time": {"kind": "none"}});
        let (status, view) = self.post("/api/games", &body);
        assert_eq!(status, 201, "{view}");
        view["id"]
            .as_str()
            .unwrap_or_else(|| panic!("no id in {view}"))
            .to_owned()
    }

    /// Returns the state of a game as the server sends it.
    pub(crate) fn view(&self, game: &str) -> Value {
        let (status, view) = self.get(&format!("/api/games/{game}"));
        assert_eq!(status, 200, "{view}");
        view
    }

    /// Opens the game's socket, as a browser on this origin does.
    pub(crate) fn socket(&self, game: &str) -> Socket {
        self.socket_at(&format!("/ws/games/{game}"))
    }

    /// Opens the socket at a path.
    pub(crate) fn socket_at(&self, path: &str) -> Socket {
        let request = tungstenite::http::Request::builder()
            .uri(format!("ws://{}{path}", self.address))
            .header("host", &self.address)
            .header("origin", format!("http://{}", self.address))
            .header("cookie", self.cookie.as_deref().unwrap_or_default())
            .header("connection", "Upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", tungstenite::handshake::client::generate_key())
            .body(())
            .expect("a well-formed request");
        let stream = TcpStream::connect(&self.address).expect("the server listens");
        stream.set_nodelay(true).expect("a TCP option");
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .expect("a TCP option");
        let (socket, _) = tungstenite::client(request, stream).expect("the server upgrades");
        Socket { socket }
    }
}

/// A WebSocket of a guest.
#[derive(Debug)]
pub(crate) struct Socket {
    socket: WebSocket<TcpStream>,
}

impl Socket {
    /// Sends a JSON message. Returns `false` if the connection is closed.
    pub(crate) fn send(&mut self, message: &Value) -> bool {
        self.send_text(&message.to_string())
    }

    /// Sends a text message. Returns `false` if the connection is closed.
    pub(crate) fn send_text(&mut self, text: &str) -> bool {
        self.socket.send(Message::text(text)).is_ok()
    }

    /// Returns the next JSON message; `None` if the connection is closed or no message arrives for 20 seconds.
    pub(crate) fn next(&mut self) -> Option<Value> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).expect("the server speaks JSON")),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_)) => {}
            }
        }
    }

    /// Reads messages until one has this `t` and, unless `id` is empty, this ID. Returns that message.
    pub(crate) fn wait_for(&mut self, kind: &str, id: &str) -> Value {
        loop {
            let message = self
                .next()
                .unwrap_or_else(|| panic!("the server went before `{kind}` came"));
            if message["t"] == kind && (id.is_empty() || message["id"] == id) {
                return message;
            }
            assert!(message["t"] != "refused" || message["id"] != id, "refused: {message}");
        }
    }

    /// Sends a message and waits for its acknowledgement.
    pub(crate) fn request(&mut self, message: &Value) {
        assert!(self.send(message), "the server is there");
        self.wait_for("ack", message["id"].as_str().unwrap_or_default());
    }
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder()
        .http_status_as_error(false)
        .timeout_global(Some(Duration::from_secs(20)))
        .build()
        .into()
}
