//! Tests settings from files, environment variables and flags, and the messages about mistakes in them.

use crate::support::data_folder;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

/// Runs the program with a settings file that has this content. Returns the output and the path of the file.
fn with_file(name: &str, settings: &str, words: &[&str], variables: &[(&str, &str)]) -> (Output, PathBuf) {
    let file = data_folder(name).join("janggun.toml");
    fs::write(&file, settings).expect("target/tmp can be written");
    let output = Command::new(env!("CARGO_BIN_EXE_janggun"))
        .args(words)
        .env("JANGGUN_CONFIG", &file)
        .env("HOME", "/home/a")
        .env_remove("XDG_DATA_HOME")
        .envs(variables.iter().copied())
        .output()
        .expect("the binary under test starts");
    (output, file)
}

fn lines(bytes: &[u8]) -> Vec<String> {
    String::from_utf8_lossy(bytes).lines().map(str::to_owned).collect()
}

#[test]
fn every_mistake_is_listed_with_its_place() {
    let settings = "adr = \":80\"\nworkers = 99\n";
    let (output, file) = with_file(
        "settings-check",
        settings,
        &["config", "check"],
        &[("JANGGUN_LAN", "perhaps")],
    );
    let file = file.display();
    assert_eq!(
        lines(&output.stdout),
        [
            format!("{file}:1:1: unknown_setting: no setting is called adr: did you mean addr?"),
            format!("{file}:2:11: out_of_range: workers: 99 is not between 0 and 64"),
            "JANGGUN_LAN: bad_value: \"perhaps\" is neither true nor false".to_owned(),
        ]
    );
    assert_eq!(lines(&output.stderr), ["janggun: bad_settings: 3 mistakes"]);
    assert_eq!(output.status.code(), Some(1));
    let (output, file) = with_file("settings-serve", settings, &["serve"], &[]);
    let file = file.display();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    assert_eq!(
        lines(&output.stderr),
        [format!(
            "janggun: unknown_setting: {file}:1:1: no setting is called adr: did you mean addr? (and 1 more: `janggun config check` lists \
             them)"
        )]
    );
    let (output, _) = with_file("settings-good", "workers = 2", &["config", "check"], &[]);
    assert_eq!(
        (output.status.code(), lines(&output.stdout)),
        (Some(0), vec!["no mistakes".to_owned()])
    );
    let (output, _) = with_file("settings-none", "", &["config", "check", "/nowhere/janggun.toml"], &[]);
    assert!(lines(&output.stdout)[0].starts_with("/nowhere/janggun.toml:1:1: unreadable_file: "));
}

#[test]
fn what_applies_is_printed_with_its_place_and_without_secrets() {
    let settings = "workers = 2\nlog = \"json\"\nsmtp = \"smtps://mail.example\"\nsmtp-user = \"me\"\nmail-from = \"me@mail.example\"\n\
                    smtp-password = \"hunter2\"\norigin = [\"https://a.example\"]";
    let words = ["config", "print", "--log", "text", "--no-tables", "--limit", "rooms=9"];
    let (output, file) = with_file("settings-print", settings, &words, &[("JANGGUN_WORKERS", "3")]);
    let said = lines(&output.stdout);
    for line in [
        "workers = 3 # JANGGUN_WORKERS".to_owned(),
        "log = \"text\" # --log".to_owned(),
        "tables = false # --no-tables".to_owned(),
        "registration = \"open\" # default".to_owned(),
        "# metrics is not set".to_owned(),
        #[cfg(target_os = "linux")]
        "data = \"/home/a/.local/share/janggun\" # default".to_owned(),
        format!("origin = [\"https://a.example\"] # {}:7:10", file.display()),
        format!("# smtp-password is set and not shown: {}:6:17", file.display()),
        "rooms = \"9\" # --limit".to_owned(),
    ] {
        assert!(said.contains(&line), "{line}: {said:#?}");
    }
    assert!(!said.concat().contains("hunter2"));
}

/// `janggun verify` does not read the SMTP password, so the file with the password may be missing.
#[test]
fn other_commands_find_the_data_folder() {
    let settings = "data = \"games\"\nsmtp = \"smtps://mail.example\"\nsmtp-user = \"me\"\nsmtp-password-file = \"/nowhere/password\"";
    let (output, file) = with_file("settings-data", settings, &["verify"], &[]);
    let folder = file.with_file_name("games").display().to_string();
    let said = lines(&output.stderr).concat();
    assert!(
        said.starts_with("janggun: db_missing: ") && said.contains(&folder),
        "{said}"
    );
}
