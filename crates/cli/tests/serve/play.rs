//! Tests of `janggun play` with a fake browser, which records the URLs that it is told to open.

use crate::support::{Guest, Server, data_folder};
use serde_json::json;
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::net::{SocketAddr, TcpListener};
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::time::Duration;

/// A user with a home folder and a fake browser.
struct User {
    folder: PathBuf,
}

/// A running program and the first line of its output.
struct Started {
    child: Child,
    output: BufReader<ChildStdout>,
    line: String,
}

impl User {
    fn new(name: &str) -> Self {
        let folder = data_folder(name);
        let browser = folder.join("bin/xdg-open");
        fs::create_dir(folder.join("bin")).expect("a folder");
        fs::write(&browser, "#!/bin/sh\necho \"$1\" >> \"$OPENED\"\n").expect("a script");
        fs::set_permissions(&browser, fs::Permissions::from_mode(0o755)).expect("executable");
        Self { folder }
    }

    fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_janggun"));
        command
            .args(words)
            .env_clear()
            .env("PATH", format!("{}:/usr/bin:/bin", self.folder.join("bin").display()))
            .env("OPENED", self.folder.join("opened"))
            .env("DISPLAY", ":0")
            .env("HOME", &self.folder)
            .env("LC_ALL", "C")
            .env("JANGGUN_DATA", self.folder.join("data"))
            .env("JANGGUN_PORT", "0")
            .env("JANGGUN_WORKERS", "0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped());
        command
    }

    /// Starts the program and waits for its first line.
    fn start(&self, words: &[&str]) -> Started {
        let mut child = self.command(words).spawn().expect("the binary under test starts");
        let mut output = BufReader::new(child.stdout.take().expect("piped"));
        let mut line = String::new();
        output.read_line(&mut line).expect("a line");
        Started { child, output, line }
    }

    fn run(&self, words: &[&str]) -> Output {
        self.command(words).output().expect("it ends")
    }

    /// Waits until the browser has been told to open at least `count` URLs, and returns them.
    fn opened(&self, count: usize) -> Vec<String> {
        loop {
            let text = fs::read_to_string(self.folder.join("opened")).unwrap_or_default();
            if text.lines().count() >= count {
                return text.lines().map(str::to_owned).collect();
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Started {
    /// Returns the URL that the program printed.
    fn page(&self) -> &str {
        let (_, page) = self.line.trim().split_once("http").expect(&self.line);
        &self.line[self.line.trim().len() - page.len() - 4..self.line.trim().len()]
    }

    fn address(&self) -> SocketAddr {
        let page = self.page().trim_start_matches("http://").trim_end_matches('/');
        page.parse().expect("an address")
    }

    /// Sends Ctrl-C and returns the rest of the output.
    fn interrupt(mut self) -> String {
        let sent = Command::new("kill")
            .args(["-INT", &self.child.id().to_string()])
            .status();
        assert!(sent.expect("kill is there").success());
        assert_eq!(self.child.wait().expect("our child").code(), Some(0));
        let rest: Vec<String> = self.output.by_ref().lines().map_while(Result::ok).collect();
        rest.join("\n")
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_second_start_opens_the_first() {
    let user = User::new("play-twice");
    let first = user.start(&[]);
    assert!(
        first.line.starts_with("Janggun is running at http://127.0.0.1:"),
        "{}",
        first.line
    );
    let page = first.page().to_owned();
    assert_eq!(user.opened(1)[0], page);
    let second = user.run(&["play"]);
    assert_eq!(second.status.code(), Some(0));
    assert_eq!(text(&second).trim(), format!("Janggun is already running at {page}"));
    assert_eq!(user.opened(2), [page.clone(), page.clone()]);
    let third = text(&user.run(&["play", "--lan", "--no-open"]));
    assert!(third.contains("only from this device"), "{third}");
    let rest = first.interrupt();
    assert!(rest.contains("janggun play --lan") && rest.contains("Ctrl+C"), "{rest}");
    assert_eq!(user.opened(2).len(), 2);
}

#[test]
fn an_old_address_is_not_believed_and_its_port_is_used_again() {
    let user = User::new("play-stale");
    let (address, other_program) = loop {
        let mut first = user.start(&[]);
        let address = first.address();
        first.child.kill().expect("it was running");
        first.child.wait().expect("our child");
        // Another test may have taken the port in the meantime.
        if let Ok(other_program) = TcpListener::bind(address) {
            break (address, other_program);
        }
    };
    let second = user.start(&["play", "--no-tables"]);
    assert!(second.line.starts_with("Janggun is running"), "{}", second.line);
    assert_ne!(second.address(), address);
    let address = second.address();
    second.interrupt();
    drop(other_program);
    // The last port is reused, because the browser stores settings per origin, which includes the port.
    let mut command = user.command(&["play", "--no-open"]);
    command.env_remove("JANGGUN_PORT");
    let mut child = command.spawn().expect("it starts");
    let mut output = BufReader::new(child.stdout.take().expect("piped"));
    let mut line = String::new();
    output.read_line(&mut line).expect("a line");
    let third = Started { child, output, line };
    assert_eq!(third.address(), address);
    third.interrupt();
}

#[test]
fn a_server_on_the_folder_is_opened() {
    let user = User::new("play-server");
    let server = Server::start("play-server-data", 0);
    let output = user
        .command(&["play", "--data", server.data().to_str().expect("UTF-8")])
        .output()
        .expect("it ends");
    assert!(
        text(&output).starts_with("Janggun is already running at "),
        "{}",
        text(&output)
    );
    assert_eq!(Guest::new(&server).get("/health"), (200, json!("ok")));
    assert_eq!(user.opened(1).len(), 1);
}

#[test]
fn without_a_screen_it_is_a_terminal_game() {
    let user = User::new("play-headless");
    let headless = user.command(&[]).env_remove("DISPLAY").output().expect("it ends");
    let asked = user.run(&["play", "--terminal"]);
    let option = user.run(&["play", "--level", "2"]);
    for output in [headless, asked, option] {
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        assert!(
            text(&output).contains("mssm") && !text(&output).contains("http"),
            "{output:?}"
        );
    }
    assert!(!user.folder.join("data").exists());
}

#[test]
fn a_phone_gets_a_code() {
    let user = User::new("play-lan");
    let started = user.start(&["play", "--lan", "--no-open"]);
    let rest = started.interrupt();
    // Without a network, the program prints neither a QR code nor a URL for a phone.
    assert!(rest.contains('█') || !rest.contains("phone"), "{rest}");
}
