//! Tests of starting and stopping `janggun serve`, of its log, and of operator commands while it runs.

use crate::support::{Guest, Server, data_folder};
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread::JoinHandle;

/// Runs `serve`, which is expected to fail, and returns its output.
pub(crate) fn refused(words: &[&str], data: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_janggun"))
        .arg("serve")
        .args(words)
        .arg("--data")
        .arg(data)
        .output()
        .expect("the binary under test starts")
}

pub(crate) fn assert_refused(output: &Output, status: i32, code: &str) {
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{error}");
    assert!(
        output.stdout.is_empty(),
        "{:?}",
        String::from_utf8_lossy(&output.stdout)
    );
    assert!(
        error
            .lines()
            .last()
            .is_some_and(|line| line.starts_with(&format!("janggun: {code}: "))),
        "{error}"
    );
    assert!(!error.contains("panicked"), "{error}");
}

#[test]
fn a_port_in_use_is_told() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("it is bound").to_string();
    assert_refused(&refused(&["--addr", &address], &data_folder("port")), 1, "port_in_use");
}

#[test]
fn a_foreign_address_is_told() {
    // This address is in a block reserved for documentation, so no machine has it.
    assert_refused(
        &refused(&["--addr", "192.0.2.1:8080"], &data_folder("address")),
        1,
        "cannot_listen",
    );
}

#[test]
fn bad_flags_are_bad_usage() {
    for words in [
        ["--limit", "rooms=0"],
        ["--limit", "horses=5"],
        ["--addr", "nowhere"],
        ["--addr", "127.0.0.1:99999"],
        ["--workers", "-1"],
        ["--workers", "1000"],
    ] {
        let output = refused(&words, &data_folder("flags"));
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty(), "{words:?}");
    }
}

#[test]
fn mail_that_cannot_be_sent_as_configured_is_told() {
    let mail = |words: &[&'static str]| {
        let site = [
            "--origin",
            "https://janggi.example",
            "--mail-from",
            "no-reply@janggi.example",
        ];
        refused(&[&site, words].concat(), &data_folder("mail"))
    };
    let secret = ["--smtp", "smtps://mail.example", "--smtp-user", "janggun"];
    assert_refused(&mail(&secret), 2, "bad_mail");
    let nowhere = [&secret[..], &["--smtp-password-file", "/nonexistent/password"]].concat();
    assert_refused(&mail(&nowhere), 2, "bad_mail");
    assert_refused(
        &mail(&["--smtp", "smtp://mail.example", "--smtp-user", "janggun"]),
        2,
        "bad_mail",
    );
    for words in [
        &["--smtp", "smtps://janggun:secret@mail.example"][..],
        &["--smtp", "mail.example"],
    ] {
        assert_eq!(mail(words).status.code(), Some(2), "{words:?}");
    }
    let homeless = refused(&["--smtp", "smtps://mail.example"], &data_folder("mail"));
    assert_eq!(homeless.status.code(), Some(2), "neither sender nor site");
}

#[test]
fn a_server_without_a_common_database_has_no_peers() {
    let peer = ["--peer-address", "http://10.0.0.2:8080"];
    assert_refused(&refused(&peer, &data_folder("alone")), 2, "bad_peer_address");
    let encrypted = ["--peer-address", "https://10.0.0.2:8080"];
    assert_eq!(refused(&encrypted, &data_folder("alone")).status.code(), Some(2));
}

#[test]
fn a_data_folder_that_cannot_be_one_is_told() {
    let file = data_folder("file").join("plain");
    fs::write(&file, "not a folder").expect("target/tmp can be written");
    assert_refused(&refused(&["--addr", "127.0.0.1:0"], &file), 1, "data_unwritable");
    assert_eq!(fs::read_to_string(&file).expect("still there"), "not a folder");
}

#[test]
fn a_file_that_is_no_database_is_left_alone() {
    let folder = data_folder("foreign");
    fs::write(folder.join("janggun.db"), "these are my notes").expect("target/tmp can be written");
    assert_refused(&refused(&["--addr", "127.0.0.1:0"], &folder), 1, "db_not_ours");
    assert_eq!(
        fs::read_to_string(folder.join("janggun.db")).expect("still there"),
        "these are my notes"
    );
}

#[cfg(unix)]
#[test]
fn a_database_of_a_newer_program_is_left_alone() {
    let mut server = Server::start("newer", 0);
    server.terminate();
    let folder = server.data();
    let path = folder.join("janggun.db");
    let database = rusqlite::Connection::open(&path).expect("a database");
    let future =
        "INSERT INTO refinery_schema_history (version, name, applied_on, checksum) VALUES (9000, 'future', '', '0')";
    database.execute(future, []).expect("one row");
    drop(database);
    let before = fs::read(&path).expect("a file");
    assert_refused(&refused(&["--addr", "127.0.0.1:0"], folder), 1, "db_too_new");
    assert_eq!(fs::read(&path).expect("still there"), before);
}

#[test]
fn a_folder_in_use_is_refused_and_its_server_lives() {
    let server = Server::start("in-use", 0);
    assert_refused(&refused(&["--addr", "127.0.0.1:0"], server.data()), 1, "data_in_use");
    assert_eq!(Guest::new(&server).get("/health"), (200, json!("ok")));
}

#[test]
fn whether_a_server_is_well_can_be_asked() {
    let mut server = Server::start("health", 0);
    let ask = |server: &Server| {
        Command::new(env!("CARGO_BIN_EXE_janggun"))
            .args(["health", "--addr", server.address()])
            .output()
            .expect("the binary under test starts")
    };
    let well = ask(&server);
    assert_eq!((well.status.code(), &*well.stdout), (Some(0), b"ok\n".as_slice()));
    server.kill();
    assert_refused(&ask(&server), 1, "unwell");
}

#[cfg(unix)]
#[test]
fn sigterm_drains_and_exits_0_and_the_games_are_there_again() {
    let mut server = Server::start("drain", 1);
    let mut guest = Guest::new(&server);
    let id = guest.create("kakao", json!({"kind": "self"}));
    let mut socket = guest.socket(&id);
    socket.request(&json!({"t": "arrange", "id": "han", "side": "han", "setup": "msms"}));
    assert_eq!(server.terminate(), Some(0));
    socket.wait_for("bye", "");
    server.restart();
    let view = guest.view(&id);
    assert_eq!(
        (view["phase"].as_str(), view["arrangements"]["han"].as_str()),
        (Some("arranging"), Some("msms"))
    );
    let (status, list) = guest.get("/api/games?page=1");
    assert_eq!((status, list["games"][0]["id"].as_str()), (200, Some(id.as_str())));
}

/// Starts a server with its most detailed JSON log. Returns the process, its URL, and a thread that reads the log.
fn logging_server() -> (Child, String, JoinHandle<String>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_janggun"))
        .args("serve --addr 127.0.0.1:0 --workers 0 --log json --data".split(' '))
        .arg(data_folder("log"))
        .env("RUST_LOG", "trace")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary under test starts");
    let mut errors = child.stderr.take().expect("piped");
    let log = std::thread::spawn(move || {
        let mut log = String::new();
        errors.read_to_string(&mut log).expect("UTF-8");
        log
    });
    let mut ready = String::new();
    BufReader::new(child.stdout.take().expect("piped"))
        .read_line(&mut ready)
        .expect("it prints a line");
    let address = ready.trim().strip_prefix("listening on ").expect("it is ready");
    (child, address.to_owned(), log)
}

#[test]
fn the_log_names_requests_and_holds_no_secret() {
    let (mut child, address, log) = logging_server();
    let answer = ureq::post(format!("{address}/api/games"))
        .header("origin", &address)
        .header("content-type", "application/json")
        .send(json!({"rules": "casual", "opponent": {"kind": "self"}, "side": "cho"}).to_string())
        .expect("a game is made");
    let header = |name: &str| answer.headers()[name].to_str().expect("text").to_owned();
    let (id, cookie) = (header("x-request-id"), header("set-cookie"));
    let secret = cookie
        .split_once('=')
        .and_then(|(_, rest)| rest.split(';').next())
        .expect("a cookie");
    let again = ureq::get(format!("{address}/api/games"))
        .header("cookie", &cookie)
        .call();
    again.expect("the guest is known again");
    child.kill().expect("it was running");
    child.wait().expect("it is our child");
    let log = log.join().expect("it is read");
    let lines: Vec<Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let answered = |line: &&Value| line["fields"]["message"] == "answered" && line["span"]["id"] == id.as_str();
    let line = lines.iter().find(answered).expect("the request is in the log");
    assert_eq!(
        (&line["fields"]["status"], &line["span"]["path"]),
        (&json!(201), &json!("/api/games"))
    );
    assert!(
        secret.len() >= 32 && !log.contains(secret),
        "the guest's secret is in the log"
    );
}

#[test]
fn failed_sign_ins_and_a_forgotten_proxy_are_in_the_log_by_default() {
    let data = data_folder("warnings");
    let mut child = Command::new(env!("CARGO_BIN_EXE_janggun"))
        .args("serve --addr localhost:0 --workers 0 --no-tables --registration closed --data".split(' '))
        .arg(&data)
        .env_remove("RUST_LOG")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary under test starts");
    let mut ready = String::new();
    BufReader::new(child.stdout.take().expect("piped"))
        .read_line(&mut ready)
        .expect("it prints a line");
    let address = ready
        .trim()
        .strip_prefix("listening on ")
        .expect("it is ready")
        .to_owned();
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    for _ in 0..2 {
        let answer = agent
            .post(format!("{address}/api/session"))
            .header("content-type", "application/json")
            .header("x-forwarded-for", "192.0.2.1")
            .send(json!({"name": "hansin", "password": "a wrong one"}).to_string());
        assert_eq!(answer.expect("it answers").status(), 401);
    }
    child.kill().expect("it was running");
    let output = child.wait_with_output().expect("it is our child");
    let log = String::from_utf8(output.stderr).expect("UTF-8");
    let lines = |words: &str| log.lines().filter(|line| line.contains(words)).count();
    assert_eq!(
        lines("sign-in failed address=127.0.0.1 code=\"wrong_sign_in\""),
        2,
        "{log}"
    );
    assert_eq!(lines("--trusted-proxy"), 1, "{log}");
    assert!(!log.contains("hansin") && !log.contains("a wrong one"), "{log}");
    #[cfg(unix)]
    assert_eq!(wider(&data), [] as [String; 0], "nobody else may read it");
}

/// Returns the files and folders under a path that other users can access.
#[cfg(unix)]
fn wider(path: &Path) -> Vec<String> {
    use std::os::unix::fs::PermissionsExt;
    let mode = std::fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    let mut found = Vec::new();
    if mode & 0o077 != 0 {
        found.push(format!("{} {mode:o}", path.display()));
    }
    if path.is_dir() {
        for entry in std::fs::read_dir(path).expect("it is read") {
            found.extend(wider(&entry.expect("an entry").path()));
        }
    }
    found
}

#[test]
fn an_operator_manages_accounts_and_storage_beside_the_server() {
    let server = Server::start("operator", 0);
    let data = server.data().to_str().expect("UTF-8").to_owned();
    let post = |path: &str, body: Value| Guest::new(&server).post(path, &body).0;
    let sign_in = |password: &str| post("/api/session", json!({"name": "Hansin", "password": password}));
    let old = "사면초가 속의 장기 한 판";
    assert_eq!(post("/api/account", json!({"name": "Hansin", "password": old})), 201);
    let run = |words: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_janggun"))
            .args(words)
            .args(["--data", &data])
            .output()
            .expect("the binary under test starts");
        assert!(
            output.stderr.len() < 400,
            "a line: {}",
            String::from_utf8_lossy(&output.stderr)
        );
        let said = String::from_utf8(output.stdout).expect("UTF-8");
        (output.status.code(), said)
    };
    let (status, list) = run(&["account", "list"]);
    assert!(
        status == Some(0) && list.starts_with("Hansin guest:") && list.ends_with("\n1 accounts\n"),
        "{list}"
    );
    assert_eq!(run(&["account", "ban", "Nobody"]).0, Some(1));
    assert_eq!(
        run(&["account", "ban", "HANSlN"]).0,
        Some(0),
        "found as sign-in finds it"
    );
    assert_eq!(sign_in(old), 403);
    assert_eq!(run(&["account", "unban", "Hansin"]).0, Some(0));
    let (status, password) = run(&["account", "password", "Hansin"]);
    assert_eq!(status, Some(0));
    assert_eq!((sign_in(old), sign_in(password.trim())), (401, 200));
    let (status, amounts) = run(&["storage", "--top", "3"]);
    assert_eq!(status, Some(0));
    for kind in ["games", "records", "shared", "analyses", "chat"] {
        assert!(amounts.lines().any(|line| line == format!("{kind} 0 0 B")), "{amounts}");
    }
    assert_eq!(
        run(&["storage", "records", "Hansin"]),
        (Some(0), format!("  {} - records 0 0 B\n", key_of(&list)))
    );
    assert_eq!(run(&["storage", "compact"]).0, Some(1), "the server runs");
    assert_eq!(run(&["account", "close", "Hansin"]).0, Some(0));
    assert_eq!(sign_in(password.trim()), 200, "only told");
    assert_eq!(run(&["account", "close", "Hansin", "--yes"]).0, Some(0));
    assert_eq!(sign_in(password.trim()), 401);
}

/// Returns the player's key in a line of `janggun account list`.
fn key_of(line: &str) -> &str {
    line.split(' ').nth(1).expect("name, key")
}
