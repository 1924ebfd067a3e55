//! Generates docs/reference/settings.md from the table of settings, and tests that the page is up to date.

use super::environment::limit_variable;
use super::file;
use super::setting::{Count, Kind, Part, Secrecy, Setting};
use super::table::SETTINGS;
use std::path::Path;

const HEAD: &str = "\
# Settings

Settings of `janggun serve` and `janggun play`. `cargo xtask generate` writes this page from `crates/cli/src/settings/table.rs`.

A setting can be given in four places. An earlier place wins over a later one:

1. **A flag**, such as `--workers 2`.
2. **An environment variable**, such as `JANGGUN_WORKERS=2`. Lists are separated by commas. An empty variable counts as unset.
3. **A credential of systemd**, for secrets only: `LoadCredential=smtp-password:/etc/janggun/smtp-password`.
4. **The settings file**, in [TOML](https://toml.io), such as `workers = 2`. `--config FILE` or `JANGGUN_CONFIG` names it. Without them \
it is `janggun/janggun.toml` in `$XDG_CONFIG_HOME` or `~/.config` on Linux, in `~/Library/Application Support` on macOS and in `%APPDATA%` on \
Windows, if that file exists. Paths in it are relative to its folder.

```toml
addr = \"127.0.0.1:8080\"
data = \"/var/lib/janggun\"
workers = 2
origin = [\"https://janggi.example\"]
trusted-proxy = [\"127.0.0.1\"]

smtp = \"smtps://mail.example\"
smtp-user = \"janggun\"
smtp-password-file = \"/etc/janggun/smtp-password\"
mail-from = \"no-reply@janggi.example\"

[limits]
rooms = 5000
create-by-address = \"60/30\"
```

`janggun config check FILE` lists every mistake with its line and column, and exits with status 1 if there are any. `janggun config print` \
prints the values that apply and where each comes from; secrets are not printed. Other commands that work on the data folder, such as `janggun \
account`, take `data` from the environment and the settings file too.

| code | mistake |
|---|---|
| `bad_toml` | the file is not TOML, or not UTF-8 |
| `unknown_setting` | no setting has that name; the message names the most similar one |
| `repeated_setting` | a setting is given twice in one place |
| `wrong_type` | such as a text instead of a number |
| `out_of_range` | a number that is too small or too large |
| `bad_value` | a text that is not a value of the setting |
| `bad_mail` | the settings for mail are incomplete, or a password would be sent without TLS |
| `unreadable_file` | the settings file cannot be read |
";

const LIMITS: &str = "
## Limits

The [limits](server.md#limits) of the server are the table `[limits]` of the settings file. A flag sets one with `--limit NAME=VALUE`, a variable \
with `JANGGUN_LIMIT_` and its name: ";

fn page() -> String {
    let mut page = HEAD.to_owned();
    for (title, part) in [
        ("`serve` and `play`", Part::Both),
        ("`serve`", Part::Serve),
        ("`play`", Part::Play),
    ] {
        page.push_str(&format!(
            "\n## {title}\n\n| setting | flag | value | default | meaning |\n|---|---|---|---|---|\n"
        ));
        for setting in SETTINGS.iter().filter(|setting| setting.part == part) {
            page.push_str(&row(setting));
        }
    }
    page.push_str(LIMITS);
    page.push_str(&format!("`{}=5000` sets `rooms`.\n", limit_variable("rooms")));
    page
}

fn row(setting: &Setting) -> String {
    let (name, mut meaning) = (setting.name(), setting.help().to_owned());
    let flag = match (setting.secrecy, setting.kind) {
        (Secrecy::Secret, _) => format!("--{} FILE", setting.flag()),
        (Secrecy::Open, Kind::Switch) => format!("--{}", setting.flag()),
        (Secrecy::Open, _) => format!("--{} {}", setting.flag(), setting.value),
    };
    if setting.secrecy == Secrecy::Secret {
        let (file, variable) = (setting.file_name(), setting.variable());
        let in_file = format!("; `{file}`, `{variable}_FILE` and the flag name a file with it in the first line");
        meaning.push_str(&in_file);
    }
    if setting.count == Count::Many {
        meaning.push_str("; the flag can be repeated");
    }
    let default = setting
        .default
        .map_or_else(String::new, |default| format!("`{default}`"));
    let what = file::what(setting);
    format!("| `{name}` | `{flag}` | {what} | {default} | {meaning} |\n")
}

#[test]
fn the_page_of_settings_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/reference/settings.md");
    let page = page();
    if std::env::var_os("JANGGUN_WRITE").is_some() {
        std::fs::write(&path, &page).expect("the page can be written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == page,
        "docs/reference/settings.md is out of date: run `cargo xtask generate`"
    );
}
