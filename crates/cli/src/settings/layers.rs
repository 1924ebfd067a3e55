//! Merges the settings from all sources. In descending order of precedence, these are flags, the environment,
//! credentials and the settings file. This module must not depend on what a setting does.

use super::fault::{Fault, Place};
use super::file;
use super::given::{Form, Given, Layer};
use super::setting::{Part, Secrecy, Setting};
use super::table::{SETTINGS, Settings};
use server::LimitSetting;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// Code of the fault for a secret that cannot be read or is invalid.
const BAD_SECRET: &str = "bad_mail";

/// Effective settings with their sources.
#[derive(Clone, Debug)]
pub(crate) struct Effective {
    values: BTreeMap<&'static str, (Vec<OsString>, Place)>,
    limits: BTreeMap<&'static str, (LimitSetting, Place)>,
}

/// Merges the layers for `program`; later ones override earlier ones. Settings that the program does not read keep
/// their defaults.
///
/// # Errors
/// The faults of all layers, and those of secrets that are set twice, unreadable or invalid.
pub(super) fn combine(program: Part, layers: impl IntoIterator<Item = Layer>) -> Result<Effective, Vec<Fault>> {
    let (mut last, mut limits, mut faults) = (BTreeMap::new(), BTreeMap::new(), Vec::new());
    for layer in layers {
        faults.extend(layer.faults);
        faults.extend(twice(&layer.given));
        for given in layer.given {
            if given.setting.part.is_read_by(program) {
                last.insert(given.setting.field, given);
            }
        }
        if Part::Serve.is_read_by(program) {
            let named = layer.limits.into_iter();
            limits.extend(named.map(|limit| (limit.name, (limit.setting, limit.place))));
        }
    }
    let mut values = BTreeMap::new();
    for setting in SETTINGS {
        let value = match last.remove(setting.field) {
            Some(Given { form, place, .. }) => match form {
                Form::Value(texts) => (texts, place),
                Form::InFile(path) => match secret(setting, &path, &place) {
                    Ok(text) => (vec![text], place),
                    Err(fault) => {
                        faults.push(fault);
                        continue;
                    }
                },
            },
            None => (setting.default.into_iter().map(Into::into).collect(), Place::Default),
        };
        values.insert(setting.field, value);
    }
    if faults.is_empty() {
        Ok(Effective { values, limits })
    } else {
        Err(faults)
    }
}

/// Returns a fault for each secret that a layer sets both as a value and as a file.
fn twice(given: &[Given]) -> impl Iterator<Item = Fault> {
    let in_file = given.iter().filter(|one| matches!(one.form, Form::InFile(_)));
    in_file.filter_map(|in_file| {
        let same =
            |other: &&Given| matches!(other.form, Form::Value(_)) && other.setting.field == in_file.setting.field;
        given.iter().find(same).map(|value| Fault {
            code: "repeated_setting",
            place: in_file.place.clone(),
            detail: format!(
                "{} is set at {} already: one of the two is enough",
                in_file.setting.name(),
                value.place
            ),
        })
    })
}

/// Reads a secret from the first line of a file.
fn secret(setting: &Setting, path: &Path, place: &Place) -> Result<OsString, Fault> {
    let fault = |detail: String| Fault {
        code: BAD_SECRET,
        place: place.clone(),
        detail,
    };
    let text = fs::read_to_string(path).map_err(|error| fault(format!("{}: {error}", path.display())))?;
    let line = vec![OsString::from(text.lines().next().unwrap_or_default())];
    (setting.check)(&line).map_err(|refusal| fault(format!("{}: {refusal}", path.display())))?;
    Ok(line.into_iter().collect())
}

impl Effective {
    /// Uses `folder` as the data folder if no source sets one.
    pub(super) fn or_data(mut self, folder: Option<PathBuf>) -> Self {
        if let (Some((texts, Place::Default)), Some(folder)) = (self.values.get_mut("data"), folder) {
            texts.push(folder.into());
        }
        self
    }

    /// Returns the strings of a setting's value; empty if it has no value.
    pub(super) fn texts(&self, field: &str) -> &[OsString] {
        self.values.get(field).map_or(&[], |(texts, _)| texts)
    }

    /// Returns the source of a setting's value.
    pub(crate) fn place(&self, field: &str) -> &Place {
        self.values.get(field).map_or(&Place::Default, |(_, place)| place)
    }

    /// Converts the values to their types.
    pub(crate) fn settings(&self) -> Settings {
        let limits = self.limits.values().map(|(limit, _)| limit.clone()).collect();
        Settings::read(|field| self.texts(field), limits).expect("each value was checked where it was read")
    }

    /// Returns a settings file with the values that `program` reads, and with their sources in comments. Secrets are
    /// omitted.
    pub(crate) fn to_toml(&self, program: Part) -> String {
        let read = SETTINGS.iter().filter(|setting| setting.part.is_read_by(program));
        let lines = read.map(|setting| {
            let (name, place) = (setting.name(), self.place(setting.field));
            match (setting.secrecy, file::written(setting, self.texts(setting.field))) {
                (_, None) => format!("# {name} is not set\n"),
                (Secrecy::Secret, Some(_)) => format!("# {name} is set and not shown: {place}\n"),
                (Secrecy::Open, Some(value)) => format!("{name} = {value} # {place}\n"),
            }
        });
        let mut text: String = lines.collect();
        if !self.limits.is_empty() {
            text.push_str("\n[limits]\n");
        }
        for (limit, place) in self.limits.values() {
            text.push_str(&format!(
                "{} = {} # {place}\n",
                limit.name(),
                file::quoted(limit.value())
            ));
        }
        text
    }
}
