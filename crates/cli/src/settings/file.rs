//! Reads the settings file, which is TOML. Its keys are setting names, `NAME-file` for secrets, and `limits`.
//!
//! Locates each fault by line and column; the crate `toml` parses the text.

use super::fault::{Fault, Place};
use super::given::{Form, Given, GivenLimit, Layer};
use super::setting::{Count, Kind, Refusal, Secrecy, Setting};
use super::table::SETTINGS;
use command::spelling;
use server::{LimitSetting, ServerLimits};
use std::ffi::OsString;
use std::fs::File;
use std::io::Read;
use std::ops::Range;
use std::path::Path;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Maximum size of a settings file in bytes.
const LONGEST: u64 = 1 << 20;
const LIMITS: &str = "limits";

/// Reads and parses a settings file.
pub(super) fn layer(path: &Path) -> Layer {
    let mut bytes = Vec::new();
    match File::open(path).and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes)) {
        Ok(_) => parse(path, &bytes),
        Err(error) => Layer {
            faults: vec![Fault {
                code: "unreadable_file",
                place: start_of(path),
                detail: error.to_string(),
            }],
            ..Layer::default()
        },
    }
}

fn start_of(path: &Path) -> Place {
    Place::File {
        path: path.to_owned(),
        line: 1,
        column: 1,
    }
}

/// Parses the content of the settings file at `path`, without reading the file.
pub(super) fn parse(path: &Path, bytes: &[u8]) -> Layer {
    let mut reader = Reader {
        path,
        bytes,
        layer: Layer::default(),
    };
    match std::str::from_utf8(bytes) {
        Ok(_) if bytes.len() as u64 > LONGEST => reader.fault("bad_toml", 0, format!("more than {LONGEST} bytes")),
        Ok(text) => reader.document(text),
        Err(error) => reader.fault("bad_toml", error.valid_up_to(), "not UTF-8".to_owned()),
    }
    reader.layer
}

struct Reader<'a> {
    path: &'a Path,
    bytes: &'a [u8],
    layer: Layer,
}

impl Reader<'_> {
    fn document(&mut self, text: &str) {
        let (table, errors) = DeTable::parse_recoverable(text);
        let mut is_broken = false;
        for error in errors {
            let start = error.span().map_or(text.len(), |span| span.start);
            if error.message().starts_with("duplicate key") {
                let name = text.get(error.span().unwrap_or_default()).unwrap_or_default();
                self.fault("repeated_setting", start, format!("{name} is set twice"));
            } else {
                is_broken = true;
                self.fault("bad_toml", start, error.message().to_owned());
            }
        }
        // The table recovered after a syntax error is incomplete, so further faults would be misleading.
        if !is_broken {
            self.table(table.get_ref());
        }
        self.layer.faults.sort_by_key(|fault| match fault.place {
            Place::File { line, column, .. } => (line, column),
            _ => (0, 0),
        });
    }

    fn table(&mut self, table: &DeTable<'_>) {
        for (key, value) in table.iter() {
            let name = key.get_ref().as_ref();
            let named = |setting: &&Setting| setting.name() == name;
            let in_file = |setting: &&Setting| setting.secrecy == Secrecy::Secret && setting.file_name() == name;
            if name == LIMITS {
                self.limits(value);
            } else if let Some(setting) = SETTINGS.iter().find(named) {
                self.setting(setting, value);
            } else if let Some(setting) = SETTINGS.iter().find(in_file) {
                self.secret_file(setting, value);
            } else {
                self.unknown("setting", name, key.span(), &names());
            }
        }
    }

    fn setting(&mut self, setting: &'static Setting, value: &Spanned<DeValue<'_>>) {
        let place = self.place(value.span().start);
        let items = match (setting.count, value.get_ref()) {
            (Count::Many, DeValue::Array(items)) => items.iter().collect(),
            _ => vec![value],
        };
        let mut texts = Vec::new();
        for item in items {
            let Some(text) = text(setting.kind, item.get_ref()) else {
                let detail = format!(
                    "{} is {}, not {}",
                    setting.name(),
                    what(setting),
                    name_of(item.get_ref())
                );
                return self.fault("wrong_type", item.span().start, detail);
            };
            let text = match setting.kind {
                Kind::Path if !text.is_empty() => self.beside(&text),
                _ => text.into(),
            };
            if let Err(refusal) = (setting.check)(std::slice::from_ref(&text)) {
                return self.refused(&setting.name(), &refusal, item.span());
            }
            texts.push(text);
        }
        self.layer.given.push(Given {
            setting,
            form: Form::Value(texts),
            place,
        });
    }

    fn secret_file(&mut self, setting: &'static Setting, value: &Spanned<DeValue<'_>>) {
        match value.get_ref() {
            DeValue::String(name) if !name.is_empty() => self.layer.given.push(Given {
                setting,
                form: Form::InFile(self.beside(name).into()),
                place: self.place(value.span().start),
            }),
            other => {
                let detail = format!("{} is the name of a file, not {}", setting.file_name(), name_of(other));
                self.fault("wrong_type", value.span().start, detail);
            }
        }
    }

    fn limits(&mut self, value: &Spanned<DeValue<'_>>) {
        let DeValue::Table(table) = value.get_ref() else {
            let detail = format!("[{LIMITS}] is a table of limits, not {}", name_of(value.get_ref()));
            return self.fault("wrong_type", value.span().start, detail);
        };
        for (key, value) in table.iter() {
            let name = key.get_ref().as_ref();
            let Some((known, _)) = ServerLimits::defaults().find(|(known, _)| *known == name) else {
                let known: Vec<String> = ServerLimits::defaults().map(|(known, _)| known.to_owned()).collect();
                self.unknown("limit", name, key.span(), &known);
                continue;
            };
            let text = match value.get_ref() {
                DeValue::String(text) => text.to_string(),
                DeValue::Integer(number) => number.to_string(),
                other => {
                    let detail = format!("{known} is a number or a text, not {}", name_of(other));
                    self.fault("wrong_type", value.span().start, detail);
                    continue;
                }
            };
            match format!("{known}={text}").parse::<LimitSetting>() {
                Ok(setting) => self.layer.limits.push(GivenLimit {
                    name: known,
                    setting,
                    place: self.place(value.span().start),
                }),
                Err(error) => self.fault("bad_value", value.span().start, error.to_string()),
            }
        }
    }

    fn unknown(&mut self, kind: &str, name: &str, span: Range<usize>, known: &[String]) {
        let nearest = spelling::nearest(name, known.iter().map(String::as_str));
        let nearest = nearest.map_or_else(String::new, |nearest| format!(": did you mean {nearest}?"));
        self.fault(
            "unknown_setting",
            span.start,
            format!("no {kind} is called {name}{nearest}"),
        );
    }

    fn refused(&mut self, name: &str, refusal: &Refusal, span: Range<usize>) {
        self.fault(refusal.code(), span.start, format!("{name}: {refusal}"));
    }

    /// Resolves a path relative to the folder of the settings file.
    fn beside(&self, name: &str) -> OsString {
        self.path.parent().unwrap_or(Path::new("")).join(name).into()
    }

    fn fault(&mut self, code: &'static str, offset: usize, detail: String) {
        let place = self.place(offset);
        self.layer.faults.push(Fault { code, place, detail });
    }

    /// Returns the line and column of a byte offset in the file.
    fn place(&self, offset: usize) -> Place {
        let before = &self.bytes[..offset.min(self.bytes.len())];
        let line_start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        Place::File {
            path: self.path.to_owned(),
            line: before.iter().filter(|byte| **byte == b'\n').count() + 1,
            column: String::from_utf8_lossy(&before[line_start..]).chars().count() + 1,
        }
    }
}

/// Returns all keys allowed at the top level of a settings file.
fn names() -> Vec<String> {
    let mut names = vec![LIMITS.to_owned()];
    for setting in SETTINGS {
        names.push(setting.name());
        if setting.secrecy == Secrecy::Secret {
            names.push(setting.file_name());
        }
    }
    names
}

/// Returns a TOML value as text; `None` if its type does not match `kind`.
fn text(kind: Kind, value: &DeValue<'_>) -> Option<String> {
    match (kind, value) {
        (Kind::Text | Kind::Path | Kind::Choice(_), DeValue::String(text)) => Some(text.to_string()),
        (Kind::Switch, DeValue::Boolean(is_on)) => Some(is_on.to_string()),
        (Kind::Number { .. }, DeValue::Integer(number)) => Some(
            i128::from_str_radix(number.as_str(), number.radix())
                .map_or_else(|_| number.to_string(), |number| number.to_string()),
        ),
        _ => None,
    }
}

/// Describes the values that a setting accepts.
pub(super) fn what(setting: &Setting) -> String {
    let item = match setting.kind {
        Kind::Text => "text",
        Kind::Path => "path",
        Kind::Number { least, most } => return format!("a whole number from {least} to {most}"),
        Kind::Switch => return "true or false".to_owned(),
        Kind::Choice(texts) => return texts.map_quoted().join(" or "),
    };
    match setting.count {
        Count::One => format!("a {item}"),
        Count::Many => format!("a list of {item}s"),
    }
}

trait Quoted {
    fn map_quoted(self) -> Vec<String>;
}

impl Quoted for &[&str] {
    fn map_quoted(self) -> Vec<String> {
        self.iter().map(|text| quoted(text)).collect()
    }
}

const fn name_of(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a decimal number",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}

/// Returns a value in the syntax of a settings file; `None` if the setting has no value.
pub(super) fn written(setting: &Setting, texts: &[OsString]) -> Option<String> {
    let texts: Vec<String> = texts.iter().map(|text| text.to_string_lossy().into_owned()).collect();
    match (setting.count, setting.kind) {
        (Count::Many, _) if texts.is_empty() => None,
        (Count::Many, _) => {
            let items: Vec<String> = texts.iter().map(|text| quoted(text)).collect();
            Some(format!("[{}]", items.join(", ")))
        }
        (Count::One, Kind::Switch) => texts.last().map(|text| match text.as_str() {
            "true" | "yes" | "on" | "1" => "true".to_owned(),
            _ => "false".to_owned(),
        }),
        (Count::One, Kind::Number { .. }) => texts.last().cloned(),
        (Count::One, Kind::Text | Kind::Path | Kind::Choice(_)) => texts.last().map(|text| quoted(text)),
    }
}

/// Quotes a string. JSON escapes are also valid in TOML.
pub(super) fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}
