//! Values from all places, put together: flags win over the environment, the environment over credentials, those over the
//! settings file. Must not know what a setting does.

use super::fault::{self, Fault, Place};
use super::setting::{Part, Secrecy, Setting};
use super::table::{SETTINGS, Settings};
use super::{environment, file};
use crate::data_dir;
use command::Failure;
use server::LimitSetting;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// Code of a secret that cannot be read; the only secret is the mail server's password.
const BAD_SECRET: &str = "bad_mail";

/// Form in which a value was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Value(Vec<OsString>),
    /// A file with the value in its first line.
    InFile(PathBuf),
}

/// What was given for one setting in one place. It has been checked.
#[derive(Clone, Debug)]
pub(super) struct Given {
    pub(super) setting: &'static Setting,
    pub(super) form: Form,
    pub(super) place: Place,
}

/// A limit that was set in one place.
#[derive(Clone, Debug)]
pub(crate) struct GivenLimit {
    /// Name, as in `rooms`.
    pub(crate) name: &'static str,
    pub(crate) setting: LimitSetting,
    pub(crate) place: Place,
}

/// What one place says.
#[derive(Clone, Debug, Default)]
pub(super) struct Layer {
    pub(super) given: Vec<Given>,
    pub(super) limits: Vec<GivenLimit>,
    pub(super) faults: Vec<Fault>,
}

/// The values that apply, with their places.
#[derive(Clone, Debug)]
pub(crate) struct Effective {
    values: BTreeMap<&'static str, (Vec<OsString>, Place)>,
    limits: BTreeMap<&'static str, (LimitSetting, Place)>,
}

/// Puts the layers together for `program`; a later one wins. Settings that the program does not read keep their defaults.
///
/// # Errors
/// The faults of all layers, and secrets that cannot be read.
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

/// Returns a fault for a secret that one place gives both as a value and in a file.
fn twice(given: &[Given]) -> Option<Fault> {
    let in_file = given.iter().find(|one| matches!(one.form, Form::InFile(_)))?;
    let same = |other: &&Given| matches!(other.form, Form::Value(_)) && std::ptr::eq(other.setting, in_file.setting);
    given.iter().find(same).map(|value| Fault {
        code: "repeated_setting",
        place: in_file.place.clone(),
        detail: format!(
            "{} is set at {} already: one of the two is enough",
            in_file.setting.name(),
            value.place
        ),
    })
}

/// Reads the first line of a file that holds a secret.
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

/// Reads all layers: `config` or else the usual settings file, credentials, the environment, and the given flags.
pub(super) fn read(program: Part, config: Option<&Path>, flags: Layer) -> Result<Effective, Vec<Fault>> {
    let layers = [
        settings_file(config),
        environment::credentials(std::env::var_os("CREDENTIALS_DIRECTORY").as_deref().map(Path::new)),
        environment::layer(std::env::vars_os()),
        flags,
    ];
    let effective = combine(program, layers)?.or_data(data_dir::default());
    let faults = super::mail::faults(&effective);
    if faults.is_empty() { Ok(effective) } else { Err(faults) }
}

/// Reads the file that is named by flag or variable, or the usual one if there is one.
fn settings_file(config: Option<&Path>) -> Layer {
    let variable = || std::env::var_os(environment::CONFIG).filter(|name| !name.is_empty());
    match config.map(Path::to_owned).or_else(|| variable().map(PathBuf::from)) {
        Some(path) => file::layer(&path),
        None => match data_dir::settings_file().filter(|path| path.exists()) {
            Some(path) => file::layer(&path),
            None => Layer::default(),
        },
    }
}

/// Returns the values that apply to `program` where no flags are given.
///
/// # Errors
/// The first fault.
pub(crate) fn effective(program: Part) -> Result<Effective, Failure> {
    read(program, None, Layer::default()).map_err(|faults| fault::failure(&faults))
}

impl Effective {
    /// Sets the data folder where nobody did.
    fn or_data(mut self, folder: Option<PathBuf>) -> Self {
        if let (Some((texts, Place::Default)), Some(folder)) = (self.values.get_mut("data"), folder) {
            texts.push(folder.into());
        }
        self
    }

    /// Returns the texts of a setting's value; none if it has no value.
    pub(super) fn texts(&self, field: &str) -> &[OsString] {
        self.values.get(field).map_or(&[], |(texts, _)| texts)
    }

    /// Returns where the value of a setting was written.
    pub(crate) fn place(&self, field: &str) -> &Place {
        self.values.get(field).map_or(&Place::Default, |(_, place)| place)
    }

    /// Returns the limits that were set.
    pub(super) fn limits(&self) -> Vec<LimitSetting> {
        self.limits.values().map(|(limit, _)| limit.clone()).collect()
    }

    /// Returns the typed values.
    pub(crate) fn settings(&self) -> Settings {
        Settings::read(self).expect("each value was checked where it was read")
    }

    /// Writes the values as a settings file, each with its place. Secrets are left out.
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
