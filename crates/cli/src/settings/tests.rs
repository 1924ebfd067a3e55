//! Tests that each fault has a code and a place, and that each source overrides those of lower precedence.

use super::fault::{Fault, Place};
use super::given::{Form, Layer};
use super::layers::{Effective, combine};
use super::setting::Part;
use super::{environment, file};
use proptest::prelude::*;
use std::ffi::OsString;
use std::fs;
use std::path::Path;

fn parsed(text: &[u8]) -> Layer {
    file::parse(Path::new("/etc/janggun.toml"), text)
}

fn environment_of(variables: &[(&str, &str)]) -> Layer {
    environment::layer(variables.iter().map(|(name, value)| (name.into(), value.into())))
}

/// Returns the line, column and code of a fault in a file.
fn located(fault: &Fault) -> (usize, usize, &'static str) {
    match fault.place {
        Place::File { line, column, .. } => (line, column, fault.code),
        _ => panic!("{fault}"),
    }
}

/// Content of a file; the line, column and code of its only fault (an empty code if none); and part of the message.
const FAULTS: &[(&str, (usize, usize, &str), &str)] = &[
    ("adr = \":80\"", (1, 1, "unknown_setting"), "did you mean addr?"),
    (
        "\nsmtp_user = \"me\"",
        (2, 1, "unknown_setting"),
        "did you mean smtp-user?",
    ),
    ("colour = 1", (1, 1, "unknown_setting"), "no setting is called colour"),
    ("[limit]\nrooms = 5", (1, 2, "unknown_setting"), "did you mean limits?"),
    ("[limits]\nroom = 5", (2, 1, "unknown_setting"), "did you mean rooms?"),
    ("limits = 5", (1, 10, "wrong_type"), "table"),
    ("[limits]\nrooms = 0", (2, 9, "bad_value"), "such as rooms=20000"),
    ("[limits]\nrooms = true", (2, 9, "wrong_type"), "rooms"),
    (
        "workers = \"2\"",
        (1, 11, "wrong_type"),
        "a whole number from 0 to 64, not a text",
    ),
    ("workers = 2.0", (1, 11, "wrong_type"), "not a decimal number"),
    ("workers = 65", (1, 11, "out_of_range"), "65 is not between 0 and 64"),
    ("workers = -1", (1, 11, "out_of_range"), "-1"),
    (
        "workers = 99999999999999999999999999999999999999999",
        (1, 11, "bad_value"),
        "workers",
    ),
    ("lan = 1", (1, 7, "wrong_type"), "true or false, not a whole number"),
    ("data = [\"a\"]", (1, 8, "wrong_type"), "a path, not a list"),
    ("data = \"\"", (1, 8, "bad_value"), "data"),
    ("log = \"xml\"", (1, 7, "bad_value"), "text, json"),
    (
        "origin = [\"https://a.example\", 5]",
        (1, 32, "wrong_type"),
        "not a whole number",
    ),
    (
        "origin = [\"https://a.example\",\n  \"nowhere\"]",
        (2, 3, "bad_value"),
        "origin",
    ),
    ("addr = \"nowhere\"", (1, 8, "bad_value"), "IP:PORT"),
    ("smtp-password-file = 5", (1, 22, "wrong_type"), "name of a file"),
    (
        "workers = 1\nworkers = 2",
        (2, 1, "repeated_setting"),
        "workers is set twice",
    ),
    ("workers = ", (1, 11, "bad_toml"), ""),
    ("workers 1", (1, 9, "bad_toml"), ""),
    ("# 장군\nlan = \"아니오\" # 예\nlog = 장", (3, 7, "bad_toml"), ""),
    ("# 장군 장기: \"", (0, 0, ""), ""),
];

#[test]
fn every_fault_of_a_file_is_named_with_its_place() {
    for (text, wanted, words) in FAULTS {
        let faults = parsed(text.as_bytes()).faults;
        let found: Vec<_> = faults.iter().map(located).collect();
        if wanted.2.is_empty() {
            assert!(found.is_empty(), "{text}: {faults:?}");
        } else {
            assert_eq!(found, [*wanted], "{text}: {faults:?}");
            assert!(faults[0].detail.contains(words), "{text}: {}", faults[0]);
        }
    }
    let faults = parsed(b"lan = true\n# \xff").faults;
    assert_eq!(located(&faults[0]), (2, 3, "bad_toml"));
}

#[test]
fn all_faults_are_listed_in_the_order_of_the_file() {
    let faults = parsed("workers = true\nlan = 3\n\"장\" = 1\n[limits]\nhorses = 1\nrooms = -2".as_bytes()).faults;
    let found: Vec<_> = faults.iter().map(|fault| located(fault).0).collect();
    assert_eq!(found, [1, 2, 3, 5, 6], "{faults:?}");
}

#[test]
fn a_fault_of_a_variable_names_it() {
    for (name, value, code) in [
        ("JANGGUN_WORKERS", "two", "bad_value"),
        ("JANGGUN_WORKERS", "99", "out_of_range"),
        ("JANGGUN_WORKER", "2", "unknown_setting"),
        ("JANGGUN_LIMIT_ROOMS", "0", "bad_value"),
        ("JANGGUN_ORIGIN", "https://a.example,nowhere", "bad_value"),
        ("JANGGUN_LAN", "perhaps", "bad_value"),
    ] {
        let faults = environment_of(&[(name, value)]).faults;
        let [fault] = faults.as_slice() else {
            panic!("{name}: {faults:?}")
        };
        assert_eq!((fault.code, fault.place.to_string().as_str()), (code, name), "{fault}");
    }
    let others = [
        ("JANGGUN_WRITE", "1"),
        ("JANGGUN_WORKERS", ""),
        ("JANGGUN_BIN", "/x"),
        ("PATH", "/"),
    ];
    let layer = environment_of(&others);
    assert!(layer.faults.is_empty() && layer.given.is_empty(), "{layer:?}");
}

fn serve(layers: impl IntoIterator<Item = Layer>) -> Effective {
    combine(Part::Serve, layers).expect("no faults")
}

#[test]
fn a_later_place_wins_and_is_named() {
    let file = parsed(
        b"workers = 2\norigin = [\"https://a.example\", \"https://b.example\"]\n[limits]\nrooms = 5\nanalyses = 6",
    );
    let variables = environment_of(&[
        ("JANGGUN_WORKERS", "3"),
        ("JANGGUN_LIMIT_ROOMS", "7"),
        ("JANGGUN_TRUSTED_PROXY", "127.0.0.1, 10.0.0.0/8"),
    ]);
    let effective = serve([file, variables]);
    let settings = effective.settings();
    assert_eq!(
        (settings.workers.0, settings.origin.len(), settings.trusted_proxy.len()),
        (3, 2, 2)
    );
    let mut limits: Vec<_> = settings
        .limits
        .iter()
        .map(|limit| (limit.name(), limit.value()))
        .collect();
    limits.sort_unstable();
    assert_eq!(limits, [("analyses", "6"), ("rooms", "7")]);
    assert_eq!(effective.place("workers").to_string(), "JANGGUN_WORKERS");
    assert_eq!(effective.place("origin").to_string(), "/etc/janggun.toml:2:10");
    assert_eq!(effective.place("log"), &Place::Default);
    assert!(effective.place("workers").outranks(effective.place("origin")));
}

#[test]
fn a_path_of_a_file_begins_in_its_folder() {
    let data = serve([parsed(b"data = \"games\"")]).settings().data;
    assert_eq!(data.as_deref(), Some(Path::new("/etc/games")));
    let data = serve([parsed(b"data = \"/games\"")]).settings().data;
    assert_eq!(data.as_deref(), Some(Path::new("/games")));
}

#[test]
fn a_program_keeps_the_defaults_of_what_it_does_not_read() {
    let layer = || parsed(b"addr = \":80\"\nport = 5\nopen = false\n[limits]\nrooms = 5");
    let play = combine(Part::Play, [layer()]).expect("no faults").settings();
    assert_eq!(
        (play.port.0, play.open, play.addr.0.port(), play.limits.len()),
        (5, false, 8080, 0)
    );
    let serve = serve([layer()]).settings();
    assert_eq!((serve.addr.0.port(), serve.limits.len()), (80, 1));
}

#[test]
fn secrets_come_from_values_files_and_credentials_and_are_not_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("smtp-password");
    fs::write(&path, "from the file\nmore").expect("written");
    let in_file = format!("smtp-password-file = {:?}", path.to_str().expect("UTF-8"));
    let credentials = || environment::credentials(Some(folder.path()));
    let value = || environment_of(&[("JANGGUN_SMTP_PASSWORD", "from the environment")]);
    let file = || file::parse(&folder.path().join("janggun.toml"), in_file.as_bytes());
    for (layers, wanted) in [
        (vec![file()], "from the file"),
        (vec![credentials()], "from the file"),
        (vec![file(), value()], "from the environment"),
        (vec![value(), credentials()], "from the file"),
    ] {
        let effective = serve(layers);
        let password = effective.settings().smtp_password.expect("a password").0;
        assert_eq!(password, wanted);
        for shown in [effective.to_toml(Part::Serve), format!("{:?}", effective.settings())] {
            assert!(shown.contains("smtp") && !shown.contains("from the"), "{shown}");
        }
    }
    fs::write(&path, "\n").expect("written");
    let faults = combine(Part::Serve, [file()]).expect_err("an empty file");
    assert_eq!(located(&faults[0]), (1, 22, "bad_mail"));
    let twice =
        ["DATABASE", "SMTP"].map(|of| [format!("JANGGUN_{of}_PASSWORD"), format!("JANGGUN_{of}_PASSWORD_FILE")]);
    let twice: Vec<(&str, &str)> = twice.iter().flatten().map(|name| (name.as_str(), "a")).collect();
    let faults = combine(Part::Serve, [environment_of(&twice)]).expect_err("each password is given twice");
    let repeated = faults.iter().filter(|fault| fault.code == "repeated_setting");
    assert_eq!(repeated.count(), 2, "{faults:?}");
}

#[test]
fn mail_needs_its_sender_and_a_site() {
    let faults = |text: &str| super::mail::faults(&serve([parsed(text.as_bytes())]));
    assert_eq!(faults("smtp = \"smtps://mail.example\"").len(), 2);
    let whole = "smtp = \"smtps://mail.example\"\nmail-from = \"a@mail.example\"\norigin = \"https://a.example\"\n";
    assert_eq!(faults(whole), []);
    let user = format!("{whole}smtp-user = \"me\"");
    assert_eq!(located(&faults(&user)[0]), (4, 13, "bad_mail"));
    assert_eq!(faults(&format!("{user}\nsmtp-password = \"secret\"")), []);
    let clear = format!("{user}\nsmtp-password = \"secret\"").replace("smtps:", "smtp:");
    assert!(faults(&clear)[0].detail.contains("TLS"));
}

/// Generates strings of random fragments of settings files.
fn pieces() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        "[a-z-]{1,8}",
        "\\PC{0,4}",
        (0..super::table::SETTINGS.len()).prop_map(|at| super::table::SETTINGS[at].name()),
        prop::sample::select(vec![
            " = ",
            "=",
            "\n",
            "\"",
            "'",
            "[",
            "]",
            "{",
            "}",
            ",",
            ".",
            "# 장",
            "\"\"\"",
            "[limits]\n",
            "rooms",
            "true",
            "2",
            "-1",
            "0x10",
            "1979-05-27",
            "1e9",
            "\"json\"",
            "\":80\"",
            "\"60/30\"",
            "\r\n",
            "\\u",
        ])
        .prop_map(str::to_owned),
    ];
    prop::collection::vec(piece, 0..24).prop_map(|pieces| pieces.concat())
}

proptest! {
    /// Any file content results in values or faults with a place in the file.
    #[test]
    fn any_file_is_a_value_or_a_located_fault(text in pieces(), noise in prop::option::of(prop::collection::vec(any::<u8>(), 0..64))) {
        let bytes = noise.unwrap_or_else(|| text.into_bytes());
        let lines = bytes.split(|byte| *byte == b'\n').count();
        match combine(Part::Serve, [parsed(&bytes)]) {
            Ok(effective) => { effective.settings(); }
            Err(faults) => for fault in faults {
                let (line, column, _) = located(&fault);
                prop_assert!((1..=lines).contains(&line) && (1..=bytes.len() + 1).contains(&column), "{}", fault);
                prop_assert!(!fault.detail.contains('\n'), "{}", fault);
            }
        }
    }

    /// `config print` writes a settings file with the same values.
    #[test]
    fn what_is_printed_can_be_read_again(
        workers in 0..=64_u16,
        data in "[^\u{0}-\u{1f}\u{7f}]{1,20}",
        lan: bool,
        hosts in prop::collection::vec("[a-z]{1,8}", 0..3),
        rooms in 1..1000_u32,
    ) {
        let data = format!("/{data}");
        let origin: Vec<String> = hosts.iter().map(|host| format!("https://{host}.example")).collect();
        let origin = origin.join(",");
        let variables = [
            ("JANGGUN_WORKERS", workers.to_string()), ("JANGGUN_DATA", data), ("JANGGUN_LAN", lan.to_string()),
            ("JANGGUN_ORIGIN", origin), ("JANGGUN_LIMIT_ROOMS", rooms.to_string()),
        ];
        let variables = variables.into_iter().map(|(name, value)| (OsString::from(name), OsString::from(value)));
        let first = serve([environment::layer(variables)]);
        let printed = first.to_toml(Part::Serve);
        let again = serve([parsed(printed.as_bytes())]);
        prop_assert_eq!(format!("{:?}", first.settings()), format!("{:?}", again.settings()), "{}", printed);
    }
}

#[test]
fn a_flag_that_names_a_file_is_a_form_of_its_own() {
    let layer = environment_of(&[("JANGGUN_SMTP_PASSWORD_FILE", "/run/password")]);
    assert_eq!(layer.given[0].form, Form::InFile("/run/password".into()));
}
