//! Settings from environment variables and from systemd credentials.

use super::fault::{Fault, Place};
use super::given::{Form, Given, GivenLimit, Layer};
use super::setting::{Count, Secrecy, Setting, variable};
use super::table::SETTINGS;
use command::spelling;
use server::{LimitSetting, ServerLimits};
use std::ffi::{OsStr, OsString};
use std::path::Path;

/// Variable with the path of the settings file.
pub(super) const CONFIG: &str = "JANGGUN_CONFIG";
const PREFIX: &str = "JANGGUN_";

/// Reads the settings from environment variables. Empty variables count as unset. Unknown variables are ignored, but a
/// name that differs from a known one by a single character is a fault.
pub(super) fn layer(variables: impl Iterator<Item = (OsString, OsString)>) -> Layer {
    let mut layer = Layer::default();
    let mut variables: Vec<(String, OsString)> = variables
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value)))
        .filter(|(name, value)| name.starts_with(PREFIX) && name != CONFIG && !value.is_empty())
        .collect();
    variables.sort();
    for (name, value) in variables {
        let place = Place::Environment(name.clone());
        let mut fault = |code, detail| {
            layer.faults.push(Fault {
                code,
                place: place.clone(),
                detail,
            });
        };
        let in_file = |setting: &&Setting| setting.secrecy == Secrecy::Secret && variable(&setting.file_name()) == name;
        if let Some(setting) = SETTINGS.iter().find(|setting| setting.variable() == name) {
            let texts = items(setting, &value);
            match (setting.check)(&texts) {
                Ok(()) => layer.given.push(Given {
                    setting,
                    form: Form::Value(texts),
                    place,
                }),
                Err(refusal) => fault(refusal.code(), refusal.to_string()),
            }
        } else if let Some(setting) = SETTINGS.iter().find(in_file) {
            layer.given.push(Given {
                setting,
                form: Form::InFile(value.into()),
                place,
            });
        } else if let Some((limit, _)) = ServerLimits::defaults().find(|(limit, _)| limit_variable(limit) == name) {
            match format!("{limit}={}", value.to_string_lossy()).parse::<LimitSetting>() {
                Ok(setting) => layer.limits.push(GivenLimit {
                    name: limit,
                    setting,
                    place,
                }),
                Err(error) => fault("bad_value", error.to_string()),
            }
        } else if let Some(known) = resembled(&name) {
            fault(
                "unknown_setting",
                format!("no setting has this name: did you mean {known}?"),
            );
        }
    }
    layer
}

/// Returns the name of the variable for a limit.
pub(super) fn limit_variable(limit: &str) -> String {
    variable(&format!("limit.{limit}"))
}

/// Returns the items of a value, which are separated by commas if the setting takes several.
fn items(setting: &Setting, value: &OsStr) -> Vec<OsString> {
    match (setting.count, value.to_str()) {
        (Count::Many, Some(text)) => text.split(',').map(|item| item.trim().into()).collect(),
        _ => vec![value.to_owned()],
    }
}

/// Returns the known variable that a misspelled name resembles.
fn resembled(name: &str) -> Option<String> {
    let settings = SETTINGS.iter().map(Setting::variable);
    let limits = ServerLimits::defaults().map(|(limit, _)| limit_variable(limit));
    settings
        .chain(limits)
        .find(|known| spelling::changes(name, &known.to_lowercase()) == 1)
}

/// Returns the credentials of a systemd unit: the files in `folder` that have the names of secret settings.
pub(super) fn credentials(folder: Option<&Path>) -> Layer {
    let mut layer = Layer::default();
    let Some(folder) = folder else { return layer };
    for setting in SETTINGS.iter().filter(|setting| setting.secrecy == Secrecy::Secret) {
        let path = folder.join(setting.name());
        if path.exists() {
            layer.given.push(Given {
                setting,
                form: Form::InFile(path.clone()),
                place: Place::Credential(path),
            });
        }
    }
    layer
}
